"""Leagues: seasons that run themselves, with everything that goes wrong in them."""

import csv
import io
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.clock import FakeClock
from bot.host.host import Host
from bot.series.errors import NotPossible
from bot.series.league.book import FinalStandings, Member, Regulations, RoundTable, Season
from bot.series.league.export import as_csv, as_json
from bot.series.league.points import bye_points, score_table
from bot.series.league.season_progress import promote_and_relegate
from bot.series.league.standings import standings
from bot.series.steward import Steward
from bot.store import Store
from bot.table.letters import Announcement, DueLetter
from render.words import Words
from tests.kit import numbered_secrets
from tests.kit_league import DAY, FORTY, STRANGERS, TWENTY, SeasonStory, Size, adds_up, pass_time, told_once
from tests.league.hall import BareHall
from tests.league.people import play_out


def regulations(**changes: Any) -> Regulations:
    base: dict[str, Any] = {
        "titles": ["toy"],
        "sizes": [4, 3],
        "pace": None,
        "options": {"toy": {"cards": "3"}},
    }
    return Regulations(**{**base, **changes})


async def league(steward: Steward, people: int, terms: Regulations) -> str:
    made = await steward.leagues.create("Lido", terms, "doge", server="venice", place="test/lido")
    for i in range(people):
        await steward.leagues.members.join(made, f"p{i:02}", f"Player {i:02}")
    return made


# --- the whole of it --------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("size", [TWENTY, pytest.param(FORTY, marks=pytest.mark.soak)])
async def test_a_season_in_several_divisions(host: Host, store: Store, clock: FakeClock, size: Size) -> None:
    hall = BareHall(host, size.people + STRANGERS)
    terms = regulations(divisions=size.divisions, rounds=size.rounds, moving=2, duplicate=True, rest=14 * DAY)
    with numbered_secrets():
        made = await hall.steward.leagues.create(
            "Lido", terms, hall.people[0], server="venice", place="test/lido"
        )
    story = SeasonStory(hall, made, size)
    season = await story.tell()
    adds_up(terms, season)
    _meetings_and_deals(terms, season)
    assert season.state_of(story.resting) == "in"
    assert sum(who == story.resting for _, who in season.byes) >= 1
    await told_once(hall, made, story.late)
    letters = Counter(
        due.letter.said.key if isinstance(due.letter, Announcement) else "table"
        for due in await _letters(hall.steward.host)
    )
    assert letters["table"] == len(season.tables)
    assert letters["league-round"] == size.divisions * size.rounds
    await pass_time(hall, 30)
    after = await story.book()
    assert (after.season.number, after.season.state) == (2, "signup")
    states = sorted(one.state for one in after.season.members)
    assert states == ["in"] * (size.people - 1) + ["substitute"], "who stood by stands by again"
    assert await hall.steward.leagues.season(made, 1) == season
    await pass_time(hall, 8)
    assert (await story.book()).season.rounds == [1] * size.divisions
    await hall.steward.host.close()


def _meetings_and_deals(terms: Regulations, season: Season) -> None:
    """Everyone who stayed met most of their division, and every round was dealt alike."""
    for division in range(terms.divisions):
        for member in season.players_in(division):
            tables = [table for table in season.tables if member.user_id in table.seats]
            met = {other for table in tables for other in table.seats} - {member.user_id}
            assert len(met) >= 7 or len(tables) < terms.rounds
    for number in range(1, terms.rounds + 1):
        seeds = {(t.division, len(t.seats), t.seed) for t in season.tables if t.round == number}
        assert len(seeds) == len({(division, size) for division, size, _ in seeds})
        assert len({seed for *_, seed in seeds}) == len(seeds), "a division may begin when another is over"


async def _letters(host: Host) -> list[DueLetter]:
    found: list[DueLetter] = []

    async def take(letter: DueLetter) -> None:
        found.append(letter)

    await host.outbox.drain("test/", take)
    assert await host.outbox.drain("test/", take) == 0
    return found


# --- single rules -----------------------------------------------------------------------------------------


async def test_too_few_people_keep_the_door_open(steward: Steward, clock: FakeClock) -> None:
    made = await league(steward, 2, regulations())
    clock.pass_time(8 * DAY)
    await steward.once()
    book = (await steward.leagues.shelf.get(made)).book
    assert book.season.state == "signup"
    assert book.season.starts > clock.now()


async def test_a_sign_up_of_no_days_says_once_that_more_are_needed_and_starts_when_they_are_there(
    steward: Steward, clock: FakeClock
) -> None:
    made = await league(steward, 2, regulations(signup=0.0))
    for _ in range(120):
        await steward.once()
        clock.pass_time(60)
    log = [said.key for _line, said in await steward.leagues.shelf.log(made)]
    assert log.count("league-too-few") == 1
    await steward.leagues.members.join(made, "p02", "Player 02")
    for _ in range(61):
        await steward.once()
        clock.pass_time(60)
    assert (await steward.leagues.shelf.get(made)).book.season.state == "playing"


async def test_a_title_that_is_gone_is_logged_ever_more_rarely_and_holds_up_no_other_table(
    steward: Steward, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await league(steward, 8, regulations(sizes=[4], tables=2))
    clock.pass_time(8 * DAY)
    real = steward.host.open
    opened: list[str] = []

    async def first_is_gone(title: str, *args: Any, **values: Any) -> Any:
        if values["match_id"] not in opened:
            opened.append(values["match_id"])
        return await real("gone" if values["match_id"] == opened[0] else title, *args, **values)

    monkeypatch.setattr(steward.host, "open", first_is_gone)
    with capture_logs() as lines:
        for _ in range(720):
            await steward.once()
            clock.pass_time(5)
    told = [line for line in lines if line["event"] == "visit-failed"]
    assert 1 <= len(told) <= 7, f"{len(told)} lines in an hour"
    tables = (await steward.leagues.shelf.get(made)).book.season.tables
    assert sorted(table.state for table in tables) == ["open"] * (len(tables) - 1) + ["paired"]
    monkeypatch.setattr(steward.host, "open", real)
    clock.pass_time(2 * 3600.0)
    await steward.once()
    tables = (await steward.leagues.shelf.get(made)).book.season.tables
    assert {table.state for table in tables} == {"open"}


async def test_a_crash_between_pairing_and_opening_opens_each_table_once(
    steward: Steward, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await league(steward, 8, regulations(sizes=[4]))
    clock.pass_time(8 * DAY)
    real = steward.host.open
    calls: list[str] = []

    async def dies(*args: Any, **values: Any) -> None:
        calls.append(values["match_id"])
        await real(*args, **values)
        raise KeyboardInterrupt if len(calls) == 1 else RuntimeError

    monkeypatch.setattr(steward.host, "open", dies)
    with pytest.raises(KeyboardInterrupt):
        await steward.once()
    monkeypatch.setattr(steward.host, "open", real)
    await steward.once()
    book = (await steward.leagues.shelf.get(made)).book
    assert [table.state for table in book.season.tables] == ["open", "open"]
    assert len(await steward.host.store.matches.list_matches()) == 2


async def test_a_league_without_breaks_opens_tables_without_them(steward: Steward, clock: FakeClock) -> None:
    made = await league(steward, 4, regulations(breaks=False))
    clock.pass_time(8 * DAY)
    await steward.once()
    tables = (await steward.leagues.shelf.get(made)).book.season.tables
    assert [(await steward.host.table(table.match_id)).customs.breaks for table in tables] == [False]


async def test_a_late_table_can_be_void_by_rule(steward: Steward, clock: FakeClock) -> None:
    made = await league(steward, 4, regulations(sizes=[4], late="void", rounds=1, seasons=1))
    clock.pass_time(8 * DAY)
    await steward.once()
    clock.pass_time(22 * DAY)
    await steward.once()
    book = (await steward.leagues.shelf.get(made)).book
    assert [table.state for table in book.season.tables] == ["void"]
    assert book.ended
    (listing,) = await steward.host.store.matches.list_matches()
    assert listing.state == "abandoned"


async def test_a_free_seat_can_be_taken_over_and_scores_for_its_holder(
    steward: Steward, clock: FakeClock
) -> None:
    made = await league(steward, 3, regulations(sizes=[3], rounds=1, seasons=1))
    clock.pass_time(8 * DAY)
    await steward.once()
    await steward.leagues.members.withdraw(made, "p01")
    ((entry, table),) = await steward.leagues.round_tables.tables_with_lost_seats()
    assert entry.id == made
    await steward.leagues.members.take_seat(made, table.match_id, "zoe", "Zoe")
    assert await steward.leagues.round_tables.tables_with_lost_seats() == []
    with pytest.raises(NotPossible):
        await steward.leagues.members.take_seat(made, table.match_id, "yves", "Yves")
    await play_out(steward.host, table.match_id)
    await steward.once()
    book = (await steward.leagues.shelf.get(made)).book
    (over,) = book.season.tables
    assert set(over.places) == {"p00", "zoe", "p02"}


async def test_only_organisers_use_the_tools_and_each_use_is_logged(
    steward: Steward, clock: FakeClock
) -> None:
    made = await league(steward, 4, regulations(sizes=[4], rounds=1))
    clock.pass_time(8 * DAY)
    await steward.once()
    (table,) = (await steward.leagues.shelf.get(made)).book.season.tables
    with pytest.raises(NotPossible):
        await steward.leagues.organising.extend_table(made, "p00", table.match_id, DAY)
    await steward.leagues.organising.extend_table(made, "doge", table.match_id, DAY)
    await steward.leagues.members.join(made, "zoe", "Zoe", substitute=True)
    await steward.leagues.organising.replace_at_table(made, "doge", table.match_id, "p00", "zoe", "Zoe")
    await steward.leagues.organising.forfeit_seat(made, "doge", table.match_id, "p01")
    (after,) = (await steward.leagues.shelf.get(made)).book.season.tables
    assert after.due == table.due + DAY
    assert "zoe" in after.seats
    assert after.lost == ["p01"]
    keys = [text.key for line, text in await steward.leagues.shelf.log(made) if line.who == "doge"]
    assert keys == ["league-log-extended", "league-log-replaced", "league-log-forfeit"]


async def test_entry_by_invitation_or_role(steward: Steward) -> None:
    made = await league(steward, 0, regulations(invited=["ada"]))
    await steward.leagues.members.join(made, "ada", "Ada")
    with pytest.raises(NotPossible):
        await steward.leagues.members.join(made, "bo", "Bo")
    await steward.leagues.organising.invite(made, "doge", "bo")
    await steward.leagues.members.join(made, "bo", "Bo")
    roles = await league(steward, 0, regulations(role="merchant"))
    with pytest.raises(NotPossible):
        await steward.leagues.members.join(roles, "ada", "Ada", roles=["guest"])
    await steward.leagues.members.join(roles, "ada", "Ada", roles=["merchant"])


@pytest.mark.parametrize(
    "changes",
    [
        {"titles": []},
        {"titles": ["chess"]},
        {"sizes": [7]},
        {"rounds": 0},
        {"points": []},
        {"points": [1, 2]},
        {"options": {"toy": {"cards": "7"}}},
        {"options": {"toy": {"dice": "3"}}},
    ],
)
async def test_rules_that_cannot_be_played_are_refused(steward: Steward, changes: dict[str, object]) -> None:
    with pytest.raises(NotPossible):
        await steward.leagues.create("Lido", regulations(**changes), "doge")


# --- standings --------------------------------------------------------------------------------------------


def _season(*tables: dict[str, int], lost: tuple[str, ...] = ()) -> Season:
    people = sorted({who for table in tables for who in table})
    season = Season(1, 0.0, "playing", [Member(who, who) for who in people])
    for i, totals in enumerate(tables):
        places = {who: 1 + sum(other > own for other in totals.values()) for who, own in totals.items()}
        made = RoundTable(
            f"m{i}", 0, i + 1, "toy", "", list(totals), "over", places=places, totals=dict(totals)
        )
        made.lost = [who for who in lost if who in totals]
        season.tables.append(made)
    return season


def test_equal_places_share_their_points() -> None:
    terms = regulations(points=[6, 3, 2, 1])
    (table,) = _season({"a": 5, "b": 9, "c": 9, "d": 1}).tables
    assert score_table(terms, table) == {
        "a": (3, Fraction(2)),
        "b": (1, Fraction(9, 2)),
        "c": (1, Fraction(9, 2)),
        "d": (4, Fraction(1)),
    }


def test_a_lost_seat_scores_nothing_and_others_move_up() -> None:
    (table,) = _season({"a": 5, "b": 9, "c": 7}, lost=("b",)).tables
    assert score_table(regulations(), table) == {
        "a": (2, Fraction(3)),
        "b": (None, Fraction(0)),
        "c": (1, Fraction(6)),
    }


def test_direct_meetings_decide_between_equals() -> None:
    terms = regulations(points=[3, 0], sizes=[2], tie_breaks=["head-to-head"])
    rows = standings(terms, _season({"a": 1, "b": 2}, {"a": 2, "c": 1}), 0)
    assert [(row.user_id, row.points) for row in rows] == [
        ("b", Fraction(3)),
        ("a", Fraction(3)),
        ("c", Fraction(0)),
    ]
    assert rows[1].why.key == "league-why-head-to-head"
    assert Words("en").say(rows[1].why) == "Same points as b. Head-to-head: 0 to 1."


def test_sonneborn_berger_rewards_strong_victims() -> None:
    terms = regulations(points=[3, 0], sizes=[2], tie_breaks=["sonneborn-berger"])
    season = _season({"a": 2, "c": 1}, {"b": 2, "d": 1}, {"c": 2, "e": 1})
    rows = standings(terms, season, 0)
    assert rows[0].user_id == "a"
    assert rows[0].breaks["sonneborn-berger"] == 3


def test_shares_of_the_score_and_equality_in_everything() -> None:
    terms = regulations(points=[3, 0], sizes=[2], tie_breaks=["score-share"])
    rows = standings(terms, _season({"a": 30, "c": 10}, {"b": 20, "d": 20}, {"e": 30, "f": 10}), 0)
    by_name = {row.user_id: row for row in rows}
    assert by_name["a"].breaks["score-share"] == Fraction(3, 4)
    assert by_name["a"].rank == by_name["e"].rank == 1
    assert rows[1].why.key == "league-why-equal"


def test_whoever_withdrew_stands_below_everyone_who_stayed() -> None:
    terms = regulations(points=[3, 0], sizes=[2])
    season = _season({"a": 2, "b": 1}, {"a": 2, "c": 1})
    member = season.member("a")
    assert member
    member.state = "withdrawn"
    rows = standings(terms, season, 0)
    assert [(row.rank, row.user_id) for row in rows] == [(1, "b"), (1, "c"), (3, "a")]
    assert rows[-1].why.key == "league-why-withdrawn"


def test_a_reader_of_french_sees_a_comma() -> None:
    terms = regulations(points=[3, 0], sizes=[2], tie_breaks=["score-share"])
    rows = standings(terms, _season({"a": 30, "c": 10}, {"b": 20, "d": 15}), 0)
    assert Words("en").say(rows[1].why).endswith("0.57 to 0.75.")
    assert Words("fr").say(rows[1].why).endswith("0,57 contre 0,75.")


def test_a_bye_is_worth_an_average_table() -> None:
    terms = regulations(points=[6, 3, 2, 1], sizes=[4])
    assert bye_points(terms) == 3
    season = _season({"a": 1, "b": 2})
    season.byes.append((2, "a"))
    assert {row.user_id: row.points for row in standings(terms, season, 0)} == {"b": 6, "a": 6}


def test_the_best_go_up_and_the_last_go_down() -> None:
    terms = regulations(points=[3, 0], sizes=[2], divisions=2)
    season = _season({"a": 2, "b": 1}, {"c": 2, "d": 1})
    for who in ("c", "d"):
        member = season.member(who)
        assert member
        member.division = 1
    rows = [standings(terms, season, division) for division in (0, 1)]
    assert promote_and_relegate(rows, 1) == ["a", "c", "b", "d"]
    assert promote_and_relegate(rows, 0) == ["a", "b", "c", "d"]


def test_results_as_csv_and_json() -> None:
    season = _season({"a": 1, "b": 2})
    rows = list(csv.DictReader(io.StringIO(as_csv(regulations(), season))))
    assert [(row["person"], row["place"], row["points"]) for row in rows] == [
        ("a", "2", "3"),
        ("b", "1", "6"),
    ]
    data = as_json("Lido", regulations(), season, [FinalStandings(1, [[("a", "a", "3")]])])
    assert data["standings"][0][0]["person"] == "b"
    assert data["past"][0]["number"] == 1
