"""What a league keeps and notices: every season, tables given up, seats left, names in its own language."""

from dataclasses import replace

import pytest

from bot.clock import FakeClock
from bot.host import privacy
from bot.host.host import Host
from bot.series.errors import NotPossible
from bot.series.league.book import Regulations
from bot.series.league.decisions import organiser_names, with_organiser
from bot.series.league.regulations import chosen_variants, variants, with_variants
from bot.series.league.regulations_text import regulations_in_words
from bot.series.league.standings import standings
from bot.series.people.profile import profile_of
from bot.series.steward import Steward
from bot.store import Store
from bot.table import substitutes
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from render.words import Words
from tests.kit_league import DAY
from tests.league.people import game, person, play_out

SHORT = Regulations(
    ["toy"], [2], rounds=1, options={"toy": {"cards": "3"}}, pace=None, signup=DAY, rest=2 * DAY
)


async def league(
    steward: Steward, regulations: Regulations = SHORT, people: int = 2, locale: str = "en"
) -> str:
    made = await steward.leagues.create("Lido", regulations, "doge", locale=locale)
    for i in range(people):
        await steward.leagues.members.join(made, f"p{i}", f"Player {i}")
    return made


async def season(steward: Steward, clock: FakeClock, made: str) -> None:
    """The season that is open is played to its end."""
    clock.pass_time(2 * DAY)
    await steward.once()
    for table in (await steward.leagues.shelf.get(made)).book.season.tables:
        await play_out(steward.host, table.match_id)
    await steward.once()


async def test_every_season_is_kept_whole(steward: Steward, clock: FakeClock) -> None:
    made = await league(steward)
    for number in (1, 2, 3):
        await season(steward, clock, made)
        clock.pass_time(2 * DAY)
        await steward.once()
        book = (await steward.leagues.shelf.get(made)).book
        assert (book.season.number, book.season.state) == (number + 1, "signup")
    for number in (1, 2, 3):
        kept = await steward.leagues.season(made, number)
        assert (kept.number, kept.state) == (number, "closed")
        assert [table.state for table in kept.tables] == ["over"]
    assert [final.number for final in book.past] == [1, 2, 3]
    assert await steward.leagues.shelf.entries() == [await steward.leagues.shelf.get(made)]
    for number in (0, 9):
        with pytest.raises(NotPossible):
            await steward.leagues.season(made, number)


async def test_an_early_season_forgets_a_name_too(steward: Steward, clock: FakeClock) -> None:
    made = await league(steward, locale="fr")
    for _ in range(2):
        await season(steward, clock, made)
        clock.pass_time(2 * DAY)
        await steward.once()
    await privacy.forget(steward.host, "p0")
    first = await steward.leagues.season(made, 1)
    book = (await steward.leagues.shelf.get(made)).book
    assert "Quelqu’un" in [one.name for one in first.members]
    assert "Quelqu’un" in [name for _, name, _ in book.past[0].divisions[0]]
    for kept in (first, book, await steward.leagues.shelf.log(made)):
        assert "Player 0" not in str(kept)
        assert "'p0'" not in str(kept)


@pytest.mark.parametrize("name", ["in", "house", "over", "toy", "signup", "league-log-joined"])
async def test_a_name_may_be_any_word_of_the_book(steward: Steward, name: str) -> None:
    made = await steward.leagues.create("Lido", SHORT, "doge")
    await steward.leagues.members.join(made, "ada", name)
    await steward.leagues.members.join(made, "bo", "Bo")
    before = (await steward.leagues.shelf.get(made)).book
    await privacy.forget(steward.host, "ada")
    after = (await steward.leagues.shelf.get(made)).book
    assert after.regulations == before.regulations
    assert [(one.name, one.state) for one in after.season.members] == [("Someone", "in"), ("Bo", "in")]
    log = [said for _, said in await steward.leagues.shelf.log(made)]
    assert [said.key for said in log] == ["league-opened", "league-log-joined", "league-log-joined"]
    assert log[1].args["who"] == "Someone"


@pytest.mark.parametrize("way", ["host", "people"])
async def test_a_table_given_up_is_noticed_at_once(steward: Steward, clock: FakeClock, way: str) -> None:
    made = await league(steward)
    clock.pass_time(2 * DAY)
    await steward.once()
    (table,) = (await steward.leagues.shelf.get(made)).book.season.tables
    if way == "host":
        await steward.host.abandon(table.match_id)
    else:
        for seat in (0, 1):
            await substitutes.leave(steward.host, table.match_id, seat)
        await substitutes.give_up(steward.host, table.match_id)
    await steward.once()
    book = (await steward.leagues.shelf.get(made)).book
    assert [table.state for table in book.season.tables] == ["void"]
    assert book.season.state == "closed"
    told = [said.key for _, said in await steward.leagues.shelf.log(made)]
    assert told.count("league-voided") == 1


async def test_a_campaign_notices_a_game_given_up_at_once(steward: Steward) -> None:
    made = await steward.campaigns.create("Mare", "p0", 2, titles=["toy", "toy"])
    for i in range(2):
        await steward.campaigns.found_house(made, f"p{i}", f"House {i}")
    (first,) = (await steward.campaigns.shelf.get(made)).book.games
    await steward.host.abandon(first.match_id)
    await steward.once()
    book = (await steward.campaigns.shelf.get(made)).book
    assert [one.state for one in book.games] == ["void", "open"]


async def test_seats_left_are_counted_however_they_are_left(
    steward: Steward, store: Store, clock: FakeClock
) -> None:
    async def left() -> int:
        return (await profile_of(store, "p0", "p0")).seats_left

    host = steward.host
    opened = await host.open("toy", [SeatSpec("P", user_id="p0"), person("Bo")])
    await substitutes.reseat(host, opened.match_id, 0, SeatSpec(kind="house"))
    assert await left() == 1, "the house plays on, as after /game leave"
    second = await host.open("toy", [SeatSpec("P", user_id="p0"), person("Bo")])
    await substitutes.leave(host, second.match_id, 0)
    assert await left() == 2, "the seat is offered to a substitute"
    await substitutes.give_back(host, second.match_id, 0)
    assert await left() == 1, "whoever comes back has not left"
    made = await league(steward)
    await steward.leagues.members.join(made, "sub", "Sub", substitute=True)
    clock.pass_time(2 * DAY)
    await steward.once()
    await steward.leagues.members.withdraw(made, "p0")
    assert await left() == 2, "a substitute of the league took it"


async def test_rules_change_before_a_season_is_played_and_after(steward: Steward, clock: FakeClock) -> None:
    made = await steward.leagues.create("Lido", SHORT, "doge", draft=True)
    clock.pass_time(30 * DAY)
    await steward.once()
    with pytest.raises(NotPossible, match="not-open-yet"):
        await steward.leagues.members.join(made, "p0", "P")
    with pytest.raises(NotPossible, match="not-organiser"):
        await steward.leagues.change_regulations(
            made, "p0", lambda regulations: replace(regulations, rounds=9)
        )
    await steward.leagues.change_regulations(made, "doge", lambda regulations: replace(regulations, moving=2))
    await steward.leagues.open_signup(made, "doge")
    for i in range(2):
        await steward.leagues.members.join(made, f"p{i}", f"Player {i}")
    await steward.leagues.directing.begin(made, "doge")
    with pytest.raises(NotPossible, match="settled"):
        await steward.leagues.change_regulations(
            made, "doge", lambda regulations: replace(regulations, rounds=9)
        )
    await season(steward, clock, made)
    book = await steward.leagues.change_regulations(
        made, "doge", lambda regulations: replace(regulations, rounds=2)
    )
    assert (book.season.state, book.regulations.rounds, book.regulations.moving) == ("closed", 2, 2)


async def test_a_substitute_is_nobody_who_only_helped_at_one_table(
    steward: Steward, clock: FakeClock
) -> None:
    made = await league(steward, replace(SHORT, sizes=[3, 2]), people=3)
    clock.pass_time(2 * DAY)
    await steward.once()
    (table,) = (await steward.leagues.shelf.get(made)).book.season.tables
    await steward.leagues.organising.forfeit_seat(made, "doge", table.match_id, "p0")
    await steward.leagues.members.take_seat(made, table.match_id, "zoe", "Zoe")
    await steward.leagues.members.withdraw(made, "p1")
    season = (await steward.leagues.shelf.get(made)).book.season
    assert season.state_of("zoe") == "guest"
    played = season.table(table.match_id)
    assert played is not None
    assert played.lost == ["p1"]


async def test_a_bye_given_by_an_organiser_counts_like_any_other(steward: Steward, clock: FakeClock) -> None:
    made = await league(steward, replace(SHORT, rounds=2, sizes=[2]), people=5)
    clock.pass_time(2 * DAY)
    await steward.once()
    await steward.leagues.organising.give_bye(made, "doge", "p0")
    with pytest.raises(NotPossible, match="no-bye"):
        await steward.leagues.organising.give_bye(made, "doge", "p0")
    book = (await steward.leagues.shelf.get(made)).book
    for table in book.season.tables:
        await play_out(steward.host, table.match_id)
    await steward.once()
    season = (await steward.leagues.shelf.get(made)).book.season
    assert (2, "p0") in season.byes
    assert not any("p0" in table.seats for table in season.tables if table.round == 2)
    with pytest.raises(NotPossible, match="no-bye"):
        await steward.leagues.organising.give_bye(made, "doge", "p1")


async def test_no_english_name_for_the_forgotten_in_results(steward: Steward, host: Host) -> None:
    await game(steward, "Ada", "Bo")
    await privacy.forget(host, "ada")
    (result,) = await host.store.results.all()
    assert sorted(seat.name for seat in result.seats) == ["", "Bo"]


async def test_a_season_is_shown_by_the_rules_it_was_played_by(steward: Steward, clock: FakeClock) -> None:
    made = await league(steward, replace(SHORT, divisions=2), people=4)
    await season(steward, clock, made)
    before = (await steward.leagues.shelf.get(made)).book
    played = [standings(before.regulations_of(before.season), before.season, number) for number in (0, 1)]
    book = await steward.leagues.change_regulations(
        made, "doge", lambda regulations: replace(regulations, divisions=1, points=[1, 0], moving=0)
    )
    assert [standings(book.regulations_of(book.season), book.season, number) for number in (0, 1)] == played
    clock.pass_time(2 * DAY)
    await steward.once()
    book = (await steward.leagues.shelf.get(made)).book
    assert sorted(one.user_id for one in book.season.members) == ["p0", "p1", "p2", "p3"]
    assert book.last is not None
    assert book.regulations_of(book.last).divisions == 2


async def test_a_late_table_that_was_just_given_more_time_is_not_void(
    steward: Steward, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await league(steward, replace(SHORT, late="void"))
    clock.pass_time(2 * DAY)
    await steward.once()
    (table,) = (await steward.leagues.shelf.get(made)).book.season.tables
    clock.pass_time(30 * DAY)
    real = steward.host.table

    async def slowly(match_id: str) -> TableState:
        await steward.leagues.organising.extend_table(made, "doge", match_id, 40 * DAY)
        return await real(match_id)

    monkeypatch.setattr(steward.host, "table", slowly)
    await steward.leagues.round_tables.visit(made)
    assert (await real(table.match_id)).state == "live"


async def test_nobody_looks_at_a_draft_again_and_again(steward: Steward, clock: FakeClock) -> None:
    await steward.leagues.create("Lido", SHORT, "doge", draft=True)
    clock.pass_time(DAY)
    assert await steward.host.store.series.due(clock.now()) == []


async def test_variants_are_chosen_told_and_taken_back() -> None:
    regulations = Regulations(["toy"], [2])
    assert [one.key for one in variants(["toy", "chess"])] == ["toy.cards.3", "toy.cards.40"]
    chosen = with_variants(regulations, ["toy.cards.40", "toy.dice.6"])
    assert chosen.options == {"toy": {"cards": "40"}}
    assert [one.key for one in chosen_variants(chosen)] == ["toy.cards.40"]
    assert "Variants: Toy, Yes: Yes." in regulations_in_words(chosen, Words("en"))
    assert with_variants(chosen, []) == regulations


async def test_the_log_names_the_organiser_who_decided(steward: Steward) -> None:
    made = await steward.leagues.create("Lido", SHORT, "doge")
    await steward.leagues.members.join(made, "ada", "Ada")
    await steward.leagues.members.join(made, "bo", "Bo")
    await steward.leagues.organising.appoint_organiser(made, "doge", "ada", "Ada")
    await steward.leagues.organising.appoint_organiser(made, "ada", "bo", "Bo")
    names = await organiser_names(steward.host, (await steward.leagues.shelf.get(made)).book)
    log = await steward.leagues.shelf.log(made)
    lines = [Words("en").say(with_organiser(line, sentence, names)) for line, sentence in log]
    assert lines[1:3] == ["Ada signed up.", "Bo signed up."]
    assert lines[4] == "Bo became an organiser. Decided by Ada."
