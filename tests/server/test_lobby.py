"""The lobby: guests, games, tables before they are played."""

import httpx

from tests.server.running import PATIENCE, RunningServer


def error_of(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["message"]
    code: str = error["code"]
    return code


def test_a_guest_keeps_identity_and_name(server: RunningServer) -> None:
    person = server.person()
    assert person.http.get("/api/me").json()["guest"] == person.guest
    assert person.http.get("/api/me").json()["name"] is None
    assert person.http.put("/api/me", json={"name": "  Li Qingzhao "}).json()["name"] == "Li Qingzhao"
    assert person.http.get("/api/me").json() == {"guest": person.guest, "name": "Li Qingzhao"}


def test_a_forged_cookie_is_somebody_new(server: RunningServer) -> None:
    person = server.person()
    forged = f'"{person.guest}".AAAAAAAAAAAAAAAAAAAAAAAAAAA'
    answer = httpx.get(f"{server.address}/api/me", headers={"Cookie": f"teahouse_guest={forged}"})
    assert answer.json()["guest"] != person.guest
    assert "teahouse_guest" in answer.cookies


def test_an_empty_or_endless_name_is_refused(server: RunningServer) -> None:
    person = server.person()
    assert error_of(person.http.put("/api/me", json={"name": "   "}), 422) == "bad_request"
    assert error_of(person.http.put("/api/me", json={"name": "x" * 41}), 422) == "bad_request"


def test_games_are_listed_and_described(server: RunningServer) -> None:
    http = server.person().http
    games = {game["name"]: game for game in http.get("/api/games").json()}
    assert sorted(games["yangtze"]["options"][0]["values"]) == [2, 3, 4]
    about = http.get("/api/games/yangtze").json()
    for verb in about["verbs"]:
        count = 1
        for parameter in verb["parameters"]:
            count *= len(about["domains"][parameter["domain"]]["values"])
        assert count == verb["count"]
    assert sum(verb["count"] for verb in about["verbs"]) == about["num_actions"]
    assert about["schema"]["properties"]["players"]
    assert len(about["components"]["tiles"]) == 36


def test_events_name_the_domains_that_they_use(server: RunningServer) -> None:
    about = server.person().http.get("/api/games/yangtze").json()
    placed = next(event for event in about["events"] if event["name"] == "placed")
    domain = next(parameter["domain"] for parameter in placed["parameters"] if parameter["name"] == "tile")
    assert about["domains"][domain]["values"][0] == "0"  # the start tile, which no action can place


def test_texts_are_served_in_three_languages(server: RunningServer) -> None:
    http = server.person().http
    rulebooks = [
        http.get(f"/api/games/yangtze/rulebook/{language}").json()["clauses"] for language in ("en", "ru", "es")
    ]
    assert set(rulebooks[0]) == set(rulebooks[1]) == set(rulebooks[2])
    for language in ("en", "ru", "es"):
        page = http.get(f"/api/games/yangtze/rulebook/{language}/text").text
        assert page.startswith("# ") and all(f"\n`{clause}` — " in page for clause in rulebooks[0])
        assert "colour-red" in http.get(f"/api/games/yangtze/messages/{language}").text
        assert http.get(f"/api/locale/{language}").status_code == 200
    assert error_of(http.get("/api/locale/xx"), 404) == "not_found"
    assert error_of(http.get("/api/games/yangtze/rulebook/xx/text"), 404) == "not_found"
    assert error_of(http.get("/api/games/nothing"), 404) == "unknown_game"


def test_create_join_and_start(server: RunningServer) -> None:
    host, friend = server.person(), server.person()
    table = host.create("me", "open", "greedy")
    assert [seat["kind"] for seat in host.summary(table)["seats"]] == ["guest", "open", "bot"]
    assert error_of(host.start(table), 400) == "bad_request"
    assert friend.join(table, 1).json()["seats"][1]["mine"]
    assert friend.join(table, 1).status_code == 200  # again, and nothing happens
    assert host.start(table).json()["status"] == "playing"
    summary = friend.summary(table)
    assert [seat["mine"] for seat in summary["seats"]] == [False, True, False]
    assert summary["invitation"] == f"/table/{table}"


def test_a_table_is_drawn_as_text_for_its_seats(server: RunningServer) -> None:
    ada, bela = server.person(), server.person()
    table = ada.create("me", "greedy")
    path = f"/api/tables/{table}/text"
    assert error_of(ada.http.get(f"{path}/en"), 409) == "not_started"
    ada.start(table)
    own, watching = ada.http.get(f"{path}/en?seat=0").text, ada.http.get(f"{path}/en").text
    assert own != watching == bela.http.get(f"{path}/en").text
    assert ada.http.get(f"{path}/ru?seat=0").text != own
    assert error_of(bela.http.get(f"{path}/en?seat=0"), 403) == "not_your_seat"
    assert error_of(ada.http.get(f"{path}/fr?seat=0"), 404) == "not_found"


def test_my_tables_are_mine_only(server: RunningServer) -> None:
    host, stranger = server.person(), server.person()
    tables = {host.create("me", "open"), host.create("me", "greedy")}
    assert {summary["table"] for summary in host.http.get("/api/tables").json()} == tables
    assert stranger.http.get("/api/tables").json() == []


def test_a_taken_seat_is_refused(server: RunningServer) -> None:
    host, first, second = server.person(), server.person(), server.person()
    table = host.create("me", "open", "greedy")
    assert first.join(table, 1).status_code == 200
    assert error_of(second.join(table, 1), 409) == "seat_taken"
    assert error_of(second.join(table, 0), 409) == "seat_taken"
    assert error_of(second.join(table, 2), 409) == "seat_taken"
    assert error_of(second.join(table, 9), 400) == "bad_request"
    assert host.summary(table)["seats"][1]["name"] is None
    first.http.put("/api/me", json={"name": "Bela"})
    assert host.summary(table)["seats"][1]["name"] == "Bela"


def test_only_those_at_the_table_start_it_and_only_once(server: RunningServer) -> None:
    host, stranger = server.person(), server.person()
    table = host.create("me", "greedy")
    assert error_of(stranger.start(table), 403) == "not_your_seat"
    assert host.start(table).status_code == 200
    assert error_of(host.start(table), 409) == "already_started"
    assert error_of(stranger.join(table, 1), 409) == "already_started"


def test_bad_tables_are_refused(server: RunningServer) -> None:
    http = server.person().http
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "greedy"}

    def refused(**body: object) -> str:
        answer = http.post(
            "/api/tables", json={"game": "yangtze", "options": {"players": 2}, "seats": [me, bot]} | body
        )
        return error_of(answer, answer.status_code)

    assert refused(game="chess") == "unknown_game"
    assert refused(options={"players": 9}) == "bad_option"
    assert refused(options={"dragons": 1}) == "bad_option"
    assert refused(seats=[me]) == "bad_request"
    assert refused(seats=[me, {"kind": "bot"}]) == "bad_request"
    assert refused(seats=[me, {"kind": "bot", "level": "oracle"}]) == "bad_request"
    assert refused(seats=[me, {"kind": "cat"}]) == "bad_request"
    assert refused(seats="everybody") == "bad_request"
    assert error_of(http.post("/api/tables", content=b"{nonsense"), 422) == "bad_request"


def test_unknown_tables_and_paths_are_refused(server: RunningServer) -> None:
    person = server.person()
    assert error_of(person.http.get("/api/tables/nothing"), 404) == "unknown_table"
    assert error_of(person.join("nothing", 0), 404) == "unknown_table"
    assert error_of(person.start("nothing"), 404) == "unknown_table"
    assert error_of(person.http.get("/api/nothing"), 404) == "not_found"


def test_health_and_openapi(server: RunningServer) -> None:
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).json()["status"] == "ok"
    paths = httpx.get(f"{server.address}/api/openapi.json").json()["paths"]
    assert {"/api/me", "/api/games", "/api/tables", "/api/tables/{table_id}/join", "/healthz"} <= set(paths)
