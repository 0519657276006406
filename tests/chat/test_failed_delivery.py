"""A letter that fails: it is tried again, told elsewhere or given up, and the game goes on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chat.messages.outcomes import Closed, Gone, NotDelivered, Refused, RetryAfter
from bot.discord.messages.delivery import outcome_of
from bot.host.host import Host
from bot.table.letters import Addressed, RoomForTable
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.chat import watch
from tests.chat.game import Evening
from tests.chat.kit import sends
from tests.chat.on_discord import place_of, user_key, user_of
from tests.chat.person import Person, bid, offered, said
from tests.chat.tables import table
from tests.host.people import answer_any
from tests.soak.weak_line import Line, weak

pytestmark = pytest.mark.usefixtures("quick", "away")

SILENT = 1 << 12


async def test_a_failed_send_is_tried_again_and_told_once(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        channel = evening.world.thread().id
        await bid(ada, channel, "5")
        evening.world.env.inject_error("POST", f"/channels/{channel}/messages", status=500, times=2)
        await bid(bo, channel, "1")
        await evening.world.settle()
        assert "toy-won" not in evening.channel_says()
        for _ in range(3):
            await evening.world.pass_time(60)
        assert evening.channel_says().count("toy-won") == 1
        nonces = [body["nonce"] for body in sends(evening, channel) if "toy-won" in str(body)]
        assert len(nonces) == 3
        assert len(set(nonces)) == 1, "Discord knows a repeat by its nonce"


async def test_a_letter_repeated_after_a_crash_says_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        channel = evening.world.thread().id
        told = evening.world.host.store.channels
        write = told.set
        writes: list[Any] = []

        async def power_cut(*args: Any) -> None:
            writes.append(args)
            if len(writes) == 2:
                raise OSError("power cut")
            await write(*args)

        for person, value in zip(evening.persons, ("5", "3"), strict=True):
            await bid(person, channel, value)
        with monkeypatch.context() as patched:
            patched.setattr(told, "set", power_cut)
            await evening.world.settle()
        look = await evening.table()
        winner = evening.person_at(look, look.waits_for()[0])
        await winner.answer(await winner.act(channel))
        await evening.world.restart()
        await evening.world.pass_time(60)
        first, second = [body for body in sends(evening, channel) if "toy-won" in str(body)]
        assert first["nonce"] == second["nonce"], "Discord drops the second"
        assert "toy-toast" not in str(second), "what the first did not say comes in a letter of its own"
        assert evening.channel_says().count("toy-toast") == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001), (403, 50013)])
async def test_a_lost_thread_is_reported_once_and_the_game_goes_on_elsewhere(
    tmp_path: Path, status: int, code: int
) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        world, channel = evening.world, evening.world.thread().id
        world.env.inject_error(
            "POST", f"/channels/{channel}/messages", status=status, code=code, message="No", times=None
        )
        for person in evening.persons:
            await bid(person, channel)
            await world.settle()
        look = await evening.table()
        await evening.person_at(look, look.waits_for()[0]).answer(
            await evening.person_at(look, look.waits_for()[0]).act(channel)
        )
        await world.pass_time(60)
        letters = [said(message) for message in ada.messages(world.env.backend.dm_channels[ada.actor.id])]
        assert len([letter for letter in letters if "can no longer write" in letter]) == 1
        assert (await evening.table()).seq == 3, "the game went on"

        shown = await bo.actor.slash(world.channel, "game resume", game=evening.match)
        assert shown.response is not None
        await world.settle()
        fresh = world.channel.threads[-1].id
        assert fresh != channel
        panel = ada.newest(fresh, "answer")
        assert "Secret choices" in said(panel)
        assert any(one.verb == "board" for one in offered(panel))
        assert await bid(ada, fresh)


async def test_an_archived_thread_is_opened_again(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        channel = evening.world.thread().id
        evening.world.env.inject_error(
            "POST", f"/channels/{channel}/messages", status=400, code=50083, message="Thread is archived"
        )
        for person, value in zip(evening.persons, ("5", "1"), strict=True):
            await bid(person, channel, value)
        await evening.world.settle()
        assert "toy-won" in evening.channel_says()
        edits = [
            request.json
            for request in evening.world.env.http_requests
            if request.method == "PATCH" and request.path == f"/channels/{channel}"
        ]
        assert edits == [{"archived": False}]


async def test_closed_dms_are_said_once_and_never_hang_the_game(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        channel = evening.world.thread().id
        dm = evening.world.env.backend.dm_channels[ada.actor.id]
        evening.world.env.inject_error(
            "POST", f"/channels/{dm}/messages", status=403, code=50278, message="No mutual guilds", times=None
        )
        look = await evening.play()
        assert evening.channel_says().count("I can’t send you DMs") == 1
        assert await watch.check(evening.world.host, look, evening.world.env)
        assert ada.newest(channel, "board")


@contextmanager
def power_cuts(host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The first time that something is noted of the telling, and the first time that a letter is posted."""
    cuts: list[str] = []

    def cut(target: Any, name: str) -> None:
        real = getattr(target, name)

        async def cuts_once(*args: Any, **how: Any) -> None:
            if name not in cuts:
                cuts.append(name)
                raise OSError("power cut")
            await real(*args, **how)

        patched.setattr(target, name, cuts_once)

    with monkeypatch.context() as patched:
        cut(host.store.channels, "set")
        cut(host.outbox, "post")
        yield cuts


@pytest.mark.parametrize(
    ("status", "code", "in_room", "by_dm"),
    [
        (403, 40003, RetryAfter, RetryAfter),
        (403, 50007, Closed, Closed),
        (400, 50007, Closed, Closed),
        (403, 50001, Gone, Closed),
        (404, 10003, Gone, Gone),
        (400, 50083, NotDelivered, NotDelivered),
        (400, 50035, Refused, Refused),
        (413, 40005, Refused, Refused),
        (429, 0, RetryAfter, RetryAfter),
        (500, 0, NotDelivered, NotDelivered),
    ],
)
def test_what_will_never_arrive_is_told_from_what_may(
    status: int, code: int, in_room: type[NotDelivered], by_dm: type[NotDelivered]
) -> None:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    response: Any = SimpleNamespace(status=status, reason="", headers={"Retry-After": "7"})
    error = kinds.get(status, discord.HTTPException)(response, {"code": code, "message": ""})
    assert type(outcome_of(error)) is in_room
    outcome = outcome_of(error, by_dm=True)
    assert type(outcome) is by_dm
    assert not isinstance(outcome, RetryAfter) or outcome.seconds == 7


async def test_too_many_dms_at_once_are_no_closed_dms(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await bid(ada, evening.world.thread().id, "5")
        dm = evening.world.env.backend.dm_channels[bo.actor.id]
        evening.world.env.inject_error("POST", f"/channels/{dm}/messages", status=403, code=40003)
        await bid(bo, evening.world.thread().id, "1")
        await evening.world.settle()
        look = await evening.table()
        await evening.world.host.submit(evening.match, look.waits_for()[0], str(1 - look.waits_for()[0]))
        before = {one.id for one in bo.messages(dm)}
        await evening.world.settle()
        await evening.world.pass_time(60)
        assert "I can’t send you DMs" not in evening.channel_says()
        assert {one.id for one in bo.messages(dm)} - before, "it came all the same"


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (404, 10008)])
async def test_a_tally_that_cannot_be_kept_up_to_date_is_said_anew(
    tmp_path: Path, status: int, code: int
) -> None:
    async with table(tmp_path, people=3) as evening:
        channel = evening.world.thread().id
        await evening.world.host.submit(evening.match, 0, 1)
        await evening.world.settle()
        evening.world.env.inject_error("PATCH", f"/channels/{channel}/messages/*", status=status, code=code)
        await evening.world.host.submit(evening.match, 1, 1)
        await evening.world.settle()
        assert "Secret choices: **2** of **3**" in evening.channel_says()


async def test_closed_dms_are_said_though_the_power_fails_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        world, (ada, bo) = evening.world, evening.persons
        dm = world.env.backend.dm_channels[ada.actor.id]
        world.env.inject_error("POST", f"/channels/{dm}/messages", status=403, code=50007, times=None)
        for person, value in ((ada, "1"), (bo, "3")):
            await bid(person, world.thread().id, value)
        await world.settle()
        look = await evening.table()
        await world.host.submit(evening.match, look.waits_for()[0], str(1 - look.waits_for()[0]))
        with power_cuts(world.host, monkeypatch) as cuts:
            for _ in range(4):
                await world.pass_time(60)
        assert cuts
        assert evening.channel_says().count("I can’t send you DMs") == 1


async def opened_elsewhere(evening: Evening, channel: int = 0) -> tuple[str, list[Person]]:
    """Cleo and Dario sit at a table that a league has opened, and that has no place yet."""
    world = evening.world
    people = [Person(one, Rng(one.name)) for one in world.people[2:4]]
    seats = [SeatSpec(one.name, user_id=user_key(one.actor.id)) for one in people]
    opened = await world.host.open("toy", seats)
    room = Addressed(
        f"discord/series/{channel or world.channel.id}", RoomForTable(opened.match_id, str(world.guild.id))
    )
    await world.host.outbox.post(room, match_id=opened.match_id)
    return opened.match_id, people


async def test_a_table_opened_elsewhere_calls_everyone_though_the_power_fails_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        world = evening.world
        match_id, people = await opened_elsewhere(evening)
        with power_cuts(world.host, monkeypatch) as cuts:
            for _ in range(4):
                await world.pass_time(60)
        assert cuts
        place = place_of(await world.host.table(match_id))
        assert place is not None
        for person in people:
            calls = [said(message) for message in person.messages(int(place.channel))]
            assert len([call for call in calls if f"<@{person.actor.id}>" in call]) == 1
            assert person.dm() is not None, "and asked in secret"


async def test_nobody_is_the_host_of_a_table_that_was_opened_elsewhere(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world = evening.world
        match_id, (cleo, dario) = await opened_elsewhere(evening)
        await world.settle()
        await answer_any(world.host, match_id)
        for person in (cleo, dario):
            await person.actor.slash(world.thread(), "game undo", any=True)
            (refused,) = person.messages(world.thread().id)[-1:]
            assert "Only the person who opened the table" in said(refused)
        thread = f"/channels/{world.thread().id}/messages"
        world.env.inject_error("POST", thread, status=404, code=10003, times=None)
        await answer_any(world.host, match_id)
        await world.settle()
        for person in (cleo, dario):
            dms = person.messages(world.env.backend.dm_channels[person.actor.id])
            assert any("can no longer write" in said(one) for one in dms), "so everyone is told"


async def test_a_table_whose_channel_is_gone_before_it_opens_is_told_to_everyone_and_resumed_elsewhere(
    tmp_path: Path,
) -> None:
    async with table(tmp_path) as evening:
        world, gone = evening.world, evening.world.guild.create_text_channel("league")
        match_id, (cleo, dario) = await opened_elsewhere(evening, gone.id)
        world.env.inject_error("GET", f"/channels/{gone.id}", status=404, code=10003)
        world.env.inject_error("POST", f"/channels/{gone.id}/messages", status=404, code=10003, times=None)
        await world.settle()
        for person in (cleo, dario):
            dms = person.messages(world.env.backend.dm_channels[person.actor.id])
            assert len([one for one in dms if "can no longer write" in said(one)]) == 1
        await dario.actor.slash(world.channel, "game resume", game=match_id)
        await world.settle()
        assert f"<@{cleo.actor.id}>" in said(cleo.newest(world.channel.threads[-1].id, "answer"))


async def test_a_tally_that_arrived_unconfirmed_does_not_swallow_the_news_after_it(tmp_path: Path) -> None:
    async with table(tmp_path, people=3) as evening:
        line = Line("arrives, then times out", Rng("line"), often=1)
        with weak(line, evening.world):
            line.quiet = False
            await evening.world.host.submit(evening.match, 0, 1)
            await evening.world.settle()
            line.quiet = True
            for seat in (1, 2):
                await evening.world.host.submit(evening.match, seat, 2)
            await evening.world.pass_time(60)
        assert line.caused
        assert evening.channel_says().count("toy-won") == 1


async def test_whoever_must_act_is_called_though_the_news_before_it_arrived_unconfirmed(
    tmp_path: Path,
) -> None:
    async with table(tmp_path, people=3) as evening:
        host, line = evening.world.host, Line("arrives, then times out", Rng("line"), often=1)
        with weak(line, evening.world):
            for seat in (0, 1):
                await host.submit(evening.match, seat, seat)
            await evening.world.settle()
            line.quiet = False
            await host.submit(evening.match, 2, 5)
            await evening.world.settle()
            line.quiet = True
            assert "toy-won" in evening.channel_says(), "it arrived"
            await host.submit(evening.match, 2, "0")
            await evening.world.pass_time(60)
        thread = evening.channel_says()
        assert thread.count("toy-won") == thread.count("toy-toast") == 1
        look = await evening.table()
        after = thread[thread.index("toy-toast") :]
        assert all(f"<@{user_of(look, seat)}>" in after for seat in (0, 1)), "the others than who just acted"
