"""What a learner sees of Yellow & Yangtze: everything that its seat knows, as numbers.

Players are listed from the viewer on, clockwise. What happens on the map is told by space, in planes.
"""

from teahouse.core.compiled import compiled
from teahouse.core.encoding import Encoded, Encoding, Part, from_viewer, mark, share
from teahouse.core.record import MAX_SEATS, Ints
from teahouse.games.yellow_yangtze.components import NUM_COLOURS, NUM_SPACES, TILES, TRIANGLES
from teahouse.games.yellow_yangtze.state import FIRST_LEADER, NONE, Phase, State
from teahouse.games.yellow_yangtze.war import MOST_SIDES

#: What counts are shares of.
MOST_HAND, MOST_POINTS, MOST_TURNS, MOST_STRENGTH, MOST_REPLACED, MOST_QUIET, MOST_BOX = 6, 40, 100, 16, 40, 8, 24
ALL_TILES = int(TILES.sum())

PARTS = Encoding(
    Part("phase", "what is asked for, one-hot in the order of the record's field", Phase.OVER + 1),
    Part("players", "how many play, one-hot: 2, 3, 4", 3),
    Part("seat", "the viewer's seat, one-hot", MAX_SEATS),
    Part("deciding", "who is asked, one-hot from the viewer on", MAX_SEATS),
    Part("active", "whose turn it is, one-hot from the viewer on", MAX_SEATS),
    Part("start", "who had the first turn, one-hot from the viewer on", MAX_SEATS),
    Part("open scores", "1 if points are displayed during the game"),
    Part("actions left", "actions that can still begin in this turn, of 2"),
    Part("turn", "turns that are over, of 100"),
    Part("quiet turns", "turns in a row in which no tile left the bag, of 8"),
    Part("drawn", "1 if a tile left the bag in this turn"),
    Part("market", "tiles in the market by colour, of 6", NUM_COLOURS),
    Part("discards", "tiles by colour that left the game openly, of all of that colour", NUM_COLOURS),
    Part("bag", "tiles in the bag, of all"),
    Part("box", "tiles that the short game removed, of 24"),
    Part("revolt colour", "colour of the leaders in a revolt, one-hot", NUM_COLOURS),
    Part("defender", "who defends in a revolt, one-hot from the viewer on", MAX_SEATS),
    Part("committed", "what the attacker of the revolt has added, of 16"),
    Part("sides", "number of warring states, of 3"),
    Part("support", "tiles and leaders given to each side, of 16", MOST_SIDES),
    Part("winner", "side that won the war while it pays its losses, one-hot", MOST_SIDES),
    Part("casualties", "soldiers that the winner still owes, of 16"),
    Part("hand", "the viewer's tiles by colour, of 6", NUM_COLOURS),
    Part("replacing", "the viewer's tiles set aside by colour, of 6", NUM_COLOURS),
    Part("replaced", "tiles that the viewer discarded unseen by colour, of 40", NUM_COLOURS),
    Part("hand sizes", "tiles in hand by player from the viewer on, of 6", MAX_SEATS),
    Part("replacing sizes", "tiles set aside by player, of 6", MAX_SEATS),
    Part("replaced sizes", "tiles discarded unseen by player, of 40", MAX_SEATS),
    Part("known", "tiles by player and colour that all know to be in the hand, of 6", MAX_SEATS, NUM_COLOURS),
    Part("shown", "hands by player and colour, shown when the game is over, of 6", MAX_SEATS, NUM_COLOURS),
    Part("leaders to come", "1 for leaders in the supply, by player and colour", MAX_SEATS, NUM_COLOURS),
    Part("points", "points by player and colour, of 40", MAX_SEATS, NUM_COLOURS),
    Part("tiles on map", "1 where a tile lies, by colour and space", NUM_COLOURS, NUM_SPACES),
    Part("leaders", "1 where a leader stands, by colour and space", NUM_COLOURS, NUM_SPACES),
    Part("owners", "1 where a leader of that player stands, from the viewer on, by space", MAX_SEATS, NUM_SPACES),
    Part("pagodas", "1 where a pagoda stands, by colour and space", NUM_COLOURS, NUM_SPACES),
    Part("warring", "1 where a warring state is, by side and space", MOST_SIDES, NUM_SPACES),
    Part("just placed", "1 where the tile of this action lies, by space", NUM_SPACES),
    Part("target", "1 on the triangle that waits for a pagoda to be moved, by space", NUM_SPACES),
)

PHASE = PARTS["phase"].first
PLAYERS = PARTS["players"].first
SEAT = PARTS["seat"].first
DECIDING = PARTS["deciding"].first
ACTIVE = PARTS["active"].first
START = PARTS["start"].first
OPEN_SCORES = PARTS["open scores"].first
ACTIONS_LEFT = PARTS["actions left"].first
TURN = PARTS["turn"].first
QUIET_TURNS = PARTS["quiet turns"].first
DRAWN = PARTS["drawn"].first
MARKET = PARTS["market"].first
DISCARDS = PARTS["discards"].first
BAG = PARTS["bag"].first
BOX = PARTS["box"].first
REVOLT_COLOUR = PARTS["revolt colour"].first
DEFENDER = PARTS["defender"].first
COMMITTED = PARTS["committed"].first
SIDES = PARTS["sides"].first
SUPPORT = PARTS["support"].first
WINNER = PARTS["winner"].first
CASUALTIES = PARTS["casualties"].first
HAND = PARTS["hand"].first
REPLACING = PARTS["replacing"].first
REPLACED = PARTS["replaced"].first
HAND_SIZES = PARTS["hand sizes"].first
REPLACING_SIZES = PARTS["replacing sizes"].first
REPLACED_SIZES = PARTS["replaced sizes"].first
KNOWN = PARTS["known"].first
SHOWN = PARTS["shown"].first
LEADERS_TO_COME = PARTS["leaders to come"].first
POINTS = PARTS["points"].first
TILES_ON_MAP = PARTS["tiles on map"].first
LEADERS = PARTS["leaders"].first
OWNERS = PARTS["owners"].first
PAGODAS = PARTS["pagodas"].first
WARRING = PARTS["warring"].first
JUST_PLACED = PARTS["just placed"].first
TARGET = PARTS["target"].first


@compiled
def encode(s: State, seat: int, out: Encoded) -> None:
    """Fill the zeros of `out` with what `seat` sees in its redacted record."""
    encode_turn(s, seat, out)
    encode_stocks(s, out)
    encode_conflict(s, seat, out)
    encode_own(s, seat, out)
    encode_players(s, seat, out)
    encode_map(s, seat, out)


@compiled
def encode_turn(s: State, seat: int, out: Encoded) -> None:
    """Who sits where, and what is asked of whom."""
    seats = int(s.seats)
    mark(out, PHASE, int(s.phase))
    mark(out, PLAYERS, seats - 2)
    mark(out, SEAT, seat)
    mark(out, DECIDING, from_viewer(int(s.deciding), seat, seats))
    mark(out, ACTIVE, from_viewer(int(s.active), seat, seats))
    mark(out, START, from_viewer(int(s.start), seat, seats))
    out[OPEN_SCORES] = float(s.open_scores)
    out[ACTIONS_LEFT] = share(int(s.actions_left), 2)
    out[TURN] = share(int(s.turn), MOST_TURNS)
    out[QUIET_TURNS] = share(int(s.quiet_turns), MOST_QUIET)
    out[DRAWN] = float(s.drawn)


@compiled
def encode_stocks(s: State, out: Encoded) -> None:
    """Tiles that nobody has."""
    encode_counts(s.market, MOST_HAND, MARKET, out)
    for colour in range(NUM_COLOURS):
        out[DISCARDS + colour] = share(int(s.discards[colour]), int(TILES[colour]))
    out[BAG] = share(int(s.bag_size), ALL_TILES)
    out[BOX] = share(int(s.box_size), MOST_BOX)


@compiled
def encode_counts(counts: Ints, most: int, first: int, out: Encoded) -> None:
    """Numbers by colour."""
    for colour in range(NUM_COLOURS):
        out[first + colour] = share(int(counts[colour]), most)


@compiled
def encode_conflict(s: State, seat: int, out: Encoded) -> None:
    """The revolt or the war under way."""
    mark(out, REVOLT_COLOUR, int(s.revolt_colour))
    mark(out, DEFENDER, from_viewer(int(s.defender), seat, int(s.seats)))
    out[COMMITTED] = share(int(s.committed), MOST_STRENGTH)
    out[SIDES] = share(int(s.sides), MOST_SIDES)
    for side in range(MOST_SIDES):
        out[SUPPORT + side] = share(int(s.support[side]), MOST_STRENGTH)
    mark(out, WINNER, int(s.winner) - 1)
    out[CASUALTIES] = share(int(s.casualties_left), MOST_STRENGTH)


@compiled
def encode_own(s: State, seat: int, out: Encoded) -> None:
    """The viewer's own tiles."""
    me = s.players[seat]
    encode_counts(me.hand, MOST_HAND, HAND, out)
    encode_counts(me.replacing, MOST_HAND, REPLACING, out)
    encode_counts(me.replaced, MOST_REPLACED, REPLACED, out)


@compiled
def encode_players(s: State, seat: int, out: Encoded) -> None:
    """What all know of each player."""
    seats = int(s.seats)
    for k in range(seats):
        player = s.players[(seat + k) % seats]
        out[HAND_SIZES + k] = share(int(player.hand_size), MOST_HAND)
        out[REPLACING_SIZES + k] = share(int(player.replacing_size), MOST_HAND)
        out[REPLACED_SIZES + k] = share(int(player.replaced_size), MOST_REPLACED)
        encode_counts(player.known, MOST_HAND, KNOWN + k * NUM_COLOURS, out)
        encode_counts(player.shown, MOST_HAND, SHOWN + k * NUM_COLOURS, out)
        encode_counts(player.points, MOST_POINTS, POINTS + k * NUM_COLOURS, out)
        for colour in range(NUM_COLOURS):
            out[LEADERS_TO_COME + k * NUM_COLOURS + colour] = 1.0 if player.leaders[colour] == NONE else 0.0


@compiled
def encode_map(s: State, seat: int, out: Encoded) -> None:
    """Tiles, leaders, pagodas and warring states by space."""
    encode_pieces(s.board, seat, int(s.seats), out)
    for space in range(NUM_SPACES):
        if s.side[space] > 0:
            out[WARRING + (int(s.side[space]) - 1) * NUM_SPACES + space] = 1.0
    for colour in range(NUM_COLOURS):
        for k in range(2):
            mark_triangle(out, PAGODAS + colour * NUM_SPACES, int(s.pagodas[colour, k]))
    mark(out, JUST_PLACED, int(s.tile))
    mark_triangle(out, TARGET, int(s.target))


@compiled
def encode_pieces(board: Ints, seat: int, seats: int, out: Encoded) -> None:
    """What is on each space."""
    for space in range(NUM_SPACES):
        piece = int(board[space])
        if piece >= FIRST_LEADER:
            owner, colour = (piece - FIRST_LEADER) // NUM_COLOURS, (piece - FIRST_LEADER) % NUM_COLOURS
            out[LEADERS + colour * NUM_SPACES + space] = 1.0
            out[OWNERS + from_viewer(owner, seat, seats) * NUM_SPACES + space] = 1.0
        elif piece >= 0:
            out[TILES_ON_MAP + piece * NUM_SPACES + space] = 1.0


@compiled
def mark_triangle(out: Encoded, first: int, triangle: int) -> None:
    """Set a plane on the three spaces of a triangle, if there is one."""
    if triangle != NONE:
        for k in range(3):
            out[first + int(TRIANGLES[triangle, k])] = 1.0
