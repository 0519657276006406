"""What Discord refuses for good is given up and said to be missing; what may pass later is tried again."""

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.chat.addresses import to_channel
from bot.discord.surface import SURFACE
from bot.table.letters import Addressed, Sentence
from tests.chat.game import Evening
from tests.chat.person import bid, offered, said
from tests.chat.tables import table
from tests.chat.world import World
from tests.host.people import rows

pytestmark = pytest.mark.usefixtures("quick", "away")


def refuse(world: World, channel: int, times: int | None = 1) -> None:
    """Discord finds fault with what is sent there."""
    where = f"/channels/{channel}/messages"
    world.env.inject_error("POST", where, status=400, code=50035, message="Invalid Form Body", times=times)


def dropped(evening: Evening) -> list[str]:
    found = rows(evening.world.file, "select last_error from outbox where dropped_at is not null order by id")
    return [str(reason) for (reason,) in found]


async def test_a_panel_that_is_refused_is_replaced_by_a_plain_one_that_calls(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, channel = evening.world, evening.world.thread().id
        ada, bo = evening.persons
        await bid(ada, channel, "5")
        await world.settle()
        refuse(world, channel)
        await bid(bo, channel, "3")
        with capture_logs() as lines:
            await world.settle()
        assert "sheet-refused" in [line["event"] for line in lines]
        look = await evening.table()
        called = evening.person_at(look, look.waits_for()[0])
        last = ada.newest(channel, "answer")
        assert "Discord refused a message here" in said(last)
        assert f"<@{called.actor.id}>" in said(last)
        assert {"answer", "board", "log"} <= {one.verb for one in offered(last)}
        await called.answer(await called.act(channel))
        await world.settle()
        assert "toy-toast" in evening.channel_says(), "the next is told as ever"
        assert "toy-won" not in evening.channel_says(), "and without what was refused"


async def test_news_that_are_refused_altogether_hold_up_nothing(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, channel = evening.world, evening.world.thread().id
        refuse(world, channel, times=None)
        for person, value in zip(evening.persons, ("5", "3"), strict=True):
            await bid(person, channel, value)
        await world.settle()
        assert await world.host.store.outbox.depth(SURFACE.prefix) == 0
        assert any("400 50035 Invalid Form Body" in reason for reason in dropped(evening))
        world.env.backend.faults.clear()
        look = await evening.table()
        winner = evening.person_at(look, look.waits_for()[0])
        await winner.answer(await winner.act(channel))
        await world.settle()
        assert evening.channel_says().count("toy-won") == evening.channel_says().count("toy-toast") == 1


async def test_a_secret_question_that_is_refused_leads_to_the_table(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, (ada, bo) = evening.world, evening.persons
        for person, value in ((ada, "1"), (bo, "3")):
            await bid(person, world.thread().id, value)
        await world.settle()
        dm = world.env.backend.dm_channels[ada.actor.id]
        refuse(world, dm)
        look = await evening.table()
        await world.host.submit(evening.match, look.waits_for()[0], str(1 - look.waits_for()[0]))
        await world.settle()
        last = ada.messages(dm)[-1]
        assert "Discord refused a message" in said(last)
        assert str(world.thread().id) in str(last.components), "the way to the table"
        assert "I can’t send you DMs" not in evening.channel_says()


@pytest.mark.parametrize(("status", "code", "arrives"), [(400, 50035, False), (503, 0, True)])
async def test_only_what_will_never_pass_is_given_up(
    tmp_path: Path, status: int, code: int, arrives: bool
) -> None:
    async with table(tmp_path) as evening:
        world = evening.world
        where = f"/channels/{world.channel.id}/messages"
        word = Sentence("Hear, hear!", to_channel(str(world.channel.id)))
        world.env.inject_error("POST", where, status=status, code=code)
        await world.host.outbox.post(Addressed(f"{SURFACE.prefix}series/{world.channel.id}", word))
        await world.settle()
        assert bool(dropped(evening)) is not arrives
        await world.pass_time(60)
        heard = [said(one) for one in evening.persons[0].messages(world.channel.id)]
        assert ("Hear, hear!" in heard) is arrives
