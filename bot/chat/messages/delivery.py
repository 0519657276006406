"""The port through which letters reach a platform, and the one for the rooms that tables are played in."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

import structlog

from bot.chat.messages.outcomes import Refused
from bot.chat.messages.parts import Sheet
from bot.table import substitutes
from bot.table.letters import DueLetter
from bot.table.state import TableState

log = structlog.get_logger(__name__)

Standing: TypeAlias = Literal["open", "waiting", "over"]
"""How a game stands: a seat is free, it waits for someone, or it is over."""


def standing_of_table(table: TableState) -> Standing:
    if table.state != "live":
        return "over"
    return "open" if substitutes.free_seats(table) else "waiting"


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that arrived."""

    room: str
    message: str


class Delivery(Protocol):
    """Sends sheets once, with only the pings they are meant to have; raises what `outcomes` names."""

    async def to_room(self, room: str, sheet: Sheet, nonce: str, *, mentions: Sequence[str] = ()) -> Sent: ...

    async def edit(self, room: str, message: str, sheet: Sheet, *, mentions: Sequence[str] = ()) -> bool:
        """Make a message say this instead; False where it is gone, or too old to be edited.

        An edit calls nobody; whom the message has called stays mentioned. Pictures to `Keep` stay.
        """
        ...

    async def delete(self, room: str, message: str) -> None:
        """Take a message away; one that is gone already is as it should be."""
        ...

    async def to_person(self, person: str, sheet: Sheet, nonce: str, *, loud: bool = False) -> Sent:
        """Send a private message; silent unless `loud`, since the room may have pinged already."""
        ...

    async def end_poll(self, room: str, table: str, request: str, sentence: str) -> None:
        """End the poll about a request, where there is one; the sentence is for clients without polls."""
        ...

    async def archive(self, room: str) -> None:
        """Put a room away; writing in it opens it again. Without the right to it, it stays."""
        ...


@dataclass(frozen=True, slots=True)
class TableRoom:
    """Where a table is played: a thread of a channel, a post of a forum, or the channel itself."""

    room: str
    home: str
    """The channel that a thread or post belongs to."""
    forum: bool = False

    @property
    def own(self) -> bool:
        """Whether the table has the room for itself."""
        return self.room != self.home


class Rooms(Protocol):
    """Opens the rooms that tables are played in, and shows in them how a game stands."""

    async def open_room(
        self, channel: str, name: str, first: Sheet, standing: Standing, *, table: str, private: bool
    ) -> TableRoom:
        """Open a thread or a post for a table in a channel; where that is impossible, it is the channel."""
        ...

    async def open_post(self, forum: str, name: str, first: Sheet, standing: Standing) -> Sent | None:
        """Open a post of a forum that begins with this sheet; None where the platform does not let us."""
        ...

    async def invite(self, room: str, people: Sequence[str]) -> None: ...

    async def show_standing(self, room: str, standing: Standing) -> None: ...

    def language_of(self, server: str) -> str:
        """The language of a server whose managers have set none."""
        ...


async def send_or_plainly(
    put: Callable[[Sheet], Awaitable[Sent]], sheet: Sheet, plain: Sheet, due: DueLetter
) -> tuple[Sent, Sheet]:
    """Where a sheet is refused for good, a plain one in its stead says that something is missing."""
    try:
        return await put(sheet), sheet
    except Refused as error:
        log.error("sheet-refused", destination=due.destination, nonce=due.nonce, error=str(error))
        return await put(plain), plain
