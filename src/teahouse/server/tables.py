"""Tables: game, options, seed and the log of moves. The match in memory is a cache, replayed from the log.

For every move: validate, apply to a copy, store, swap in, publish.
"""

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import orjson
import structlog

from teahouse.core.errors import ActionRangeError, CannotUndo, IllegalAction, SeatError, TeahouseError
from teahouse.core.events import Event
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.server.bus import Bus, Nudge
from teahouse.server.catalogue import Catalogue
from teahouse.server.guests import Guests
from teahouse.server.messages import SeatSummary, Summary
from teahouse.server.problems import (
    AlreadyStarted,
    BadRequest,
    Closed,
    Illegal,
    NothingToUndo,
    NotStarted,
    NotToAct,
    NotYourSeat,
    SeatTaken,
    Stale,
    Unavailable,
    UnknownTable,
)
from teahouse.server.storage import (
    Entry,
    Seat,
    Status,
    Storage,
    StoredTable,
    add_table,
    set_status,
    take_seat,
)
from teahouse.server.writer import Conflict, Writer

log = structlog.get_logger()

#: So many guesses at what is hidden must agree before a preview shows an event.
GUESSES = 6


class Watcher(Protocol):
    """Whoever wants to know that a table has changed."""

    def notice(self, table: "Table", seating: bool) -> None:
        """The table has a new ply or, with `seating`, other seats or another status; must not block."""


class Table:
    """One table in memory."""

    def __init__(self, stored: StoredTable, game: Game) -> None:
        self.id = stored.id
        self.game = game
        self.seed = stored.seed
        self.seats = stored.seats
        self.status: Status = stored.status
        self.ply = 0
        self.last_undo = 0  # the ply that the last undo made
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._accepted: dict[tuple[int, str], int] = {}  # the ply that a seat's idempotency key made
        self._views: dict[int | None, orjson.Fragment] = {}
        self._events: dict[int, dict[int | None, list[dict[str, Any]]]] = {}  # by the first move that they tell of
        self._frames: dict[tuple[tuple[int, ...], int | None], bytes] = {}

    # Who sits where

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        if guest is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == guest)

    def check_held(self, seat: int, guest: str | None) -> None:
        """Complain unless the guest holds the seat."""
        if not 0 <= seat < len(self.seats) or guest is None or self.seats[seat].guest != guest:
            raise NotYourSeat(f"Seat {seat} is not yours.")

    @property
    def bots_to_act(self) -> list[int]:
        """The seats of bots whose turn it is."""
        if self.match is None:
            return []
        return [seat for seat in self.match.to_act if self.seats[seat].kind == "bot"]

    # The match

    def started(self) -> Match:
        """The match, if there is one yet."""
        if self.match is None:
            raise NotStarted("The game has not begun yet.")
        return self.match

    def begin(self) -> None:
        """Set the match up."""
        self.match = self.game.new(self.seed)
        self._forget_frames()

    def accepted(self, seat: int, key: str | None) -> int | None:
        """The ply that was made under this key; None where it is new."""
        return None if key is None else self._accepted.get((seat, key))

    def still_awaits(self, seat: int, ply: int) -> bool:
        """Whether a choice that a seat was to make at an earlier ply is still open.

        So it is where several seats choose at once and only others have chosen since.
        """
        match = self.started()
        since = self.ply - ply
        if not self.last_undo <= ply < self.ply or any(move.seat == seat for move in match.moves[-since:]):
            return False
        return seat in match.to_act and seat in match.at(match.ply - since).to_act

    def swap_in(self, match: Match, entry: Entry) -> None:
        """Go on from the match after a line of the log."""
        self.match = match
        self.ply = entry.ply
        self.status = status_after(match)
        if entry.action is None:
            self.last_undo = entry.ply
        if entry.key is not None:
            self._accepted[entry.seat, entry.key] = entry.ply
        self._forget_frames()

    def replay(self, entries: Iterable[Entry]) -> None:
        """Go on through further lines of the log; Closed where they no longer lead to the same positions."""
        match = self.started()
        for entry in entries:
            try:
                carry_out(match, entry.seat, entry.action)
            except TeahouseError as error:
                raise Closed from error
            if match.fingerprint() != entry.fingerprint:
                raise Closed
            self.swap_in(match, entry)

    # What can be asked without changing anything

    def why_not(self, seat: int, after: Sequence[int], action: int) -> str | None:
        """The clause that forbids an action of a seat, as far as that seat can know."""
        match = self.started().determinise(seat, seed=0)
        try:
            for earlier in after:
                match.play(earlier, seat)
            return match.why_not(action, seat)
        except (SeatError, IllegalAction, ActionRangeError) as error:
            raise refusal(error) from error

    def preview(self, seat: int, after: Sequence[int], action: int) -> list[dict[str, Any]]:
        """What an action would bring, up to where something hidden decides."""
        match = self.started()
        try:
            futures = [self._guess(match.determinise(seat, guess), seat, after, action) for guess in range(GUESSES)]
        except (SeatError, IllegalAction, ActionRangeError) as error:
            raise refusal(error) from error
        agreed = []
        for events in zip(*futures, strict=False):
            if any(event != events[0] for event in events):
                break
            agreed.append(events[0])
        return agreed

    def _guess(self, match: Match, seat: int, after: Sequence[int], action: int) -> list[dict[str, Any]]:
        """The events of an action in a world that agrees with what the seat knows, before a secret is drawn."""
        for earlier in after:
            match.play(earlier, seat)
        seen = []
        for event in match.play(action, seat):
            if draws_secret(event):
                break
            seen.append(event.seen_by(seat))
        return seen

    # Frames: each distinct one is made once per ply, however many sockets get it

    def state_frame(self, seats: tuple[int, ...], since: int | None) -> bytes:
        """The `state` message for somebody who holds these seats and has seen the ply `since`."""
        if since is not None and not self.last_undo <= since <= self.ply:
            since = None
        frame = self._frames.get((seats, since))
        if frame is None:
            frame = self._frames[seats, since] = self._state_frame(seats, since)
        return frame

    def _state_frame(self, seats: tuple[int, ...], since: int | None) -> bytes:
        match = self.started()
        first = 0 if since is None else match.ply - (self.ply - since)
        return orjson.dumps(
            {
                "type": "state",
                "table": self.id,
                "ply": self.ply,
                "views": {str(seat): self._view(seat) for seat in seats} or {"spectator": self._view(None)},
                "can_undo": match.undo_seat in seats,
                "events": self._learned(first, seats[0] if seats else None),
                "reset": since is None,
            }
        )

    def _view(self, seat: int | None) -> orjson.Fragment:
        """What a seat sees, as JSON; the views of all seats that people hold are made together."""
        if not self._views:
            viewers = self._viewers()
            views = self.started().views_as_json(viewers)
            self._views = {seat: orjson.Fragment(seen) for seat, seen in zip(viewers, views, strict=True)}
        return self._views[seat]

    def _learned(self, first: int, seat: int | None) -> list[dict[str, Any]]:
        """What a seat learned from the moves number `first` on; for all seats that people hold it is told together."""
        if first not in self._events:
            viewers = self._viewers()
            told = self.started().events_of(first, viewers)
            self._events[first] = dict(zip(viewers, told, strict=True))
        return self._events[first][seat]

    def _viewers(self) -> list[int | None]:
        """A spectator, and the seats that people hold."""
        return [None, *(number for number, one in enumerate(self.seats) if one.kind == "guest")]

    def _forget_frames(self) -> None:
        self._views.clear()
        self._events.clear()
        self._frames.clear()


@dataclass(frozen=True)
class SeatWish:
    """How somebody who makes a table wants a seat: for me, open, or for a bot."""

    kind: Literal["me", "open", "bot"]
    level: str | None = None


class Tables:
    """All tables: made, found, and changed."""

    def __init__(
        self, storage: Storage, writer: Writer, bus: Bus, catalogue: Catalogue, guests: Guests, keep: int
    ) -> None:
        self._storage = storage
        self._writer = writer
        self._bus = bus
        self._catalogue = catalogue
        self._guests = guests
        self._keep = keep
        self._cache: OrderedDict[str, Table] = OrderedDict()
        self._loading = asyncio.Lock()
        self._catching_up: set[asyncio.Task[None]] = set()
        bus.subscribe(self.hear)

    def __len__(self) -> int:
        return len(self._cache)

    @property
    def in_memory(self) -> list[Table]:
        """The tables that are in memory."""
        return list(self._cache.values())

    # Finding

    async def get(self, table_id: str) -> Table:
        """A table, from memory or replayed from its log."""
        table = self._cache.get(table_id)
        if table is None:
            async with self._loading:
                table = self._cache.get(table_id) or await self._load(table_id)
        self._cache.move_to_end(table_id)
        return table

    def cached(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._cache.get(table_id)

    async def _load(self, table_id: str) -> Table:
        stored = await asyncio.to_thread(self._storage.table, table_id)
        if stored is None:
            raise UnknownTable
        table = Table(stored, await self._catalogue.game(stored.game, stored.options))
        if table.status != "open":
            table.begin()
            table.replay(await asyncio.to_thread(self._storage.entries, table_id))
        self._remember(table)
        return table

    def _remember(self, table: Table) -> None:
        self._cache[table.id] = table
        if len(self._cache) > self._keep:
            idle = (other for other in self._cache.values() if not other.watchers and not other.lock.locked())
            forgotten = next(idle, table)
            if forgotten is not table:
                del self._cache[forgotten.id]

    async def of(self, guest: str) -> list[Table]:
        """The tables where a guest has a seat, the newest first; those that are closed are left out."""
        found = []
        for table_id in await asyncio.to_thread(self._storage.tables_of, guest):
            try:
                found.append(await self.get(table_id))
            except Closed:
                log.warning("table is closed", table=table_id)
        return found

    async def summary(self, table: Table, guest: str | None) -> Summary:
        """A table at a glance, as a guest sees it."""
        seats = [
            SeatSummary(
                seat=number,
                kind=seat.kind,
                name=await self._guests.name(seat.guest) if seat.guest else seat.level,
                mine=guest is not None and seat.guest == guest,
                level=seat.level,
            )
            for number, seat in enumerate(table.seats)
        ]
        return Summary(
            table=table.id,
            game=table.game.name,
            options=table.game.options,
            status=table.status,
            seats=seats,
            ply=table.ply,
            invitation=f"/table/{table.id}",
        )

    # Before the game

    async def create(self, guest: str, name: str, options: Mapping[str, int], wishes: Sequence[SeatWish]) -> Table:
        """Make a table with its seats."""
        game = await self._catalogue.game(name, options)
        if len(wishes) != game.players:
            raise BadRequest(f"The game has {game.players} seats, and {len(wishes)} were described.")
        seats = [_seat(wish, guest) for wish in wishes]
        stored = StoredTable(
            id=secrets.token_urlsafe(9),
            game=game.name,
            rules_version=game.rules_version,
            options=game.options,
            seed=secrets.randbits(128),
            status="open",
            seats=seats,
        )
        await self._writer.run(lambda connection: add_table(connection, stored))
        table = Table(stored, game)
        self._remember(table)
        return table

    async def join(self, table: Table, seat: int, guest: str) -> None:
        """Give an open seat to a guest."""
        async with table.lock:
            if table.status != "open":
                raise AlreadyStarted("The game has already begun.")
            if not 0 <= seat < len(table.seats):
                raise BadRequest(f"There is no seat {seat}: seats run from 0 to {len(table.seats) - 1}.")
            if table.seats[seat].guest == guest:
                return
            free = table.seats[seat].kind == "open"
            if not free or not await self._writer.run(lambda to: take_seat(to, table.id, seat, guest)):
                raise SeatTaken(f"Seat {seat} is taken.")
            table.seats[seat] = Seat("guest", guest)
        self._bus.publish(Nudge(table.id, table.ply, seating=True))

    async def start(self, table: Table, guest: str) -> None:
        """Begin the game; anybody who has a seat may."""
        async with table.lock:
            if not table.seats_of(guest):
                raise NotYourSeat("Only those who have a seat can begin the game.")
            if table.status != "open":
                raise AlreadyStarted("The game has already begun.")
            if empty := [str(number) for number, seat in enumerate(table.seats) if seat.kind == "open"]:
                raise BadRequest(f"Nobody sits at seat {', '.join(empty)} yet.")
            await self._writer.run(lambda connection: set_status(connection, table.id, "playing"))
            table.begin()
            table.status = "playing"
        self._bus.publish(Nudge(table.id, table.ply, seating=True))

    # Playing

    async def play(self, table: Table, seat: int, action: int | None, ply: int, key: str | None) -> int:
        """Carry out an action (None: take the last one back) of a seat, meant for `ply`; return the new ply.

        A key that was accepted before changes nothing and returns the ply that it made. Whether the seat belongs
        to whoever asks is not checked here.
        """
        async with table.lock:
            done = table.accepted(seat, key)
            if done is not None:
                return done
            match = table.started().copy()
            if ply != table.ply and (action is None or not table.still_awaits(seat, ply)):
                raise Stale(ply, table.ply)
            try:
                carry_out(match, seat, action)
            except TeahouseError as error:
                raise refusal(error) from error
            entry = Entry(table.id, table.ply + 1, seat, action, key, match.fingerprint())
            before = table.status
            await self._store(table, entry, status_after(match))
            table.swap_in(match, entry)
            self._bus.publish(Nudge(table.id, entry.ply, seating=table.status != before))
            return entry.ply

    async def _store(self, table: Table, entry: Entry, status: Status) -> None:
        """Store a line of the log; where somebody else was faster, read what they wrote and say Stale."""
        try:
            if status == table.status:
                await self._writer.append(entry)
            else:
                await self._writer.append_and_set_status(entry, status)
        except Conflict as error:
            await self._catch_up(table)
            raise Stale(entry.ply - 1, table.ply) from error
        except Exception as error:
            log.exception("a move was not stored", table=table.id)
            raise Unavailable from error

    async def _catch_up(self, table: Table) -> None:
        """Read the lines of the log that others have written."""
        table.replay(await asyncio.to_thread(self._storage.entries, table.id, table.ply))

    # Hearing of changes

    def hear(self, nudge: Nudge) -> None:
        """Tell whoever watches, after reading what another process wrote."""
        table = self._cache.get(nudge.table)
        if table is None:
            return
        if nudge.ply > table.ply:
            task = asyncio.create_task(self._fetch(table))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)
            return
        for watcher in table.watchers:
            watcher.notice(table, nudge.seating)

    async def _fetch(self, table: Table) -> None:
        """Bring a table up to date after a nudge from another process."""
        before = table.status
        async with table.lock:
            await self._catch_up(table)
        for watcher in table.watchers:
            watcher.notice(table, table.status != before)


def _seat(wish: SeatWish, guest: str) -> Seat:
    match wish.kind:
        case "me":
            return Seat("guest", guest)
        case "open":
            return Seat("open")
        case "bot":
            return Seat("bot", level=wish.level)


def carry_out(match: Match, seat: int, action: int | None) -> None:
    """Play an action of a seat, or (None) take its last one back; nothing has changed where that is impossible."""
    if action is not None:
        match.play(action, seat)
    elif match.undo_seat != seat:
        raise CannotUndo
    else:
        match.undo()


def status_after(match: Match) -> Status:
    """Whether a match that has begun goes on."""
    return "over" if match.over else "playing"


def refusal(error: TeahouseError) -> Illegal | NotToAct | NothingToUndo:
    """The server's answer to an action that the engine did not carry out."""
    match error:
        case CannotUndo():
            return NothingToUndo(str(error))
        case SeatError():
            return NotToAct(str(error))
        case IllegalAction():
            return Illegal(str(error), error.clause)
        case _:
            return Illegal(str(error))


def draws_secret(event: Event) -> bool:
    """Whether an event tells its seat something that nobody can know beforehand."""
    return event.kind.reveals and bool(event.kind.secret)


def bot_seed(table: Table) -> int:
    """The seed of a bot's choice at the table's ply; it says nothing about the match's own chance."""
    digest = hashlib.blake2b(f"bot {table.seed} {table.ply}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
