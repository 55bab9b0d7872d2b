"""Playing through sockets: what everybody gets, what is refused, and what nobody else may see."""

import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import websockets

import teahouse
from teahouse.core.match import Match
from teahouse.server.storage import Storage
from tests.server.running import Person, RunningServer


@pytest.fixture
def pair(server: RunningServer) -> Iterator[tuple[str, Person, Person]]:
    """Two people who have just begun a game."""
    host, friend = server.person(), server.person()
    table = host.create("me", "open")
    assert friend.join(table, 1).status_code == 200
    assert host.start(table).status_code == 200
    host.connect().watch(table)
    friend.connect().watch(table)
    yield table, host, friend
    host.disconnect()
    friend.disconnect()


def logged_match(server: RunningServer, table: str) -> list[Match]:
    """The match after every line of the table's log, the beginning first."""
    storage = Storage(f"sqlite:///{server.database}")
    stored = storage.table(table)
    assert stored is not None
    matches = [teahouse.game(stored.game, **stored.options).new(stored.seed)]
    for entry in storage.entries(table):
        match = matches[-1].copy()
        if entry.action is None:
            match.undo()
        else:
            match.play(entry.action, entry.seat)
        assert match.fingerprint() == entry.fingerprint
        matches.append(match)
    storage.close()
    return matches


def refusal(answer: dict[str, Any]) -> str:
    assert answer["type"] == "refused", answer
    assert answer["message"]
    code: str = answer["code"]
    return code


def test_a_move_reaches_everybody(pair: tuple[str, Person, Person], server: RunningServer) -> None:
    table, host, friend = pair
    looker = server.person().connect()
    assert set(looker.watch(table)["views"]) == {"spectator"}
    host.play_some(table, 1)
    for person in (host, friend, looker):
        assert person.wait_for(1)["ply"] == 1
    assert set(host.state["views"]) == {"0"}
    assert set(friend.state["views"]) == {"1"}
    assert [event["kind"] for event in friend.state["events"]] == ["chose"]
    assert friend.state["events"][0]["tile"] is None and host.state["events"][0]["tile"] is not None
    assert not friend.state["reset"]


def test_a_whole_game_between_two_shows_each_only_their_own(
    pair: tuple[str, Person, Person], server: RunningServer
) -> None:
    table, host, friend = pair
    looker = server.person().connect()
    looker.watch(table)
    while host.state["views"]["0"]["outcome"] is None:
        host.play_some(table, 20)
        friend.wait_for(host.state["ply"])
        friend.play_some(table, 20)
        host.wait_for(friend.state["ply"])
    looker.wait_for(host.state["ply"])
    assert host.summary(table)["status"] == "over"
    matches = logged_match(server, table)
    assert matches[-1].over
    for person, seat in ((host, 0), (friend, 1), (looker, None)):
        check_frames(person, seat, matches)


def check_frames(person: Person, seat: int | None, matches: list[Match]) -> None:
    """Every frame is what the engine shows that seat at that ply, and holds no secret of another's."""
    name = "spectator" if seat is None else str(seat)
    heard: list[dict[str, Any]] = []
    for frame in person.frames:
        if frame["type"] != "state":
            continue
        match = matches[frame["ply"]]
        assert frame["views"] == {name: json.loads(json.dumps(match.view(seat)))}
        state = frame["views"][name]["state"]
        assert state["stream"] is None and state["pile"] is None
        for other, player in enumerate(state["players"]):
            if other != seat:
                assert player["hand"] is None and player["chosen"] is None and player["turned"] is None
        for event in frame["events"]:
            if event["kind"] in ("drew", "chose"):
                assert (event["tile"] is not None) == (event["seat"] == seat)
        heard = frame["events"] if frame["reset"] else heard + frame["events"]
    assert heard == matches[-1].events(0, seat)


def test_bots_play_a_whole_game(server: RunningServer) -> None:
    person = server.person()
    table = person.create("me", "greedy", "random")
    person.start(table)
    person.connect().watch(table)
    while person.state["views"]["0"]["outcome"] is None:
        if person.turn() is None:
            person.receive("state")
        else:
            person.play_some(table, 1)
    check_frames(person, 0, logged_match(server, table))


def test_hot_seat_gets_the_views_of_its_seats(server: RunningServer) -> None:
    person, stranger = server.person(), server.person()
    table = person.create("me", "me", "greedy")
    person.start(table)
    stranger.connect().watch(table)
    assert set(person.connect().watch(table)["views"]) == {"0", "1"}
    person.play_some(table, 6)
    assert {entry["to_act"][0] for entry in person.state["views"].values()} <= {0, 1, 2}
    assert set(stranger.wait_for(6)["views"]) == {"spectator"}


def test_somebody_who_joins_gets_the_new_seat_at_once(server: RunningServer) -> None:
    host, friend = server.person(), server.person()
    table = host.create("me", "open")
    friend.connect().send(type="watch", table=table)
    assert friend.receive("table")["summary"]["seats"][1]["kind"] == "open"
    friend.join(table, 1)
    assert friend.receive("table")["summary"]["seats"][1]["mine"]
    host.start(table)
    assert friend.receive("table")["summary"]["status"] == "playing"
    first = friend.receive("state")
    assert set(first["views"]) == {"1"} and first["ply"] == 0 and first["reset"]


def test_reconnecting_gets_precisely_what_was_missed(pair: tuple[str, Person, Person], server: RunningServer) -> None:
    table, host, friend = pair
    host.play_some(table, 1)
    friend.wait_for(1)
    friend.disconnect()
    host.play_some(table, 20)
    again = friend.connect().watch(table, since=1)
    match = logged_match(server, table)[-1]
    assert again["ply"] == match.ply and not again["reset"]
    assert again["events"] == match.events(1, 1)
    assert friend.watch(table, since=again["ply"])["events"] == []
    whole = friend.watch(table)
    assert whole["reset"] and whole["events"] == match.events(0, 1)
    beyond = friend.watch(table, since=9999)
    assert beyond["reset"] and beyond["events"] == whole["events"]


def test_undo_is_a_line_of_the_log(pair: tuple[str, Person, Person], server: RunningServer) -> None:
    table, host, friend = pair
    start = host.state["views"]
    host.play_some(table, 1)
    assert host.state["can_undo"] and not friend.wait_for(1)["can_undo"]
    assert refusal(friend.undo(table, 1, 1)) == "cannot_undo"
    assert refusal(friend.undo(table, 0, 1)) == "not_your_seat"
    assert host.undo(table, 0, 1)["ply"] == 2
    assert host.wait_for(2)["views"] == start and host.state["reset"] and host.state["events"] == []
    assert friend.wait_for(2)["reset"]
    assert refusal(host.undo(table, 0, 2)) == "cannot_undo"
    friend.disconnect()
    host.play_some(table, 1)
    missed = friend.connect().watch(table, since=1)
    assert missed["reset"] and missed["ply"] == 3
    assert friend.watch(table, since=2)["reset"] is False
    assert len(logged_match(server, table)) == 4


def test_a_stale_move_changes_nothing_and_brings_the_current_state(pair: tuple[str, Person, Person]) -> None:
    table, host, friend = pair
    seat, legal = host.turn() or (0, [])
    host.play_some(table, 1)
    answer = host.move(table, seat, legal[0], ply=0)
    assert refusal(answer) == "stale" and answer["ply"] == 1
    assert host.receive("state")["ply"] == 1
    assert host.summary(table)["ply"] == 1
    assert friend.wait_for(1)["ply"] == 1


@pytest.mark.parametrize("first", [0, 1])
def test_those_who_choose_at_once_do_not_wait_for_each_other(server: RunningServer, first: int) -> None:
    people = [server.person(), server.person(), server.person()]
    table = people[0].create("me", "open", "open", game="madame_ching")
    for seat in (1, 2):
        assert people[seat].join(table, seat).status_code == 200
    assert people[0].start(table).status_code == 200
    choices = []
    for seat, person in enumerate(people):
        choices.append(person.connect().watch(table)["views"][str(seat)]["legal"])
    second = 1 - first
    assert people[first].move(table, first, choices[first][0], ply=0)["type"] == "accepted"
    assert people[second].move(table, second, choices[second][0], ply=0)["ply"] == 2
    assert refusal(people[first].move(table, first, choices[first][1], ply=0)) == "stale"
    assert refusal(people[2].undo(table, 2, ply=0)) == "stale"
    assert people[2].move(table, 2, choices[2][0], ply=0)["ply"] == 3


def test_a_repeated_key_is_carried_out_once(pair: tuple[str, Person, Person]) -> None:
    table, host, _ = pair
    seat, legal = host.turn() or (0, [])
    for _ in range(3):
        answer = host.move(table, seat, legal[0], ply=0, key="once")
        assert (answer["type"], answer["ply"], answer["key"]) == ("accepted", 1, "once")
    assert host.summary(table)["ply"] == 1


def test_one_ply_is_given_once_to_many_who_want_it(pair: tuple[str, Person, Person], server: RunningServer) -> None:
    table, host, _ = pair
    seat, legal = host.turn() or (0, [])
    answers: list[str] = []

    def play(number: int) -> None:
        twin = server.person()
        twin.http.cookies = host.http.cookies
        twin.connect()
        answers.append(twin.move(table, seat, legal[number], ply=0, key=f"twin {number}")["type"])
        twin.disconnect()

    threads = [threading.Thread(target=play, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == ["accepted"] + ["refused"] * 5
    assert host.summary(table)["ply"] == 1


def test_anothers_seat_is_refused(pair: tuple[str, Person, Person], server: RunningServer) -> None:
    table, host, friend = pair
    _, legal = host.turn() or (0, [])
    looker = server.person().connect()
    for person in (friend, looker):
        assert refusal(person.move(table, 0, legal[0], ply=0)) == "not_your_seat"
        question = {"table": table, "seat": 0, "action": legal[0]}
        assert refusal(person.ask("preview", type="preview", **question)) == "not_your_seat"
        assert refusal(person.ask("why", type="why", **question)) == "not_your_seat"
    assert refusal(host.move(table, 7, legal[0], ply=0)) == "not_your_seat"
    assert host.summary(table)["ply"] == 0


def test_illegal_and_untimely_actions_are_refused_with_their_clause(pair: tuple[str, Person, Person]) -> None:
    table, host, friend = pair
    _, legal = host.turn() or (0, [])
    illegal = next(action for action in range(2353) if action not in legal)
    answer = host.move(table, 0, illegal, ply=0)
    assert refusal(answer) == "illegal" and answer["clause"]
    assert refusal(host.move(table, 0, 999_999, ply=0)) == "illegal"
    assert refusal(friend.move(table, 1, legal[0], ply=0)) == "not_to_act"
    assert host.summary(table)["ply"] == 0


def test_a_table_that_is_not_played_yet_takes_no_moves(server: RunningServer) -> None:
    host = server.person()
    table = host.create("me", "open")
    host.connect()
    assert refusal(host.move(table, 0, 0, ply=0)) == "not_started"


def test_why_names_the_clause_in_the_language_asked_for(pair: tuple[str, Person, Person]) -> None:
    table, host, friend = pair
    _, legal = host.turn() or (0, [])
    illegal = next(action for action in range(2353) if action not in legal)
    question = {"type": "why", "table": table, "seat": 0}
    answers = [host.ask("why", **question, action=illegal, language=language) for language in ("en", "ru", "es")]
    assert len({answer["clause"] for answer in answers}) == 1
    assert len({answer["sentence"] for answer in answers}) == 3
    fine = host.ask("why", **question, action=legal[0])
    assert fine["clause"] is None and fine["sentence"] is None
    assert refusal(host.ask("why", **question, action=illegal, language="xx")) == "bad_message"
    assert friend.ask("why", **question | {"seat": 1}, action=legal[0])["clause"]


def test_a_preview_tells_what_is_certain_and_changes_nothing(
    pair: tuple[str, Person, Person], server: RunningServer
) -> None:
    table, host, _ = pair
    _, legal = host.turn() or (0, [])
    tile = legal[0]
    lake = logged_match(server, table)[-1]
    lake.play(tile, 0)
    cell = int(lake.legal(0)[0])
    answer = host.ask("preview", type="preview", table=table, seat=0, action=cell, after=[tile])
    events = [event.seen_by(0) for event in lake.play(cell, 0)]
    drawn = next(number for number, event in enumerate(events) if event["kind"] == "drew")
    assert answer["events"] == events[:drawn] and drawn >= 2
    assert host.ask("why", type="why", table=table, seat=0, action=cell, after=[tile])["clause"] is None
    assert refusal(host.ask("preview", type="preview", table=table, seat=0, action=cell)) == "illegal"
    assert host.summary(table)["ply"] == 0


GARBAGE = [
    "", "{", "null", "[]", "42", '"move"', "{}", '{"type": "fly"}', '{"type": "move"}', '{"type": "watch", "table": 5}',
    '{"type": "ping", "extra": 1}', '{"type": "move", "table": "x", "seat": -1, "action": 0, "ply": 0, "key": "k"}',
    '{"type": "move", "table": "x", "seat": 0, "action": 1e99, "ply": 0, "key": "k"}', "\x00", "🍵",
    '{"type": "undo", "table": "x", "seat": 0, "ply": 0, "key": ""}', "[" * 3000,
]  # fmt: skip


def test_garbage_gets_an_answer_and_harms_nobody(pair: tuple[str, Person, Person]) -> None:
    table, host, friend = pair
    for text in GARBAGE:
        friend.send_text(text)
        assert refusal(friend.receive("refused", "pong")) == "bad_message", text
    friend.send_text(b"\x00\xff")
    assert refusal(friend.receive("refused")) == "bad_message"
    host.play_some(table, 1)
    assert friend.wait_for(1)["ply"] == 1
    assert friend.ask("pong", type="ping")["type"] == "pong"


def test_a_refusal_says_which_message_it_means(pair: tuple[str, Person, Person]) -> None:
    table, host, _ = pair
    answer = host.ask("accepted", type="move", table=table, seat=0, action="seven", ply=0, key="mine")
    assert (refusal(answer), answer["table"], answer["key"]) == ("bad_message", table, "mine")
    assert "action" in answer["message"]


def test_an_oversized_message_is_refused_and_an_enormous_one_closes_its_own_socket(
    pair: tuple[str, Person, Person],
) -> None:
    table, host, friend = pair
    friend.send(type="watch", table="x" * 10_000)
    assert refusal(friend.receive("refused")) == "too_big"
    friend.send_text("x" * 200_000)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        friend.receive("pong")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    host.play_some(table, 1)
    assert host.state["ply"] == 1
    assert friend.connect().watch(table)["ply"] == 1


def test_an_unknown_table_is_refused(server: RunningServer) -> None:
    person = server.person().connect()
    assert refusal(person.watch("nothing")) == "unknown_table"
    assert refusal(person.move("nothing", 0, 0, 0)) == "unknown_table"
    person.send(type="unwatch", table="nothing")
    assert person.ask("pong", type="ping")["type"] == "pong"


def test_after_unwatch_nothing_more_comes(pair: tuple[str, Person, Person]) -> None:
    table, host, friend = pair
    friend.send(type="unwatch", table=table)
    assert friend.ask("pong", type="ping")["type"] == "pong"
    host.play_some(table, 1)
    before = len(friend.frames)
    assert friend.ask("pong", type="ping")["type"] == "pong"
    assert len(friend.frames) == before + 1


def test_a_client_that_does_not_read_harms_nobody(pair: tuple[str, Person, Person]) -> None:
    table, host, friend = pair
    for _ in range(2000):
        friend.send(type="watch", table=table)  # answered by thousands of frames that nobody reads
    host.play_some(table, 2)
    assert host.state["ply"] == 2
    assert friend.wait_for(2)["ply"] == 2
