"""Playing over days on Discord: asking, voting, standing in, leaving word, catching up, being reminded."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.series import personal_data
from bot.store.notes import NoteKind
from bot.table import votes
from bot.table.seating import SeatSpec
from tests.chat.days import HOUR, clocked, delete_me, pressed, remind, shown, slash, stand_up
from tests.chat.kit import accepts
from tests.chat.on_discord import user_key
from tests.chat.person import Person, bid, offered, said
from tests.chat.tables import table

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_pause_is_asked_told_in_the_thread_and_voted(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await clocked(evening)
        await slash(ada, evening, "game pause", hours=10)
        await evening.world.settle()
        status = await slash(bo, evening, "game status")
        assert "Ada asks for a pause of 10 h" in status
        assert "That vote has ended" in await slash(ada, evening, "game vote", agree=True)
        await slash(bo, evening, "game vote", agree=True)
        assert (await evening.table()).paused is not None
        assert "The game is paused until <t:" in await slash(bo, evening, "game status")
        await slash(bo, evening, "game unpause")
        assert (await evening.table()).paused is None


async def test_more_time_and_taking_back_are_asked_of_the_table(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        assert "Your clock isn’t running" in await slash(ada, evening, "game extend", hours=5)
        await clocked(evening)
        before = (await evening.table()).deadlines
        await slash(ada, evening, "game extend", hours=5)
        await slash(bo, evening, "game vote", agree=True)
        after = (await evening.table()).deadlines
        assert sorted(after[seat].due - before[seat].due for seat in after) == [0, 5 * HOUR]
        for person, value in ((ada, "5"), (bo, "3")):
            await bid(person, evening.world.thread().id, value)
        await pressed(bo, await shown(bo, evening, "game undo"), "do")
        (request,) = votes.requests(await evening.table())
        assert request.kind == "undo"
        await slash(ada, evening, "game vote", agree=True)
        assert len((await evening.table()).waits_for()) == 1


async def test_a_table_agrees_to_end_a_game_and_its_panel_shows_the_scores(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        thread = evening.world.thread().id
        seat = next(held.seat for held in (await evening.table()).seats if held.name == "Ada")
        await votes.ask_end(evening.world.host, evening.match, seat, "score")
        await evening.world.settle()
        asked = "Ada asks to end the game now and score it as it is"
        assert asked in await slash(bo, evening, "game status")
        await slash(bo, evening, "game vote", agree=True)
        await evening.world.settle()
        assert (await evening.table()).state == "over"
        assert "ends here and is scored as it is" in evening.channel_says()
        assert "**Ada**" in said(ada.newest(thread, "replay"))


async def test_an_answer_leads_on_to_the_next_table_that_waits(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, thread = evening.persons[0], evening.world.thread().id
        seats = [SeatSpec("Ada", "person", user_key(ada.actor.id)), SeatSpec("Zoe")]
        other = await evening.world.host.open("toy", seats)
        answered = await bid(ada, thread, "5")
        assert "Next table (1)" in str(answered.response.components)
        moved = await ada.press(answered.response, "next")
        assert moved.response is not None
        assert "Toy · only you can see this" in said(moved.response), (
            "away from its room a question says which game it is"
        )
        assert {press.table for press in offered(moved.response) if press.verb == "pick"} == {other.match_id}
        await evening.world.host.submit(other.match_id, 0, 5)
        assert "next" not in [press.verb for press in offered(await ada.act(thread))]


async def test_a_seat_is_freed_taken_and_given_back(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        cleo = Person(evening.world.member("Cleo"), ada.rng)
        assert "The seats at this table are taken or reserved" in await slash(cleo, evening, "game sit")
        await stand_up(ada, evening)
        await slash(cleo, evening, "game sit")
        assert "Cleo" in (await evening.table()).names
        assert "Ada" not in (await evening.table()).names
        await slash(cleo, evening, "game giveback")
        await evening.world.settle()
        await accepts(ada, evening)
        look = await evening.table()
        assert user_key(ada.actor.id) in [seat.user_id for seat in look.seats]
        assert user_key(cleo.actor.id) not in [seat.user_id for seat in look.seats]


async def test_one_catches_up_with_words_pictures_and_a_film(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        for person, value in ((ada, "1"), (bo, "3")):
            await bid(person, evening.world.thread().id, value)
        shown = await ada.actor.slash(evening.world.thread(), "game missed")
        assert shown.response is not None
        assert "toy-won" in said(shown.response)
        shapes = [one.filename.rpartition("-")[0] for one in shown.response.attachments]
        assert shapes == ["before-after", "film"]
        assert "once it’s over" in await slash(ada, evening, "game replay")


async def test_a_reminder_replaces_the_one_before(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        await clocked(evening)
        await remind(evening.world)
        notes = evening.world.host.store.notes
        seat = next(one.seat for one in (await evening.table()).seats if one.name == "Ada")
        kept: list[list[Any]] = []
        for hours in (12, 10):
            evening.world.host.clock.pass_time(hours * HOUR)  # type: ignore[attr-defined]
            await remind(evening.world)
            noted = await notes.get(NoteKind.REMINDER(f"{evening.match}/{seat}/discord"))
            assert isinstance(noted, list)
            kept.append(noted)
        backend = evening.world.env.backend
        (((channel, half),), ((_, last),)) = kept
        assert "almost up" in str(backend.get_message(int(channel), int(last)).components)
        with pytest.raises(Exception, match=r"."):
            assert backend.get_message(int(channel), int(half)) is not None
        await bid(ada, evening.world.thread().id, "1")
        assert await evening.world.host.store.outbox.depth("discord/reminder/") == 0


async def test_settings_are_shown_changed_and_refused(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _ = evening.persons
        night = {"quiet-from": "22:00", "quiet-to": "08:00"}
        assert "Saved." in await slash(ada, evening, "my settings", zone="Europe/Paris", remind="dm", **night)
        shown = await slash(ada, evening, "my settings")
        for part in ("Europe/Paris", "22:00", "08:00", "by DM"):
            assert part in shown
        wrong = await slash(ada, evening, "my settings", **{"quiet-from": "noon", "quiet-to": "all"})
        assert "Please check your entries" in wrong
        assert "22:00" in await slash(ada, evening, "my settings"), "and nothing is changed"
        await slash(ada, evening, "my settings", **{"quiet-from": "", "quiet-to": ""})


async def test_what_is_kept_is_handed_out_and_forgotten(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await slash(ada, evening, "my settings", zone="Europe/Paris")
        shown = await ada.actor.slash(evening.world.thread(), "my export")
        assert shown.ephemeral
        found = json.dumps(await personal_data.export_person(evening.world.host, user_key(ada.actor.id)))
        assert "Europe/Paris" in found
        assert "Bo" not in found
        assert [one["id"] for one in json.loads(found)["lobbies"]] == [evening.match]
        assert "anonymous seat" in await slash(ada, evening, "my delete")
        assert "has been deleted" in await delete_me(ada, evening)
        assert user_key(ada.actor.id) not in str((await evening.table()).seats)
        assert user_key(bo.actor.id) in str((await evening.table()).seats)
