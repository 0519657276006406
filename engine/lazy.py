"""Questions of which only what someone looks at is put together: most branches and words never are.

A maker may read the state: a question belongs to its position, and is not read after the next move.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, ClassVar

from engine.choice import AllOf, Answer, Branch, Bucket, Choice, OneOf, Option, Part, Pick, Share
from engine.core import Decision
from engine.rng import Rng
from engine.text import Text


class Lazy(ABC):
    """Fills some of its fields when someone first reads one of them."""

    __slots__ = ()
    _lazy: ClassVar[tuple[str, ...]]

    @abstractmethod
    def _fill(self) -> None:
        """Set every field of `_lazy`."""

    def __getattr__(self, name: str) -> Any:
        if name not in self._lazy:
            raise AttributeError(f"{type(self).__name__} has no {name!r}")
        self._fill()
        return getattr(self, name)


def same_fields(kind: type[Any], value: Any, other: object) -> bool:
    """Whether another value of this dataclass, lazy or not, has the same in every field."""
    return isinstance(other, kind) and all(
        getattr(value, part.name) == getattr(other, part.name) for part in fields(kind)
    )


class LazyText(Lazy, Text):
    """Words that are found when someone reads them."""

    __slots__ = ("_make",)
    _lazy = ("key", "args")

    def __init__(self, make: Callable[[], Text]) -> None:
        self._make = make

    def _fill(self) -> None:
        words = self._make()
        self.key, self.args = words.key, words.args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.key, self.args) == (other.key, other.args)


class LazyPick(Lazy, Pick):
    """A Pick that knows the ids that are free; its options are put into words when someone reads them, and
    what it starts with may be found then, too."""

    __slots__ = ("_make", "_make_start", "free")
    _lazy = ("options", "start")

    def __init__(
        self,
        free: Sequence[str],
        make: Callable[[], list[Option]],
        low: int = 1,
        high: int = 1,
        ordered: bool = False,
        start: tuple[str, ...] | Callable[[], tuple[str, ...]] = (),
    ) -> None:
        self.free = free
        self._make = make
        self.low = low
        self.high = high
        self.ordered = ordered
        self._make_start = start if callable(start) else None
        if not callable(start):
            self.start = start

    def _fill(self) -> None:
        self.options = self._make()
        if self._make_start is not None:
            self.start = self._make_start()

    def problem(self, answer: Answer) -> Text | None:
        if self.low == self.high == 1 and answer in self.free:
            return None
        return super().problem(answer)

    def _option_problem(self, answer: str) -> Text | None:
        return None if answer in self.free else super()._option_problem(answer)

    def sample(self, rng: Rng) -> Answer:
        if self.low == self.high == 1:
            return self.free[rng.below(len(self.free))]
        return self._some(self.free, rng)


def free_ids(choice: Pick) -> Sequence[str]:
    """What may be picked; of a lazy one without its words."""
    if isinstance(choice, LazyPick):
        return choice.free
    return [option.id for option in choice.options if option.blocked is None]


class ChoiceMadeLater:
    """Has a choice that is made when someone first looks at it."""

    __slots__ = ()
    _make: Callable[[], Choice]
    _made: Choice | None

    @property
    def choice(self) -> Choice:
        if self._made is None:
            self._made = self._make()  # type: ignore[misc]  # the slot belongs to the subclass
        return self._made


class LazyBranch(ChoiceMadeLater, Branch):  # type: ignore[override]  # nobody sets the choice of a branch
    """A Branch whose choice is made when someone looks into it."""

    __slots__ = ("_made", "_make")

    def __init__(
        self,
        key: str,
        label: Text,
        make: Callable[[], Choice],
        blocked: Text | None = None,
        spot: str | None = None,
        note: Text | None = None,
        *,
        aside: bool = False,
        moves: str | None = None,
        usual: bool = False,
        opens: bool = False,
    ) -> None:
        self.id = key
        self.label = label
        self._make = make
        self._made = None
        self.blocked = blocked
        self.spot = spot
        self.note = note
        self.aside = aside
        self.moves = moves
        self.usual = usual
        self.ends = False
        self.opens = opens
        self.drawn = False


class LazyOneOf(Lazy, OneOf):
    """A OneOf that knows the ids that are free; its branches are put into words when someone reads them."""

    __slots__ = ("_looked_at", "free")
    _lazy = ("branches",)

    def __init__(self, free: Sequence[str]) -> None:
        self.free = free
        self._looked_at: dict[str, Choice] = {}
        """The choices of branches that someone looked at: their answer is judged by the same ones."""

    @abstractmethod
    def within(self, key: str) -> Choice:
        """The choice of a free branch."""

    @abstractmethod
    def all_branches(self) -> list[Branch]:
        """Every branch with its words, the blocked ones as well."""

    def _fill(self) -> None:
        self.branches = self.all_branches()

    def problem(self, answer: Answer) -> Text | None:
        if isinstance(answer, dict) and len(answer) == 1:
            ((key, inner),) = answer.items()
            if key in self.free:
                return self.look_within(key).problem(inner)
        return super().problem(answer)

    def sample(self, rng: Rng) -> Answer:
        key = self.free[rng.below(len(self.free))]
        return {key: self.look_within(key).sample(rng)}

    def look_within(self, key: str) -> Choice:
        """The choice of a free branch, made once."""
        choice = self._looked_at.get(key)
        if choice is None:
            choice = self._looked_at[key] = self.within(key)
        return choice


class BranchByBranch(Lazy, OneOf):
    """A OneOf whose branches are made one by one, as someone looks at them."""

    __slots__ = ("_keys", "_looked_at", "_make")
    _lazy = ("branches",)

    def __init__(self, keys: Sequence[str], make: Callable[[str], Branch]) -> None:
        self._keys, self._make = keys, make
        self._looked_at: dict[str, Branch] = {}

    def _fill(self) -> None:
        self.branches = [self._branch(key) for key in self._keys]

    def _branch(self, key: str) -> Branch:
        branch = self._looked_at.get(key)
        if branch is None:
            branch = self._looked_at[key] = self._make(key)
        return branch

    def open_branch(self, key: str) -> Branch | None:
        """A branch that may be picked; None: it may not, or there is none."""
        branch = self._branch(key) if key in self._keys else None
        return branch if branch is not None and branch.blocked is None else None

    def problem(self, answer: Answer) -> Text | None:
        if isinstance(answer, dict) and len(answer) == 1:
            ((key, inner),) = answer.items()
            if branch := self.open_branch(key):
                return branch.choice.problem(inner)
        return super().problem(answer)


def open_branch(choice: OneOf, key: str) -> Branch | None:
    """A branch that may be picked; None: it may not, or there is none."""
    if isinstance(choice, BranchByBranch):
        return choice.open_branch(key)
    return next((branch for branch in choice.branches if branch.id == key and branch.blocked is None), None)


def free_branches(choice: OneOf) -> Sequence[str]:
    """The branches that may be picked; of a lazy one without their words."""
    if isinstance(choice, LazyOneOf):
        return choice.free
    return [branch.id for branch in choice.branches if branch.blocked is None]


def choice_within(choice: OneOf, key: str) -> Choice:
    """The choice of a branch that may be picked; of a lazy one without the words of the branch."""
    if isinstance(choice, LazyOneOf):
        return choice.look_within(key)
    return next(branch.choice for branch in choice.branches if branch.id == key)


class LazyAllOf(Lazy, AllOf):
    """A form that knows the choice of every field by its id; words are added when someone reads them."""

    __slots__ = ("fields",)
    _lazy = ("parts",)
    fields: dict[str, Choice]

    @abstractmethod
    def label(self, key: str) -> Text:
        """What a field is about."""

    def _fill(self) -> None:
        self.parts = [Part(key, self.label(key), choice) for key, choice in self.fields.items()]

    def problem(self, answer: Answer) -> Text | None:
        if not isinstance(answer, dict) or answer.keys() != self.fields.keys():
            return super().problem(answer)
        for key, choice in self.fields.items():
            if reason := choice.problem(answer[key]):
                return reason
        return None

    def sample(self, rng: Rng) -> Answer:
        return {key: choice.sample(rng) for key, choice in self.fields.items()}


class LazyShare(Lazy, Share):
    """A Share that knows the most of each bucket, the least being nothing; its buckets are put into words
    when someone reads them."""

    __slots__ = ("_make", "_most")
    _lazy = ("buckets",)

    def __init__(
        self, most: Mapping[str, int], make: Callable[[], list[Bucket]], low: int, high: int
    ) -> None:
        self._most = most
        self._make = make
        self.low = low
        self.high = high

    def _fill(self) -> None:
        self.buckets = self._make()

    def problem(self, answer: Answer) -> Text | None:
        return None if self._fits(answer) else super().problem(answer)

    def _fits(self, answer: Answer) -> bool:
        if not isinstance(answer, dict):
            return False
        total = 0
        for key, count in answer.items():
            if type(count) is not int or not 0 <= count <= self._most.get(key, -1):
                return False
            total += count
        return self.low <= total <= self.high


def _no_facts() -> tuple[Text, ...]:
    return ()


class LazyDecision(ChoiceMadeLater, Lazy, Decision):  # type: ignore[override]  # nobody sets the choice of a question
    """A Decision whose choice, facts and moment are made when someone looks at them: many a seat stays
    silent."""

    __slots__ = ("_made", "_make", "_make_facts", "_make_moment")
    _lazy = ("facts",)

    def __init__(
        self,
        key: str,
        prompt: Text,
        make: Callable[[], Choice],
        secret: bool = False,
        blocking: bool = True,
        default: Answer | None = None,
        standing: bool = False,
        fleeting: bool = False,
        facts: Callable[[], tuple[Text, ...]] = _no_facts,
        moment: Callable[[], tuple[int, ...]] = tuple,
        about: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.about = about
        self._make_moment = moment
        self.prompt = prompt
        self._make = make
        self._make_facts = facts
        self._made = None
        self.secret = secret
        self.blocking = blocking
        self.default = default
        self.standing = standing
        self.fleeting = fleeting

    @property
    def moment(self) -> tuple[int, ...]:  # type: ignore[override]  # nobody sets it, as nobody sets the choice
        return self._make_moment()

    def _fill(self) -> None:
        self.facts = self._make_facts()


class LazyPrompt(ChoiceMadeLater, Lazy, Decision):  # type: ignore[override]  # nobody sets the choice of a question
    """A Decision whose prompt and default are made when someone reads them: a player needs neither. Its
    choice may be made later, too."""

    __slots__ = ("_made", "_make", "_make_words")
    _lazy = ("prompt", "default")

    def __init__(
        self,
        key: str,
        choice: Choice | Callable[[], Choice],
        make: Callable[[], tuple[Text, Answer | None]],
        secret: bool = False,
        blocking: bool = True,
        standing: bool = False,
        facts: tuple[Text, ...] = (),
        moment: tuple[int, ...] = (),
        about: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.moment = moment
        self.about = about
        if callable(choice):
            self._make, self._made = choice, None
        else:
            self._made = choice
        self._make_words = make
        self.facts = facts
        self.secret = secret
        self.blocking = blocking
        self.standing = standing
        self.fleeting = False

    def _fill(self) -> None:
        self.prompt, self.default = self._make_words()
