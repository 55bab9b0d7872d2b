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
    [yes] You ({ letter })
   *[no] Player { letter }
}
label-sea = The sea: colours upwards, cards to the right; * mission, HK Hong Kong, ¦ and ‖ lines, letters junks
label-symbols = Symbols
label-missions = Missions
label-display = Display
label-skills-left = Skill cards left
label-turns = Turns to come
label-pearl = China Pearl
label-hong-kong = Hong Kong
label-hand = Your cards
label-encounters = Your encounter cards
label-picks = Your picks
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
action-junk = With junk { $junk ->
    [0] one
   *[other] two
}
action-mission = Carry out mission { $mission }
action-meteorology = Meteorology: carry out mission { $mission }
action-no-mission = No mission
action-set = Symbols for { $skill }
action-ching = Madame Ching: add a symbol ({ $symbol })
action-no-set = No further set
action-keep = Keep the encounter card
action-pass = Pass it to your partner
action-take = Take card { $card }
action-take-hidden = Take the face-down card
action-end = End the turn
action-cartography = Cartography: draw a card
action-night = Night Navigation: play card { $card }
action-combat = Combat against seat { $target }
action-thief = Thief against seat { $target }
action-siren = Siren ({ $symbol })
action-traitor = Traitor against seat { $target }
action-old-sailor = Old Sailor: turn your skills face up
action-helmsmen = Sail with Helmsmen ({ $symbol })
action-soothsayer = Soothsayer: draw three encounter cards
action-shield = Shield: Helmsmen ({ $symbol })
action-no-shield = No shield
action-turn = { $card ->
    [helmsmen] Turn the Helmsmen
   *[other] Turn card { $card }
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
event-turn-began = { $seat } is on turn with { $card }.
event-set-out = { $seat } sets out with { $card }.
event-sailed = { $seat } sails with { $card } to column { $column }, row { $row }.
event-navigated-by-night = { $seat } sails by night with { $card } to column { $column }, row { $row }.
event-helmsmen-sailed = { $seat } sails with Helmsmen ({ $symbol }) to column { $column }, row { $row }.
event-passed-line = { $seat } passes a line: encounter cards, { $count }.
event-plundered = { $seat } plunders Hong Kong.
event-completed = { $seat } completes an expedition on { $number }.
event-mission = { $seat } carries out mission { $mission }: { $gold } gold, { $blue } blue, { $red } red, { $white } white.
event-no-mission = { $seat } carries out no mission.
event-gained-skill = { $seat } gains { $skill }.
event-added-symbol = { $seat } plays Madame Ching: { $symbol }.
event-no-set = { $seat } exchanges no further set.
event-pearl = { $seat } takes the China Pearl.
event-luck = The luck of the sea is with { $seat }.
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
