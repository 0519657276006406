"""Opens a thread for a table that has none here: opened by a league, a campaign or a search, or moved."""

from dataclasses import replace

import structlog

from bot.chat.addresses import to_channel
from bot.chat.letters.letters_of_changes import news
from bot.chat.letters.progress import ChannelProgress, ProgressBook
from bot.chat.markdown import escape_text
from bot.chat.marks import Moment, Room
from bot.chat.messages.delivery import Rooms, TableRoom, standing_of_table
from bot.chat.messages.outcomes import Gone
from bot.chat.messages.parts import Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.table import Place, note_of, place_of, users_at, words_at
from bot.host.host import Host
from bot.host.server_settings import SettingsOfServers
from bot.series.game_names import players_at
from bot.series.series_place import place_of_table
from bot.surfaces import Surface
from bot.table.letters import Addressed, Sentence
from bot.table.state import TableState
from engine.text import text
from render.words import Words

log = structlog.get_logger(__name__)


async def _open_room(rooms: Rooms, table: TableState, channel: str, *, private: bool) -> TableRoom:
    title = Words(table.locale).say(table.match.game.local_name)
    name, standing = f"{title} · {players_at(table)}", standing_of_table(table)
    first = _first_message(table)
    return await rooms.open_room(channel, name, first, standing, table=table.id, private=private)


def _first_message(table: TableState) -> Sheet:
    """What the post of a table begins with: a post needs a message of its own."""
    words = words_at(table, None)
    names = words.join([words.name(seat) for seat in range(table.match.seats)])
    return Sheet.of(f"## {words.say(table.match.game.local_name)}\n{names}")


async def make_room(
    rooms: Rooms,
    host: Host,
    surface: Surface,
    settings: SettingsOfServers,
    table: TableState,
    server: str,
    channel_id: str,
    *,
    visiting: bool = False,
) -> tuple[TableState, Place]:
    """Open a room in the forum of the server or in the channel; a match that has a place keeps it.

    A channel that is gone is taken too: posting there reports the loss as for any other channel.
    """
    if (place := place_of(table, surface)) is not None:
        return table, place
    room = TableRoom(channel_id, channel_id)
    forum = (await settings.of(server)).forum if server else ""
    for wanted in (forum, channel_id):
        try:
            if wanted and not room.own:
                room = await _open_room(rooms, table, wanted, private=False)
        except Gone as error:
            log.warning("no-room", match=table.id, channel=wanted, error=str(error))
    if room.own:
        await rooms.invite(room.room, users_at(table, surface))
    # no player opened it: the one in the first seat must not be able to take back everybody's moves
    place = Place(server, room.room, "", room.home, forum=room.forum, visiting=visiting)
    await host.note_surface(table.id, surface.name, note_of(place))
    return await host.table(table.id), place


async def series_line(host: Host, surface: Surface, table: TableState, channel: str) -> Addressed | None:
    """What a table is told of its league or campaign: name, round, deadline, and where it is at home."""
    place = await place_of_table(host, table)
    if place is None:
        return None
    words = words_at(table, None)
    line = f"**{escape_text(place.name)}**"
    line += f" · {words.say(place.stage)}" if place.stage else ""
    line += f" · {words('series-until')} {Moment(place.due, 'full')}" if place.due else ""
    if place.home.startswith(surface.prefix):
        line += f" · {Room(place.home.split('/', 2)[-1])}"
    return Addressed(f"{surface.prefix}{table.id}/series", Sentence(line, to_channel(channel)))


async def move_table(
    rooms: Rooms, host: Host, surface: Surface, table: TableState, before: Place, channel_id: str
) -> Place:
    """Play a table in a room of another channel; its old place is told where it is."""
    room = await _open_room(rooms, table, channel_id, private=before.private)
    if before.private and not room.own:
        raise ChatRefused(text("chat-no-private-thread"))
    if before.private:
        await rooms.invite(room.room, users_at(table, surface))
    place = Place(before.server, room.room, before.opener, room.home, before.private, room.forum)
    await host.note_surface(table.id, surface.name, note_of(place))
    moved = words_at(table, None)("chat-moved", where=Room(place.channel))
    last = Sentence(moved, to_channel(before.channel), last=True)
    farewell = Addressed(f"{surface.prefix}{table.id}/moved", last)
    show = news(surface, table.id, table.seq, None, again=True)
    await ProgressBook(host, surface).change(table.id, place, ChannelProgress.afresh, show, farewell)
    return place


async def show_again(host: Host, surface: Surface, table: TableState, place: Place) -> None:
    """Show a table where it is played, and call those it waits for again."""
    show = news(surface, table.id, table.seq, None, again=True)
    await ProgressBook(host, surface).change(
        table.id, place, lambda progress: replace(progress, asked={}, lost_until=0.0), show
    )
