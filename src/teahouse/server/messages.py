"""The messages on a socket: a tagged union each way. `docs/socket.md` and its schema are generated from here.

python -m teahouse.server.messages [folder]
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from teahouse.server.storage import SeatKind, Status

Language = Literal["en", "ru", "es"]
TableId = Annotated[str, Field(max_length=32, description="id of the table")]
SeatNumber = Annotated[int, Field(ge=0, le=7, description="a seat that the sender holds")]
ActionId = Annotated[int, Field(ge=0, lt=2**31, description="an action id of the table's game")]
Ply = Annotated[int, Field(ge=0, lt=2**31, description="lines of the table's log, moves taken back included")]
Key = Annotated[
    str, Field(min_length=1, max_length=64, description="chosen by the client: a repeated message is carried out once")
]
After = Annotated[
    list[ActionId], Field(max_length=8, description="actions of the seat that are assumed to be played first")
]


class Message(BaseModel):
    """Base of all messages: nothing beyond the declared fields."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# From the client


class Watch(Message):
    """Follow a table. Answered by `table` and, once it is being played, `state`."""

    type: Literal["watch"]
    table: TableId
    since: Annotated[Ply | None, Field(description="the ply that the client already has, after a reconnect")] = None


class Unwatch(Message):
    """Follow a table no longer."""

    type: Literal["unwatch"]
    table: TableId


class Move(Message):
    """Play an action. Answered by `accepted` or `refused`."""

    type: Literal["move"]
    table: TableId
    seat: SeatNumber
    action: ActionId
    ply: Annotated[Ply, Field(description="the ply that the client saw")]
    key: Key


class Undo(Message):
    """Take the seat's last move back. Answered by `accepted` or `refused`."""

    type: Literal["undo"]
    table: TableId
    seat: SeatNumber
    ply: Annotated[Ply, Field(description="the ply that the client saw")]
    key: Key


class Why(Message):
    """Ask which clause forbids an action. Answered by `why`."""

    type: Literal["why"]
    table: TableId
    seat: SeatNumber
    action: ActionId
    after: After = []
    language: Language = "en"


class Preview(Message):
    """Ask what an action would bring. Answered by `preview`."""

    type: Literal["preview"]
    table: TableId
    seat: SeatNumber
    action: ActionId
    after: After = []


class Ping(Message):
    """Ask whether the server is there. Answered by `pong`."""

    type: Literal["ping"]


ClientMessage = Annotated[Watch | Unwatch | Move | Undo | Why | Preview | Ping, Field(discriminator="type")]
CLIENT_MESSAGES: TypeAdapter[Watch | Unwatch | Move | Undo | Why | Preview | Ping] = TypeAdapter(ClientMessage)


# From the server


class SeatSummary(Message):
    """Who sits at a seat."""

    seat: int
    kind: SeatKind
    name: Annotated[str | None, Field(description="the level of a bot; null where nobody sits or has a name")]
    mine: Annotated[bool, Field(description="whether the reader holds the seat")]
    level: Annotated[str | None, Field(description="level of a bot")]


class Summary(Message):
    """A table at a glance."""

    table: str
    game: str
    options: dict[str, int]
    status: Status
    seats: list[SeatSummary]
    ply: int
    invitation: Annotated[str, Field(description="path of the page where others can join")]


class TableChanged(Message):
    """The table's seats and status: after `watch`, and whenever they change."""

    type: Literal["table"]
    table: str
    summary: Summary


class State(Message):
    """What the reader sees now: after `watch`, and after every move or undo."""

    type: Literal["state"]
    table: str
    ply: int
    views: Annotated[
        dict[str, dict[str, Any]],
        Field(description="`Match.view` by seat, for the seats that the reader holds; by «spectator» if none"),
    ]
    can_undo: Annotated[bool, Field(description="whether the reader can take the last move back")]
    events: Annotated[
        list[dict[str, Any]],
        Field(description="what the lowest of these seats (or a spectator) learned since the last `state`"),
    ]
    reset: Annotated[bool, Field(description="`events` are the whole history: forget the earlier ones")]


Code = Literal[
    "bad_message",
    "too_big",
    "unknown_table",
    "not_started",
    "not_your_seat",
    "not_to_act",
    "illegal",
    "cannot_undo",
    "stale",
    "closed",
    "unavailable",
]


class Refused(Message):
    """A message changed nothing, and why."""

    type: Literal["refused"]
    table: str | None
    key: str | None
    code: Code
    message: Annotated[str, Field(description="the reason in English")]
    clause: Annotated[str | None, Field(description="the clause of the rules that forbids it")]
    ply: Annotated[int | None, Field(description="the table's ply, where it is known")]


class Accepted(Message):
    """A move or an undo is stored; to its sender only."""

    type: Literal["accepted"]
    table: str
    key: str
    ply: Annotated[int, Field(description="the ply that it made")]


class WhyAnswer(Message):
    """The clause that forbids an action, or null where it is legal."""

    type: Literal["why"]
    table: str
    action: int
    after: list[int]
    clause: str | None
    sentence: Annotated[str | None, Field(description="the clause's first sentence, in the language asked for")]


class PreviewAnswer(Message):
    """What an action would bring: the events up to where something hidden decides."""

    type: Literal["preview"]
    table: str
    action: int
    after: list[int]
    events: list[dict[str, Any]]


class Pong(Message):
    """The server is there."""

    type: Literal["pong"]


ServerMessage = Annotated[
    TableChanged | State | Refused | Accepted | WhyAnswer | PreviewAnswer | Pong, Field(discriminator="type")
]
SERVER_MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)

FROM_CLIENT: tuple[type[Message], ...] = (Watch, Unwatch, Move, Undo, Why, Preview, Ping)
FROM_SERVER: tuple[type[Message], ...] = (TableChanged, State, Refused, Accepted, WhyAnswer, PreviewAnswer, Pong)
