"""Simulated people play whole games on Discord, pressing only what the bot offers."""

import re
from pathlib import Path

import pytest

from engine import registry
from tests.chat import watch
from tests.chat.game import LATER, MOST_ANSWERS, Evening
from tests.chat.world import world
from tests.league.people import play_out

OTHERS = [pytest.param(title, id=title.id) for title in registry.titles().values() if title.id != "oltremare"]
SOME = 25
"""Answers that are pressed, while the bot restarts and sends fail; in the soak all of them are."""

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick")]


def is_told(thread: str, events: list[str]) -> bool:
    """Whether every event is in the thread once and in its order, or counted among those in the log only."""
    left = list(events)
    for line in thread.splitlines():
        if found := re.match(r"-# (One|\d+) lines? before th", line):
            del left[: 1 if found[1] == "One" else int(found[1])]
        elif line.startswith("- ") and (not left or line != f"- {left.pop(0)}"):
            return False
    return not left


async def finished(evening: Evening) -> None:
    """Over, told once and wholly, and nobody was shown what they may not know."""
    table = await evening.table()
    assert table.match.result() is not None
    thread = evening.channel_says()
    assert thread.count(table.match.seed) == 1
    assert table.commitment in thread
    words = table.words()
    events = [words.say(row.text) for row in await evening.world.host.events_since(table.id, -1, None)]
    assert is_told(thread, events)
    assert await watch.check(evening.world.host, table, evening.world.env) > evening.answers


@pytest.mark.parametrize("answers", [SOME, pytest.param(MOST_ANSWERS, marks=pytest.mark.soak)])
async def test_two_people_play_oltre_mare_through_restarts_and_failing_sends_one_without_dms(
    tmp_path: Path, answers: int
) -> None:
    async with world(tmp_path) as fondaco:
        evening = Evening(fondaco, "oltremare", people=2, restarts=20, faults=5)
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
        await finished(evening)
        assert min(evening.mishaps["restart"], evening.mishaps["failing send"]) >= 2
        assert evening.channel_says().count(f"{shy.mention}: I cannot send you DMs") == 1


@pytest.mark.soak
async def test_a_full_table_of_five_with_three_people(tmp_path: Path) -> None:
    async with world(tmp_path) as fondaco:
        evening = Evening(fondaco, "oltremare", people=3, house=2, restarts=60, faults=30)
        await evening.open()
        await evening.play()
        await finished(evening)


@pytest.mark.soak
@pytest.mark.parametrize("title", OTHERS)
async def test_every_other_title_is_played_to_its_end(title: registry.Title, tmp_path: Path) -> None:
    async with world(tmp_path) as fondaco:
        fewest = min(title.seats)
        evening = Evening(fondaco, title.id, people=1, house=fewest - 1, restarts=80, faults=40, unasked=0)
        await evening.open()
        await evening.play()
        await finished(evening)
