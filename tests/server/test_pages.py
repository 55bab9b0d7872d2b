"""The pages of the client as the server gives them, and their weight."""

import gzip
import re

import httpx

from teahouse.server.app import STATIC
from tests.server.running import RunningServer

FIRST_LOAD = 200 * 1024  # bytes on the wire, from nothing to a game


def test_every_path_of_the_client_leads_to_its_one_page(server: RunningServer) -> None:
    home = httpx.get(server.address)
    assert home.status_code == 200 and "<title>Teahouse</title>" in home.text
    assert home.headers["cache-control"] == "no-cache"
    assert httpx.get(f"{server.address}/table/anything").text == home.text
    assert httpx.get(f"{server.address}/nothing.html").json()["error"]["code"] == "not_found"


def test_files_named_by_their_content_are_kept_by_browsers(server: RunningServer) -> None:
    address = re.findall(r"/assets/[^\"]+", httpx.get(server.address).text)[0]
    answer = httpx.get(server.address + address, headers={"Accept-Encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"


def test_the_first_load_is_light(server: RunningServer) -> None:
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    assert any(path.suffix == ".js" for path in files)
    built = sum(len(gzip.compress(path.read_bytes())) for path in files)
    texts = ("/api/locale/ru", "/api/games/yangtze/messages/ru", "/api/games/yangtze", "/api/games")
    told = sum(len(gzip.compress(httpx.get(server.address + text).content)) for text in texts)
    assert built + told < FIRST_LOAD, f"{built} + {told}"
