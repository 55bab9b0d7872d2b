"""The house: everything that one server process holds, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from teahouse.server.bots import Bots
from teahouse.server.bus import LocalBus
from teahouse.server.catalogue import Catalogue
from teahouse.server.guests import Guests
from teahouse.server.settings import Settings
from teahouse.server.storage import Storage
from teahouse.server.tables import Tables
from teahouse.server.writer import Writer


@dataclass(frozen=True)
class House:
    """One server process."""

    settings: Settings
    catalogue: Catalogue
    guests: Guests
    tables: Tables
    bots: Bots
    sockets: set[object]  # the open ones, to be counted


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Open the database and start the threads; close them in the end."""
    storage = Storage(settings.database)
    writer = Writer(storage.engine)
    bus, catalogue = LocalBus(), Catalogue()
    guests = Guests(storage, writer, settings.secret or storage.secret())
    tables = Tables(storage, writer, bus, catalogue, guests, settings.cached_tables)
    bots = Bots(tables, bus, settings.bot_threads, settings.bot_pause)
    try:
        yield House(settings, catalogue, guests, tables, bots, set())
    finally:
        await bots.close()
        await catalogue.close()
        await writer.close()
        storage.close()


def house_of(connection: HTTPConnection) -> House:
    """The house that serves a request or a socket."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house
