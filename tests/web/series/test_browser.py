"""In a real Chromium: the pages around the games on a phone, and links with their keys."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from bot.host.host import Host
from bot.series.league.book import Regulations
from bot.series.seeking import Wish
from bot.series.steward import Steward
from bot.table.settings import Settings
from bot.web.http.identity import person_of
from tests.league.people import game, play_out
from tests.web.browsing import OVERFLOW, PHONE, browsing

pytestmark = pytest.mark.browser

ADA = "ada-has-a-key-of-her-own"
RAW_KEY = re.compile(r"\b(?:league|campaign|series|page|act|field)-[a-z][a-z0-9-]*|[{}$]")
UNFOLD = "() => document.querySelectorAll('main details').forEach((fold) => { fold.open = true; })"
LONG = "Maximilian-Alexandros-Theodoros"


async def _told(host: Host) -> dict[str, str]:
    """A host on which something of everything has happened; where to read of it."""
    steward, ada = Steward(host), person_of(ADA)
    await host.people.save_settings(ada, Settings(name="Ada"))
    for _ in range(5):
        await game(steward, "Bo", LONG)
    regulations = Regulations(titles=["toy"], sizes=[3], divisions=2, rounds=2, signup=0, invited=None)
    league = await steward.leagues.create(LONG, regulations, ada)
    for who in (ada, "bo", "cy", "di", "ed", LONG.lower()):
        await steward.leagues.members.join(league, who, "Ada" if who == ada else who.title())
    await steward.once()
    for table in (await steward.leagues.shelf.get(league)).book.season.tables[:1]:
        await play_out(host, table.match_id)
    await steward.leagues.members.withdraw(league, "ed")
    await steward.once()
    campaign = await steward.campaigns.create("Mare", ada, 2, titles=["toy"], effects=["rivalry"])
    await steward.campaigns.found_house(campaign, ada, LONG, LONG * 2)
    await steward.campaigns.found_house(campaign, "bo", "Doria")
    await steward.campaigns.write_note(campaign, ada, LONG * 4)
    await steward.seeking.seek("cy", "Cy", Wish(["toy"], [2, 4]))
    return {"league": f"/leagues/{league}", "campaign": f"/campaigns/{campaign}", "person": "/people/bo"}


async def _known(page: Page, key: str) -> None:
    await page.context.add_cookies([{"name": "me", "value": key, "url": page.url}])


@pytest.mark.parametrize("locale", ["fr-FR", pytest.param("en-GB", marks=pytest.mark.soak)])
async def test_every_page_around_the_games_fits_a_phone_and_speaks(
    host: Host, chromium: Browser, locale: str
) -> None:
    """French needs more room than English, which is shorter nearly everywhere."""
    paths = await _told(host)
    pages = ("/leagues", "/hall/act/found-league", "/hall/act/found-campaign", "/seek", "/ratings", "/me")
    async with browsing(chromium, host) as opens:
        page = await opens("/leagues", locale=locale, viewport=PHONE)
        await _known(page, ADA)
        for path in (*pages, *paths.values()):
            await page.goto(path)
            await page.evaluate(UNFOLD)
            assert await page.evaluate(OVERFLOW) <= 0, path
            words = await page.locator("main").inner_text()
            assert not RAW_KEY.findall(words), path


async def test_links_carry_their_keys_where_no_server_sees_them(host: Host, chromium: Browser) -> None:
    await host.people.save_settings(person_of(ADA), Settings(name="Ada"))
    regulations = Regulations(titles=["toy"], sizes=[3], invited=[])
    league = await Steward(host).leagues.create("Closed", regulations, person_of(ADA))
    asked: list[str] = []
    async with browsing(chromium, host) as opens:
        page = await opens("/profile")
        page.on("request", lambda one: asked.append(one.url))
        await page.goto(f"/profile#{ADA}")
        await page.get_by_role("button", name="Use this link").click()
        await expect(page.get_by_role("textbox", name="Display name")).to_have_value("Ada")
        await page.goto(f"/leagues/{league}")
        invitation = await page.get_by_role("textbox", name="Invitation link").input_value()
        guest = await opens("/leagues")
        guest.on("request", lambda one: asked.append(one.url))
        await guest.goto(invitation)
        join = guest.locator("#act-league-join")
        await join.get_by_role("textbox", name="Display name").fill("Bo")
        await join.get_by_role("button", name="Sign up").click()
        await expect(guest.get_by_text("You signed up as Bo.")).to_be_visible()
    keys = (ADA, invitation.rpartition("#")[2])
    assert not [one for one in asked if any(key in one.partition("#")[0] for key in keys)]
