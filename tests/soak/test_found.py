"""What the soak has found so far, each as a test of its own."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import yaml
from simcord.components import walk_components

import engine
from bot.clock import FakeClock
from bot.host.host import Host
from bot.store import Store, schema
from bot.store.records import MoveRecord
from bot.table.changes import in_force
from bot.table.letters import Addressed, DueLetter, TableNews
from bot.table.terms import plain_terms
from data.loader import FOLDER, BadData, load
from data.titles import folder_of
from engine import codec
from engine.errors import BadRecord
from engine.rng import Rng
from engine.serenissima.components import Box
from neptun.engine import components as neptun
from tests.chat.tables import table
from tests.host.people import ADA, BO
from tests.host.toy import toy_box
from tests.soak.fuzz_surfaces import press, write

HOURS = 5 * 3600.0


def forged(record: dict[str, Any]) -> dict[str, Any]:
    """The record with the fingerprint that belongs to what it says."""
    parts = [record[name] for name in ("title", "rules", "seed", "count", "answered", "state")]
    return {**record, "fingerprint": codec.digest(parts)}


def test_a_stored_match_that_makes_no_sense_is_a_bad_record() -> None:
    dump = engine.start("mediterranee", 2, "sense").dump()
    options = {"money": "hidden"}
    with pytest.raises(BadRecord, match="makes no sense"):
        engine.replay(forged({**dump, "options": options, "state": {**dump["state"], "options": options}}))


def test_facts_that_other_facts_look_for_in_vain_are_named(tmp_path: Path) -> None:
    words = (FOLDER / "serenissima.yaml").read_text("utf-8")
    path = tmp_path / "serenissima.yaml"
    path.write_text(words.replace("  stone:  {", "  stones: {"), "utf-8")
    with pytest.raises(BadData, match=r"serenissima\.yaml: 'stone'"):
        load(Box, path)


def test_a_temple_without_point_tiles_is_named(tmp_path: Path) -> None:
    facts = yaml.safe_load((folder_of("neptun") / "neptun.yaml").read_text("utf-8"))
    facts["gold_temple"]["id"] = "tag"
    path = tmp_path / "neptun.yaml"
    path.write_text(yaml.safe_dump(facts), "utf-8")
    with pytest.raises(BadData, match=r"neptun\.yaml.*tag is no temple"):
        load(neptun.Box, path)


@pytest.mark.parametrize("answer", [None, {}, {"undid": 3}, {"undid": ["1"]}])
def test_a_row_that_does_not_say_what_it_took_back_is_a_bad_record(answer: Any) -> None:
    row = MoveRecord(2, "undo", 0, answer, False, 0.0, "person")
    with pytest.raises(BadRecord, match="change 2"):
        in_force([replace(row, seq=1, kind="move"), row])


async def test_a_snapshot_that_is_no_record_is_named(tmp_path: Path) -> None:
    with toy_box():
        store = await Store.open(str(tmp_path / "games.db"))
        host = Host(store, FakeClock())
        opened = await host.open("toy", [ADA, BO])
        async with store.database.writing() as connection:
            await connection.execute(sa.update(schema.matches).values(snapshot=[1]))
        with pytest.raises(BadRecord, match=opened.match_id):
            await host.export(opened.match_id)
        await host.close()
        await store.close()


async def test_a_machine_whose_clock_is_set_back_takes_nobodys_time_and_holds_up_no_letter(
    tmp_path: Path,
) -> None:
    async def lost(_letter: DueLetter) -> None:
        raise ConnectionError

    with toy_box():
        store, clock = await Store.open(str(tmp_path / "games.db")), FakeClock()
        host = Host(store, clock)
        await host.wake()
        opened = await host.open("toy", [ADA, BO], terms=plain_terms(600.0))
        await host.outbox.post(Addressed("test/all", TableNews(0)))
        await host.outbox.drain("test/", lost)
        clock.pass_time(-HOURS)
        await host.sweep.beat()
        look = await host.table(opened.match_id)
        assert {one.due for one in look.deadlines.values()} == {clock.now() + 600.0}
        assert len(await store.outbox.due("test/", clock.now())) == 1
        await host.close()
        await store.close()


@pytest.mark.usefixtures("quick")
async def test_a_modal_of_another_time_is_named_as_such(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        message = await ada.act(evening.world.thread().id)
        result = await write(ada, message, {}, "f1:dance:x:::::", Rng("modal"))
        assert result.response is not None
        assert "out of date" in result.response.content


@pytest.mark.usefixtures("quick")
async def test_a_button_whose_id_has_two_lines_is_answered(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        message = await ada.act(evening.world.thread().id)
        button = next(one for one in walk_components(message.components) if one.get("custom_id"))
        result = await press(ada, message, button, "f1:look:x:0\n::::", Rng("press"))
        assert result.response is not None
        assert "out of date" in result.response.content
