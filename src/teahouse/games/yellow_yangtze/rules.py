"""The rules of Yellow & Yangtze for two, three and four players: set-up, and who may do what.

Source: the Russian rulebook of Yellow & Yangtze (Reiner Knizia, Grail Games / GaGa Games, 2018); clause ids as in
rulebook.en.md. All of it is implemented; the options are `players`, `short` (two players) and `open_scores`.
Each kind of action has a file of its own: leaders, tiles, pagodas, war, riot, replace; turn.py ends them.

| phase      | asks                                                            | actions                            |
|------------|-----------------------------------------------------------------|------------------------------------|
| ACTION     | the active player: what to do, twice a turn                     | leader, withdraw, place, riot,     |
|            |                                                                 | establish, replace, end turn       |
| ATTACK     | the active player: governors for the revolt                     | commit                             |
| DEFENCE    | the owner of the other leader: the same                         | commit                             |
| MARKET     | the active player: a tile for the trader placed, or none        | market, no market                  |
| SUPPORT    | every player, the active one last: soldiers for a side, or none | support, no support                |
| WINNER     | the active player: which of the tied strongest sides wins       | winner                             |
| CASUALTIES | the active player: a soldier of the winner, one by one          | remove                             |
| PAGODA     | the active player: a triangle with the tile placed, or none     | pagoda, no pagoda                  |
| MOVE       | the active player: which of two pagodas moves                   | move pagoda                        |
| FARMER     | the active player: the next farmer of the chain, or none        | place, no farmer                   |
| RIOT       | the active player: the tile that goes                           | remove                             |
| ESTABLISH  | the active player: any free triangle                            | pagoda                             |
| REPLACE    | the active player: one more tile to set aside, or enough        | replace, done                      |

Our rulings: pass, always-asked, other-space, market-first, no-overlap, bystander, unifier, stalemate, known-picks.
"""

from teahouse.core.compiled import compiled
from teahouse.core.record import Ints
from teahouse.core.rng import below
from teahouse.games.yellow_yangtze import actions as act
from teahouse.games.yellow_yangtze.clauses import Clause
from teahouse.games.yellow_yangtze.components import BLACK, BLUE, CAPITALS, NUM_COLOURS, NUM_SPACES, TILES
from teahouse.games.yellow_yangtze.leaders import (
    commit_actions,
    commit_governors,
    leader_actions,
    position_leader,
    why_not_commit,
    why_not_leader,
    withdraw_leader,
)
from teahouse.games.yellow_yangtze.pagodas import (
    establish,
    establish_actions,
    free_triangle_actions,
    move_actions,
    move_pagoda,
    pagoda_actions,
    put_pagoda,
    why_not_establish,
    why_not_move,
    why_not_pagoda,
)
from teahouse.games.yellow_yangtze.pieces import has_tile, in_supply
from teahouse.games.yellow_yangtze.replace import replace_actions, replace_tiles, set_aside
from teahouse.games.yellow_yangtze.riot import riot, riot_removes, target_actions, why_not_riot
from teahouse.games.yellow_yangtze.state import EMPTY, NONE, Phase, State
from teahouse.games.yellow_yangtze.tiles import (
    continue_chain,
    farmer_actions,
    market_actions,
    place_actions,
    place_tile,
    settle_tile,
    take_from_market,
    why_not_place,
)
from teahouse.games.yellow_yangtze.turn import MARKET, begin_turn, draw_tile, end_action, end_turn
from teahouse.games.yellow_yangtze.war import (
    casualty_actions,
    is_casualty,
    pay_casualty,
    support,
    support_actions,
    why_not_support,
    why_not_winner,
    win_war,
    winner_actions,
)

RULES_VERSION = 1

SHORT_GAME = 24

# --- Set-up


@compiled
def start(s: State, options: Ints) -> None:
    """Clauses setup.*: chance names the start player; capitals, bag, hands and market."""
    s.seats = options[0]
    s.open_scores = options[2]
    s.start = below(s.stream, int(s.seats))
    clear_board(s)
    fill_bag(s)
    if options[1]:
        shorten(s)
    deal(s)
    begin_turn(s, int(s.start))


@compiled
def clear_board(s: State) -> None:
    """Clauses setup.capitals and setup.bag: a governor on each capital; leaders and pagodas off the board."""
    s.board[:] = EMPTY
    for k in range(len(CAPITALS)):
        s.board[CAPITALS[k]] = BLACK
    s.pagodas[:] = NONE
    for seat in range(len(s.players)):
        s.players[seat].leaders[:] = NONE
    s.tile = NONE
    s.target = NONE
    s.revolt_colour = NONE
    s.defender = NONE


@compiled
def fill_bag(s: State) -> None:
    """Clause setup.bag: all tiles but those on the capitals."""
    for colour in range(NUM_COLOURS):
        s.bag[colour] = TILES[colour]
        s.bag_size += TILES[colour]
    s.bag[BLACK] -= len(CAPITALS)
    s.bag_size -= len(CAPITALS)


@compiled
def shorten(s: State) -> None:
    """Clause setup.short: some tiles leave the game unseen."""
    for _ in range(SHORT_GAME):
        s.box[draw_tile(s)] += 1
    s.box_size = SHORT_GAME


@compiled
def deal(s: State) -> None:
    """Clauses setup.hands and setup.market: six tiles for everyone, then six for the market."""
    for seat in range(int(s.seats)):
        for _ in range(act.HAND):
            s.players[seat].hand[draw_tile(s)] += 1
        s.players[seat].hand_size = act.HAND
    for _ in range(MARKET):
        s.market[draw_tile(s)] += 1


# --- What is possible


@compiled
def to_act(s: State) -> int:
    """The seat that is asked, as a bit; nobody when the game is over."""
    return 0 if s.phase == Phase.OVER else 1 << int(s.deciding)


@compiled
def legal_actions(s: State, seat: int, out: Ints) -> int:
    """All legal actions of the seat that is asked, ascending."""
    match int(s.phase):
        case Phase.ACTION:
            return turn_actions(s, seat, out)
        case Phase.ATTACK | Phase.DEFENCE:
            return commit_actions(s, seat, out)
        case Phase.MARKET:
            return market_actions(s, out)
        case Phase.SUPPORT:
            return support_actions(s, seat, out)
        case Phase.WINNER:
            return winner_actions(s, out)
        case Phase.CASUALTIES:
            return casualty_actions(s, out)
        case Phase.PAGODA:
            return pagoda_actions(s, out)
        case Phase.MOVE:
            return move_actions(s, out)
        case Phase.FARMER:
            return farmer_actions(s, seat, out)
        case Phase.RIOT:
            return target_actions(s, out)
        case Phase.ESTABLISH:
            return free_triangle_actions(s, out)
    count = replace_actions(s, seat, out, 0)
    out[count] = act.DONE
    return count + 1


@compiled
def turn_actions(s: State, seat: int, out: Ints) -> int:
    """Clause turn.actions and ruling pass: the five actions, or the end of the turn."""
    out[0] = act.END_TURN
    count = leader_actions(s, seat, out, 1)
    count = place_actions(s, seat, out, count)
    for leader in range(2):
        if why_not_riot(s, seat, leader == 1) == Clause.ALLOWED:
            out[count] = act.RIOT + leader
            count += 1
    count = establish_actions(s, seat, out, count)
    return replace_actions(s, seat, out, count)


@compiled
def why_not(s: State, seat: int, action: int) -> int:
    """The clause that forbids an action to the seat that is asked, 0 where there is none."""
    if not is_asked(int(s.phase), action):
        return Clause.TURN__ASKED
    if act.LEADER <= action < act.WITHDRAW:
        return why_not_leader(s, seat, (action - act.LEADER) // NUM_SPACES, (action - act.LEADER) % NUM_SPACES)
    if act.WITHDRAW <= action < act.PLACE:
        return Clause.LEADER__WITHDRAW if in_supply(s, seat, action - act.WITHDRAW) else Clause.ALLOWED
    if act.PLACE <= action < act.RIOT:
        return why_not_place(s, seat, (action - act.PLACE) // NUM_SPACES, (action - act.PLACE) % NUM_SPACES)
    if act.RIOT <= action < act.ESTABLISH:
        return why_not_riot(s, seat, action == act.RIOT_LEADER)
    if act.ESTABLISH <= action < act.REPLACE:
        return why_not_establish(s, seat, action == act.ESTABLISH_LEADER)
    if act.REPLACE <= action < act.DONE:
        return Clause.ALLOWED if s.players[seat].hand[action - act.REPLACE] > 0 else Clause.REPLACE__TILES
    if act.MARKET <= action < act.NO_MARKET:
        return Clause.ALLOWED if s.market[action - act.MARKET] > 0 else Clause.MARKET__TAKE
    if act.PAGODA <= action < act.NO_PAGODA:
        return why_not_pagoda(s, action - act.PAGODA)
    if act.MOVE_PAGODA <= action < act.NO_FARMER:
        return why_not_move(s, action - act.MOVE_PAGODA)
    if act.COMMIT <= action < act.NO_SUPPORT:
        return why_not_commit(s, seat, tiles_committed(action), action >= act.COMMIT_LEADER)
    if act.SUPPORT <= action < act.WINNER:
        return why_not_support(s, seat, side_supported(action), tiles_supporting(action), action >= act.SUPPORT_LEADER)
    if act.WINNER <= action < act.REMOVE:
        return why_not_winner(s, action - act.WINNER + 1)
    if action >= act.REMOVE:
        return why_not_remove(s, action - act.REMOVE)
    return Clause.ALLOWED


@compiled
def is_asked(phase: int, action: int) -> bool:
    """Clause turn.asked: whether an action answers the question of a phase."""
    match phase:
        case Phase.ACTION:
            return action < act.DONE
        case Phase.ATTACK | Phase.DEFENCE:
            return act.COMMIT <= action < act.NO_SUPPORT
        case Phase.MARKET:
            return act.MARKET <= action <= act.NO_MARKET
        case Phase.SUPPORT:
            return act.NO_SUPPORT <= action < act.WINNER
        case Phase.WINNER:
            return act.WINNER <= action < act.REMOVE
        case Phase.PAGODA:
            return act.PAGODA <= action <= act.NO_PAGODA
        case Phase.MOVE:
            return act.MOVE_PAGODA <= action < act.NO_FARMER
        case Phase.FARMER:
            return action == act.NO_FARMER or act.PLACE <= action < act.RIOT
        case Phase.ESTABLISH:
            return act.PAGODA <= action < act.NO_PAGODA
        case Phase.REPLACE:
            return act.REPLACE <= action <= act.DONE
    return action >= act.REMOVE


@compiled
def why_not_remove(s: State, space: int) -> int:
    """Clauses riot.target and war.casualties."""
    if s.phase == Phase.RIOT:
        return Clause.ALLOWED if has_tile(s, space) else Clause.RIOT__TARGET
    return Clause.ALLOWED if is_casualty(s, space) else Clause.WAR__CASUALTIES


@compiled
def tiles_committed(action: int) -> int:
    """The governors of a commitment, with the leader or without."""
    return (action - act.COMMIT) % (act.HAND + 1)


@compiled
def side_supported(action: int) -> int:
    """The side of a support, with the leader or without."""
    if action < act.SUPPORT_LEADER:
        return (action - act.SUPPORT) // act.HAND + 1
    return (action - act.SUPPORT_LEADER) // (act.HAND + 1) + 1


@compiled
def tiles_supporting(action: int) -> int:
    """The soldiers of a support, with the leader or without."""
    if action < act.SUPPORT_LEADER:
        return (action - act.SUPPORT) % act.HAND + 1
    return (action - act.SUPPORT_LEADER) % (act.HAND + 1)


# --- Actions


@compiled
def apply(s: State, seat: int, action: int, log: Ints) -> None:
    """Carry out a legal action."""
    match int(s.phase):
        case Phase.ACTION:
            take_action(s, seat, action, log)
        case Phase.ATTACK | Phase.DEFENCE:
            commit_governors(s, seat, tiles_committed(action), 1 if action >= act.COMMIT_LEADER else 0, log)
        case Phase.MARKET:
            if action != act.NO_MARKET:
                take_from_market(s, seat, action - act.MARKET, log)
            settle_tile(s, log)
        case Phase.SUPPORT:
            give_support(s, seat, action, log)
        case Phase.WINNER:
            win_war(s, action - act.WINNER + 1, log)
        case Phase.CASUALTIES:
            pay_casualty(s, action - act.REMOVE, log)
        case Phase.PAGODA | Phase.ESTABLISH:
            if action == act.NO_PAGODA:
                continue_chain(s, log)
            else:
                put_pagoda(s, seat, action - act.PAGODA, log)
        case Phase.MOVE:
            move_pagoda(s, seat, action - act.MOVE_PAGODA, int(s.target), log)
        case Phase.FARMER:
            if action == act.NO_FARMER:
                end_action(s, log)
            else:
                place_tile(s, seat, BLUE, (action - act.PLACE) % NUM_SPACES, log)
        case Phase.RIOT:
            riot_removes(s, action - act.REMOVE, log)
        case Phase.REPLACE:
            if action == act.DONE:
                replace_tiles(s, seat, log)
            else:
                set_aside(s, seat, action - act.REPLACE, log)


@compiled
def take_action(s: State, seat: int, action: int, log: Ints) -> None:
    """Clause turn.actions and ruling pass: begin one of the five actions, or end the turn."""
    if action == act.END_TURN:
        s.actions_left = 0
        end_turn(s, log)
    elif action < act.WITHDRAW:
        position_leader(s, seat, (action - act.LEADER) // NUM_SPACES, (action - act.LEADER) % NUM_SPACES, log)
    elif action < act.PLACE:
        withdraw_leader(s, seat, action - act.WITHDRAW, log)
    elif action < act.RIOT:
        place_tile(s, seat, (action - act.PLACE) // NUM_SPACES, (action - act.PLACE) % NUM_SPACES, log)
    elif action < act.ESTABLISH:
        riot(s, seat, action - act.RIOT, log)
    elif action < act.REPLACE:
        establish(s, seat, action - act.ESTABLISH, log)
    else:
        set_aside(s, seat, action - act.REPLACE, log)


@compiled
def give_support(s: State, seat: int, action: int, log: Ints) -> None:
    """Clause war.support: nothing to nobody, or soldiers and the red leader to one side."""
    if action == act.NO_SUPPORT:
        support(s, seat, 0, 0, 0, log)
    else:
        leader = 1 if action >= act.SUPPORT_LEADER else 0
        support(s, seat, side_supported(action), tiles_supporting(action), leader, log)
