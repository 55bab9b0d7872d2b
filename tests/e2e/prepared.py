"""Tables that are already in the middle of a game: written into the server's database as it would have done itself."""

import random
import secrets
from collections.abc import Callable, Sequence

from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.server.storage import Entry, Seat, StoredTable, add_table, append_entries, open_engine

from tests.server.running import RunningServer


def put_table(server: RunningServer, match: Match, seats: Sequence[str]) -> str:
    """Store a match as a table and return the path of its page.

    Seats are ids of guests, or «bot LEVEL».
    """
    assert match.seed is not None
    table = StoredTable(
        id=secrets.token_urlsafe(9),
        game=match.game.name,
        rules_version=match.game.rules_version,
        options=dict(match.game.options),
        seed=match.seed,
        status="over" if match.over else "playing",
        seats=[Seat("bot", level=seat.removeprefix("bot ")) if seat.startswith("bot ") else Seat("guest", seat) for seat in seats],
    )
    engine = open_engine(f"sqlite:///{server.database}")
    try:
        with engine.begin() as connection:
            add_table(connection, table)
            if match.moves:
                append_entries(connection, entries(table.id, match))
    finally:
        engine.dispose()
    return f"{server.address}/table/{table.id}"


def entries(table: str, match: Match) -> list[Entry]:
    """The lines of the log that lead to a match."""
    assert match.seed is not None
    twin = match.game.new(match.seed)
    lines = []
    for ply, move in enumerate(match.moves, 1):
        twin.play(move.action, move.seat)
        lines.append(Entry(table, ply, move.seat, move.action, None, twin.fingerprint()))
    return lines


def find_match(game: Game, wanted: Callable[[Match], bool], seeds: int = 400) -> Match:
    """The first position of random games, by seed, that is as wanted."""
    for seed in range(seeds):
        match = game.new(seed)
        chance = random.Random(seed)
        while not match.over:
            if wanted(match):
                return match
            seat = chance.choice(match.to_act)
            match.play(int(chance.choice(match.legal(seat))), seat)
        if wanted(match):
            return match
    raise AssertionError(f"no such position in {seeds} games")
