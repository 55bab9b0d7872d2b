"""A slow and obvious Yellow & Yangtze, to compare the compiled engine with.

Everything is a set, a dict or a list of words, and every question is answered by looking at the whole board
again. Legality is decided in one place, `why_not`, which names the clause that forbids an action; `legal`
asks it about every notation there is. Chance comes from `below(n)`, a number from 0 to n - 1.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

Space = tuple[int, int]
Triangle = tuple[Space, Space, Space]

# - land, ~ river, @ capital, x no space. Odd rows are shifted to the right by half a space.
MAP = """
    - - - - - - - - - ~ ~ ~ ~ x x
     - - @ - - - - ~ ~ - - ~ - x x
    - - - - - - ~ ~ - - - - - - x
     ~ - - - ~ ~ - - - - - - - - x
    ~ - - - - ~ @ - - - - - - - @
     ~ - - - - ~ - - - - - - - - x
    ~ - - - - - ~ - - - @ - - - -
     ~ - - - - - ~ ~ ~ - - - - - x
    ~ @ - - - - - - - ~ ~ ~ ~ ~ ~
     ~ - - - - @ - - - - - - - ~ x
    x ~ - - - - - - - - - - - ~ x
     x ~ - - - - - - - - - @ - - x
    x ~ ~ - - - - - - - - - - - -
     x ~ ~ - - - - - - - - - - - x
    x x ~ ~ ~ ~ ~ ~ - - - x x x x
"""
TILES = {"black": 42, "red": 36, "blue": 24, "green": 24, "yellow": 12}
PAGODAS = {"black": 2, "red": 2, "blue": 2, "green": 2, "yellow": 1}
COLOURS = list(TILES)
HAND = MARKET = 6
SHORTER_BY = 24

TERRAIN = {
    (row, column): terrain
    for row, line in enumerate(MAP.split("\n")[1:-1])
    for column, terrain in enumerate(line.split())
    if terrain != "x"
}
SPACES = sorted(TERRAIN)
RIVER = {space for space in SPACES if TERRAIN[space] == "~"}
CAPITALS = {space for space in SPACES if TERRAIN[space] == "@"}


def around(space: Space) -> set[Space]:
    """The spaces that share an edge with this one."""
    row, column = space
    left = column - 1 if row % 2 == 0 else column
    same_row = {(row, column - 1), (row, column + 1)}
    other_rows = {(row + up, left + right) for up in (-1, 1) for right in (0, 1)}
    return (same_row | other_rows) & set(TERRAIN)


BESIDE = {space: around(space) for space in SPACES}
TRIANGLES: list[Triangle] = sorted(
    (a, b, c) for a in SPACES for b in BESIDE[a] for c in BESIDE[a] & BESIDE[b] if a < b < c
)


def write_space(space: Space) -> str:
    return f"{space[0]},{space[1]}"


def write_triangle(triangle: Triangle) -> str:
    return "+".join(write_space(space) for space in triangle)


def every_notation() -> dict[str, tuple[Any, ...]]:
    """Every action there is: its notation, and the same as a verb with its parameters."""
    moves: dict[str, tuple[Any, ...]] = {"end turn": ("end turn",)}
    moves |= {f"leader {c} to {write_space(s)}": ("leader", c, s) for c in COLOURS for s in SPACES}
    moves |= {f"withdraw {c}": ("withdraw", c) for c in COLOURS}
    moves |= {f"place {c} at {write_space(s)}": ("place", c, s) for c in COLOURS for s in SPACES}
    moves |= {"riot": ("riot", 2), "riot with leader": ("riot", 1)}
    moves |= {"establish": ("establish", 2), "establish with leader": ("establish", 1)}
    moves |= {f"replace {c}": ("replace", c) for c in COLOURS}
    moves |= {"done": ("done",)}
    moves |= {f"market {c}": ("market", c) for c in COLOURS}
    moves |= {"no market": ("no market",)}
    moves |= {f"pagoda at {write_triangle(t)}": ("pagoda", t) for t in TRIANGLES}
    moves |= {"no pagoda": ("no pagoda",)}
    moves |= {f"move pagoda from {write_triangle(t)}": ("move", t) for t in TRIANGLES}
    moves |= {"no farmer": ("no farmer",)}
    moves |= {f"commit {n}": ("commit", n, False) for n in range(7)}
    moves |= {f"commit {n} with leader": ("commit", n, True) for n in range(7)}
    moves |= {"no support": ("no support",)}
    for s in (1, 2, 3):
        moves |= {f"support side {s} commit {n}": ("support", s, n, False) for n in range(1, 7)}
    for s in (1, 2, 3):
        moves |= {f"support side {s} commit {n} with leader": ("support", s, n, True) for n in range(7)}
    moves |= {f"winner side {s}": ("winner", s) for s in (1, 2, 3)}
    moves |= {f"remove at {write_space(s)}": ("remove", s) for s in SPACES}
    return moves


MOVES = every_notation()

# What each phase asks.
ASKED = {
    "action": {"end turn", "leader", "withdraw", "place", "riot", "establish", "replace"},
    "attack": {"commit"},
    "defence": {"commit"},
    "market": {"market", "no market"},
    "support": {"support", "no support"},
    "winner": {"winner"},
    "casualties": {"remove"},
    "pagoda": {"pagoda", "no pagoda"},
    "move": {"move"},
    "farmer": {"place", "no farmer"},
    "riot": {"remove"},
    "establish": {"pagoda"},
    "replace": {"replace", "done"},
}


class EmptyBagError(Exception):
    """A tile must be drawn and there is none."""


@dataclass
class Revolt:
    colour: str
    attacker: int
    defender: int
    committed: int = 0  # what the attacker added to its strength

    def numbers(self) -> list[int]:
        return [COLOURS.index(self.colour), self.attacker, self.defender, self.committed]


@dataclass
class War:
    sides: list[set[Space]]  # the spaces of each warring state before the tile
    support: list[int]  # tiles and leaders given to each side
    waiting: list[int]  # seats still to be asked for support
    winner: int = 0  # number of the winning side, counted from 1
    casualties: int = 0  # soldier tiles the winner still has to lose


class Oracle:
    """One game in progress."""

    def __init__(self, options: dict[str, Any], below: Callable[[int], int]) -> None:
        self.players: int = options.get("players", 2)
        self.short: bool = options.get("short", False)
        if self.players not in (2, 3, 4) or (self.short and self.players != 2):
            raise ValueError(f"no such game: {options}")
        self.below = below
        self.seats = range(self.players)

        self.tiles: dict[Space, str] = {}
        self.leaders: dict[tuple[int, str], Space] = {}
        self.pagodas: dict[Triangle, str] = {}
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.known: list[Counter[str]] = [Counter() for _ in self.seats]
        self.points: list[Counter[str]] = [Counter() for _ in self.seats]
        self.replaced: list[Counter[str]] = [Counter() for _ in self.seats]
        self.market: Counter[str] = Counter()
        self.bag: Counter[str] = Counter(TILES)
        self.box: Counter[str] = Counter()
        self.discards: Counter[str] = Counter()

        self.phase = "action"
        self.tile: Space | None = None
        self.target: Triangle | None = None
        self.replacing: Counter[str] = Counter()
        self.revolt: Revolt | None = None
        self.war: War | None = None
        self.reason = ""
        self.quiet_turns = 0
        self.drawn = False
        self.set_up()

    # ---- set-up

    def set_up(self) -> None:
        self.start = self.below(self.players)
        for capital in CAPITALS:
            self.tiles[capital] = "black"
            self.bag["black"] -= 1
        if self.short:
            for _ in range(SHORTER_BY):
                self.box[self.draw()] += 1
        for seat in self.seats:
            self.fill(self.hands[seat], HAND)
        self.fill(self.market, MARKET)
        self.turn = 0
        self.begin_turn(self.start)

    def draw(self) -> str:
        """Take a tile from the bag by chance."""
        in_a_row = [colour for colour in COLOURS for _ in range(self.bag[colour])]
        if not in_a_row:
            raise EmptyBagError
        colour = in_a_row[self.below(len(in_a_row))]
        self.bag[colour] -= 1
        self.drawn = True
        return colour

    def fill(self, tiles: Counter[str], size: int) -> None:
        while tiles.total() < size:
            tiles[self.draw()] += 1

    # ---- what is seen on the board

    def occupied(self) -> set[Space]:
        return set(self.tiles) | set(self.leaders.values())

    def on_board(self, seat: int, colour: str) -> bool:
        return (seat, colour) in self.leaders

    def group(self, start: Space, occupied: set[Space]) -> set[Space]:
        """All that is linked with a space."""
        linked = {start}
        while more := {there for here in linked for there in BESIDE[here]} & occupied - linked:
            linked |= more
        return linked

    def leaders_in(self, group: Iterable[Space]) -> dict[str, int]:
        """The owner of each leader in a state, by colour; no state holds two of one colour."""
        return {colour: seat for (seat, colour), space in self.leaders.items() if space in group}

    def states_beside(self, space: Space, lifted: Space | None = None) -> list[set[Space]]:
        """The states adjacent to a space, as they are with nothing on that space and one leader lifted."""
        occupied = self.occupied() - {space, lifted}
        groups: list[set[Space]] = []
        for neighbour in sorted(BESIDE[space] & occupied):
            if not any(neighbour in group for group in groups):
                groups.append(self.group(neighbour, occupied))
        states = [group for group in groups if self.leaders_in(group)]
        return sorted(states, key=min)

    def governors_beside(self, space: Space) -> int:
        return sum(self.tiles.get(neighbour) == "black" for neighbour in BESIDE[space])

    def under_pagoda(self, space: Space) -> bool:
        return any(space in triangle for triangle in self.pagodas)

    def is_alike(self, triangle: Triangle) -> bool:
        """Whether it is three tiles of one colour."""
        colours = {self.tiles.get(space) for space in triangle}
        return len(colours) == 1 and None not in colours

    def is_free(self, triangle: Triangle) -> bool:
        return self.is_alike(triangle) and not any(self.under_pagoda(space) for space in triangle)

    def free_triangles(self) -> list[Triangle]:
        return [triangle for triangle in TRIANGLES if self.is_free(triangle)]

    def standing(self, colour: str) -> list[Triangle]:
        """The places of the pagodas of one colour."""
        return sorted(triangle for triangle, pagoda in self.pagodas.items() if pagoda == colour)

    def supply(self, colour: str) -> int:
        return PAGODAS[colour] - len(self.standing(colour))

    # ---- who may do what, why

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.phase == "defence" and self.revolt:
            return (self.revolt.defender,)
        if self.phase == "support" and self.war:
            return (self.war.waiting[0],)
        return (self.active,)

    def legal(self, seat: int) -> list[str]:
        return [notation for notation in MOVES if self.why_not(seat, notation) is None]

    def why_not(self, seat: int, notation: str) -> str | None:
        """The clause that forbids an action, or None if it is legal."""
        move = MOVES[notation]
        if self.over:
            return "end.over"
        if seat not in self.to_act:
            return "turn.seat"
        if move[0] not in ASKED[self.phase]:
            return "turn.asked"
        hand = self.hands[seat]
        match move:
            case ("leader", colour, space):
                return self.why_not_position(seat, colour, space)
            case ("withdraw", colour):
                return None if self.on_board(seat, colour) else "leader.withdraw"
            case ("place", colour, space):
                return self.why_not_place(seat, colour, space)
            case ("riot", farmers):
                if farmers == 1 and self.on_board(seat, "blue"):
                    return "riot.leader"
                if hand["blue"] < farmers:
                    return "riot.cost"
                return None if self.tiles else "riot.target"
            case ("establish", traders):
                if traders == 1 and self.on_board(seat, "green"):
                    return "establish.leader"
                if hand["green"] < traders:
                    return "establish.cost"
                return None if self.free_triangles() else "establish.triangle"
            case ("replace", colour):
                return None if hand[colour] else "replace.tiles"
            case ("market", colour):
                return None if self.market[colour] else "market.take"
            case ("pagoda", triangle):
                return self.why_not_pagoda(triangle)
            case ("move", triangle):
                assert self.target
                colour = self.tiles[self.target[0]]
                return None if triangle in self.standing(colour) else "pagoda.move"
            case ("commit", governors, with_leader):
                if with_leader and self.on_board(seat, "black"):
                    return "revolt.leader"
                return None if governors <= hand["black"] else "revolt.commit"
            case ("support", side, soldiers, with_leader):
                return self.why_not_support(seat, side, soldiers, with_leader)
            case ("winner", side):
                return None if side in self.strongest() else "war.winner"
            case ("remove", space) if self.phase == "riot":
                return None if space in self.tiles else "riot.target"
            case ("remove", space):
                return None if space in self.soldiers_of_winner() else "war.casualties"
        return None

    def why_not_position(self, seat: int, colour: str, space: Space) -> str | None:
        lifted = self.leaders.get((seat, colour))
        if space in RIVER:
            return "leader.river"
        if space == lifted:
            return "other-space"
        if space in self.occupied():
            return "leader.empty"
        if not self.governors_beside(space):
            return "leader.governor"
        states = self.states_beside(space, lifted)
        meeting = [colour, *(leader for state in states for leader in self.leaders_in(state))]
        if len(states) > 1 and len(meeting) != len(set(meeting)):
            return "leader.unite"
        return None

    def why_not_place(self, seat: int, colour: str, space: Space) -> str | None:
        if self.phase == "farmer" and colour != "blue":
            return "farmer.chain"
        if not self.hands[seat][colour]:
            return "tile.hand"
        if colour == "blue" and space not in RIVER:
            return "tile.farmer"
        if colour != "blue" and space in RIVER:
            return "tile.land"
        if space in self.occupied():
            return "tile.empty"
        if self.phase == "farmer" and self.tile not in BESIDE[space]:
            return "farmer.chain"
        return None

    def why_not_pagoda(self, triangle: Triangle) -> str | None:
        if not self.is_alike(triangle):
            return "pagoda.triangle"
        if not self.is_free(triangle):
            return "no-overlap"
        if self.phase == "pagoda" and self.tile not in triangle:
            return "pagoda.placed"
        return None

    def why_not_support(self, seat: int, side: int, soldiers: int, with_leader: bool) -> str | None:
        assert self.war
        if side > len(self.war.sides):
            return "war.sides"
        if with_leader and self.on_board(seat, "red"):
            return "war.leader"
        if soldiers > self.hands[seat]["red"]:
            return "war.support"
        return None

    # ---- playing

    def play(self, seat: int, notation: str) -> None:
        """Play a legal action; anything else is a ValueError and changes nothing."""
        if notation not in MOVES:
            raise ValueError(f"no such action: {notation!r}")
        if clause := self.why_not(seat, notation):
            raise ValueError(f"{notation!r} is forbidden by {clause}")
        if self.phase == "action":
            self.actions_left -= 1
        try:
            self.carry_out(seat, MOVES[notation])
        except EmptyBagError:
            self.finish("bag")

    def carry_out(self, seat: int, move: tuple[Any, ...]) -> None:
        match move:
            case ("end turn",):
                self.actions_left = 0
                self.end_turn()
            case ("leader", colour, space):
                self.position_leader(colour, space)
            case ("withdraw", colour):
                del self.leaders[seat, colour]
                self.end_action()
            case ("place", colour, space):
                self.place_tile(colour, space)
            case ("riot", farmers):
                self.discard(seat, "blue", farmers)
                self.phase = "riot"
            case ("establish", traders):
                self.discard(seat, "green", traders)
                self.phase = "establish"
            case ("replace", colour):
                self.set_aside(colour)
            case ("done",):
                self.replace_tiles()
            case ("market", colour):
                self.take_from_market(colour)
                self.settle_tile()
            case ("no market",):
                self.settle_tile()
            case ("pagoda", triangle):
                self.put_pagoda(triangle)
            case ("no pagoda",):
                self.go_on_farming()
            case ("move", triangle):
                self.move_pagoda(triangle)
            case ("no farmer",):
                self.end_action()
            case ("commit", governors, with_leader):
                self.discard(seat, "black", governors)
                self.commit(governors + with_leader)
            case ("no support",):
                self.count_support()
            case ("support", side, soldiers, with_leader):
                assert self.war
                self.discard(seat, "red", soldiers)
                self.war.support[side - 1] += soldiers + with_leader
                self.count_support()
            case ("winner", side):
                self.win_war(side)
            case ("remove", space) if self.phase == "riot":
                self.remove_tile(space)
                self.unseat_leaders()
                self.end_action()
            case ("remove", space):
                self.lose_soldier(space)

    def end_action(self) -> None:
        self.tile = self.target = self.revolt = self.war = None
        if self.actions_left:
            self.phase = "action"
        else:
            self.end_turn()

    def leave_hand(self, seat: int, colour: str, number: int) -> None:
        """Tiles leave a hand openly: as many fewer of them are known to be there."""
        self.hands[seat][colour] -= number
        self.known[seat][colour] = max(0, self.known[seat][colour] - number)

    def discard(self, seat: int, colour: str, number: int) -> None:
        self.leave_hand(seat, colour, number)
        self.discards[colour] += number

    def remove_tile(self, space: Space) -> None:
        """Take a tile off the board; a pagoda that loses it returns to the supply."""
        self.discards[self.tiles.pop(space)] += 1
        self.pagodas = {place: colour for place, colour in self.pagodas.items() if space not in place}

    # ---- A. position a leader

    def position_leader(self, colour: str, space: Space) -> None:
        lifted = self.leaders.pop((self.active, colour), None)
        states = self.states_beside(space, lifted)
        rivals = [self.leaders_in(state)[colour] for state in states if colour in self.leaders_in(state)]
        self.leaders[self.active, colour] = space
        if rivals and len(states) == 1:
            self.revolt = Revolt(colour, self.active, rivals[0])
            self.phase = "attack"
        else:
            self.end_action()

    def commit(self, strength: int) -> None:
        assert self.revolt
        if self.phase == "attack":
            self.revolt.committed = strength
            self.phase = "defence"
        else:
            self.end_revolt(strength)

    def end_revolt(self, defence: int) -> None:
        assert self.revolt
        colour, attacker, defender = self.revolt.colour, self.revolt.attacker, self.revolt.defender
        attacking = self.revolt.committed + self.governors_beside(self.leaders[attacker, colour])
        defending = defence + self.governors_beside(self.leaders[defender, colour])
        winner, loser = (attacker, defender) if attacking > defending else (defender, attacker)
        del self.leaders[loser, colour]
        self.points[winner][colour] += 1
        self.end_action()

    # ---- B. place a tile

    def place_tile(self, colour: str, space: Space) -> None:
        self.leave_hand(self.active, colour, 1)
        self.tiles[space] = colour
        self.tile = space
        if colour == "green" and self.market.total():
            self.phase = "market"
        else:
            self.settle_tile()

    def take_from_market(self, colour: str) -> None:
        self.market[colour] -= 1
        self.hands[self.active][colour] += 1
        self.known[self.active][colour] += 1

    def settle_tile(self) -> None:
        """War, or point and pagoda."""
        assert self.tile
        states = self.states_beside(self.tile)
        meeting = Counter(colour for state in states for colour in self.leaders_in(state))
        if any(number > 1 for number in meeting.values()):
            self.start_war(states, meeting)
            return
        self.gain_point(self.tile)
        if any(self.tile in triangle for triangle in self.free_triangles()):
            self.phase = "pagoda"
        else:
            self.go_on_farming()

    def gain_point(self, space: Space) -> None:
        colour = self.tiles[space]
        leaders = self.leaders_in(self.group(space, self.occupied()))
        if colour in leaders:
            self.points[leaders[colour]][colour] += 1
        elif "black" in leaders:
            self.points[leaders["black"]][colour] += 1

    def go_on_farming(self) -> None:
        assert self.tile
        if self.tiles[self.tile] == "blue" and BESIDE[self.tile] & RIVER - self.occupied():
            self.phase = "farmer"
        else:
            self.end_action()

    # ---- pagodas

    def put_pagoda(self, triangle: Triangle) -> None:
        colour = self.tiles[triangle[0]]
        self.target = triangle
        if self.supply(colour):
            self.pagodas[triangle] = colour
            self.end_action()
        elif len(self.standing(colour)) == 1:
            self.move_pagoda(self.standing(colour)[0])
        else:
            self.phase = "move"

    def move_pagoda(self, old: Triangle) -> None:
        assert self.target
        self.pagodas[self.target] = self.pagodas.pop(old)
        self.end_action()

    # ---- war

    def start_war(self, states: list[set[Space]], meeting: Counter[str]) -> None:
        warring = [state for state in states if any(meeting[colour] > 1 for colour in self.leaders_in(state))]
        clockwise = [(self.active + step) % self.players for step in range(1, self.players + 1)]
        self.war = War(sides=warring, support=[0] * len(warring), waiting=clockwise)
        self.phase = "support"

    def soldiers(self, spaces: set[Space]) -> set[Space]:
        return {space for space in spaces if self.tiles.get(space) == "red"}

    def strengths(self) -> list[int]:
        assert self.war
        both = zip(self.war.sides, self.war.support, strict=True)
        return [len(self.soldiers(side)) + support for side, support in both]

    def strongest(self) -> list[int]:
        """The numbers of the strongest sides, counted from 1."""
        strengths = self.strengths()
        return [number for number, strength in enumerate(strengths, 1) if strength == max(strengths)]

    def count_support(self) -> None:
        """One more player has answered; after the last one the war is decided."""
        assert self.war
        self.war.waiting.pop(0)
        if self.war.waiting:
            return
        if len(self.strongest()) == 1:
            self.win_war(self.strongest()[0])
        else:
            self.phase = "winner"

    def win_war(self, winner: int) -> None:
        assert self.war
        sides = self.war.sides
        losing = [number for number in range(1, len(sides) + 1) if number != winner]
        price = max(self.strengths()[number - 1] for number in losing)
        victors = self.leaders_in(sides[winner - 1])
        everywhere = Counter(colour for side in sides for colour in self.leaders_in(side))
        for number in losing:
            for colour, owner in self.leaders_in(sides[number - 1]).items():
                if everywhere[colour] > 1:
                    del self.leaders[owner, colour]
                    if colour in victors:
                        self.points[victors[colour]][colour] += 1
            for space in self.soldiers(sides[number - 1]):
                self.remove_tile(space)
        self.war.winner = winner
        self.war.casualties = max(0, price - self.war.support[winner - 1])
        self.count_casualties()

    def soldiers_of_winner(self) -> set[Space]:
        assert self.war
        return self.soldiers(self.war.sides[self.war.winner - 1])

    def lose_soldier(self, space: Space) -> None:
        assert self.war
        self.remove_tile(space)
        self.war.casualties -= 1
        self.count_casualties()

    def count_casualties(self) -> None:
        assert self.war
        if self.war.casualties:
            self.phase = "casualties"
        else:
            self.end_action()

    # ---- C. peasants' riot

    def unseat_leaders(self) -> None:
        self.leaders = {who: space for who, space in self.leaders.items() if self.governors_beside(space)}

    # ---- E. replace tiles

    def set_aside(self, colour: str) -> None:
        """Nobody else sees which tile goes, so every colour known to be in the hand may be the one."""
        self.hands[self.active][colour] -= 1
        self.replacing[colour] += 1
        self.known[self.active] = Counter({c: max(0, n - 1) for c, n in self.known[self.active].items()})
        self.phase = "replace"

    def replace_tiles(self) -> None:
        number = self.replacing.total()
        self.replaced[self.active] += self.replacing
        self.replacing = Counter()
        for _ in range(number):
            self.hands[self.active][self.draw()] += 1
        self.end_action()

    # ---- end of the turn, of the game

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.actions_left = 2
        self.drawn = False
        self.phase = "action"

    def end_turn(self) -> None:
        self.gain_from_pagodas()
        for step in self.seats:
            self.fill(self.hands[(self.active + step) % self.players], HAND)
        self.fill(self.market, MARKET)
        self.quiet_turns = 0 if self.drawn else self.quiet_turns + 1
        if self.quiet_turns == 10 * self.players:
            self.finish("stalemate")
        else:
            self.turn += 1
            self.begin_turn((self.active + 1) % self.players)

    def gain_from_pagodas(self) -> None:
        for (owner, colour), space in self.leaders.items():
            if owner == self.active:
                state = self.group(space, self.occupied())
                self.points[owner][colour] += sum(set(place) <= state for place in self.standing(colour))

    def finish(self, reason: str) -> None:
        self.phase = "over"
        self.reason = reason
        self.tile = self.target = self.revolt = self.war = None

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def row(self, seat: int) -> list[int]:
        """The four colours with the gold spent on the lowest, one by one; ascending."""
        row = sorted(self.points[seat][colour] for colour in COLOURS if colour != "yellow")
        for _ in range(self.points[seat]["yellow"]):
            row[0] += 1
            row.sort()
        return row

    @property
    def scores(self) -> list[int]:
        return [self.row(seat)[0] for seat in self.seats] if self.over else []

    @property
    def ranking(self) -> list[list[int]]:
        if not self.over:
            return []
        rows = sorted({tuple(self.row(seat)) for seat in self.seats}, reverse=True)
        return [[seat for seat in self.seats if tuple(self.row(seat)) == row] for row in rows]

    # ---- compared

    def state(self) -> dict[str, Any]:
        """All facts as plain numbers, words and lists: colours by their order, spaces by their number."""
        war, revolt = self.war, self.revolt
        at = self.leaders.get
        return {
            "board": [COLOURS.index(self.tiles[space]) if space in self.tiles else -1 for space in SPACES],
            "leaders": [[number(at((seat, colour))) for colour in COLOURS] for seat in self.seats],
            "pagodas": [[numbers(triangle) for triangle in self.standing(colour)] for colour in COLOURS],
            "supply": [self.supply(colour) for colour in COLOURS],
            "hands": [counts(hand) for hand in self.hands],
            "known": [counts(known) for known in self.known],
            "market": counts(self.market),
            "bag": counts(self.bag),
            "points": [counts(points) for points in self.points],
            "box": counts(self.box),
            "replaced": [counts(replaced) for replaced in self.replaced],
            "discards": counts(self.discards),
            "start": self.start,
            "active": self.active,
            "turn": self.turn,
            "actions_left": self.actions_left,
            "quiet_turns": self.quiet_turns,
            "phase": self.phase,
            "to_act": list(self.to_act),
            "tile": number(self.tile),
            "target": numbers(self.target or ()),
            "replacing": counts(self.replacing),
            "revolt": revolt.numbers() if revolt else [],
            "sides": [numbers(side) for side in war.sides] if war else [],
            "support": list(war.support) if war else [],
            "winner": war.winner if war else 0,
            "casualties_left": war.casualties if war else 0,
            "over": self.over,
            "reason": self.reason,
            "rows": [self.row(seat) for seat in self.seats] if self.over else [],
            "scores": self.scores,
            "ranking": self.ranking,
        }


def number(space: Space | None) -> int:
    return -1 if space is None else SPACES.index(space)


def numbers(spaces: Iterable[Space]) -> list[int]:
    return sorted(number(space) for space in spaces)


def counts(tiles: Counter[str]) -> list[int]:
    return [tiles[colour] for colour in COLOURS]
