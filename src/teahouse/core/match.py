"""One game being played: the checked face of the engine, with its history.

A match is where it began (a record), the moves since, and the record now. Everything else follows from these.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from teahouse.core import engine, learning, save, view
from teahouse.core.encoding import Encoded
from teahouse.core.engine import STANDING_KEYS
from teahouse.core.errors import CannotUndo, IllegalAction, PlyError, SaveError, SeatError
from teahouse.core.events import QUIET, Event, new_log
from teahouse.core.language import speaker
from teahouse.core.observation import Observation
from teahouse.core.record import Ints, States
from teahouse.core.rng import seed_words

if TYPE_CHECKING:
    from teahouse.core.game import Game

#: JSON without spaces.
COMPACT = json.JSONEncoder(separators=(",", ":"))


@dataclass(frozen=True)
class Outcome:
    """How a game ended: why, the places (lists of seats, best first), the scores, and what broke the tie for first."""

    reason: str
    ranking: list[list[int]]
    scores: list[int]
    tie_break: str | None


class Move(NamedTuple):
    """Who did what."""

    seat: int
    action: int


class Match:
    """A game being played; see the public contract in the README."""

    __slots__ = ("_events", "_first_ply", "_moves", "_origin", "_state", "_undo", "game", "seed")

    def __init__(self, game: "Game", seed: int | None, state: States, first_ply: int = 0) -> None:
        self.game = game
        self.seed = seed
        self._state = state
        self._origin = state.tobytes()
        self._first_ply = first_ply
        self._moves: list[tuple[int, int]] = []  # seat and action
        self._events: list[list[Event] | None] = []  # by move; None where it was played quietly
        self._undo: list[bytes] = []  # the records before the moves that can be taken back

    # Whose turn it is, and what is possible

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; () when the game is over."""
        return _SEATS[engine.seats_to_act(self._state, 0)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(engine.seats_to_act(self._state, 0) == 0)

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self._first_ply + len(self._moves)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves played since the match began, with their seats."""
        return tuple(map(Move._make, self._moves))

    def legal(self, seat: int | None = None) -> Ints:
        """The legal actions of a seat, ascending; the seat may be left out when one is to act."""
        found = self.game.action_buffer()
        count = engine.list_legal(self._state, 0, -1 if seat is None else self.game.viewer(seat), found)
        if count < 0:
            raise self._name_a_seat()
        return found[:count]

    def why_not(self, action: int, seat: int | None = None) -> str | None:
        """The id of the clause that forbids an action, None where it is legal."""
        seat = self._acting(seat)
        number = engine.forbidding_clause(self._state, 0, seat, self.game.blueprint.verbs.check(action))
        return self.game.blueprint.clause_id(number) if number else None

    # Playing

    def play(self, action: int, seat: int | None = None) -> list[Event]:
        """Carry out a legal action and tell what happened, in full; IllegalAction changes nothing."""
        before, log = self._state.tobytes(), new_log()
        seat = self._carry_out(action, seat, log)
        events = self.game.blueprint.events.read(log, self.ply)
        self._remember(before, seat, events)
        self._moves.append((seat, action))
        self._events.append(events)
        return events

    def _remember(self, before: bytes, seat: int, events: list[Event]) -> None:
        """Keep the record before a move for undo, as long as its seat may take it back."""
        if self._moves and self._moves[-1][0] != seat:
            self._undo = []
        for event in events:
            if event.kind.reveals:
                self._undo = []
                return
        self._undo.append(before)

    def play_quiet(self, action: int, seat: int | None = None) -> None:
        """`play` without events and without undo, for loops that must be fast; `events` still works afterwards."""
        seat = self._carry_out(action, seat, QUIET)
        self._undo = []
        self._moves.append((seat, action))
        self._events.append(None)

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back: nothing was revealed, and no other seat has answered."""
        return bool(self._undo)

    @property
    def undo_seat(self) -> int | None:
        """The seat that can take the last move back, if it can be."""
        return self._moves[-1][0] if self._undo else None

    def undo(self) -> None:
        """Take the last move back."""
        if not self._undo:
            raise CannotUndo
        self._state = _thaw(self._undo.pop(), self.game)
        self._moves.pop()
        self._events.pop()

    # Looking

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        keys = np.zeros((self.game.players, STANDING_KEYS), np.int64)
        reason = engine.rank_keys(self._state, 0, keys)
        names = self.game.blueprint.standing
        return rank(self.game.blueprint.reasons[reason], keys[:, : len(names)].tolist(), names, self.game.side_size)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees, ready for JSON; its schema is `game_schema`."""
        seen: dict[str, Any] = json.loads(self.views_as_json((seat,))[0])
        return seen

    def views_as_json(self, seats: Sequence[int | None]) -> list[bytes]:
        """What each of several seats sees; what everybody sees is looked up once."""
        game, to_act, outcome = self.game, self.to_act, self.outcome
        ended = "null" if outcome is None else COMPACT.encode(vars(outcome))
        acting = ",".join(map(str, to_act))
        common = f'{game.json_head},"ply":{self.ply},"to_act":[{acting}],"outcome":{ended}'.encode()
        counts = game.blueprint.shows_counts is None or game.blueprint.shows_counts(self._redacted(view.SPECTATOR)[0])
        seen = view.redact_all(self._state, game.masks)
        states = view.render(seen, game.blueprint.layout, game.players, list(map(game.viewer, seats)), counts)
        views = []
        for seat, state in zip(seats, states, strict=True):
            whose = "null" if seat is None else str(seat)
            legal = view.render_numbers(self.legal(seat)) if seat in to_act else b"[]"
            views.append(b'%s,"seat":%s,"legal":%s,"state":%s}' % (common, whose.encode(), legal, state))
        return views

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) learned from the moves number `since` on, ready for JSON."""
        self.game.viewer(seat)
        return self.events_of(since, (seat,))[0]

    def events_of(self, since: int, seats: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        """What each of several seats learned; what everybody did is told once, and shared."""
        happened = self._happened(since)
        common = [event.seen_by(None) for event in happened]
        secret = [(place, event) for place, event in enumerate(happened) if not event.is_public]
        if not secret:
            return [common] * len(seats)
        told = []
        for seat in seats:
            told.append(common[:])
            for place, event in secret:
                told[-1][place] = event.seen_by(seat)
        return told

    def _happened(self, since: int) -> list[Event]:
        """All events of the moves number `since` on; those of moves played quietly are found by playing them again."""
        first = max(0, since - self._first_ply)
        if None in self._events[first:]:
            self._events = self._replayed(len(self._moves))._events
        return [event for events in self._events[first:] for event in events or ()]

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """The board drawn as text, as a seat (None: a spectator) sees it."""
        viewer = self.game.viewer(seat)
        say = speaker(language, self.game.blueprint.package)
        return self.game.blueprint.draw(self._redacted(viewer)[0], viewer, say)

    def observe(self, seat: int) -> Observation:
        """What a bot at this seat gets."""
        record = self._redacted(self.game.viewer(seat))
        return Observation(self.game, seat, self.ply, record, self.legal(seat))

    def encode(self, seat: int) -> tuple[Encoded, learning.ActionMask]:
        """What a learner at this seat gets: its view as numbers (see `game.encoding`), a mask of its legal actions."""
        game, viewer = self.game, self.game.viewer(seat)
        encoded, mask = np.empty(game.encoding.size, np.float32), np.empty(game.num_actions, np.int8)
        learning.look(self._state, 0, viewer, game.masks, game.action_buffer(), encoded, mask)
        return encoded, mask

    @property
    def payoffs(self) -> list[float]:
        """What the outcome is worth to each seat: from -1 to 1, adding up to 0; nothing but 0 before the end."""
        found = np.zeros(self.game.players)
        if self.over:
            learning.payoffs(self._state, 0, self.game.side_size, found)
        return found.tolist()

    def determinise(self, seat: int | None, seed: int) -> "Match":
        """A match that agrees with all that a seat knows; what it does not know comes from `seed`."""
        viewer = self.game.viewer(seat)
        state = self._redacted(viewer)
        engine.fill_hidden(state, 0, viewer, seed_words(seed))
        return Match(self.game, None, state, self.ply)

    def problems(self) -> list[str]:
        """The broken invariants: [] in every reachable position."""
        found = self.game.action_buffer()
        count = engine.broken(self._state, 0, found)
        return [self.game.blueprint.problems(number).name.lower() for number in found[:count].tolist()]

    # Time travel, copies and files

    def at(self, ply: int) -> "Match":
        """The match as it was after so many moves."""
        if not self._first_ply <= ply <= self.ply:
            raise PlyError(ply, self._first_ply, self.ply)
        return self._replayed(ply - self._first_ply)

    def copy(self) -> "Match":
        """An independent match in the same position with the same history."""
        twin = object.__new__(Match)
        twin.game = self.game
        twin.seed = self.seed
        twin._state = np.frombuffer(bytearray(self._state.tobytes()), self._state.dtype)
        twin._origin = self._origin
        twin._first_ply = self._first_ply
        twin._moves = self._moves[:]
        twin._events = self._events[:]
        twin._undo = self._undo[:]
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.game == other.game and self._state.tobytes() == other._state.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.game.players} players, seed {self.seed}, ply {self.ply}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.game, self.seed, self._origin, self._first_ply, self._moves, self._state.tobytes())

    def fingerprint(self) -> str:
        """A short text that is equal exactly for equal positions of equal games."""
        name = f"{self.game.name} {self.game.rules_version} {self.game.options}"
        return hashlib.blake2b(name.encode() + self._state.tobytes(), digest_size=16).hexdigest()

    def save(self) -> str:
        """The match as text: seed and moves, which replay it exactly. `teahouse.load` opens it."""
        if self.seed is None:
            raise SaveError("A determinised match has no seed and cannot be saved.")
        moves = [(seat, self.game.format(action)) for seat, action in self._moves]
        return save.write(save.Saved(self.game.name, self.game.rules_version, self.game.options, self.seed, moves))

    # How it works inside

    def _acting(self, seat: int | None) -> int:
        """The seat itself, or the one seat to act where it is left out."""
        if seat is not None:
            return self.game.viewer(seat)
        seats = self.to_act
        if len(seats) != 1:
            raise self._name_a_seat() if seats else SeatError("The game is over: no seat is to act.")
        return seats[0]

    def _name_a_seat(self) -> SeatError:
        return SeatError(f"Seats {', '.join(map(str, self.to_act))} are to act: say which one you mean.")

    def _carry_out(self, action: int, seat: int | None, log: Ints) -> int:
        """Play unless something is wrong; return the seat that acted."""
        if not 0 <= action < self.game.num_actions:
            self.game.blueprint.verbs.check(action)
        acted: int = engine.play(self._state, 0, -1 if seat is None else self.game.viewer(seat), action, log)
        if acted < 0:
            raise self._refusal(action, self._acting(seat), -acted)
        return acted

    def _refusal(self, action: int, seat: int, clause: int) -> SeatError | IllegalAction:
        """Why an action was not carried out."""
        seats = self.to_act
        if not seats:
            return SeatError("The game is over: no seat is to act.")
        if seat not in seats:
            return SeatError(f"Seat {seat} is not to act now; the turn is with {', '.join(map(str, seats))}.")
        name = self.game.blueprint.clause_id(clause)
        return IllegalAction(self.game.format(action), name, self.game.clause_sentence(name))

    def _redacted(self, viewer: int) -> States:
        return view.redact(self._state, self.game.masks, viewer)

    def _replayed(self, moves: int) -> "Match":
        """The match played anew from where it began, with events."""
        twin = Match(self.game, self.seed, _thaw(self._origin, self.game), self._first_ply)
        for seat, action in self._moves[:moves]:
            twin.play(action, seat)
        return twin


def rank(reason: str, keys: list[list[int]], names: tuple[str, ...], together: int = 1) -> Outcome:
    """Places from rows of keys, compared from the left, more is better; equal rows share a place.

    `together` seats make a side; partners have equal rows, and that alone is no shared victory.
    """
    order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    ranking: list[list[int]] = []
    for seat in order:
        if ranking and keys[ranking[-1][0]] == keys[seat]:
            ranking[-1].append(seat)
        else:
            ranking.append([seat])
    return Outcome(reason, ranking, [row[0] for row in keys], _tie_break(keys, ranking, names, together))


def _tie_break(keys: list[list[int]], ranking: list[list[int]], names: tuple[str, ...], together: int) -> str | None:
    """What decided between the first place and those with the same score; None where the score did."""
    first = keys[ranking[0][0]]
    if len(ranking) == 1 or len(ranking[0]) > together:
        return "shared" if len(ranking[0]) > together else None
    second = keys[ranking[1][0]]
    decided = next(k for k in range(len(names)) if first[k] != second[k])
    return names[decided] if decided else None


#: By bits: the seats that they stand for.
_SEATS = [tuple(seat for seat in range(8) if bits >> seat & 1) for bits in range(256)]


def _thaw(record: bytes, game: "Game") -> States:
    """A record from its bytes."""
    return np.frombuffer(bytearray(record), game.blueprint.layout.dtype)


def _restore(
    game: "Game", seed: int | None, origin: bytes, first_ply: int, moves: list[tuple[int, int]], state: bytes
) -> Match:
    """A match from its pickle."""
    match = Match(game, seed, _thaw(origin, game), first_ply)
    match._state = _thaw(state, game)
    match._moves = list(moves)
    match._events = [None] * len(moves)
    return match
