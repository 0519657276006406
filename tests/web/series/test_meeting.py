"""The front page shows what can be joined and watched, and nothing that is private."""

from dataclasses import replace

import pytest
from playwright.async_api import Browser, Page

from bot.clock import FakeClock
from bot.host.host import Host
from bot.series.league.book import Regulations
from bot.series.seeking import Wish
from bot.series.steward import Steward
from bot.table import substitutes
from bot.table.customs import Customs
from bot.table.seating import SeatSpec
from tests.kit_web import Node
from tests.web.acts import do_act
from tests.web.browsing import DESK, OVERFLOW, PHONE, browsing
from tests.web.series.hall import WebHall

RULES = Regulations(titles=["toy"], sizes=[2])


def rows(page: Node) -> str:
    (lists,) = page.all("div", **{"class": "meeting"})
    return lists.words


async def test_a_search_on_the_front_page_is_joined_by_one_press(toy_hall: WebHall) -> None:
    ada, bo = toy_hall.people[:2]
    await _seek(toy_hall, ada)
    page = await toy_hall.of(bo).page("/")
    assert "Ada is looking for players" in rows(page)
    (form,) = [form for form in page.all("form") if form.attrs["action"] == "/hall/act/seek"]
    pairs = [(field.attrs["name"], field.attrs["value"]) for field in form.all("input")]
    await toy_hall.of(bo).post("/hall/act/seek", pairs)
    (match,) = await toy_hall.steward.host.store.matches.list_matches()
    assert {seat.user_id for seat in match.seats} == {ada, bo}
    assert "Ada is looking" not in rows(await toy_hall.of(bo).page("/"))


async def test_searches_for_the_same_game_are_one_row(toy_hall: WebHall, clock: FakeClock) -> None:
    ada, bo, cy = toy_hall.people[:3]
    for who, name in ((ada, "Ada"), (bo, "Bo")):
        await toy_hall.steward.seeking.seek(who, name, Wish(["toy"], [4, 3], "day"))
        clock.pass_time(1)
    page = await toy_hall.of(cy).page("/")
    assert "Ada and Bo are looking for players · 3–4 players" in rows(page)
    assert len([form for form in page.all("form") if form.attrs["action"] == "/hall/act/seek"]) == 1
    page = await toy_hall.of(bo).page("/")
    assert "Ada is looking for players" in rows(page)
    assert "Stop looking" in rows(page)
    assert not [form for form in page.all("form") if form.attrs["action"] == "/hall/act/seek"], (
        "who waits for the same has nothing to press"
    )


async def test_the_newest_leagues_come_first(toy_hall: WebHall, clock: FakeClock) -> None:
    for name in ("First", "Second", "Third", "Fourth"):
        await toy_hall.steward.leagues.create(name, RULES, toy_hall.people[0])
        clock.pass_time(60)
    shown = rows(await toy_hall.of(toy_hall.people[1]).page("/"))
    assert "First" not in shown
    for words in (shown, (await toy_hall.of(toy_hall.people[1]).page("/leagues")).words):
        assert words.index("Fourth") < words.index("Third") < words.index("Second")


async def test_a_newcomer_is_only_asked_for_a_name(toy_hall: WebHall) -> None:
    await _seek(toy_hall, toy_hall.people[0])
    newcomer = toy_hall.stranger()
    page = await newcomer.page("/")
    (way,) = [link.attrs["href"] for link in page.all("a") if "/hall/act/seek" in link.attrs["href"]]
    await do_act(newcomer, way, "hall-seek", your_name="Zoe")
    (match,) = await toy_hall.steward.host.store.matches.list_matches()
    assert {seat.name for seat in match.seats} == {"Ada", "Zoe"}


async def test_the_address_of_an_act_confirms_nothing(toy_hall: WebHall) -> None:
    ada = toy_hall.of(toy_hall.people[0])
    (box,) = (await ada.page("/me/act/delete?q-0=yes")).all("input", name="q-0")
    assert "checked" not in box.attrs


async def test_the_address_of_an_act_fills_in_only_what_the_form_allows(toy_hall: WebHall) -> None:
    ada = toy_hall.of(toy_hall.people[0])
    for query in ("q-0=chess&q-1=2&q-2=day&q-3=yes", "q-1=9&q-2=<b>", "q=1"):
        assert "<b>" not in await ada.get(f"/hall/act/seek?{query}")


async def test_a_free_seat_is_taken_from_the_front_page(toy_hall: WebHall) -> None:
    host, (ada, bo) = toy_hall.steward.host, toy_hall.people[:2]
    opened = await host.open("toy", [SeatSpec("Ada", user_id=ada), SeatSpec("Eve")])
    await substitutes.leave(host, opened.match_id, 1)
    page = await toy_hall.of(bo).page("/")
    act = f"/t/{opened.match_id}/act/take-seat"
    (form,) = [form for form in page.all("form") if form.attrs["action"] == act]
    await toy_hall.of(bo).post(act, [(one.attrs["name"], one.attrs["value"]) for one in form.all("input")])
    assert (await host.table(opened.match_id)).seats[1].user_id == bo


async def test_who_plays_at_a_table_is_offered_no_second_seat_there(toy_hall: WebHall) -> None:
    host, (ada, bo) = toy_hall.steward.host, toy_hall.people[:2]
    opened = await host.open("toy", [SeatSpec("Ada", user_id=ada), SeatSpec("Eve")])
    await substitutes.leave(host, opened.match_id, 1)
    for path in ("/", "/seek"):
        act = f"/t/{opened.match_id}/act/take-seat"
        assert act in await toy_hall.of(bo).get(path)
        assert act not in await toy_hall.of(ada).get(path)


async def test_a_league_is_joined_from_the_front_page(toy_hall: WebHall) -> None:
    leagues, (ada, bo) = toy_hall.steward.leagues, toy_hall.people[:2]
    made = await leagues.create("Summer", RULES, ada)
    page = await toy_hall.of(bo).page("/")
    assert "Summer" in rows(page)
    await toy_hall.of(bo).post(f"/leagues/{made}/act/join", [])
    assert (await leagues.shelf.get(made)).book.season.state_of(bo) == "in"
    assert "Summer" not in rows(await toy_hall.of(bo).page("/")), "they have their place"


async def test_nothing_private_is_on_the_front_page(toy_hall: WebHall) -> None:
    steward, (ada, bo, cy, di) = toy_hall.steward, toy_hall.people[:4]
    host = steward.host
    await steward.leagues.create("Invited only", replace(RULES, invited=[ada]), ada)
    await steward.leagues.create("Not yet open", RULES, ada, draft=True)
    seats = [SeatSpec("Ada", user_id=ada), SeatSpec("Bo", user_id=bo)]
    await host.open("toy", seats, customs=Customs(strangers=False))
    server = {"discord": {"server": "1", "channel": "2", "opener": "3"}}
    await host.open("toy", seats, surface=server)
    page = await toy_hall.of(di).page("/")
    assert not any(name in rows(page) for name in ("Invited only", "Not yet open", "Ada"))
    await host.open("toy", seats)
    assert "Ada and Bo" in rows(await toy_hall.of(di).page("/"))
    await _seek(toy_hall, cy)
    assert "Cy is looking" in rows(await toy_hall.of(di).page("/"))
    for who in (bo, cy):
        await host.store.results.hide(who, hidden=True)
    for visitor in (toy_hall.of(di), toy_hall.stranger()):
        shown = rows(await visitor.page("/"))
        assert "Bo" not in shown
        assert "Cy" not in shown
        assert "Cy" not in (await visitor.page("/seek")).words


async def test_people_who_avoid_each_other_do_not_see_each_other_there(toy_hall: WebHall) -> None:
    ada, bo = toy_hall.people[:2]
    await _seek(toy_hall, ada)
    await toy_hall.steward.host.avoided.add(ada, bo, "Bo")
    assert "Ada" not in rows(await toy_hall.of(bo).page("/"))
    assert "Ada" in rows(await toy_hall.of(toy_hall.people[2]).page("/"))


async def test_who_is_signed_out_sees_nobody_whom_someone_else_does_not_see(toy_hall: WebHall) -> None:
    """Else the difference tells people who avoids them: that of the games to watch is there for all."""
    host, (ada, bo, cy) = toy_hall.steward.host, toy_hall.people[:3]
    await _seek(toy_hall, ada)
    opened = await host.open("toy", [SeatSpec("Ada", user_id=ada), SeatSpec("Eve")])
    await substitutes.leave(host, opened.match_id, 1)
    await host.avoided.add(ada, bo, "Bo")
    for path in ("/", "/seek"):
        assert "Ada" in (await toy_hall.of(cy).page(path)).words
        for visitor in (toy_hall.of(bo), toy_hall.stranger()):
            page = await visitor.get(path)
            assert "Ada" not in page
            assert opened.match_id not in page
    shown = (await toy_hall.stranger().page("/seek")).words
    assert "One seat is free. One player is looking. Choose a display name" in shown
    assert "One player is looking for players" in rows(await toy_hall.stranger().page("/"))
    watched = await host.open("toy", [SeatSpec("Ada", user_id=ada), SeatSpec("Cy", user_id=cy)])
    for visitor in (toy_hall.of(bo), toy_hall.stranger()):
        assert watched.match_id in await visitor.get("/")
    await host.avoided.add(bo, cy, "Cy")
    assert watched.match_id not in await toy_hall.of(bo).get("/"), "whom they avoid themselves"


@pytest.mark.parametrize(
    ("locale", "name"), [("en", "The Traders of Genoa"), ("fr", "Les Marchands de Gênes")]
)
async def test_a_game_goes_by_the_name_in_the_language_of_the_reader(
    hall: WebHall, locale: str, name: str
) -> None:
    await hall.gather("Ada", "Bo")
    ada, bo = hall.people
    league = await hall.steward.leagues.create("Summer", Regulations(titles=["genoa"], sizes=[3]), ada)
    await hall.steward.seeking.seek(ada, "Ada", Wish(["genoa"], [3], "day"))
    for path, times in (("/", 2), ("/seek", 1), ("/me", 1), (f"/leagues/{league}", 1)):
        words = (await hall.of(bo).page(path, Accept_Language=locale)).words
        assert words.count(name) >= times, path
        assert "Händler" not in words, path


async def test_where_a_search_led_to_is_told_to_the_seeker_alone(toy_hall: WebHall, clock: FakeClock) -> None:
    ada, bo, cy = toy_hall.people[:3]
    since = int(clock.now())
    await _seek(toy_hall, ada)
    assert '""' in await toy_hall.of(ada).get(f"/seek/table?since={since}")
    await _seek(toy_hall, bo)
    assert "/seat/" in await toy_hall.of(ada).get(f"/seek/table?since={since}")
    for visitor in (toy_hall.of(cy), toy_hall.stranger()):
        assert '""' in await visitor.get(f"/seek/table?since={since}")
    assert '""' in await toy_hall.of(ada).get("/seek/table?since=x")


@pytest.mark.parametrize(("size", "screens"), [(DESK, 1), (PHONE, 2)], ids=["desk", "phone"])
async def test_the_lists_are_in_sight_and_a_waiting_person_is_taken_to_the_table(
    chromium: Browser, house: Host, size: dict[str, int], screens: int
) -> None:
    steward = Steward(house)
    for number, name in enumerate(("Ada", "Bo", "Cy")):
        title = ["oltremare", "genoa", "neptun"][number]
        await steward.seeking.seek(f"page:{name}", name, Wish([title], [3, 4], "day"))
        await house.open(title, [SeatSpec(f"{name} {n}", user_id=f"page:{name}{n}") for n in range(3)])
        await steward.leagues.create(
            f"League of {name}", Regulations(titles=[title], sizes=[3]), f"page:{name}"
        )
    async with browsing(chromium, house) as browse:
        page = await browse("/", viewport=size)
        assert await _bottom(page) <= screens * size["height"]
        assert await page.evaluate(OVERFLOW) <= 0
        await page.goto("/hall/act/seek")
        await page.locator("input[name=your-name]").fill("Zoe")
        await page.locator(".confirm button").click()
        await page.goto("/")
        assert await _bottom(page) <= screens * size["height"]
        (wish,) = [wish for one, wish in await steward.seeking.searches("") if one.name == "Zoe"]
        await steward.seeking.seek("page:Di", "Di", replace(wish, titles=["serenissima"], seats=[2]))
        assert await steward.seeking.match_up()
        await page.wait_for_url("**/t/*/seat/*")


async def _bottom(page: Page) -> float:
    bottom = "document.querySelector('.meeting').getBoundingClientRect().bottom + scrollY"
    return float(await page.evaluate(bottom))


async def _seek(hall: WebHall, who: str) -> None:
    await do_act(hall.of(who), "/seek", "hall-seek", titles=["toy"], table_sizes=["2"], pace="day")
