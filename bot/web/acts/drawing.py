"""Acts as forms of a page."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.acts.act import SURE, Act, Answers, Kind
from bot.acts.registry import act_by_key
from bot.acts.service import Offer
from bot.host.server_passes import ServerPass
from bot.web.acts.actor import Held, manager_of, opener_of, reader_of
from bot.web.appkeys import ACTS
from bot.web.http.held_seats import seat_path
from bot.web.show import fields, form
from engine.choice import Answer, problem
from engine.errors import Refused
from engine.text import Seat, Text
from render.words import Words

PAGES: dict[Kind, str] = {
    "hall": "/hall",
    "lobby": "/lobby/{id}",
    "table": "/t/{id}",
    "lesson": "/learn/{id}",
    "league": "/leagues/{id}",
    "campaign": "/campaigns/{id}",
    "person": "/me",
    "server": "/server/{id}",
}
"""Where each kind of subject is shown."""


@dataclass(frozen=True, slots=True)
class DrawnAct:
    """An act as a page shows it."""

    key: str
    label: str
    about: str
    action: str
    fields: fields.Field
    plain: bool
    """Whether the act has nothing to fill in."""
    blocked: str | None
    final: bool
    founds: bool
    refusal: str | None = None
    refused: Sequence[str] = ()
    """The names of the fields that the refusal is about."""
    open: bool = False


def opener_page(match_id: str) -> str:
    """The page of the person who opened a table; their key goes nowhere else."""
    return f"/t/{match_id}/host"


def page_of(kind: Kind, subject_id: str, seat: Seat | None = None) -> str:
    """The page of an act's subject; the settings of a seat are at its table."""
    if seat is None:
        return PAGES[kind].format(id=subject_id)
    return seat_path(subject_id, seat) + ("/me" if kind == "person" else "")


def draw_act(
    offer: Offer,
    subject_id: str,
    words: Words,
    filled: Answer = None,
    refusal: Text | None = None,
    refused: Sequence[str] = (),
) -> DrawnAct:
    act: Act[Any] = offer.act
    words = Words(words.locale, offer.names)
    unsure: dict[str, Answer] = {SURE: []} if act.asks_first else {}
    answers = {**unsure, **offer.start, **(filled or {})}
    shown = form.build(offer.form, words, answers, asks_all=True)
    fields.mark_refused(shown, refused, f"refused-{act.key}")
    return DrawnAct(
        key=act.key,
        label=words.say(act.label),
        about=words.say(act.about),
        action=f"{_place_of(offer, subject_id)}/act/{act.name}",
        fields=shown,
        plain=not offer.form.parts,
        blocked=words.say(offer.blocked) if offer.blocked else None,
        final=act.asks_first,
        founds=act.founds,
        refusal=words.say(refusal) if refusal else None,
        refused=refused,
        open=refusal is not None,
    )


def _place_of(offer: Offer, subject_id: str) -> str:
    if offer.actor.moderates:
        return opener_page(subject_id)
    return page_of(offer.act.kind, subject_id, offer.actor.seat)


async def draw_own(request: web.Request, key: str, words: Words) -> DrawnAct | None:
    """One act of the reader about themselves; None where it is not for them."""
    try:
        offer = await request.app[ACTS].offer(key, "me", await reader_of(request, "person"))
    except Refused:
        return None
    return draw_act(offer, "me", words)


async def can_do(request: web.Request, key: str, subject_id: str, answers: Answers) -> bool:
    """Whether the reader may do this now, with these answers."""
    act = act_by_key(key)
    assert act is not None, key
    try:
        offer = await request.app[ACTS].offer(key, subject_id, await reader_of(request, act.kind))
    except Refused:
        return False
    return offer.blocked is None and problem(offer.form, {**offer.start, **answers}) is None


async def draw_for_opener(request: web.Request, match_id: str, words: Words) -> Sequence[DrawnAct]:
    """What the person who opened a table may do to keep order at it, as forms."""
    offers = await request.app[ACTS].offers("table", match_id, await opener_of(request))
    shown = [offer for offer in offers if offer.act.moderates]
    return [draw_act(offer, match_id, words) for offer in shown]


async def draw_for_manager(request: web.Request, vouched: ServerPass, words: Words) -> Sequence[DrawnAct]:
    """The settings of a server, as forms."""
    offers = await request.app[ACTS].offers("server", vouched.server, manager_of(request, vouched))
    return [draw_act(offer, vouched.server, words) for offer in offers]


async def draw_offered(
    request: web.Request, kind: Kind, subject_id: str, words: Words, held: Held | None = None
) -> Sequence[DrawnAct]:
    """All acts that the reader may do there, as forms."""
    offers = await request.app[ACTS].offers(kind, subject_id, await reader_of(request, kind, held))
    return [draw_act(offer, subject_id, words) for offer in offers]
