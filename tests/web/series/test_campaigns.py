"""Campaigns in the browser: founding, houses and their arms, choices, notes, and who may do what."""

import html
from typing import Any

from markdown_it import MarkdownIt

from bot.series.campaign.book import Campaign, Gain
from tests.web.acts import do_act, offers
from tests.web.series.hall import WebHall

HOUSE = "campaign-house"
NAME = "<script>alert(1)</script>"


async def book_of(hall: WebHall, campaign: str) -> Campaign:
    return (await hall.steward.campaigns.shelf.get(campaign)).book


async def founded(hall: WebHall, houses: int = 2, **said: Any) -> str:
    """A campaign of Ada's with so many houses, each by the person who comes next."""
    campaign = await hall.found("hall-found-campaign", name="Mare", houses=houses, **said)
    for number, who in enumerate(hall.people[:houses]):
        await hall.found_house(campaign, who, f"House {number}", "Semper")
    return campaign


async def test_order_effects_and_pace_are_the_campaigns(toy_hall: WebHall) -> None:
    campaign = await toy_hall.found(
        "hall-found-campaign",
        name="Mare",
        houses=2,
        titles=["Toy"],
        effects=["purse", "rivalry"],
        pace="week",
    )
    book = await book_of(toy_hall, campaign)
    assert (book.titles, book.size, book.effects) == (["toy"], 2, ["purse", "rivalry"])
    assert book.pace == "week"


async def test_a_campaign_that_cannot_be_is_refused(toy_hall: WebHall) -> None:
    ada = toy_hall.of(toy_hall.people[0])
    refused: list[tuple[dict[str, Any], str]] = [
        ({"name": "", "houses": 2}, "Please write something."),
        ({"name": "Mare", "houses": 7}, "Please give a number"),
        ({"name": "Mare", "houses": 5, "titles": ["Toy"]}, "Table sizes for Toy"),
    ]
    for wrong, said in refused:
        answer = await do_act(ada, "/hall/act/found-campaign", "hall-found-campaign", status=422, **wrong)
        assert said in answer.words
    assert await toy_hall.steward.campaigns.shelf.entries("") == []


async def test_houses_have_names_and_arms_of_their_own(toy_hall: WebHall) -> None:
    ada, bo, cy = toy_hall.people[:3]
    campaign = await toy_hall.found("hall-found-campaign", name="Mare", houses=3)
    path = f"/campaigns/{campaign}"
    await do_act(toy_hall.of(ada), path, HOUSE, house_name="Doria", charge="anchor")
    page = await toy_hall.of(bo).page(path)
    assert "anchor" not in [one.attrs["value"] for one in page.all("input", type="radio")]
    for charge in ("anchor", "dragon"):
        said = {"house_name": "Grimaldi", "charge": charge}
        taken = await do_act(toy_hall.of(bo), path, HOUSE, status=422, **said)
        assert "isn’t one of the options" in taken.words
    same = await do_act(toy_hall.of(bo), path, HOUSE, house_name="doria", status=422)
    assert "a name that no other house has" in same.words
    await do_act(toy_hall.of(bo), path, HOUSE, house_name="Grimaldi", charge="fish")
    await do_act(toy_hall.of(cy), path, HOUSE, house_name="Sánchez")
    book = await book_of(toy_hall, campaign)
    assert [house.arms.charge for house in book.houses[:2]] == ["anchor", "fish"]
    assert len({house.arms.charge for house in book.houses}) == 3
    assert book.state == "playing"


async def test_the_last_house_and_nobody_else_chooses_what_comes_next(toy_hall: WebHall) -> None:
    effects = ["last-chooses-title", "last-chooses-seat"]
    campaign = await founded(toy_hall, effects=effects)
    path = f"/campaigns/{campaign}"

    def played(book: Campaign, _notes: object) -> None:
        book.titles = ["toy", "toy"]
        (game,) = book.games
        game.state, game.places, game.totals = "over", {0: 1, 1: 2}, {0: 9, 1: 4}
        game.gains = {0: [Gain("place", 5)], 1: [Gain("place", 3)]}

    await toy_hall.steward.campaigns.shelf.change(campaign, played)
    await toy_hall.go_round()
    first, last = toy_hall.people[:2]
    assert not offers(await toy_hall.of(first).page(path), "campaign-choose-title")
    said = await toy_hall.of(first).post(f"{path}/act/choose-title", [("q-0", "toy")], status=403)
    assert "You can’t do that right now" in said
    await do_act(toy_hall.of(last), path, "campaign-choose-title", title="toy")
    await do_act(toy_hall.of(last), path, "campaign-choose-seat", seat="2")
    running = (await book_of(toy_hall, campaign)).running_game
    assert running
    assert running.seats[1] == 1


async def test_only_heads_write_and_only_the_founder_gives_up(toy_hall: WebHall) -> None:
    campaign = await founded(toy_hall)
    ada, bo, cy = toy_hall.people[:3]
    path, before = f"/campaigns/{campaign}", await book_of(toy_hall, campaign)
    note = [("q-0", "Hear me")]
    assert "You can’t do that right now" in await toy_hall.of(cy).post(f"{path}/act/note", note, status=403)
    assert "You can’t do that right now" in await toy_hall.of(bo).post(f"{path}/act/give-up", [], status=403)
    evil = "http://evil.example"
    await toy_hall.of(ada).post(f"{path}/act/note", note, status=403, Origin=evil)
    assert await book_of(toy_hall, campaign) == before
    await do_act(toy_hall.of(ada), path, "campaign-give-up")
    assert [game.state for game in (await book_of(toy_hall, campaign)).games] == ["void", "open"]


async def test_what_people_type_is_words_everywhere(toy_hall: WebHall) -> None:
    campaign = await toy_hall.found("hall-found-campaign", name=NAME, houses=2)
    ada, bo = toy_hall.people[:2]
    path = f"/campaigns/{campaign}"
    await toy_hall.found_house(campaign, ada, "![x](http://e) [a](b)", "<img src=x onerror=y> *so*")
    await toy_hall.found_house(campaign, bo, "# Doria", "| - > `")
    await do_act(toy_hall.of(ada), path, "campaign-note", note=f"{NAME} [link](javascript:1)")
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
    campaign = await toy_hall.found("hall-found-campaign", name="Mare", houses=2)
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
    campaign = await founded(toy_hall)
    page = await toy_hall.of(toy_hall.people[0]).page(f"/campaigns/{campaign}")
    folded = [fold.attrs["id"] for fold in page.all("details") if "act-" in fold.attrs.get("id", "")]
    assert {"act-campaign-leave", "act-campaign-give-up"} <= set(folded)
