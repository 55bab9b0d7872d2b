"""What can happen in Madame Ching."""

from teahouse.core.actions import Domain
from teahouse.core.events import NUMBER, SEAT, EventKind, EventTable
from teahouse.games.madame_ching.actions import (
    CARD_NUMBER,
    HELMSMEN_SYMBOL,
    MISSION_NAME,
    SKILL,
    SYMBOL,
    TURNED_CARD,
)
from teahouse.games.madame_ching.components import FACES, GEMS

CARD = Domain("card", ("0", *CARD_NUMBER.values))
FACE = Domain("face", FACES, vocabulary="encounter")
GEM = Domain("gem", GEMS, vocabulary="gem")
ATTACK = Domain("attack", ("none", "combat", "thief", "traitor", "siren"), vocabulary="attack")
DECK = Domain("deck", ("navigation", "encounter"), vocabulary="deck")
REASON = Domain("reason", ("none", "missions", "pearl", "long-voyage"), vocabulary="reason")

EVENTS = EventTable(
    EventKind("round-began", round=NUMBER),
    EventKind("laid-out", card=CARD, secret=("card",), reveals=True),
    EventKind("picked", seat=SEAT, card=CARD, secret=("card",)),
    EventKind("revealed", seat=SEAT, card=CARD, reveals=True),
    EventKind("turn-began", seat=SEAT, card=CARD),
    EventKind("set-out", seat=SEAT, junk=NUMBER, card=CARD),
    EventKind("sailed", seat=SEAT, junk=NUMBER, card=CARD, column=NUMBER, row=NUMBER),
    EventKind("navigated-by-night", seat=SEAT, junk=NUMBER, card=CARD, column=NUMBER, row=NUMBER),
    EventKind("helmsmen-sailed", seat=SEAT, junk=NUMBER, symbol=HELMSMEN_SYMBOL, column=NUMBER, row=NUMBER),
    EventKind("passed-line", seat=SEAT, count=NUMBER),
    EventKind("plundered", seat=SEAT),
    EventKind("completed", seat=SEAT, junk=NUMBER, number=NUMBER),
    EventKind("mission", seat=SEAT, mission=MISSION_NAME, gold=NUMBER, blue=NUMBER, red=NUMBER, white=NUMBER),
    EventKind("no-mission", seat=SEAT),
    EventKind("gained-skill", seat=SEAT, skill=SKILL),
    EventKind("added-symbol", seat=SEAT, symbol=SYMBOL),
    EventKind("no-set", seat=SEAT),
    EventKind("pearl", seat=SEAT),
    EventKind("luck", seat=SEAT),
    EventKind("used-skill", seat=SEAT, skill=SKILL),
    EventKind("played", seat=SEAT, face=FACE),
    EventKind("drew-card", seat=SEAT, card=CARD, secret=("card",), reveals=True),
    EventKind("drew-encounter", seat=SEAT, face=FACE, secret=("face",), reveals=True),
    EventKind("reshuffled", deck=DECK, reveals=True),
    EventKind("kept", seat=SEAT),
    EventKind("passed", seat=SEAT, target=SEAT, face=FACE, secret=("face",)),
    EventKind("attacked", seat=SEAT, target=SEAT, attack=ATTACK),
    EventKind("shielded", seat=SEAT, symbol=HELMSMEN_SYMBOL),
    EventKind("not-shielded", seat=SEAT),
    EventKind("stole-gem", seat=SEAT, target=SEAT, gem=GEM, reveals=True),
    EventKind("stole-encounter", seat=SEAT, target=SEAT, face=FACE, secret=("face",), reveals=True),
    EventKind("turned", seat=SEAT, card=TURNED_CARD),
    EventKind("saw", seat=SEAT, target=SEAT, card=CARD, secret=("card",), reveals=True),
    EventKind("seized", seat=SEAT, target=SEAT, card=CARD, secret=("card",)),
    EventKind("gave", seat=SEAT, target=SEAT, card=CARD, secret=("card",)),
    EventKind("no-gift", seat=SEAT),
    EventKind("took", seat=SEAT, card=CARD),
    EventKind("took-hidden", seat=SEAT, card=CARD, secret=("card",), reveals=True),
    EventKind("took-nothing", seat=SEAT),
    EventKind("last-round", reason=REASON),
    EventKind("voyage", seat=SEAT, gold=NUMBER),
    EventKind("ended", reason=REASON, reveals=True),  # treasures and merchants are counted
)

ROUND_BEGAN = EVENTS["round-began"].number
LAID_OUT = EVENTS["laid-out"].number
PICKED = EVENTS["picked"].number
REVEALED = EVENTS["revealed"].number
TURN_BEGAN = EVENTS["turn-began"].number
SET_OUT = EVENTS["set-out"].number
SAILED = EVENTS["sailed"].number
NAVIGATED_BY_NIGHT = EVENTS["navigated-by-night"].number
HELMSMEN_SAILED = EVENTS["helmsmen-sailed"].number
PASSED_LINE = EVENTS["passed-line"].number
PLUNDERED = EVENTS["plundered"].number
COMPLETED = EVENTS["completed"].number
MISSION = EVENTS["mission"].number
NO_MISSION = EVENTS["no-mission"].number
GAINED_SKILL = EVENTS["gained-skill"].number
ADDED_SYMBOL = EVENTS["added-symbol"].number
NO_SET = EVENTS["no-set"].number
PEARL = EVENTS["pearl"].number
LUCK = EVENTS["luck"].number
USED_SKILL = EVENTS["used-skill"].number
PLAYED = EVENTS["played"].number
DREW_CARD = EVENTS["drew-card"].number
DREW_ENCOUNTER = EVENTS["drew-encounter"].number
RESHUFFLED = EVENTS["reshuffled"].number
KEPT = EVENTS["kept"].number
PASSED = EVENTS["passed"].number
ATTACKED = EVENTS["attacked"].number
SHIELDED = EVENTS["shielded"].number
NOT_SHIELDED = EVENTS["not-shielded"].number
STOLE_GEM = EVENTS["stole-gem"].number
STOLE_ENCOUNTER = EVENTS["stole-encounter"].number
TURNED = EVENTS["turned"].number
SAW = EVENTS["saw"].number
SEIZED = EVENTS["seized"].number
GAVE = EVENTS["gave"].number
NO_GIFT = EVENTS["no-gift"].number
TOOK = EVENTS["took"].number
TOOK_HIDDEN = EVENTS["took-hidden"].number
TOOK_NOTHING = EVENTS["took-nothing"].number
LAST_ROUND = EVENTS["last-round"].number
VOYAGE = EVENTS["voyage"].number
ENDED = EVENTS["ended"].number
