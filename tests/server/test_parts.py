"""Parts of the server without a process: the writer, the layout of the database, the generated pages."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from teahouse.core.rulebook import LANGUAGES
from teahouse.server import messages, sockets
from teahouse.server.documents import documents
from teahouse.server.storage import METADATA, Entry, Seat, Storage, StoredTable, add_table, migrate
from teahouse.server.writer import Conflict, Writer

ROOT = Path(__file__).parents[2]


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty database with the tables «a» and «b»."""
    storage = Storage(f"sqlite:///{tmp_path / 'test.sqlite'}")
    with storage.engine.begin() as connection:
        for table in ("a", "b"):
            seats = [Seat("guest", "li"), Seat("bot", level="greedy")]
            add_table(connection, StoredTable(table, "yangtze", 1, {"players": 2}, 2**127, "playing", seats))
    yield storage
    storage.close()


def entry(table: str, ply: int) -> Entry:
    return Entry(table, ply, 0, 7, None, "f")


def test_the_migrations_make_what_the_code_expects(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_migrations_can_be_taken_back(storage: Storage) -> None:
    migrate(storage.engine, "base")
    assert sa.inspect(storage.engine).get_table_names() == ["alembic_version"]
    migrate(storage.engine)
    assert storage.table("a") is None


def test_commits_reach_the_disk(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_a_table_is_read_as_it_was_written(storage: Storage) -> None:
    stored = storage.table("a")
    assert stored is not None
    assert stored.seed == 2**127 and stored.options == {"players": 2}
    assert stored.seats == [Seat("guest", "li"), Seat("bot", level="greedy")]
    assert sorted(storage.tables_of("li")) == ["a", "b"] and storage.tables_of("du fu") == []
    assert storage.table("c") is None


def test_a_conflict_fails_alone(storage: Storage) -> None:
    async def write() -> list[object]:
        writer = Writer(storage.engine)
        await writer.append(entry("a", 1))
        jobs = [writer.append(entry("a", 1)), writer.append(entry("b", 1)), writer.append(entry("a", 2))]
        jobs.append(writer.append_and_set_status(entry("b", 2), "over"))
        results: list[object] = list(await asyncio.gather(*jobs, return_exceptions=True))
        await writer.close()
        return results

    first, *others = asyncio.run(write())
    assert isinstance(first, Conflict) and others == [None, None, None]
    assert [(line.table, line.ply) for line in storage.entries("a") + storage.entries("b", 1)] == [
        ("a", 1), ("a", 2), ("b", 2),
    ]  # fmt: skip
    assert (storage.table("b") or pytest.fail("lost")).status == "over"


def test_failing_work_is_undone_and_told(storage: Storage) -> None:
    def fail(connection: sa.Connection) -> None:
        connection.execute(sa.text("DELETE FROM seats"))
        raise ValueError("no")

    async def write() -> None:
        writer = Writer(storage.engine)
        stored = writer.append(entry("a", 1))
        with pytest.raises(ValueError, match="no"):
            await writer.run(fail)
        await stored
        await writer.close()

    asyncio.run(write())
    stored = storage.table("a")
    assert stored is not None and len(stored.seats) == 2 and len(storage.entries("a")) == 1


def test_what_waits_when_the_writer_closes_is_stored(storage: Storage) -> None:
    async def write() -> None:
        writer = Writer(storage.engine)
        jobs = [writer.append(entry("a", ply)) for ply in range(1, 51)]
        await writer.close()
        await asyncio.gather(*jobs)

    asyncio.run(write())
    assert len(storage.entries("a")) == 50


def test_the_secret_is_made_once(storage: Storage) -> None:
    assert storage.secret() == storage.secret()


def test_the_languages_are_those_of_the_project() -> None:
    assert get_args(messages.Language) == LANGUAGES


def test_every_message_has_a_handler() -> None:
    assert set(sockets.HANDLERS) == set(messages.FROM_CLIENT)


@pytest.mark.parametrize("name", sorted(documents()))
def test_the_generated_documents_are_current(name: str) -> None:
    assert (ROOT / "docs" / name).read_text("utf-8") == documents()[name], "run make generated"
