"""The rooms that the bot is in: what each is for, who may do what there, and what was shown in it last."""

from collections import OrderedDict
from dataclasses import asdict, dataclass, field, replace
from typing import Literal, TypeAlias, TypeVar

from bot.host.host import Host
from bot.matrix.api import Api, Json, MatrixError
from bot.matrix.messages.choices import Choice
from bot.matrix.messages.writing import localpart
from bot.matrix.surface import SURFACE
from bot.store.notes import NoteKind
from bot.typed_text import clean_text
from engine import codec

T = TypeVar("T")

Use: TypeAlias = Literal["home", "table", "space"]
"""Where people meet and open games, where one is played, or a space around both."""

POLLS = 8
"""Polls of a room that can still be answered."""
SHEETS = 4
"""Messages of a room that can still be answered; the newest is meant where none is named."""
MOST_REMEMBERED = 2000
MODERATES, MANAGES = 50, 100
"""Power levels."""
LONGEST_NAME = 80


@dataclass(frozen=True, slots=True)
class KnownRoom:
    """What a room is for."""

    use: Use
    server: str = ""
    """The space of the community."""
    home: str = ""
    """Where the game was opened that is played here."""
    moved: str = ""
    """The room that has replaced it."""
    described: str = ""
    """The digest of the commands that are described there."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A message that offers something, as long as it can be answered."""

    message: str
    choices: list[Choice] = field(default_factory=list)
    sent: float = 0.0
    """When it was sent, in seconds of the homeserver; 0: as the answer to what was typed."""
    paper: str = ""
    """The id of the form that is to be typed."""
    fields: list[str] = field(default_factory=list)
    place: str = ""
    """The room where its reader asked for it."""


@dataclass(frozen=True, slots=True)
class OpenMessages:
    """What lies before the people of a room: the newest message last."""

    offered: tuple[Offered, ...] = ()
    pictures: dict[str, str] = field(default_factory=dict)
    """For each kind of picture, the file that was shown last."""
    polls: dict[str, list[str]] = field(default_factory=dict)
    """For each of the last polls, the table and the request that it is about."""

    def find(self, message: str = "") -> Offered | None:
        """The message that is named, or the newest."""
        if not message:
            return self.offered[-1] if self.offered else None
        named = set(message.split(","))
        return next((sheet for sheet in self.offered if named & set(sheet.message.split(","))), None)

    def with_poll(self, event: str, table: str, request: str) -> "OpenMessages":
        polls = {**self.polls, event: [table, request]}
        return replace(self, polls=dict(list(polls.items())[-POLLS:]))

    def polls_about(self, table: str, request: str) -> list[str]:
        return [event for event, about in self.polls.items() if about == [table, request]]

    def without_poll(self, event: str) -> "OpenMessages":
        return replace(self, polls={other: about for other, about in self.polls.items() if other != event})

    def with_message(self, sheet: Offered) -> "OpenMessages":
        """The same with one more, or with one that was edited; one that offers nothing is forgotten."""
        there = [other.message == sheet.message for other in self.offered]
        if any(there):
            offered = [sheet if same else other for same, other in zip(there, self.offered, strict=True)]
        else:
            offered = [*self.offered, sheet]
        still_open = [other for other in offered if other.choices or other.paper]
        return replace(self, offered=tuple(still_open[-SHEETS:]))


@dataclass(frozen=True, slots=True)
class DirectRoom:
    """The room that a person has with the bot alone."""

    room: str
    locale: str = ""
    desk: OpenMessages = field(default_factory=OpenMessages)


class RoomBook:
    """Keeps the rooms in the database; what a homeserver says of them, in memory."""

    def __init__(self, host: Host, api: Api) -> None:
        self._host = host
        self._api = api
        self._notes = host.store.notes
        self.rooms: dict[str, KnownRoom] = {}
        self._direct: dict[str, DirectRoom] = {}
        self._persons: dict[str, str] = {}
        self._desks: OrderedDict[str, OpenMessages] = OrderedDict()
        self._power: OrderedDict[str, tuple[Json, set[str]]] = OrderedDict()
        self._names: OrderedDict[str, str] = OrderedDict()

    async def read(self) -> None:
        """What is stored, once at the start."""
        for room, value in (await self._notes.of_kind(NoteKind.MATRIX_ROOM)).items():
            self.rooms[room] = codec.decode(KnownRoom, value, f"room {room}")
        for key, value in (await self._notes.of_kind(NoteKind.MATRIX_DIRECT)).items():
            self._remember_direct(key, codec.decode(DirectRoom, value, f"the room of {key}"))

    # --- what a room is for

    async def note(self, room: str, known: KnownRoom) -> None:
        self.rooms[room] = known
        await self._notes.set(NoteKind.MATRIX_ROOM(room), asdict(known))

    async def forget(self, room: str) -> None:
        """A room that the bot has left, or was sent out of."""
        self._power.pop(room, None)
        self._desks.pop(room, None)
        if self.rooms.pop(room, None):
            await self._notes.drop(NoteKind.MATRIX_ROOM(room))
            await self._notes.drop(NoteKind.MATRIX_DESK(room))

    def current(self, room: str) -> str:
        """The room, or the one that has replaced it."""
        for _ in range(8):
            known = self.rooms.get(room)
            if known is None or not known.moved:
                break
            room = known.moved
        return room

    def home_of(self, room: str) -> str:
        """The room whose power levels count for a table or a space; one that is gone leaves it its own."""
        known = self.rooms.get(room)
        return self.current(known.home if known and known.home in self.rooms else room)

    def homes_of(self, server: str) -> list[str]:
        return [room for room, known in self.rooms.items() if known.use == "home" and known.server == server]

    # --- direct rooms

    def _remember_direct(self, key: str, direct: DirectRoom) -> None:
        if known := self._direct.get(key):
            self._persons.pop(known.room, None)
        self._direct[key] = direct
        self._persons[direct.room] = key

    def direct(self, user: str) -> DirectRoom | None:
        return self._direct.get(SURFACE.person_id(user))

    def person_in(self, room: str) -> str | None:
        """The person with whom the bot is alone in this room."""
        key = self._persons.get(room)
        return SURFACE.user_id(key) if key else None

    async def note_direct(self, user: str, direct: DirectRoom) -> None:
        key = SURFACE.person_id(user)
        self._remember_direct(key, direct)
        await self._notes.set(NoteKind.MATRIX_DIRECT(person=key), asdict(direct))

    async def forget_direct(self, user: str) -> None:
        key = SURFACE.person_id(user)
        if known := self._direct.pop(key, None):
            self._persons.pop(known.room, None)
            await self._notes.drop(NoteKind.MATRIX_DIRECT(person=key))

    # --- what was shown

    async def desk(self, room: str) -> OpenMessages:
        if user := self.person_in(room):
            direct = self.direct(user)
            assert direct is not None, "a direct room has a person"
            return direct.desk
        if room not in self._desks:
            stored = await self._notes.get(NoteKind.MATRIX_DESK(room))
            desk = codec.decode(OpenMessages, stored, f"what room {room} shows") if stored else OpenMessages()
            _keep(self._desks, room, desk)
        return self._desks[room]

    async def set_desk(self, room: str, desk: OpenMessages) -> None:
        if user := self.person_in(room):
            direct = self.direct(user)
            assert direct is not None, "a direct room has a person"
            if await self._notes.get(NoteKind.MATRIX_DIRECT(person=SURFACE.person_id(user))) is None:
                await self.forget_direct(user)  # they wished to be forgotten
            else:
                await self.note_direct(user, replace(direct, desk=desk))
            return
        _keep(self._desks, room, desk)
        await self._notes.set(NoteKind.MATRIX_DESK(room), asdict(desk))

    # --- what the homeserver says

    def hear_state(self, room: str, event: Json) -> None:
        """A state event that has just come: what was known of it before is read again."""
        if event.get("type") in ("m.room.power_levels", "m.room.create"):
            self._power.pop(room, None)
        if event.get("type") == "m.room.member":
            name = event.get("content", {}).get("displayname")
            if isinstance(name, str) and event.get("content", {}).get("membership") == "join":
                _keep(self._names, str(event.get("state_key", "")), _clean(name))

    async def power(self, room: str, user: str) -> int:
        """The power level of a member of a room, who may do everything where they made it; of others none."""
        return await self._level(room, user) if await self.is_member(room, user) else 0

    async def is_member(self, room: str, user: str) -> bool:
        """Whether someone is in a room; where the bot is not, nobody is."""
        try:
            return (await self._api.membership(room, user)).get("membership") == "join"
        except MatrixError as error:
            if error.status != 403:
                raise
            return False

    async def _level(self, room: str, user: str) -> int:
        if room not in self._power:
            levels = await self._api.get_state(room, "m.room.power_levels") or {}
            _keep(self._power, room, (levels, await self._creators(room)))
        levels, creators = self._power[room]
        if user in creators:
            return MANAGES
        level = levels.get("users", {}).get(user, levels.get("users_default", 0))
        return level if isinstance(level, int) else 0

    async def _creators(self, room: str) -> set[str]:
        """Since version 12 the creators of a room stand above its power levels."""
        created = await self._api.get_state(room, "m.room.create", whole=True) or {}
        content = created.get("content", {})
        version = str(content.get("room_version", "1"))
        if not version.isdecimal() or int(version) < 12:
            return set()
        return {str(created.get("sender")), *map(str, content.get("additional_creators", []))}

    async def name_in(self, room: str, user: str) -> str:
        """What someone is called, as their profile says."""
        if user not in self._names:
            try:
                name = (await self._api.membership(room, user)).get("displayname")
            except MatrixError:
                name = None
            _keep(self._names, user, _clean(name if isinstance(name, str) else ""))
        return self.name_of(user)

    def name_of(self, target: str) -> str:
        return self._names.get(target) or (localpart(target) if target.startswith("@") else target)

    def remember_name(self, target: str, name: str) -> None:
        _keep(self._names, target, _clean(name))


def _clean(name: str) -> str:
    return clean_text(name)[:LONGEST_NAME].strip()


def _keep(memory: OrderedDict[str, T], key: str, value: T) -> None:
    """Remember this, and of too many the latest."""
    memory[key] = value
    memory.move_to_end(key)
    while len(memory) > MOST_REMEMBERED:
        memory.popitem(last=False)
