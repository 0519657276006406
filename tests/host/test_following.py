"""Following a game without a seat: its rounds or its end are told, to those who asked for it."""

from bot.host import following, privacy
from bot.host.host import Host, SeatSpec
from bot.series.steward import Steward
from bot.store import Store
from bot.store.notes import NoteKind
from bot.table import votes
from bot.table.letters import GameFollowed, decode
from tests.host.people import ADA, BO

EVE, DEE = "discord:7", "web:dee"


async def told(store: Store, prefix: str) -> list[tuple[str, object]]:
    """The letters that wait there."""
    rows = await store.outbox.due(prefix, 1e12, 50)
    return [(row.destination, decode(row.payload, row.destination)) for row in rows]


async def opened(host: Host) -> str:
    return (await host.open("toy", [ADA, BO], {"cards": "3"})).match_id


async def end(host: Host, match_id: str) -> None:
    await votes.ask_end(host, match_id, 0, "score")
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)


async def test_the_end_is_told_once_to_everyone_who_follows(host: Host, store: Store) -> None:
    steward, match_id = Steward(host), await opened(host)
    other = await opened(host)
    await following.follow(host, await host.table(match_id), EVE, "end")
    await following.follow(host, await host.table(match_id), DEE, "rounds")
    await end(host, other)
    await steward.once()
    assert not await told(store, "discord/followed") + await told(store, "web/followed")
    await end(host, match_id)
    await steward.once()
    letter = GameFollowed(match_id, over=True)
    assert await told(store, "discord/followed") == [(f"discord/followed/{EVE}", letter)]
    assert await told(store, "web/followed") == [(f"web/followed/{DEE}", letter)]
    assert await following.followed_by(host, DEE) == [], "there is nothing more to hear of it"


async def test_rounds_are_told_to_those_who_asked_for_them(host: Host, store: Store) -> None:
    steward, match_id = Steward(host), await opened(host)
    table = await host.table(match_id)
    await following.follow(host, table, EVE, "end")
    await following.follow(host, table, DEE, "rounds")
    await host.submit(match_id, 0, 5)
    await host.submit(match_id, 1, 1)
    await steward.once()
    assert await told(store, "discord/followed") == []
    assert await told(store, "web/followed") == [(f"web/followed/{DEE}", GameFollowed(match_id, over=False))]


async def test_who_stops_following_or_is_forgotten_hears_nothing(host: Host, store: Store) -> None:
    steward, match_id = Steward(host), await opened(host)
    for person in (EVE, DEE):
        await following.follow(host, await host.table(match_id), person, "rounds")
    assert (await privacy.export(host, DEE))["follows"] == {match_id: "rounds"}
    await following.stop_following(host, match_id, EVE)
    await privacy.forget(host, DEE)
    assert await store.notes.of_match(NoteKind.FOLLOWED, match_id) == {}
    await end(host, match_id)
    await steward.once()
    assert not await told(store, "discord/followed") + await told(store, "web/followed")


async def test_what_followers_are_told_names_the_game_and_who_won(host: Host) -> None:
    match_id = (await host.open("toy", [ADA, SeatSpec("Bo")], {"cards": "3"})).match_id
    words = (await host.table(match_id)).words("en")
    letter = GameFollowed(match_id, over=False)
    assert following.news_of(await host.table(match_id), letter, words) == "Toy: a round is over."
    await end(host, match_id)
    sentence = following.news_of(await host.table(match_id), GameFollowed(match_id, over=True), words)
    assert sentence.startswith("Toy is over. First place: ")
