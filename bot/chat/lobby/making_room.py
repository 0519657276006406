"""Opens a thread for a table that has none here: opened by a league, a campaign or a search, or moved."""

import discord
import structlog

from bot.chat.letters.planning import PREFIX, news, to_channel
from bot.chat.letters.progress import Progress, ProgressBook
from bot.chat.lobby.lobby import NotPossible
from bot.chat.lobby.opening import invite, open_thread
from bot.chat.table import SURFACE, Place, note_of, place_of, user_of, words_at
from bot.host.host import Host
from bot.table.letters import Addressed, Sentence
from bot.table.state import TableState
from engine.text import text

log = structlog.get_logger(__name__)


async def make_room(
    client: discord.Client, host: Host, table: TableState, server: str, channel_id: str
) -> tuple[TableState, Place]:
    """Open a thread in the channel, or take the channel itself; a match that has a place keeps it.

    A channel that is gone is taken too: posting there reports the loss as for any other channel.
    """
    if (place := place_of(table)) is not None:
        return table, place
    thread = None
    try:
        channel = await client.fetch_channel(int(channel_id))
        if isinstance(channel, discord.TextChannel):
            thread = await open_thread(channel, f"{table.match.game.name} · {table.id}", None, False)
    except (discord.NotFound, discord.Forbidden) as error:
        log.warning("no-room", match=table.id, channel=channel_id, code=error.code)
    people = [user for seat in table.seats if (user := user_of(table, seat.seat))]
    if thread:
        await invite(thread, people)
    # no player opened it: the one in the first seat must not be able to take back everybody's moves
    place = Place(server, str(thread.id) if thread else channel_id, "", channel_id)
    await host.note_surface(table.id, SURFACE, note_of(place))
    return await host.table(table.id), place


async def move_table(
    client: discord.Client, host: Host, table: TableState, before: Place, channel_id: str
) -> Place:
    """Play a table in a thread of another channel; its old place is told where it is."""
    channel = client.get_channel(int(channel_id)) or await client.fetch_channel(int(channel_id))
    thread = None
    if isinstance(channel, discord.TextChannel):
        name = f"{table.match.game.name} · {table.id}"
        thread = await open_thread(channel, name, None, before.private)
        if thread and before.private:
            users = [user_of(table, seat) for seat in range(table.match.seats)]
            await invite(thread, [user for user in users if user])
    if before.private and thread is None:
        raise NotPossible(text("chat-no-private-thread"))
    where = str(thread.id) if thread else channel_id
    place = Place(before.server, where, before.opener, channel_id, before.private)
    await host.note_surface(table.id, SURFACE, note_of(place))
    progress = ProgressBook(host)
    told = await progress.read(table.id)
    afresh = Progress(seq=told.seq, closed=told.closed, dms=told.dms, offers=told.offers)
    moved = words_at(table, None)("chat-moved", where=f"<#{place.channel}>")
    farewell = Addressed(f"{PREFIX}{table.id}/moved", Sentence(moved, to_channel(before.channel)))
    await progress.write(table.id, place, afresh, news(table.id, table.seq, None, again=True), farewell)
    return place
