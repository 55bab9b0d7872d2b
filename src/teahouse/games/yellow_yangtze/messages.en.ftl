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
seat-name = { $you ->
    [yes] You ({ dynasty })
   *[no] { $seat ->
        [0] Archer
        [1] Bull
        [2] Pot
       *[3] Lion
    }
}

legend = ●K governor  ◆R soldier  ≈B farmer  ♣G trader  ★Y artisan  [●K] under a pagoda  A●K leader  ~ river
label-market = Market
label-pagodas = Pagodas in the supply
label-points = points
label-shown = hand
label-hand = Your tiles
label-replacing = set aside
bag = Tiles in the bag: { $count }
revolt-line = Revolt of the { $colour } leaders: { $attacker } { $attack } against { $defender } { $defence }
side-line = War, side { $side } (from { $space } on): strength { $strength }, of it support { $support }; leaders { $leaders }
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
action-commit = Commit { $tiles } { $tiles ->
    [one] governor
   *[other] governors
}
action-commit-leader = Commit { $tiles } { $tiles ->
    [one] governor
   *[other] governors
} and the black leader
action-no-support = Support nobody
action-support = Support side { $side } with { $tiles } { $tiles ->
    [one] soldier
   *[other] soldiers
}
action-support-leader = Support side { $side } with { $tiles } { $tiles ->
    [one] soldier
   *[other] soldiers
} and the red leader
action-winner = Side { $side } wins
action-remove = Remove the tile on { $space }

event-positioned = { $seat } places the { $colour } leader on { $space }.
event-moved = { $seat } moves the { $colour } leader from { $origin } to { $space }.
event-withdrew = { $seat } withdraws the { $colour } leader from { $space }.
event-revolt = Revolt of the { $colour } leaders: { $seat } attacks, { $defender } defends.
event-committed = { $seat } commits { $tiles } { $tiles ->
    [one] governor
   *[other] governors
}{ $leader ->
    [yes] {" "}and the black leader
   *[no] {""}
}.
event-revolt-won = { $seat } wins the revolt, { $strength } to { $against }; the { $colour } leader of { $loser } has to go.
event-returned = { $seat }: the { $colour } leader returns from { $space }.
event-gained = { $seat } gains { $colour } { $points }.
event-placed = { $seat } places { $colour } on { $space }.
event-took = { $seat } takes { $colour } from the market.
event-pagoda-built = { $seat } builds a { $colour } pagoda on { $triangle }.
event-pagoda-moved = { $seat } moves the { $colour } pagoda from { $origin } to { $triangle }.
event-pagoda-lost = The { $colour } pagoda on { $triangle } is lost.
event-war = { $seat } starts a war of { $sides } states.
event-supported = { $side ->
    [0] { $seat } supports nobody.
   *[other] { $seat } supports side { $side }: { $tiles } { $tiles ->
        [one] soldier
       *[other] soldiers
    }{ $leader ->
        [yes] {" "}and the red leader
       *[no] {""}
    }.
}
event-war-won = Side { $side } wins the war, { $strength } to { $against }.
event-removed = The { $colour } tile on { $space } is removed.
event-riot = { $seat } causes a riot with { $tiles } { $tiles ->
    [one] farmer
   *[other] farmers
}{ $leader ->
    [yes] {" "}and the blue leader
   *[no] {""}
}.
event-establish = { $seat } establishes a pagoda with { $tiles } { $tiles ->
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
   *[other] { $seat } draws: black { $black }, red { $red }, blue { $blue }, green { $green }, yellow { $yellow }.
}
event-market-filled = New in the market: black { $black }, red { $red }, blue { $blue }, green { $green }, yellow { $yellow }.
event-turn = { $seat } is next.
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
