"""What organisers decide for a whole league: begin now, change dates and rules, name, message, end."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.clock import FakeClock
from bot.host import privacy
from bot.series import personal_data
from bot.series.errors import NotPossible
from bot.series.league.book import League, Regulations
from bot.series.league.decisions import organiser_names, with_organiser
from bot.series.league.directing import MOST_MESSAGES
from bot.series.league.standings import standings
from bot.series.steward import Steward
from bot.table.letters import Announcement, DueLetter, SeriesMessage
from bot.table.settings import Settings
from render.words import Words
from tests.kit_league import DAY, open_tables
from tests.league.people import play_out

pytestmark = pytest.mark.usefixtures("quick")
HOUR = 3600.0
ORGANISER = "test:doge"


def regulations(**changes: Any) -> Regulations:
    base: dict[str, Any] = {"titles": ["toy"], "sizes": [3], "pace": None, "options": {"toy": {"cards": "3"}}}
    return Regulations(**{**base, **changes})


def people(count: int) -> list[str]:
    return [f"test:p{number}" for number in range(count)]


async def signed_up(steward: Steward, count: int, terms: Regulations) -> str:
    """A league in its sign-up; its organiser has a name."""
    await steward.host.people.save_settings(ORGANISER, Settings(name="Dandolo"))
    league = await steward.leagues.create("Lido", terms, ORGANISER, server="venice", place="test/lido")
    for who in people(count):
        await steward.leagues.members.join(league, who, who.removeprefix("test:"))
    await letters(steward)
    return league


async def book_of(steward: Steward, league: str) -> League:
    return (await steward.leagues.shelf.get(league)).book


async def letters(steward: Steward) -> list[DueLetter]:
    """What is delivered now."""
    taken: list[DueLetter] = []

    async def take(letter: DueLetter) -> None:
        taken.append(letter)

    await steward.host.outbox.drain("test/", take)
    return taken


def reached(delivered: list[DueLetter]) -> list[str]:
    """Who got a message of the league."""
    return sorted(due.address for due in delivered if isinstance(due.letter, SeriesMessage))


def announced(delivered: list[DueLetter]) -> list[str]:
    return [due.letter.said.key for due in delivered if isinstance(due.letter, Announcement)]


async def log_of(steward: Steward, league: str) -> list[str]:
    """The log in English, with the organiser who decided."""
    names = await organiser_names(steward.host, await book_of(steward, league))
    log = await steward.leagues.shelf.log(league)
    return [Words("en").say(with_organiser(line, sentence, names)) for line, sentence in log]


async def play_round(steward: Steward, league: str) -> None:
    for table in open_tables(await book_of(steward, league)):
        await play_out(steward.host, table.match_id)
    await steward.once()


# --- beginning and changing -------------------------------------------------------------------------------


async def test_a_season_begins_when_its_organiser_says_so_and_enough_are_in(steward: Steward) -> None:
    league = await signed_up(steward, 2, regulations())
    with pytest.raises(NotPossible, match="league-too-few-now"):
        await steward.leagues.directing.begin(league, ORGANISER)
    await steward.leagues.members.join(league, "test:p2", "p2")
    with pytest.raises(NotPossible, match="league-not-organiser"):
        await steward.leagues.directing.begin(league, "test:p0")
    await steward.leagues.directing.begin(league, ORGANISER)
    book = await book_of(steward, league)
    assert (book.season.state, len(open_tables(book))) == ("playing", 1)
    assert "Sign-up was closed and the first round started. Decided by Dandolo." in await log_of(
        steward, league
    )
    with pytest.raises(NotPossible, match="league-no-signup"):
        await steward.leagues.directing.begin(league, ORGANISER)


async def test_the_rounds_of_a_cup_that_begins_early_end_earlier(steward: Steward, clock: FakeClock) -> None:
    league = await signed_up(steward, 4, regulations(sizes=[2], format="swiss", rounds=2, length=10 * DAY))
    await steward.leagues.directing.begin(league, ORGANISER)
    ends = (await book_of(steward, league)).season.round_ends
    assert ends == [clock.now() + 5 * DAY, clock.now() + 10 * DAY]


async def test_rules_change_until_the_first_round_and_everyone_who_signed_up_hears_of_it(
    steward: Steward,
) -> None:
    league = await signed_up(steward, 3, regulations())
    await steward.leagues.change_regulations(league, ORGANISER, lambda _: regulations(rounds=2))
    assert (await book_of(steward, league)).regulations.rounds == 2
    delivered = await letters(steward)
    assert (announced(delivered), reached(delivered)) == (["league-changed"], people(3))
    await steward.leagues.change_regulations(league, ORGANISER, lambda _: regulations(rounds=2))
    assert await letters(steward) == [], "nothing changed"
    await steward.leagues.directing.begin(league, ORGANISER)
    with pytest.raises(NotPossible, match="league-settled"):
        await steward.leagues.change_regulations(league, ORGANISER, lambda _: regulations(rounds=3))


async def test_the_first_day_of_play_moves(steward: Steward) -> None:
    league = await signed_up(steward, 3, regulations())
    before = (await book_of(steward, league)).season.starts
    for day in ("1970-01-01", "9999-01-01", "tomorrow"):
        with pytest.raises(NotPossible, match="league-bad-start"):
            await steward.leagues.change_regulations(league, ORGANISER, lambda terms: terms, day)
    later = datetime.fromtimestamp(before + 3 * DAY, UTC).date().isoformat()
    await steward.leagues.change_regulations(league, ORGANISER, lambda terms: terms, later)
    assert (await book_of(steward, league)).season.starts == before + 3 * DAY
    assert reached(await letters(steward)) == people(3)
    assert any(line.startswith("Play now begins on") for line in await log_of(steward, league))


async def test_programs_that_signed_up_are_not_shut_out_unseen(steward: Steward) -> None:
    league = await signed_up(steward, 3, regulations(programs=True))
    await steward.host.people.save_settings("test:p1", Settings(program=True))
    with pytest.raises(NotPossible, match="league-has-programs"):
        await steward.leagues.change_regulations(league, ORGANISER, lambda _: regulations())
    await steward.leagues.members.withdraw(league, "test:p1", ORGANISER)
    await steward.leagues.change_regulations(league, ORGANISER, lambda _: regulations())
    assert not (await book_of(steward, league)).regulations.programs


async def test_a_league_gets_another_name_and_a_description(steward: Steward) -> None:
    league = await signed_up(steward, 0, regulations())
    await steward.leagues.directing.present(league, ORGANISER, "Giudecca", "Every autumn.\x07")
    book = await book_of(steward, league)
    assert (book.name, book.description) == ("Giudecca", "Every autumn.")
    record = await steward.host.store.series.get(league)
    assert record is not None
    assert record.name == "Giudecca"
    assert "Lido was renamed Giudecca. Decided by Dandolo." in await log_of(steward, league)


# --- writing to all ---------------------------------------------------------------------------------------


async def test_a_message_reaches_everyone_as_they_want_to_be_told(steward: Steward, clock: FakeClock) -> None:
    league = await signed_up(steward, 5, regulations())
    quiet = int(clock.now() % DAY // 60)
    wishes = [
        Settings(),
        Settings(remind="none"),
        Settings(digest=int((clock.now() + 5 * HOUR) % DAY // HOUR)),
        Settings(quiet=(quiet, (quiet + 120) % (24 * 60))),
    ]
    for who, settings in zip(people(4), wishes, strict=True):
        await steward.host.people.save_settings(who, settings)
    await steward.host.avoided.add("test:p4", ORGANISER, "Dandolo")
    await steward.leagues.directing.write_to_all(league, ORGANISER, "Dandolo", "Pizza on Friday!")
    delivered = await letters(steward)
    assert reached(delivered) == ["test:p0"], "others rest, want a digest or nothing, or avoid the author"
    (message,) = [due.letter for due in delivered if isinstance(due.letter, SeriesMessage)]
    assert Words("en").say(message.sentence) == "**Lido**, from Dandolo: Pizza on Friday!"
    assert announced(delivered) == ["league-message"]
    clock.pass_time(2.5 * HOUR)
    assert reached(await letters(steward)) == ["test:p3"]
    clock.pass_time(3 * HOUR)
    assert reached(await letters(steward)) == ["test:p2"]
    clock.pass_time(2 * DAY)
    assert reached(await letters(steward)) == []


async def test_nobody_is_written_to_more_than_a_few_times_a_day(steward: Steward, clock: FakeClock) -> None:
    league = await signed_up(steward, 1, regulations())
    for number in range(MOST_MESSAGES):
        await steward.leagues.directing.write_to_all(league, ORGANISER, "Dandolo", f"Message {number}")
    with pytest.raises(NotPossible, match="league-too-many-messages"):
        await steward.leagues.directing.write_to_all(league, ORGANISER, "Dandolo", "And another")
    await letters(steward)
    await steward.leagues.change_regulations(league, ORGANISER, lambda _: regulations(rounds=2))
    delivered = await letters(steward)
    assert (announced(delivered), reached(delivered)) == (["league-changed"], [])
    clock.pass_time(DAY)
    await steward.leagues.directing.write_to_all(league, ORGANISER, "Dandolo", "A day later")
    assert [message.words for message in (await book_of(steward, league)).messages][-1] == "A day later"


async def test_the_words_of_an_organiser_who_is_deleted_go(steward: Steward, clock: FakeClock) -> None:
    league = await signed_up(steward, 2, regulations())
    digest = int((clock.now() + 5 * HOUR) % DAY // HOUR)
    await steward.host.people.save_settings("test:p0", Settings(digest=digest))
    await steward.leagues.directing.write_to_all(league, ORGANISER, "Dandolo", "Pizza on Friday!")
    (own,) = (await personal_data.export_person(steward.host, ORGANISER))["series"]
    assert own["messages"] == ["Pizza on Friday!"]
    await privacy.forget(steward.host, ORGANISER)
    assert "Pizza" not in str(await book_of(steward, league))
    clock.pass_time(DAY)
    assert reached(await letters(steward)) == []


# --- ending -----------------------------------------------------------------------------------------------


async def test_a_league_that_is_ended_counts_as_it_stands(steward: Steward) -> None:
    league = await signed_up(steward, 3, regulations(rounds=2))
    await steward.leagues.directing.begin(league, ORGANISER)
    await play_round(steward, league)
    (running,) = open_tables(await book_of(steward, league))
    await steward.leagues.directing.end(league, ORGANISER, counted=True)
    book = await book_of(steward, league)
    assert (book.ended, book.season.state) == (True, "closed")
    assert [table.state for table in book.season.tables if table.match_id == running.match_id] == ["void"]
    assert (await steward.host.table(running.match_id)).state == "abandoned"
    first = standings(book.regulations, book.season, 0)[0]
    assert [final.divisions[0][0][1] for final in book.past] == [first.name]
    delivered = await letters(steward)
    assert "league-ended-counted" in announced(delivered)
    assert reached(delivered) == people(3)
    assert "It was ended for good. Decided by Dandolo." in await log_of(steward, league)
    await steward.once()
    assert (await book_of(steward, league)).season.number == 1, "no season follows"
    with pytest.raises(NotPossible, match="league-ended-already"):
        await steward.leagues.directing.end(league, ORGANISER, counted=False)


async def test_a_season_that_is_not_counted_has_no_champion(steward: Steward) -> None:
    league = await signed_up(steward, 3, regulations(rounds=2))
    await steward.leagues.directing.begin(league, ORGANISER)
    await play_round(steward, league)
    await steward.leagues.directing.end(league, ORGANISER, counted=False)
    book = await book_of(steward, league)
    assert (book.past, book.season.counted) == ([], False)
    assert "league-ended-uncounted" in announced(await letters(steward))


async def test_a_knock_out_that_is_ended_before_its_final_has_no_winner(steward: Steward) -> None:
    league = await signed_up(steward, 4, regulations(sizes=[2], format="knockout", rounds=2))
    await steward.leagues.directing.begin(league, ORGANISER)
    await play_round(steward, league)
    await steward.leagues.directing.end(league, ORGANISER, counted=True)
    book = await book_of(steward, league)
    reasons = [row.why.key for row in standings(book.regulations, book.season, 0)]
    assert "league-why-champion" not in reasons
    assert "league-ended" in announced(await letters(steward))


async def test_a_sign_up_ends_with_its_league(steward: Steward) -> None:
    league = await signed_up(steward, 2, regulations())
    await steward.leagues.directing.end(league, ORGANISER, counted=True)
    with pytest.raises(NotPossible, match="league-signup-closed"):
        await steward.leagues.members.join(league, "test:late", "Late")
    assert "league-ended" in announced(await letters(steward))
