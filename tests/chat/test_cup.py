"""A cup on Discord, from its command to its champion."""

from pathlib import Path
from unittest.mock import patch

import pytest

from tests.chat.hall import ChatHall
from tests.chat.toys import toys
from tests.chat.world import world
from tests.host.toy import SHORT, Toy
from tests.kit_league import league_of, open_tables, pass_time, play_open

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_knock_out_is_founded_signed_up_for_and_won(tmp_path: Path) -> None:
    people = [f"Player {i}" for i in range(5)]
    with toys(), patch.object(Toy, "options", SHORT):
        async with world(tmp_path, people) as fondaco:
            hall = ChatHall(fondaco)
            doge = hall.people[0]
            await hall.give(
                doge,
                "league cup",
                name="Carnival",
                titles="toy",
                format="knockout",
                length="month",
                advancing=1,
            )
            (entry,) = await hall.steward.leagues.shelf.entries()
            await hall.world.settle()
            assert "Knock-out: the best player of each table goes on" in hall.announced()
            for who in hall.people:
                await hall.sign_up(entry.id, who)
            await pass_time(hall, 8)
            shown = await hall.give(doge, "league show", league=entry.id)
            assert "The cup is running." in shown
            assert "This round ends" in shown
            assert "Still in." in shown
            await play_open(hall, entry.id)
            await hall.go_round()
            assert len(open_tables(await league_of(hall, entry.id))) == 1
            assert hall.announced().count("the final begins") == 1
            await play_open(hall, entry.id)
            await hall.go_round()
            assert (await league_of(hall, entry.id)).ended
            announced = hall.announced()
            assert announced.count("**Carnival** is over.") == 1
            assert "season" not in announced.lower()
            assert "Won the cup." in await hall.give(doge, "league show", league=entry.id)
            files = await hall.persons[doge].actor.slash(fondaco.channel, "league results", league=entry.id)
            assert files.response is not None
