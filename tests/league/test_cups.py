"""Cups: Swiss rounds and knock-outs for any number of people, up to a champion."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from bot.clock import FakeClock
from bot.series.errors import NotPossible
from bot.series.league import knockout, pairing
from bot.series.league.book import League, Member, Regulations, RoundTable, Season
from bot.series.league.regulations import check_regulations
from bot.series.league.season_progress import WEEKEND, due_of_round, signup_end
from bot.series.league.standings import standings
from bot.series.league.swiss import pair_swiss
from bot.series.steward import Steward
from tests.kit_league import DAY, open_tables
from tests.league.people import play_out

pytestmark = pytest.mark.usefixtures("quick")
NUMBERS = [2, 3, 5, 7, 16, 37]
SIZES = [4, 3, 2]


def regulations(**changes: Any) -> Regulations:
    base: dict[str, Any] = {
        "titles": ["toy"],
        "sizes": SIZES,
        "pace": None,
        "options": {"toy": {"cards": "3"}},
        "format": "knockout",
        "advancing": 1,
        "late": "score",
        "seasons": 1,
        "signup": 0.0,
        "length": 28 * DAY,
    }
    return Regulations(**{**base, **changes})


async def cup(steward: Steward, people: int, terms: Regulations) -> str:
    made = await steward.leagues.create("Lido", terms, "doge", server="venice", place="test/lido")
    for i in range(people):
        await steward.leagues.members.join(made, f"p{i:02}", f"Player {i:02}")
    await steward.once()
    return made


async def book_of(steward: Steward, cup_id: str) -> League:
    return (await steward.leagues.shelf.get(cup_id)).book


async def play_round(steward: Steward, cup_id: str, awake: Iterable[str] | None = None) -> None:
    for table in open_tables(await book_of(steward, cup_id)):
        await play_out(steward.host, table.match_id, awake)
    await steward.once()


async def play_cup(steward: Steward, cup_id: str) -> Season:
    for _ in range(12):
        if (await book_of(steward, cup_id)).season.state == "closed":
            break
        await play_round(steward, cup_id)
    book = await book_of(steward, cup_id)
    assert book.season.state == "closed"
    assert book.ended
    return book.season


def left_after(terms: Regulations, people: int, number: int) -> int:
    """How many should be left after so many rounds, worked out from the numbers alone."""
    for _ in range(number):
        tables = pairing.sizes_for(people, terms.sizes, terms.sizes[0])
        if len(tables) == 1 and tables[0] == people:
            return 1
        out = sum(size - min(terms.advancing, size - 1) for size in tables)
        people = max(min(terms.sizes), people - out)
    return people


# --- from the sign-up to the champion ---------------------------------------------------------------------


@pytest.mark.parametrize("people", NUMBERS)
@pytest.mark.parametrize("advancing", [1, 2])
async def test_a_knock_out_of_any_number_runs_to_a_champion(
    steward: Steward, people: int, advancing: int
) -> None:
    terms = regulations(advancing=advancing)
    made = await cup(steward, people, terms)
    season = await play_cup(steward, made)
    last = season.rounds[0]
    for number in range(1, last + 1):
        assert len(knockout.entrants(season, number)) == left_after(terms, people, number - 1)
    assert knockout.is_final(season, last)
    rows = standings(terms, season, 0)
    assert [row.user_id for row in rows if row.rank == 1] == [knockout.champion(terms, season)]
    assert rows[0].points == last
    assert all(row.points == sum(line.points for line in row.lines) + row.bye_points for row in rows)
    log = Counter(sentence.key for _line, sentence in await steward.leagues.shelf.log(made))
    assert log["league-closed-cup"] == log["league-started-cup"] == 1
    assert (log["league-round-cup"], log["league-final-cup"]) == (last - 1, 1)
    assert (await book_of(steward, made)).past[0].divisions[0][0][0] == rows[0].user_id


@pytest.mark.parametrize("people", NUMBERS)
async def test_swiss_rounds_of_any_number_are_played_by_all(steward: Steward, people: int) -> None:
    terms = regulations(format="swiss", rounds=3)
    made = await cup(steward, people, terms)
    season = await play_cup(steward, made)
    assert season.rounds == [3]
    for number in range(1, 4):
        assert len(knockout.entrants(season, number)) == people
    if people > 4:
        assert not season.byes, "tables of two to four fit every number"
    rows = standings(terms, season, 0)
    assert len(rows) == people
    assert all(len(row.lines) + row.byes == 3 for row in rows)


# --- who sits where ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("sizes", [[5, 4, 3, 2], [4, 3, 2], [5, 4, 3], [3, 4, 2], [2]])
def test_tables_are_as_even_as_they_can_be(sizes: list[int]) -> None:
    for people in range(2, 201):
        tables = pairing.sizes_for(people, sizes, sizes[0])
        if people >= 2 * min(sizes) and len(sizes) > 1:
            assert sum(tables) == people
            assert max(tables) - min(tables) <= 1
        elif people >= min(sizes):
            assert 0 <= people - sum(tables) <= min(sizes) - 1


@pytest.mark.parametrize("sizes", [[5, 4, 3, 2], [4, 3], [5, 4, 3], [3], [2]])
@pytest.mark.parametrize("advancing", [1, 2, 3])
def test_every_knock_out_ends(sizes: list[int], advancing: int) -> None:
    terms = regulations(sizes=sizes, advancing=advancing)
    for people in range(min(sizes), 201):
        assert 1 <= knockout.expected_rounds(terms, people) <= 30
    assert knockout.expected_rounds(terms, min(sizes)) == 1


def test_in_swiss_rounds_the_same_points_sit_together() -> None:
    people = [f"p{i:02}" for i in range(16)]
    points = {who: Fraction(i // 4) for i, who in enumerate(people)}
    made = pair_swiss(people, points, [4], pairing.NOTHING, "seed")
    assert all(len({points[who] for who in table}) == 1 for table in made)


def test_in_swiss_rounds_people_who_met_are_kept_apart_if_their_neighbours_allow_it() -> None:
    people = [f"p{i:02}" for i in range(8)]
    points = {who: Fraction(i // 4) for i, who in enumerate(people)}
    past = pairing.past_of([people[:4], people[4:]])
    made = pair_swiss(people, points, [2], past, "seed")
    assert not {frozenset(table) for table in made} & {
        frozenset(pair) for four in (people[:4], people[4:]) for pair in combinations(four, 2)
    }


def test_a_bye_of_swiss_rounds_goes_to_the_last_who_had_none() -> None:
    people = ["a", "b", "c"]
    points = {"a": Fraction(2), "b": Fraction(1), "c": Fraction(0)}
    first = pair_swiss(people, points, [2], pairing.NOTHING, "seed")
    assert [sorted(table) for table in first] == [["a", "b"]]
    second = pair_swiss(people, points, [2], pairing.past_of([], ["c"]), "seed")
    assert [sorted(table) for table in second] == [["a", "c"]]


# --- ties, late tables, people who leave ------------------------------------------------------------------


def decided(number: int, places: dict[str, int], **more: Any) -> RoundTable:
    return RoundTable(
        f"t{number}{min(places)}", 0, number, "toy", "", list(places), "over", places=places, **more
    )


def season_of(people: str, *tables: RoundTable, **more: Any) -> Season:
    members = [Member(who, who.upper()) for who in people]
    number = max(table.round for table in tables)
    return Season(1, 0.0, "playing", members, list(tables), rounds=[number], **more)


def test_a_tie_goes_to_the_better_seeded() -> None:
    first = decided(1, {"a": 2, "b": 1}), decided(1, {"d": 1, "c": 1})
    assert knockout.survivors(regulations(), season_of("abcd", *first)) == ["b", "c"], "by sign-up"
    before = decided(1, {"d": 1, "a": 2, "e": 3}), decided(1, {"b": 1, "c": 2, "f": 3})
    final = decided(2, {"a": 1, "b": 1, "c": 3, "d": 4})
    assert knockout.champion(regulations(advancing=2), season_of("abcdef", *before, final)) == "b", (
        "by points"
    )


def test_of_a_table_without_a_result_the_better_seeded_go_on_and_of_lost_seats_nobody() -> None:
    void = decided(1, {"b": 1, "a": 2})
    void.state = "void"
    lost = decided(1, {"c": 1, "d": 2, "e": 3}, lost=["c"])
    assert knockout.survivors(regulations(), season_of("abcde", void, lost)) == ["d", "a"]


def test_the_next_best_fill_a_final_that_is_too_small() -> None:
    first, second = decided(1, {"a": 1, "b": 2, "c": 3}), decided(1, {"d": 1, "e": 2, "f": 3})
    terms = regulations(sizes=[3])
    assert set(knockout.survivors(terms, season_of("abcdef", first, second))) == {"a", "d", "b"}


async def test_a_late_table_is_scored_as_it_stands(steward: Steward, clock: FakeClock) -> None:
    made = await cup(steward, 8, regulations(sizes=[4]))
    tables = open_tables(await book_of(steward, made))
    await play_out(steward.host, tables[0].match_id)
    await steward.once()
    clock.pass_time(15 * DAY)
    await steward.once()
    after = await book_of(steward, made)
    assert [table.state for table in after.season.tables] == ["over", "over", "open"]
    assert (await steward.host.table(tables[1].match_id)).state == "over"
    assert after.season.rounds == [2]


async def test_a_substitute_takes_the_place_of_a_winner_who_leaves_and_nobody_that_of_one_who_is_out(
    steward: Steward,
) -> None:
    made = await cup(steward, 8, regulations(sizes=[4]))
    tables = open_tables(await book_of(steward, made))
    await steward.leagues.members.join(made, "sub", "Sub", substitute=True)
    await play_out(steward.host, tables[0].match_id)
    await steward.once()
    season = (await book_of(steward, made)).season
    (winner,) = [
        who for who in tables[0].seats if who in knockout.people_left(regulations(sizes=[4]), season)
    ]
    loser = next(who for who in tables[0].seats if who != winner)
    await steward.leagues.members.withdraw(made, loser)
    assert (await book_of(steward, made)).season.state_of("sub") == "substitute"
    await steward.leagues.members.withdraw(made, winner)
    assert (await book_of(steward, made)).season.state_of("sub") == "in"
    await play_round(steward, made)
    assert "sub" in knockout.entrants((await book_of(steward, made)).season, 2)


async def test_the_next_best_goes_on_where_a_winner_leaves_without_a_substitute(steward: Steward) -> None:
    terms = regulations(sizes=[4, 2])
    made = await cup(steward, 8, terms)
    first = open_tables(await book_of(steward, made))[0]
    await play_out(steward.host, first.match_id)
    await steward.once()
    season = (await book_of(steward, made)).season
    (winner,) = [who for who in first.seats if who in knockout.people_left(terms, season)]
    await steward.leagues.members.withdraw(made, winner)
    await play_round(steward, made)
    second = knockout.entrants((await book_of(steward, made)).season, 2)
    assert winner not in second
    assert len(second & set(first.seats)) == 1


async def test_the_person_who_takes_over_a_seat_goes_on_in_its_place(steward: Steward) -> None:
    made = await cup(steward, 4, regulations(sizes=[2]))
    table = open_tables(await book_of(steward, made))[0]
    await steward.leagues.organising.forfeit_seat(made, "doge", table.match_id, table.seats[0])
    await steward.leagues.members.take_seat(made, table.match_id, "guest", "Guest")
    other = table.seats[1]
    await steward.leagues.organising.forfeit_seat(made, "doge", table.match_id, other)
    await play_round(steward, made)
    season = (await book_of(steward, made)).season
    assert season.state_of("guest") == "in"
    assert "guest" in knockout.entrants(season, 2)


async def test_nobody_sits_out_a_knock_out_or_replaces_a_person_who_is_out(steward: Steward) -> None:
    made = await cup(steward, 4, regulations(sizes=[2]))
    with pytest.raises(NotPossible) as refused:
        await steward.leagues.organising.give_bye(made, "doge", "p00")
    assert refused.value.reason.key == "league-no-bye-cup"
    table = open_tables(await book_of(steward, made))[0]
    await play_out(steward.host, table.match_id)
    await steward.once()
    left = knockout.people_left(regulations(sizes=[2]), (await book_of(steward, made)).season)
    (out,) = [who for who in table.seats if who not in left]
    await steward.leagues.members.join(made, "sub", "Sub", substitute=True)
    with pytest.raises(NotPossible) as refused:
        await steward.leagues.organising.substitute_member(made, "doge", out, "sub")
    assert refused.value.reason.key == "league-out-already"


# --- time -------------------------------------------------------------------------------------------------


async def test_every_round_has_its_part_of_the_time(steward: Steward, clock: FakeClock) -> None:
    made = await cup(steward, 16, regulations(sizes=[4]))
    book, began = await book_of(steward, made), clock.now()
    assert book.season.round_ends == [began + 14 * DAY, began + 28 * DAY]
    assert {table.due for table in book.season.tables} == {began + 14 * DAY}
    assert due_of_round(book, 2, began + 5 * DAY) == began + 28 * DAY
    assert due_of_round(book, 2, began + 27 * DAY) == began + 34 * DAY, "half its time at least"
    assert due_of_round(book, 3, began + 27 * DAY) == began + 41 * DAY


@pytest.mark.parametrize("hours", range(0, 24 * 7, 5))
def test_a_weekend_begins_on_a_saturday(hours: int) -> None:
    now = 1_700_000_000.0 + hours * 3600
    starts = signup_end(regulations(length=WEEKEND), now)
    assert (starts / DAY) % 7 == 2, "the first day of 1970 was a Thursday"
    assert DAY <= starts - now < 8 * DAY


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"divisions": 2}, "league-bad-cup"),
        ({"tables": 2}, "league-bad-cup"),
        ({"advancing": 0}, "league-bad-advancing"),
        ({"advancing": 9}, "league-bad-advancing"),
        ({"length": 60.0}, "league-bad-times"),
    ],
)
def test_a_cup_that_cannot_be_played_is_refused(changes: dict[str, Any], reason: str) -> None:
    check_regulations(regulations(options={}))
    with pytest.raises(NotPossible) as refused:
        check_regulations(regulations(options={}, **changes))
    assert refused.value.reason.key == reason
