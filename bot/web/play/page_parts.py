"""The parts of the page of a table, as its templates read them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from bot.web.acts.drawing import DrawnAct
from bot.web.play.outcome import Outcome
from bot.web.play.speaking_time import Listens
from bot.web.show.fields import Field
from engine.core import Die
from engine.strengths import USUAL, Strength
from engine.text import Seat
from render.picture import Spot
from render.svg.drawing import Drawing


@dataclass(slots=True)
class Shown:
    """A picture as the page refers to it."""

    url: str
    width: int
    height: int
    alt: str
    spots: list[Spot]
    """The places that the open question names."""
    drawing: Drawing | None = None
    """The picture as elements, where its title can be drawn so."""
    version: str = ""
    address: str = ""
    """Where it is, and so whose it is."""

    @property
    def markup(self) -> Markup | None:
        """The drawing as it stands in the page; our artists wrote it, and words in it are escaped."""
        return Markup(self.drawing.live) if self.drawing else None


@dataclass(slots=True)
class Question:
    prompt: str
    facts: list[str]
    """What to know beside the prompt, a line each."""
    secret: bool
    blocking: bool
    field: Field
    rule: str | None
    """Where the rule behind it is read."""
    ending: str | None
    """Which of the things to do ends the turn: what the clock would do, if that is one plain press."""


@dataclass(slots=True)
class Recap:
    """What happened since this seat's last move, in a few lines."""

    lines: list["ToldLine"]
    count: int
    since: int | None
    """The number of that move; none where there is nothing to look back at."""


@dataclass(slots=True)
class Seated:
    seat: Seat
    name: str
    letter: str
    """As on the board."""
    house: bool
    you: bool
    state: str
    """`asked`, `may` or `quiet`."""
    due: float | None
    """When their clock has run out."""
    free: bool = False
    """Whether this reader may sit down there."""
    strength: Strength = USUAL
    """Of a house player."""


@dataclass(slots=True)
class Vote:
    """What someone asks of the table, and whether this reader has still to vote on it."""

    id: int
    sentence: str
    open: bool


@dataclass(slots=True)
class ToldLine:
    number: int
    sentence: str
    board: bool
    undone: bool
    dice: tuple[Die, ...] = ()


@dataclass(slots=True)
class Spoken:
    """Something said at the table, as it is shown."""

    seat: Seat | None
    name: str
    words: str
    at: float


@dataclass(slots=True)
class UndoButton:
    """Whether the reader may take back: `mark` names the move, `why` says what forbids it."""

    mark: str
    why: str | None
    ask: bool
    """The table may be asked for it."""


@dataclass(slots=True)
class Coach:
    """What a coach says beside the question: of a lesson, or a hint in a first game."""

    says: str
    fresh: bool = True
    """Whether a hint is about a kind of question that this person has not answered before."""
    at: str = ""
    """Of a lesson: which step it is, and of how many."""
    over: bool = False
    acts: Sequence[DrawnAct] = ()
    """Of a lesson: what may be done with it."""


@dataclass(slots=True)
class TablePage:
    match: str
    base: str
    seq: int
    title: str
    title_id: str
    has_rules: bool
    has_places: bool
    seat: Seat | None
    as_whom: str
    bar: str
    status: str
    token: str
    commitment: str
    theme: str
    board: Shown
    hand: Shown | None
    question: Question | None
    players: list[Seated]
    result: Outcome | None
    agreed: list[str]
    """What the table agreed on about time."""
    paused: float | None
    requests: list[Vote]
    """What the table is asked, for everyone to vote on."""
    listens: Listens | None
    """A house player gives this reader time to speak."""
    advised: bool = False
    """Whether this reader may ask for advice."""
    recap: Recap = field(default_factory=lambda: Recap([], 0, None))
    undo: UndoButton | None = None
    talk: list[Spoken] = field(default_factory=list)
    """What was said that this reader hears, the newest last."""
    coach: Coach | None = None
    mark: str = ""
    """Names the history that led here; of a stored table."""
    lesson: bool = False
    """Whether this is the table of a lesson: nobody else is there, and it is kept nowhere."""

    @property
    def people(self) -> int:
        return sum(not player.house for player in self.players)

    @property
    def visit(self) -> str:
        """The name under which the browser remembers what it has seen of this table."""
        return f"seen {self.base}"
