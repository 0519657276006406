"""The parts of the page of a table, as its templates read them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from bot.series.series_place import SeriesPlace
from bot.web.acts.drawing import DrawnAct
from bot.web.play.outcome import Outcome
from bot.web.play.speaking_time import Listens
from bot.web.show.fields import Field
from engine.core import Die
from engine.strengths import USUAL, Strength
from engine.text import Seat
from render.picture import Spot
from render.speech import SpokenFact
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
    key: str
    """Which kind of question it is."""
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
    ending_word: str | None = None
    """The word that this gives, where it asks for one."""
    about: Sequence[str] = ()
    """The spots of the places that it is about."""


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
    clock: "SeatClock | None"
    free: bool = False
    """Whether this reader may sit down there."""
    strength: Strength = USUAL
    """Of a house player."""
    standing: str = ""
    """What this reader may know of how they do."""


@dataclass(slots=True)
class SeatClock:
    """The time of a seat: what is left of it, and while it runs, until when and of how much.

    Of a seat that is not asked: what it has once it is."""

    left: float
    due: float | None
    whole: float


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
    about_reader: bool = False
    """Whether the reader is named in it."""


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


@dataclass(frozen=True, slots=True)
class TryingMoves:
    """What can be done on a page where moves are tried, besides playing."""

    back: str
    """The address of the real table."""
    about: str
    step: int | None
    """After how many moves of a finished game it starts; None: from a question of a game that goes on."""
    bots: bool
    """Whether bots play the other seats."""
    can_go_on: bool
    """Whether bots wait until the person has spoken."""
    others: list[tuple[Seat, str]]
    """Other seats that are asked something, where the person plays all of them."""
    has_answer: bool
    """Whether an answer to the real question was tried."""
    changed: bool
    """Whether anything was tried."""


@dataclass(slots=True)
class TablePage:
    match: str
    base: str
    seq: int
    title: str
    title_id: str
    has_rules: bool
    has_places: bool
    goal: str
    """What wins, in one sentence."""
    seat: Seat | None
    as_whom: str
    bar: str
    status: str
    token: str
    commitment: str
    theme: str
    board: Shown
    beside: Shown | None
    """What stands beside the chart, where a title has parts for it."""
    hand: Shown | None
    question: Question | None
    players: list[Seated]
    result: Outcome | None
    has_clock: bool
    """Whether the table is played by the clock."""
    agreed: list[str]
    """What the table agreed on about time."""
    paused: float | None
    requests: list[Vote]
    """What the table is asked, for everyone to vote on."""
    listens: Listens | None
    """A house player gives this reader time to speak."""
    note: str = ""
    """What this reader noted for themselves, while they are asked something."""
    others_waiting: int = 0
    """How many other tables wait for this reader."""
    advised: bool = False
    """Whether this reader may ask for advice."""
    own_numbers: Sequence[SpokenFact] = ()
    """What this reader has, in a few numbers."""
    recap: Recap = field(default_factory=lambda: Recap([], 0, None))
    undo: UndoButton | None = None
    talk: list[Spoken] = field(default_factory=list)
    """What was said that this reader hears, the newest last."""
    coach: Coach | None = None
    by_ear: bool = False
    """Whether it is read to its visitor: words before the drawing, forms in place of the tray."""
    listing: str = ""
    """Names the question with what it lists, where it is read: a typed line says for which it was meant."""
    sections: list[dict[str, Any]] = field(default_factory=list)
    """The position in words, where it is read."""
    mark: str = ""
    """Names the history that led here; of a stored table."""
    lesson: bool = False
    """Whether this is the table of a lesson."""
    series: SeriesPlace | None = None
    """The league or campaign that the table belongs to."""
    trying: TryingMoves | None = None
    """What a table where moves are tried has besides."""
    tried: bool = False
    """Whether the question is filled in with what was tried."""

    @property
    def alone(self) -> bool:
        """Whether nobody else is there, and there is no table behind it."""
        return self.lesson or self.trying is not None

    @property
    def bots_move(self) -> bool:
        """Whether only bots are waited for: the reader's turn may come at any moment."""
        asked = [player for player in self.players if player.state == "asked"]
        return bool(asked) and all(player.house for player in asked)

    @property
    def own_clock(self) -> SeatClock | None:
        """The clock of the reader, while it runs."""
        clocks = [player.clock for player in self.players if player.you and player.clock]
        return next((clock for clock in clocks if clock.due is not None), None)

    @property
    def people(self) -> int:
        return sum(not player.house for player in self.players)

    @property
    def visit(self) -> str:
        """The name under which the browser remembers what it has seen of this table."""
        return f"seen {self.base}"
