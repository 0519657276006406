"""Opens a thread for a table that has none here: opened by a league, a campaign or a search, or moved."""

from dataclasses import dataclass, replace

import discord
import structlog

from bot.chat.addresses import PREFIX, to_channel
from bot.chat.letters.planning import news
from bot.chat.letters.progress import ChannelProgress, ProgressBook
from bot.chat.lobby.opening import invite, open_thread
from bot.chat.messages.parts import Say, Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.server.forums import forum_around, open_post, standing_of_table
from bot.chat.table import SURFACE, Place, note_of, place_of, user_of, words_at
from bot.host.host import Host
from bot.host.server_settings import SettingsOfServers
from bot.table.letters import Addressed, Sentence
from bot.table.state import TableState
from engine.text import text

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Room:
    """Where a table is played: a thread of a channel, a post of a forum, or the channel itself."""

    channel: str
    home: str
    """The channel that the thread belongs to."""
    thread: discord.Thread | None = None
    forum: bool = False


async def open_room(
    client: discord.Client, settings: SettingsOfServers, table: TableState, channel_id: str, *, private: bool
) -> Room:
    """Open a thread or a post in a channel; where that is impossible, it is the channel itself."""
    channel = await client.fetch_channel(int(channel_id))
    name = f"{table.match.game.name} · {table.id}"
    if (forum := forum_around(channel)) and not private:
        standing = standing_of_table(table)
        made = await open_post(forum, settings, name, _first_message(table), standing)
        if made:
            return Room(str(made[0].id), str(forum.id), made[0], forum=True)
    if isinstance(channel, discord.TextChannel) and (
        thread := await open_thread(channel, name, None, private)
    ):
        return Room(str(thread.id), channel_id, thread)
    return Room(channel_id, channel_id)


def _first_message(table: TableState) -> Sheet:
    """What the post of a table begins with: a post needs a message of its own."""
    words = words_at(table, None)
    names = words.join([words.name(seat) for seat in range(table.match.seats)])
    return Sheet((Say(f"## {table.match.game.name}\n{names}"),))


async def make_room(
    client: discord.Client,
    host: Host,
    settings: SettingsOfServers,
    table: TableState,
    server: str,
    channel_id: str,
) -> tuple[TableState, Place]:
    """Open a room in the forum of the server or in the channel; a match that has a place keeps it.

    A channel that is gone is taken too: posting there reports the loss as for any other channel.
    """
    if (place := place_of(table)) is not None:
        return table, place
    room = Room(channel_id, channel_id)
    forum = (await settings.of(int(server))).forum if server else ""
    for wanted in (forum, channel_id):
        try:
            if wanted and room.thread is None:
                room = await open_room(client, settings, table, wanted, private=False)
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("no-room", match=table.id, channel=wanted, code=error.code)
    people = [user for seat in table.seats if (user := user_of(table, seat.seat))]
    if room.thread:
        await invite(room.thread, people)
    # no player opened it: the one in the first seat must not be able to take back everybody's moves
    place = Place(server, room.channel, "", room.home, forum=room.forum)
    await host.note_surface(table.id, SURFACE, note_of(place))
    return await host.table(table.id), place


async def move_table(
    client: discord.Client,
    host: Host,
    settings: SettingsOfServers,
    table: TableState,
    before: Place,
    channel_id: str,
) -> Place:
    """Play a table in a room of another channel; its old place is told where it is."""
    room = await open_room(client, settings, table, channel_id, private=before.private)
    if before.private and room.thread is None:
        raise ChatRefused(text("chat-no-private-thread"))
    if room.thread and before.private:
        users = [user_of(table, seat) for seat in range(table.match.seats)]
        await invite(room.thread, [user for user in users if user])
    place = Place(before.server, room.channel, before.opener, room.home, before.private, room.forum)
    await host.note_surface(table.id, SURFACE, note_of(place))
    moved = words_at(table, None)("chat-moved", where=f"<#{place.channel}>")
    farewell = Addressed(f"{PREFIX}{table.id}/moved", Sentence(moved, to_channel(before.channel), last=True))
    show = news(table.id, table.seq, None, again=True)
    await ProgressBook(host).change(table.id, place, ChannelProgress.afresh, show, farewell)
    return place


async def show_again(host: Host, table: TableState, place: Place) -> None:
    """Show a table where it is played, and call those it waits for again."""
    show = news(table.id, table.seq, None, again=True)
    await ProgressBook(host).change(
        table.id, place, lambda told: replace(told, asked={}, lost_until=0.0), show
    )
