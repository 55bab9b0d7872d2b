"""Tables that begin in the middle of a game, put into the database of a running server before it knows them."""

import random
import secrets
from collections.abc import Callable
from pathlib import Path

import teahouse
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.server.storage import Entry, Seat, Storage, StoredTable, add_table, append_entries
from tests.e2e.visitor import Visitor
from tests.server.running import RunningServer

POSITIONS = Path(__file__).parent / "positions"


def sit_down(server: RunningServer, visitor: Visitor, position: str, others: str = "me") -> None:
    """Open a table at a saved position, «game/name», in the browser of a visitor who sits where something is asked.

    `others` is who has the other seats: the same visitor, or bots of a level.
    """
    match = teahouse.load(POSITIONS.joinpath(f"{position}.teahouse").read_text("utf-8"))
    me = Seat("guest", guest_of(visitor))
    seats = [
        me if seat in match.to_act or others == "me" else Seat("bot", level=others)
        for seat in range(match.game.players)
    ]
    visitor.go_to(f"{server.address}/table/{put_match(server, match, seats)}")
    visitor.dock.wait_for()


def guest_of(visitor: Visitor) -> str:
    """The id by which the server knows a visitor."""
    return str(visitor.page.context.request.get(f"{visitor.address}/api/me").json()["guest"])


def put_match(server: RunningServer, match: Match, seats: list[Seat]) -> str:
    """Store a match as a table with these seats; return its id."""
    assert match.seed is not None
    table = StoredTable(
        secrets.token_urlsafe(9),
        match.game.name,
        match.game.rules_version,
        dict(match.game.options),
        match.seed,
        "over" if match.over else "playing",
        seats,
    )
    entries = log_of(table.id, match)
    storage = Storage(f"sqlite:///{server.database}")
    with storage.engine.begin() as connection:
        add_table(connection, table)
        if entries:
            append_entries(connection, entries)
    storage.close()
    return table.id


def log_of(table: str, match: Match) -> list[Entry]:
    """The lines of a table's log that lead to a match."""
    assert match.seed is not None
    twin, entries = match.game.new(match.seed), []
    for ply, move in enumerate(match.moves, 1):
        twin.play(move.action, move.seat)
        entries.append(Entry(table, ply, move.seat, move.action, None, twin.fingerprint()))
    return entries


def find_match(game: Game, wanted: Callable[[Match], bool], games: int = 400) -> Match:
    """The first position that is as wanted, in random games from the seeds 0, 1, …"""
    for seed in range(games):
        match, chance = game.new(seed), random.Random(seed)
        while not wanted(match):
            if match.over:
                break
            seat = chance.choice(match.to_act)
            match.play(int(chance.choice(match.legal(seat))), seat)
        else:
            return match
    raise AssertionError(f"no such position in {games} games")
