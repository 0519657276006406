"""Opening a table: who sits where, with which variants, and a link for each person."""

import secrets
from collections.abc import Callable, Collection, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from aiohttp import web

from bot.acts.act import Actor
from bot.acts.agreement import AGREE, NewTable, settle
from bot.host.host import Host, Opened
from bot.host.once import Once
from bot.table.agreement import Agreement
from bot.table.seating import LONGEST_NAME, SeatSpec, clean_name
from bot.web.http.visitor import PostedForm
from bot.web.show import form
from bot.web.show.fields import Field, mark_refused
from bot.web.show.posted_answer import WHY, UnclearForm, parse, refused_names
from bot.web.surface import SURFACE
from engine.choice import Answer
from engine.errors import Refused
from engine.registry import Title
from engine.strengths import USUAL, Strength, strength_named
from engine.text import Text, text
from render.words import Words

AGREED = "a"
"""Begins the names of what the form asks about the agreement."""
AS_LISTED = Agreement(arranged=True, strangers=False)
"""Seats are held as they are listed, by those who get a link."""
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

    @property
    def name_field(self) -> str:
        return f"name-{self.index}"


@dataclass(slots=True)
class NewGame:
    """A new game as it was asked for; `refusal` says what is wrong with it."""

    rows: list[SeatRow]
    agreement: Agreement = AS_LISTED
    answers: Mapping[str, Answer] = field(default_factory=dict)
    """The form of the agreement as it was filled in."""
    refusal: Text | None = None
    refused: Collection[str] = ()
    """The names of the fields that the refusal is about."""

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


def blank_order(title: Title, words: Words) -> NewGame:
    """One person against as many house players as make a good table."""
    usual = max(count for count in title.seats if count <= 4) if min(title.seats) <= 4 else min(title.seats)
    kinds = ["person" if i == 0 else "house" if i < usual else "nobody" for i in range(max(title.seats))]
    rows = _seat_rows(title, words, kinds, [""] * len(kinds))
    return NewGame(rows)


def read_order(title: Title, posted: PostedForm, words: Words) -> NewGame:
    """What a posted form asks for."""
    seats = range(max(title.seats))
    kinds = [posted.get(f"kind-{i}") or "nobody" for i in seats]
    names = [(posted.get(f"name-{i}") or "")[:200] for i in seats]
    rows = _seat_rows(title, words, kinds, names)
    for row in rows:
        row.strength = strength_named(posted.get(f"strength-{row.index}") or "") or USUAL
    order, table, reader = NewGame(rows), NewTable(title.id, AS_LISTED), _reader(words)
    try:
        order.answers = _parse_agreement(table, posted, reader)
        order.agreement = settle(table, order.answers, reader)
    except UnclearForm as unclear:
        order.refusal, order.refused = unclear.reason, [unclear.name]
    except Refused as refused:
        order.refusal = refused.reason
        order.refused = refused_names(AGREE.form(table, reader), order.answers, AGREED)
    else:
        order.refusal, order.refused = _refusal(title, rows)
    return order


def _reader(words: Words) -> Actor:
    """Who fills in the form: of them it depends on their language alone."""
    return Actor("", "", words.locale, SURFACE)


def _parse_agreement(table: NewTable, posted: PostedForm, reader: Actor) -> dict[str, Answer]:
    """What the form says of the agreement; a variant that is not sent is the usual one."""
    agreed: dict[str, Answer] = parse(AGREE.form(table, reader), posted, AGREED, asks_all=True)
    if "variants" in agreed:
        agreed["variants"] = {**table.agreement.options_for(table.title), **agreed["variants"]}
    return agreed


def agreement_fields(title: Title, order: NewGame, words: Words) -> Field:
    """The form of the agreement, as far as it is filled in."""
    table, reader = NewTable(title.id, AS_LISTED), _reader(words)
    filled = {**AGREE.start(table, reader), **order.answers}
    field = form.build(AGREE.form(table, reader), words, filled, AGREED, asks_all=True)
    mark_refused(field, order.refused, WHY)
    return field


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


def _refusal(title: Title, rows: list[SeatRow]) -> tuple[Text | None, list[str]]:
    """What is wrong with the seats, and the fields of the names that it is about."""
    sitting = [row for row in rows if row.kind != "nobody"]
    if len(sitting) not in title.seats:
        seats = players_in_words(title.seats)
        return text("web-refuse-seats", name=title.local_name, seats=seats, count=len(sitting)), []
    if all(row.kind == "house" for row in sitting):
        return text("web-refuse-nobody"), []
    for row in sitting:
        if len(row.name.strip()) > LONGEST_NAME:
            return text("web-refuse-name-long", count=LONGEST_NAME), [row.name_field]
    seen: set[str] = set()
    for row in sitting:
        name = clean_name(row.name) or row.suggestion
        if name in seen:
            return text("web-refuse-name-twice", name=name), [row.name_field]
        seen.add(name)
    return None, []


class TableOpener:
    """Opens a table once per form, however often the form is sent."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._opening: Once[Opened] = Once(MOST_REMEMBERED)

    def knows(self, nonce: str) -> bool:
        """Whether the form was sent before."""
        return nonce in self._opening

    def find_opened(self, match_id: str) -> Opened | None:
        """A table that was opened a while ago, with its keys: nothing else in the process remembers them."""
        return next((opened for opened in self._opening if opened.match_id == match_id), None)

    async def open(self, nonce: str, title: Title, order: NewGame, locale: str, opener: str) -> Opened:
        """Open the table; a single person is the opener, several become known when they sit down."""
        specs, people = order.specs, sum(spec.kind == "person" for spec in order.specs)
        if people == 1:
            specs = [replace(spec, user_id=opener) if spec.kind == "person" else spec for spec in specs]
        agreed = order.agreement
        return await self.once(
            nonce,
            lambda: self._host.open(
                title.id,
                agreed.arrange(specs),
                agreed.options_for(title.id),
                locale=locale,
                terms=agreed.terms,
                customs=agreed.customs,
            ),
        )

    async def once(self, nonce: str, opens: Callable[[], Coroutine[Any, Any, Opened]]) -> Opened:
        """Open a table, or give the one that was opened under this nonce."""
        return await self._opening.get(nonce, opens)


def new_nonce() -> str:
    return secrets.token_urlsafe(16)


OPENINGS = web.AppKey("openings", TableOpener)
