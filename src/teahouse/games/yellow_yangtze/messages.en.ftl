game-name = Yellow & Yangtze
game-summary = Dynasties of the Warring States: your weakest colour is your score.

colour-black = black
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

dynasty = { $seat ->
    [0] archer
    [1] bull
    [2] pot
   *[3] lion
}
seat-name = { $seat ->
    [0] Archer
    [1] Bull
    [2] Pot
   *[3] Lion
}{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}

legend-tiles = ●K black governor  ◆R red soldier  ≈B blue farmer  ♣G green trader  ★Y yellow artisan
legend-signs = [◆R] under a pagoda  A◆R leader of the archer  · land  ~ river  9,4 is row 9, column 4
label-market = Market
label-pagodas = Pagodas in the supply
label-points = points
label-shown = hand
label-row = with gold spent, the lowest first
label-hand = Your tiles
label-replacing = set aside
bag = Tiles in the bag: { $count }
turn-line = Turn: { $name }, actions left: { $count }
revolt-line = Revolt of the { $colour } leaders: { $attacker } { $attack } against { $defender } { $defence }
side-line = War, side { $side } (first space { $space }): strength { $strength } ({ $support } of it support), leaders { $leaders }
player-line = { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
}, leaders in the supply: { $leaders }

action-end-turn = End the turn
action-leader = { $colour } leader to { $space }
action-withdraw = Withdraw the { $colour } leader
action-place = { $colour } tile on { $space }
action-riot = Peasants’ riot for two farmers
action-riot-leader = Peasants’ riot for one farmer and the blue leader’s help
action-establish = Establish a pagoda for two traders
action-establish-leader = Establish a pagoda for one trader and the green leader’s help
action-replace = Replace a { $colour } tile
action-done = Draw the new tiles
action-market = Take { $colour } from the market
action-no-market = Nothing from the market
action-pagoda = Pagoda on { $triangle }
action-no-pagoda = No pagoda
action-move-pagoda = Move the pagoda from { $triangle }
action-no-farmer = No further farmer
action-commit = { $tiles ->
    [0] Commit nothing
    [one] Commit { $tiles } governor
   *[other] Commit { $tiles } governors
}
action-commit-leader = { $tiles ->
    [0] Commit the black leader alone
    [one] Commit { $tiles } governor and the black leader
   *[other] Commit { $tiles } governors and the black leader
}
action-no-support = Support nobody
action-support = Support side { $side } with { $tiles } { $tiles ->
    [one] soldier
   *[other] soldiers
}
action-support-leader = { $tiles ->
    [0] Support side { $side } with the red leader alone
    [one] Support side { $side } with { $tiles } soldier and the red leader
   *[other] Support side { $side } with { $tiles } soldiers and the red leader
}
action-winner = Side { $side } wins
action-remove = Remove the tile on { $space }

event-positioned = { $seat } places the { $colour } leader on { $space }.
event-moved = { $seat } moves the { $colour } leader from { $origin } to { $space }.
event-withdrew = { $seat } withdraws the { $colour } leader from { $space }.
event-revolt = Revolt of the { $colour } leaders: { $seat } attacks, { $defender } defends. A tie goes to the defender.
event-committed = { $tiles ->
    [0] { $leader ->
        [yes] { $seat } commits the black leader.
       *[no] { $seat } commits nothing.
    }
   *[other] { $seat } commits { $tiles } { $tiles ->
        [one] governor
       *[other] governors
    }{ $leader ->
        [yes] {" "}and the black leader
       *[no] {""}
    }.
}
event-revolt-won = { $seat } wins the revolt, { $strength } to { $against }; the { $colour } leader of { $loser } has to go.
event-returned = { $seat }: the { $colour } leader returns from { $space }.
event-gained = { $seat } gains { $points } { $colour }.
event-earned = Pagodas: { $seat } gains { $points } { $colour }.
event-placed = { $seat } places { $colour } on { $space }.
event-took = { $seat } takes { $colour } from the market.
event-pagoda-built = { $seat } builds a { $colour } pagoda on { $triangle }.
event-pagoda-moved = { $seat } moves the { $colour } pagoda from { $origin } to { $triangle }.
event-pagoda-lost = The { $colour } pagoda on { $triangle } is lost.
event-war = { $seat } starts a war of { $sides } states.
event-supported = { $side ->
    [0] { $seat } supports nobody.
   *[other] { $tiles ->
        [0] { $seat } supports side { $side }: the red leader.
       *[other] { $seat } supports side { $side }: { $tiles } { $tiles ->
            [one] soldier
           *[other] soldiers
        }{ $leader ->
            [yes] {" "}and the red leader
           *[no] {""}
        }.
    }
}
event-war-won = Side { $side } wins the war, { $strength } to { $against }.
event-removed = The { $colour } tile on { $space } is removed.
event-riot = { $seat } pays for a riot: { $tiles } { $tiles ->
    [one] farmer
   *[other] farmers
}{ $leader ->
    [yes] {" "}and the blue leader
   *[no] {""}
}.
event-establish = { $seat } pays for a pagoda: { $tiles } { $tiles ->
    [one] trader
   *[other] traders
}{ $leader ->
    [yes] {" "}and the green leader
   *[no] {""}
}.
event-set-aside = { $colour ->
    [unknown] { $seat } sets a tile aside.
   *[other] { $seat } sets a tile aside: { $colour }.
}
event-replaced = { $seat } replaces { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
}.
event-drew = { $black ->
    [unknown] { $seat } draws tiles.
   *[other] { $seat } draws:{ $black ->
        [0] {""}
       *[other] {" "}black { $black }
    }{ $red ->
        [0] {""}
       *[other] {" "}red { $red }
    }{ $blue ->
        [0] {""}
       *[other] {" "}blue { $blue }
    }{ $green ->
        [0] {""}
       *[other] {" "}green { $green }
    }{ $yellow ->
        [0] {""}
       *[other] {" "}yellow { $yellow }
    }.
}
event-market-filled = New in the market:{ $black ->
        [0] {""}
       *[other] {" "}black { $black }
    }{ $red ->
        [0] {""}
       *[other] {" "}red { $red }
    }{ $blue ->
        [0] {""}
       *[other] {" "}blue { $blue }
    }{ $green ->
        [0] {""}
       *[other] {" "}green { $green }
    }{ $yellow ->
        [0] {""}
       *[other] {" "}yellow { $yellow }
    }.
event-turn = Turn: { $seat }.
event-ended = { $reason ->
    [bag] The bag is empty: the game is over.
   *[stalemate] Nobody has drawn a tile for ten rounds: the game is over.
}

reason-bag = a tile had to be drawn and the bag was empty
reason-stalemate = no tile was drawn for ten rounds
standing-lowest = the weakest colour
standing-second = the second weakest colour
standing-third = the third weakest colour
standing-fourth = the strongest colour
option-players = Players
option-short = Short game
option-open_scores = Open scores

# The page
page-map = The map
page-map-hint = Point at a space to read what it is; S shows all strengths, N goes to a possible space.
page-river-yellow = Yellow River
page-river-yangtze = Yangtze
page-strengths = Strengths

page-tile-black = governor tile
page-tile-red = soldier tile
page-tile-blue = farmer tile
page-tile-green = trader tile
page-tile-yellow = artisan tile
page-leader-black = black leader
page-leader-red = red leader
page-leader-blue = blue leader
page-leader-green = green leader
page-leader-yellow = yellow leader
page-points-black = scrolls
page-points-red = weapons
page-points-blue = crops
page-points-green = goods
page-points-yellow = gold
page-leaders = Your leaders
page-leader-supply = { $leader }: in the supply
page-leader-out = { $leader }: on the board
page-leader-at = { $leader }: on { $space }
page-leader-of = { $leader } of { $name }
page-leader-strength = { $count } in a revolt
page-state-strength = its state has { $count } in a war
page-threat = a tile here starts a war, { $strengths }
page-possible = possible
page-empty-land = empty land
page-empty-river = empty river
page-empty-capital = an empty capital
page-on-capital = { $tile } on a capital
page-under-pagoda = { $tile } under a pagoda
page-corner = { $colour } pagoda on { $triangle }
page-corner-from = the { $colour } pagoda on { $triangle }

page-tiles-in-hand = tiles in hand
page-known = taken from the market, known to be in hand
page-behind-screen = points behind the screen
page-lowest = the weakest colour, gold spent: the score now
page-pagodas-left = { $colour } pagodas in the supply: { $count }
page-covered = a covered tile
page-actions-left = Actions left: { $count }

page-ask-none = Choose a tile, a leader or another action
page-ask-tile = Choose where to place the tile
page-ask-leader = Choose where the leader goes
page-ask-confirm = Here? Click once more to confirm
page-ask-riot = Riot: choose the tile to remove
page-ask-establish = Choose three tiles for the pagoda
page-ask-replace = Choose the tiles to replace
page-ask-market = Take a tile from the market?
page-ask-pagoda = Build a pagoda?
page-ask-move = None is left in the supply: which pagoda moves?
page-ask-farmer = Another farmer? One click places it
page-ask-no-farmer = You have no further farmer
page-ask-attack = How many governors do you add?
page-ask-defence = You are attacked: how many governors do you add?
page-ask-support = War: whom do you support?
page-ask-winner = A tie: who wins?
page-ask-casualties = Choose { $count } { $count ->
    [one] soldier
   *[other] soldiers
} of the winner to remove
page-do-tile = Place it here
page-do-leader = Put the leader here
page-do-riot = Remove this tile
page-do-establish = Build it here
page-do-pagoda = Build it here
page-do-move = Move this one
page-do-casualties = Remove { $chosen } of { $count }
page-do-replace = Replace { $count } { $count ->
    [one] tile
   *[other] tiles
}
page-withdraw = Withdraw
page-take-back = take back: { $tile }
page-take-first = Take up a tile or a leader first.
page-act-riot = Riot
page-act-establish = Pagoda
page-act-replace = Replace
page-end-really = End with { $count } { $count ->
    [one] action
   *[other] actions
} unused?
page-pay = What you pay
page-pay-riot = { $helped ->
    [yes] One farmer and the leader’s help
   *[no] Two farmers
}
page-pay-establish = { $helped ->
    [yes] One trader and the leader’s help
   *[no] Two traders
}
page-would-war = War! Soldiers { $strengths }, before support
page-would-revolt = Revolt against { $name }: { $attack } to { $defence }, before governors are added
page-would-pagoda = A pagoda can be built
page-would-stand = Strength { $count } in a revolt here
page-would-hint = Choose a lit space to see what it brings.
page-would-nothing = No point for anybody
page-would-earn = Pagodas, at the end of the turn:

page-revolt = Revolt of the { $colour } leaders
page-revolt-lead = { $attacker } attacks, { $defender } defends. Governors beside the leader count; a tie goes to the defender.
page-revolt-won = { $name } wins the revolt
page-revolt-tie = A tie: the defender wins.
page-attacks = attacks
page-defends = defends
page-war = War of { $sides } states
page-war-lead = Soldier tiles count. Everybody may support one side, the active player last; the strongest wins.
page-war-tie = A tie for the strongest: { $name } chooses the winner.
page-war-won = Side { $side } wins the war
page-war-chosen = A tie at { $strength }: the active player chose.
page-stronger = { $strength } against { $against }: the stronger side wins.
page-side = Side { $side }
page-strength-parts = { $support ->
    [0] { $soldiers } on the board
   *[other] { $soldiers } on the board, { $support } support
}
page-helpers = Who may add
page-may-add-now = is choosing…
page-may-add-later = may still add
page-gave-nothing = adds nothing
page-gave = { $side ->
    [0] adds { $count }
   *[other] { $count } for side { $side }
}{ $leader ->
    [yes] {" "}(leader included)
   *[no] {""}
}
page-give-black = Governors
page-give-red = Soldiers
page-leader-helps = + 1 by the { $leader }
page-choose-side = Choose a side above, or support nobody.
page-commit = { $count ->
    [0] Add nothing
   *[other] Add { $count }
}
page-support = { $count ->
    [0] Support a side
   *[other] Support side { $side } with { $count }
}
page-choose-winner = { $chosen ->
    [no] Choose a side above
   *[yes] Side { $side } wins
}
page-losers-lose = Soldier tiles of the losers removed: { $count }.
page-winner-owes = The winner must pay { $owed }, support first: { $support } support so far, the rest on the board.
page-winner-pays = The winner pays { $owed }: { $support } support, { $board } on the board.

# What happened, beside the map, which shows where
page-event-positioned = { $seat } places the { $colour } leader.
page-event-moved = { $seat } moves the { $colour } leader.
page-event-withdrew = { $seat } withdraws the { $colour } leader.
page-event-returned = { $seat }: the { $colour } leader returns.
page-event-placed = { $seat } places { $colour }.
page-event-pagoda-built = { $seat } builds a { $colour } pagoda.
page-event-pagoda-moved = { $seat } moves the { $colour } pagoda.
page-event-pagoda-lost = A { $colour } pagoda is lost.
page-event-removed = A { $colour } tile is removed.

page-reckoning = The reckoning
page-reckoning-lead = Gold (★) is spent on the lowest colours; the lowest that remains is the score. Where it is equal, the second lowest decides, and so on.
