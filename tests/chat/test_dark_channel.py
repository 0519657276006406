"""A channel that refuses the bot for a while: the game goes on by DM, and the channel hears of it later."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from simcord.results import ResponseMessage

from bot.chat.letters.progress import ProgressBook, SecretDm
from bot.discord.surface import SURFACE
from bot.store import Conflict
from bot.store.chat import ToldRecord
from bot.table import votes
from tests.chat.game import Evening
from tests.chat.on_discord import place_of, seat_of
from tests.chat.person import Person, offered, said
from tests.chat.tables import table
from tests.host.people import answer_any

pytestmark = pytest.mark.usefixtures("quick")


def refuse(evening: Evening, times: int | None) -> None:
    """Discord refuses so many messages in the thread of the game, all of them for None, and every edit."""
    env, path = evening.world.env, f"/channels/{evening.world.thread().id}/messages"
    env.inject_error("POST", path, status=403, code=50001, message="No", times=times)
    env.inject_error("PATCH", f"{path}/*", status=403, code=50001, message="No", times=None)


def dms(evening: Evening, person: Person) -> list[ResponseMessage]:
    channel = evening.world.env.backend.dm_channels.get(person.actor.id)
    return person.messages(channel) if channel else []


def calls_by_dm(evening: Evening, person: Person) -> list[ResponseMessage]:
    """The DMs that call to a move in the open."""
    return [one for one in dms(evening, person) if "your turn in" in said(one)]


async def play_in_the_dark(evening: Evening) -> None:
    """The last sealed answer comes in, and the winner is asked in the open: the first message is refused."""
    await evening.world.host.submit(evening.match, 1, 1)
    await settle(evening)


async def settle(evening: Evening, seconds: float = 0) -> None:
    """Until every letter is sent that can be sent, those by DM as well."""
    await evening.world.pass_time(seconds)
    await evening.world.settle()


@asynccontextmanager
async def game(folder: Path) -> AsyncIterator[Evening]:
    """A game in which one of two sealed answers is in."""
    async with table(folder) as evening:
        await evening.world.host.submit(evening.match, 0, 5)
        await evening.world.settle()
        yield evening


async def test_one_refused_message_is_told_with_the_next_move(tmp_path: Path) -> None:
    async with game(tmp_path) as evening:
        refuse(evening, times=2)
        await play_in_the_dark(evening)
        assert "toy-won" not in evening.channel_says()
        await answer_any(evening.world.host, evening.match, [0])
        await settle(evening, 5)
        thread = evening.channel_says()
        assert thread.count("toy-won") == thread.count("toy-toast") == 1
        assert "I couldn’t write here" in thread, "and it says what happened"
        told = await ProgressBook(evening.world.host, SURFACE).read(evening.match)
        assert (told.lost, told.lost_tries) == ("", 0)


async def test_one_refused_message_is_told_though_no_move_comes(tmp_path: Path) -> None:
    async with game(tmp_path) as evening:
        refuse(evening, times=2)
        await play_in_the_dark(evening)
        await evening.world.pass_time(60)
        assert evening.channel_says().count("toy-won") == 1
        assert evening.channel_says().count("I couldn’t write here") == 1


async def test_everyone_is_told_and_called_by_dm_while_the_channel_is_dark(tmp_path: Path) -> None:
    async with game(tmp_path) as evening:
        refuse(evening, times=None)
        calls: set[int] = set()
        for _ in range(3):
            await play_in_the_dark(evening)
            look = await evening.table()
            assert look.waits_for() == (0,)
            (call,) = calls_by_dm(evening, evening.person_at(look, 0))
            assert any(one.verb == "answer" for one in offered(call))
            calls.add(call.id)
            await evening.world.host.submit(evening.match, 0, "1")
            await evening.world.host.submit(evening.match, 0, 5)
            await settle(evening, 30)
        assert len(calls) == 3, "each turn has a call of its own"
        for person in evening.persons:
            assert len([one for one in dms(evening, person) if "can no longer write" in said(one)]) == 1
        assert "toy-won" not in evening.channel_says()


async def test_a_dark_channel_is_tried_again_with_a_growing_pause(tmp_path: Path) -> None:
    async with game(tmp_path) as evening:
        refuse(evening, times=None)
        await play_in_the_dark(evening)
        tries = [await _tries_in(evening, 600) for _ in range(4)]
        assert tries[0] > tries[-1] >= 1, f"{tries} in ten minutes each"


async def _tries_in(evening: Evening, seconds: int) -> int:
    path = f"/channels/{evening.world.thread().id}/messages"
    before = _posts(evening, path)
    for _ in range(seconds // 20):
        await evening.world.pass_time(20)
    return _posts(evening, path) - before


def _posts(evening: Evening, path: str) -> int:
    return len([one for one in evening.world.env.http_requests if (one.method, one.path) == ("POST", path)])


async def test_a_restart_in_the_dark_loses_nothing(tmp_path: Path) -> None:
    async with game(tmp_path) as evening:
        refuse(evening, times=2)
        await play_in_the_dark(evening)
        await evening.world.restart()
        await evening.world.pass_time(60)
        assert evening.channel_says().count("toy-won") == 1


async def test_resuming_in_the_same_thread_keeps_the_thread(tmp_path: Path) -> None:
    async with game(tmp_path) as evening:
        world, thread = evening.world, evening.world.thread()
        before = place_of(await evening.table())
        refuse(evening, times=2)
        await play_in_the_dark(evening)
        shown = await evening.persons[0].actor.slash(thread, "game resume")
        assert "continues in this thread" in said(shown.response)
        await world.settle()
        assert place_of(await evening.table()) == before
        assert world.channel.threads[-1].id == thread.id
        assert evening.channel_says().count("toy-won") == 1
        assert "This game continues in" not in evening.channel_says()


async def test_a_vote_is_called_by_dm_while_the_channel_is_dark(tmp_path: Path) -> None:
    async with game(tmp_path) as evening:
        refuse(evening, times=None)
        ada, bo = evening.persons
        seat = seat_of(await evening.table(), ada.actor.id)
        assert seat is not None
        await votes.ask_pause(evening.world.host, evening.match, seat, 3600.0)
        await settle(evening)
        assert any(one.verb == "do" for message in dms(evening, bo) for one in offered(message))


async def test_news_and_a_dm_noted_by_two_processes_at_once_are_both_kept(tmp_path: Path) -> None:
    async with game(tmp_path) as evening:
        book, place = ProgressBook(evening.world.host, SURFACE), place_of(await evening.table())
        assert place is not None
        before = await book.read(evening.match)
        after = replace(before, seq=before.seq + 1)
        dm = SecretDm("1", "2", "0.toy.bid", "nonce")

        await book.change(evening.match, place, lambda told: replace(told, dms={1: dm}))
        await book.change(evening.match, place, lambda stored: stored.with_news(before, after))
        told = await book.read(evening.match)
        assert (told.seq, told.dms) == (after.seq, {1: dm})
        with pytest.raises(Conflict):
            await book.change(evening.match, place, lambda stored: stored.with_news(before, after))


async def test_a_change_that_another_process_overtakes_is_made_to_what_that_one_wrote(tmp_path: Path) -> None:
    async with game(tmp_path) as evening:
        book, place = ProgressBook(evening.world.host, SURFACE), place_of(await evening.table())
        assert place is not None
        began, overtaken = asyncio.Event(), asyncio.Event()
        get = evening.world.host.store.channels.get

        async def slow_get(match_id: str, surface: str) -> ToldRecord | None:
            record = await get(match_id, surface)
            began.set()
            await overtaken.wait()
            return record

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(evening.world.host.store.channels, "get", slow_get)
            slow = asyncio.create_task(
                book.change(evening.match, place, lambda told: replace(told, offers={0: ("1", "2")}))
            )
            await began.wait()
            patched.undo()
            await book.change(evening.match, place, lambda told: replace(told, tag="live"))
            overtaken.set()
            await slow
        told = await book.read(evening.match)
        assert (told.tag, told.offers) == ("live", {0: ("1", "2")})
