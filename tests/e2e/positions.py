"""Saved games that lead into each dialogue, opened as tables in a visitor's browser."""

from pathlib import Path

import teahouse
from tests.e2e.prepared import put_table
from tests.e2e.visitor import Visitor
from tests.server.running import RunningServer

POSITIONS = Path(__file__).parent / "positions"


def sit_down(server: RunningServer, visitor: Visitor, position: str, *seats: str) -> None:
    """Open a table at a saved position, «game/name»; seats are «me» or the level of a bot, all mine if not described."""
    match = teahouse.load(POSITIONS.joinpath(f"{position}.teahouse").read_text("utf-8"))
    wishes = seats or ("me",) * match.game.players
    guest: str = visitor.page.context.request.get(f"{server.address}/api/me").json()["guest"]
    visitor.go_to(put_table(server, match, [guest if wish == "me" else f"bot {wish}" for wish in wishes]))
    visitor.dock.wait_for()
