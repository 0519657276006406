"""Campaigns in the browser: founding, houses and their arms, choices, notes, and who may do what."""

import html

from markdown_it import MarkdownIt

from bot.series.campaign.book import Campaign, Gain
from tests.web.series.hall import WebHall, press

NAME = "<script>alert(1)</script>"


async def book_of(hall: WebHall, campaign: str) -> Campaign:
    return (await hall.steward.campaigns.shelf.get(campaign)).book


async def founded(hall: WebHall, **fields: str | list[str]) -> str:
    """A campaign of Ada's with two houses, each by whoever comes next."""
    chosen: dict[str, str | list[str]] = {"name": "Mare", "size": "2", **fields}
    campaign = await hall.found("/campaigns/new", **chosen)
    for number, who in enumerate(hall.people[:2]):
        await hall.found_house(campaign, who, f"House {number}", "Semper")
    return campaign


async def test_order_effects_and_pace_are_the_campaigns(toy_hall: WebHall) -> None:
    campaign = await toy_hall.found(
        "/campaigns/new",
        name="Mare",
        size="2",
        effect=["purse", "rivalry"],
        pace="week",
        **{"title-1": "toy"},
    )
    book = await book_of(toy_hall, campaign)
    assert (book.titles, book.size, book.effects) == (["toy"], 2, ["purse", "rivalry"])
    assert book.pace == 7 * 86_400


async def test_a_campaign_that_cannot_be_is_refused(toy_hall: WebHall) -> None:
    ada = toy_hall.of(toy_hall.people[0])
    for pairs, said in (
        ([("name", ""), ("size", "2"), ("title-1", "toy")], "Give the campaign a name"),
        ([("name", "Mare"), ("size", "2")], "at least one game"),
        ([("name", "Mare"), ("size", "7"), ("title-1", "toy")], "Toy is played by"),
    ):
        assert said in await ada.post("/campaigns/new", pairs, status=422)
    assert await toy_hall.steward.campaigns.shelf.listed("") == []


async def test_houses_have_names_and_arms_of_their_own(toy_hall: WebHall) -> None:
    ada, bo, cy = toy_hall.people[:3]
    campaign = await toy_hall.found("/campaigns/new", name="Mare", size="3")
    path = f"/campaigns/{campaign}"
    await press(toy_hall.of(ada), path, "house", words="Doria", charge="anchor")
    assert "anchor" not in [
        one.attrs["value"] for one in (await toy_hall.of(bo).page(path)).all("option") if "value" in one.attrs
    ]
    taken = [("do", "house"), ("words", "Grimaldi"), ("charge", "anchor")]
    assert "Another house bears that charge." in await toy_hall.of(bo).post(path, taken, status=409)
    taken[2] = ("charge", "dragon")
    assert "Another house bears that charge." in await toy_hall.of(bo).post(path, taken, status=409)
    same = await press(toy_hall.of(bo), path, "house", words="doria", status=409)
    assert "a name that no other house has" in same.words
    await press(toy_hall.of(bo), path, "house", words="Grimaldi", charge="fish")
    await press(toy_hall.of(cy), path, "house", words="Sánchez")
    book = await book_of(toy_hall, campaign)
    assert [house.arms.charge for house in book.houses[:2]] == ["anchor", "fish"]
    assert len({house.arms.charge for house in book.houses}) == 3
    assert book.state == "playing"


async def test_the_last_house_and_nobody_else_chooses_what_comes_next(toy_hall: WebHall) -> None:
    effects = ["last-chooses-title", "last-chooses-seat"]
    campaign = await founded(toy_hall, effect=effects, **{"title-1": "toy"})
    path = f"/campaigns/{campaign}"

    def played(book: Campaign, _notes: object) -> None:
        book.titles = ["toy", "toy"]
        (game,) = book.games
        game.state, game.places, game.totals = "over", {0: 1, 1: 2}, {0: 9, 1: 4}
        game.gains = {0: [Gain("place", 5)], 1: [Gain("place", 3)]}

    await toy_hall.steward.campaigns.shelf.change(campaign, played)
    await toy_hall.go_round()
    first, last = toy_hall.people[:2]
    choice = [("do", "choose"), ("title", "toy"), ("seat", "2")]
    assert "nothing for you to choose" in await toy_hall.of(first).post(path, choice, status=409)
    assert 'value="choose"' not in await toy_hall.of(first).get(path)
    await press(toy_hall.of(last), path, "choose", title="toy", seat="2")
    running = (await book_of(toy_hall, campaign)).running
    assert running
    assert running.seats[1] == 1


async def test_only_heads_write_and_only_the_founder_gives_up(toy_hall: WebHall) -> None:
    campaign = await founded(toy_hall, **{"title-1": "toy"})
    ada, bo, cy = toy_hall.people[:3]
    path, before = f"/campaigns/{campaign}", await book_of(toy_hall, campaign)
    note = [("do", "note"), ("words", "Hear me")]
    assert "You lead no house" in await toy_hall.of(cy).post(path, note, status=409)
    assert "Only its organisers" in await toy_hall.of(bo).post(path, [("do", "giveup")], status=409)
    await toy_hall.of(ada).post(path, note, status=403, Origin="http://evil.example")
    assert await book_of(toy_hall, campaign) == before
    await press(toy_hall.of(ada), path, "giveup")
    assert [game.state for game in (await book_of(toy_hall, campaign)).games] == ["void", "open"]


async def test_what_people_type_is_words_everywhere(toy_hall: WebHall) -> None:
    campaign = await toy_hall.found("/campaigns/new", name=NAME, size="2", **{"title-1": "toy"})
    ada, bo = toy_hall.people[:2]
    path = f"/campaigns/{campaign}"
    await toy_hall.found_house(campaign, ada, "![x](http://e) [a](b)", "<img src=x onerror=y> *so*")
    await toy_hall.found_house(campaign, bo, "# Doria", "| - > `")
    await press(toy_hall.of(ada), path, "note", words=f"{NAME} [link](javascript:1)")
    for where in (path, "/leagues", f"{path}/chronicle.html"):
        shown = await toy_hall.stranger().get(where)
        assert "<script>alert" not in shown
        assert "<img src=x" not in shown
        assert html.escape(NAME) in shown
    file = await toy_hall.stranger().get(f"{path}/chronicle.md")
    assert "<" not in file
    rendered = MarkdownIt().render(file)
    assert "href=" not in rendered
    assert rendered.count("<img") == rendered.count('<img src="data:image/png;base64,') == 1
    assert rendered.count("<h1>") == 1
    async with toy_hall.stranger().client.get(f"{path}/chronicle.html") as answer:
        assert answer.headers["Content-Disposition"].startswith("attachment")
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]


async def test_a_campaign_that_gathers_gives_its_houses_a_link_to_send(toy_hall: WebHall) -> None:
    ada, bo = toy_hall.people[:2]
    campaign = await toy_hall.found("/campaigns/new", name="Mare", size="2", **{"title-1": "toy"})
    path = f"/campaigns/{campaign}"

    async def offered(who: str) -> list[str]:
        return [one.attrs["value"] for one in (await toy_hall.of(who).page(path)).all("input", readonly=None)]

    assert await offered(ada) == [toy_hall.of(ada).origin + path], "whoever founded it, with a house or not"
    assert await offered(bo) == []
    await toy_hall.found_house(campaign, ada, "Doria", "")
    assert len(await offered(ada)) == 1
    await toy_hall.found_house(campaign, bo, "Grimaldi", "")
    assert await offered(ada) == await offered(bo) == [], "all houses are founded"


async def test_no_house_is_given_up_at_a_single_press(toy_hall: WebHall) -> None:
    campaign = await founded(toy_hall, **{"title-1": "toy"})
    page = await toy_hall.of(toy_hall.people[0]).page(f"/campaigns/{campaign}")
    folded = [button.attrs["value"] for fold in page.all("details") for button in fold.all("button")]
    assert folded == ["leave", "giveup"]
