"""What a contest has shown: shares of wins, score differences, ratings, and the time that decisions took."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from teahouse.arena.contest import Contest
from teahouse.arena.play import Result

#: Standard deviations on both sides that hold 95 % of a normal distribution.
Z = 1.959964


@dataclass(frozen=True)
class Interval:
    """An estimate with the ends of its 95 % interval."""

    estimate: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How a bot did; where it holds several seats, on average over them."""

    bot: str
    seats: int
    wins: Interval
    difference: Interval
    rating: float
    uncertainty: float
    decisions: int
    seconds: float
    faults: int


def standings(contest: Contest, results: Sequence[Result]) -> list[Standing]:
    """The bots of a contest, in the order in which they were named."""
    ratings = rate(contest, results)
    rows = []
    for bot in dict.fromkeys(contest.bots):
        shares = [share(result, bot) for result in results]
        seats = [(result, seat) for result in results for seat, name in enumerate(result.seats) if name == bot]
        mine = [rating for name, rating in zip(contest.bots, ratings, strict=True) if name == bot]
        rows.append(
            Standing(
                bot=bot,
                seats=contest.bots.count(bot),
                wins=proportion(shares),
                difference=mean([difference(result, bot) for result in results]),
                rating=sum(mu for mu, _ in mine) / len(mine),
                uncertainty=max(sigma for _, sigma in mine),
                decisions=sum(result.decisions[seat] for result, seat in seats),
                seconds=sum(result.seconds[seat] for result, seat in seats),
                faults=sum(fault.seat == seat for result, seat in seats for fault in result.faults),
            )
        )
    return rows


def share(result: Result, bot: str) -> float:
    """A bot's share of the win in a game, per seat that it holds."""
    own = [won for won, name in zip(result.shares, result.seats, strict=True) if name == bot]
    return sum(own) / len(own)


def difference(result: Result, bot: str) -> float:
    """A bot's score less that of the others, on average over seats; 0 where it plays only itself."""
    own = [score for score, name in zip(result.scores, result.seats, strict=True) if name == bot]
    others = [score for score, name in zip(result.scores, result.seats, strict=True) if name != bot]
    return sum(own) / len(own) - sum(others) / len(others) if others else 0.0


def proportion(shares: Sequence[float]) -> Interval:
    """Wilson's interval for a share of wins; it is not empty even where every game was won."""
    count = len(shares)
    estimate = sum(shares) / count
    middle = (estimate + Z * Z / (2 * count)) / (1 + Z * Z / count)
    spread = Z * math.sqrt(estimate * (1 - estimate) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Interval(estimate, max(0.0, middle - spread), min(1.0, middle + spread))


def mean(values: Sequence[float]) -> Interval:
    """The normal interval for a mean."""
    count = len(values)
    average = sum(values) / count
    variance = sum((value - average) ** 2 for value in values) / max(1, count - 1)
    spread = Z * math.sqrt(variance / count)
    return Interval(average, average - spread, average + spread)


def rate(contest: Contest, results: Iterable[Result]) -> list[tuple[float, float]]:
    """OpenSkill ratings (mean and uncertainty) of the contest's bots, each named seat for itself."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in contest.bots]
    for result in results:
        turn = contest.orders.index(tuple(result.seats))
        who = [(seat + turn) % len(ratings) for seat in range(len(ratings))]
        places = {seat: place for place, tied in enumerate(result.ranking) for seat in tied}
        ranks = [float(places[seat]) for seat in range(len(ratings))]
        for bot, (rated,) in zip(who, model.rate([[ratings[bot]] for bot in who], ranks=ranks), strict=True):
            ratings[bot] = rated
    return [(float(rating.mu), float(rating.sigma)) for rating in ratings]
