"""Every press on a table's message: who pressed, which seat, which question, and what comes of it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import aiohttp
import discord
import structlog

from bot.chat.commands.commands import Commands
from bot.chat.commands.standing import EVERYWHERE, MARK, AtTable, Book, everywhere
from bot.chat.lobby.lobby import NotSo
from bot.chat.messages.grammar import BadId, Id, parse
from bot.chat.messages.layout import modal
from bot.chat.messages.parts import Sheet
from bot.chat.messages.reply import (
    HURRY,
    Interaction,
    fill,
    in_place,
    know,
    locale_of,
    privately,
    tell,
    theme_of,
)
from bot.chat.questions.dms import framed
from bot.chat.table import place_of, seat_of, user_key
from bot.store import StoreError
from bot.table.state import TableState
from engine import registry
from engine.errors import EngineError, Refused
from engine.text import Seat, Text, text

log = structlog.get_logger(__name__)

TO_LOBBY = {"join", "quit", "house", "unhouse", "opts", "clock", "set", "start", "drop"}
TO_LEAGUE = {"enter", "stand", "exit", "rules", "rule", "terms", "open"}
TO_HOST = {"rewind", "rewound"}
TO_DESK = {"orders", "order", "always", "once", "unsay"}
OPENS = {"act", "hand", "board", "log", "link", "seat"}
"""Presses on a public message, answered in a private one."""


class Presses:
    def __init__(
        self,
        commands: Commands,
        to_league: Callable[[Interaction, Id, list[str], dict[str, str]], Awaitable[None]],
    ) -> None:
        self._host = commands.host
        self._questions = commands.questions
        self._opening = commands.opening
        self._reading = commands.reading
        self._company = commands.company
        self._desk = commands.desk
        self._rewinding = commands.rewinding
        self._to_league = to_league

    async def pressed(self, interaction: Interaction, said: Id, chosen: list[str]) -> None:
        if said.verb in TO_LOBBY:
            await self._opening.pressed(interaction, said, chosen)
        elif said.verb in TO_LEAGUE:
            await self._to_league(interaction, said, chosen, {})
        elif said.verb in OPENS:
            await privately(interaction)
            await fill(interaction, await self._opened(interaction, said))
        elif said.verb == "fill":
            await self._write(interaction, said)
        else:
            await in_place(interaction)
            await fill(interaction, await self._answered(interaction, said, chosen, {}))

    async def submitted(self, interaction: Interaction) -> None:
        """A modal that was filled in."""
        data = cast(dict[str, Any], interaction.data)
        try:
            said = parse(data["custom_id"])
        except BadId:
            raise NotSo(text("chat-old-button")) from None
        lines = dict(_lines(data["components"]))
        if said.verb in TO_LOBBY:
            await self._opening.written(interaction, said, lines)
            return
        if said.verb in TO_LEAGUE:
            await self._to_league(interaction, said, [], lines)
            return
        await in_place(interaction)
        await fill(interaction, await self._answered(interaction, said, [], lines))

    async def _opened(self, interaction: Interaction, said: Id) -> Sheet:
        table = await self._host.table(said.table)
        locale = locale_of(interaction)
        match said.verb:
            case "hand":
                return await self._reading.hand(table, _seat(table, interaction), locale)
            case "board":
                seat = seat_of(table, interaction.user.id)
                return await self._reading.board(table, seat, locale, theme_of(interaction))
            case "log":
                return await self._reading.log(table, seat_of(table, interaction.user.id), locale)
            case "seat":
                user = interaction.user
                return await self._company.take(table, user.id, user.display_name, locale)
            case "link":
                return await self._reading.link(table, _seat(table, interaction), locale)
            case _:
                return await self._questions.sheet(table, _seat(table, interaction), locale)

    async def _answered(
        self, interaction: Interaction, said: Id, chosen: list[str], lines: dict[str, str]
    ) -> Sheet:
        if _to_desk(said):
            return await self._ordered(interaction, said, chosen, lines)
        if said.verb in TO_HOST:
            table = await self._host.table(said.table)
            return await self._rewinding.pressed(table, interaction, said, chosen, locale_of(interaction))
        table = await self._host.tables.at_hand(said.table)
        seat = _seat(table, interaction)
        if said.seat is not None and said.seat != seat:
            raise NotSo(text("chat-wrong-seat"))
        sheet = await self._comes_of(table, seat, said, chosen, lines, locale_of(interaction))
        return _as_read(interaction, sheet, table)

    async def _comes_of(
        self, table: TableState, seat: Seat, said: Id, chosen: list[str], lines: dict[str, str], locale: str
    ) -> Sheet:
        match said.verb:
            case "look":
                return await self._questions.sheet(await self._host.table(table.id), seat, locale)
            case "undo":
                return await self._questions.undo(table, seat, locale)
            case "beg":
                return await self._company.take_back(await self._host.table(table.id), seat, locale)
            case "agree" | "differ":
                table = await self._host.table(table.id)
                return await self._company.voted(table, seat, int(said.arg), said.verb == "agree", locale)
            case "leave":
                return await self._reading.left(await self._host.table(table.id), seat, locale)
            case _:
                return await self._questions.press(table, seat, said, chosen, lines, locale)

    async def _ordered(
        self, interaction: Interaction, said: Id, chosen: list[str], lines: dict[str, str]
    ) -> Sheet:
        book = await self._book(interaction, said, chosen)
        person = user_key(interaction.user.id)
        return await self._desk.pressed(book, person, said, chosen, lines, locale_of(interaction))

    async def _book(self, interaction: Interaction, said: Id, chosen: list[str]) -> Book:
        """The orders of one's seat, or those for every table of a title."""
        title = (chosen or [""])[0] if said.table == EVERYWHERE else said.table
        if said.table == EVERYWHERE or title in registry.titles():
            return await everywhere(self._host, user_key(interaction.user.id), title)
        table = await self._host.table(said.table)
        return AtTable(self._host, table, _seat(table, interaction))

    async def _write(self, interaction: Interaction, said: Id) -> None:
        """A modal has to be the first answer, so it is made from what is at hand."""
        await know(interaction)
        if _to_desk(said):
            await self._write_order(interaction, said)
            return
        async with asyncio.timeout(HURRY):
            table = await self._host.tables.at_hand(said.table)
            seat = _seat(table, interaction)
            paper = await self._questions.paper(table, said, seat, locale_of(interaction))
        if paper is not None:
            await interaction.response.send_modal(modal(paper))
            return
        await in_place(interaction)
        table = await self._host.table(said.table)
        complaint = text("refuse-stale")
        sheet = await self._questions.sheet(table, seat, locale_of(interaction), complaint=complaint)
        await fill(interaction, _as_read(interaction, sheet, table))

    async def _write_order(self, interaction: Interaction, said: Id) -> None:
        async with asyncio.timeout(HURRY):
            book = await self._book(interaction, said, [])
            person = user_key(interaction.user.id)
            paper = await self._desk.paper(book, person, said, locale_of(interaction))
        if paper is not None:
            await interaction.response.send_modal(modal(paper))
            return
        await in_place(interaction)
        await fill(interaction, self._desk.sheet(book, locale_of(interaction), text("refuse-stale")))


def _as_read(interaction: Interaction, sheet: Sheet, table: TableState) -> Sheet:
    """In a DM a question says which table it is of."""
    place = place_of(table)
    if interaction.guild_id is None and place is not None:
        return framed(sheet, table, place, locale_of(interaction))
    return sheet


def _to_desk(said: Id) -> bool:
    return said.verb in TO_DESK or said.token.startswith(MARK)


def _seat(table: TableState, interaction: Interaction) -> Seat:
    seat = seat_of(table, interaction.user.id)
    if seat is None:
        raise NotSo(text("chat-not-playing"))
    return seat


def _lines(components: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """What was written, by the key of each line."""
    return [
        (inner["custom_id"], inner.get("value") or "")
        for component in components
        for inner in [component.get("component"), *component.get("components", [])]
        if inner and "custom_id" in inner
    ]


async def guarded(interaction: Interaction, work: Any) -> None:
    """Whatever goes wrong, the presser is told in one private sentence, and the operator in the log."""
    try:
        await work
    except Refused as refused:
        await _try_to_tell(interaction, refused.reason)
    except TimeoutError:
        await _try_to_tell(interaction, text("chat-busy"))
    except (EngineError, StoreError) as error:
        log.error("press-failed", error=str(error))
        await _try_to_tell(interaction, text("chat-failed"))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("reply-failed", error=_named(error))
        await _try_to_tell(interaction, text("chat-unshown"))
    except Exception:
        log.exception("press-failed")
        await _try_to_tell(interaction, text("chat-failed"))


async def _try_to_tell(interaction: Interaction, said: Text) -> None:
    try:
        await tell(interaction, said)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("sentence-lost", error=_named(error))


def _named(error: Exception) -> str:
    """For the log: never the address, which holds the token of an interaction."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code}"
    return type(error).__name__
