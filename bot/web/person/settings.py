"""A person's settings as a form: reminders, language, colours, quiet hours, days away."""

import re
from typing import Any

from aiohttp import web
from pydantic import ValidationError

from bot.host.settings import wish, wishes_of
from bot.table.person import DAYS_AWAY, PAGES, Person
from bot.web.appkeys import HOST
from bot.web.http.visitor import LANGUAGE, YEAR, Form
from engine.text import Text, text
from render.theme import THEMES

EVERYWHERE = ("ping", "dm", "both", "none")
ON_PAGES = ("ping", "none")
MOST_ABSENCES = 12


class Unsettled(Exception):
    """What was filled in cannot be kept; the words say why."""

    def __init__(self) -> None:
        self.reason: Text = text("aweb-wishes-wrong", days=DAYS_AWAY)


def shown(person: Person, holder: str) -> dict[str, Any]:
    """What the form of these settings needs."""
    on_pages = holder.startswith((PAGES, "seat/"))
    return {
        "person": person,
        "quiet": [_clock(minute) for minute in person.quiet] if person.quiet else ["", ""],
        "reminds": ON_PAGES if on_pages else EVERYWHERE,
        "on_pages": on_pages,
        "hours": range(24),
        "palettes": list(THEMES),
        "days": DAYS_AWAY,
    }


async def settle(request: web.Request, holder: str, posted: Form) -> Person:
    """Keep what was posted, at every table this person sits at; what no form asks for stays as it is."""
    before = await wishes_of(request.app[HOST], holder)
    try:
        person = Person.model_validate({**before.model_dump(mode="json"), **_read(posted)})
    except (ValidationError, ValueError) as error:
        raise Unsettled from error
    await wish(request.app[HOST], holder, person)
    return person


def speak(response: web.Response, person: Person) -> None:
    """This browser reads in the language its person chose."""
    if person.locale:
        response.set_cookie(LANGUAGE, person.locale, max_age=YEAR, httponly=True, samesite="Lax")
    else:
        response.del_cookie(LANGUAGE)


def _read(posted: Form) -> dict[str, Any]:
    begins, ends = posted.get("quiet-from") or "", posted.get("quiet-to") or ""
    absences = [one for one in zip(posted.all("away-first"), posted.all("away-last"), strict=False) if one[0]]
    return {
        "zone": posted.get("zone") or "UTC",
        "quiet": (_minute(begins), _minute(ends)) if begins or ends else None,
        "away": [{"first": first, "last": last or first} for first, last in absences[:MOST_ABSENCES]],
        "remind": posted.get("remind") or "ping",
        "digest": posted.get("digest") or None,
        "locale": posted.get("locale") or None,
        "palette": posted.get("palette") or None,
    }


def _minute(said: str) -> int:
    found = re.fullmatch(r"(\d{1,2}):(\d{2})(?::\d{2})?", said)
    if not found:
        raise ValueError(said)
    return int(found[1]) * 60 + int(found[2])


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
