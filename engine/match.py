"""One game in play: seed, rules, state and the log of moves."""

import hashlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from engine import codec, registry
from engine.choice import AllOf, Answer, Pick, problem
from engine.copying import clone, copy_json
from engine.core import Dealer, Decision, Decisions, Event, Game, Result, State
from engine.errors import BadRecord, BadSetup, CannotUndo, Illegal, NotYours, Stale
from engine.hidden import close_watch, open_watch
from engine.rng import Rng
from engine.text import Seat, text

FORMAT = 2
TOKEN_MARK = 10
"""Digits of a token's last part; up to 0.1.0 it had 12, and was made from all that is in the question."""

Which: TypeAlias = tuple[Seat, str, tuple[int, ...]]
"""One question of a match: its seat, the key of the rule that asks, and the moment."""
Marks: TypeAlias = dict[Which, str]


@dataclass(slots=True)
class Move:
    """An accepted answer. `shown`: it brought something hidden to light, or used what another seat hides."""

    seat: Seat
    answer: Answer
    shown: bool


@dataclass(slots=True)
class Base:
    """Where the present rules took over a game that was begun by earlier ones: after so many moves."""

    moves: int
    state: dict[str, Any]
    count: int
    answered: list[int]


class SilentDealer(Dealer):
    """Throws the dice where nobody listens."""

    __slots__ = ()

    def tell(self, *_args: Any, **_facts: Any) -> None:
        pass

    def whisper(self, *_args: Any, **_facts: Any) -> None:
        pass


def settle(s: State, dealer: Dealer) -> Decisions:
    """Let the top steps go on until one of them asks someone; nobody asked: the game is over."""
    while s.stack:
        top = s.stack[-1]
        if asked := top.asks(s):
            return asked
        top.goes(s, dealer)
    return {}


class Match:
    """Play goes on from the state; the log is for undo, audit, replay and tests."""

    def __init__(self, game: Game[Any, Any], seats: int, seed: str, options: dict[str, Answer]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.rng = Rng(seed)
        self.log: list[Move] = []
        self.answered = [0] * seats
        self.undone = 0
        self.base: Base | None = None
        self._marks: Marks = {}
        dealer = Dealer(self.rng)
        self.state: State = game.setup(seats, options, dealer)
        self._ask(dealer)
        self.opening: list[Event] = dealer.events

    # --- asking and answering

    def _ask(self, dealer: Dealer) -> None:
        self._pending: Decisions = settle(self.state, dealer)
        self._views: Callable[[Seat | None], Any] | None = None

    def pending(self) -> Decisions:
        """Who is asked what; nobody: the game is over."""
        return self._pending

    @property
    def over(self) -> bool:
        return not self._pending

    def token(self, seat: Seat) -> str:
        """Says which question of this seat is asked, not what is in it: it stays while other seats answer,
        and no other question gets it, not after an undo either."""
        decision = self._decision_of(seat)
        which = (seat, decision.key, decision.moment)
        mark = self._marks.get(which)
        if mark is None:
            mark = self._marks[which] = self._mark(which)
        return f"{self.answered[seat]}.{self.undone}.{mark}"

    def _mark(self, which: Which) -> str:
        """Stands for one question; without the seed of its match nobody can guess it."""
        key = hashlib.sha256(f"{self.game.rules_version}/{self.seed}".encode()).digest()
        return hashlib.blake2s(repr(which).encode(), digest_size=TOKEN_MARK // 2, key=key).hexdigest()

    def submit(self, seat: Seat, answer: Answer, token: str | None = None) -> list[Event]:
        """Apply an answer, or refuse it with words and change nothing."""
        decision = self._decision_of(seat)
        if token is not None and token != self.token(seat):
            raise Stale(text("refuse-stale"), decision)
        if reason := decision.choice.problem(answer):
            raise Illegal(reason, decision)
        return self._apply(seat, copy_json(answer))

    def play_on(self, seat: Seat, answer: Answer) -> None:
        """Apply an answer that its player has found to be legal, in a game that is only imagined: nothing is
        told, logged or noted about it."""
        dealer = SilentDealer(self.rng)
        self.state.stack[-1].takes(self.state, seat, copy_json(answer), dealer)
        self._ask(dealer)

    def _decision_of(self, seat: Seat) -> Decision:
        decision = self._pending.get(seat)
        if decision is None:
            raise NotYours(text("refuse-over") if self.over else text("refuse-not-yours"))
        return decision

    def _apply(self, seat: Seat, answer: Answer) -> list[Event]:
        dealer = Dealer(self.rng, seat)
        count = self.rng.count
        before = open_watch(dealer)
        try:
            self.state.stack[-1].takes(self.state, seat, answer, dealer)
            self._ask(dealer)
        finally:
            close_watch(before)
        self.log.append(Move(seat, answer, dealer.shown or self.rng.count != count))
        self.answered[seat] += 1
        return dealer.events

    def _apply_stored(self, move: Move) -> None:
        """A move that was accepted once; where it makes no sense any more, the record is damaged."""
        try:
            self._apply(move.seat, move.answer)
        except Exception as error:
            raise BadRecord(f"move {len(self.log) + 1} of the log makes no sense: {error!r}.") from error

    # --- what may be known

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def bot_view(self, seat: Seat | None) -> Any:
        """The view of a seat for a bot; with the other bots of this position it shares what all see."""
        if self._views is None:
            self._views = self.game.views(self.state)
        return self._views(seat)

    def result(self) -> Result | None:
        return self.game.result(self.state) if self.over else None

    # --- taking back

    def undo(self, seat: Seat) -> "Match":
        """The match without this seat's last move, if it showed nothing and no later move rests on it.

        The end of a game shows everything.
        """
        index = next((i for i in reversed(range(len(self.log))) if self.log[i].seat == seat), None)
        if index is None:
            raise CannotUndo(text("undo-nothing"))
        if self.over or any(move.shown for move in self.log[index:]):
            raise CannotUndo(text("undo-shown"))
        made = self.rewound(index)
        original = self.rewound(index + 1)
        for move in self.log[index + 1 :]:
            if made._pending.get(move.seat) != original._pending.get(move.seat):
                raise CannotUndo(text("undo-others"))
            original._apply_stored(move)
            made._apply_stored(move)
        self.check_same(original)
        return made

    def undone_to(self, length: int) -> "Match":
        """The match as it was after `length` moves, for good; a log that leads elsewhere than here would make
        another game of it."""
        made = self.rewound(length)
        original = made.copy()
        for move in self.log[length:]:
            original._apply_stored(move)
        self.check_same(original)
        return made

    def check_same(self, replayed: "Match") -> None:
        """Refuse a log that was played again and came to something else."""
        if replayed.fingerprint() != self.fingerprint():
            raise BadRecord("the log does not lead to the stored state.")

    def rewound(self, length: int) -> "Match":
        """The match as it was after `length` moves; its old questions stay stale."""
        first = self.earliest()
        if length < first:
            raise CannotUndo(text("undo-rules"))
        made = self.taken_over() if first else self._anew()
        for move in self.log[len(made.log) : length]:
            made._apply_stored(move)
        made.undone = self.undone + 1
        return made

    def earliest(self) -> int:
        """How many moves stand for good: those by earlier rules, unless they come to the same by these."""
        return 0 if self.base is None or self._comes_to_the_same(self.base) else self.base.moves

    def _comes_to_the_same(self, base: Base) -> bool:
        try:
            made = self._anew().play(self.log[: base.moves])
        except BadRecord:
            return False
        then = self.taken_over()
        return (made.rng.count, made.answered, made.state) == (then.rng.count, then.answered, then.state)

    def _anew(self) -> "Match":
        return Match(self.game, self.seats, self.seed, self.options)

    def taken_over(self) -> "Match":
        """The match as the present rules took it over; one that was begun by them as it began."""
        if self.base is None:
            return self._anew()
        made = start_from(self.game, self.seats, self.seed, self.options, self.base)
        made.log, made.base = self.log[: self.base.moves], self.base
        return made

    def play(self, log: Sequence[Move]) -> "Match":
        """Play recorded moves, each judged again."""
        for number, move in enumerate(log, start=len(self.log) + 1):
            try:
                decision = self._pending.get(move.seat)
                wrong = decision is None or problem(decision.choice, move.answer) is not None
                if not wrong:
                    self._apply(move.seat, move.answer)
            except Exception as error:
                raise BadRecord(f"move {number} of the log makes no sense: {error!r}.") from error
            if wrong:
                raise BadRecord(
                    f"move {number} of the log could not be played: seat {move.seat}, {move.answer!r}."
                )
            if self.log[-1].shown != move.shown:
                raise BadRecord(f"move {number} of the log showed something else when it was played again.")
        return self

    def copy(self) -> "Match":
        """For lookahead: shares nothing changeable with this one."""
        made = self.at(clone(self.state))
        made.opening = self.opening
        return made

    def at(self, state: State) -> "Match":
        """This match in another state: a truth that was imagined, or a position that was laid out."""
        made = object.__new__(Match)
        made.__dict__.update(self.__dict__)
        made.state = state
        made.rng = Rng(self.seed, self.rng.count)
        made.log = self.log.copy()
        made.answered = self.answered.copy()
        made.opening = made.ask_anew()
        return made

    def bare(self, state: State, rng: Rng) -> "Match":
        """This match in another state and with other dice, without its log and its seed."""
        made = object.__new__(Match)
        made.__dict__.update(self.__dict__)
        made.state, made.rng, made.seed = state, rng, rng.seed
        made.log, made.answered, made.base, made._marks = [], self.answered.copy(), None, {}
        made.opening = made.ask_anew()
        return made

    def ask_anew(self) -> list[Event]:
        """Ask what the state wants asked after it was changed from outside; what was told on the way."""
        dealer = Dealer(self.rng)
        self._ask(dealer)
        return dealer.events

    # --- storing

    def fingerprint(self) -> str:
        """Hash of the whole state."""
        return self._fingerprint(codec.encode(self.state))

    def _fingerprint(self, state: dict[str, Any]) -> str:
        return fingerprint(
            self.game.id, self.game.rules_version, self.seed, self.rng.count, self.answered, state
        )

    def dump(self, *, log: bool = True) -> dict[str, Any]:
        """The match as JSON-able data; without its log where that is kept elsewhere."""
        state = codec.encode(self.state)
        return {
            "format": FORMAT,
            "title": self.game.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "state": state,
            "count": self.rng.count,
            "answered": self.answered.copy(),
            "undone": self.undone,
            "fingerprint": self._fingerprint(state),
            "log": [asdict(move) for move in self.log] if log else [],
            **({"base": asdict(self.base)} if self.base else {}),
        }


def start_from(game: Game[Any, Any], seats: int, seed: str, options: dict[str, Answer], point: Base) -> Match:
    """A match that goes on from there; `opening` is what these rules do by themselves at once."""
    made = object.__new__(Match)
    made.game, made.seats, made.seed, made.options = game, seats, seed, options
    made.state = codec.decode(game.state_type, point.state, "the state of the match")
    made.rng = Rng(seed, point.count)
    made.log, made.answered, made.undone, made.base = [], point.answered.copy(), 0, None
    made._marks = {}
    made.opening = made.ask_anew()
    return made


def fingerprint(
    title: str, rules: int, seed: str, count: int, answered: list[int], state: dict[str, Any]
) -> str:
    return codec.digest([title, rules, seed, count, answered, state])


def start(title: str, seats: int, seed: str | None = None, options: dict[str, Answer] | None = None) -> Match:
    """A fresh match; without a seed, one that nobody can guess."""
    game = registry.game(title)
    if seats not in game.seats:
        raise BadSetup(f"{game.name} is for {_list(game.seats)} players, not {seats}.")
    return Match(game, seats, seed or secrets.token_hex(16), _options(game, options or {}))


def _options(game: Game[Any, Any], chosen: dict[str, Answer]) -> dict[str, Answer]:
    filled = {**default_options(game.options), **chosen}
    if reason := problem(game.options, filled):
        raise BadSetup(f"{game.name} has no such options: {chosen} ({reason.key})")
    return filled


def default_options(form: AllOf) -> dict[str, Answer]:
    return {
        part.id: part.choice.options[0].id
        for part in form.parts
        if isinstance(part.choice, Pick) and part.choice.single
    }


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers[:-1])) + f" or {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
