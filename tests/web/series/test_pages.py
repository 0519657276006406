"""The pages of ratings, people, leagues and campaigns."""

import csv
import io
import json
from collections.abc import Callable

from bot.host.host import Host
from bot.series.league.book import Regulations
from bot.series.steward import Steward
from tests.league.people import game, play_out
from tests.web.acts import do_act, form_of, offers
from tests.web.conftest import Visitor


async def _season(host: Host) -> tuple[Steward, str]:
    steward = Steward(host)
    terms = Regulations(
        titles=["toy"],
        sizes=[3],
        rounds=2,
        pace=None,
        signup=0,
        rest=10,
        seasons=1,
        options={"toy": {"cards": "3"}},
    )
    made = await steward.leagues.create("Lido <b>", terms, "doge")
    for name in ("Ada", "Bo", "=Cy"):
        await steward.leagues.members.join(made, name.lower(), name)
    for _ in range(3):
        await steward.once()
        for table in (await steward.leagues.shelf.get(made)).book.season.tables:
            await play_out(host, table.match_id)
    return steward, made


async def test_a_league_on_its_page_as_picture_and_as_files(host: Host, visitor: Visitor) -> None:
    steward, made = await _season(host)
    assert (await steward.leagues.shelf.get(made)).book.ended
    assert f"/leagues/{made}" in await visitor.get("/leagues")
    shown = await visitor.page(f"/leagues/{made}")
    rows = [row for row in shown.all("tr") if row.all("td")]
    assert len(rows) == 3
    assert "Most points." in rows[0].words
    assert "Lido <b>" in shown.words
    french = await visitor.get(f"/leagues/{made}", Accept_Language="fr")
    assert "Le plus de points." in french
    table = list(csv.DictReader(io.StringIO(await visitor.get(f"/leagues/{made}/results.csv"))))
    assert len(table) == 6
    assert "'=Cy" in {row["name"] for row in table}
    data = json.loads(await visitor.get(f"/leagues/{made}/results.json"))
    ranks = [row["rank"] for row in data["standings"][0]]
    assert ranks[0] == 1
    assert ranks == sorted(ranks)
    await _picture(visitor, f"/leagues/{made}/division-1.png")
    await visitor.get(f"/leagues/{made}/division-2.png", status=404)
    await visitor.get("/leagues/nonesuch", status=404)


async def test_a_campaign_on_its_page_with_its_chronicle_to_keep(host: Host, visitor: Visitor) -> None:
    steward = Steward(host)
    made = await steward.campaigns.create("Mare", "ada", 2, titles=["toy"], options={"toy": {"cards": "3"}})
    for name in ("Ada", "Bo"):
        await steward.campaigns.found_house(made, name.lower(), name, "Semper")
    (game_one,) = (await steward.campaigns.shelf.get(made)).book.games
    await steward.campaigns.write_note(made, "ada", "We set sail <script>.")
    await play_out(host, game_one.match_id)
    await steward.once()
    shown = await visitor.page(f"/campaigns/{made}")
    assert "I. Toy" in shown.words
    assert "We set sail <script>." in shown.words
    file = await visitor.get(f"/campaigns/{made}/chronicle.html")
    assert "data:image/png;base64," in file
    assert "<script>" not in file
    assert "## I. Toy" in await visitor.get(f"/campaigns/{made}/chronicle.md")
    for kind in ("map", "houses"):
        await _picture(visitor, f"/campaigns/{made}/{kind}.png")


async def test_a_person_can_be_avoided_on_their_page_and_taken_off_the_list_under_me(
    host: Host, visitor: Visitor
) -> None:
    await game(Steward(host), "Ada", "Bo")
    assert not offers(await visitor.page("/people/bo"), "person-avoid"), "not by nobody"
    await do_act(visitor, "/me", "person-settings", own_name="Vera")
    form = form_of(await visitor.page("/people/bo"), "person-avoid")
    pressed = [(one.attrs["name"], one.attrs["value"]) for one in form.all("input", type="hidden")]
    assert "You’re avoiding Bo from now on." in await visitor.post(form.attrs["action"], pressed)
    assert not offers(await visitor.page("/people/bo"), "person-avoid"), "already"
    assert "Bo" in form_of(await visitor.page("/me"), "person-stop-avoiding").words
    await do_act(visitor, "/me", "person-stop-avoiding", no_longer_avoided="bo")
    assert not offers(await visitor.page("/me"), "person-stop-avoiding")


async def test_ratings_and_people(host: Host, visitor: Visitor, arrive: Callable[[], Visitor]) -> None:
    steward = Steward(host)
    assert "No one has 5 rated games here yet." in await visitor.get("/ratings")
    for _ in range(5):
        await game(steward, "Ada", "Bo")
    shown = await visitor.page("/ratings?title=toy")
    assert len([row for row in shown.all("tr") if row.all("td")]) == 2
    await _picture(visitor, "/ratings.png")
    person = await visitor.get("/people/ada")
    assert "5 games" in person
    assert "Bo ×5" in person
    await _picture(visitor, "/people/ada/rating.png")
    await visitor.get("/people/nobody/rating.png", status=404)
    assert "There’s no player at that address." in await visitor.get("/people/nobody", status=404)
    await visitor.get("/ratings?title=chess", status=404)
    await host.store.results.hide("ada", True)
    assert "profile is private" in await visitor.get("/people/ada", status=404)
    assert "Ada" not in await visitor.get("/ratings")


async def _picture(visitor: Visitor, path: str) -> None:
    async with visitor.client.get(path) as response:
        assert response.status == 200
        assert (await response.read()).startswith(b"\x89PNG")
