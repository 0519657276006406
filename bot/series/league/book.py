"""A league as it is written down: its regulations, its season, its tables."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from bot.table.terms import Pace
from data import catalogue
from engine.choice import Answer

TieBreak = Literal["head-to-head", "sonneborn-berger", "score-share", "wins"]
LateRule = Literal["house", "score", "void"]
Format = Literal["season", "swiss", "knockout"]
"""A season in divisions, or a cup: Swiss rounds, or a knock-out with a final."""
DAY = 24 * 3600.0
STORED_AS_RULES = Field(alias="rules")
"""Books that are stored call the regulations `rules`."""


@dataclass(slots=True)
class Regulations:
    """What the league has agreed on; nothing of it changes while a season is played."""

    titles: list[str]
    """One after the other, round by round."""
    sizes: list[int]
    """The tables allowed; the first is the one wished for."""
    rounds: int = 6
    tables: int = 1
    """Tables per person and round."""
    points: list[int] = field(default_factory=lambda: [6, 3, 2, 1, 0])
    tie_breaks: list[TieBreak] = field(
        default_factory=lambda: ["head-to-head", "sonneborn-berger", "score-share", "wins"]
    )
    divisions: int = 1
    moving: int = 1
    """How many go up and down between two divisions."""
    duplicate: bool = False
    """All tables of a round share seed and set-up."""
    pace: Pace = "day"
    breaks: bool = True
    """Whether tables may pause, and days away stop the clock."""
    programs: bool = False
    """Whether accounts that a program plays may take part."""
    options: dict[str, dict[str, Answer]] = field(default_factory=dict)
    late: LateRule = "house"
    """What decides a late table: the house takes over the seats waited for, it is scored as it stands, or
    nobody scores."""
    signup: float = 7 * DAY
    round_time: float = 21 * DAY
    warning: float = 3 * DAY
    grace: float = 3 * DAY
    rest: float = 7 * DAY
    """Between two seasons, the sign-up of the next one included."""
    seasons: int | None = None
    role: str | None = None
    invited: list[str] | None = None
    format: Format = "season"
    advancing: int = 1
    """How many of each table go on, in a knock-out."""
    length: float | None = None
    """What a whole cup takes, an equal part for each round; None: each round takes `round_time`."""

    @property
    def is_cup(self) -> bool:
        return self.format != "season"


@dataclass(slots=True)
class Member:
    user_id: str
    name: str
    locale: str | None = None
    state: Literal["in", "substitute", "guest", "withdrawn"] = "in"
    """A substitute waits for a place; a guest plays at single tables and has no place in the standings."""
    division: int = 0


@dataclass(slots=True)
class RoundTable:
    """A table of a round; `seats` are the people who score there, in seat order."""

    match_id: str
    division: int
    round: int
    title: str
    seed: str
    seats: list[str]
    state: Literal["paired", "open", "over", "void"] = "paired"
    due: float = 0.0
    warned: bool = False
    lost: list[str] = field(default_factory=list)
    """Those whose seat the house plays: they score nothing here."""
    seen: list[str] = field(default_factory=list)
    """Those who sat here besides: they know the deal."""
    places: dict[str, int] = field(default_factory=dict)
    totals: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class RoundPlan:
    """The rounds to come of a division, for as long as the same people play them."""

    people: list[str]
    rounds: list[list[list[str]]]


@dataclass(slots=True)
class Season:
    number: int
    starts: float
    state: Literal["draft", "signup", "playing", "closed"] = "signup"
    """A draft can still be changed by its organisers, and nobody signs up for it."""
    members: list[Member] = field(default_factory=list)
    tables: list[RoundTable] = field(default_factory=list)
    byes: list[tuple[int, str]] = field(default_factory=list)
    """Round and person."""
    rounds: list[int] = field(default_factory=list)
    """The round that each division plays, counted from 1."""
    resting: list[str] = field(default_factory=list)
    """People who got a bye in their next round from an organiser."""
    plans: dict[int, RoundPlan] = field(default_factory=dict)
    """By division."""
    regulations: Annotated[Regulations | None, STORED_AS_RULES] = None
    """What it was played by, once it is closed: the league may agree on something else then."""
    round_ends: list[float] = field(default_factory=list)
    """When each round of a cup of fixed length ends, as planned when it began."""
    heirs: dict[str, str] = field(default_factory=dict)
    """Who goes on in a knock-out in the place of someone who withdrew."""
    too_few: int | None = None
    """How many had signed up when it was last announced that more are needed."""
    cut_short: bool = False
    """Whether the organisers ended it before its last round was played."""
    counted: bool = True
    """Whether it has final standings: one that was cut short may have none."""

    def member(self, user_id: str) -> Member | None:
        return next((member for member in self.members if member.user_id == user_id), None)

    def table(self, match_id: str) -> RoundTable | None:
        return next((table for table in self.tables if table.match_id == match_id), None)

    def state_of(self, user_id: str) -> str | None:
        member = self.member(user_id)
        return member.state if member else None

    def players_in(self, division: int) -> list[Member]:
        return [member for member in self.members if member.state == "in" and member.division == division]

    def name(self, user_id: str) -> str:
        member = self.member(user_id)
        return member.name if member else user_id


@dataclass(slots=True)
class FinalStandings:
    """How a season ended: every division's people in order, with their points in words."""

    number: int
    divisions: list[list[tuple[str, str, str]]]


@dataclass(slots=True)
class OrganiserMessage:
    """What an organiser wrote to all members."""

    author: str
    at: float
    words: str


@dataclass(slots=True)
class League:
    name: str
    regulations: Annotated[Regulations, STORED_AS_RULES]
    season: Season
    organisers: list[str]
    seed: str
    place: str = ""
    """Where announcements go, such as `discord/123`; empty: nowhere."""
    locale: str = catalogue.SOURCE
    past: list[FinalStandings] = field(default_factory=list)
    last: Season | None = None
    """The season before this one, with all its tables; older ones are books of their own."""
    ended: bool = False
    description: str = ""
    messages: list[OrganiserMessage] = field(default_factory=list)
    """To all members, the newest last."""
    written: list[float] = field(default_factory=list)
    """When all members were written to lately."""

    def regulations_of(self, season: Season) -> Regulations:
        """What a season is or was played by."""
        return season.regulations or self.regulations
