"""Where the bot is invited, sent away, or cannot read: which rooms it goes to, and what it says there."""

from dataclasses import replace

import structlog

from bot.chat.table import note_of, place_of
from bot.host.budget import TooMuch
from bot.host.failures import contained
from bot.matrix.api import Json, MatrixError
from bot.matrix.messages.layout import RoomMessage
from bot.matrix.messages.writing import room_address
from bot.matrix.rooms.book import MODERATES, KnownRoom
from bot.matrix.rooms.caller import Service
from bot.matrix.rooms.delivery import MESSAGE
from bot.matrix.rooms.making import ENCRYPTION
from bot.matrix.rooms.outcomes import patiently
from bot.matrix.surface import SURFACE
from data import catalogue
from engine.text import text
from render.words import Words

log = structlog.get_logger(__name__)


class Visits:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._api = service.api
        self._book = service.book
        self._maker = service.maker

    # --- invited

    async def hear_invite(self, room: str, events: list[Json]) -> None:
        """Come where the bot is invited; who invites it to too many rooms at once is refused."""
        state = {event.get("type"): event for event in events if event.get("state_key", "") == ""}
        own = [event for event in events if event.get("state_key") == self._maker.me]
        inviter = str(own[0].get("sender", "")) if own else ""
        direct = bool(own and own[0].get("content", {}).get("is_direct"))
        try:
            self._service.host.budget.spend("join", SURFACE.person_id(inviter))
        except TooMuch:
            log.info("invite-declined", room=room, inviter=inviter)
            await patiently(lambda: self._api.leave(room))
            return
        await patiently(lambda: self._api.join(room, inviter.partition(":")[2]))
        name = str(state.get("m.room.name", {}).get("content", {}).get("name", ""))
        self._book.remember_name(room, name or "Fondaco")
        if state.get("m.room.create", {}).get("content", {}).get("type") == "m.space":
            await self._book.note(room, KnownRoom("space", room, room))
        elif ENCRYPTION in state or await self._api.get_state(room, ENCRYPTION):
            await self._move_out(room, inviter, name, direct=direct)
        elif direct:
            await self._to_own_direct_room(room, inviter)
        else:
            await patiently(lambda: self._maker.take_home(room, name, inviter))
            await self._say(room, Words(catalogue.SOURCE).say(text("matrix-hello")), f"hello.{room}")

    async def _to_own_direct_room(self, room: str, user: str) -> None:
        """A direct room of the bot's own making, into which nobody else can be invited."""
        own = await patiently(lambda: self._maker.direct_room(user, again=True))
        words, link = Words(catalogue.SOURCE), room_address(own, self._maker.via)
        await self._say(room, words("matrix-own-direct", link=link), f"direct.{room}")
        await self._say(own, words("matrix-direct-hello"), f"hello.{own}.{room}")
        await self._api.leave(room)

    async def _move_out(self, room: str, inviter: str, name: str, *, direct: bool) -> None:
        """An encrypted room cannot be read: say so, and open one that can."""
        words = Words(catalogue.SOURCE)
        if direct:
            own = await patiently(lambda: self._maker.direct_room(inviter, again=True))
        else:
            own = await patiently(lambda: self._maker.make_own_home(name, inviter))
        link = room_address(own, self._maker.via)
        await self._say(room, words("matrix-encrypted", link=link), f"encrypted.{room}")
        await self._say(own, words("matrix-direct-hello" if direct else "matrix-hello"), f"hello.{own}")
        await self._api.leave(room)

    async def _say(self, room: str, markdown: str, nonce: str) -> None:
        content = RoomMessage(markdown).content((), loud=False)
        await patiently(lambda: self._api.send(room, MESSAGE, content, nonce))

    # --- what happens to a room

    async def hear_state(self, room: str, event: Json) -> None:
        content = event.get("content") if isinstance(event.get("content"), dict) else {}
        assert isinstance(content, dict)
        match event.get("type"):
            case "m.room.member":
                await self._hear_member(room, str(event.get("state_key")), str(content.get("membership")))
            case "m.room.encryption":
                await self.hear_encrypted(room, str(event.get("sender")))
            case "m.room.tombstone":
                successor, sender = str(content.get("replacement_room", "")), str(event.get("sender"))
                await self._follow(room, successor, sender)
            case "m.room.name":
                self._book.remember_name(room, str(content.get("name", "")))
            case _:
                return

    async def hear_encrypted(self, room: str, sender: str) -> None:
        """A room that people have encrypted since: it is left, and one of the bot's own takes its place.

        Anyone can send what only looks encrypted.
        """
        known = self._book.rooms.get(room)
        if known is None or known.use != "home" or not await self._api.get_state(room, ENCRYPTION):
            return
        name = self._book.name_of(room)
        await self._book.forget(room)
        await self._move_out(room, sender, "" if name == room else name, direct=False)

    async def _hear_member(self, room: str, user: str, membership: str) -> None:
        direct = self._book.person_in(room)
        if direct is not None and membership == "join" and user not in (direct, self._maker.me):
            # someone else was let in by the homeserver: nothing secret is said here from now on
            await self._book.forget_direct(direct)
            await patiently(lambda: self._maker.direct_room(direct, again=True))
        if user == self._maker.me and membership in ("leave", "ban"):
            await self.hear_left(room)

    async def hear_left(self, room: str) -> None:
        """The bot has left a room, or was sent out of it."""
        if direct := self._book.person_in(room):
            await self._book.forget_direct(direct)
        await self._book.forget(room)

    async def _follow(self, room: str, successor: str, sender: str) -> None:
        """A room that was replaced, by a moderator of its successor: everything goes on there."""
        known = self._book.rooms.get(room)
        if known is None or not successor:
            return
        try:
            await patiently(lambda: self._api.join(successor, room.partition(":")[2]))
        except MatrixError as error:
            log.warning("not-followed", room=room, successor=successor, error=str(error))
            return
        if await self._book.power(successor, sender) < MODERATES:
            log.warning("not-followed", room=room, successor=successor, error="of others")
            if successor not in self._book.rooms and self._book.person_in(successor) is None:
                await self._api.leave(successor)
            return
        home = successor if known.home == room else known.home
        await self._book.note(successor, replace(known, home=home))
        await self._book.note(room, replace(known, moved=successor))
        await self._move_tables(room, successor)

    async def _move_tables(self, room: str, successor: str) -> None:
        host = self._service.host
        for match_id in await host.store.channels.matches_in(SURFACE.name, room):
            with contained("table-not-moved", match=match_id):
                place = place_of(await host.table(match_id), SURFACE)
                if place is not None and place.channel == room:
                    await host.note_surface(
                        match_id, SURFACE.name, note_of(replace(place, channel=successor))
                    )
