"""What is to be played: which bots, in which orders, on which seeds."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from teahouse import bot, game
from teahouse.bots import Bot
from teahouse.core.errors import OptionError
from teahouse.core.game import Game


@dataclass(frozen=True)
class Contest:
    """Bots for all seats of a game. Every order of seats, by rotation, is played on the same seeds."""

    game: str
    options: tuple[tuple[str, int], ...]
    bots: tuple[str, ...]
    games: int
    seed: int

    @property
    def orders(self) -> list[tuple[str, ...]]:
        """The rotations of the bots that differ."""
        turned = [self.bots[k:] + self.bots[:k] for k in range(len(self.bots))]
        return list(dict.fromkeys(turned))

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return self.orders[number % len(self.orders)]

    def seed_of(self, number: int) -> int:
        """The seed of a game; it is the same for every order."""
        return self.seed + number // len(self.orders)

    def rules(self) -> Game:
        """The game with its options."""
        return game(self.game, **dict(self.options))

    def make_bots(self) -> dict[str, Bot]:
        """The bots by name."""
        rules = self.rules()
        return {name: bot(name, rules) for name in dict.fromkeys(self.bots)}


def contest(name: str, options: Mapping[str, object], bots: list[str], games: int, seed: int) -> Contest:
    """A contest whose every part exists; as many players as bots where the number is left out.

    The games are rounded up so that every order is played equally often.
    """
    rules = game(name, **{"players": len(bots), **options})
    if len(bots) != rules.players:
        raise OptionError("players", rules.players, f"{len(bots)} bots were named, one is needed for each seat")
    if games < 1:
        raise OptionError("games", games, "at least one is needed")
    for bot_name in dict.fromkeys(bots):
        bot(bot_name, rules)
    found = Contest(name, tuple(rules.options.items()), tuple(bots), games, seed)
    return Contest(name, found.options, found.bots, -(-games // len(found.orders)) * len(found.orders), seed)


def decision_seed(seed: int, ply: int, seat: int) -> int:
    """The seed of a bot's decision; it says nothing about the match's own chance."""
    digest = hashlib.blake2b(f"decision {seed} {ply} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
