"""Bots at tables: they think in threads of their own and play like anybody else.

Threads suffice because the rules and searches are compiled and let go of the interpreter's lock.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import structlog

from teahouse.bots import Bot, fallback, make
from teahouse.core.game import Game
from teahouse.core.observation import Observation
from teahouse.server.bus import Bus, Nudge
from teahouse.server.problems import NotToAct, Stale
from teahouse.server.tables import Table, Tables, bot_seed

log = structlog.get_logger()

#: Seconds between two looks for a bot whose turn was overlooked.
SWEEP = 10


class Bots:
    """Offers their turns to the bots of all tables in memory."""

    def __init__(self, tables: Tables, bus: Bus, threads: int, pause: float) -> None:
        self._tables = tables
        self._pause = pause
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._sweeper = asyncio.create_task(self._sweep())
        bus.subscribe(self._heard)

    async def close(self) -> None:
        """Let every bot stop thinking."""
        tasks = [self._sweeper, *self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def offer(self, table: Table) -> None:
        """Let the bots of a table play, if it is their turn and they do not yet."""
        if table.id not in self._playing and table.bots_to_act:
            task = asyncio.create_task(self._play(table))
            self._playing[table.id] = task
            task.add_done_callback(lambda _: self._playing.pop(table.id))

    def _heard(self, nudge: Nudge) -> None:
        table = self._tables.cached(nudge.table)
        if table is not None:
            self.offer(table)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for table in self._tables.in_memory:
                self.offer(table)

    async def _play(self, table: Table) -> None:
        """Play until no bot is to act."""
        try:
            while seats := table.bots_to_act:
                await asyncio.sleep(self._pause)
                await self.turn(table, seats[0])
        except Exception:
            log.exception("a bot failed", table=table.id, ply=table.ply)

    async def turn(self, table: Table, seat: int) -> None:
        """Make one move for a bot; where the table moved on meanwhile, nothing."""
        match, ply, level = table.started(), table.ply, table.seats[seat].level
        if seat not in match.to_act or level is None:
            return
        loop = asyncio.get_running_loop()
        action = await loop.run_in_executor(self._pool, choose, level, match.observe(seat), bot_seed(table))
        try:
            await self._tables.play(table, seat, action, ply, None)
        except (Stale, NotToAct):
            return


def choose(level: str, observation: Observation, seed: int) -> int:
    """A bot's choice, in a thread of the pool; one that fails is replaced by its fallback, and nobody waits."""
    try:
        return int(find_bot(level, observation.game).choose(observation, seed))
    except Exception:
        log.exception("a bot failed", level=level, game=observation.game.name, ply=observation.ply)
        return int(fallback(level, observation.game).choose(observation, seed))


@lru_cache(maxsize=256)
def find_bot(level: str, game: Game) -> Bot:
    """The bot of a level for people who play a game."""
    return make(level, game, people=True)
