"""The one thread that writes: everything that waits goes into one transaction and is acknowledged after its commit."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from teahouse.server.storage import Entry, Status, append_entries, set_status

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has already written this ply of this table; nothing was stored."""


@dataclass(slots=True)
class Job:
    """Something to write, and who waits for it."""

    done: "asyncio.Future[Any]"
    entry: Entry | None = None  # a line of a log: these are stored together
    work: Callable[[sa.Connection], Any] | None = None  # anything else
    result: Any = None
    error: Exception | None = field(default=None)


class Writer:
    """A queue of jobs and the thread that commits them."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def append(self, entry: Entry) -> "asyncio.Future[None]":
        """Store a line of a log; Conflict where its ply is already taken."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(Job(done, entry=entry))
        return done

    def append_and_set_status(self, entry: Entry, status: Status) -> "asyncio.Future[None]":
        """Store a line that begins or ends the playing, together with the table's new status."""

        def work(connection: sa.Connection) -> None:
            append_entries(connection, [entry])
            set_status(connection, entry.table, status)

        return self.run(work)

    def run(self, work: Callable[[sa.Connection], T]) -> "asyncio.Future[T]":
        """Do other work in the transaction; it is undone alone where it fails."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(done, work=work))
        return done

    async def close(self) -> None:
        """Store what waits, then end the thread."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with self._engine.connect() as connection, self._engine.connect() as other:
            logs = other.execution_options(isolation_level="AUTOCOMMIT")  # each statement is a transaction
            for batch in self._batches():
                commit(connection, logs, batch)
                self._loop.call_soon_threadsafe(_acknowledge, batch)

    def _batches(self) -> Iterator[list[Job]]:
        """All jobs that wait, again and again, until the writer is closed."""
        while True:
            batch, job = [], self._queue.get()
            while job is not None:
                batch.append(job)
                if self._queue.empty():
                    break
                job = self._queue.get()
            if batch:
                yield batch
            if job is None:
                return


def commit(connection: sa.Connection, logs: sa.Connection, batch: list[Job]) -> None:
    """Store all jobs in one transaction; where that fails, each in one of its own, so that only the guilty fail.

    Where there are only lines of logs, as in the rush of many games, their one statement is the transaction.
    """
    try:
        if all(job.entry is not None for job in batch):
            _store(logs, batch)
        else:
            with connection.begin():
                _store(connection, batch)
    except Exception:  # whoever failed is told below
        for job in batch:
            with _noting_failure(job), connection.begin():
                _store(connection, [job])


def _store(connection: sa.Connection, jobs: list[Job]) -> None:
    entries = [job.entry for job in jobs if job.entry is not None]
    if entries:
        append_entries(connection, entries)
    for job in jobs:
        if job.work is not None:
            job.result = job.work(connection)


@contextmanager
def _noting_failure(job: Job) -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        job.error = Conflict(str(error.orig))
    except Exception as error:  # it is raised where the job was given
        job.error = error


def _acknowledge(batch: list[Job]) -> None:
    """Wake everybody whose job is stored; runs in the event loop."""
    for job in batch:
        if job.done.cancelled():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.result)
