"""LetterSender: once, in order, with one loud ping; a channel that fails does not stop the game."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.chat.letters.planning import secret_question
from bot.chat.messages.delivery import is_closed, is_gone, is_refused
from bot.chat.table import place_of, seat_of, user_key, user_of
from bot.host.host import Host
from bot.table.letters import Addressed, RoomForTable
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.chat import watch
from tests.chat.figures import is_upload
from tests.chat.game import Evening
from tests.chat.person import Person, offered, said
from tests.chat.tables import table
from tests.chat.test_games import is_told
from tests.chat.test_robustness import bid
from tests.host.people import answer_any, play_on
from tests.soak.weak_line import Line, weak

pytestmark = pytest.mark.usefixtures("quick")

SILENT = 1 << 12


def sends(evening: Evening, channel: int) -> list[dict[str, object]]:
    return [
        request.json
        for request in evening.world.env.http_requests
        if request.method == "POST" and request.path == f"/channels/{channel}/messages" and request.json
    ]


def edits(evening: Evening, channel: int) -> list[dict[str, Any]]:
    return [
        request.json
        for request in evening.world.env.http_requests
        if request.method == "PATCH"
        and request.path.startswith(f"/channels/{channel}/messages/")
        and request.json
    ]


async def test_one_loud_ping_for_whoever_must_act_and_silence_otherwise(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        channel = evening.world.thread().id
        for person, value in zip(evening.persons, ("5", "3"), strict=True):
            await bid(person, channel, value)
            await evening.world.settle()
        for body in sends(evening, channel):
            calls = "your move" in str(body["components"])
            assert bool(int(str(body.get("flags", 0))) & SILENT) is not calls
        look = await evening.table()
        (toaster,) = look.waits_for()
        loud = [body for body in sends(evening, channel) if "your move" in str(body["components"])]
        assert len(loud) == 2, "once for the bids, once for the toast"
        assert f"<@{evening.person_at(look, toaster).actor.id}>" in str(loud[1]["components"])
        for person in evening.persons:
            dm = evening.world.env.backend.dm_channels[person.actor.id]
            assert all(int(str(body["flags"])) & SILENT for body in sends(evening, dm))


async def test_the_end_is_told_once_however_late_the_news_before_it(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        thread = f"/channels/{evening.world.thread().id}/messages"
        evening.world.env.inject_error("POST", thread, status=503, times=None)
        for _ in range(3):
            await answer_any(evening.world.host, evening.match)
        await evening.world.settle()
        await play_on(evening.world.host, evening.match)
        evening.world.env.backend.faults.clear()
        await evening.world.pass_time(3600)
        look = await evening.table()
        assert evening.channel_says().count(look.match.seed) == 1
        events = await evening.world.host.events_since(look.id, -1, None)
        assert is_told(evening.channel_says(), [look.words().say(one.text) for one in events])


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
        told = evening.world.host.channels
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
        panel = ada.newest(fresh, "act")
        assert "Sealed answers" in said(panel)
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
        assert evening.channel_says().count("I cannot send you DMs") == 1
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
        cut(host.channels, "set")
        cut(host.outbox, "post")
        yield cuts


@pytest.mark.parametrize(
    ("status", "code", "closed", "gone", "refused"),
    [
        (403, 40003, False, False, False),
        (403, 50007, True, True, False),
        (400, 50007, True, False, True),
        (404, 10003, False, True, False),
        (400, 50083, False, False, False),
        (400, 50035, False, False, True),
        (413, 40005, False, False, True),
        (429, 0, False, False, False),
        (500, 0, False, False, False),
    ],
)
def test_what_will_never_arrive_is_told_from_what_may(
    status: int, code: int, closed: bool, gone: bool, refused: bool
) -> None:
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    response: Any = SimpleNamespace(status=status, reason="")
    error = kinds.get(status, discord.HTTPException)(response, {"code": code, "message": ""})
    assert (is_closed(error), is_gone(error), is_refused(error)) == (closed, gone, refused)


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
        assert "I cannot send you DMs" not in evening.channel_says()
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
        assert "Sealed answers: **2** of **3**" in evening.channel_says()


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
        assert evening.channel_says().count("I cannot send you DMs") == 1


async def opened_elsewhere(evening: Evening, channel: int = 0) -> tuple[str, list[Person]]:
    """Cleo and Dario sit at a table that a league has opened, and that has no place yet."""
    world = evening.world
    people = [Person(one, Rng(one.name)) for one in world.people[2:4]]
    seats = [SeatSpec(one.name, user_id=user_key(one.actor.id)) for one in people]
    opened = await world.host.open("toy", seats)
    room = Addressed(
        f"discord/series/{channel or world.channel.id}", RoomForTable(opened.match_id, str(world.guild.id))
    )
    await world.host.mail(room, match_id=opened.match_id)
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
            await person.actor.slash(world.thread(), "game takeback", any=True)
            (refused,) = person.messages(world.thread().id)[-1:]
            assert "Only whoever opened the table" in said(refused)
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
        assert f"<@{cleo.actor.id}>" in said(cleo.newest(world.channel.threads[-1].id, "act"))


async def test_leaving_hands_the_seat_to_the_house_and_is_told(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        thread = evening.world.thread()
        await ada.press((await ada.actor.slash(thread, "game leave", successor="house")).response, "opt")
        await evening.world.settle()
        look = await evening.table()
        assert len(look.house) == 1
        assert "Ada stood up. The house plays on." in evening.channel_says()
        await bo.press((await bo.actor.slash(thread, "game leave", successor="house")).response, "opt")
        await evening.world.settle()
        assert (await evening.table()).state == "abandoned"
        assert "This game was given up" in evening.channel_says()


async def test_a_game_that_a_league_or_campaign_gives_up_is_said_to_be_over_where_it_is_played(
    tmp_path: Path,
) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        await evening.world.host.abandon(evening.match)
        await evening.world.settle()
        assert evening.channel_says().count("This game was given up") == 1
        last = ada.newest(evening.world.thread().id, "board")
        assert "act" not in {one.verb for one in offered(last)}


async def test_the_house_is_told_as_one_thing_with_what_it_answers(tmp_path: Path) -> None:
    async with table(tmp_path, people=1, house=2) as evening:
        ada: Person = evening.persons[0]
        channel = evening.world.thread().id
        result = await bid(ada, channel, "0")
        assert result.response is not None
        await evening.world.settle()
        assert len(edits(evening, channel)) == 1
        assert evening.channel_says().count("toy-won") == 1


async def test_what_the_house_did_before_the_bot_was_there_is_told_when_it_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.questions.asking.PATIENCE", 0)
    async with table(tmp_path, people=1, house=1) as evening:
        world = evening.world
        with monkeypatch.context() as patched:
            patched.setattr(world.host.house, "stir", lambda _match: None)
            await bid(evening.persons[0], world.thread().id, "0")
            await world.settle()
        assert "toy-toast" not in evening.channel_says()
        await world.restart()
        assert evening.channel_says().count("toy-toast") == 1


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


async def test_what_happens_while_nobody_new_is_called_is_told_in_the_panel_that_stands(
    tmp_path: Path,
) -> None:
    async with table(tmp_path, people=3) as evening:
        host, channel = evening.world.host, evening.world.thread().id
        before = len(sends(evening, channel))
        for seat in (0, 1):
            await host.submit(evening.match, seat, seat)
            await evening.world.settle()
        panel = said(evening.persons[2].newest(channel, "act"))
        assert "Sealed answers: **2** of **3**" in panel
        look = await evening.table()
        assert f"<@{user_of(look, 2)}>" in panel, "who was called and has not answered stays mentioned"
        assert f"<@{user_of(look, 0)}>" not in panel
        assert len(sends(evening, channel)) == before
        changed = edits(evening, channel)
        assert len(changed) == 2
        assert not any("filename" in str(one.get("attachments")) for one in changed), "the board stays"
        assert all("board-" in str(one["components"]) for one in changed)


async def test_a_panel_is_edited_for_less_than_an_hour(tmp_path: Path) -> None:
    async with table(tmp_path, people=1, house=2) as evening:
        channel = evening.world.thread().id
        before = len(sends(evening, channel))
        await evening.world.pass_time(3600)
        await bid(evening.persons[0], channel, "0")
        await evening.world.settle()
        assert len(sends(evening, channel)) == before + 1
        assert edits(evening, channel) == []


async def test_a_secret_question_has_one_dm_that_is_edited(tmp_path: Path) -> None:
    async with table(tmp_path, people=3) as evening:
        world, host = evening.world, evening.world.host
        bo = evening.persons[1]
        dm = world.env.backend.dm_channels[bo.actor.id]
        seat = seat_of(await evening.table(), bo.actor.id)
        assert seat is not None
        first = bo.messages(dm)[-1]
        look = await evening.table()
        question = secret_question(look, seat)
        await host.mail(question, match_id=look.id)
        await world.settle()
        assert [one.id for one in bo.messages(dm)] == [first.id], "edited, not sent again"
        assert len(edits(evening, dm)) == 1
        winner = (seat + 1) % 3
        for other in range(3):
            await host.submit(look.id, other, 9 if other == winner else 1)
        await host.submit(look.id, winner, str(seat))
        await world.settle()
        (asked,) = bo.messages(dm)
        assert asked.id != first.id, "another question has a DM of its own, in place of the old one"


async def test_a_picture_that_a_message_has_is_not_sent_again(tmp_path: Path) -> None:
    async with table(tmp_path, people=3) as evening:
        channel = evening.world.thread().id
        for seat in range(3):
            await evening.world.host.submit(evening.match, seat, 2 - seat)
        await evening.world.settle()
        ada = evening.persons[0]
        shown = await ada.act(channel)
        since = len(evening.world.env.http_requests)
        await ada.press(shown, "look" if "look" in {one.verb for one in offered(shown)} else "opt")
        bodies = [one.json for one in evening.world.env.http_requests[since:] if isinstance(one.json, dict)]
        files = [file for body in bodies for file in body.get("attachments") or []]
        assert not [one for one in files if is_upload(one)]
