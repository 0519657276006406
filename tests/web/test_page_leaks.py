"""A page shows its reader nothing hidden: change only what they may not know, and it stays the same."""

import asyncio
from typing import Any, cast

import pytest

import engine
from bot.drawing import Studio
from bot.host import Host
from bot.look import Look
from bot.store.records import SeatRecord
from bot.web.table import TablePage, table_page
from tests.kit import TABLES, imagined, positions


class Quiet:
    """Stands for a host that has nothing to tell."""

    def __init__(self) -> None:
        self.studio = Studio(threads=1)

    async def undoable(self, _match_id: str, _seat: int) -> bool:
        return True


def look_at(match: engine.Match) -> Look:
    sitting = tuple(SeatRecord(seat, f"Merchant {seat}", "person", None) for seat in range(match.seats))
    around: dict[str, Any] = {"surface": {}, "waits": {}, "host_key_hash": "", "created": 0, "updated": 0}
    return Look("table", match, 7, 7, "live", sitting, None, "en", **around)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_page_shows_nothing_hidden(title: str, seats: int) -> None:
    host = Quiet()

    async def page(match: engine.Match, seat: int | None) -> TablePage:
        look = look_at(match)
        return await table_page(cast(Host, host), look, seat, look.words("fr"))

    async def compare() -> None:
        for number, match in enumerate(positions(title, seats, "pages", count=2)):
            for seat in (None, *range(seats)):
                other = imagined(match, seat, f"{number}/{seat}")
                assert await page(other, seat) == await page(match, seat)

    asyncio.run(compare())
    host.studio.close()
