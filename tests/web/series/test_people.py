"""Names, personal links and profiles of people in the browser."""

from bot.series.league.book import Regulations
from tests.kit_web import Node
from tests.league.people import play_out
from tests.web.acts import do_act
from tests.web.series.hall import WebHall, press


def personal_link(page: Node) -> str:
    return next(one.attrs["value"] for one in page.all("input", readonly=None) if "#" in one.attrs["value"])


async def test_a_personal_link_takes_name_and_seats_to_another_device(toy_hall: WebHall) -> None:
    ada, bo = toy_hall.people[:2]
    regulations = Regulations(titles=["toy"], sizes=[2], signup=0)
    league = await toy_hall.steward.leagues.create("Lido", regulations, ada)
    for who in (ada, bo):
        await toy_hall.sign_up(league, who)
    await toy_hall.go_round()
    page = await toy_hall.of(ada).page(f"/leagues/{league}")
    (seat,) = [
        one.attrs["href"] for one in page.all("a") if "/seat/" in one.attrs["href"] and one.is_a("main")
    ]
    phone = toy_hall.stranger()
    await phone.get(seat, status=403)
    key = personal_link(await toy_hall.of(ada).page("/profile"))
    await press(phone, "/profile", "be", key=key)
    assert "You’re playing as Ada in division 1." in (await phone.page(f"/leagues/{league}")).words
    assert "Ada" in await phone.get(seat)
    await toy_hall.of(bo).get(seat, status=403)


async def test_a_link_that_is_nobodys_changes_nothing(toy_hall: WebHall) -> None:
    ada = toy_hall.of(toy_hall.people[0])
    said = await press(ada, "/profile", "be", key="x" * 24, status=422)
    assert "That link belongs to no one." in said.words
    assert (await ada.page("/me")).all("input", name="q-0")[0].attrs["value"] == "Ada"


async def test_a_name_is_asked_for_once(toy_hall: WebHall) -> None:
    newcomer = toy_hall.stranger()
    path = "/seek"
    said = await do_act(newcomer, path, "hall-seek", status=422)
    assert "Choose a display name first." in said.words
    await do_act(newcomer, path, "hall-seek", your_name="  Eve \u202e\n ")
    page = await newcomer.page(path)
    assert not page.all("input", name="your-name")
    assert "Eve would like to play Toy" in page.words


async def test_a_hidden_profile_is_its_owners_alone(toy_hall: WebHall) -> None:
    ada, bo = toy_hall.people[:2]
    regulations = Regulations(titles=["toy"], sizes=[2], rounds=5, signup=0)
    league = await toy_hall.steward.leagues.create("Lido", regulations, ada)
    for who in (ada, bo):
        await toy_hall.sign_up(league, who)
    for _ in range(5):
        await toy_hall.go_round()
        for table in (await toy_hall.steward.leagues.shelf.get(league)).book.season.tables:
            await play_out(toy_hall.steward.host, table.match_id)
    await toy_hall.go_round()
    theirs = toy_hall.of(bo)
    assert "5 games" in (await theirs.page(f"/people/{ada}")).words
    async with theirs.client.get(f"/people/{ada}/rating.png") as plot:
        assert plot.status == 200
    assert len([row for row in (await theirs.page("/ratings")).all("tr") if row.all("td")]) == 2
    await do_act(toy_hall.of(ada), "/me", "person-hide", hidden="yes")
    assert "profile is private" in await theirs.get(f"/people/{ada}", status=404)
    await theirs.get(f"/people/{ada}/rating.png", status=404)
    assert "Ada" not in await theirs.get("/ratings")
    assert f"/people/{ada}".replace(":", "%3A") not in await theirs.get(f"/leagues/{league}")
    assert "Only you can see your profile." in (await toy_hall.of(ada).page(f"/people/{ada}")).words
    await do_act(toy_hall.of(ada), "/me", "person-hide", hidden="no")
    assert "Ada" in await theirs.get("/ratings")


async def test_nobody_is_changed_from_another_site(toy_hall: WebHall) -> None:
    ada = toy_hall.of(toy_hall.people[0])
    await ada.post("/me/act/settings", [("q-0", "Eve")], status=403, Origin="http://evil.example")
    assert (await ada.page("/me")).all("input", name="q-0")[0].attrs["value"] == "Ada"


async def test_whoever_only_sits_at_a_table_takes_that_seat_along(toy_hall: WebHall) -> None:
    desk, phone = toy_hall.stranger(), toy_hall.stranger()
    opened = await desk.opens()
    seat = await desk.sit(opened, 1)
    page = await desk.page("/profile")
    await press(phone, "/profile", "be", key=personal_link(page))
    assert "Bo" in await phone.get(seat)
