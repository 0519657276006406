"""A person's own settings, and what is kept of them."""

import json
import re
from typing import Any

from pydantic import ValidationError

from bot import privacy, wishes
from bot.chat.lobby import NotSo
from bot.chat.parts import Say, Sheet
from bot.chat.table import user_key
from bot.host import Host
from bot.person import DAYS_AWAY, Person
from engine.text import text
from render.words import Words

OFF = "-"
"""Typed to take a setting away."""


class Me:
    def __init__(self, host: Host) -> None:
        self._host = host

    async def settle(self, user_id: int, locale: str, **changes: str | int | None) -> Sheet:
        """Change what is given, and show all of it."""
        person = await wishes.wishes_of(self._host, user_key(user_id))
        given = {name: value for name, value in changes.items() if value is not None}
        if given:
            person = _changed(person, given)
            await wishes.wish(self._host, user_key(user_id), person)
        return Sheet((Say(_said(person, Words(locale))),))

    async def export(self, user_id: int) -> bytes:
        found = await privacy.export(self._host, user_key(user_id))
        return json.dumps(found, ensure_ascii=False, indent=1).encode()

    async def forget(self, user_id: int, sure: bool, locale: str) -> Sheet:
        words = Words(locale)
        if not sure:
            raise NotSo(text("achat-privacy-sure"))
        count = await privacy.forget(self._host, user_key(user_id))
        return Sheet((Say(words("achat-privacy-gone", count=count)),))


def _changed(person: Person, given: dict[str, Any]) -> Person:
    try:
        read = {name: _READERS.get(name, lambda value: value)(value) for name, value in given.items()}
        return Person.model_validate({**person.model_dump(mode="json"), **read})
    except (ValidationError, ValueError) as error:
        raise NotSo(text("aweb-wishes-wrong", days=DAYS_AWAY)) from error


def _quiet(said: str) -> list[int] | None:
    if said == OFF:
        return None
    found = re.fullmatch(r"(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})", said.strip())
    if not found:
        raise ValueError(said)
    numbers = [int(one) for one in found.groups()]
    return [numbers[0] * 60 + numbers[1], numbers[2] * 60 + numbers[3]]


def _away(said: str) -> list[dict[str, str]]:
    if said == OFF:
        return []
    days = re.findall(r"\d{4}-\d{2}-\d{2}", said)
    if not 1 <= len(days) <= 2:
        raise ValueError(said)
    return [{"first": days[0], "last": days[-1]}]


_READERS: dict[str, Any] = {
    "quiet": _quiet,
    "away": _away,
    "digest": lambda hour: None if int(hour) < 0 else int(hour),
}


def _said(person: Person, words: Words) -> str:
    quiet = "–".join(f"{minute // 60:02}:{minute % 60:02}" for minute in person.quiet or ()) or "—"
    away = ", ".join(f"{one.first} – {one.last}" for one in person.away) or "—"
    digest = "—" if person.digest is None else f"{person.digest:02}:00"
    return "\n".join(
        [
            f"### {words('achat-me')}",
            f"- {words('aweb-zone')}: **{person.zone}**",
            f"- {words('achat-quiet')}: **{quiet}**",
            f"- {words('achat-away')}: **{away}**",
            f"- {words('achat-remind')}: **{words(f'achat-remind-{person.remind}')}**",
            f"- {words('achat-digest')}: **{digest}**",
        ]
    )
