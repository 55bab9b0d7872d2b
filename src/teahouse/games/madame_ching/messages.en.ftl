game-name = Madame Ching
game-summary = Expeditions in the South China Sea: rising numbers, many colours, missions and the arts of the sea.

symbol-map = map
symbol-lantern = lantern
symbol-sword = sword
symbol-kite = kite
symbol-none = no symbol
skill-map = Cartography
skill-lantern = Night Navigation
skill-sword = Combat
skill-kite = Meteorology
skill-crew = Elite Crew
gem-blue = blue
gem-red = red
gem-white = white
encounter-madame-ching = Madame Ching
encounter-thief = Thief
encounter-siren-map = Siren (map)
encounter-siren-lantern = Siren (lantern)
encounter-siren-sword = Siren (sword)
encounter-siren-kite = Siren (kite)
encounter-traitor = Traitor
encounter-old-sailor = Old Sailor
encounter-helmsmen-map = Helmsmen (map)
encounter-helmsmen-lantern = Helmsmen (lantern)
encounter-helmsmen-sword = Helmsmen (sword)
encounter-helmsmen-kite = Helmsmen (kite)
encounter-helmsmen-none = Helmsmen
encounter-soothsayer = Soothsayer
encounter-merchant = Merchant
encounter-treasure-one = Sacred Treasure (1)
encounter-treasure-two = Sacred Treasure (2)
encounter-treasure-three = Sacred Treasure (3)
attack-none = nothing
attack-combat = Combat
attack-thief = a Thief
attack-traitor = a Traitor
attack-siren = a Siren
deck-navigation = navigation deck
deck-encounter = encounter deck

letter = { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
seat-name = { $you ->
    [yes] Player { letter } (you)
   *[no] Player { letter }
}
label-sea = The sea: colours upwards, cards to the right; * mission, HK Hong Kong, ¦ and ‖ lines, letters junks
label-colours = Colours
label-symbols = Symbols
hint-signs = Signs: ?? a face-down card, ~ turned by a Siren; skills: ↑ ready, ↓ used
hint-lines = Lines: sailing straight on across ¦ brings 1 encounter card, across ‖ 2
hint-missions = A completed expedition carries out the highest mission not above the number of its cell.
label-missions = Missions (g gold, b blue, r red, w white, e encounter card)
label-display = Display
label-skills-left = Skill cards left
label-turns = Turns to come
label-pearl = China Pearl
label-hong-kong = Hong Kong
label-hand = Your cards
label-encounters = Your encounter cards
label-picks = Your picks
label-teams = Teams: A and C against B and D
label-pool = Symbols left for sets
label-known = known in hand
label-shown = encounter cards
label-points = { $points } { $points ->
    [one] point
   *[other] points
}
target-name = player { $target ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
short-gold = g
short-blue = b
short-red = r
short-white = w
short-encounter = e
round-line = Round { $round }; cards in the decks: navigation { $deck }, encounters { $encounters }
player-line = { $gold } gold, gems { $gems }, { $cards } { $cards ->
    [one] card
   *[other] cards
}, { $encounters } encounter { $encounters ->
    [one] card
   *[other] cards
}
expedition-line = on { $cell ->
    [0] the shore
   *[other] { $cell }
}:

action-pick = Pick card { $card }
action-junk = { $junk ->
    [0] With the first junk (capital letter)
   *[other] With the second junk (small letter)
}
action-mission = Carry out mission { $mission }
action-meteorology = Meteorology: carry out mission { $mission }
action-no-mission = No mission
action-set = Exchange symbols for { $skill }
action-ching = Madame Ching: add a symbol ({ $symbol })
action-no-set = Exchange no more symbols
action-keep = Keep the encounter card
action-pass = Pass it to your partner
action-take = Take card { $card }
action-take-hidden = Take the face-down card
action-end = End the turn
action-cartography = Cartography: draw a card
action-night = Night Navigation: play card { $card }
action-combat = Combat (swap a card) against { target-name }
action-thief = Thief (takes a gem) against { target-name }
action-siren = Siren: each opponent turns a card with this symbol ({ $symbol })
action-traitor = Traitor (takes an encounter card) against { target-name }
action-old-sailor = Old Sailor: turn your skills face up
action-helmsmen = Sail with Helmsmen ({ $symbol })
action-soothsayer = Soothsayer: draw three encounter cards
action-shield = Shield: Helmsmen ({ $symbol })
action-no-shield = No shield: let it happen
action-turn = { $card ->
    [helmsmen] Turn the Helmsmen: their symbol no longer serves
   *[other] Turn card { $card }: its symbol no longer serves
}
action-seize = Take card { $card } from the hand
action-give = Give card { $card }
action-no-gift = No gift

event-round-began = Round { $round } begins.
event-laid-out = { $card ->
    [unknown] A card is laid out face down.
   *[other] Card { $card } is laid out.
}
event-picked = { $card ->
    [unknown] { $seat } picks a card.
   *[other] { $seat } picks card { $card }.
}
event-revealed = { $seat } reveals { $card }.
event-turn-began = Next is { $seat } with card { $card }.
event-set-out = { $seat } sets out with { $card }.
event-sailed = { $seat } sails with { $card } to column { $column }, row { $row }.
event-navigated-by-night = { $seat } sails by night with { $card } to column { $column }, row { $row }.
event-helmsmen-sailed = { $seat } sails with Helmsmen ({ $symbol }) to column { $column }, row { $row }.
event-passed-line = { $seat } crosses a line; encounter cards to draw: { $count }.
event-plundered = { $seat } plunders Hong Kong.
event-completed = { $seat } completes an expedition on { $number }.
event-mission = { $seat } carries out mission { $mission }{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } gold
}{ $blue ->
    [0] {""}
   *[other] {" · "}{ $blue } blue
}{ $red ->
    [0] {""}
   *[other] {" · "}{ $red } red
}{ $white ->
    [0] {""}
   *[other] {" · "}{ $white } white
}.
event-no-mission = { $seat } carries out no mission.
event-gained-skill = { $seat } gains { $skill }.
event-added-symbol = { $seat } plays Madame Ching: { $symbol }.
event-no-set = { $seat } exchanges no more symbols.
event-pearl = { $seat } takes the China Pearl.
event-luck = No mission and no skill: the luck of the sea is with { $seat }.
event-used-skill = { $seat } uses { $skill }.
event-played = { $seat } plays { $face }.
event-drew-card = { $card ->
    [unknown] { $seat } draws a card.
   *[other] { $seat } draws card { $card }.
}
event-drew-encounter = { $face ->
    [unknown] { $seat } draws an encounter card.
   *[other] { $seat } draws { $face }.
}
event-reshuffled = The { $deck } is shuffled anew.
event-kept = { $seat } keeps the encounter card.
event-passed = { $face ->
    [unknown] { $seat } passes the encounter card to { $target }.
   *[other] { $seat } passes { $face } to { $target }.
}
event-attacked = { $seat } attacks { $target }: { $attack }.
event-shielded = { $seat } is shielded by Helmsmen ({ $symbol }).
event-not-shielded = { $seat } uses no shield.
event-stole-gem = { $seat } takes a gem from { $target }: { $gem }.
event-stole-encounter = { $face ->
    [unknown] { $seat } takes an encounter card from { $target }.
   *[other] { $seat } takes { $face } from { $target }.
}
event-turned = { $card ->
    [helmsmen] { $seat } turns Helmsmen.
   *[other] { $seat } turns card { $card }.
}
event-saw = { $card ->
    [unknown] { $seat } sees a card of { $target }.
   *[other] { $seat } sees card { $card } of { $target }.
}
event-seized = { $card ->
    [unknown] { $seat } seizes a card from { $target }.
   *[other] { $seat } seizes card { $card } from { $target }.
}
event-gave = { $card ->
    [unknown] { $seat } gives { $target } a card.
   *[other] { $seat } gives { $target } card { $card }.
}
event-no-gift = { $seat } gives nothing.
event-took = { $seat } takes card { $card }.
event-took-hidden = { $card ->
    [unknown] { $seat } takes the face-down card.
   *[other] { $seat } takes the face-down card: { $card }.
}
event-took-nothing = { $seat } finds no card to take.
event-last-round = This is the last round: { $reason }.
event-voyage = { $seat } gains gold for voyages under way: { $gold }.
event-ended = The game is over: { $reason }.

reason-none = no reason
reason-missions = the last mission is taken
reason-pearl = the China Pearl is taken
reason-long-voyage = the voyage was long enough
standing-points = points
standing-white = white gems
standing-red = red gems
standing-blue = blue gems
option-players = Players
option-teams = Teams

# The page

page-ching-sea = The sea: colours upwards, cards to the right
page-ching-axis-cards = cards
page-ching-axis-colours = colours
page-ching-cell = Cell { $number }: { $cards } { $cards ->
    [one] card
   *[other] cards
}, { $colours } { $colours ->
    [one] colour
   *[other] colours
}
page-ching-junk-label = { $name }, junk { $junk }: { $number ->
    [0] beside cell 1
   *[other] cell { $number }, { $cards } cards, { $colours } colours
}
page-ching-expedition = Expedition
page-ching-on-shore = no expedition yet
page-ching-colour-white = white
page-ching-colour-light-blue = light blue
page-ching-colour-green = green
page-ching-colour-yellow = yellow
page-ching-colour-red = red
page-ching-colour-dark-blue = dark blue
page-ching-turned = { $card }, turned
page-ching-covered = a covered card
page-ching-hidden = The face-down card
page-ching-token-gold = { $count } gold
page-ching-token-blue = { $count } blue { $count ->
    [one] gem
   *[other] gems
}
page-ching-token-red = { $count } red { $count ->
    [one] gem
   *[other] gems
}
page-ching-token-white = { $count } white { $count ->
    [one] gem
   *[other] gems
}
page-ching-token-encounter = { $count } encounter { $count ->
    [one] card
   *[other] cards
}
page-ching-mission-label = Mission { $mission }: { $reward }

page-ching-plan-sets-out = Sets out: to cell 1
page-ching-plan-sails = { $turns ->
    [yes] A new colour: one row up, to { $number }
   *[no] Sails straight on to { $number }
}
page-ching-plan-line = passes a line: { $count } encounter { $count ->
    [one] card
   *[other] cards
}
page-ching-plan-completes = Completes the expedition on { $number }
page-ching-plan-no-mission = no mission within reach
page-ching-plan-weather = with Meteorology { $missions }
page-ching-plan-sets = symbols for { $skills }

page-ching-team = Team { $number }: { page-ching-points }
page-ching-your-team = Your team: { page-ching-points }
page-ching-other-team = The other team: { page-ching-points }
page-ching-points = { $points } { $points ->
    [one] point
   *[other] points
}
page-ching-points-hint = Points that all can see; treasures and merchants are counted at the end
page-ching-gold = gold
page-ching-hand-size = cards in hand
page-ching-encounters = encounter cards
page-ching-skill-label = { $skill }: { $up } face up, { $down } used
page-ching-toward-pearl = On the way to the China Pearl: { $count } of 4 kinds of skills
page-ching-owes = owes the partner a card
page-ching-known = You know in this hand:

page-ching-round = Round { $round }
page-ching-last-round = the last round
page-ching-picked = { $name } has picked a card
page-ching-not-picked = { $name } has not picked yet
page-ching-own-pick = Your pick, seen by you alone: { $card }
page-ching-turn-label = { $name }: { $card } { $when ->
    [done] (played)
    [now] (on turn)
   *[next] (to come)
}
page-ching-deck = Deck { $count }
page-ching-encounter-deck = Encounters { $count }
page-ching-display-empty = The display is empty.
page-ching-hand-empty = Your hand is empty.

page-ching-tools = Your skills and encounter cards
page-ching-used = used
page-ching-night-card = Choose a card of your hand.
page-ching-attack = { $name } attacks { $target }: { $attack }
page-ching-ordinary = Missions
page-ching-with-weather = With Meteorology:
page-ching-no-symbols = No symbols are left.
page-ching-skills = Skills
page-ching-go-on = Go on
page-ching-pass-to = Pass it to { $name }
page-ching-let-it-happen = Let it happen
page-ching-asked-openly = You are asked whenever you hold an encounter card, so that the question tells nothing.
page-ching-their-hand = The hand of { $name }

page-ching-pick = { $count ->
    [one] Pick a card in secret
   *[other] Pick two cards in secret
}
page-ching-junk = Which junk does card { $card } serve?
page-ching-with-junk = With junk { $junk }
page-ching-mission = Which mission do you carry out?
page-ching-set-possible = Exchange symbols for a skill?
page-ching-set-ching = Madame Ching could complete a set. Will you play her?
page-ching-set-none = No set is possible this time
page-ching-pass = You gained this card: keep it, or pass it on?
page-ching-turn = Take a card from the display
page-ching-turn-before = Before that you may use your skills and one encounter card.
page-ching-turn-end = The display is empty: end your turn when you are ready
page-ching-shield = { $name } attacks you. A shield?
page-ching-no-shield = { $name } attacks you, and you hold no Helmsmen
page-ching-siren = The Siren sings: turn one of these cards
page-ching-seize = Take one card from { $name }’s hand
page-ching-give = Give { $name } a card in return
page-ching-gift = Hand { $name } a card? One will come back
page-ching-return = Hand { $name } a card back

page-ching-reckoning = The reckoning
page-ching-source-gold = Gold
page-ching-source-blue = Blue gems
page-ching-source-red = Red gems
page-ching-source-white = White gems
page-ching-source-skills = Skills
page-ching-source-pearl = China Pearl
page-ching-source-hong-kong = Hong Kong
page-ching-source-treasures = Sacred Treasures
page-ching-source-merchants = Merchants
page-ching-team-total = The team
