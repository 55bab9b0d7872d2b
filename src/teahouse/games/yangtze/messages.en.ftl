game-name = Yangtze
game-summary = Lanterns on a lake: every tile you lay gives lanterns to everybody.

colour-white = white
colour-orange = orange
colour-red = red
colour-purple = purple
colour-blue = blue
colour-green = green
colour-black = black

seat-name = { $place ->
    [p2s0] South
    [p2s1] North
    [p3s0] South
    [p3s1] West
    [p3s2] North
    [p4s0] South
    [p4s1] West
    [p4s2] North
   *[p4s3] East
}{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}

label-supply = Supply
label-rewards = Rewards
label-hand = Your tiles
pile = Tiles in the draw pile: { $count }
stack-four = four alike
stack-pairs = three pairs
stack-seven = seven different
top-reward = { $stack } { $points } ({ $left } left)
player-line = { $points } { $points ->
    [one] point
   *[other] points
}, { $boats } { $boats ->
    [one] boat
   *[other] boats
}, { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
}

action-exchange = Two boats and one { $give } lantern for one { $take }
action-no-exchange = No exchange
action-reward-four = Reward: four { $colour } lanterns
action-reward-pairs = Reward: pairs of { $colours }
action-reward-seven = Reward: one lantern of every colour
action-no-reward = No reward
action-discard = Discard one { $colour } lantern
action-tile = Take tile { $tile }, { $turn ->
    [0] as it is
    [1] a quarter turn clockwise
    [2] half a turn
   *[3] a quarter turn anticlockwise
}
action-at = Lay it at { $cell }

event-exchanged = { $seat } exchanges { $give } for { $take }.
event-paid = { $seat } returns { $colour } × { $count }.
event-rewarded = { $seat } takes the reward for { $stack }: { $points }.
event-discarded = { $seat } discards { $colour }.
event-chose = { $tile ->
    [unknown] { $seat } picks a tile.
   *[other] { $seat } picks tile { $tile }.
}
event-placed = { $seat } lays tile { $tile } at { $cell }.
event-matched = { $seat } matches and takes { $colour }.
event-boat = { $seat } takes a boat for the symbol of tile { $tile }.
event-received = { $seat } receives { $colour }.
event-pile-empty = { $seat } is due { $colour }, but none is left.
event-drew = { $tile ->
    [unknown] { $seat } draws a tile.
   *[other] { $seat } draws tile { $tile }.
}
event-last-turns = All tiles lie on the lake: everybody has one last turn.
event-ended = The festival is over.

reason-all-tiles-placed = all tiles are placed
standing-points = points
standing-boats = boats
standing-cards = lantern cards
option-players = Players

# The page
page-within-reach = in reach
page-covered = a covered tile
page-lake = The lake
page-turn-left = Turn anticlockwise
page-turn-right = Turn
page-ask-exchange = { $last ->
    [yes] Last turn: pay
   *[no] Pay
} two boats to exchange a lantern?
page-ask-reward = { $last ->
    [yes] Last turn: take
   *[no] Take
} a reward?
page-ask-discard = No more than { $limit } lanterns: discard { $count }
page-discard = Discard
page-ask-tile = Choose a tile
page-ask-cell = Choose where to lay it
page-ask-confirm = Lay it here?
page-turn-hint = A click on the tile, the wheel or R turns it.
page-turn-hint-touch = A tap on the tile or two fingers turn it.
page-tile-first = Choose a tile of your hand first.
page-start-tile = Nothing can be laid on the start tile.
page-give = You give
page-take = You take
page-do-exchange = Exchange
page-match = match
page-none-left = none left
page-general-reward = general reward
page-boats = { $count } { $count ->
    [one] boat
   *[other] boats
}
page-tiles-in-hand = tiles in hand
page-tile-label = Tile { $tile }: { $colours }, clockwise from your side{ $symbol ->
    [yes] , with a symbol
   *[no] {""}
}
page-preview-hint = Point at a lit space to see what it brings to everybody.
page-preview-hint-touch = Tap a lit space to see what it brings to everybody.
page-event-placed = { $seat } lays a tile.
page-event-boat = { $seat } takes a boat.
page-event-drew = { $seat } draws a tile.
page-reckoning = The reckoning
page-reckoning-lead = Points are the rewards taken, by kind. Boats, then lantern cards, break a tie.
