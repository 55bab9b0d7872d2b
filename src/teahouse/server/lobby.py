"""The HTTP routes: who I am, the games, and tables until they are played."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from teahouse import bots
from teahouse.core.errors import UnknownBot
from teahouse.server import catalogue
from teahouse.server.guests import COOKIE, COOKIE_SECONDS, NAME_LIMIT
from teahouse.server.house import House, house_of
from teahouse.server.messages import Summary
from teahouse.server.problems import BadRequest
from teahouse.server.tables import SeatWish, Table


class ErrorAbout(BaseModel):
    """What was wrong: a code for programs and a sentence for people."""

    code: str
    message: str


class ErrorAnswer(BaseModel):
    """The body of every answer that is a refusal."""

    error: ErrorAbout


class Me(BaseModel):
    """The guest who asks."""

    guest: str
    name: Annotated[str | None, Field(description="null until it is chosen")]


class Rename(BaseModel):
    """Another name."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LIMIT)]


class SeatRequest(BaseModel):
    """Who shall sit at a seat of a new table."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["me", "open", "bot"]
    level: str | None = Field(None, max_length=32, description="level of a bot")


class NewTable(BaseModel):
    """A table to be made; several seats for me are a hot seat."""

    model_config = ConfigDict(extra="forbid")

    game: str
    options: dict[str, int] = {}
    seats: list[SeatRequest] = Field(max_length=8)


class TableCreated(BaseModel):
    """The id of a new table."""

    table: str


class Join(BaseModel):
    """The seat to take."""

    seat: int


class Clauses(BaseModel):
    """A rulebook: clauses by id."""

    clauses: dict[str, str]


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok"]
    ready: bool = Field(description="whether every game is compiled")
    tables: int = Field(description="tables in memory")
    sockets: int = Field(description="open sockets")


def guest_of(request: Request, response: Response) -> str:
    """The guest who asks; somebody new gets a cookie."""
    guests = house_of(request).guests
    guest = guests.read(request.cookies.get(COOKIE))
    if guest is None:
        guest = guests.new()
        response.set_cookie(COOKIE, guests.sign(guest), max_age=COOKIE_SECONDS, httponly=True, samesite="lax")
    return guest


Guest = Annotated[str, Depends(guest_of)]
Inside = Annotated[House, Depends(house_of)]


async def table_of(table_id: str, house: Inside) -> Table:
    """The table of a path."""
    return await house.tables.get(table_id)


OneTable = Annotated[Table, Depends(table_of)]

REFUSALS: dict[int | str, dict[str, object]] = {"4XX": {"model": ErrorAnswer, "description": "What was wrong"}}
router = APIRouter(prefix="/api", responses=REFUSALS)
health = APIRouter()


@router.get("/me")
async def me(guest: Guest, house: Inside) -> Me:
    """Who I am."""
    return Me(guest=guest, name=await house.guests.name(guest))


@router.put("/me")
async def rename(wish: Rename, guest: Guest, house: Inside) -> Me:
    """Call me something else."""
    await house.guests.rename(guest, wish.name)
    return Me(guest=guest, name=wish.name)


@router.get("/games")
async def games(guest: Guest) -> list[catalogue.GameAbout]:
    """The games that can be played."""
    return catalogue.listed()


@router.get("/games/{game}")
async def game(game: str) -> catalogue.Descriptor:
    """Everything that a client needs to know about a game."""
    return catalogue.describe(game)


@router.get("/games/{game}/rulebook/{language}")
async def rulebook(game: str, language: str) -> Clauses:
    """The rules of a game in words."""
    return Clauses(clauses=catalogue.clauses(game, language))


@router.get("/games/{game}/rulebook/{language}/text", response_class=PlainTextResponse)
async def rulebook_text(game: str, language: str) -> str:
    """The rules of a game as a page in Markdown; a paragraph that is a clause begins with its id."""
    return catalogue.rulebook_text(game, language)


@router.get("/games/{game}/messages/{language}", response_class=PlainTextResponse)
async def game_messages(game: str, language: str) -> str:
    """What a game says, in Fluent's syntax."""
    return catalogue.game_messages(game, language)


@router.get("/locale/{language}", response_class=PlainTextResponse)
async def locale(language: str) -> str:
    """What the project says, in Fluent's syntax."""
    return catalogue.project_messages(language)


@router.post("/tables", status_code=201)
async def create(wish: NewTable, guest: Guest, house: Inside) -> TableCreated:
    """Make a table."""
    wishes = [SeatWish(seat.kind, seat.level) for seat in wish.seats]
    for seat in wishes:
        if seat.kind == "bot":
            _check_level(seat)
    table = await house.tables.create(guest, wish.game, wish.options, wishes)
    return TableCreated(table=table.id)


def _check_level(seat: SeatWish) -> None:
    if seat.level is None:
        raise BadRequest("A bot needs a level.")
    try:
        bots.check(seat.level)
    except UnknownBot as error:
        raise BadRequest(str(error)) from error


@router.get("/tables")
async def my_tables(guest: Guest, house: Inside) -> list[Summary]:
    """The tables where I have a seat, the newest first."""
    return [await house.tables.summary(table, guest) for table in await house.tables.of(guest)]


@router.get("/tables/{table_id}")
async def summary(table: OneTable, guest: Guest, house: Inside) -> Summary:
    """A table at a glance."""
    return await house.tables.summary(table, guest)


@router.get("/tables/{table_id}/text/{language}", response_class=PlainTextResponse)
async def text(table: OneTable, language: str, guest: Guest, seat: int | None = None) -> str:
    """The table drawn as text: as a seat of mine sees it or, where none is named, as a spectator does."""
    if seat is not None:
        table.check_held(seat, guest)
    return table.started().text(seat, catalogue.check_language(language))


@router.post("/tables/{table_id}/join")
async def join(wish: Join, table: OneTable, guest: Guest, house: Inside) -> Summary:
    """Take an open seat."""
    await house.tables.join(table, wish.seat, guest)
    return await house.tables.summary(table, guest)


@router.post("/tables/{table_id}/start")
async def start(table: OneTable, guest: Guest, house: Inside) -> Summary:
    """Begin the game."""
    await house.tables.start(table, guest)
    return await house.tables.summary(table, guest)


@health.get("/healthz")
async def healthz(house: Inside) -> Health:
    """How the server is."""
    return Health(status="ok", ready=house.catalogue.ready, tables=len(house.tables), sockets=len(house.sockets))
