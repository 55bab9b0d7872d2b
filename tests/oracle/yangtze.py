"""Yangtze the slow, obvious way: the rules once more in lists, sets and dicts, to check the engine against.

Nothing here is shared with the engine, tiles and rewards included; only the protocol is agreed upon:

- Tiles are numbered from 0, the start tile, in the order of TILES.
- `below(n)` is uniform on 0..n-1 and all the chance there is. Tiles 1..35 are shuffled by Fisher-Yates; from
  the front go first the tiles for the box, then three to each seat in order; the rest is the draw pile.
- Directions run clockwise: 0 south, 1 west, 2 north, 3 east.
- Sequences by colour follow COLOURS, sequences by stack follow REWARDS.

| phase    | choices                                                               |
|----------|-----------------------------------------------------------------------|
| exchange | `exchange red for blue`, `no exchange`                                |
| reward   | `reward four red`, `reward pairs white red blue`, `reward seven`, `no reward` |
| discard  | `discard red`                                                         |
| tile     | `tile 12 turned 1`                                                    |
| cell     | `at 3,-1`                                                             |
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any

Cell = tuple[int, int]

COLOURS = ["white", "orange", "red", "purple", "blue", "green", "black"]

# The sides clockwise, then the symbol if there is one. The first is the start tile; its canoe is no symbol.
TILES = [
    "red white black blue",
    "purple blue white green",
    "white green purple blue",
    "white black orange red",
    "blue black orange green",
    "white green blue black",
    "orange white green red",
    "blue red white black",
    "black red red green",
    "purple blue blue black",
    "red blue white orange",
    "blue red black green",
    "blue green blue orange",
    "orange purple white red",
    "purple black white orange",
    "red blue purple white",
    "orange orange purple orange",
    "orange blue purple black",
    "black green purple red",
    "orange black purple red",
    "white white red green",
    "white black orange black",
    "green green red green",
    "black purple purple purple",
    "green blue purple red",
    "orange blue white orange koi",
    "blue orange blue orange koi",
    "blue white blue black koi",
    "orange red black red flower",
    "orange green white green flower",
    "purple red black black panda",
    "white orange purple white panda",
    "white black white black panda",
    "red red green green dragon",
    "green purple blue purple dragon",
    "green purple purple red dragon",
]

# By number of players, the points of each stack, top card first.
REWARDS = {
    2: {
        "four": [8, 7, 6, 5, 5, 4],
        "pairs": [9, 8, 7, 6, 5, 5],
        "seven": [10, 9, 8, 7, 6, 5],
    },
    3: {
        "four": [8, 7, 6, 6, 5, 5, 5, 4],
        "pairs": [9, 8, 7, 7, 6, 6, 5, 5],
        "seven": [10, 9, 8, 8, 7, 7, 6, 5],
    },
    4: {
        "four": [8, 7, 7, 6, 6, 5, 5, 5, 4],
        "pairs": [9, 8, 8, 7, 7, 6, 6, 5, 5],
        "seven": [10, 9, 9, 8, 8, 7, 7, 6, 5],
    },
}
GENERAL_REWARD = 4

BOXED_TILES = {2: 13, 3: 8, 4: 3}
CARDS_PER_COLOUR = {2: 5, 3: 7, 4: 8}
DIRECTIONS_OF_SEATS = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}
STEPS = [(0, -1), (-1, 0), (0, 1), (1, 0)]


def beside(cell: Cell, direction: int) -> Cell:
    """The next cell in a direction."""
    x, y = cell
    dx, dy = STEPS[direction]
    return x + dx, y + dy


def shown(tile: int, rotation: int, direction: int) -> str:
    """The colour that a tile, turned clockwise by `rotation` quarters, shows in a direction."""
    return TILES[tile].split()[(direction - rotation) % 4]


def has_symbol(tile: int) -> bool:
    """Whether a tile bears a symbol."""
    return len(TILES[tile].split()) == 5


class Oracle:
    """One game of Yangtze; its attributes are the whole position, and a test may set them by hand."""

    def __init__(self, options: dict[str, Any], below: Callable[[int], int]) -> None:
        """Set the game up for `options["players"]` and go to the first choice."""
        self.players: int = options["players"]
        self.seats = list(range(self.players))

        tiles = list(range(1, 36))
        for i in range(34, 0, -1):
            j = below(i + 1)
            tiles[i], tiles[j] = tiles[j], tiles[i]
        boxed = BOXED_TILES[self.players]
        self.box, tiles = tiles[:boxed], tiles[boxed:]
        self.hands: list[set[int]] = []
        for _ in self.seats:
            self.hands.append(set(tiles[:3]))
            tiles = tiles[3:]
        self.pile = tiles
        # Cell -> tile and rotation; a dict remembers the order of placement.
        self.lake: dict[Cell, tuple[int, int]] = {(0, 0): (0, 0)}
        self.chosen: tuple[int, int] | None = None

        self.supply = dict.fromkeys(COLOURS, CARDS_PER_COLOUR[self.players])
        self.cards = [dict.fromkeys(COLOURS, 0) for _ in self.seats]
        self.boats = [0 for _ in self.seats]
        self.points = [0 for _ in self.seats]
        self.stacks = {stack: list(rewards) for stack, rewards in REWARDS[self.players].items()}

        self.phase = "exchange"
        self.final = False
        self.turn = 0
        self.distribute((0, 0))
        self.begin_turn()

    # What can be asked of a game

    @property
    def over(self) -> bool:
        """Whether the last player's last turn is done."""
        return self.phase == "over"

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat that has to choose, nobody when the game is over."""
        return () if self.over else (self.turn,)

    @property
    def scores(self) -> list[int]:
        """Points on rewards, by seat."""
        return list(self.points)

    @property
    def ranking(self) -> list[list[int]]:
        """Seats by points, then boats, then lantern cards, best first; equals stand together."""
        standing = [(self.points[seat], self.boats[seat], self.held(seat)) for seat in self.seats]
        places = sorted(set(standing), reverse=True)
        return [[seat for seat in self.seats if standing[seat] == place] for place in places]

    def legal(self, seat: int) -> list[str]:
        """What a seat may choose now, in the order of the rules, a skip last."""
        if seat not in self.to_act:
            return []
        match self.phase:
            case "exchange":
                return [*self.exchanges(), "no exchange"]
            case "reward":
                return [*self.rewards(), "no reward"]
            case "discard":
                return [f"discard {colour}" for colour in COLOURS if self.cards[seat][colour] > 0]
            case "tile":
                return [f"tile {tile} turned {rotation}" for tile in sorted(self.hands[seat]) for rotation in range(4)]
            case _:
                return [f"at {x},{y}" for x, y in sorted(self.open_cells())]

    def play(self, seat: int, notation: str) -> None:
        """Make a legal choice and go on to the next one; ValueError if it is not legal."""
        if notation not in self.legal(seat):
            raise ValueError(f"seat {seat} cannot choose {notation!r} in phase {self.phase!r}")
        match notation.split():
            case ["no", "exchange"]:
                self.begin_reward()
            case ["exchange", give, "for", take]:
                self.exchange(give, take)
                self.begin_reward()
            case ["no", "reward"]:
                self.after_reward()
            case ["reward", "four", colour]:
                self.reward("four", {colour: 4})
                self.after_reward()
            case ["reward", "pairs", *colours]:
                self.reward("pairs", dict.fromkeys(colours, 2))
                self.after_reward()
            case ["reward", "seven"]:
                self.reward("seven", dict.fromkeys(COLOURS, 1))
                self.after_reward()
            case ["discard", colour]:
                self.give_back(seat, colour, 1)
                self.begin_placing()
            case ["tile", tile, "turned", rotation]:
                self.chosen = int(tile), int(rotation)
                self.phase = "cell"
            case ["at", cell]:
                x, y = cell.split(",")
                self.place((int(x), int(y)))
                self.end_turn()

    def state(self) -> dict[str, Any]:
        """The position as plain data, for comparison."""
        return {
            "phase": self.phase,
            "final": self.final,
            "turn": self.turn,
            "placed": [[tile, x, y, rotation] for (x, y), (tile, rotation) in self.lake.items()],
            "hands": [sorted(hand) for hand in self.hands],
            "chosen": list(self.chosen) if self.chosen else None,
            "pile": list(self.pile),
            "supply": [self.supply[colour] for colour in COLOURS],
            "cards": [[cards[colour] for colour in COLOURS] for cards in self.cards],
            "boats": list(self.boats),
            "points": list(self.points),
            "rewards_left": [len(rewards) for rewards in self.stacks.values()],
        }

    # The order of a turn

    def begin_turn(self) -> None:
        """Ask for an exchange if one is possible."""
        self.phase = "exchange"
        if not self.exchanges():
            self.begin_reward()

    def begin_reward(self) -> None:
        """Ask for a reward if one is possible."""
        self.phase = "reward"
        if not self.rewards():
            self.after_reward()

    def after_reward(self) -> None:
        """Go on to the placement; a last turn ends here, without a discard."""
        if self.final:
            self.end_turn()
        else:
            self.begin_placing()

    def begin_placing(self) -> None:
        """Ask for a tile, and before it for discards while there are more than twelve cards."""
        self.phase = "discard" if self.held(self.turn) > 12 else "tile"

    def end_turn(self) -> None:
        """Pass to the next player; after the last tile everyone has a last turn, then the game is over."""
        if self.final and self.turn == self.seats[-1]:
            self.phase = "over"
            return
        if not any(self.hands):
            # The last tile is placed by the last seat, so the last turns begin with seat 0.
            self.final = True
        self.turn = (self.turn + 1) % self.players
        self.begin_turn()

    # Step 1: exchange

    def exchanges(self) -> list[str]:
        """The exchanges possible now: two boats, a card in hand, another colour with a card in the supply."""
        if self.boats[self.turn] < 2:
            return []
        return [
            f"exchange {give} for {take}"
            for give in COLOURS
            for take in COLOURS
            if give != take and self.cards[self.turn][give] > 0 and self.supply[take] > 0
        ]

    def exchange(self, give: str, take: str) -> None:
        """Return two boats and a card, take a card of another colour."""
        self.boats[self.turn] -= 2
        self.give_back(self.turn, give, 1)
        self.take_card(self.turn, take)

    # Step 2: reward, and the limit of twelve

    def rewards(self) -> list[str]:
        """The sets that can be paid now; it does not matter whether their stacks still have cards."""
        cards = self.cards[self.turn]
        fours = [f"reward four {colour}" for colour in COLOURS if cards[colour] >= 4]
        paired = [colour for colour in COLOURS if cards[colour] >= 2]
        pairs = [f"reward pairs {' '.join(three)}" for three in combinations(paired, 3)]
        seven = ["reward seven"] if all(cards[colour] >= 1 for colour in COLOURS) else []
        return fours + pairs + seven

    def reward(self, stack: str, price: dict[str, int]) -> None:
        """Pay a set and take the top reward of its stack, a general reward if the stack is empty."""
        for colour, number in price.items():
            self.give_back(self.turn, colour, number)
        rewards = self.stacks[stack]
        self.points[self.turn] += rewards.pop(0) if rewards else GENERAL_REWARD

    # Step 3: place a lake tile

    def open_cells(self) -> set[Cell]:
        """The empty cells edge to edge with a tile on the table."""
        around = {beside(cell, direction) for cell in self.lake for direction in range(4)}
        return around - set(self.lake)

    def place(self, cell: Cell) -> None:
        """Place the chosen tile: match bonus, distribution, new tile."""
        assert self.chosen is not None
        tile, _ = self.chosen
        self.lake[cell] = self.chosen
        self.hands[self.turn].remove(tile)
        self.chosen = None
        self.match_bonus(cell)
        self.distribute(cell)
        if self.pile:
            self.hands[self.turn].add(self.pile.pop(0))

    def match_bonus(self, cell: Cell) -> None:
        """Give the active player a card per matching side and a boat per matching tile with a symbol."""
        tile, rotation = self.lake[cell]
        matches = []
        for direction in range(4):
            if beside(cell, direction) in self.lake:
                neighbour, its_rotation = self.lake[beside(cell, direction)]
                colour = shown(tile, rotation, direction)
                if colour == shown(neighbour, its_rotation, (direction + 2) % 4):
                    matches.append((colour, neighbour))
        for colour, _ in matches:
            self.take_card(self.turn, colour)
        if matches and has_symbol(tile):
            self.boats[self.turn] += 1
        for _, neighbour in matches:
            if has_symbol(neighbour):
                self.boats[self.turn] += 1

    def distribute(self, cell: Cell) -> None:
        """Give everyone, clockwise from the active player, a card of the colour that a tile shows them."""
        tile, rotation = self.lake[cell]
        for seat in self.seats[self.turn :] + self.seats[: self.turn]:
            direction = DIRECTIONS_OF_SEATS[self.players][seat]
            self.take_card(seat, shown(tile, rotation, direction))

    # Lantern cards

    def held(self, seat: int) -> int:
        """How many lantern cards a player holds."""
        return sum(self.cards[seat].values())

    def take_card(self, seat: int, colour: str) -> None:
        """Take a card from the supply; an empty pile gives nothing."""
        if self.supply[colour] > 0:
            self.supply[colour] -= 1
            self.cards[seat][colour] += 1

    def give_back(self, seat: int, colour: str, number: int) -> None:
        """Return cards to the supply."""
        self.cards[seat][colour] -= number
        self.supply[colour] += number
