"""Presses that come too late, twice, from the wrong person or from another device change nothing."""

import asyncio
from pathlib import Path
from typing import Any, cast

import aiohttp
import pytest
import sqlalchemy as sa

from bot.chat.messages.caller import Caller
from bot.chat.messages.guard import run_guarded
from bot.chat.messages.refusal import ChatRefused
from bot.discord.messages.delivery import neutral_outcomes
from bot.host.host import Host
from bot.host.notices import Notices
from bot.host.server_settings import SettingsOfServers
from bot.store import StoreError, schema
from bot.store.matches import Matches
from bot.store.records import ChangeRecord
from bot.table import substitutes
from bot.table.seating import SeatSpec
from engine.rng import Rng
from engine.text import text
from tests.chat.game import Evening
from tests.chat.person import Person, bid, offered, question_of, said
from tests.chat.tables import at_once, table
from tests.chat.toys import toys
from tests.chat.world import world
from tests.kit import until


async def moves(evening: Evening) -> int:
    log = await evening.world.host.store.matches.log(evening.match)
    return sum(row.kind == "move" for row in log)


async def test_whoever_does_not_play_is_told_so(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        stranger = Person(evening.world.people[4], evening.rng)
        channel = evening.world.thread().id
        await stranger.press(stranger.newest(channel, "answer"), "answer")
        await stranger.press(stranger.newest(channel, "hand"), "hand")
        assert stranger.heard == ["You’re not playing at this table."] * 2
        result = await stranger.press(stranger.newest(channel, "board"), "board")
        assert result.ephemeral, "a board may be looked at by anybody"


async def test_a_question_of_a_seat_given_away_is_nobodys_business_any_more(tmp_path: Path) -> None:
    async with table(tmp_path, people=3) as evening:
        ada = evening.persons[0]
        message = await ada.act(evening.world.thread().id)
        look = await evening.table()
        seat = next(one.seat for one in look.seats if one.user_id == f"discord:{ada.actor.id}")
        await substitutes.reseat(
            evening.world.host, look.id, seat, SeatSpec("Zoe", "person", "discord:1", "en")
        )
        (menu,) = [one for one in offered(message) if one.verb == "pick"]
        result = await ada.actor.select(message, ["3"], custom_id=str(menu))
        assert [one.content for one in result.followups] == ["You’re not playing at this table."]
        assert await moves(evening) == 0


async def test_act_under_an_old_panel_opens_the_question_of_today(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        channel = evening.world.thread().id
        old = ada.newest(channel, "answer")
        await evening.world.pass_time(24 * 3600.0)
        for person in (ada, bo):
            await bid(person, channel)
            await evening.world.settle()
        assert ada.newest(channel, "answer").id != old.id
        result = await ada.press(old, "answer")
        assert result.response is not None
        look = await evening.table()
        seat = next(one.seat for one in look.seats if one.user_id == f"discord:{ada.actor.id}")
        assert question_of(result.response) == look.token(seat)


async def test_a_game_that_is_gone_is_said_to_be_gone(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        panel = ada.newest(evening.world.thread().id, "answer")
        database = evening.world.host.store.database
        async with database.writing() as connection:
            await connection.execute(sa.delete(schema.matches))
        evening.world.host.tables.forget(evening.match)
        await ada.press(panel, "answer")
        assert ada.heard == ["This game doesn’t exist. Check the link."]


async def test_confirming_twice_at_once_plays_once(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        channel = evening.world.thread().id
        await bid(ada, channel)
        message = await bo.act(channel)
        (menu,) = [one for one in offered(message) if one.verb == "pick"]
        shown = await bo.actor.select(message, ["3"], custom_id=str(menu))
        assert shown.response is not None
        (yes,) = [str(one) for one in offered(shown.response) if one.verb == "yes"]
        before = await moves(evening)
        results = await at_once([(bo, shown.response, yes), (bo, shown.response, yes)])
        assert await moves(evening) == before + 1
        assert all(result.acknowledged for result in results)
        assert not any(result.followups for result in results)


async def test_of_two_who_join_at_once_one_has_the_last_seat(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            ada, bo, cleo = (Person(actor, Rng(actor.name)) for actor in fondaco.people[:3])
            lobby = (await ada.actor.slash(fondaco.channel, "game new", title="toy", seats=2)).response
            assert lobby is not None
            (join,) = [str(button) for button in offered(lobby) if button.verb == "join"]
            results = await at_once([(bo, lobby, join), (cleo, lobby, join)])
            assert all(result.acknowledged for result in results)
            shown = said(ada.newest(lobby.channel_id, "start"))
            assert [name in shown for name in ("Ada", "Bo", "Cleo")].count(True) == 2, shown


async def test_the_same_question_on_two_devices(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        channel = evening.world.thread().id
        phone, laptop = await ada.act(channel), await ada.act(channel)
        (menu,) = [one for one in offered(phone) if one.verb == "pick"]
        await ada.actor.select(phone, ["3"], custom_id=str(menu))
        result = await ada.actor.select(laptop, ["5"], custom_id=str(menu))
        assert result.response is not None
        assert "moved on" in said(result.response) or "nothing to decide" in said(result.response)
        assert await moves(evening) == 1


async def test_a_dm_answered_elsewhere_shows_what_is_asked_now(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        letter = ada.dm()
        assert letter is not None
        await bid(ada, evening.world.thread().id)
        (menu,) = [one for one in offered(letter) if one.verb == "pick"]
        result = await ada.actor.user.select(letter, ["5"], custom_id=str(menu))
        assert result.response is not None
        assert "You have nothing to decide right now." in said(result.response)
        assert await moves(evening) == 1


async def test_a_page_of_the_form_left_behind_shows_where_the_form_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        channel = evening.world.thread().id
        for person in evening.persons:
            await bid(person, channel, "3")
        before = await moves(evening)
        look = await evening.table()
        (toaster,) = look.waits_for()
        other = evening.person_at(look, 1 - toaster)
        phone, laptop = await other.act(channel), await other.act(channel)
        assert "the game isn’t waiting for you" in said(phone)
        monkeypatch.setattr("bot.chat.questions.question_desk.shows_something", lambda *_what: True)
        await other.press(phone, "opt", "0")
        result = await other.press(laptop, "opt", "0")
        assert result.response is not None
        assert "This form was changed" in said(result.response)
        assert await moves(evening) == before


async def test_drafts_and_modals_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chat.questions.controls.VALUES", 10)
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        message = await ada.act(evening.world.thread().id)
        shown = await ada.press(message, "fill")
        assert shown.modal is not None
        await evening.world.restart()
        result = await ada.actor.submit_modal(shown, {"0": "7"})
        assert result.response is not None
        assert any("Done: 7" in said(one) for one in [result.response])
        assert await moves(evening) == 1


async def test_what_cannot_be_read_as_a_number_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.questions.controls.VALUES", 10)
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        shown = await ada.press(await ada.act(evening.world.thread().id), "fill")
        result = await ada.actor.submit_modal(shown, {"0": "lots"})
        assert result.response is not None
        assert "Please give a whole number." in said(result.response)
        assert await moves(evening) == 0


@pytest.mark.parametrize("slow", ["submit", "draw"])
async def test_a_press_is_acknowledged_before_anything_slow_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        message = await ada.act(evening.world.thread().id)
        (menu,) = [one for one in offered(message) if one.verb == "pick"]
        gate = asyncio.Event()
        target: Any = Host if slow == "submit" else type(evening.world.host.studio)
        original = getattr(target, slow)

        async def sluggish(self: Any, *args: Any, **how: Any) -> Any:
            await gate.wait()
            return await original(self, *args, **how)

        monkeypatch.setattr(target, slow, sluggish)
        pressing = asyncio.create_task(ada.actor.select(message, ["3"], custom_id=str(menu)))

        def is_acknowledged() -> bool:
            pressed = ada.env.backend.interactions.values()
            return any(one.responded for one in pressed if one.source_message_id == message.id)

        await until(is_acknowledged)
        gate.set()
        result = await pressing
        assert result.response is not None
        assert await moves(evening) == 1


async def test_an_error_of_ours_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(_self: object, _match: str) -> None:
        raise ZeroDivisionError

    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        panel = ada.newest(evening.world.thread().id, "answer")
        monkeypatch.setattr(Host, "table", breaks)
        await ada.press(panel, "answer")
        assert ada.heard == ["Something went wrong on my side. Nothing was changed. Please try again."]


async def test_an_answer_that_is_stored_is_never_said_to_have_changed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_self: object, _match: str) -> None:
        raise ZeroDivisionError

    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        channel = evening.world.thread().id
        with monkeypatch.context() as patched:
            patched.setattr(Notices, "subscribe", breaks)
            result = await bid(ada, channel)
        assert "Done: 3" in said(result.response)
        assert {one.verb for one in offered(result.response)} == {"look"}
        message = await bo.act(channel)
        (menu,) = [one for one in offered(message) if one.verb == "pick"]
        shown = await bo.actor.select(message, ["3"], custom_id=str(menu))
        assert shown.response is not None
        evening.world.env.inject_error("PATCH", "*/messages/@original", status=400, code=50035)
        await bo.press(shown.response, "yes")
        assert await moves(evening) == 2
        assert "it may have worked" in bo.heard[-1]


async def test_what_is_stored_says_so_though_nothing_can_be_read_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        await bid(ada, evening.world.thread().id)
        apply = Matches.apply

        async def unreadable(_matches: Matches, *_what: object) -> None:
            raise StoreError("the disk refuses.")

        async def apply_last(matches: Matches, change: ChangeRecord) -> None:
            await apply(matches, change)
            for reading in ("stamp", "load", "log", "events"):
                monkeypatch.setattr(Matches, reading, unreadable)

        monkeypatch.setattr(Matches, "apply", apply_last)
        ada.after(await ada.actor.slash(evening.world.thread(), "game undo"))
        monkeypatch.undo()
        assert ada.heard[-1] == "Stored. Refresh to see it."
        log = await evening.world.host.store.matches.log(evening.match)
        assert [row.kind for row in log] == ["move", "undo"]


@pytest.mark.parametrize("lost", [aiohttp.ClientConnectionError("no route"), TimeoutError(), OSError()])
async def test_a_sentence_that_cannot_be_told_breaks_nothing(lost: Exception) -> None:
    class Deaf:
        async def tell(self, _sentence: object) -> None:
            with neutral_outcomes():
                raise lost

    async def refuses() -> None:
        raise ChatRefused(text("refuse-over"))

    await run_guarded(cast(Caller, Deaf()), refuses())


async def test_a_number_asked_for_too_late_in_a_dm_says_which_table_it_is_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.questions.controls.VALUES", 10)
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        letter = ada.dm()
        assert letter is not None
        (fill,) = [one for one in offered(letter) if one.verb == "fill"]
        seat = fill.seat
        assert seat is not None
        await evening.world.host.submit(evening.match, seat, 3)
        result = await ada.actor.user.click(letter, custom_id=str(fill))
        assert result.response is not None
        assert str(evening.world.thread().id) in str(result.response.components), "the way to the table"


async def test_a_busy_database_is_said_before_discord_gives_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(_self: SettingsOfServers, _server: int) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.chat.servers.HURRY", 0)
    monkeypatch.setattr(SettingsOfServers, "of", busy)
    with toys():
        async with world(tmp_path) as fondaco:
            shown = await fondaco.people[0].slash(fondaco.channel, "game new", title="toy", seats=2)
            assert shown.response is not None
            assert "took too long" in shown.response.content


async def test_undo_takes_back_what_nobody_has_seen(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        channel = evening.world.thread().id
        result = await bid(ada, channel)
        result = await ada.press(result.response, "undo")
        assert "is undone" in said(result.response)
        assert question_of(result.response) is not None
        await bid(ada, channel)
        await bid(bo, channel)
        await evening.world.settle()
        shown = await ada.actor.slash(evening.world.thread(), "game undo")
        assert shown.response is not None
        assert "showed you something hidden" in said(shown.response)


async def test_buttons_of_another_time_are_named_as_such(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        panel = ada.newest(evening.world.thread().id, "answer")
        stored = ada.env.backend.get_message(panel.channel_id, panel.id)
        for row in stored.components:
            for one in row.get("components", []):
                one["custom_id"] = one["custom_id"].replace("f1:answer:", "f1:dance:")
        result = await ada.actor.click(panel, label="Act")
        assert result.response is not None
        assert "out of date" in result.response.content


async def test_the_world_is_told_nothing_of_who_has_bid(tmp_path: Path) -> None:
    async with table(tmp_path, people=3) as evening:
        ada, bo, _ = evening.persons
        channel = evening.world.thread().id
        assert "Secret choices: **0** of **3**" in evening.channel_says()
        await bid(ada, channel)
        await evening.world.settle()
        count = len(bo.messages(channel))
        assert "Secret choices: **1** of **3**" in evening.channel_says()
        await bid(bo, channel)
        await evening.world.settle()
        assert len([m for m in ada.messages(channel) if not m.ephemeral]) == len(
            [m for m in bo.messages(channel) if not m.ephemeral]
        )
        assert "Secret choices: **2** of **3**" in evening.channel_says()
        assert "Secret choices: **1** of **3**" not in evening.channel_says(), "the tally is kept up to date"
        assert count


async def test_a_press_is_acknowledged_before_anything_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    acknowledged: list[bool] = []
    real = Caller.load_settings

    async def noted(caller: Caller, *, again: bool = False) -> None:
        acknowledged.append(caller.is_answered)
        await real(caller, again=again)

    async with table(tmp_path) as evening:
        monkeypatch.setattr(Caller, "load_settings", noted)
        ada = evening.persons[0]
        message = await ada.act(evening.world.thread().id)
        (menu,) = [one for one in offered(message) if one.verb == "pick"]
        await ada.actor.select(message, ["3"], custom_id=str(menu))
    assert acknowledged == [True, True]


async def test_a_picture_that_cannot_be_drawn_keeps_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(*_args: Any, **_how: Any) -> None:
        raise ZeroDivisionError

    async with table(tmp_path) as evening:
        channel = evening.world.thread().id
        monkeypatch.setattr(evening.world.host.studio, "draw", breaks)
        for person, value in zip(evening.persons, ("5", "3"), strict=True):
            await bid(person, channel, value)
        await evening.world.settle()
        look = await evening.table()
        called = evening.person_at(look, look.waits_for()[0])
        assert f"<@{called.actor.id}>" in said(called.newest(channel, "answer"))
