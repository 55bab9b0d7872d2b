"""The levels of bots that search: for each game a budget in iterations, for the ladder, and one in seconds for people.

The numbers were found by duels in the arena; docs/ladder.md shows what they are worth.
"""

from dataclasses import replace

from teahouse.bots.ismcts import Search, Settings
from teahouse.core.game import Game

NAMES = ("novice", "adept", "master")

LEVELS: dict[str, dict[str, Settings]] = {
    "yangtze": {
        "novice": Settings(iterations=8, trust=100.0, plies=4, slips=15),
        "adept": Settings(iterations=24),
        "master": Settings(iterations=3000, exploration=0.3),
    },
    "madame_ching": {
        "novice": Settings(iterations=8, trust=100.0, plies=4, slips=25),
        "adept": Settings(iterations=24),
        "master": Settings(iterations=1500, exploration=0.3, own=True, gains=True, rounds=True),
    },
    "yellow_yangtze": {
        "novice": Settings(iterations=4, trust=100.0, plies=4, slips=25),
        "adept": Settings(iterations=10),
        "master": Settings(iterations=1200, narrow=True, relist=8),
    },
}

#: For games that have no numbers of their own.
COMMON = {
    "novice": Settings(iterations=20, slips=15),
    "adept": Settings(iterations=100),
    "master": Settings(iterations=500),
}

#: For people: seconds, threads, and how many times the iterations of the ladder are never exceeded.
FOR_PEOPLE = {"novice": (0.1, 1, 1), "adept": (0.3, 1, 20), "master": (0.8, 2, 1000)}


def searcher(level: str, game: Game, people: bool = False) -> Search:
    """The bot of a level; for people the clock decides, and a novice stays one on a fast machine."""
    settings = LEVELS.get(game.name, COMMON)[level]
    if people:
        seconds, threads, times = FOR_PEOPLE[level]
        settings = replace(
            settings, seconds=seconds, threads=threads, iterations=settings.iterations * times, nodes=400_000
        )
    return Search(game, settings)
