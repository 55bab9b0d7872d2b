"""Sockets: one per client, for all its tables. What a client lacks is worked out when it is ready to take it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import orjson
import structlog
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from teahouse.server.guests import COOKIE
from teahouse.server.house import House, house_of
from teahouse.server.line import Line, line_of, nothing
from teahouse.server.messages import CLIENT_MESSAGES, Message, Move, Ping, Preview, Undo, Unwatch, Watch, Why
from teahouse.server.problems import Problem, Stale
from teahouse.server.tables import Table

log = structlog.get_logger()

#: A client that does not read its answers is not listened to.
UNREAD_REPLIES = 100


@dataclass(slots=True)
class Subscription:
    """A table that a client follows, and how far the client has got."""

    table: Table
    seats: tuple[int, ...]
    since: int | None
    summary_due: bool = True
    introducing: bool = False  # the summary is being put together: the state waits for it
    state_due: bool = True


class Client:
    """One socket. `receive` and `send` are those of ASGI; what the house says goes straight to the line."""

    def __init__(self, house: House, line: Line, receive: Receive, send: Send, guest: str | None) -> None:
        self.house = house
        self.guest = guest
        self._line = line
        self._receive = receive
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._following: dict[str, Subscription] = {}
        self._due: dict[str, Subscription] = {}
        self._replies: list[bytes] = []
        self._delivering = False
        self._delivered = asyncio.Event()
        self._errands: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Read and deliver until the client has gone."""
        self._line.when_changed = self._wake
        try:
            await self._listen()
        finally:
            self._line.when_changed = nothing
            for subscription in self._following.values():
                subscription.table.watchers.discard(self)
            for errand in self._errands:
                errand.cancel()

    # Reading

    async def _listen(self) -> None:
        while True:
            frame = await self._receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None:
                self.refuse("bad_message", "Messages are JSON in text frames.", {})
            elif len(text) > self.house.settings.message_limit:
                self.refuse("too_big", f"A message has at most {self.house.settings.message_limit} characters.", {})
            else:
                await self._answer(text)
            while len(self._replies) > UNREAD_REPLIES and not self._line.gone:
                self._delivered.clear()
                await self._delivered.wait()

    async def _answer(self, text: str) -> None:
        """Carry a message out, or say why not."""
        try:
            message = CLIENT_MESSAGES.validate_json(text)
        except ValidationError as error:
            self.refuse("bad_message", _explained(error), _addressed(text))
            return
        try:
            await HANDLERS[type(message)](self, message)
        except Problem as problem:
            self._refuse_problem(_addressed(text), problem)
        except Exception:
            log.exception("a message failed", message=text)
            self.refuse("unavailable", "Something went wrong on the server; nothing was changed.", _addressed(text))

    def _refuse_problem(self, address: dict[str, str], problem: Problem) -> None:
        table = self.house.tables.cached(address.get("table", ""))
        self.refuse(problem.code, problem.message, address, problem.clause, table.ply if table else None)
        if isinstance(problem, Stale) and table and table.id in self._following:
            self._following[table.id].state_due = True
            self._make_due(self._following[table.id])

    # Following tables

    def follow(self, table: Table, since: int | None) -> None:
        """Begin to follow a table, or begin anew."""
        subscription = Subscription(table, table.seats_of(self.guest), since)
        self._following[table.id] = subscription
        table.watchers.add(self)
        self._make_due(subscription)

    def leave(self, table_id: str) -> None:
        """Follow a table no longer."""
        subscription = self._following.pop(table_id, None)
        if subscription is not None:
            subscription.table.watchers.discard(self)
            self._due.pop(table_id, None)

    def notice(self, table: Table, seating: bool) -> None:
        """A table that the client follows has changed."""
        subscription = self._following[table.id]
        if seating:
            subscription.summary_due = True
            seats = table.seats_of(self.guest)
            if seats != subscription.seats:
                subscription.seats, subscription.since = seats, None
        self._make_due(subscription)

    def _make_due(self, subscription: Subscription) -> None:
        self._due[subscription.table.id] = subscription
        self._wake()

    # Writing

    def reply(self, **message: Any) -> None:
        """Answer the client."""
        self._replies.append(orjson.dumps(message))
        self._wake()

    def refuse(
        self,
        code: str,
        message: str,
        address: dict[str, str],
        clause: str | None = None,
        ply: int | None = None,
    ) -> None:
        """Tell the client that its message, which bore this address (table and key), changed nothing."""
        table, key = address.get("table"), address.get("key")
        self.reply(type="refused", table=table, key=key, code=code, message=message, clause=clause, ply=ply)

    def _wake(self) -> None:
        """Deliver as soon as whatever happens now has happened, so that all that comes of it goes out in one piece."""
        if not self._delivering:
            self._delivering = True
            self._loop.call_soon(self._deliver)

    def _deliver(self) -> None:
        """Send what is due, if the client takes it; if not, the line wakes us when it does."""
        self._delivering = False
        self._delivered.set()
        if not self._line.free:
            return
        try:
            frames, self._replies = self._replies, []
            due, self._due = self._due, {}
            frames += [frame for one in due.values() for frame in self._news(one)]
            if frames:
                self._line.write(frames)
        except Exception:
            log.exception("delivery failed")
            self._run(self._fail())

    def _news(self, subscription: Subscription) -> Iterator[bytes]:
        """What the client lacks of a table."""
        table = subscription.table
        if subscription.introducing:
            return
        if subscription.summary_due:
            subscription.introducing = True
            self._run(self._introduce(subscription))
        elif table.match is not None and (subscription.state_due or subscription.since != table.ply):
            yield table.state_frame(subscription.seats, subscription.since)
            subscription.since, subscription.state_due = table.ply, False

    async def _introduce(self, subscription: Subscription) -> None:
        """Tell who sits at a table, and then what the client lacks of it."""
        subscription.summary_due = False
        try:
            summary = await self.house.tables.summary(subscription.table, self.guest)
        except Exception:
            log.exception("a summary failed")
            await self._fail()
            return
        subscription.introducing = False
        if self._following.get(subscription.table.id) is subscription:
            self.reply(type="table", table=subscription.table.id, summary=summary.model_dump())
            self._make_due(subscription)

    async def _fail(self) -> None:
        """Close a socket to which something cannot be told; its client comes again."""
        with suppress(OSError):  # it may have gone meanwhile
            await self._send({"type": "websocket.close", "code": 1011})

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do what takes its time beside everything else."""
        task = self._loop.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


# What each message does


async def watch(client: Client, message: Watch) -> None:
    """Follow a table."""
    table = await client.house.tables.get(message.table)
    client.follow(table, message.since)
    client.house.bots.offer(table)


async def unwatch(client: Client, message: Unwatch) -> None:
    """Follow a table no longer."""
    client.leave(message.table)


async def move(client: Client, message: Move) -> None:
    """Play an action."""
    await _play(client, message, message.action)


async def undo(client: Client, message: Undo) -> None:
    """Take the last move back."""
    await _play(client, message, None)


async def _play(client: Client, message: Move | Undo, action: int | None) -> None:
    table = await client.house.tables.get(message.table)
    table.check_held(message.seat, client.guest)
    ply = await client.house.tables.play(table, message.seat, action, message.ply, message.key)
    client.reply(type="accepted", table=table.id, key=message.key, ply=ply)


async def why(client: Client, message: Why) -> None:
    """Tell which clause forbids an action."""
    table = await client.house.tables.get(message.table)
    table.check_held(message.seat, client.guest)
    clause = table.why_not(message.seat, message.after, message.action)
    sentence = table.game.clause_sentence(clause, message.language) if clause else None
    about = {"table": table.id, "action": message.action, "after": message.after}
    client.reply(type="why", **about, clause=clause, sentence=sentence)


async def preview(client: Client, message: Preview) -> None:
    """Tell what an action would bring."""
    table = await client.house.tables.get(message.table)
    table.check_held(message.seat, client.guest)
    events = table.preview(message.seat, message.after, message.action)
    client.reply(type="preview", table=table.id, action=message.action, after=message.after, events=events)


async def ping(client: Client, message: Ping) -> None:
    """Show that the server is there."""
    client.reply(type="pong")


HANDLERS: dict[type[Message], Callable[[Client, Any], Awaitable[None]]] = {
    Watch: watch,
    Unwatch: unwatch,
    Move: move,
    Undo: undo,
    Why: why,
    Preview: preview,
    Ping: ping,
}


# The endpoint


class Endpoint:
    """The sockets of all clients, each from its opening to its end. Without a cookie one can only look on.

    An application of its own: what a framework puts around a socket costs more than the frames that go through it.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client."""
        connection = HTTPConnection(scope)
        house = house_of(connection)
        await receive()  # the wish to connect
        await send({"type": "websocket.accept"})
        client = Client(house, line_of(scope), receive, send, house.guests.read(connection.cookies.get(COOKIE)))
        house.sockets.add(client)
        try:
            # In a task of its own: otherwise every frame would wake all layers of the framework around this call.
            await asyncio.create_task(client.serve())
        finally:
            house.sockets.discard(client)


def _explained(error: ValidationError) -> str:
    """What is wrong with a message, in one line."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {first['msg']}" if place else first["msg"]


def _addressed(text: str) -> dict[str, str]:
    """The table and key of a message that is otherwise wrong, so that the client can tell which it was."""
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        return {}
    if not isinstance(message, dict):
        return {}
    return {name: message[name] for name in ("table", "key") if isinstance(message.get(name), str)}
