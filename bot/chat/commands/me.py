"""A person's own settings, and what is kept of them."""

import json
import re
from typing import Any

from pydantic import ValidationError

from bot.chat.commands.standing import EVERYWHERE
from bot.chat.lobby.lobby import NotSo
from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import MOST_ITEMS, Item, Menu, Part, Say, Sheet
from bot.chat.server import forgetting
from bot.chat.table import user_key
from bot.host import settings
from bot.host.host import Host
from bot.series.people import kept
from bot.table.person import DAYS_AWAY, Person
from engine import registry
from engine.text import text
from render.words import Words, choose

OFF = "-"
"""Typed to take a setting away."""


class Me:
    def __init__(self, host: Host) -> None:
        self._host = host

    async def settle(self, user_id: int, told: str, **changes: str | int | None) -> Sheet:
        """Change what is given, and show all of it; `told` is the language that Discord tells."""
        person = await settings.wishes_of(self._host, user_key(user_id))
        given = {name: value for name, value in changes.items() if value is not None}
        if given:
            person = _changed(person, given)
            await settings.wish(self._host, user_key(user_id), person)
        words = Words(person.locale or choose(told))
        return Sheet((Say(_said(person, words)), *_orders(person, words)))

    async def export(self, user_id: int) -> bytes:
        found = await kept.export(self._host, user_key(user_id))
        found["lobbies"] = [
            {"id": one.id, "title": one.lobby["title"], "state": one.state}
            for one in await self._host.store.lobbies.naming(str(user_id))
        ]
        return json.dumps(found, ensure_ascii=False, indent=1).encode()

    async def forget(self, user_id: int, sure: bool, locale: str) -> Sheet:
        words = Words(locale)
        if not sure:
            raise NotSo(text("achat-privacy-sure"))
        await forgetting.forget(self._host, user_id)
        self._host.budget.spend("delete-me", user_key(user_id))
        count = await kept.forget(self._host, user_key(user_id))
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
    "locale": lambda said: None if said == OFF else said,
}


def _said(person: Person, words: Words) -> str:
    quiet = "–".join(f"{minute // 60:02}:{minute % 60:02}" for minute in person.quiet or ()) or "—"
    away = ", ".join(f"{one.first} – {one.last}" for one in person.away) or "—"
    language = f"chat-language-{person.locale}" if person.locale else "achat-language-own"
    digest = "—" if person.digest is None else f"{person.digest:02}:00"
    lines = {
        "aweb-zone": person.zone,
        "achat-quiet": quiet,
        "achat-away": away,
        "achat-remind": words(f"achat-remind-{person.remind}"),
        "achat-digest": digest,
        "achat-language": words(language),
        "achat-palette": words(f"async-palette-{person.theme}"),
    }
    said = [f"- {words('chat-said', what=words(key), answer=f'**{value}**')}" for key, value in lines.items()]
    return "\n".join([f"### {words('achat-me')}", *said])


def _orders(person: Person, words: Words) -> list[Part]:
    """The orders for every table, and where to change them."""
    titles = [title for title in registry.titles().values() if registry.game(title.id).standing]
    if not titles:
        return []
    items = tuple(
        Item(title.id, title.name, words("achat-order-count", count=len(person.orders.get(title.id, {}))))
        for title in titles[:MOST_ITEMS]
    )
    menu = Menu(Id("orders", EVERYWHERE), items, words("achat-order-title"))
    return [Say(f"**{words('aweb-orders')}**\n-# {words('achat-order-everywhere-lead')}"), menu]
