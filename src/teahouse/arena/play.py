"""One game of a contest, from its number alone."""

import time
from collections.abc import Mapping
from dataclasses import dataclass

from teahouse.arena.contest import Contest, decision_seed
from teahouse.bots import Bot, fallback
from teahouse.core.match import Match
from teahouse.core.observation import Observation

#: Seconds after which an answer is too late; far above what any level takes.
PATIENCE = 30.0


@dataclass(frozen=True)
class Fault:
    """A decision that a bot did not make: it raised an error, overran, or named an illegal action."""

    ply: int
    seat: int
    what: str


@dataclass(frozen=True)
class Result:
    """How a game of a contest went. All but `seconds` follows from the contest and the number."""

    number: int
    seed: int
    seats: list[str]
    shares: list[float]
    scores: list[int]
    ranking: list[list[int]]
    reason: str
    first: int | None  # the seat that acted first; None where several chose at once
    decisions: list[int]
    seconds: list[float]
    fingerprint: str
    faults: list[Fault]


def play_game(contest: Contest, bots: Mapping[str, Bot], number: int, patience: float = PATIENCE) -> Result:
    """Play a game to its end; a bot that fails is replaced, for that decision, by its fallback."""
    seats, seed = contest.seats(number), contest.seed_of(number)
    match = contest.rules().new(seed)
    first = match.to_act[0] if len(match.to_act) == 1 else None
    decisions, seconds, faults = [0] * len(seats), [0.0] * len(seats), list[Fault]()
    while not match.over:
        seat = match.to_act[0]
        observation, own_seed = match.observe(seat), decision_seed(seed, match.ply, seat)
        started = time.perf_counter()
        action, trouble = decide(bots[seats[seat]], observation, own_seed)
        spent = time.perf_counter() - started
        if trouble is None and spent > patience:
            trouble = f"took {spent:.1f} s"
        if trouble is not None:
            faults.append(Fault(match.ply, seat, trouble))
            action = fallback(seats[seat], match.game).choose(observation, own_seed)
        decisions[seat] += 1
        seconds[seat] += spent
        match.play_quiet(action, seat)
    return summarise(match, Result(number, seed, list(seats), [], [], [], "", first, decisions, seconds, "", faults))


def decide(bot: Bot, observation: Observation, seed: int) -> tuple[int, str | None]:
    """A bot's action, and what is wrong with it."""
    try:
        action = bot.choose(observation, seed)
    except Exception as error:  # whatever a bot does wrong is its fault, not the arena's
        return -1, f"{type(error).__name__}: {error}"
    if action not in observation.legal:
        return -1, f"chose {action}, which is not legal"
    return int(action), None


def summarise(match: Match, played: Result) -> Result:
    """The result with how the match ended; k winners share the win, 1/k each."""
    outcome = match.outcome
    assert outcome is not None
    winners = outcome.ranking[0]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(played.seats))]
    return Result(
        played.number,
        played.seed,
        played.seats,
        shares,
        outcome.scores,
        outcome.ranking,
        outcome.reason,
        played.first,
        played.decisions,
        [round(spent, 4) for spent in played.seconds],
        match.fingerprint(),
        played.faults,
    )
