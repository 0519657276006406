"""Opening a table: who sits where, with which variants, and a link for each person."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, fields, replace
from typing import Any

from bot.host.host import Host, Opened
from bot.table.customs import Customs
from bot.table.seating import LONGEST_NAME, SeatSpec, clean_name
from bot.table.terms import NEVER, PRESETS, BadTerms, Terms, custom_terms, with_expiry
from bot.web.http.visitor import Form
from bot.web.show import form
from data.durations import write_duration
from engine.choice import Answer, problem
from engine.match import default_options
from engine.registry import Title
from engine.strengths import USUAL, Strength, strength_named
from engine.text import Text, text
from render.words import Words

OPTIONS = "o"
MOST_REMEMBERED = 200


@dataclass(slots=True)
class SeatRow:
    """A seat in the form of a new game."""

    index: int
    kinds: tuple[str, ...]
    kind: str
    name: str
    suggestion: str
    strength: Strength = USUAL
    """Of a house player."""


CUSTOM = "custom"
USUAL_CLOCK = (86400.0, 43200.0, 3 * 86400.0)
"""Bank, increment and cap in seconds."""


@dataclass(slots=True)
class ClockForm:
    """The clock of a new game as it stands in the form."""

    pace: str = NEVER
    bank: str = ""
    increment: str = ""
    cap: str = ""
    expiry: str = "default"
    strikes: str = "3"

    def terms(self, locale: str) -> Terms:
        """The terms of the form, filled in in a language; BadTerms when they cannot be played."""
        if self.pace == CUSTOM:
            clock = custom_terms(self.bank, self.increment, self.cap, locale)
        elif self.pace in PRESETS:
            clock = PRESETS[self.pace]
        else:
            raise BadTerms(self.pace)
        return with_expiry(clock, f"hand-{self.strikes}" if self.expiry == "hand" else self.expiry)


@dataclass(slots=True)
class Order:
    """A new game as it was asked for; `refusal` says what is wrong with it."""

    rows: list[SeatRow]
    options: Answer
    refusal: Text | None
    clock: ClockForm = field(default_factory=ClockForm)
    terms: Terms = field(default_factory=Terms)
    strangers: bool = False
    """Whether people who were not invited may take a seat that gets free."""

    @property
    def specs(self) -> list[SeatSpec]:
        return [
            SeatSpec(
                clean_name(row.name) or row.suggestion,
                "house" if row.kind == "house" else "person",
                strength=row.strength,
            )
            for row in self.rows
            if row.kind != "nobody"
        ]


def blank_order(title: Title, words: Words) -> Order:
    """One person against as many house players as make a good table."""
    usual = max(count for count in title.seats if count <= 4) if min(title.seats) <= 4 else min(title.seats)
    kinds = ["person" if i == 0 else "house" if i < usual else "nobody" for i in range(max(title.seats))]
    rows = _seat_rows(title, words, kinds, [""] * len(kinds))
    return Order(rows, default_options(title.options), None, _usual_clock(words))


def read_order(title: Title, posted: Form, words: Words) -> Order:
    """What a posted form asks for."""
    seats = range(max(title.seats))
    kinds = [posted.get(f"kind-{i}") or "nobody" for i in seats]
    names = [(posted.get(f"name-{i}") or "")[:200] for i in seats]
    rows = _seat_rows(title, words, kinds, names)
    for row in rows:
        row.strength = strength_named(posted.get(f"strength-{row.index}") or "") or USUAL
    clock, strangers = _clock(posted, words), posted.get("strangers") == "yes"
    try:
        options = form.parse(title.options, posted, OPTIONS)
        terms = clock.terms(words.locale)
    except form.Unclear as error:
        return Order(rows, default_options(title.options), error.reason, clock, strangers=strangers)
    except BadTerms:
        return Order(rows, options, text("me-clock-wrong"), clock, strangers=strangers)
    return Order(rows, options, _refusal(title, rows, options), clock, terms, strangers)


def _usual_clock(words: Words) -> ClockForm:
    """No clock, with times filled in for those who choose to set one by hand."""
    bank, increment, cap = (write_duration(one, words.locale) for one in USUAL_CLOCK)
    return ClockForm(bank=bank, increment=increment, cap=cap)


def _clock(posted: Form, words: Words) -> ClockForm:
    """The clock as posted; missing fields as in a blank form."""
    given = {one.name: posted.get(one.name) for one in fields(ClockForm)}
    return replace(
        _usual_clock(words), **{name: value[:20] for name, value in given.items() if value is not None}
    )


def _seat_rows(title: Title, words: Words, kinds: list[str], names: list[str]) -> list[SeatRow]:
    merchants = [name.strip() for name in words("web-merchants").split(",")]
    rows = []
    for i, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        offered = ("person", "house") if i < min(title.seats) else ("person", "house", "nobody")
        taken = kind if kind in offered else offered[-1]
        rows.append(SeatRow(i, offered, taken, name, merchants[i % len(merchants)]))
    return rows


def players_in_words(seats: tuple[int, ...]) -> Text:
    """How many can play, in words."""
    low, high = min(seats), max(seats)
    if low == high:
        return text("web-players-count", low=low)
    if len(seats) == high - low + 1:
        return text("web-players-range", low=low, high=high)
    return text("web-players-some", most=", ".join(map(str, seats[:-1])), last=high)


def _refusal(title: Title, rows: list[SeatRow], options: Answer) -> Text | None:
    sitting = [row for row in rows if row.kind != "nobody"]
    if len(sitting) not in title.seats:
        seats = players_in_words(title.seats)
        return text("web-refuse-seats", name=title.name, seats=seats, count=len(sitting))
    if all(row.kind == "house" for row in sitting):
        return text("web-refuse-nobody")
    names = [clean_name(row.name) or row.suggestion for row in sitting]
    for row in sitting:
        if len(row.name.strip()) > LONGEST_NAME:
            return text("web-refuse-name-long", count=LONGEST_NAME)
    for name in names:
        if names.count(name) > 1:
            return text("web-refuse-name-twice", name=name)
    return problem(title.options, options)


class Openings:
    """Opens a table once per form, however often the form is sent."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._opening: OrderedDict[str, asyncio.Task[Opened]] = OrderedDict()

    def knows(self, nonce: str) -> bool:
        """Whether the form was sent before."""
        return nonce in self._opening

    def opened(self, match_id: str) -> Opened | None:
        """A table that was opened a while ago, with its keys: nothing else in the process remembers them."""
        done = [task.result() for task in self._opening.values() if task.done() and not task.exception()]
        return next((one for one in done if one.match_id == match_id), None)

    async def open(self, nonce: str, title: Title, order: Order, locale: str, opener: str) -> Opened:
        """Open the table; a single person is the opener, several become known when they sit down."""
        specs, people = order.specs, sum(one.kind == "person" for one in order.specs)
        if people == 1:
            specs = [replace(one, user_id=opener) if one.kind == "person" else one for one in specs]
        customs = Customs(strangers=order.strangers)
        return await self.once(
            nonce,
            lambda: self._host.open(
                title.id, specs, order.options, locale=locale, terms=order.terms, customs=customs
            ),
        )

    async def once(self, nonce: str, opens: Callable[[], Coroutine[Any, Any, Opened]]) -> Opened:
        """Open a table, or give the one that was opened under this nonce."""
        if nonce not in self._opening:
            self._opening[nonce] = asyncio.create_task(opens())
        while len(self._opening) > MOST_REMEMBERED:
            self._opening.popitem(last=False)
        try:
            return await asyncio.shield(self._opening[nonce])
        except Exception:
            self._opening.pop(nonce, None)
            raise


def new_nonce() -> str:
    return secrets.token_urlsafe(16)
