"""The statistics of a title as a page."""

import pytest

from bot.series.people.tally import Tally, Wins
from bot.store.notes import NoteKind
from bot.web.series.statistics import ENOUGH, MOST_COLUMNS, histogram, openings_chart
from engine import codec
from render.words import Words
from tests.league.tallies import tally_of
from tests.web.series.hall import WebHall

pytestmark = pytest.mark.usefixtures("quick")


async def page_of(hall: WebHall, tally: Tally) -> str:
    store = hall.steward.host.store
    await store.notes.set(NoteKind.STATISTICS("toy"), codec.encode(tally))
    await hall.gather("Ada")
    return await hall.of(hall.people[0]).get("/games/toy/statistics")


async def test_too_few_games_show_nothing_at_all(toys: None, hall: WebHall) -> None:
    shown = await page_of(hall, tally_of(ENOUGH - 1))
    assert "Statistics appear after 5 finished games." in shown
    assert "<svg" not in shown.partition('id="statistics"')[2]


async def test_every_chart_has_its_numbers_in_a_table(toys: None, hall: WebHall) -> None:
    store = hall.steward.host.store
    await store.notes.set(NoteKind.STATISTICS("toy"), codec.encode(tally_of(8)))
    await hall.gather("Ada")
    page = await hall.of(hall.people[0]).page("/games/toy/statistics")
    (section,) = page.all("section", class_="sheet series charts")
    words = section.words
    for part in ("From 8 finished games.", "3 players", "Seat 1", "People", "Bots, easy", "Winning scores"):
        assert part in words
    assert len(section.all("svg")) == len(section.all("svg", class_="bar")) + 1
    rows = [[cell.words for cell in row.all("td")] for row in section.all("tr")]
    assert ["", "100", "33", "8"] in rows, "the first seat wins every game, where a third would be even"
    assert ["", "0", "33", "8"] in rows
    assert "Adelheid" not in words


async def test_what_was_seen_less_often_than_five_times_is_left_out(toys: None, hall: WebHall) -> None:
    tally = tally_of(8)
    tally.by_kind["strong"] = Wins(4, 4.0, 1.0)
    assert "Bots, strong" not in await page_of(hall, tally)


def test_openings_are_shown_with_how_they_fared_from_each_seat() -> None:
    tally = tally_of(8)
    tally.openings['1/{"args": {"what": "Rare"}, "key": "plain"}'] = Wins(4, 4.0, 1.0)
    tally.openings['1/{"args": {"what": "Genova"}, "key": "plain"}'] = Wins(4, 4.0, 1.0)
    chart = openings_chart(tally, "genoa", Words("en"))
    ((bar),) = chart.bars
    assert (bar.label, bar.games, bar.percent, bar.seats) == ("Genova", 12, 100, ("100", "–", "–"))


async def test_a_title_that_does_not_exist_has_no_statistics(toys: None, hall: WebHall) -> None:
    await hall.gather("Ada")
    await hall.of(hall.people[0]).get("/games/nonesuch/statistics", status=404)


@pytest.mark.parametrize(
    "counts",
    [{5: 9}, {0: 2, 7: 4}, {-3: 2, 40: 9}, {1: 1, 123_456: 5}, dict.fromkeys(range(40, 90), 1)],
)
def test_a_histogram_shows_most_wins_in_few_columns_and_no_column_of_single_games(
    counts: dict[int, int],
) -> None:
    columns = histogram(counts, Words("en"))
    assert 1 <= len(columns) <= MOST_COLUMNS
    assert sum(column.games for column in columns) >= 0.8 * sum(counts.values())
    assert all(column.games == 0 or column.games >= ENOUGH for column in columns)
    assert all(column.y + column.height <= 120 for column in columns)
