"""In a real Chromium: after a restore, a page that knows more than the host loads again and says why."""

from typing import Any

import pytest
from playwright.async_api import expect

from bot.host.host import Host, Opened
from bot.store import schema
from tests.web.browsing import Browse, link

pytestmark = pytest.mark.browser


async def stored(host: Host, match_id: str) -> dict[str, Any]:
    """The row of a match, as a backup has it."""
    rows = await host.store.database.rows(schema.matches.select().where(schema.matches.c.id == match_id))
    return dict(rows[0]._mapping)


async def restore(host: Host, match_id: str, row: dict[str, Any]) -> None:
    """What was stored after a backup is gone."""
    async with host.store.database.writing() as connection:
        table = schema.matches
        await connection.execute(table.update().where(table.c.id == match_id).values(**row))
        for later in (schema.moves, schema.events):
            await connection.execute(
                later.delete().where(later.c.match_id == match_id, later.c.seq > row["seq"])
            )
    host.tables.forget(match_id)


@pytest.mark.parametrize("seated", [True, False])
async def test_a_page_that_knows_more_than_the_host_loads_itself_again(
    toy_browse: Browse, host: Host, opened: Opened, *, seated: bool
) -> None:
    match_id = opened.match_id
    page = await toy_browse(link(opened, 0) if seated else f"/t/{match_id}")
    if seated:
        await page.wait_for_url("**/seat/0")
    table, said = page.locator("#table"), page.locator("#said")
    backup = await stored(host, match_id)
    await host.submit(match_id, 0, 5)
    await host.submit(match_id, 1, 3)
    await expect(table).to_have_attribute("data-seq", "2")
    await restore(host, match_id, backup)
    await host.watch.once()
    await expect(said).to_contain_text("went back to an earlier point")
    await expect(table).to_have_attribute("data-seq", "0")
    await host.submit(match_id, 0, 4)
    await expect(table).to_have_attribute("data-seq", "1")
    await page.reload()
    await expect(said).to_be_empty()
