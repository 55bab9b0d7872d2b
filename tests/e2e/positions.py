"""Tables that begin in the middle of a saved game, put into the database of a running server before it knows them."""

import secrets
from collections.abc import Sequence
from pathlib import Path

import teahouse
from teahouse.server.storage import Entry, Seat, Storage, StoredTable, add_table, append_entries
from tests.e2e.visitor import Visitor
from tests.server.running import RunningServer

POSITIONS = Path(__file__).parent / "positions"


def sit_down(server: RunningServer, visitor: Visitor, position: str, *seats: str) -> str:
    """Open a table at a saved position in the visitor's browser; return its id.

    Seats are «me» or the level of a bot. Those that are not described: whoever is to act is me, all others are bots
    that play greedily.
    """
    guest: str = visitor.page.context.request.get(f"{server.address}/api/me").json()["guest"]
    table = put_down(server, position, guest, seats)
    visitor.go_to(f"{server.address}/table/{table}")
    visitor.dock.wait_for()
    return table


def put_down(server: RunningServer, position: str, guest: str, seats: Sequence[str] = ()) -> str:
    """Store a saved game as a table that is being played."""
    match = teahouse.load(POSITIONS.joinpath(position).with_suffix(".teahouse").read_text("utf-8"))
    wishes = seats or ["me" if seat in match.to_act else "greedy" for seat in range(match.game.players)]
    taken = [Seat("guest", guest) if wish == "me" else Seat("bot", level=wish) for wish in wishes]
    assert match.seed is not None
    table = StoredTable(
        secrets.token_urlsafe(9),
        match.game.name,
        match.game.rules_version,
        dict(match.game.options),
        match.seed,
        "playing",
        taken,
    )
    entries = [
        Entry(table.id, ply + 1, move.seat, move.action, None, match.at(ply + 1).fingerprint())
        for ply, move in enumerate(match.moves)
    ]
    storage = Storage(f"sqlite:///{server.database}")
    with storage.engine.begin() as connection:
        add_table(connection, table)
        append_entries(connection, entries)
    storage.close()
    return table.id
