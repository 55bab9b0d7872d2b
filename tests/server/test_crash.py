"""Nothing that was acknowledged is lost when the server is killed."""

import threading
import time

from websockets.exceptions import ConnectionClosed

from teahouse.server.storage import Storage
from tests.server.running import RunningServer


def test_kill_and_restart_in_the_middle_lose_nothing(own_server: RunningServer) -> None:
    person = own_server.person()
    tables = [person.create("me", "me") for _ in range(3)]
    for table in tables:
        person.start(table)
    players = [own_server.person() for _ in tables]
    accepted: dict[str, list[tuple[int, str, int]]] = {table: [] for table in tables}

    def play(number: int) -> None:
        table, player = tables[number], players[number]
        player.http.cookies = person.http.cookies
        player.connect().watch(table)
        try:
            while player.turn() is not None:
                accepted[table] += player.play_some(table, 1)
        except ConnectionClosed:
            return

    threads = [threading.Thread(target=play, args=(number,)) for number in range(len(tables))]
    for thread in threads:
        thread.start()
    while min(len(moves) for moves in accepted.values()) < 8:
        time.sleep(0.005)
    own_server.kill()
    for thread in threads:
        thread.join()
    own_server.start()

    for table, player in zip(tables, players, strict=True):
        known = player.state
        state = player.connect().watch(table, since=known["ply"])
        last = accepted[table][-1][2]
        assert state["ply"] in (last, last + 1)  # one more may be stored whose answer was lost
        assert not state["reset"]
        if state["ply"] == known["ply"]:
            assert state["views"] == known["views"] and state["can_undo"] == known["can_undo"]
        for seat, key, ply in accepted[table]:
            answer = player.move(table, seat, action=0, ply=0, key=key)
            assert (answer["type"], answer["ply"]) == ("accepted", ply)
        assert player.summary(table)["ply"] == state["ply"]
        player.play_some(table, 3)


def test_undo_and_undoability_survive_a_restart(own_server: RunningServer) -> None:
    person = own_server.person()
    table = person.create("me", "me")
    person.start(table)
    person.connect().watch(table)
    person.play_some(table, 1)
    person.undo(table, 0, 1)
    person.wait_for(2)
    person.play_some(table, 1)
    before = person.state
    own_server.kill()
    own_server.start()
    after = person.connect().watch(table, since=2)
    assert after["views"] == before["views"] and after["events"] == before["events"]
    assert after["can_undo"]
    assert person.undo(table, 0, 3)["ply"] == 4


def test_bots_go_on_after_a_restart(own_server: RunningServer) -> None:
    person = own_server.person()
    table = person.create("me", "greedy")
    person.start(table)
    person.connect().watch(table)
    while person.turn():
        person.play_some(table, 1)
    own_server.kill()
    own_server.start()
    person.connect().watch(table)
    while person.turn() is None:
        person.receive("state")
    assert person.state["views"]["0"]["to_act"] == [0]


def test_a_table_whose_log_does_not_replay_is_closed_and_others_are_not(own_server: RunningServer) -> None:
    person = own_server.person()
    spoilt, sound = person.create("me", "me"), person.create("me", "me")
    person.connect()
    for table in (spoilt, sound):
        person.start(table)
        person.watch(table)
        person.play_some(table, 2)
    own_server.kill()
    storage = Storage(f"sqlite:///{own_server.database}")
    with storage.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE moves SET fingerprint = 'other' WHERE \"table\" = '{spoilt}' AND ply = 1")
    storage.close()
    own_server.start()
    person.connect()
    assert person.watch(spoilt)["code"] == "closed"
    assert person.watch(sound)["ply"] == 2
    assert [summary["table"] for summary in person.http.get("/api/tables").json()] == [sound]
