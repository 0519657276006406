"""A season of forty and a campaign of five games, through the pages that people see."""

import csv
import io
import json
from typing import Any
from unittest.mock import patch

import pytest

import engine
from bot.series.campaign.book import Campaign
from bot.series.campaign.prestige import prestige
from bot.series.league.points import points_string
from bot.series.league.standings import standings
from tests.host.toy import SHORT, Toy
from tests.kit_league import (
    FORTY,
    STRANGERS,
    TWENTY,
    CampaignStory,
    SeasonStory,
    Size,
    adds_up,
    pass_time,
    told_once,
)
from tests.web.series.hall import WebHall

pytestmark = pytest.mark.usefixtures("quick")


@pytest.mark.soak
@pytest.mark.parametrize("size", [TWENTY, FORTY])
async def test_a_season_is_played_through_the_pages(toys: None, hall: WebHall, size: Size) -> None:
    await hall.gather(*(f"Player {i:02}" for i in range(size.people + STRANGERS)))
    regulations: dict[str, Any] = {"divisions": size.divisions, "rounds": size.rounds}
    regulations |= {"pace": "none", "rest_days": 14}
    league = await hall.found("hall-found-league", name="Rialto", titles=["toy"], **regulations)
    story = SeasonStory(hall, league, size)
    with patch.object(Toy, "options", SHORT):
        await story.tell()
    season = await hall.steward.leagues.season(league, 1)
    book = (await hall.steward.leagues.shelf.get(league)).book
    assert season.rounds == [size.rounds] * size.divisions
    adds_up(book.regulations, season)
    await told_once(hall, league, story.late)

    page = await hall.of(hall.people[0]).page(f"/leagues/{league}?season=1")
    for number, table in enumerate(page.all("table", class_="standings")):
        shown = [[cell.words for cell in row.all("td")] for row in table.all("tr") if row.all("td")]
        rows = standings(book.regulations, season, number)
        assert [row[1] for row in shown] == [points_string(row.points) for row in rows]
    results = await hall.of(hall.people[1]).get(f"/leagues/{league}/results.csv?season=1")
    lines = list(csv.DictReader(io.StringIO(results)))
    assert len(lines) == sum(len(one.seats) for one in season.tables if one.state == "over")

    await pass_time(hall, 30)
    await hall.restart()
    after = json.loads(await hall.of(hall.people[1]).get(f"/leagues/{league}/results.json?season=1"))
    assert after["tables"] == [{**one, "seat": int(one["seat"])} | _numbers(one) for one in lines]
    assert (await hall.steward.leagues.shelf.get(league)).book.season.number == 2


def _numbers(line: dict[str, str]) -> dict[str, object]:
    counted = ("season", "division", "round", "seat", "place", "total")
    return {name: int(line[name]) if line[name] else None for name in counted}


@pytest.mark.slow
@pytest.mark.soak
async def test_a_campaign_through_all_five_titles_is_played_through_the_pages(hall: WebHall) -> None:
    await _campaign(hall, list(engine.titles()))


@pytest.mark.slow
async def test_a_campaign_of_five_games_is_played_through_the_pages(toys: None, hall: WebHall) -> None:
    with patch.object(Toy, "options", SHORT):
        await _campaign(hall, ["toy"] * 5)


async def _campaign(hall: WebHall, titles: list[str]) -> None:
    """Founded with every title there is; a single one is played as often as is wished."""

    def as_often(book: Campaign, _notes: object) -> None:
        book.titles = titles

    await hall.gather("Ada", "Bo", "Cy", "Di")
    names = [title.name for title in engine.titles().values()]
    campaign = await hall.found("hall-found-campaign", name="Mare <i>Nostrum</i>", houses=3, titles=names)
    await hall.steward.campaigns.shelf.change(campaign, as_often)
    book = await CampaignStory(hall, campaign).tell()
    assert sorted(game.title for game in book.games_played) == sorted(titles)
    assert min(prestige(book)) > 0
    stranger = hall.of(hall.people[0])
    page = await stranger.page(f"/campaigns/{campaign}")
    assert len(page.all("article")) == 6
    assert page.all("h1")[0].words == "Mare <i>Nostrum</i>"
    kept = await stranger.get(f"/campaigns/{campaign}/chronicle.html")
    assert kept.count("data:image/png") == 6
    assert "<i>" not in kept
    assert "<b>" not in kept
    assert "-ask-" not in kept
