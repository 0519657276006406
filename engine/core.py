"""The nouns every title speaks in: Decision, Event, Dealer, Step, State, Result, Game, Player, Judgement."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, dataclass_transform

from pydantic import GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from data import catalogue
from engine.choice import AllOf, Answer, Choice
from engine.hidden import Watch
from engine.lazy import MadeLater
from engine.meaning import Leeway
from engine.memo import Memo
from engine.rng import Rng
from engine.step_names import add_kind, is_saved, saved_name, steps
from engine.text import Arg, Seat, Text, text
from engine.weighing import Weighed


@dataclass(slots=True, init=False)
class Decision(MadeLater):
    """A question to one seat. `key` names the rule that asks.

    Many a seat stays silent: prompt, choice, default, facts and moment may be given as a callable.
    """

    key: str
    prompt: Text
    choice: Choice
    secret: bool = False
    """Asked and answered privately: by DM on Discord."""
    blocking: bool = True
    """The table waits for it; otherwise the seat may answer, and nobody waits."""
    default: Answer | None = None
    """What the clock plays, unless the title leaves the question to bots; None: what a bot would play."""
    standing: bool = False
    """May be answered in advance, by a standing order under `key`."""
    fleeting: bool = False
    """Nobody waits for it, and the chance to answer is gone when the table moves on: a bot that
    moves on gives people time first."""
    facts: tuple[Text, ...] = ()
    """What to know beside the prompt, a line each: the offers at hand, how often one may still speak."""
    moment: tuple[int, ...] = ()
    """Which of the questions under `key` it is, where a seat may come to the next one without an answer: the
    turn, and the offers it is shown. An answer means the same wherever this is equal. No secret is in it."""
    about: tuple[str, ...] = ()
    """The places on the pictures that it is about, by their spots: a small screen keeps them in sight."""

    def __init__(
        self,
        key: str,
        prompt: Text | Callable[[], Text],
        choice: Choice | Callable[[], Choice],
        secret: bool = False,
        blocking: bool = True,
        default: Answer | Callable[[], Answer] | None = None,
        standing: bool = False,
        fleeting: bool = False,
        facts: tuple[Text, ...] | Callable[[], tuple[Text, ...]] = (),
        moment: tuple[int, ...] | Callable[[], tuple[int, ...]] = (),
        about: tuple[str, ...] = (),
    ) -> None:
        self.key, self.secret, self.blocking = key, secret, blocking
        self.standing, self.fleeting, self.about = standing, fleeting, about
        if callable(prompt):
            self._prompt = prompt  # type: ignore[misc]  # a slot of its base
        else:
            self.prompt = prompt
        if callable(choice):
            self._choice = choice  # type: ignore[misc]  # a slot of its base
        else:
            self.choice = choice
        if callable(default):
            self._default = default  # type: ignore[misc]  # a slot of its base
        else:
            self.default = default
        if callable(facts):
            self._facts = facts  # type: ignore[misc]  # a slot of its base
        else:
            self.facts = facts
        if callable(moment):
            self._moment = moment  # type: ignore[misc]  # a slot of its base
        else:
            self.moment = moment


Decisions: TypeAlias = Mapping[Seat, Decision]


class Asked(Mapping[Seat, Decision]):
    """Questions to several seats, each put together when someone looks; the table waits for all but the
    `unhurried`. None: each question says whether the table waits for it."""

    __slots__ = ("_build", "_made", "_seats", "unhurried")

    def __init__(
        self,
        seats: Sequence[Seat],
        build: Callable[[Seat], Decision],
        unhurried: Sequence[Seat] | None = None,
    ) -> None:
        self._seats, self._build, self.unhurried = seats, build, unhurried
        self._made: dict[Seat, Decision] = {}

    def __getitem__(self, seat: Seat) -> Decision:
        made = self._made.get(seat)
        if made is None:
            if seat not in self._seats:
                raise KeyError(seat)
            made = self._made[seat] = self._build(seat)
        return made

    def get(self, seat: Seat, default: Any = None) -> Any:
        return self._made.get(seat) or (self[seat] if seat in self._seats else default)

    def items(self) -> Any:
        return [(seat, self[seat]) for seat in self._seats]

    def __contains__(self, seat: object) -> bool:
        return seat in self._seats

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)


@dataclass(slots=True)
class Die:
    """A die as it lies after the throw."""

    face: int | str
    """So many pips, or the name of what is painted on that side; empty: nothing is."""
    seat: Seat | None = None
    """Who threw it."""
    dye: str = ""
    """Its colour, where that tells it from the others."""


@dataclass(slots=True)
class Event:
    """What happened: public words, or other words for some seats, or words for those seats alone."""

    text: Text | None
    private: dict[Seat, Text] = field(default_factory=dict)
    board: bool = False
    """A phase ended here: the board is worth drawing again."""
    dice: tuple[Die, ...] = ()
    """What was thrown for all to see."""

    def heard_by(self, seat: Seat | None) -> Text | None:
        if seat is not None and seat in self.private:
            return self.private[seat]
        return self.text


class Dealer(Watch):
    """Throws the dice, deals the cards and tells what happened, while a step runs."""

    __slots__ = ("events", "rng")

    def __init__(self, rng: Rng, mover: Seat | None = None) -> None:
        self.mover = mover
        self.shown = False
        self.rng = rng
        self.events: list[Event] = []

    def tell(
        self,
        key: str,
        /,
        *,
        private: Mapping[Seat, Text] | None = None,
        board: bool = False,
        dice: tuple[Die, ...] = (),
        **args: Arg,
    ) -> None:
        """Tell everyone; seats in `private` hear those words instead."""
        self.events.append(Event(Text(key, args), dict(private) if private else {}, board, dice))

    def whisper(self, seats: Iterable[Seat], key: str, /, **args: Arg) -> None:
        """Tell these seats and nobody else."""
        self.events.append(Event(None, dict.fromkeys(seats, text(key, **args))))

    def end_free_undo(self) -> None:
        """Something hidden from all came to light (a card drawn): its player cannot undo this move freely.

        What another seat hides needs no such call: reading it through `engine.hidden` is noticed.
        """
        self.shown = True


S = TypeVar("S", bound="State")
V = TypeVar("V")


class Step(Generic[S]):
    """A piece of pending work, kept as data on the state's stack; the top one is at work."""

    __slots__ = ()

    def asks(self, s: S) -> Decisions:
        """Whom to ask what; nobody: `goes` runs at once."""
        return {}

    def goes(self, s: S, dealer: Dealer) -> None:
        """Do what needs no answer: leave the stack, or put further work on it."""
        s.stack.pop()

    def takes(self, s: S, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        """An answer to one of the questions of `asks`, already known to be legal."""
        raise TypeError(f"{type(self).__name__} asks nothing, so it takes no answer")

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        if is_saved(cls):
            return handler(source)
        return core_schema.no_info_plain_validator_function(
            _decode_step, serialization=core_schema.plain_serializer_function_ser_schema(_encode_step)
        )


C = TypeVar("C", bound=Step[Any])


@dataclass_transform()
def step(cls: type[C]) -> type[C]:
    """Make a Step class a value that can be saved: a slots dataclass known by its title and name."""
    made: type[C] = dataclass(slots=True)(cls)
    add_kind(made)
    return made


_adapters: Memo[type[Step[Any]], TypeAdapter[Any]] = Memo(TypeAdapter)


def _encode_step(value: Step[Any]) -> dict[str, Any]:
    kind = type(value)
    return {"step": saved_name(kind), **_adapters[kind].dump_python(value, mode="json")}


def _decode_step(value: Any) -> Step[Any]:
    if isinstance(value, Step):
        return value
    kind = steps().get(value.get("step", "")) if isinstance(value, dict) else None
    if kind is None:
        raise ValueError(f"not a step of this engine: {str(value)[:60]}")
    fields = {key: inner for key, inner in value.items() if key != "step"}
    made: Step[Any] = _adapters[kind].validate_python(fields)
    return made


@dataclass(slots=True, kw_only=True)
class State:
    """The whole truth of a game; titles add their own fields. An empty stack means it is over."""

    seats: int
    options: dict[str, Answer]
    stack: list[Step[Any]]

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats in turn order, from the left neighbour on."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]


class Gather(Step[S], ABC):
    """Collects one sealed answer from each of `waits_for`, then hands all of them on at once.

    A subclass is a `@step` with the field `sealed: dict[Seat, Answer]`.
    """

    __slots__ = ()
    sealed: dict[Seat, Answer]

    @abstractmethod
    def waits_for(self, s: S) -> Iterable[Seat]:
        """Everyone who is asked, whether or not they have answered."""

    @abstractmethod
    def question(self, s: S, seat: Seat) -> Decision: ...

    @abstractmethod
    def reveal(self, s: S, dealer: Dealer) -> None:
        """All answers are in `sealed`; the step has left the stack."""

    def asks(self, s: S) -> Decisions:
        waiting = [seat for seat in self.waits_for(s) if seat not in self.sealed]
        return Asked(waiting, lambda seat: self.question(s, seat))

    def takes(self, s: S, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        self.sealed[seat] = answer

    def goes(self, s: S, dealer: Dealer) -> None:
        s.stack.pop()
        dealer.end_free_undo()
        self.reveal(s, dealer)


@dataclass(slots=True)
class Score:
    seat: Seat
    place: int
    total: int
    parts: dict[str, int]


@dataclass(slots=True)
class Result:
    """The final scores in the order of places; equal places are shared."""

    scores: list[Score]

    @property
    def winners(self) -> list[Seat]:
        return [score.seat for score in self.scores if score.place == 1]

    def without_parts(self) -> "Result":
        """Places and totals alone."""
        return Result([Score(score.seat, score.place, score.total, {}) for score in self.scores])


def rank_scores(
    parts: Mapping[Seat, dict[str, int]], *, tie_break: Callable[[Seat], Any] | None = None
) -> Result:
    """A Result from each seat's parts: highest sum first, then `tie_break`, else a shared place."""

    def worth(seat: Seat) -> tuple[int, Any]:
        return sum(parts[seat].values()), tie_break(seat) if tie_break else 0

    order = sorted(parts, key=worth, reverse=True)
    scores: list[Score] = []
    for i, seat in enumerate(order):
        shared = i > 0 and worth(seat) == worth(order[i - 1])
        place = scores[-1].place if shared else i + 1
        scores.append(Score(seat, place, sum(parts[seat].values()), parts[seat]))
    return Result(scores)


@dataclass(slots=True)
class StandingOrder:
    """A question that may be answered in advance: its key, and the choice as it looks beforehand."""

    key: str
    label: Text
    choice: Choice


class Game(ABC, Generic[S, V]):
    """A title: what may be asked, what an answer does, and what each seat may see."""

    id: ClassVar[str]
    name: ClassVar[str]
    """As it is printed on the box."""
    seats: ClassVar[tuple[int, ...]]
    rules_version: ClassVar[int]
    """Of the rules as coded; a change that alters running games raises it. Stored as `rules`."""
    options: ClassVar[AllOf] = AllOf([])
    """The variants as a form; the first option of each Pick is the default."""
    standing: ClassVar[tuple[StandingOrder, ...]] = ()
    left_to_bots: ClassVar[frozenset[str]] = frozenset()
    """The questions that an easy bot answers when the clock runs out, with the rest of that turn: their
    default would give the turn away."""
    leeway: ClassVar[Mapping[str, Leeway]] = {}
    """By the key of a question: which facts of its words may change before a planned answer means another
    thing. Every other amount, price, chance, name and place has to be the one that was planned for."""
    known_otherwise: ClassVar[Mapping[str, str]] = {}
    """By the key of an event or the path in a view: how all know what it tells; "*": nothing is hidden."""
    progress_events: ClassVar[frozenset[str]] = frozenset()
    """The keys of events that only say how far the game is: whose turn begins, or which phase is over."""

    state_type: type[S]
    view_type: type[V]

    @property
    def local_name(self) -> Text:
        """Its name as the reader's language calls it, or else as it is printed."""
        key = f"{self.id}-name"
        return text(key) if key in catalogue.keys(catalogue.SOURCE) else text("plain", what=self.name)

    @property
    def goal(self) -> Text | None:
        """What wins, in one sentence; None: its words are missing."""
        key = f"{self.id}-goal"
        return text(key) if key in catalogue.keys(catalogue.SOURCE) else None

    @abstractmethod
    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> S:
        """The state before the first question; its stack holds the first step."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> V:
        """All that this seat (or a spectator) may know, and nothing else."""

    def views(self, s: S) -> Callable[[Seat | None], V]:
        """The views of one position for bots, which change nothing in them: what all see may be shared."""
        return partial(self.view, s)

    @abstractmethod
    def result(self, s: S) -> Result:
        """The final scores; asked only when the game is over."""

    @abstractmethod
    def imagine(self, s: S, seat: Seat | None, rng: Rng) -> None:
        """Deal again, in place, all that this seat may not know, so that it could not tell the difference."""

    @abstractmethod
    def census(self, s: S) -> dict[str, int]:
        """Counts of everything that no move may create or destroy."""

    @abstractmethod
    def usual_bot(self) -> "Player":
        """The bot that plays this title where no other strength is asked for."""

    def advice_bot(self) -> "Player":
        """The usual bot as advice for a person who looks in now and then: where nobody waits, it leaves
        instructions, so that nobody has to wait later."""
        return self.usual_bot()

    @abstractmethod
    def reason(self, view: V, decision: Decision, answer: Answer | None) -> Text:
        """One sentence that speaks for an answer: what it yields and what it risks, in the title's own terms;
        None is to say nothing where nobody waits."""

    def judgement(self) -> "Judgement":
        """What this title knows of a position, for players of other strengths than the usual one."""
        return Judgement(self)


class Player(ABC):
    """Answers a Decision from a View, and knows nothing else."""

    looks: ClassVar[bool] = True
    """Whether it needs a View; one that does not is handed None, which spares making it."""
    imagines: ClassVar[bool] = False
    """Whether it is handed, in place of a View, a game that its seat could not tell from the real one."""
    orders: ClassVar[Mapping[str, Answer]] = {}
    """The standing orders it gives when it sits down, by the key of their question."""

    def next_orders(self, view: Any, held: Mapping[str, Answer]) -> Mapping[str, Answer]:
        """The orders for the next time that it would leave now in place of those held, by the key of their
        question."""
        return {}

    always_legal: ClassVar[bool] = False
    """Whether it looks itself whether its answers are legal, so that nobody has to look again."""
    speaks_unasked: ClassVar[bool] = True
    """Whether it ever answers where nobody waits for it; one that does not is not asked there."""

    heeds_table: ClassVar[bool] = False
    """Whether what everyone sees may be enough for it to know that it has nothing to say."""

    def is_silent_at(self, table: Any, seat: Seat) -> bool:
        """Whether it has nothing to say in this seat where nobody waits for it, as everyone can see: then its
        own view is not even put together."""
        return False

    def is_silent(self, view: Any) -> bool:
        """Whether it has nothing to say where nobody waits for it, whatever it may answer: then its question
        is not even put together."""
        return False

    @abstractmethod
    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        """An answer; None, only where the decision is not blocking: nothing to say."""


class Judgement:
    """What answers and positions of a title are worth, for bots weaker or stronger than the usual.

    One that knows nothing of its title plays every game to its end and goes by the final score.
    """

    horizon: ClassVar[int] = 1_000_000
    """How many changes of the moment a search looks ahead."""
    slack: ClassVar[float] = 0.0
    """How much less than the best an answer of an easy player may be worth."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def search_bot(self) -> Player:
        """The best judgement of the title without a search: what the strong player answers unless its search
        finds something better. The usual bot, where a title has no other."""
        return self.game.usual_bot()

    def is_searched(self, decision: Decision) -> bool:
        """Whether a search has anything to add to what the search bot says to this question."""
        return True

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        """Answers to this question by the usual judgement; none where it weighs nothing."""
        return []

    def first_tries(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        """Answers that a search should try first: the usual judgement's, where a title has no other."""
        return self.weigh(view, decision, rng)

    def alternatives(self, view: Any, decision: Decision) -> list[Answer]:
        """Further answers that a search should try: other prices, other offers, a refusal."""
        return []

    def moment(self, s: Any) -> Hashable:
        """Where the game stands, as far as turns go; a search counts how often this changes."""
        return 0

    def worth(self, s: Any, seat: Seat) -> float:
        """What a position is worth to a seat, in points of the final score; of a finished game, its score."""
        return float(next(score.total for score in self.game.result(s).scores if score.seat == seat))

    def worths(self, s: Any) -> list[float]:
        """What a position is worth to each seat; a title may find some of it for all of them at once."""
        return [self.worth(s, seat) for seat in range(s.seats)]
