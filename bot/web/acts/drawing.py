"""Acts as forms of a page."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.acts import excuses
from bot.acts.act import Act, Actor, Kind
from bot.acts.front import Offer
from bot.web.appkeys import ACTS
from bot.web.show import form
from engine.choice import Answer
from engine.text import Seat, Text
from render.words import Words

PAGES: dict[Kind, str] = {
    "hall": "/hall",
    "table": "/t/{id}",
    "league": "/leagues/{id}",
    "campaign": "/campaigns/{id}",
    "person": "/me",
}
"""Where each kind of subject is shown."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """An act as a page shows it."""

    key: str
    label: str
    about: str
    action: str
    fields: form.Field
    plain: bool
    """Nothing is to be filled in."""
    blocked: str | None
    final: bool
    refusal: str | None = None
    open: bool = False


def page_of(kind: Kind, subject_id: str, seat: Seat | None = None) -> str:
    page = PAGES[kind].format(id=subject_id)
    return f"{page}/seat/{seat}" if seat is not None else page


def draw(
    offer: Offer, subject_id: str, words: Words, filled: Answer = None, refusal: Text | None = None
) -> Drawn:
    act: Act[Any] = offer.act
    fields = form.build(offer.form, words, {**offer.start, **(filled or {})})
    return Drawn(
        key=act.key,
        label=words.say(act.label),
        about=words.say(act.about),
        action=f"{page_of(act.kind, subject_id, offer.actor.seat)}/act/{act.name}",
        fields=fields,
        plain=form.says_nothing(fields),
        blocked=words.say(offer.blocked) if offer.blocked else None,
        final=act.final,
        refusal=words.say(refusal) if refusal else None,
        open=refusal is not None,
    )


async def drawn(
    request: web.Request, kind: Kind, subject_id: str, actor: Actor, words: Words
) -> Sequence[Drawn]:
    """Everything the reader may do there."""
    offers = await request.app[ACTS].offered(kind, subject_id, actor)
    return [draw(one, subject_id, words) for one in offers if "web" not in excuses.of(one.act)]
