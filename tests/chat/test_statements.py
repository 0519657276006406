"""What one press asks of the database is bounded."""

from pathlib import Path

from tests.chat.game import Evening
from tests.chat.person import asks
from tests.chat.world import world
from tools.bench.reads import Counting, short

PRESS = 13
"""The most statements for a press that plays."""


async def test_a_press_that_plays_asks_little(tmp_path: Path) -> None:
    async with world(tmp_path) as fondaco:
        evening = Evening(fondaco, "oltremare", people=3, seed="statements")
        await evening.open()
        counting, played = Counting(), list[list[str]]()
        counting.watch(fondaco.host)
        for _ in range(3):
            table = await evening.table()
            person = evening.person_at(table, next(iter(table.pending())))
            message = await person.act(fondaco.thread().id)
            seq = table.seq
            while asks(message) and seq == table.seq:
                counting.clear()
                message = await person.one_press(message)
                sent = [short(statement) for statement in counting.sent]
                seq = (await fondaco.host.tables.at_hand(evening.match)).seq
            played.append(sent)
            await fondaco.settle()
        assert max(map(len, played)) <= PRESS, played
