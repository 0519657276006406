"""A whole season and a whole campaign on Discord, with everything that goes wrong in them."""

from pathlib import Path
from unittest.mock import patch

import pytest

import engine
from bot.series.campaign.book import Campaign
from tests.chat import watch
from tests.chat.hall import ChatHall
from tests.chat.kit import pictures
from tests.chat.toys import toys
from tests.chat.world import world
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

pytestmark = pytest.mark.usefixtures("quick")


async def founded(hall: ChatHall, size: Size) -> str:
    """A league, settled by its form before its sign-up opens."""
    doge, regulations = hall.people[0], {"titles": "toy", "seats": "4,3"}
    counts = {"divisions": size.divisions, "rounds": size.rounds}
    await hall.give(doge, "league create", name="Lido", draft=True, **regulations, **counts)
    (entry,) = await hall.steward.leagues.shelf.entries()
    assert "Rules saved." in await hall.give(doge, "league rules", league=entry.id, moving=2)
    assert "open" in await hall.give(doge, "league open", league=entry.id)
    await hall.world.settle()
    return entry.id


@pytest.mark.soak
@pytest.mark.parametrize("size", [TWENTY, FORTY])
async def test_a_season_with_everything_that_goes_wrong_in_it(tmp_path: Path, size: Size) -> None:
    everyone = [f"Player {i:02}" for i in range(size.people + STRANGERS)]
    with toys(), patch.object(Toy, "options", SHORT):
        async with world(tmp_path, everyone) as fondaco:
            hall = ChatHall(fondaco)
            league = await founded(hall, size)
            story = SeasonStory(hall, league, size)
            season = await story.tell()
            adds_up((await story.book()).regulations, season)
            await told_once(hall, league, story.late)
            told = hall.announced()
            assert told.count("season 1 begins") == told.count("season 1 is over") == 1
            assert len(fondaco.channel.threads) == len(season.tables)
            assert told.count(" won table ") == sum(table.state == "over" for table in season.tables)
            shown = await hall.give(hall.people[7], "league show", league=league, division=2)
            assert "Most points." in shown
            await pass_time(hall, 30)
            assert hall.announced().count("season 2 is open") == 1
            for one in watch.sent(fondaco.env):
                assert one.body is not None


@pytest.mark.slow
@pytest.mark.soak
async def test_a_campaign_of_five_games_through_all_five_titles(tmp_path: Path) -> None:
    await _campaign(tmp_path, sorted(engine.titles()))


@pytest.mark.slow
async def test_a_campaign_of_five_games_with_everything_that_goes_wrong_in_it(tmp_path: Path) -> None:
    with toys(), patch.object(Toy, "options", SHORT):
        await _campaign(tmp_path, ["toy"] * 5)


async def _campaign(tmp_path: Path, titles: list[str]) -> None:
    """Founded with every title there is; a single one is played as often as is wished."""

    def as_often(book: Campaign, _notes: object) -> None:
        if len(book.titles) < len(titles):
            book.titles = titles

    async with world(tmp_path, [f"Head {i}" for i in range(4)]) as fondaco:
        hall = ChatHall(fondaco)
        founder = hall.people[0]
        await hall.give(founder, "campaign create", name="Mare *Nostrum*", houses=3, pace="day")
        (entry,) = await hall.steward.campaigns.shelf.entries()
        await hall.steward.campaigns.shelf.change(entry.id, as_often)
        book = await CampaignStory(hall, entry.id).tell()
        assert sorted(game.title for game in book.games_played) == titles
        told = hall.announced()
        assert told.count("Mare \\*Nostrum\\***: game ") == 5 + 1 + 5 + 1, "begun, given up, over"
        assert told.count("The greatest house") == 1
        shown = await hall.persons[founder].actor.slash(fondaco.channel, "campaign show", campaign=entry.id)
        assert shown.response is not None
        assert pictures(shown) == ["houses", "map"]
        for kind in ("html", "md"):
            kept = await hall.persons[founder].actor.slash(
                fondaco.channel, "campaign chronicle", campaign=entry.id, kind=kind
            )
            assert kept.response is not None
            assert [one.filename for one in kept.response.attachments] == [f"{entry.id}.{kind}"]
