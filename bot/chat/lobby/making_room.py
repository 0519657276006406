"""Makes room on Discord for a table that a league, a campaign or a search has opened."""

import discord
import structlog

from bot.chat.lobby.opening import invite, open_thread
from bot.chat.table import SURFACE, Place, noted, place_of, user_of
from bot.host.host import Host
from bot.table.state import TableState

log = structlog.get_logger(__name__)


async def make_room(
    client: discord.Client, host: Host, table: TableState, server: str, channel_id: str
) -> tuple[TableState, Place]:
    """A thread in the channel, or the channel itself; the place that the match has already, if it has one.

    A channel that is gone is a place too: that it is lost is found out and told as of any other.
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
    # nobody opened it: whoever happens to sit first must not be able to take back everybody's moves
    place = Place(server, str(thread.id) if thread else channel_id, "", channel_id)
    await host.note_surface(table.id, SURFACE, noted(place))
    return await host.table(table.id), place
