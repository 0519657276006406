"""Simulated people play whole games on Discord, pressing only what the bot offers."""

from pathlib import Path

import pytest

from engine import registry
from tests.chat.game import LATER, MOST_ANSWERS, Evening
from tests.chat.kit import check_finished
from tests.chat.world import world
from tests.league.people import play_out

OTHERS = [pytest.param(title, id=title.id) for title in registry.titles().values() if title.id != "oltremare"]
SOME = 25
"""Answers that are pressed, while the bot restarts and sends fail; in the soak all of them are."""

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick")]


@pytest.mark.parametrize("answers", [SOME, pytest.param(MOST_ANSWERS, marks=pytest.mark.soak)])
async def test_two_people_play_oltre_mare_through_restarts_and_failing_sends_one_without_dms(
    tmp_path: Path, answers: int
) -> None:
    async with world(tmp_path) as fondaco:
        evening = Evening(fondaco, "oltremare", people=2, seed="storm", restarts=20, faults=5)
        shy = fondaco.people[1]
        fondaco.env.inject_error(
            "POST",
            f"/channels/{shy.user.dm_channel.id}/messages",
            status=403,
            code=50007,
            message="Cannot send messages to this user",
            times=None,
        )
        await evening.open()
        await evening.play(answers)
        await play_out(fondaco.host, evening.match)
        await fondaco.pass_time(LATER)
        await check_finished(evening)
        assert min(evening.mishaps["restart"], evening.mishaps["failing send"]) >= 2
        assert evening.channel_says().count(f"{shy.mention}: I can’t send you DMs") == 1


@pytest.mark.soak
async def test_a_full_table_of_five_with_three_people(tmp_path: Path) -> None:
    async with world(tmp_path) as fondaco:
        evening = Evening(fondaco, "oltremare", people=3, house=2, restarts=60, faults=30)
        await evening.open()
        await evening.play()
        await check_finished(evening)


@pytest.mark.soak
@pytest.mark.parametrize("title", OTHERS)
async def test_every_other_title_is_played_to_its_end(title: registry.Title, tmp_path: Path) -> None:
    async with world(tmp_path) as fondaco:
        fewest = min(title.seats)
        evening = Evening(fondaco, title.id, people=1, house=fewest - 1, restarts=80, faults=40, unasked=0)
        await evening.open()
        await evening.play()
        await check_finished(evening)
