"""Sends sheets to rooms and to people through a homeserver, each exactly once."""

from collections.abc import Sequence
from dataclasses import replace

import structlog
from cachetools import LRUCache

from bot.chat.marks import Mention
from bot.chat.messages.delivery import Sent
from bot.chat.messages.outcomes import Closed, Gone, Refused
from bot.chat.messages.parts import Poll, Say, Sheet, Show
from bot.host.host import Host
from bot.host.server_settings import SettingsOfServers
from bot.matrix.api import Api, Json, MatrixError
from bot.matrix.messages import polls
from bot.matrix.messages.layout import RoomMessage, message, picture_content
from bot.matrix.messages.writing import Reader
from bot.matrix.rooms.book import Offered, RoomBook
from bot.matrix.rooms.making import RoomMaker
from bot.matrix.rooms.outcomes import neutral_outcomes
from bot.matrix.surface import SURFACE
from data import catalogue
from engine import codec

log = structlog.get_logger(__name__)

MESSAGE = "m.room.message"


class MatrixDelivery:
    def __init__(self, host: Host, api: Api, maker: RoomMaker) -> None:
        self._host = host
        self._api = api
        self._maker = maker
        self._book: RoomBook = maker.book
        self._settings = SettingsOfServers(host.store.servers)
        self._uploads: LRUCache[str, str] = LRUCache(200)

    # --- the port

    async def to_room(self, room: str, sheet: Sheet, nonce: str, *, mentions: Sequence[str] = ()) -> Sent:
        room = self._book.current(room)
        named = [user for user in mentions if any(Mention(user) in say for say in _texts(sheet))]
        with neutral_outcomes():
            if (known := self._book.rooms.get(room)) and known.use == "table":
                await self._maker.bring_in(room, mentions)
            sent = await self.put(room, sheet, nonce, mentions=named, loud=bool(named))
            if sheet.poll:
                await self._ask_room(room, sheet.poll, f"{nonce}.poll")
            return sent

    async def edit(self, room: str, message: str, sheet: Sheet, *, mentions: Sequence[str] = ()) -> bool:
        named = [user for user in mentions if any(Mention(user) in say for say in _texts(sheet))]
        try:
            with neutral_outcomes():
                await self.replace(self._book.current(room), message, sheet, mentions=named)
        except (Gone, Closed, Refused):
            return False
        return True

    async def delete(self, room: str, message: str) -> None:
        room = self._book.current(room)
        try:
            with neutral_outcomes():
                for event in message.split(","):
                    await self._api.redact(room, event, f"delete.{event}")
                await self._note(room, Offered(message))
        except (Gone, Closed, Refused) as error:
            log.debug("deleted-already", room=room, error=str(error))

    async def to_person(self, person: str, sheet: Sheet, nonce: str, *, loud: bool = False) -> Sent:
        with neutral_outcomes():
            try:
                room = await self._maker.direct_room(person)
                called = [person] if loud else []
                return await self.put(room, sheet, nonce, mentions=called, loud=loud)
            except MatrixError as error:
                if error.status in (403, 404):
                    raise Closed(str(error)) from error
                raise

    async def end_poll(self, room: str, table: str, request: str, sentence: str) -> None:
        room = self._book.current(room)
        with neutral_outcomes():
            for event in (await self._book.desk(room)).polls_about(table, request):
                await self._api.send(room, polls.END, polls.end_content(event, sentence), f"end.{event}")
                await self._book.set_desk(room, (await self._book.desk(room)).without_poll(event))

    async def archive(self, room: str) -> None:
        try:
            with neutral_outcomes():
                await self._maker.unlist(room)
        except Gone as error:
            log.info("not-archived", room=room, error=str(error))

    # --- how it is done

    async def put(
        self,
        room: str,
        sheet: Sheet,
        nonce: str,
        *,
        mentions: Sequence[str] = (),
        loud: bool = False,
        answers: bool = False,
        place: str = "",
    ) -> Sent:
        """Send pictures that the room does not show already, then the words; `answers`: what was typed, in
        this `place`."""
        shared = self._book.person_in(room) is None
        made = message(sheet, await self.reader(room), shared=shared)
        pictures = [await self._picture(room, show, f"{nonce}.{n}") for n, show in self._fresh(room, made)]
        event = await self._api.send(room, MESSAGE, made.content(mentions, loud=loud), nonce)
        sent = ",".join([event, *pictures])
        at = 0.0 if answers else self._host.clock.now()
        await self._note(room, Offered(sent, list(made.choices), at, place=place), made)
        return Sent(room, sent)

    async def replace(self, room: str, sent: str, sheet: Sheet, *, mentions: Sequence[str] = ()) -> None:
        """Make a message say this instead, and its picture show this."""
        shared = self._book.person_in(room) is None
        made = message(sheet, await self.reader(room), shared=shared)
        event, *pictures = sent.split(",")
        for old, show in zip(pictures, made.pictures, strict=False):
            content = picture_content(show, await self._upload(show))
            replaced = {"rel_type": "m.replace", "event_id": old}
            await self._edit(room, old, {**content, "m.new_content": content, "m.relates_to": replaced})
        await self._edit(room, event, made.edit(event, mentions, loud=bool(mentions)))
        await self._note(room, Offered(sent, list(made.choices)), known=True)

    async def _ask_room(self, room: str, poll: Poll, nonce: str) -> None:
        event = await self._api.send(room, polls.START, polls.poll_content(poll), nonce)
        desk = await self._book.desk(room)
        await self._book.set_desk(room, desk.with_poll(event, poll.table, poll.request))

    async def _edit(self, room: str, event: str, content: Json) -> None:
        """The same edit of a message is the same transaction: a second try changes nothing."""
        await self._api.send(room, MESSAGE, content, f"edit.{event}.{codec.digest(content)[:16]}")

    def _fresh(self, room: str, made: RoomMessage) -> list[tuple[int, Show]]:
        """The pictures to be sent: a person is not shown the same hand with every press."""
        user = self._book.person_in(room)
        direct = self._book.direct(user) if user else None
        shown = direct.desk.pictures if direct else {}
        return [(n, show) for n, show in enumerate(made.pictures) if shown.get(show.name) != show.file]

    async def _picture(self, room: str, show: Show, nonce: str) -> str:
        content = picture_content(show, await self._upload(show))
        return await self._api.send(room, MESSAGE, content, nonce)

    async def _upload(self, show: Show) -> str:
        if show.file not in self._uploads:
            self._uploads[show.file] = await self._api.upload(show.picture.png, show.file, "image/png")
        return self._uploads[show.file]

    async def _note(
        self, room: str, offered: Offered, made: RoomMessage | None = None, *, known: bool = False
    ) -> None:
        """Remember what can be answered there; `known`: only of a message that is remembered."""
        desk = await self._book.desk(room)
        if known and desk.find(offered.message) is None:
            return
        changed = desk.with_message(offered)
        if made and self._book.person_in(room):
            pictures = {show.name: show.file for show in made.pictures}
            changed = replace(changed, pictures={**changed.pictures, **pictures})
        if changed != desk:
            await self._book.set_desk(room, changed)

    async def reader(self, room: str) -> Reader:
        """For whom a message in this room is written."""
        now, user = self._host.clock.now(), self._book.person_in(room)
        name_of, via = self._book.name_of, self._maker.via
        if user is None:
            known = self._book.rooms.get(room)
            language = (await self._settings.of(known.server)).language if known else ""
            return Reader(language or catalogue.SOURCE, now, name_of=name_of, via=via)
        wishes = await self._host.people.settings(SURFACE.person_id(user))
        direct = self._book.direct(user)
        locale = wishes.locale or (direct.locale if direct else "") or catalogue.SOURCE
        return Reader(locale, now, wishes.zone, name_of, via)


def _texts(sheet: Sheet) -> list[str]:
    return [part.text for part in sheet.parts if isinstance(part, Say)]
