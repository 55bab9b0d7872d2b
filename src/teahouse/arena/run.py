"""Playing a contest: on this machine's cores, or on a Ray cluster; every game is reproducible on its own."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from functools import lru_cache
from pathlib import Path

from teahouse.arena import record
from teahouse.arena.contest import Contest
from teahouse.arena.play import Result, play_game
from teahouse.bots import Bot
from teahouse.core.errors import TeahouseError

Runner = Callable[[Contest, list[int], int], Iterator[Result]]


class MissingExtra(TeahouseError):
    """Something that is installed only when it is asked for."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} is not installed: pip install 'teahouse[{extra}]' adds it.")


def run(
    contest: Contest,
    jobs: int = 1,
    runner: str = "cores",
    out: Path | None = None,
    advance: Callable[[int], None] = lambda games: None,
) -> list[Result]:
    """Play the games of a contest that the file `out` does not have yet; return all, in the order of their numbers."""
    results = record.read(out, contest) if out else {}
    advance(len(results))
    missing = [number for number in range(contest.games) if number not in results]
    if missing:
        warm(contest)
        played = RUNNERS[runner](contest, missing, jobs)
        for result in _stored(played, out, contest, results):
            results[result.number] = result
            advance(1)
    return [results[number] for number in sorted(results)]


def _stored(
    played: Iterable[Result], out: Path | None, contest: Contest, results: dict[int, Result]
) -> Iterator[Result]:
    """The games as they are played, each in the file before it is counted, and sorted there in the end."""
    if out is None:
        yield from played
        return
    with closing(record.start(out, contest, results)) as file:
        for result in played:
            record.add(file, result)
            yield result
    record.write(out, contest, results)


def warm(contest: Contest) -> None:
    """Let every bot decide once, so that what must be compiled is compiled here and not by every worker."""
    bots = _bots(contest)
    match = contest.rules().new(0)
    for bot in bots.values():
        bot.choose(match.observe(match.to_act[0]))


@lru_cache(maxsize=8)
def _bots(contest: Contest) -> dict[str, Bot]:
    return contest.make_bots()


def play_number(contest: Contest, number: int) -> Result:
    """One game, by a worker that keeps its bots from game to game."""
    return play_game(contest, _bots(contest), number)


def on_cores(contest: Contest, numbers: list[int], jobs: int) -> Iterator[Result]:
    """Play in so many processes, or in this one."""
    if jobs == 1:
        yield from (play_number(contest, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from (done.result() for done in as_completed(pool.submit(play_number, contest, n) for n in numbers))


def on_ray(contest: Contest, numbers: list[int], jobs: int) -> Iterator[Result]:
    """Play on a Ray cluster: the one of RAY_ADDRESS, or a local one with so many workers."""
    try:
        import ray
    except ImportError as error:
        raise MissingExtra("Ray", "ray") from error
    if not ray.is_initialized():
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False)
    remote = ray.remote(play_number)
    waiting = [remote.remote(contest, number) for number in numbers]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


RUNNERS: dict[str, Runner] = {"cores": on_cores, "ray": on_ray}
