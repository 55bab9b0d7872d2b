"""The application: lobby, socket, and the pages of the client."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from teahouse.server import lobby, sockets
from teahouse.server.house import open_house
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings

STATIC = Path(str(resources.files("teahouse.server") / "static"))


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application of one server process."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(chosen) as house:
            app.state.house = house
            yield

    app = FastAPI(title="Teahouse", lifespan=lifespan, docs_url="/api/docs", openapi_url="/api/openapi.json")
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.include_router(lobby.router)
    app.include_router(lobby.health)
    app.router.routes.append(WebSocketRoute("/ws", sockets.Endpoint()))
    app.add_exception_handler(Problem, _refuse_problem)
    app.add_exception_handler(RequestValidationError, _refuse_body)
    app.add_exception_handler(HTTPException, _refuse_http)
    if STATIC.joinpath("index.html").exists():
        app.mount("/", Pages(directory=STATIC, html=True))
    return app


class Pages(StaticFiles):
    """The built client; the paths of its own pages all lead to its one page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the one page."""
        if path.startswith("table/"):
            path = "index.html"
        response = await super().get_response(path, scope)
        named_by_content = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if named_by_content else "no-cache"
        return response


def _answer(status: int, code: str, message: str) -> JSONResponse:
    return JSONResponse({"error": {"code": code, "message": message}}, status)


async def _refuse_problem(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Problem)
    return _answer(problem.status, problem.code, problem.message)


async def _refuse_body(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return _answer(422, "bad_request", f"{'.'.join(map(str, first['loc']))}: {first['msg']}")


async def _refuse_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return _answer(error.status_code, "not_found" if error.status_code == 404 else "bad_request", error.detail)
