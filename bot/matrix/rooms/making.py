"""Makes rooms: a space for each community, a room for each table, a direct room for each person."""

import asyncio
from collections.abc import Sequence
from weakref import WeakValueDictionary

import structlog

from bot.chat.messages.delivery import Sent, Standing, TableRoom
from bot.chat.messages.outcomes import Closed
from bot.chat.messages.parts import Sheet
from bot.matrix.api import Api, Json, MatrixError
from bot.matrix.rooms.book import MANAGES, MODERATES, DirectRoom, KnownRoom, RoomBook
from bot.matrix.rooms.outcomes import neutral_outcomes, patiently
from bot.matrix.rooms.widget import TableWidget
from data import catalogue

log = structlog.get_logger(__name__)

ENCRYPTION = "m.room.encryption"
CLOSED_TO_OTHERS: Json = {"events": {ENCRYPTION: MANAGES, "m.room.tombstone": MANAGES}}
"""Nobody encrypts a room under a bot that could no longer read it."""


class RoomMaker:
    """The rooms of this bot; each is made unencrypted, and nobody but the bot can change that."""

    def __init__(self, api: Api, book: RoomBook, widget: TableWidget | None = None) -> None:
        self._api = api
        self._widget = widget
        self.book = book
        self.me = ""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def via(self) -> str:
        """The homeserver of the bot, through which its rooms are found."""
        return self.me.partition(":")[2]

    # --- people

    async def direct_room(self, user: str, locale: str = "", *, again: bool = False) -> str:
        """The room of this person and nobody else, made when it is first needed; Closed: they have left it.

        `again`: they have just asked for something, so that they are invited once more.
        """
        async with self._locks.setdefault(user, asyncio.Lock()):
            known = self.book.direct(user)
            state = await self._membership(known.room, user) if known else "gone"
            if known is None or state == "gone":
                room = await self._make_direct(user, locale)
            elif state in ("join", "invite"):
                return known.room
            elif state == "ban" or (state == "leave" and not again):
                raise Closed(f"has left the room ({state})")
            else:
                room = known.room
            await self._invite(room, user)
            return room

    async def _membership(self, room: str, user: str) -> str:
        """How someone is a member of their room; `gone`: the bot is no longer in it itself."""
        try:
            return str((await self._api.membership(room, user)).get("membership", ""))
        except MatrixError as error:
            if error.status not in (403, 404):
                raise
            return "gone"

    async def _make_direct(self, user: str, locale: str) -> str:
        """Made before anyone is invited: else each try at a homeserver that is away would leave a room."""
        room = await self._api.create_room(
            name="Fondaco",
            preset="private_chat",
            is_direct=True,
            power_level_content_override=_levels(invite=MANAGES),
            initial_state=[_state("m.room.history_visibility", history_visibility="shared")],
        )
        await self.book.note_direct(user, DirectRoom(room, locale))
        return room

    async def _invite(self, room: str, user: str) -> None:
        try:
            # by its state, since an invite of its own cannot say that the room is direct
            await self._api.set_state(
                room, "m.room.member", {"membership": "invite", "is_direct": True}, user
            )
        except MatrixError as error:
            if error.status in (400, 403, 404):
                raise Closed(str(error)) from error
            raise

    # --- communities

    async def take_home(self, room: str, name: str = "", inviter: str = "") -> KnownRoom:
        """A room in which games may be opened: in the space it belongs to, else in one made for it."""
        known = self.book.rooms.get(room)
        if known is not None:
            return known
        server = await self._space_around(room) or await self._make_space(room, name, inviter)
        made = KnownRoom("home", server, room)
        await self.book.note(room, made)
        return made

    async def _space_around(self, room: str) -> str:
        """The space that names this room among its own, of those that the bot is in.

        Anyone can list any room in a space of theirs: the room has to say the same, or one of its moderators.
        """
        for space, known in list(self.book.rooms.items()):
            if known.use != "space":
                continue
            child = await self._api.get_state(space, "m.space.child", room, whole=True)
            if child is None or not child.get("content", {}).get("via"):
                continue
            parent = await self._api.get_state(room, "m.space.parent", space) or {}
            writer = str(child.get("sender", ""))
            agrees = parent.get("via") or await self.book.power(room, writer) >= MODERATES
            if known.home == room or agrees:
                return space
        return ""

    async def _make_space(self, room: str, name: str, inviter: str) -> str:
        levels = _levels(invite=MODERATES)
        if inviter:
            levels["users"] = {inviter: await self.book.power(room, inviter)}
        space = await self._api.create_room(
            name=f"Fondaco · {name}" if name else "Fondaco",
            preset="private_chat",
            creation_content={"type": "m.space"},
            power_level_content_override=levels,
            initial_state=[_for_members_of(room), _child(room, self.via)],
        )
        await self.book.note(space, KnownRoom("space", space, room))
        return space

    async def make_own_home(self, name: str, inviter: str) -> str:
        """A room of the bot's own, in place of one that it cannot read."""
        levels = _levels(invite=0)
        levels["users"] = {inviter: MANAGES}
        room = await self._api.create_room(
            name=name or "Fondaco",
            preset="private_chat",
            invite=[inviter],
            power_level_content_override=levels,
        )
        await self.take_home(room, name)
        return room

    # --- tables

    async def make_table(self, home: str, name: str, *, table: str, private: bool) -> str:
        """A room for a game; everyone in the room where it was opened may look on, unless it is private.

        Of a game that someone joined in their direct room, nobody else on Matrix knows.
        """
        home = self.book.current(home)
        state = await self._widget.state(table, self.me) if self._widget else []
        if self.book.person_in(home):
            return await self._make_table_room(name, KnownRoom("table"), state)
        around = self.book.rooms.get(home) or await self.take_home(home)
        home = around.home or home
        state.append({"type": "m.space.parent", "state_key": around.server, "content": {"via": [self.via]}})
        if not private:
            state.append(_for_members_of(home))
        room = await self._make_table_room(name, KnownRoom("table", around.server, home), state)
        if not private:
            await self._list_in(around.server, room, _child(room, self.via)["content"])
        return room

    async def _make_table_room(self, name: str, known: KnownRoom, state: list[Json]) -> str:
        room = await self._api.create_room(
            name=name,
            preset="private_chat",
            power_level_content_override=_levels(invite=MODERATES),
            initial_state=[_state("m.room.history_visibility", history_visibility="shared"), *state],
        )
        await self.book.note(room, known)
        self.book.remember_name(room, name)
        return room

    async def unlist(self, room: str) -> None:
        """A room that is played no more leaves the list of its space; it can be read as before."""
        if (known := self.book.rooms.get(room)) and known.use == "table" and known.server:
            await self._list_in(known.server, room, {})

    async def _list_in(self, space: str, room: str, content: Json) -> None:
        """In a space of others, the bot may lack the right to it."""
        try:
            await patiently(lambda: self._api.set_state(space, "m.space.child", content, room))
        except MatrixError as error:
            log.info("not-listed", space=space, room=room, error=str(error))

    async def bring_in(self, room: str, people: Sequence[str]) -> None:
        """Invite those who are not in the room yet; who does not want to come is left alone."""
        if not people:
            return
        there = await self._api.members(room)
        for user in people:
            if user in there:
                continue
            state = (await self._api.membership(room, user)).get("membership")
            if state in ("invite", "ban"):
                continue
            try:
                await self._api.invite(room, user)
            except MatrixError as error:
                if error.status == 429:
                    raise
                log.warning("not-invited", room=room, user=user, error=str(error))


class MatrixRooms:
    """The rooms of tables, as the letters ask for them."""

    def __init__(self, maker: RoomMaker) -> None:
        self._maker = maker

    async def open_room(
        self, channel: str, name: str, first: Sheet, standing: Standing, *, table: str, private: bool
    ) -> TableRoom:
        home = self._maker.book.current(channel)
        with neutral_outcomes():
            return TableRoom(await self._maker.make_table(home, name, table=table, private=private), home)

    async def open_post(self, forum: str, name: str, first: Sheet, standing: Standing) -> Sent | None:
        """There are no forums."""
        return None

    async def invite(self, room: str, people: Sequence[str]) -> None:
        with neutral_outcomes():
            await patiently(lambda: self._maker.bring_in(room, people))

    async def show_standing(self, room: str, standing: Standing) -> None:
        if standing == "over":
            with neutral_outcomes():
                await self._maker.unlist(room)

    def language_of(self, server: str) -> str:
        return catalogue.SOURCE


def _levels(*, invite: int) -> Json:
    return {**CLOSED_TO_OTHERS, "invite": invite, "users_default": 0, "events_default": 0}


def _state(kind: str, **content: str) -> Json:
    return {"type": kind, "state_key": "", "content": content}


def _for_members_of(room: str) -> Json:
    """Who is in that room may come in without being invited."""
    allowed = [{"type": "m.room_membership", "room_id": room}]
    return {
        "type": "m.room.join_rules",
        "state_key": "",
        "content": {"join_rule": "restricted", "allow": allowed},
    }


def _child(room: str, via: str) -> Json:
    return {"type": "m.space.child", "state_key": room, "content": {"via": [via]}}
