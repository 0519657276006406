"""What a table agrees on before it starts: time, seats, whether it counts, the variants of its title."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from pydantic import TypeAdapter

from bot.table.customs import Customs
from bot.table.seating import SeatSpec
from bot.table.terms import (
    MOST_STRIKES,
    NEVER,
    BadTerms,
    Terms,
    custom_terms,
    terms_of_pace,
    with_expiry,
)
from data.durations import WRITTEN, write_duration
from data.language import SOURCE
from engine import registry
from engine.choice import Answer
from engine.errors import Refused
from engine.match import default_options
from engine.rng import Rng
from engine.text import text

EXPIRIES = ("default", "house", *(f"hand-{strikes}" for strikes in range(1, MOST_STRIKES + 1)))
"""What may happen when a player's time has run out; `bot/table/terms.py` says what each means."""
LONGEST_CLOCK = 40
"""Letters in which the three times of a clock are written."""
USUAL_CLOCK = (86400.0, 43200.0, 3 * 86400.0)
"""Bank, increment and cap in seconds."""
_BETWEEN = re.compile(r"[\s,;/+]*")


@dataclass(frozen=True, slots=True)
class Agreement:
    pace: str = NEVER
    clock: tuple[float, float, float] | None = None
    """Bank, increment and cap of a clock of the table's own, in seconds; None: the clock of its pace."""
    expiry: str = EXPIRIES[0]
    arranged: bool = False
    """Whether seats are held in the order people are named, rather than drawn at random."""
    strangers: bool = True
    """Whether people who were not invited may take a free seat."""
    rated: bool = True
    """Whether the result counts for ratings; else the table is a friendly one."""
    breaks: bool = True
    """Whether the table may pause, and days away stop the clock."""
    begins_soon: bool = False
    """Whether a first move is made within a day, or the seat is free again."""
    starts_when_full: bool = False
    """Whether the game begins when the last seat is taken, without a press of the person who opened it."""
    greeting: str = ""
    """A line of the opener's own."""
    reliable: int = 0
    """The least reliability of people who join, in per cent."""
    lowest: int = 0
    highest: int = 0
    """The ratings of people who join; 0: any."""
    known: bool = False
    """Whether only people join who have played with the opener before."""
    variants: dict[str, Answer] = field(default_factory=dict)
    """Of the title, by their name; one that is left out is the usual one."""

    @property
    def terms(self) -> Terms:
        """The terms about time."""
        clock = Terms(*self.clock) if self.clock else terms_of_pace(self.pace)
        return with_expiry(clock, self.expiry)

    @property
    def asks_for_someone(self) -> bool:
        """Whether not everyone may join."""
        return self.known or bool(self.reliable or self.lowest or self.highest)

    @property
    def customs(self) -> Customs:
        return Customs(
            strangers=self.strangers, rated=self.rated, breaks=self.breaks, begins_soon=self.begins_soon
        )

    def options_for(self, title: str) -> dict[str, Answer]:
        """The variants of a title, the usual ones included."""
        return {**default_options(registry.game(title).options), **self.variants}

    def arrange(self, specs: Sequence[SeatSpec]) -> list[SeatSpec]:
        """The seats in the order in which they are held."""
        seats = list(specs)
        if not self.arranged:
            Rng(secrets.token_hex(16)).shuffle(seats)
        return seats

    def encode(self) -> dict[str, object]:
        return asdict(self)


_AGREEMENT = TypeAdapter(Agreement)


def read_agreement(stored: object) -> Agreement:
    return _AGREEMENT.validate_python(stored)


def clock_string(clock: tuple[float, float, float] | None, locale: str = SOURCE) -> str:
    """A clock as it is typed in a language; empty: none of the table's own."""
    return ", ".join(write_duration(seconds, locale) for seconds in clock) if clock else ""


def parse_clock(written: str, locale: str = SOURCE) -> tuple[float, float, float] | None:
    """The times of a clock as `1 d, 12 h, 3 d`: bank, increment and cap; empty: none of the table's own."""
    if not written.strip():
        return None
    parts = [match[0] for match in WRITTEN.finditer(written)]
    if len(parts) != 3 or not _BETWEEN.fullmatch(WRITTEN.sub("", written)):
        raise Refused(text("agreement-clock-wrong"))
    try:
        bank, increment, cap = parts
        wanted = custom_terms(bank, increment, cap, locale)
    except BadTerms as error:
        raise Refused(text("agreement-clock-wrong")) from error
    return wanted.bank, wanted.increment or 0.0, wanted.cap
