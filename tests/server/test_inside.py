"""What goes wrong inside: two processes at one table, a database that fails, bots that fail, tables put away.

Everything here runs in this process, so that faults can be made.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import OperationalError

import teahouse
from teahouse.server import bots, catalogue, sockets, tables, writer
from teahouse.server.bus import Nudge
from teahouse.server.house import House, open_house
from teahouse.server.line import nothing
from teahouse.server.messages import Ping, Summary
from teahouse.server.problems import Closed, Illegal, NotToAct, NotYourSeat, Stale, Unavailable
from teahouse.server.settings import Settings, default_database
from teahouse.server.storage import Storage
from teahouse.server.tables import SeatWish, Table

ME, BOT = SeatWish("me"), SeatWish("bot", "greedy")


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Failures that are asked for are not printed."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    yield
    structlog.reset_defaults()


def settings(folder: Path, **further: Any) -> Settings:
    return Settings(database=f"sqlite:///{folder / 'inside.sqlite'}", bot_pause=0, **further)


@asynccontextmanager
async def house(folder: Path, **further: Any) -> AsyncIterator[House]:
    async with open_house(settings(folder, **further)) as opened:
        yield opened


async def begin(host: House, *wishes: SeatWish, guest: str = "li") -> Table:
    """A table of Yangtze that is being played."""
    table = await host.tables.create(guest, "yangtze", {"players": len(wishes)}, wishes)
    await host.tables.start(table, guest)
    return table


def first_legal(table: Table) -> tuple[int, int]:
    """A seat that is to act, and its first legal action."""
    match = table.started()
    return match.to_act[0], int(match.legal(match.to_act[0])[0])


async def play(host: House, table: Table) -> int:
    seat, action = first_legal(table)
    return await host.tables.play(table, seat, action, table.ply, None)


class Ear:
    """A watcher that remembers what it was told."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, bool]] = []

    def notice(self, table: Table, seating: bool) -> None:
        self.heard.append((table.ply, seating))


def within_seconds(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


def test_two_processes_at_one_table_never_write_the_same_ply(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as one, house(tmp_path) as other:
            here = await begin(one, ME, ME)
            there = await other.tables.get(here.id)
            await play(one, here)
            with pytest.raises(Stale):  # it has not heard of the move, and the database decides
                await play(other, there)
            assert there.ply == here.ply == 1 and there.match == here.match
            assert await play(other, there) == 2

    within_seconds(story())


def test_a_nudge_from_another_process_brings_what_it_wrote(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as one, house(tmp_path) as other:
            here = await begin(one, ME, ME)
            there, ear = await other.tables.get(here.id), Ear()
            there.watchers.add(ear)
            await play(one, here)
            await play(one, here)
            other.tables.hear(Nudge(here.id, here.ply))
            other.tables.hear(Nudge("not in memory", 5))
            while not ear.heard:
                await asyncio.sleep(0.01)
            assert ear.heard == [(2, False)] and there.match == here.match

    within_seconds(story())


def test_a_move_that_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as host:
            table, ear = await begin(host, ME, ME), Ear()
            table.watchers.add(ear)
            before = table.started().fingerprint()
            with monkeypatch.context() as broken:
                broken.setattr(writer, "append_entries", full_disk)
                with pytest.raises(Unavailable):
                    await play(host, table)
            assert (table.ply, table.started().fingerprint(), ear.heard) == (0, before, [])
            assert await play(host, table) == 1

    def full_disk(*_: object) -> None:
        raise OperationalError("INSERT", None, Exception("disk full"))

    within_seconds(story())


def test_somebody_who_has_gone_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as host:
            table = await begin(host, ME, ME)
            gone = asyncio.create_task(play(host, table))
            await asyncio.sleep(0)
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
            with pytest.raises(Stale):  # the move was on its way, and is stored
                await play(host, table)
            assert table.ply == 1 and await play(host, table) == 2

    within_seconds(story())


def test_a_log_that_the_rules_forbid_closes_its_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as host:
            table = await begin(host, ME, ME)
            await play(host, table)
            storage = Storage(host.settings.database)
            entries = storage.entries(table.id)
            fresh = Table(storage.table(table.id) or pytest.fail("lost"), table.game)
            storage.close()
            fresh.begin()
            with pytest.raises(Closed):
                fresh.replay(entries + entries)

    within_seconds(story())


def test_tables_that_nobody_watches_are_put_away_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, cached_tables=2) as host:
            watched = await begin(host, ME, ME)
            watched.watchers.add(Ear())
            idle = await begin(host, ME, ME)
            await play(host, idle)
            third = await begin(host, ME, ME)
            assert [table.id for table in host.tables.in_memory] == [watched.id, third.id]
            again = await host.tables.get(idle.id)
            assert again is not idle and again.match == idle.match and again.ply == 1

    within_seconds(story())


def test_a_table_where_everybody_looks_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, cached_tables=1) as host:
            watched = [await begin(host, ME, ME) for _ in range(1)]
            watched[0].watchers.add(Ear())
            await begin(host, ME, ME)
            assert len(host.tables) == 2

    within_seconds(story())


def test_a_bot_whose_turn_has_gone_does_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as host:
            table = await begin(host, ME, BOT)
            await host.bots.turn(table, 1)
            assert table.ply == 0, "it was not to act"
            table.seats[0].level = "greedy"
            monkeypatch.setattr(bots, "choose", lambda *_: int(table.started().legal(0)[-1]))
            late = asyncio.create_task(host.bots.turn(table, 0))
            await play(host, table)
            await late
            assert table.ply == 1, "the table had moved on"

    within_seconds(story())


def test_a_bot_that_fails_harms_nobody_and_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter(range(3))
    choose = bots.choose

    def fail_at_first(*arguments: Any) -> int:
        if next(failures, None) is not None:
            raise ZeroDivisionError
        return choose(*arguments)

    async def story() -> None:
        async with house(tmp_path) as host:
            table = await begin(host, BOT, ME)
            while table.bots_to_act:
                await asyncio.sleep(0.01)
            assert table.ply > 0 and next(failures, None) is None

    monkeypatch.setattr(bots, "choose", fail_at_first)
    monkeypatch.setattr(bots, "SWEEP", 0.02)
    within_seconds(story())


def test_a_bot_that_raises_is_replaced_by_its_fallback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = teahouse.game("yangtze", players=2).new(0)
    seen = match.observe(match.to_act[0])
    monkeypatch.setattr(bots, "find_bot", lambda *_: 1 / 0)
    assert bots.choose("adept", seen, 3) == teahouse.bot("greedy", match.game).choose(seen, 3)


def test_a_search_that_cannot_be_compiled_keeps_nobody_from_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(catalogue, "log", SimpleNamespace(exception=lambda event, game: told.append(game)))
    monkeypatch.setattr(catalogue, "make", lambda *_: 1 / 0)
    catalogue.warm_bots("yangtze")
    assert told == ["yangtze"]


def test_a_game_that_cannot_be_compiled_says_so_and_the_others_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def warm(name: str) -> None:
        if name == "yangtze":
            raise ZeroDivisionError

    async def story() -> None:
        async with house(tmp_path) as host:
            with pytest.raises(ZeroDivisionError):
                await host.catalogue.game("yangtze", {})
            other = next(name for name in teahouse.games() if name != "yangtze")
            assert (await host.catalogue.game(other, {})).name == other
            while not host.catalogue.ready:
                await asyncio.sleep(0.01)

    monkeypatch.setattr(catalogue, "warm", warm)
    within_seconds(story())


def test_what_cannot_be_asked_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as host:
            table = await begin(host, ME, ME)
            seat, action = first_legal(table)
            with pytest.raises(NotToAct):
                table.why_not(1 - seat, [action], action)
            with pytest.raises(Illegal):
                table.preview(seat, [], table.game.num_actions)
            with pytest.raises(NotYourSeat):
                table.check_held(seat, None)
            assert table.seats_of(None) == ()

    within_seconds(story())


def test_a_preview_ends_where_guesses_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as host:
            table = await begin(host, ME, ME)
            seat, action = first_legal(table)
            monkeypatch.setattr(tables, "draws_secret", lambda event: False)
            await host.tables.play(table, seat, action, 0, None)
            cell = int(table.started().legal(seat)[0])
            kinds = [event["kind"] for event in table.preview(seat, [], cell)]
            assert kinds and "drew" not in kinds, "each guess draws another tile"

    within_seconds(story())


def test_the_default_database_is_in_the_data_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database().startswith("sqlite:///") and default_database().endswith("teahouse.sqlite")


# Sockets in this process


class FakeSocket:
    """A socket and its line in one: what is put in `sent` arrives, what the server sends lands in `got`.

    The client takes so many frames before it must read some.
    """

    def __init__(self, takes: int = 1000) -> None:
        self.takes = takes
        self.gone = False
        self.when_changed = nothing
        self.sent: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.got: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

    @property
    def free(self) -> bool:
        return self.got.qsize() < self.takes

    def write(self, texts: Iterable[bytes]) -> None:
        for text in texts:
            self.got.put_nowait(json.loads(text))

    async def receive(self) -> MutableMapping[str, Any]:
        return await self.sent.get()

    async def send(self, frame: MutableMapping[str, Any]) -> None:
        await self.got.put(frame)

    async def say(self, **message: Any) -> None:
        await self.sent.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def read(self) -> MutableMapping[str, Any]:
        frame = await self.got.get()
        self.when_changed()
        return frame

    @asynccontextmanager
    async def at(self, host: House, guest: str) -> AsyncIterator[None]:
        """The client's task, from the opening of the socket to its end."""
        serving = asyncio.create_task(sockets.Client(host, self, self.receive, self.send, guest).serve())
        yield
        self.gone = True
        self.when_changed()
        await self.sent.put({"type": "websocket.disconnect"})
        await serving


def test_a_fault_of_the_server_is_answered_and_the_socket_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        socket = FakeSocket()
        async with house(tmp_path) as host, socket.at(host, "li"):
            with monkeypatch.context() as broken:
                broken.setattr(sockets, "HANDLERS", {Ping: fail})
                await socket.say(type="ping")
                assert (await socket.read())["code"] == "unavailable"
            await socket.say(type="ping")
            assert await socket.read() == {"type": "pong"}

    within_seconds(story())


def test_a_state_that_cannot_be_made_closes_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        socket = FakeSocket()
        async with house(tmp_path) as host, socket.at(host, "li"):
            table = await begin(host, ME, ME)
            monkeypatch.setattr(Table, "state_frame", lambda *_: 1 / 0)
            await socket.say(type="watch", table=table.id)
            assert await socket.read() == {"type": "websocket.close", "code": 1011}

    within_seconds(story())


def test_a_client_that_reads_slowly_gets_several_moves_in_one_state(tmp_path: Path) -> None:
    async def story() -> None:
        socket = FakeSocket(takes=1)
        async with house(tmp_path) as host, socket.at(host, "li"):
            table = await begin(host, ME, ME)
            await socket.say(type="watch", table=table.id)
            while socket.free:
                await asyncio.sleep(0)
            await play(host, table)
            await play(host, table)
            assert [(await socket.read())["type"] for _ in range(2)] == ["table", "state"]
            state = await socket.read()
            assert (state["ply"], state["reset"], {event["ply"] for event in state["events"]}) == (2, False, {0, 1})
            assert socket.got.empty()

    within_seconds(story())


def test_a_summary_that_comes_too_late_is_not_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, answered = asyncio.Event(), asyncio.Event()

    async def story() -> None:
        socket = FakeSocket()
        async with house(tmp_path) as host:
            table = await begin(host, ME, ME)
            summary = host.tables.summary

            async def slow_summary(*of: Any) -> Summary:
                asked.set()
                await answered.wait()
                return await summary(*of)

            monkeypatch.setattr(host.tables, "summary", slow_summary)
            async with socket.at(host, "li"):
                await socket.say(type="watch", table=table.id)
                await asked.wait()
                await play(host, table)  # the state waits for the summary
                await socket.say(type="unwatch", table=table.id)
                await socket.say(type="ping")
                assert await socket.read() == {"type": "pong"}
                answered.set()
                await asyncio.sleep(0.05)
                assert socket.got.empty()

    within_seconds(story())


def test_whoever_leaves_before_the_summary_came_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.Event()

    async def story() -> None:
        socket = FakeSocket()
        async with house(tmp_path) as host:
            table = await begin(host, ME, ME)

            async def no_summary(*_: object) -> None:
                asked.set()
                await asyncio.Event().wait()

            monkeypatch.setattr(host.tables, "summary", no_summary)
            async with socket.at(host, "li"):
                await socket.say(type="watch", table=table.id)
                await asked.wait()
                assert table.watchers
            assert not table.watchers and socket.got.empty()

    within_seconds(story())


def test_a_client_that_reads_no_answers_is_not_listened_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "UNREAD_REPLIES", 3)

    async def story() -> None:
        socket = FakeSocket(takes=1)
        async with house(tmp_path) as host, socket.at(host, "li"):
            for _ in range(20):
                await socket.say(type="ping")
            await asyncio.sleep(0.1)
            assert socket.sent.qsize() > 10, "the rest is not even read"
            assert [await socket.read() for _ in range(20)] == [{"type": "pong"}] * 20

    within_seconds(story())


def test_a_client_that_goes_without_reading_its_answers_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "UNREAD_REPLIES", 3)

    async def story() -> None:
        socket = FakeSocket(takes=1)
        async with house(tmp_path) as host:
            table = await begin(host, ME, ME)
            async with socket.at(host, "li"):
                await socket.say(type="watch", table=table.id)
                for _ in range(20):
                    await socket.say(type="ping")
                while socket.sent.qsize() > 15:
                    await asyncio.sleep(0.01)
                assert table.watchers
            assert not table.watchers

    within_seconds(story())


def test_a_summary_that_cannot_be_made_closes_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_summary(*_: object) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        socket = FakeSocket()
        async with house(tmp_path) as host, socket.at(host, "li"):
            table = await begin(host, ME, ME)
            monkeypatch.setattr(host.tables, "summary", no_summary)
            await socket.say(type="watch", table=table.id)
            assert await socket.read() == {"type": "websocket.close", "code": 1011}

    within_seconds(story())
