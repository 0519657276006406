"""A whole season and a whole campaign on Discord, with everything that goes wrong in them."""

from pathlib import Path
from unittest.mock import patch

import pytest

import engine
from engine.choice import AllOf, Option, Part, Pick
from engine.text import text
from tests.chat import watch
from tests.chat.hall import ChatHall
from tests.chat.toys import toys
from tests.chat.world import world
from tests.host.toy import Toy
from tests.kit_league import FORTY, CampaignStory, SeasonStory, adds_up, pass_time, told_once

pytestmark = pytest.mark.usefixtures("quick")

SHORT = AllOf([Part("cards", text("yes"), Pick([Option("3", text("yes"))]))])
"""Three cards a game: 72 games are played."""
PEOPLE = [f"Player {i:02}" for i in range(FORTY + 5)]


async def founded(hall: ChatHall) -> str:
    """A league of four divisions, settled by the menus of its form before its sign-up opens."""
    doge = hall.people[0]
    await hall.give(
        doge, "league create", name="Lido", titles="toy", divisions=4, seats="4,3", rounds=6, moving=2
    )
    (entry,) = await hall.steward.leagues.shelf.entries()
    await hall.world.settle()
    return entry.id


async def test_a_season_of_forty_people_in_four_divisions_over_six_rounds(tmp_path: Path) -> None:
    with toys(), patch.object(Toy, "options", SHORT):
        async with world(tmp_path, PEOPLE) as fondaco:
            hall = ChatHall(fondaco)
            league = await founded(hall)
            story = SeasonStory(hall, league)
            season = await story.tell()
            adds_up((await story.book()).rules, season)
            await told_once(hall, league, story.late)
            told = hall.announced()
            assert told.count("season 1 begins") == told.count("season 1 is over") == 1
            assert len(fondaco.channel.threads) == len(season.tables)
            assert told.count("is won by") == sum(table.state == "over" for table in season.tables)
            shown = await hall.give(hall.people[7], "league show", league=league, division=2)
            assert "Most points." in shown
            await pass_time(hall, 30)
            assert hall.announced().count("season 2 is open") == 1
            for one in watch.sent(fondaco.env):
                assert one.body is not None


async def test_a_campaign_of_five_games_through_all_five_titles(tmp_path: Path) -> None:
    async with world(tmp_path, [f"Head {i}" for i in range(4)]) as fondaco:
        hall = ChatHall(fondaco)
        founder = hall.people[0]
        await hall.give(founder, "campaign create", name="Mare *Nostrum*", seats=3, pace="day")
        (entry,) = await hall.steward.campaigns.shelf.entries()
        book = await CampaignStory(hall, entry.id).tell()
        assert sorted({game.title for game in book.played}) == sorted(engine.titles())
        told = hall.announced()
        assert told.count("Mare \\*Nostrum\\***: game ") == 5 + 1 + 5 + 1, "begun, given up, over"
        assert told.count("The greatest house") == 1
        shown = await hall.persons[founder].actor.slash(fondaco.channel, "campaign show", campaign=entry.id)
        assert [one.filename for one in shown.response.attachments] == ["houses.png", "map.png"]
        for kind in ("html", "md"):
            kept = await hall.persons[founder].actor.slash(
                fondaco.channel, "campaign chronicle", campaign=entry.id, kind=kind
            )
            assert [one.filename for one in kept.response.attachments] == [f"{entry.id}.{kind}"]
