"""What is kept: tables, their seats, the log of their moves, names of guests. SQLAlchemy Core, synchronous.

Reading functions may be called from any thread; whatever writes takes the connection of the writer's transaction.
"""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

Status = Literal["open", "playing", "over"]
SeatKind = Literal["guest", "open", "bot"]

METADATA = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("created", sa.DateTime, nullable=False, server_default=sa.func.now()),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("guest", sa.String(32), nullable=True, index=True),
    sa.Column("level", sa.String(32), nullable=True),
)

#: The log of every table. The primary key decides between two writers.
MOVES = sa.Table(
    "moves",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Integer, nullable=True),
    sa.Column("key", sa.String(64), nullable=True),
    sa.Column("fingerprint", sa.String(64), nullable=False),
    sqlite_with_rowid=False,
)

GUESTS = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
)

#: Facts about the house itself, such as the key that signs cookies.
FACTS = sa.Table(
    "facts",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


class Entry(NamedTuple):
    """One line of a table's log: a move, or (action None) the last move taken back.

    `ply` counts lines, so it grows with an undo too; `fingerprint` is that of the match afterwards.
    """

    table: str
    ply: int
    seat: int
    action: int | None
    key: str | None
    fingerprint: str


@dataclass(slots=True)
class Seat:
    """Who sits where."""

    kind: SeatKind
    guest: str | None = None
    level: str | None = None


@dataclass(frozen=True)
class StoredTable:
    """A table without its log."""

    id: str
    game: str
    rules_version: int
    options: dict[str, int]
    seed: int
    status: Status
    seats: list[Seat]


class Storage:
    """The database: opened, brought up to date, and read."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        migrate(self.engine)

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    def table(self, table: str) -> StoredTable | None:
        """A table by its id."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            query = sa.select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
            seats = [Seat(seat.kind, seat.guest, seat.level) for seat in connection.execute(query)]
        return StoredTable(
            row.id, row.game, row.rules_version, json.loads(row.options), int(row.seed), row.status, seats
        )

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The lines of a table's log after a ply, in order."""
        query = sa.select(MOVES).where(MOVES.c.table == table, MOVES.c.ply > after).order_by(MOVES.c.ply)
        with self.engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    def tables_of(self, guest: str, limit: int = 50) -> list[str]:
        """The ids of the tables where a guest has a seat, the newest first."""
        seated = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
        query = sa.select(TABLES.c.id).where(TABLES.c.id.in_(seated))
        query = query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def name_of(self, guest: str) -> str | None:
        """The name that a guest has chosen."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(GUESTS.c.name).where(GUESTS.c.id == guest))

    def secret(self) -> str:
        """The key that signs cookies, made when it is first asked for."""
        query = sa.select(FACTS.c.value).where(FACTS.c.name == "secret")
        with self.engine.begin() as connection:
            found = connection.scalar(query)
            if found is None:
                found = secrets.token_urlsafe(32)
                connection.execute(sa.insert(FACTS).values(name="secret", value=found))
        return found


# Writing, inside the writer's transaction


def append_entries(connection: sa.Connection, entries: Sequence[Entry]) -> None:
    """Add lines to logs; IntegrityError where a (table, ply) is already taken."""
    connection.execute(_APPEND, {"entries": json.dumps(entries)})


def _append() -> sa.Insert:
    """All lines in one statement: around each the interpreter's lock must be had again from a busy event loop."""
    rows = sa.func.json_each(sa.bindparam("entries")).table_valued("value")
    columns = [sa.func.json_extract(rows.c.value, f"$[{number}]") for number in range(len(MOVES.columns))]
    return sa.insert(MOVES).from_select([column.name for column in MOVES.columns], sa.select(*columns))


_APPEND = _append()


def set_status(connection: sa.Connection, table: str, status: Status) -> None:
    """Note that a table is open, playing or over."""
    connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(status=status))


def add_table(connection: sa.Connection, table: StoredTable) -> None:
    """Keep a new table with its seats."""
    options = json.dumps(table.options)
    row = {"id": table.id, "game": table.game, "rules_version": table.rules_version, "options": options}
    connection.execute(sa.insert(TABLES).values(row | {"seed": str(table.seed), "status": table.status}))
    rows = [
        {"table": table.id, "seat": number, "kind": seat.kind, "guest": seat.guest, "level": seat.level}
        for number, seat in enumerate(table.seats)
    ]
    connection.execute(sa.insert(SEATS), rows)


def take_seat(connection: sa.Connection, table: str, seat: int, guest: str) -> bool:
    """Give an open seat to a guest; False where it is no longer open."""
    place = (SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.kind == "open")
    taken = connection.execute(sa.update(SEATS).where(*place).values(kind="guest", guest=guest))
    return taken.rowcount == 1


def set_name(connection: sa.Connection, guest: str, name: str) -> None:
    """Keep the name of a guest."""
    changed = connection.execute(sa.update(GUESTS).where(GUESTS.c.id == guest).values(name=name))
    if changed.rowcount == 0:
        connection.execute(sa.insert(GUESTS).values(id=guest, name=name))


# Opening


def open_engine(url: str) -> sa.Engine:
    """An engine for the URL of a SQLite file, whose folder is made."""
    address = sa.make_url(url)
    Path(address.database or "").parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(address)
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: object) -> None:
    """Readers beside one writer, and every commit on the disk before it is acknowledged."""
    connection.isolation_level = None  # transactions begin where SQLAlchemy says so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: sa.Connection) -> None:
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN")


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Bring the database to the newest layout, or to another revision («base»: before the first)."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("teahouse.server") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        step = command.downgrade if revision == "base" else command.upgrade
        step(config, revision)
