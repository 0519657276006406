"""A chat platform of a few lists: what every platform has to bring, written by hand and without a library."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

from bot.chat import marks
from bot.chat.chat import Chat
from bot.chat.marks import Mark, Mention, Moment
from bot.chat.messages.caller import Caller, Person, Press, Reply
from bot.chat.messages.delivery import Sent, Standing, TableRoom
from bot.chat.messages.guard import run_guarded
from bot.chat.messages.outcomes import Closed, Gone
from bot.chat.messages.parts import Button, Buttons, Keep, Menu, Paper, Say, Sheet, Show
from bot.host.host import Host
from bot.surfaces import Surface, surfaces

SERVER, ROOM = "!guild:example.org", "!games:example.org"
TOY = Surface("toy", rooms=True, leaves_out={"role": "there are no roles on a platform of a few lists"})
"""All that the service has to know of it."""


@contextmanager
def toy_surface() -> Iterator[None]:
    """The platform is one of those that there are."""
    with patch.dict(surfaces(), {TOY.name: TOY}):
        yield


def toy_person(name: str) -> Person:
    """Ids are text: as long as they like, with colons and slashes in them."""
    return Person(f"@{name.lower()}/{'x' * 200}:example.org", name, TOY)


def write(text: str) -> str:
    """Marks as this platform writes them; nothing of it is Discord's."""

    def write_mark(mark: Mark) -> str:
        match mark:
            case Mention():
                return f"@{mark.values[0]}"
            case Moment():
                return f"({mark.style} {mark.at})"
            case _:
                return f"{type(mark).__name__.lower()}:{'/'.join(mark.values)}"

    return marks.write(text, write_mark, "~ {}".format)


@dataclass
class Post:
    """A message, as its readers see it."""

    room: str
    sheet: Sheet
    mentions: Sequence[str] = ()

    @property
    def lines(self) -> list[str]:
        return [write(part.text) for part in self.sheet.parts if isinstance(part, Say)]

    @property
    def pictures(self) -> list[str]:
        return [part.file for part in self.sheet.parts if isinstance(part, Show | Keep)]

    @property
    def buttons(self) -> list[Button]:
        rows = [part for part in self.sheet.parts if isinstance(part, Buttons)]
        return [button for row in rows for button in row.buttons if isinstance(button, Button)]

    @property
    def menus(self) -> list[Menu]:
        return [part for part in self.sheet.parts if isinstance(part, Menu)]

    def button(self, verb: str) -> Press:
        return Press(next(button.id for button in self.buttons if button.id.verb == verb))


@dataclass
class Platform:
    """Rooms and private talks with their messages; people who take no messages, rooms that are gone."""

    posts: dict[str, Post] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)
    gone: set[str] = field(default_factory=set)
    archived: set[str] = field(default_factory=set)
    invited: dict[str, list[str]] = field(default_factory=dict)
    standings: dict[str, Standing] = field(default_factory=dict)
    nonces: dict[str, Sent] = field(default_factory=dict)

    def in_room(self, room: str) -> list[Post]:
        return [post for post in self.posts.values() if post.room == room]

    def add(self, post: Post) -> str:
        message = str(len(self.posts) + 1)
        self.posts[message] = post
        return message

    # --- Delivery

    async def to_room(self, room: str, sheet: Sheet, nonce: str, *, mentions: Sequence[str] = ()) -> Sent:
        if room in self.gone:
            raise Gone("it was deleted", for_good=True)
        if nonce not in self.nonces:
            self.nonces[nonce] = Sent(room, self.add(Post(room, sheet, mentions)))
        return self.nonces[nonce]

    async def edit(self, room: str, message: str, sheet: Sheet, *, mentions: Sequence[str] = ()) -> bool:
        if message in self.posts:
            self.posts[message] = Post(room, sheet, mentions)
        return message in self.posts

    async def delete(self, room: str, message: str) -> None:
        self.posts.pop(message, None)

    async def to_person(self, person: str, sheet: Sheet, nonce: str, *, loud: bool = False) -> Sent:
        if person in self.closed:
            raise Closed("takes no messages")
        return await self.to_room(f"talk with {person}", sheet, nonce)

    async def end_poll(self, room: str, table: str, request: str, sentence: str) -> None:
        return

    async def archive(self, room: str) -> None:
        self.archived.add(room)

    # --- Rooms

    async def open_room(
        self, channel: str, name: str, first: Sheet, standing: Standing, *, table: str, private: bool
    ) -> TableRoom:
        return TableRoom(f"{channel}-{name}", channel)

    async def open_post(self, forum: str, name: str, first: Sheet, standing: Standing) -> Sent | None:
        return None

    async def invite(self, room: str, people: Sequence[str]) -> None:
        self.invited.setdefault(room, []).extend(people)

    async def show_standing(self, room: str, standing: Standing) -> None:
        self.standings[room] = standing

    def language_of(self, server: str) -> str:
        return "en"


class ToyCaller(Caller):
    """A person of the platform, for one command or press."""

    def __init__(self, host: Host, platform: Platform, person: Person, room: str, message: str = "") -> None:
        super().__init__(host, "en", "en")
        self._platform = platform
        self._message = message
        self._reply: Reply | None = None
        self.person, self.server, self.room, self.home = person, SERVER, room, room
        self.roles, self.manages, self.in_private = frozenset(), False, False
        self.shown: Post | None = None
        self.told: list[str] = []
        self.asked: Paper | None = None

    def check_permissions(self, forum: str = "") -> None:
        return

    async def open_thread(self, name: str, *, table: str, private: bool) -> str:
        return f"{self.room}-{name}"

    @property
    def is_answered(self) -> bool:
        return self._reply is not None

    async def acknowledge(self, reply: Reply) -> None:
        assert self._reply is None, "a platform is answered once"
        self._reply = reply

    async def show(self, sheet: Sheet) -> str:
        assert self._reply is not None, "acknowledged before"
        room = self.room if self._reply == "public" else f"seen by {self.person.id}"
        self.shown = Post(room, sheet)
        if self._reply == "in place" and self._message:
            await self._platform.edit(self._platform.posts[self._message].room, self._message, sheet)
            return self._message
        return self._platform.add(self.shown)

    async def send_files(self, sentence: str, files: Sequence[tuple[str, bytes]]) -> None:
        self.told.append(" ".join([write(sentence), *(name for name, _data in files)]))

    async def ask(self, paper: Paper) -> None:
        self.asked = paper

    async def call(self, sheet: Sheet, mentions: Sequence[str]) -> None:
        self._platform.add(Post(self.room, sheet, mentions))

    async def say(self, sentence: str) -> None:
        self.told.append(write(sentence))


@dataclass
class Player:
    """Someone at the platform, who gives commands and presses what is shown."""

    chat: Chat
    host: Host
    platform: Platform
    person: Person

    async def press(self, press: Press, room: str, message: str = "") -> ToyCaller:
        caller = ToyCaller(self.host, self.platform, self.person, room, message)
        await run_guarded(caller, self.chat.presses.handle_press(caller, press))
        return caller

    def at(self, room: str) -> ToyCaller:
        return ToyCaller(self.host, self.platform, self.person, room)
