"""Settings of a person, in force at every table they sit at: time zone, quiet hours, reminders, orders."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import cache
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo, available_timezones

import structlog
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from bot.store.records import Document
from bot.table.customs import Customs
from bot.table.hours import Calendar
from data import catalogue
from render.theme import CLASSIC, THEMES

log = structlog.get_logger(__name__)

LONGEST_QUIET = 14 * 60
"""Minutes of the day that may be quiet, so that a clock runs every day."""
DAYS_AWAY = 30
"""Days of vacation in a calendar year."""
DAYS_OFF = 3
"""Days of every week on which a clock may rest, so that it runs on most of them."""
YEARS = range(1970, 3000)
"""The years of a vacation: near the ends of the calendar there is no day before or after."""


@cache
def zones() -> frozenset[str]:
    """Every time zone; read from the disk once, for that takes longer than everything else about a person."""
    return frozenset(available_timezones())


Minute = Annotated[int, Field(ge=0, lt=24 * 60)]
Weekday = Annotated[int, Field(ge=0, le=6)]
"""Monday is 0."""
Remind = Literal["dm", "ping", "both", "none"]


Patience = Literal[1, 2, 5]
NextUp = Literal["off", "on", "slow"]
"""Whether to tell that the player before is asked: never, always, or if that player has more than a day."""


class Away(BaseModel):
    """A vacation: both days belong to it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    first: date
    last: date

    @model_validator(mode="after")
    def _in_order(self) -> "Away":
        if self.last < self.first:
            raise ValueError("the last day is before the first")
        if (self.last - self.first).days >= DAYS_AWAY:
            raise ValueError(f"longer than the {DAYS_AWAY} days of a year")
        if self.first.year not in YEARS or self.last.year not in YEARS:
            raise ValueError("a year that nobody plays in")
        return self

    def days(self, year: int) -> int:
        """How many of its days are in that year."""
        first, last = max(self.first, date(year, 1, 1)), min(self.last, date(year, 12, 31))
        return max(0, (last - first).days + 1)


class Settings(BaseModel):
    """The settings of one person."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str | None = None
    """The name of a person without an account elsewhere."""
    zone: str = "UTC"
    quiet: tuple[Minute, Minute] | None = None
    away: tuple[Away, ...] = ()
    days_off: Annotated[tuple[Weekday, ...], Field(max_length=DAYS_OFF)] = ()
    """Days of the week on which the clock rests and nobody calls."""
    remind: Remind = "ping"
    digest: Annotated[int, Field(ge=0, le=23)] | None = None
    """The local hour of one message a day in place of all others."""
    called: bool = False
    """Whether they have a device, an address or a webhook that is called when no page is open."""
    next_up: NextUp = "off"
    """Whether they are told when they are next and could plan their move."""
    locale: str | None = None
    """The language they read; None: what their surface says of them."""
    palette: str | None = None
    """The colours of the pictures that they alone see."""
    by_ear: bool = False
    """Whether the page of a table is read to them: words before the drawing, forms in place of the tray."""
    patience: Patience = 1
    """How many times as long as usual a bot listens to them before it moves on."""
    hints: bool = True
    """Whether questions are explained until they have finished a game of the title."""
    program: bool = False
    """Whether a program plays their seats: the account has or had a token to play."""
    orders: dict[str, dict[str, Any]] = {}
    """Standing orders by title and question, in force at every table of this person."""

    @field_validator("zone")
    @classmethod
    def _zone_exists(cls, zone: str) -> str:
        if zone not in zones():
            raise ValueError("no such time zone")
        return zone

    @field_validator("locale")
    @classmethod
    def _language_exists(cls, locale: str | None) -> str | None:
        if locale is not None and locale not in catalogue.locales():
            raise ValueError("no such language")
        return locale

    @field_validator("palette")
    @classmethod
    def _palette_exists(cls, palette: str | None) -> str | None:
        if palette is not None and palette not in THEMES:
            raise ValueError("no such palette")
        return palette

    @field_validator("quiet")
    @classmethod
    def _quiet_is_short_enough(cls, quiet: tuple[int, int] | None) -> tuple[int, int] | None:
        if quiet and not 0 < (quiet[1] - quiet[0]) % (24 * 60) <= LONGEST_QUIET:
            raise ValueError(f"quiet hours are at most {LONGEST_QUIET // 60} of the day")
        return quiet

    @model_validator(mode="after")
    def _enough_days(self) -> "Settings":
        years = {away.first.year for away in self.away} | {away.last.year for away in self.away}
        if any(self.days_away(year) > DAYS_AWAY for year in years):
            raise ValueError(f"more than {DAYS_AWAY} days away in a year")
        return self

    def days_away(self, year: int) -> int:
        return sum(away.days(year) for away in self.away)

    @property
    def calendar(self) -> Calendar:
        away = tuple((days.first.isoformat(), days.last.isoformat()) for days in self.away)
        return Calendar(self.zone, self.quiet, away, self.days_off)

    def calendar_at(self, customs: Customs) -> Calendar:
        """When the clock of this person rests at a table: where it knows no breaks, not on days away."""
        return self.calendar if customs.breaks else replace(self.calendar, away=())

    @property
    def theme(self) -> str:
        """The theme that pictures for this person are drawn in."""
        return self.palette or CLASSIC.name

    def next_digest(self, now: float) -> float | None:
        """When the digest after this moment is due."""
        return self._digest(now, 1)

    def last_digest(self, now: float) -> float | None:
        """When the digest before this moment was due."""
        return self._digest(now, 0)

    def _digest(self, now: float, days: int) -> float | None:
        if self.digest is None:
            return None
        local = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        due = local.replace(hour=self.digest, minute=0, second=0, microsecond=0)
        return (due + timedelta(days=days if due <= local else days - 1)).timestamp()


USUAL = Settings()
"""The settings of people who have changed none."""


def read_settings(stored: Document | None) -> Settings:
    """As stored; settings that cannot be kept to any more (a time zone that is gone) stop no table."""
    try:
        return Settings.model_validate(stored) if stored else USUAL
    except ValidationError as error:
        log.error("settings-unreadable", error=str(error.errors(include_input=False)[0]["msg"]))
        return USUAL
