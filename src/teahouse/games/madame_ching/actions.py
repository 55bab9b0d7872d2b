"""The verbs of Madame Ching."""

from teahouse.core.actions import Domain, Verb, VerbTable
from teahouse.core.record import MAX_SEATS
from teahouse.games.madame_ching.components import MISSION_NAMES, NUM_CARDS, SKILLS, SYMBOLS, frozen

CARD_NUMBER = Domain.numbers("card", 1, NUM_CARDS)
JUNK_NUMBER = Domain.numbers("junk", 0, 2)
MISSION_NAME = Domain("mission", MISSION_NAMES)
SKILL = Domain("skill", SKILLS, vocabulary="skill")
SYMBOL = Domain("symbol", SYMBOLS, vocabulary="symbol")
HELMSMEN_SYMBOL = Domain("symbol", (*SYMBOLS, "none"), vocabulary="symbol")
TARGET_SEAT = Domain.numbers("target", 0, MAX_SEATS)
TURNED_CARD = Domain("card", (*CARD_NUMBER.values, "helmsmen"))

VERBS = VerbTable(
    Verb("pick", "pick {card}", card=CARD_NUMBER),
    Verb("junk", "junk {junk}", junk=JUNK_NUMBER),
    Verb("mission", "mission {mission}", mission=MISSION_NAME),
    Verb("meteorology", "meteorology mission {mission}", mission=MISSION_NAME),
    Verb("no-mission", "no mission"),
    Verb("set", "set {skill}", skill=SKILL),
    Verb("ching", "ching {symbol}", symbol=SYMBOL),
    Verb("no-set", "no set"),
    Verb("keep", "keep"),
    Verb("pass", "pass"),
    Verb("take", "take {card}", card=CARD_NUMBER),
    Verb("take-hidden", "take hidden"),
    Verb("end", "end"),
    Verb("cartography", "cartography"),
    Verb("night", "night {card}", card=CARD_NUMBER),
    Verb("combat", "combat {target}", target=TARGET_SEAT),
    Verb("thief", "thief {target}", target=TARGET_SEAT),
    Verb("siren", "siren {symbol}", symbol=SYMBOL),
    Verb("traitor", "traitor {target}", target=TARGET_SEAT),
    Verb("old-sailor", "old sailor"),
    Verb("helmsmen", "helmsmen {symbol}", symbol=HELMSMEN_SYMBOL),
    Verb("soothsayer", "soothsayer"),
    Verb("shield", "shield {symbol}", symbol=HELMSMEN_SYMBOL),
    Verb("no-shield", "no shield"),
    Verb("turn", "turn {card}", card=TURNED_CARD),
    Verb("seize", "seize {card}", card=CARD_NUMBER),
    Verb("give", "give {card}", card=CARD_NUMBER),
    Verb("no-gift", "no gift"),
)

#: The first id of every verb; those of navigation cards are one lower, so that a card's number can be added.
PICK = VERBS["pick"].first - 1
JUNK = VERBS["junk"].first
MISSION = VERBS["mission"].first
METEOROLOGY = VERBS["meteorology"].first
NO_MISSION = VERBS["no-mission"].first
SET = VERBS["set"].first
CHING = VERBS["ching"].first
NO_SET = VERBS["no-set"].first
KEEP = VERBS["keep"].first
PASS = VERBS["pass"].first
TAKE = VERBS["take"].first - 1
TAKE_HIDDEN = VERBS["take-hidden"].first
END = VERBS["end"].first
CARTOGRAPHY = VERBS["cartography"].first
NIGHT = VERBS["night"].first - 1
COMBAT = VERBS["combat"].first
THIEF = VERBS["thief"].first
SIREN = VERBS["siren"].first
TRAITOR = VERBS["traitor"].first
OLD_SAILOR = VERBS["old-sailor"].first
HELMSMEN = VERBS["helmsmen"].first
SOOTHSAYER = VERBS["soothsayer"].first
SHIELD = VERBS["shield"].first
NO_SHIELD = VERBS["no-shield"].first
TURN = VERBS["turn"].first - 1
TURN_HELMSMEN = VERBS["seize"].first - 1
SEIZE = VERBS["seize"].first - 1
GIVE = VERBS["give"].first - 1
NO_GIFT = VERBS["no-gift"].first

#: [action] -> number of its verb in the table above.
VERB_OF = frozen([number for number, verb in enumerate(VERBS.verbs.values()) for _ in range(verb.count)])

#: The longest legal list: in the main part of a turn, every hand card by night, and everything else at once.
MAX_LEGAL = 128
