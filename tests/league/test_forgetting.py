"""Somebody who asks to be forgotten is gone from every list, and the games of others stay whole."""

from bot import privacy
from bot.league.book import Rules
from bot.league.steward import Steward
from bot.store import Store
from tests.league.people import game


async def test_a_forgotten_person_leaves_a_pseudonym_behind(steward: Steward, store: Store) -> None:
    await game(steward, "Ada", "Bo")
    made = await steward.leagues.create("Lido", Rules(["toy"], [2]), "ada")
    await steward.leagues.join(made, "ada", "Ada")
    assert (await privacy.export(steward.host, "ada"))["results"][0]["title"] == "toy"
    bo = await store.results.ratings_of("bo")
    await privacy.forget(steward.host, "ada")
    assert await store.results.of_person("ada") == []
    assert await store.results.ratings_of("ada") == []
    assert await store.results.ratings_of("bo") == bo
    book = (await steward.leagues.shelf.get(made)).book
    assert book.season.members[0].name == "Somebody"
    assert "ada" not in str(book)
    assert "Ada" not in str(await steward.leagues.shelf.log(made))


async def test_results_and_ratings_outlive_their_matches(steward: Steward, store: Store) -> None:
    await game(steward, "Ada", "Bo")
    before = await store.results.ratings("", "")
    assert await store.care.forget_matches(steward.host.clock.now() + 1) == 1
    assert await store.results.ratings("", "") == before


async def test_whoever_left_before_the_first_round_is_forgotten_too(steward: Steward) -> None:
    made = await steward.leagues.create("Lido", Rules(["toy"], [2]), "doge")
    await steward.leagues.join(made, "ada", "Ada")
    await steward.leagues.withdraw(made, "ada")
    await privacy.forget(steward.host, "ada")
    log = await steward.leagues.shelf.log(made)
    assert [said.args.get("who") for _, said in log] == [None, "Somebody", "Somebody"]
    assert "ada" not in str(log).lower()
