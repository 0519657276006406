"""Every route of the browser is a page that is judged (`test_access.py`), or is known to be none."""

from bot.host.host import Host
from bot.series.steward import Steward
from bot.web.app import build
from tests.web.every_page import CONFIG, NOT_PAGES, PAGES, routes


async def test_every_route_is_judged_or_shows_no_page(host: Host) -> None:
    known = PAGES.keys() | NOT_PAGES
    assert routes(build(Steward(host), CONFIG)) == known, "name a new page in tests/web/every_page.py"
    assert not PAGES.keys() & NOT_PAGES
