"""Bots: what they answer, what they refuse, how a search keeps to its budget, and that it finds what is to be found.

That no bot peeks is a law (tests/test_laws.py).
"""

import random
import time
from dataclasses import replace
from itertools import count

import numpy as np
import pytest

import teahouse
from teahouse.bots import BOTS, Bot, check, fallback, ismcts, levels, make, search
from teahouse.bots.greedy import Greedy
from teahouse.bots.ismcts import Pace, Search, Settings, follows
from teahouse.bots.random import Random
from teahouse.core.compiled import interpreted
from teahouse.core.errors import ObservationError, UnknownBot
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.rng import seed_words
from tests.kinds import positions

HEAP = teahouse.game("_template")
YANGTZE = teahouse.game("yangtze", players=2)
CHING = teahouse.game("madame_ching", players=3)
QUICK = Settings(iterations=24)
ROUND_BY_ROUND = replace(QUICK, own=True, gains=True, rounds=True)

#: What both kinds of search choose in a game; another machine or release of NumPy must not change it.
AGREED = {"yangtze": [230, 1360, 115, 1361, 121, 1422], "madame_ching": [19, 45, 0, 171, 158, 153]}


def duel(first: Bot, second: Bot, seed: int) -> Match:
    """A game of two bots with the heap of pebbles."""
    match, bots = HEAP.new(seed), (first, second)
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match.observe(seat), seed), seat)
    return match


def middle(plies: int = 9) -> Match:
    """Yangtze under way."""
    return next(match for match in positions(YANGTZE, 4) if match.ply == plies)


# What every bot does


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_ranks_all_legal_actions_and_repeats_itself(name: str) -> None:
    match = HEAP.new(7)
    observation, bot = match.observe(0), make(name, HEAP)
    ranked = bot.rank(observation, seed=2)
    assert sorted(action for action, _ in ranked) == observation.legal.tolist()
    assert bot.rank(observation, seed=2) == ranked == make(name, HEAP).rank(observation, seed=2)
    assert bot.choose(observation, seed=2) == bot.choose(observation, seed=2)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_refuses_what_it_cannot_answer(name: str) -> None:
    match, bot = YANGTZE.new(0), make(name, HEAP)
    waiting = next(seat for seat in range(2) if seat not in match.to_act)
    for ask in (bot.choose, bot.rank):
        with pytest.raises(ObservationError, match="This bot plays"):
            ask(match.observe(match.to_act[0]))
        with pytest.raises(ObservationError, match="is not to act"):
            ask(HEAP.new(0).observe(1))
    with pytest.raises(ObservationError, match="is not to act"):
        make(name, YANGTZE).choose(match.observe(waiting))


def test_an_unknown_bot_is_named_beside_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="no bot called 'champion'; there are random, greedy, novice, adept, master"):
        make("champion", HEAP)
    check("adept")


def test_who_decides_for_a_bot_that_fails() -> None:
    assert isinstance(fallback("greedy", HEAP), Random)
    assert isinstance(fallback("master", HEAP), Greedy)


def test_slips_are_rare_and_repeat_themselves() -> None:
    match = HEAP.new(7)
    careful, careless = (Search(HEAP, replace(QUICK, slips=slips)) for slips in (0, 100))
    best = careful.choose(match.observe(0))
    slipped = [careless.choose(match.observe(0), seed) for seed in range(30)]
    assert set(slipped) == set(match.legal(0).tolist()) > {best}
    assert slipped == [careless.choose(match.observe(0), seed) for seed in range(30)]


# What a search finds


def test_a_search_takes_the_pebbles_that_win() -> None:
    for seed in range(3 if interpreted else 12):
        outcome = duel(Search(HEAP, replace(QUICK, iterations=100)), Random(HEAP), seed).outcome
        assert outcome is not None and outcome.ranking[0] == [0]


def test_a_search_knows_a_won_position() -> None:
    match = next(match for match in positions(HEAP, 1) if match.observe(match.to_act[0]).record["pebbles"][0] <= 2)
    seat = match.to_act[0]
    action, chance = Search(HEAP, replace(QUICK, iterations=200)).rank(match.observe(seat))[0]
    match.play(action, seat)
    assert match.over and chance > 0.95


def test_rollouts_lead_further_than_the_evaluation() -> None:
    match = HEAP.new(3)
    shallow, deep = (Search(HEAP, replace(QUICK, plies=plies)) for plies in (0, 30))
    one, other = shallow.rank(match.observe(0)), deep.rank(match.observe(0))
    assert one != other
    assert all(0 <= value <= 1 for _, value in one + other)


@pytest.mark.parametrize(("game", "settings"), [(YANGTZE, QUICK), (CHING, ROUND_BY_ROUND)], ids=str)
def test_compiled_and_interpreted_searches_agree(game: Game, settings: Settings) -> None:
    bot, chosen = Search(game, settings), []
    match = game.new(11)
    for _ in range(6):
        chosen.append(bot.choose(match.observe(match.to_act[0]), seed=match.ply))
        match.play(chosen[-1], match.to_act[0])
    assert chosen == AGREED[game.name]


def test_a_tree_that_is_full_still_answers() -> None:
    observation = middle().observe(middle().to_act[0])
    small = Search(YANGTZE, replace(QUICK, nodes=len(observation.legal) + 3))
    assert small.choose(observation) in observation.legal


def grown(match: Match, seat: int, settings: Settings, iterations: int = 40) -> search.Desk:
    """The tree of a seat that searches a little."""
    desk = ismcts.new_desk(match.game, settings)
    search.plant(desk)
    search.search(match.observe(seat).record, desk, seat, np.arange(4), 0, iterations)
    return desk


def children_of(desk: search.Desk, node: int) -> list[int]:
    """The children of a node, the newest first."""
    children, number = list[int](), int(desk.tree[node].first)
    while number:
        children.append(number)
        number = int(desk.tree[number].sibling)
    return children


def looks_of(desk: search.Desk, seat: int) -> dict[int, float]:
    """By action of a seat at the root: how it looks."""
    children = [desk.tree[number] for number in children_of(desk, 0)]
    return {int(child.action): float(child.look) for child in children if child.seat == seat}


def branching(desk: search.Desk) -> set[int]:
    """The seats after whose choices the tree goes on."""
    return {int(node.seat) for node in desk.tree[1 : desk.used[0]] if node.first}


def test_those_who_choose_at_once_have_children_of_their_own() -> None:
    match = CHING.new(2)
    assert len(match.to_act) == 3
    desk = grown(match, 1, QUICK)
    assert {int(desk.tree[number].seat) for number in children_of(desk, 0)} == {0, 1, 2}


@pytest.mark.parametrize("seat", range(3))
def test_where_all_choose_at_once_the_tree_goes_on_below_the_searchers_choice(seat: int) -> None:
    desk = grown(CHING.new(2), seat, QUICK)
    assert {int(desk.tree[number].seat) for number in children_of(desk, 0) if desk.tree[number].first} == {seat}


def test_a_tree_of_own_choices_branches_after_nobody_elses() -> None:
    match = CHING.new(2)
    assert branching(grown(match, 1, QUICK, 200)) == {0, 1, 2}
    assert branching(grown(match, 1, replace(QUICK, own=True), 200)) == {1}


def test_gains_depend_less_on_what_is_filled_in() -> None:
    spreads = []
    for match in [match.copy() for match in positions(CHING, 3) if len(match.to_act) == 3][:24:8]:
        plain, gains = grown(match, 0, QUICK), grown(match, 0, replace(QUICK, gains=True))
        one, other = looks_of(plain, 0), looks_of(gains, 0)
        assert len({round(one[action] - other[action], 9) for action in one}) == 1, "own actions compare as before"
        spreads.append([np.std(list(looks_of(desk, 1).values())) for desk in (plain, gains)])
    absolute, relative = np.mean(spreads, axis=0)
    assert relative < absolute, "what a rival holds differs from filling to filling"


def test_a_rollout_can_go_on_to_the_end_of_the_round() -> None:
    shallow, deep = (ismcts.new_desk(CHING, replace(QUICK, rounds=rounds, nodes=1)) for rounds in (False, True))
    deep.stream[:] = seed_words(1)
    begun = [match.copy() for match in positions(CHING, 3) if len(match.to_act) == 1]
    for match in begun[: 5 if interpreted else 200]:
        before = match.fingerprint()
        search.play_on(match._state[0], shallow)
        assert match.fingerprint() == before, "without plies nothing is played"
        search.play_on(match._state[0], deep)
        assert len(match.to_act) in (0, 3)


# Budgets


def test_a_single_choice_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = (match for seed in range(20) for match in positions(HEAP, seed) if match.to_act)
    match = next(match for match in matches if len(match.legal(match.to_act[0])) == 1)
    bot = Search(HEAP, QUICK)
    monkeypatch.setattr(search, "search", lambda *_: pytest.fail("there was nothing to think about"))
    seat = match.to_act[0]
    assert bot.choose(match.observe(seat)) == match.legal(seat)[0]


def test_a_pace_without_a_clock_counts() -> None:
    pace, portions = Pace(80, None), []
    while pace.portion:
        portions.append(pace.portion)
        pace.advance(lead=0)
    assert portions == [32, 32, 16]


def test_a_pace_ends_when_nothing_can_change_the_choice() -> None:
    pace = Pace(80, None)
    pace.advance(lead=48)
    assert pace.portion == 32, "a tie is still possible"
    pace.advance(lead=17)
    assert pace.portion == 0


def test_a_pace_by_the_clock_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count(step=0.1)
    monkeypatch.setattr(time, "perf_counter", lambda: next(seconds))
    pace, spent = Pace(10**6, 1.0), 0
    while pace.portion:
        spent += 1
        pace.advance(lead=0)
    assert 8 <= spent <= 10


def test_a_search_by_the_clock_stops_by_it() -> None:
    bot = Search(YANGTZE, Settings(iterations=10**9, seconds=0.2, nodes=20_000))
    started = time.perf_counter()
    assert bot.choose(middle().observe(middle().to_act[0])) in middle().legal(middle().to_act[0])
    assert time.perf_counter() - started < 20, "a billion iterations would take days"


def test_people_get_more_thought_from_a_master_and_not_from_a_novice() -> None:
    for game in (HEAP, YANGTZE):
        settings = {level: levels.searcher(level, game, people=True).settings for level in levels.NAMES}
        ladder = {level: levels.searcher(level, game).settings for level in levels.NAMES}
        assert settings["novice"].iterations == ladder["novice"].iterations
        assert settings["master"].iterations > 100 * ladder["master"].iterations
        assert all(found.seconds is not None and found.seconds <= 1 for found in settings.values())
        assert make("novice", game, people=True).choose(game.new(0).observe(0)) in game.new(0).legal(0)


def test_a_narrow_search_that_seldom_lists_what_is_available_repeats_itself_and_ranks_all() -> None:
    game = teahouse.game("yellow_yangtze", players=2)
    match = next(match for match in positions(game, 4) if match.ply == 20)
    observation = match.observe(match.to_act[0])
    bot = Search(game, Settings(iterations=40, narrow=True, relist=8, nodes=20_000))
    ranked = bot.rank(observation, seed=1)
    assert {action for action, _ in ranked} == set(observation.legal.tolist())
    assert ranked == bot.rank(observation, seed=1)


# Several threads, and trees kept


def test_several_threads_add_up_their_trees() -> None:
    observation = middle().observe(middle().to_act[0])
    bot = Search(YANGTZE, replace(QUICK, iterations=64, threads=2))
    ranked = bot.rank(observation, seed=1)
    assert ranked == bot.rank(observation, seed=1)
    assert {action for action, _ in ranked} == set(observation.legal.tolist())


def test_a_thread_that_fails_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Search(YANGTZE, replace(QUICK, threads=2))
    monkeypatch.setattr(search, "search", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        bot.choose(YANGTZE.new(0).observe(YANGTZE.new(0).to_act[0]))


def kept_and_fresh(match: Match, bot: Search) -> tuple[bool, bool]:
    """Whether what a seat sees now follows from its last choice alone; and whether the next search keeps its tree."""
    seat = match.to_act[0]
    before = match.observe(seat)
    action = bot.choose(before)
    match.play(action, seat)
    bench = bot._benches.get()
    memory = bench.memory
    assert memory is not None and memory.action == action
    bot._benches.put(bench)
    roots = [int(desk.used[2]) for desk in bench.desks]
    if match.over or match.to_act != (seat,):
        return False, False
    bot.choose(match.observe(seat))
    return follows(memory, match.observe(seat)), [int(desk.used[2]) for desk in bench.desks] != roots


def test_a_tree_is_kept_where_nothing_was_revealed() -> None:
    found, choose = set(), random.Random(5)
    for seed in range(1 if interpreted else 6):
        match = YANGTZE.new(seed)
        for _ in range(12):
            bot = Search(YANGTZE, replace(QUICK, seconds=30.0))
            found.add(kept_and_fresh(match.copy(), bot))
            seat = match.to_act[0]
            match.play(choose.choice(match.legal(seat).tolist()), seat)
    assert (True, True) in found, "a choice without surprises goes on with its tree"
    assert (False, False) in found
    assert (False, True) not in found, "what a seat could not foresee needs a new tree"


def test_a_tree_with_little_room_is_not_kept() -> None:
    match = YANGTZE.new(0)
    observation = match.observe(match.to_act[0])
    desk = ismcts.new_desk(YANGTZE, replace(QUICK, nodes=40))
    search.plant(desk)
    search.search(observation.record, desk, observation.seat, np.arange(4), 0, 24)
    assert desk.used[0] > 20
    assert not ismcts.keep_below(desk, ismcts.Memory(observation, int(observation.legal[0])))
    assert not ismcts.keep_below(desk, ismcts.Memory(observation, -1)), "what was never tried has no tree"


def test_a_surprise_needs_a_new_tree() -> None:
    match = middle()
    before = match.observe(match.to_act[0])
    memory = ismcts.Memory(before, int(before.legal[0]))
    assert not follows(memory, before), "nothing was played"
    surprised = replace(before, ply=before.ply + 1)
    assert not follows(memory, surprised), "the table is not what the choice leads to"


# The arithmetic


def test_the_soft_exponential_is_nearly_the_exponential() -> None:
    for x in (0.0, -0.1, -1.0, -3.0):
        assert search.soft(x) == pytest.approx(np.exp(x), rel=0.05)
    assert search.soft(-1000.0) == 0.0


def test_winners_share_a_game_that_is_over() -> None:
    *_, last = positions(YANGTZE, 0)
    record = last.observe(0).record
    record["players"][0, :2] = np.zeros((), record["players"].dtype)  # both have nothing: a tie in every key
    desk = ismcts.new_desk(YANGTZE, QUICK)
    search.assess(record[0], desk)
    assert desk.values[:2].tolist() == pytest.approx([0.5, 0.5])
