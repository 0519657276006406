"""Lobbies: sitting down, standing up, options, and the start."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.acts.act import Actor
from bot.acts.service import Acts
from bot.chat.messages.delivery import Sent
from bot.chat.messages.grammar import Id
from bot.chat.messages.outcomes import Gone, RetryAfter
from bot.discord.messages.delivery import DiscordDelivery
from bot.discord.surface import SURFACE as DISCORD
from bot.series.personal_data import forget_person
from bot.store import StoreError
from bot.store.chat import Lobbies
from bot.table.lobby import Guest, agreement_of_lobby, load
from bot.table.terms import Terms
from bot.web.surface import SURFACE as WEB
from engine.errors import Refused
from render.picture import Picture
from render.words import Words
from tests.chat.lobbies import Opened, agree, lobby
from tests.chat.on_discord import user_key
from tests.chat.person import offered, said
from tests.chat.tables import at_once
from tests.chat.toys import toys
from tests.chat.world import world

pytestmark = pytest.mark.usefixtures("quick")


class Killed(BaseException):
    """The end of the process, in the middle of something."""


async def test_people_sit_down_and_stand_up(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        ada, bo, cleo, *_ = opened.persons
        await bo.press(opened.message, "join")
        assert "1. **Ada**\n2. **Bo**" in said(opened.message)
        (join,) = [one for one in offered_anyhow(opened.message) if one.verb == "join"]
        await at_once([(cleo, opened.message, str(join))])
        assert "**Cleo**" not in said(opened.message)
        await cleo.press(opened.message, "quit")
        assert cleo.heard == ["You’re not at this table."]
        await bo.press(opened.message, "quit")
        assert "2. *free*" in said(opened.message)
        await ada.press(opened.message, "join")
        assert ada.heard == ["You’re already at this table."]


def calls(opened: Opened) -> list[str]:
    """What was posted beside the lobby to say that it is full."""
    posted = [said(message) for message in opened.persons[0].messages(opened.world.channel.id)]
    return [words for words in posted if "is full" in words]


async def test_a_full_lobby_calls_the_person_who_opened_it_once(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        ada, bo, cleo, *_ = opened.persons
        await bo.press(opened.message, "join")
        await opened.world.settle()
        assert [
            call.startswith(f"<@{ada.actor.id}>, your table for Toy is full.") for call in calls(opened)
        ] == [True]
        await bo.press(opened.message, "quit")
        await cleo.press(opened.message, "join")
        await opened.world.settle()
        assert len(calls(opened)) == 1, "once within an hour"
        await opened.world.pass_time(3700)
        await cleo.press(opened.message, "quit")
        await bo.press(opened.message, "join")
        await opened.world.settle()
        assert len(calls(opened)) == 2


async def test_a_call_that_the_platform_has_no_time_for_comes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby(tmp_path) as opened:
        send, refused = DiscordDelivery.to_room, 0

        async def too_many_at_first(*message: Any, **how: Any) -> Sent:
            nonlocal refused
            if not refused:
                refused = 1
                raise RetryAfter("429", 5.0)
            return await send(*message, **how)

        monkeypatch.setattr(DiscordDelivery, "to_room", too_many_at_first)
        await opened.persons[1].press(opened.message, "join")
        await opened.world.settle()
        assert (refused, calls(opened)) == (1, [])
        await opened.world.pass_time(10)
        assert len(calls(opened)) == 1


async def test_an_opener_who_wants_both_calls_gets_the_message_when_the_channel_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby(tmp_path) as opened:
        ada, bo, *_ = opened.persons
        people, key = opened.world.host.people, user_key(ada.actor.id)
        settings = (await people.settings(key)).model_copy(update={"remind": "both"})
        await people.save_settings(key, settings)

        async def is_gone(*message: Any, **how: Any) -> Sent:
            raise Gone("channel")

        monkeypatch.setattr(DiscordDelivery, "to_room", is_gone)
        await bo.press(opened.message, "join")
        await opened.world.settle()
        (call,) = ada.messages(ada.env.backend.dm_channels[ada.actor.id])
        assert "is full" in said(call)


async def test_an_opener_who_fills_the_lobby_is_not_called(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        await opened.persons[0].press(opened.message, "house")
        await opened.world.settle()
        assert calls(opened) == []


async def test_a_lobby_may_start_when_it_is_full(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        ada, bo, *_ = opened.persons
        await agree(ada, opened, autostart="yes")
        assert "The game starts when the last seat is taken." in said(opened.message)
        await bo.press(opened.message, "join")
        await opened.world.settle()
        assert (await opened.world.host.table(opened.id)).state == "live"
        assert calls(opened) == []


async def test_a_lobby_that_its_opener_fills_with_a_bot_may_start_as_well(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        ada = opened.persons[0]
        await agree(ada, opened, autostart="yes")
        await ada.press(opened.message, "house")
        await opened.world.settle()
        assert (await opened.world.host.table(opened.id)).state == "live"


async def test_a_lobby_that_someone_in_the_browser_fills_may_start_as_well(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        await agree(opened.persons[0], opened, autostart="yes")
        acts, cleo = Acts(opened.world.bot.chat.steward), Actor("web:cleo", "Cleo", surface=WEB)
        await acts.do("lobby-join", opened.id, {}, cleo)
        await opened.world.settle()
        begun = await opened.world.host.table(opened.id)
        assert {seat.user_id for seat in begun.seats} == {user_key(opened.persons[0].actor.id), "web:cleo"}
        assert "The game has started." in said(opened.message)
        with pytest.raises(Refused):
            await acts.do("lobby-join", opened.id, {}, Actor("web:dan", "Dan", surface=WEB))


async def test_a_lobby_shows_who_came_from_elsewhere_although_the_process_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed when the seat is taken, before anything else: the letter is there with it."""
    change = Lobbies.change

    async def change_and_die(*written: Any) -> None:
        await change(*written)
        raise Killed

    async with lobby(tmp_path, seats=3) as opened:
        acts, cleo = Acts(opened.world.bot.chat.steward), Actor("web:cleo", "Cleo", surface=WEB)
        with monkeypatch.context() as killing:
            killing.setattr(Lobbies, "change", change_and_die)
            with pytest.raises(Killed):
                await acts.do("lobby-join", opened.id, {}, cleo)
        await opened.world.settle()
        assert "Cleo" in said(opened.message)
        with monkeypatch.context() as killing:
            killing.setattr(Lobbies, "change", change_and_die)
            with pytest.raises(Killed):
                await acts.do("lobby-leave", opened.id, {}, cleo)
        await opened.world.settle()
        assert "Cleo" not in said(opened.message)


async def test_a_lobby_that_is_not_for_strangers_is_joined_from_its_own_server_alone(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        await agree(opened.persons[0], opened, strangers="no")
        acts = Acts(opened.world.bot.chat.steward)
        with pytest.raises(Refused, match="act-not-yours"):
            await acts.do("lobby-join", opened.id, {}, Actor("web:cleo", "Cleo", surface=WEB))
        elsewhere = Actor("discord:9", "Eve", surface=DISCORD, server="999")
        with pytest.raises(Refused, match="act-not-yours"):
            await acts.do("lobby-join", opened.id, {}, elsewhere)


async def test_who_is_forgotten_leaves_the_lobbies_of_other_platforms_too(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        steward = opened.world.bot.chat.steward
        await Acts(steward).do("lobby-join", opened.id, {}, Actor("web:cleo", "Cleo", surface=WEB))
        await forget_person(steward, "web:cleo")
        record = await opened.world.host.store.lobbies.get(opened.id)
        assert record is not None
        assert "cleo" not in str(record.lobby).lower()


async def test_an_avoided_person_hears_what_everyone_hears_at_a_full_lobby(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        ada, bo, cleo, *_ = opened.persons
        record = await opened.world.host.store.lobbies.get(opened.id)
        assert record is not None
        full = replace(load(record.lobby), guests=(Guest("1", "A"), Guest("2", "B")))
        with pytest.raises(Refused) as refused:
            full.with_guest(Guest("3", "C"))
        avoided = opened.world.host.avoided
        await avoided.add(user_key(ada.actor.id), user_key(bo.actor.id), "Bo")
        await bo.press(opened.message, "join")
        assert bo.heard == [Words("en").say(refused.value.reason)]
        await cleo.press(opened.message, "join")
        assert "1. **Ada**\n2. **Cleo**" in said(opened.message)


async def test_a_lobby_shows_the_line_of_its_opener_and_whom_they_look_for(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        ada, bo, *_ = opened.persons
        await agree(
            ada, opened, greeting="learning *game*,  be kind", reliable="80", lowest="1200", known="yes"
        )
        shown = said(opened.message)
        assert "> learning \\*game\\*, be kind" in shown
        assert "at least 80% of their moves" in shown
        assert "For ratings from 1,200." in shown
        await bo.press(opened.message, "join")
        assert bo.heard == ["Only for people who have played with the organiser before."]
        await agree(ada, opened, known="no")
        await bo.press(opened.message, "join")
        assert bo.heard[1:] == ["For ratings from 1,200."], "without a rating one is below it"
        await agree(ada, opened, lowest="0")
        await bo.press(opened.message, "join")
        assert "2. **Bo**" in said(opened.message), "someone who has finished no game is not unreliable"


def offered_anyhow(message: ResponseMessage) -> list[Id]:
    """Also what is greyed out."""
    from simcord.components import walk_components

    from bot.chat.messages.grammar import parse

    return [parse(one["custom_id"]) for one in walk_components(message.components) if one.get("custom_id")]


async def test_only_the_opener_decides(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        bo = opened.persons[1]
        for verb in ("house", "do", "drop"):
            await bo.press(opened.message, verb)
        assert bo.heard == ["Only the person who opened the table can do that."] * 3


async def test_options_are_set_before_the_start(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        ada = opened.persons[0]
        shown = await agree(ada, opened, pace="day", seating="arranged", rated="no", variants="3")
        assert shown.response is not None
        assert shown.response.ephemeral
        assert "Pace: About a day" in said(opened.message)
        assert "seats in the order of the list" in said(opened.message)
        assert "Friendly game: not rated." in said(opened.message)
        await ada.press(opened.message, "house")
        await ada.press(opened.message, "start")
        table = await opened.world.host.table(opened.id)
        assert table.match.options == {"cards": "3"}
        assert table.terms.increment == 43_200
        assert table.seats[0].name == "Ada"
        assert table.deadlines
        assert not table.customs.rated


async def test_house_players_of_every_strength_are_seated_and_named(tmp_path: Path) -> None:
    async with lobby(tmp_path, seats=4) as opened:
        ada = opened.persons[0]
        for strength in ("strong", "", "easy"):
            (button,) = [one for one in offered(opened.message) if (one.verb, one.arg) == ("house", strength)]
            await at_once([(ada, opened.message, str(button))])
        assert "2. Bot 2 (strong)\n3. Bot 3\n4. Bot 4 (easy)" in said(opened.message)
        await ada.press(opened.message, "start")
        table = await opened.world.host.table(opened.id)
        seated = {one.name: table.strength_of(one.seat) for one in table.seats if one.kind == "house"}
        assert sorted(seated.values()) == ["easy", "strong", "usual"]
        assert all(f"({strength})" in name for name, strength in seated.items() if strength != "usual")


async def test_starting_twice_at_once_starts_once(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        ada = opened.persons[0]
        await opened.persons[1].press(opened.message, "join")
        (start,) = [str(one) for one in offered(opened.message) if one.verb == "start"]
        await at_once([(ada, opened.message, start), (ada, opened.message, start)])
        assert len(await opened.world.host.store.matches.list_matches()) == 1
        assert len(opened.world.channel.threads) == 1


async def test_too_few_cannot_start_and_a_cancelled_lobby_stays_closed(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        ada, bo = opened.persons[:2]
        start = next(str(one) for one in offered_anyhow(opened.message) if one.verb == "start")
        join = next(str(one) for one in offered(opened.message) if one.verb == "join")
        (result,) = await at_once([(ada, opened.message, start)])
        assert [one.content for one in result.followups] == [
            "Only one seat is taken. Players needed: 2, 3 or 4."
        ]
        stale = opened.message.components
        await ada.press(opened.message, "drop")
        assert "cancelled" in said(opened.message)
        stored = ada.env.backend.get_message(opened.message.channel_id, opened.message.id)
        stored.components = stale
        (result,) = await at_once([(bo, opened.message, join)])
        assert [one.content for one in result.followups] == ["This table is no longer open."]
        assert await opened.world.host.store.matches.list_matches() == []


@pytest.mark.parametrize("stored", [False, True])
async def test_a_start_that_failed_half_way_goes_on_in_the_thread_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async with lobby(tmp_path) as opened:
        begin = opened.world.host.open

        async def breaks(*args: Any, **how: Any) -> None:
            if stored:
                await begin(*args, **how)
            raise StoreError("the disk is full")

        ada, bo = opened.persons[:2]
        await bo.press(opened.message, "join")
        with monkeypatch.context() as patched:
            patched.setattr(opened.world.host, "open", breaks)
            await ada.press(opened.message, "start")
        assert "Something went wrong" in ada.heard[0]
        opened.world.env.inject_error("POST", "*/threads", status=400, code=160004)
        await ada.press(opened.message, "start")
        assert ("This game has already started." in ada.heard) is stored
        await opened.world.settle()
        (thread,) = opened.world.channel.threads
        assert "your turn" in said(ada.newest(thread.id, "answer"))


async def test_two_who_sit_down_at_once_are_both_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = 0

    async def first_is_slow(title: str, *, width: int, locale: str) -> Picture:
        nonlocal drawn
        drawn += 1
        for _ in range(500 if drawn == 1 else 0):
            await asyncio.sleep(0)
        return await cover(title, width=width, locale=locale)

    async with lobby(tmp_path, seats=3) as opened:
        _ada, bo, cleo, *_ = opened.persons
        studio = opened.world.host.studio
        cover = studio.cover
        join = next(str(one) for one in offered(opened.message) if one.verb == "join")
        monkeypatch.setattr(studio, "cover", first_is_slow)
        await at_once([(bo, opened.message, join), (cleo, opened.message, join)])
        assert "2. **Bo**\n3. **Cleo**" in said(opened.message)


async def test_a_lobby_survives_a_restart(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        await opened.world.restart()
        await opened.persons[1].press(opened.message, "join")
        await opened.world.restart()
        await opened.persons[0].press(opened.message, "start")
        assert (await opened.world.host.table(opened.id)).state == "live"


@pytest.mark.parametrize("begun", [False, True])
async def test_a_crash_while_starting_leaves_a_lobby_or_a_game(tmp_path: Path, begun: bool) -> None:
    async with lobby(tmp_path) as opened:
        host = opened.world.host
        await opened.persons[1].press(opened.message, "join")
        if begun:
            await opened.persons[0].press(opened.message, "start")
        record = await host.store.lobbies.get(opened.id)
        assert record is not None
        await host.store.lobbies.change(record, record.lobby, "starting")
        await opened.world.restart()
        after = await opened.world.host.store.lobbies.get(opened.id)
        assert after is not None
        assert after.state == ("started" if begun else "open")


async def test_seats_that_the_title_does_not_have_are_refused(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            shown = await fondaco.people[0].slash(fondaco.channel, "game new", title="toy", seats=9)
            assert shown.ephemeral
            assert shown.response is not None
            assert shown.response.content == "Toy is for 2, 3, 4 players."


async def test_variants_can_be_named_when_a_game_is_opened(tmp_path: Path) -> None:
    async with lobby(tmp_path, options="cards=40") as opened:
        record = await opened.world.host.store.lobbies.get(opened.id)
        assert record is not None
        assert agreement_of_lobby(record.lobby).variants == {"cards": "40"}


async def test_a_variant_that_the_title_does_not_have_is_refused(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            shown = await fondaco.people[0].slash(
                fondaco.channel, "game new", title="toy", seats=2, options="cards=7"
            )
            assert shown.ephemeral
            assert shown.response is not None
            assert (
                shown.response.content == "There’s no variant called “cards=7”. You can choose: cards=5|3|40."
            )


async def test_a_clock_of_ones_own_is_written_shown_and_kept_to(tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        ada = opened.persons[0]
        await agree(ada, opened, clock="3 h, 90 m, 1 d", expiry="hand-2")
        clock = "Everyone starts with 3 h. Each turn adds 1 h and 30 min, up to one day."
        assert clock in said(opened.message)
        assert "After 2 missed turns in a row a bot takes over." in said(opened.message)
        await ada.press(opened.message, "house")
        await ada.press(opened.message, "start")
        table = await opened.world.host.table(opened.id)
        assert table.terms == Terms(3 * 3600, 5400, 86400, "hand", 2)
        status = await ada.actor.slash(opened.world.thread(), "game status")
        assert status.response is not None
        assert "Each turn adds 1 h and 30 min" in said(status.response)


@pytest.mark.parametrize("clock", ["soon, 1 h, 1 d", "2 d, 1 h, 1 d", "1 h, 1 s, 1 d"])
async def test_a_clock_that_cannot_run_is_refused_with_words(tmp_path: Path, clock: str) -> None:
    async with lobby(tmp_path, pace="day") as opened:
        shown = await agree(opened.persons[0], opened, clock=clock)
        assert "Please enter three times such as 90 s" in said(shown.response)
        assert "Each turn adds 12 h, up to 2 days" in said(opened.message)


async def test_the_clock_and_its_end_may_be_named_when_a_table_is_opened(tmp_path: Path) -> None:
    async with lobby(tmp_path, clock="2 j, 12 h, 3 d", expiry="house") as opened:
        assert "Pace: Custom clock" in said(opened.message)
        assert "Everyone starts with 2 days. Each turn adds 12 h, up to 3 days." in said(opened.message)
        assert "a bot plays that one turn" in said(opened.message)


async def test_a_clock_that_says_nothing_opens_no_table(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            ada = fondaco.people[0]
            shown = await ada.slash(fondaco.channel, "game new", title="toy", clock="a day or so")
            assert shown.ephemeral
            assert shown.response is not None
            assert "Please enter three times" in shown.response.content
