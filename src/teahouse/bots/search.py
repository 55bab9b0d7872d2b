"""Information-set Monte Carlo tree search over any game, compiled by the type of its record.

Every iteration fills in what the searching seat cannot see by a stream of its own, walks down one tree by the actions
that are legal in that filling, and ends in a short rollout that the game's evaluation cuts off. The tree is that of
the searcher's information: chance and hidden things are no nodes, and a child counts how often it was available.

Where several seats choose at once, each chooses among its own children of one node without knowing of the others; the
walk goes on below the searcher's choice, or below the last one's where the searcher has none. All arithmetic is exact
IEEE addition, multiplication, division and square root, so that compiled and interpreted searches agree on every
machine.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np

from teahouse.core import dispatch
from teahouse.core.compiled import compiled
from teahouse.core.dispatch import first_seat
from teahouse.core.record import HIDDEN, MAX_SEATS, Floats, Ints, Record, States, i1, i4
from teahouse.core.rng import derive

f8 = np.float64


class Node(Record):
    """An action that a seat may choose at its parent, and what became of it."""

    first: Annotated[int, i4, HIDDEN, "the newest of its children, 0 for none"]
    sibling: Annotated[int, i4, HIDDEN, "the next older child of its parent, 0 for none"]
    action: Annotated[int, i4, HIDDEN, "the action"]
    visits: Annotated[int, i4, HIDDEN, "how often it was chosen"]
    available: Annotated[int, i4, HIDDEN, "how often it could have been chosen"]
    seat: Annotated[int, i1, HIDDEN, "who chooses it"]
    look: Annotated[float, f8, HIDDEN, "the evaluation right after it, for that seat; see Knobs.gains"]
    total: Annotated[float, f8, HIDDEN, "the sum of what it came to, for that seat"]


class Knobs(Record):
    """How a search goes about its work."""

    exploration: Annotated[float, f8, HIDDEN, "how much untried actions draw, against the mean of what is known"]
    trust: Annotated[float, f8, HIDDEN, "points by which an action must look worse to draw e times less"]
    scale: Annotated[float, f8, HIDDEN, "points of lead that make a win e times as likely as a loss"]
    plies: Annotated[int, i4, HIDDEN, "length of the rollouts before the evaluation cuts them off"]
    ripe: Annotated[int, i4, HIDDEN, "visits that a node needs before it gets children"]
    narrow: Annotated[int, i4, HIDDEN, "1 if only the game's candidates among the legal actions get children"]
    relist: Annotated[int, i4, HIDDEN, "visits of a node between two lists of what is available there"]
    own: Annotated[int, i1, HIDDEN, "1 if only the searcher's choices branch: others choose again at the same node"]
    gains: Annotated[int, i1, HIDDEN, "1 if looks are gains on the position before: those of two fillings compare"]
    rounds: Annotated[int, i1, HIDDEN, "1 if rollouts go on until all seats choose at once"]
    together: Annotated[int, i4, HIDDEN, "how many seats make a side"]
    keys: Annotated[int, i4, HIDDEN, "how many keys rank a seat when the game is over"]


class Desk(NamedTuple):
    """Everything a search works on, allocated once."""

    tree: States  # nodes, the root first
    knobs: States  # one record
    used: Ints  # [0] nodes in use, [1] lists drawn up so far, [2] the root
    scratch: States  # the game being walked through, and the look one action ahead
    legal: Ints
    marks: Ints  # by action: the number of the list that has it, negative when a child stands for it
    choice: Ints  # children that are available now
    draw: Floats  # how much each of them draws by its looks
    path: Ints  # children chosen on the way down
    values: Floats  # by seat: what the iteration came to
    looks: Floats  # by seat: the evaluation of the last position
    stream: Ints  # for the rollouts
    standing: Ints  # the ranking keys of the seats
    log: Ints  # takes nothing


LONGEST_PATH = 512

#: Plies after which a rollout to the end of a round is cut off all the same.
LONGEST_ROUND = 64

#: What a decided game still owes to the size of the lead, so that it is played on sensibly.
MARGIN = 0.05


@compiled
def soft(x: float) -> float:
    """The exponential function for x up to 0, nearly, by arithmetic that is the same everywhere."""
    y = 1.0 + x / 256.0
    if y <= 0.0:
        return 0.0
    for _ in range(8):
        y *= y
    return y


@compiled
def search(states: States, desk: Desk, seat: int, words: Ints, begin: int, end: int) -> None:
    """Run the iterations from number `begin` to before `end` from what `seat` sees in `states[0]`.

    The stream of each iteration follows from `words` and its number alone. Only `desk` changes; a new tree begins with
    `plant`, and one that is gone on with by `root_at`.
    """
    for number in range(begin, end):
        desk.scratch[0] = states[0]
        s = desk.scratch[0]
        derive(s.stream, words, 2 * number)
        derive(desk.stream, words, 2 * number + 1)
        dispatch.determinise(s, seat)
        depth = descend(s, desk, seat)
        play_on(s, desk)
        assess(s, desk)
        for k in range(depth):
            child = desk.tree[desk.path[k]]
            child.visits += 1
            child.total += desk.values[int(child.seat)]


@compiled
def plant(desk: Desk) -> None:
    """Begin a new tree."""
    desk.used[0] = 1
    desk.tree[0].first = 0
    root_at(desk, 0)


@compiled
def root_at(desk: Desk, node: int) -> None:
    """Let the search go on from this node; it gets children at once."""
    desk.used[2] = node
    desk.tree[node].visits = max(desk.tree[node].visits, desk.knobs[0].ripe)


@compiled
def collect(desk: Desk, seat: int, actions: Ints, visits: Ints, totals: Floats, looks: Floats) -> None:
    """Add up what became of a seat's actions at the root: visits and totals are added to, looks filled in."""
    for k in range(len(actions)):
        desk.marks[actions[k]] = -1 - k
    number = int(desk.tree[desk.used[2]].first)
    while number > 0:
        child = desk.tree[number]
        if child.seat == seat:
            k = -1 - int(desk.marks[child.action])
            visits[k] += child.visits
            totals[k] += child.total
            looks[k] = child.look
        number = int(child.sibling)


@compiled
def lead(desk: Desk, seat: int) -> int:
    """By how many visits a seat's first action at the root is ahead of its second."""
    first, second = 0, 0
    number = int(desk.tree[desk.used[2]].first)
    while number > 0:
        child = desk.tree[number]
        if child.seat == seat:
            visits = int(child.visits)
            second = max(second, min(first, visits))
            first = max(first, visits)
        number = int(child.sibling)
    return first - second


@compiled
def child_of_root(desk: Desk, seat: int, action: int) -> int:
    """The root's child for an action of a seat, 0 where there is none."""
    number = int(desk.tree[desk.used[2]].first)
    while number > 0:
        child = desk.tree[number]
        if child.seat == seat and child.action == action:
            return number
        number = int(child.sibling)
    return 0


@compiled
def descend(s: Any, desk: Desk, searcher: int) -> int:
    """Walk down the tree and play what is chosen on the way; return the length of the path."""
    node, depth = int(desk.used[2]), 0
    while desk.tree[node].visits >= desk.knobs[0].ripe and depth + MAX_SEATS <= LONGEST_PATH:
        seats = dispatch.to_act(s)
        if seats == 0:
            return depth
        below, only_own = node, desk.knobs[0].own == 1 or seats >> searcher & 1 == 1
        for seat in range(int(s.seats)):
            if seats >> seat & 1:
                chosen = choose(s, desk, node, seat)
                if chosen == 0:
                    return depth
                desk.path[depth] = chosen
                depth += 1
                if seat == searcher or not only_own:
                    below = chosen
                dispatch.apply(s, seat, int(desk.tree[chosen].action), desk.log)
        node = below
    return depth


@compiled
def choose(s: Any, desk: Desk, node: int, seat: int) -> int:
    """The child of a node that a seat chooses among those that are available; 0 where the tree is full.

    Between two lists of what is available, all children that are known are taken to be; only the one chosen is checked.
    """
    if desk.tree[node].visits % desk.knobs[0].relist != 0:
        best = most_drawing(desk, list_known(desk, node, seat))
        if best > 0 and dispatch.why_not(s, seat, int(desk.tree[best].action)) == 0:
            return best
    return most_drawing(desk, list_children(s, desk, node, seat))


@compiled
def most_drawing(desk: Desk, count: int) -> int:
    """Of so many children in `desk.choice` the one that draws most by what became of it and by its looks; 0 of none."""
    if count == 0:
        return 0
    best_look, visits, total = -1e300, 0, 0.0
    for k in range(count):
        child = desk.tree[desk.choice[k]]
        best_look = max(best_look, child.look)
        visits += int(child.visits)
        total += child.total
    draws = 0.0
    for k in range(count):
        desk.draw[k] = soft((desk.tree[desk.choice[k]].look - best_look) / desk.knobs[0].trust)
        draws += desk.draw[k]
    mean = total / visits if visits > 0 else 0.5
    best, best_score = 0, -1e300
    for k in range(count):
        child = desk.tree[desk.choice[k]]
        value = child.total / child.visits if child.visits > 0 else mean
        share = desk.draw[k] / draws
        score = value + desk.knobs[0].exploration * share * np.sqrt(float(child.available)) / (1.0 + child.visits)
        if score > best_score:
            best, best_score = int(desk.choice[k]), score
    return best


@compiled
def list_known(desk: Desk, node: int, seat: int) -> int:
    """Fill `desk.choice` with all children of a seat; return how many."""
    count, number = 0, int(desk.tree[node].first)
    while number > 0:
        child = desk.tree[number]
        if child.seat == seat:
            child.available += 1
            desk.choice[count] = number
            count += 1
        number = int(child.sibling)
    return count


@compiled
def list_children(s: Any, desk: Desk, node: int, seat: int) -> int:
    """Fill `desk.choice` with a seat's children that are available, adding those that are new; return how many."""
    if desk.knobs[0].narrow:
        legal = dispatch.candidates(s, seat, desk.legal)
    else:
        legal = dispatch.legal_actions(s, seat, desk.legal)
    desk.used[1] += 1
    mark, count = int(desk.used[1]), 0
    for k in range(legal):
        desk.marks[desk.legal[k]] = mark
    number = int(desk.tree[node].first)
    while number > 0:
        child = desk.tree[number]
        if child.seat == seat and desk.marks[child.action] == mark:
            desk.marks[child.action] = -mark
            child.available += 1
            desk.choice[count] = number
            count += 1
        number = int(child.sibling)
    if count < legal:
        before = dispatch.evaluate(s, seat) if desk.knobs[0].gains == 1 else 0.0
        for k in range(legal):
            if desk.marks[desk.legal[k]] == mark and desk.used[0] < len(desk.tree):
                desk.choice[count] = add_child(s, desk, node, seat, int(desk.legal[k]), before)
                count += 1
    return count


@compiled
def add_child(s: Any, desk: Desk, node: int, seat: int, action: int, before: float) -> int:
    """Make a child for an action of a seat, with a look at what it leads to, less `before`; return its number."""
    number = int(desk.used[0])
    desk.used[0] += 1
    desk.scratch[1] = desk.scratch[0]
    dispatch.apply(desk.scratch[1], seat, action, desk.log)
    child = desk.tree[number]
    child.first = 0
    child.sibling = desk.tree[node].first
    child.action = action
    child.visits = 0
    child.available = 1
    child.seat = seat
    child.look = dispatch.evaluate(desk.scratch[1], seat) - before
    child.total = 0.0
    desk.tree[node].first = number
    return number


@compiled
def play_on(s: Any, desk: Desk) -> None:
    """Play some plies by the game's own rollout, and to the end of the round where that is asked for."""
    plies, everybody = int(desk.knobs[0].plies), (1 << int(s.seats)) - 1
    for ply in range(plies + LONGEST_ROUND * int(desk.knobs[0].rounds)):
        seats = dispatch.to_act(s)
        if seats == 0 or (ply >= plies and seats == everybody):
            return
        seat = first_seat(seats)
        dispatch.apply(s, seat, dispatch.rollout(s, seat, desk.stream, desk.legal), desk.log)


@compiled
def assess(s: Any, desk: Desk) -> None:
    """Fill `desk.values` with each seat's chance of winning: by the evaluation, or by who has won."""
    seats, together = int(s.seats), int(desk.knobs[0].together)
    sides, best = seats // together, -1e300
    for side in range(sides):
        look = 0.0
        for seat in range(side, seats, sides):
            look += dispatch.evaluate(s, seat)
        desk.looks[side] = look / together
        best = max(best, desk.looks[side])
    weights = 0.0
    for side in range(sides):
        desk.looks[side] = soft((desk.looks[side] - best) / desk.knobs[0].scale)
        weights += desk.looks[side]
    for seat in range(seats):
        desk.values[seat] = desk.looks[seat % sides] / weights
    if dispatch.to_act(s) == 0:
        settle(s, desk, seats, together)


@compiled
def settle(s: Any, desk: Desk, seats: int, together: int) -> None:
    """Give the game to its winners, in equal shares, with a little left for the size of the lead."""
    for seat in range(seats):
        dispatch.standing(s, seat, desk.standing[seat])
    winners, first = 1, 0
    for seat in range(1, seats):
        order = compare(desk.standing[seat], desk.standing[first], int(desk.knobs[0].keys))
        if order > 0:
            winners, first = 1, seat
        elif order == 0:
            winners += 1
    for seat in range(seats):
        won = compare(desk.standing[seat], desk.standing[first], int(desk.knobs[0].keys)) == 0
        share = together / winners if won else 0.0
        desk.values[seat] = (1.0 - MARGIN) * share + MARGIN * desk.values[seat]


@compiled
def compare(one: Ints, other: Ints, keys: int) -> int:
    """1, 0 or -1 as the first row of keys ranks above, with or below the second."""
    for k in range(keys):
        if one[k] != other[k]:
            return 1 if one[k] > other[k] else -1
    return 0
