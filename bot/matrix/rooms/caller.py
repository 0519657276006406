"""The person behind a typed line: answered in their direct room, or where everyone reads it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.chat.messages.caller import Caller, Person, Powers, Reply
from bot.chat.messages.parts import Paper, Sheet
from bot.chat.table import place_of
from bot.host.host import Host
from bot.host.server_settings import ServerNames
from bot.matrix.api import Api, Json
from bot.matrix.messages.layout import RoomMessage, paper_message
from bot.matrix.messages.writing import write
from bot.matrix.rooms.book import MANAGES, MODERATES, KnownRoom, Offered, RoomBook
from bot.matrix.rooms.delivery import MESSAGE, MatrixDelivery
from bot.matrix.rooms.making import RoomMaker
from bot.matrix.rooms.outcomes import neutral_outcomes, patiently
from bot.matrix.surface import SURFACE


@dataclass(frozen=True, slots=True)
class Service:
    """What every caller is answered with."""

    host: Host
    api: Api
    book: RoomBook
    maker: RoomMaker
    delivery: MatrixDelivery


@dataclass(frozen=True, slots=True)
class Typed:
    """A line, a reaction or a vote, as it came."""

    room: str
    event: str
    user: str
    name: str
    place: str
    """The room where it counts: in a direct room that where its question was asked for, or none."""
    known: KnownRoom | None
    """What the place is for."""
    power: int = 0
    """Of who typed, in the home of the place."""
    direct: bool = False
    """Whether it was typed in the direct room of who typed."""
    locale: str = ""


class MatrixCaller(Caller):
    def __init__(self, service: Service, typed: Typed, pressed: str = "", *, quiet: bool = False) -> None:
        super().__init__(service.host, typed.locale, typed.locale)
        self._service = service
        self._typed = typed
        self._pressed = pressed
        self._quiet = quiet
        """Whether another press follows: what this one shows is not sent."""
        self._reply: Reply | None = None
        self._sent = 0
        known = typed.known
        self.person = Person(typed.user, typed.name, SURFACE)
        self.server = known.server if known else ""
        self.room = typed.room
        self.home = (known.home if known else "") or typed.place or typed.room
        self.roles = frozenset()
        self.manages, self.moderates = typed.power >= MANAGES, typed.power >= MODERATES
        self.in_private = typed.direct
        self.shown: Sheet | None = None
        self.asked: Paper | None = None
        self.sent_event = ""
        """The message that shows it, where one was sent."""

    # --- where

    @property
    def place(self) -> str:
        return self._typed.place or self.room

    async def powers(self, table: str = "") -> Powers:
        """As the levels of the room say where the table is played, or of that which the space is around."""
        place = place_of(await self._host.tables.at_hand(table), SURFACE) if table else None
        here = place is not None and place.server == self.server and not place.visiting
        room, book = place.channel if place and here else self.server, self._service.book
        level = await patiently(lambda: book.power(book.home_of(room), self._typed.user)) if room else 0
        return Powers(level >= MANAGES, level >= MODERATES)

    def server_names(self) -> ServerNames:
        return ServerNames(self._service.book.name_of(self.server), self.rooms_to_play_in())

    def rooms_to_play_in(self) -> dict[str, str]:
        book = self._service.book
        return {room: book.name_of(room) for room in book.homes_of(self.server)}

    def check_permissions(self, forum: str = "") -> None:
        """It has read the command here, and makes its rooms by itself."""

    async def open_thread(self, name: str, *, table: str, private: bool) -> str:
        make = partial(self._service.maker.make_table, self.home, name, table=table, private=private)
        with neutral_outcomes():
            return await patiently(make)

    # --- answering

    @property
    def is_answered(self) -> bool:
        return self._reply is not None

    async def acknowledge(self, reply: Reply) -> None:
        """Nothing waits for a sign that the line was read."""
        self._reply = reply

    def _transaction(self) -> str:
        """The same for the same line, so that a line that is read twice is answered once."""
        self._sent += 1
        return f"re.{self._typed.event}.{self._sent}"

    async def _private_room(self) -> str:
        if self.in_private:
            return self.room
        return await self._service.maker.direct_room(self._typed.user, self.locale, again=True)

    async def show(self, sheet: Sheet) -> str:
        self.shown = sheet
        if self._quiet:
            return self._pressed
        return await self.send_shown()

    async def send_shown(self) -> str:
        """Send what was shown last."""
        sheet, delivery = self.shown, self._service.delivery
        assert sheet is not None, "asked only where something was shown"
        with neutral_outcomes():
            if self._reply == "in place" and not self.in_private and self._pressed:
                await patiently(lambda: delivery.replace(self.room, self._pressed, sheet))
                return self._pressed
            public = self._reply == "public"
            room = self.room if public else await patiently(self._private_room)
            nonce = self._transaction()
            sent = await patiently(
                lambda: delivery.put(room, sheet, nonce, answers=True, place=self._typed.place)
            )
            self.sent_event = sent.message.partition(",")[0]
            return sent.message

    async def send_files(self, sentence: str, files: Sequence[tuple[str, bytes]]) -> None:
        await self.say(sentence)
        with neutral_outcomes():
            room = await patiently(self._private_room)
            for name, data in files:
                address = await patiently(
                    lambda name=name, data=data: self._service.api.upload(  # type: ignore[misc]
                        data, name, "application/octet-stream"
                    )
                )
                content: Json = {
                    "msgtype": "m.file",
                    "body": name,
                    "url": address,
                    "info": {"size": len(data)},
                }
                await self._send(room, content)

    async def ask(self, paper: Paper) -> None:
        self.asked = paper
        if self._quiet:
            return
        await self.send_asked()

    async def send_asked(self) -> None:
        """Ask for what is to be typed into a form."""
        paper, book = self.asked, self._service.book
        assert paper is not None, "asked only where there is a form"
        with neutral_outcomes():
            room = await patiently(self._private_room)
            event = await self._send(room, paper_message(paper, self.words).content((), loud=False))
            desk = await book.desk(room)
            fields = [field.key for field in paper.fields]
            offered = Offered(event, place=self._typed.place, paper=str(paper.id), fields=fields)
            await book.set_desk(room, desk.with_message(offered))

    async def call(self, sheet: Sheet, mentions: Sequence[str]) -> None:
        self._reply = "public"
        with neutral_outcomes():
            nonce = self._transaction()
            await patiently(
                lambda: self._service.delivery.put(self.room, sheet, nonce, mentions=mentions, loud=True)
            )

    async def say(self, sentence: str) -> None:
        """In the direct room; to someone who has none, where they are: a refusal makes no room."""
        direct = self._service.book.direct(self._typed.user)
        room = self.room if self.in_private or direct is None else direct.room
        with neutral_outcomes():
            text = write(sentence, await self._service.delivery.reader(room))
            await self._send(room, RoomMessage(text).content((), loud=False))

    async def _send(self, room: str, content: Json) -> str:
        nonce = self._transaction()
        return await patiently(lambda: self._service.api.send(room, MESSAGE, content, nonce))
