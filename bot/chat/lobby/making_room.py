"""Opens a thread for a table that a league, a campaign or a search has opened."""

import discord
import structlog

from bot.chat.lobby.opening import invite, open_thread
from bot.chat.table import SURFACE, Place, note_of, place_of, user_of
from bot.host.host import Host
from bot.table.state import TableState

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
