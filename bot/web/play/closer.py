"""A closer look at one place of the board."""

from dataclasses import dataclass
from urllib.parse import quote

from bot.host.host import Host
from bot.table.errors import NoSuchPlace
from bot.table.state import TableState
from bot.web.http.held_seats import base_of
from bot.web.play.page_parts import Shown
from bot.web.show.drawings import Drawings
from bot.web.show.pictures import places
from engine.text import Seat
from render.words import Words


@dataclass(slots=True)
class CloserPage:
    base: str
    title: str
    place: str
    places: dict[str, str]
    picture: Shown


async def closer_page(
    host: Host,
    drawings: Drawings,
    table: TableState,
    seat: Seat | None,
    words: Words,
    theme: str,
    place: str | None,
) -> CloserPage:
    """The place asked for, else the first."""
    offered = places(table, seat, words)
    wanted = place or next(iter(offered), "")
    drawn = await host.studio.draw(table, seat, "zoom", theme=theme, locale=words.locale, place=wanted)
    if drawn is None:
        raise NoSuchPlace(wanted)
    base = base_of(table.id, seat)
    url = f"{base}/zoom.png?place={quote(wanted, safe='')}&v={drawings.version(f'{base}/zoom', drawn)}"
    picture = Shown(url, drawn.width, drawn.height, drawn.alt, [])
    return CloserPage(base, table.match.game.name, wanted, offered, picture)
