"""The closed vocabulary of questions: five kinds carry every title, on every surface; a sixth takes words.

Answers are plain JSON, shaped by their Choice:

| choice | answer                                                          |
|--------|-----------------------------------------------------------------|
| Pick   | one option id, or a list of them when other than one may be due |
| Amount | a whole number                                                  |
| Share  | {bucket id: number}; a bucket left out counts as its minimum    |
| OneOf  | {branch id: answer of that branch}                              |
| AllOf  | {part id: answer} for every part                                |
| Line   | some words; only what people do around a game asks for them     |
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, assert_never

from engine.lazy import MadeLater
from engine.rng import Rng
from engine.text import Text, text

Answer: TypeAlias = Any  # JSON from outside; its shape is what its Choice says, and `problem` checks it


@dataclass(slots=True, init=False)
class Option(MadeLater):
    """One of several to take; its words may be given as a callable."""

    id: str
    label: Text
    blocked: Text | None = None
    spot: str | None = None
    note: Text | None = None
    moves: str | None = None
    """The piece on the picture that goes to the spot, by its name there."""
    above: int | None = None
    """What is offered already: a number that is asked for beside it is usually above this."""
    kind: Text | None = None
    """What it is one of, in short: a page takes all of a kind at one press."""

    def __init__(
        self,
        id: str,  # noqa: A002  # as the field is called
        label: Text | Callable[[], Text],
        blocked: Text | None = None,
        spot: str | None = None,
        note: Text | Callable[[], Text | None] | None = None,
        moves: str | None = None,
        above: int | None = None,
        kind: Text | None = None,
    ) -> None:
        self.id, self.blocked, self.spot = id, blocked, spot
        self.moves, self.above, self.kind = moves, above, kind
        if callable(label):
            self._label = label  # type: ignore[misc]  # a slot of its base
        else:
            self.label = label
        if callable(note):
            self._note = note  # type: ignore[misc]  # a slot of its base
        else:
            self.note = note


@dataclass(slots=True, init=False)
class Pick(MadeLater):
    """Take between `low` and `high` of the options; `ordered` when their sequence matters."""

    options: list[Option]
    low: int = 1
    high: int = 1
    ordered: bool = False
    start: tuple[str, ...] = ()
    """What a form holds before it is touched, where that is the usual answer; none: nothing. It may be given
    as a callable."""

    def __init__(
        self,
        options: list[Option],
        low: int = 1,
        high: int = 1,
        ordered: bool = False,
        start: tuple[str, ...] | Callable[[], tuple[str, ...]] = (),
    ) -> None:
        self.options, self.low, self.high = options, low, high
        self.ordered = ordered
        if callable(start):
            self._start = start  # type: ignore[misc]  # a slot of its base
        else:
            self.start = start

    @property
    def single(self) -> bool:
        return self.low == 1 and self.high == 1

    @property
    def free(self) -> list[str]:
        """What may be picked."""
        return [option.id for option in self.options if option.blocked is None]

    def problem(self, answer: Answer) -> Text | None:
        if self.low == self.high == 1:
            if not isinstance(answer, str):
                return text("refuse-pick-one")
            for option in self.options:
                if option.id == answer:
                    return option.blocked
            return text("refuse-unknown", what=_quote(answer))
        if not isinstance(answer, list):
            return text("refuse-pick-list")
        if not self.low <= len(answer) <= self.high:
            return _count_problem("refuse-pick-count", self.low, self.high, len(answer))
        blocked = {option.id: option.blocked for option in self.options}
        seen: set[str] = set()
        for key in answer:
            if not isinstance(key, str):
                return text("refuse-pick-list")
            if key in seen:
                return text("refuse-pick-twice")
            seen.add(key)
            if key not in blocked:
                return text("refuse-unknown", what=_quote(key))
            if reason := blocked[key]:
                return reason
        return None

    def sample(self, rng: Rng) -> Answer:
        free = self.free
        if self.low == self.high == 1:
            return free[rng.below(len(free))]
        return rng.some(free, rng.between(self.low, min(self.high, len(free))))


@dataclass(slots=True)
class Amount:
    """A whole number from `low` to `high` in steps."""

    low: int
    high: int
    step: int = 1
    start: int | None = None
    """What a form holds before it is touched, where that is the usual answer; none: the least."""

    def problem(self, answer: Answer) -> Text | None:
        if type(answer) is not int:
            return text("refuse-amount-number")
        if not self.low <= answer <= self.high:
            return text("refuse-amount-range", low=self.low, high=self.high)
        if (answer - self.low) % self.step:
            return text("refuse-amount-step", low=self.low, step=self.step)
        return None

    def sample(self, rng: Rng) -> Answer:
        return self.low + self.step * rng.below((self.high - self.low) // self.step + 1)


@dataclass(slots=True)
class Bucket:
    id: str
    label: Text
    low: int = 0
    high: int = 0
    note: Text | None = None
    start: int | None = None
    """What a form holds before it is touched, such as what is there already; none: the least."""
    unit: int = 1
    """What people count it in: a surface offers its multiples first. Other numbers are allowed too."""
    money: bool = False
    """A page lists numbers of it, and does not count pieces."""


@dataclass(slots=True)
class Share:
    """Put numbers into buckets, between `low` and `high` in all."""

    buckets: list[Bucket]
    low: int
    high: int

    @property
    def is_tight(self) -> bool:
        """Whether its total is a limit that a player can feel: less than all its buckets hold, or more than
        the least that can be put."""
        if self.low == self.high or self.low > max((bucket.unit for bucket in self.buckets), default=1):
            return True
        return self.high < sum(bucket.high for bucket in self.buckets)

    def problem(self, answer: Answer) -> Text | None:
        if not isinstance(answer, dict):
            return text("refuse-share-form")
        total = named = 0
        for bucket in self.buckets:
            if bucket.id not in answer:
                total += bucket.low
                continue
            named += 1
            count = answer[bucket.id]
            if type(count) is not int:
                return text("refuse-amount-number")
            if not bucket.low <= count <= bucket.high:
                return text("refuse-share-bucket", what=bucket.label, low=bucket.low, high=bucket.high)
            total += count
        if named != len(answer):
            return _unknown(answer, [bucket.id for bucket in self.buckets])
        if not self.low <= total <= self.high:
            return _count_problem("refuse-share-total", self.low, self.high, total)
        return None

    def sample(self, rng: Rng) -> Answer:
        counts: dict[str, int] = {}
        room: list[tuple[str, int]] = []
        total = more = 0
        for bucket in self.buckets:
            low, free = bucket.low, bucket.high - bucket.low
            if low:
                counts[bucket.id] = low
                total += low
            if free > 0:
                room.append((bucket.id, free))
                more += free
        goal = rng.between(max(self.low, total), min(self.high, total + more))
        while total < goal:
            place = rng.below(len(room))
            key, free = room[place]
            put = 1 + rng.below(min(free, goal - total))
            counts[key] = counts.get(key, 0) + put
            total += put
            if put == free:
                del room[place]
            else:
                room[place] = (key, free - put)
        return counts


@dataclass(slots=True, init=False)
class Branch(MadeLater):
    """One of several things to do; its choice and its words may be given as a callable."""

    id: str
    label: Text
    choice: "Choice"
    blocked: Text | None = None
    spot: str | None = None
    note: Text | None = None
    aside: bool = False
    """Seldom wanted: where there is much to do, it is listed last, behind "More"."""
    moves: str | None = None
    """The piece on the picture that goes to the spot, by its name there."""
    usual: bool = False
    """What the question is about: a page shows its form at once."""
    ends: bool = False
    """It ends the turn, or the talk before an action: a page has a button of its own for the first of these,
    unless the clock would answer something else that has one. Where it asks for a word, the button gives the
    word that the clock would give."""
    opens: bool = False
    """It only opens a form of its own: on a picture its places are lit less than those where a press acts."""
    drawn: bool = False
    """Its place on the picture shows what the note says."""

    def __init__(
        self,
        id: str,  # noqa: A002  # as the field is called
        label: Text | Callable[[], Text],
        choice: "Choice | Callable[[], Choice]",
        blocked: Text | None = None,
        spot: str | None = None,
        note: Text | Callable[[], Text | None] | None = None,
        aside: bool = False,
        moves: str | None = None,
        usual: bool = False,
        ends: bool = False,
        opens: bool = False,
        drawn: bool = False,
    ) -> None:
        self.id, self.blocked, self.spot = id, blocked, spot
        self.aside, self.moves, self.usual = aside, moves, usual
        self.ends, self.opens, self.drawn = ends, opens, drawn
        if callable(label):
            self._label = label  # type: ignore[misc]  # a slot of its base
        else:
            self.label = label
        if callable(choice):
            self._choice = choice  # type: ignore[misc]  # a slot of its base
        else:
            self.choice = choice
        if callable(note):
            self._note = note  # type: ignore[misc]  # a slot of its base
        else:
            self.note = note


@dataclass(slots=True)
class OneOf:
    """Take one of several different things to do."""

    branches: list[Branch]

    @property
    def free(self) -> dict[str, Branch]:
        """The branches that may be taken."""
        return {branch.id: branch for branch in self.branches if branch.blocked is None}

    def problem(self, answer: Answer) -> Text | None:
        if not isinstance(answer, dict) or len(answer) != 1:
            return text("refuse-one-of")
        (key,) = answer
        for branch in self.branches:
            if branch.id == key:
                return branch.blocked or branch.choice.problem(answer[key])
        return text("refuse-unknown", what=_quote(key))

    def sample(self, rng: Rng) -> Answer:
        free = [branch for branch in self.branches if branch.blocked is None]
        branch = free[rng.below(len(free))]
        return {branch.id: branch.choice.sample(rng)}


@dataclass(slots=True)
class Part:
    id: str
    label: Text
    choice: "Choice"
    side: Literal["give", "get"] | None = None
    """Of a trade: what I give, or what I get."""


@dataclass(slots=True)
class AllOf:
    """One form with several fields; with none, there is nothing more to say."""

    parts: list[Part]

    def problem(self, answer: Answer) -> Text | None:
        if not isinstance(answer, dict):
            return text("refuse-all-of")
        for part in self.parts:
            if part.id not in answer:
                return text("refuse-missing", what=part.label)
            if reason := part.choice.problem(answer[part.id]):
                return reason
        if len(answer) != len(self.parts):
            return _unknown(answer, [part.id for part in self.parts])
        return None

    def sample(self, rng: Rng) -> Answer:
        filled = {}
        for part in self.parts:
            filled[part.id] = part.choice.sample(rng)
        return filled


@dataclass(slots=True)
class Line:
    """Words of one's own. No title asks for them; what people do around a game may."""

    longest: int
    shortest: int = 0
    among: list[Option] = field(default_factory=list)
    """Usual answers, offered beside writing one's own."""
    wants: Literal["words", "person", "time", "day", "key"] = "words"
    """What the words name, for a surface that has a way of its own to ask for it: someone by their id, a
    time as 22:30, a day as 2026-12-24, the key that a link brings along."""

    def problem(self, answer: Answer) -> Text | None:
        if not isinstance(answer, str):
            return text("refuse-line-words")
        if not self.shortest <= len(answer.strip()) <= self.longest:
            key = "refuse-line-empty" if not answer.strip() else "refuse-line-length"
            return text(key, low=self.shortest, high=self.longest, count=len(answer.strip()))
        return None

    def sample(self, rng: Rng) -> Answer:
        if self.among:
            return self.among[rng.below(len(self.among))].id
        return "a" * max(1, self.shortest)


Choice: TypeAlias = Pick | Amount | Share | OneOf | AllOf | Line
Leaf: TypeAlias = Pick | Amount | Share | Line

NOTHING = AllOf([])
"""The choice of a branch that needs no further word; its answer is {}."""


def yes_no() -> Pick:
    return Pick([Option("yes", text("yes")), Option("no", text("no"))])


# --- every kind says what is wrong with an answer, and gives one: the two that run at every move -----------


def problem(choice: Choice, answer: Answer) -> Text | None:
    """Why the answer does not fit, in words; None when it does."""
    return choice.problem(answer)


def sample(choice: Choice, rng: Rng) -> Answer:
    """Any legal answer, without listing them all."""
    return choice.sample(rng)


def _count_problem(key: str, low: int, high: int, count: int) -> Text:
    if low == high:
        return text(f"{key}-exactly", due=low, count=count)
    return text(key, low=low, high=high, count=count)


def _unknown(answer: dict[str, Answer], known: list[str]) -> Text:
    return text("refuse-unknown", what=_quote(next(key for key in answer if key not in known)))


def _quote(value: object) -> str:
    """What someone sent, short enough to be said back."""
    return str(value)[:40]


def answerable(choice: Choice) -> bool:
    """Whether any legal answer exists; a step must not ask what nobody can answer."""
    match choice:
        case Pick():
            return choice.low <= choice.high and choice.low <= len(choice.free)
        case Amount():
            return choice.low <= choice.high
        case Share():
            low = sum(bucket.low for bucket in choice.buckets)
            high = sum(bucket.high for bucket in choice.buckets)
            return choice.low <= choice.high and low <= choice.high and high >= choice.low
        case OneOf():
            return any(answerable(branch.choice) for branch in choice.free.values())
        case AllOf():
            return all(answerable(part.choice) for part in choice.parts)
        case Line():
            return choice.shortest <= choice.longest
        case _:
            assert_never(choice)


# --- walking ----------------------------------------------------------------------------------------------


def items(choice: Choice) -> Iterator[Option | Branch | Bucket | Part]:
    """Everything that is named in a choice, in its order."""
    match choice:
        case Pick():
            yield from choice.options
        case Share():
            yield from choice.buckets
        case Line():
            yield from choice.among
        case OneOf() | AllOf():
            for inner in choice.branches if isinstance(choice, OneOf) else choice.parts:
                yield inner
                yield from items(inner.choice)
        case Amount():
            pass
        case _:
            assert_never(choice)


def texts(choice: Choice) -> Iterator[Text]:
    """Every word a choice can show."""
    for item in items(choice):
        words = (item.label, getattr(item, "blocked", None), getattr(item, "note", None))
        yield from (word for word in words if word)


def spots(choice: Choice) -> Iterator[str]:
    """Every place on the picture that a choice names."""
    return (item.spot for item in items(choice) if isinstance(item, Option | Branch) and item.spot)


def chosen_texts(choice: Choice, answer: Answer) -> Iterator[Text]:
    """The words of what a legal answer takes."""
    return (item.label for item in chosen_items(choice, answer))


def chosen_items(choice: Choice, answer: Answer) -> Iterator[Option | Branch | Bucket]:
    """What a legal answer takes: options, branches, and buckets that something is put into."""
    match choice:
        case Pick():
            taken = answer if isinstance(answer, list) else [answer]
            yield from (option for option in choice.options if option.id in taken)
        case Share():
            yield from (bucket for bucket in choice.buckets if answer.get(bucket.id))
        case OneOf():
            for branch in choice.branches:
                if branch.id in answer:
                    yield branch
                    yield from chosen_items(branch.choice, answer[branch.id])
        case AllOf():
            for part in choice.parts:
                yield from chosen_items(part.choice, answer[part.id])
        case Amount() | Line():
            pass
        case _:
            assert_never(choice)
