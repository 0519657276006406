"""Someone who asks to be forgotten is gone from every list, and the games of others stay whole."""

from bot.clock import FakeClock
from bot.host import privacy
from bot.series import personal_data
from bot.series.league.book import Regulations
from bot.series.seeking import Wish
from bot.series.steward import Steward
from bot.store import Store
from tests.league.people import game


async def test_a_forgotten_person_leaves_a_pseudonym_behind(steward: Steward, store: Store) -> None:
    await game(steward, "Ada", "Bo")
    made = await steward.leagues.create("Lido", Regulations(["toy"], [2]), "ada")
    await steward.leagues.members.join(made, "ada", "Ada")
    assert (await privacy.export(steward.host, "ada"))["results"][0]["title"] == "toy"
    bo = await store.results.ratings_of("bo")
    await privacy.forget(steward.host, "ada")
    assert await store.results.of_person("ada") == []
    assert await store.results.ratings_of("ada") == []
    assert await store.results.ratings_of("bo") == bo
    book = (await steward.leagues.shelf.get(made)).book
    assert book.season.members[0].name == "Someone"
    assert "ada" not in str(book)
    assert "Ada" not in str(await steward.leagues.shelf.log(made))


async def test_somebody_is_handed_what_leagues_and_campaigns_keep_of_them(steward: Steward) -> None:
    league = await steward.leagues.create("Lido", Regulations(["toy"], [2], rounds=1, signup=0), "ada")
    for who in ("ada", "bo"):
        await steward.leagues.members.join(league, who, who.title())
    await steward.once()
    (table,) = (await steward.leagues.shelf.get(league)).book.season.tables
    campaign = await steward.campaigns.create("Mare", "bo", 3, titles=["toy"])
    await steward.campaigns.found_house(campaign, "ada", "Doria", "Semper")
    await steward.seeking.seek("ada", "Ada", Wish(["toy"], [4]))
    found = await personal_data.export_person(steward.host, "ada")
    series = {one["id"]: one for one in found["series"]}
    lido, mare = series[league], series[campaign]
    assert (lido["organiser"], lido["member"]["state"]) == (True, "in")
    assert [one["match"] for one in lido["tables"]] == [table.match_id]
    assert [one["said"] for one in lido["done"]] == ["Ada signed up."]
    assert (mare["founder"], mare["houses"][0]["motto"]) == (False, "Semper")
    assert [one["wish"]["seats"] for one in found["wishes"]] == [[4]]
    assert table.seed not in str(found), "nor anything that nobody may know"
    assert (await personal_data.export_person(steward.host, "cy"))["series"] == []


async def test_results_and_ratings_outlive_their_matches(steward: Steward, store: Store) -> None:
    await game(steward, "Ada", "Bo")
    before = await store.results.ratings("", "")
    assert await store.care.forget_matches(steward.host.clock.now() + 1) == 1
    assert await store.results.ratings("", "") == before


async def test_whoever_left_before_the_first_round_is_forgotten_too(steward: Steward) -> None:
    made = await steward.leagues.create("Lido", Regulations(["toy"], [2]), "doge")
    await steward.leagues.members.join(made, "ada", "Ada")
    await steward.leagues.members.withdraw(made, "ada")
    await privacy.forget(steward.host, "ada")
    log = await steward.leagues.shelf.log(made)
    assert [said.args.get("who") for _, said in log] == [None, "Someone", "Someone"]
    assert "ada" not in str(log).lower()


async def test_nobody_is_paired_with_somebody_who_is_forgotten(steward: Steward) -> None:
    made = await steward.leagues.create("Lido", Regulations(["toy"], [2], rounds=2, signup=1.0), "doge")
    for who in ("ada", "bo", "cy"):
        await steward.leagues.members.join(made, who, who.title())
    await personal_data.forget_person(steward, "ada")
    book = (await steward.leagues.shelf.get(made)).book
    assert [one.user_id for one in book.season.members] == ["bo", "cy"]


async def test_a_substitute_sits_down_for_somebody_who_is_forgotten(
    steward: Steward, clock: FakeClock
) -> None:
    made = await steward.leagues.create("Lido", Regulations(["toy"], [2], rounds=1, signup=1.0), "doge")
    for who in ("ada", "bo"):
        await steward.leagues.members.join(made, who, who.title())
    await steward.leagues.members.join(made, "cy", "Cy", substitute=True)
    clock.pass_time(2)
    await steward.once()
    (table,) = (await steward.leagues.shelf.get(made)).book.season.tables
    await personal_data.forget_person(steward, "ada")
    look = await steward.host.table(table.match_id)
    assert sorted(str(seat.user_id) for seat in look.seats) == ["bo", "cy"]
    told = str(await steward.leagues.shelf.log(made))
    assert "league-withdrew" in told
    assert "ada" not in told.lower()
