"""LetterSender: once, in order, with one loud ping."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.chat.letters.letters_of_changes import secret_question
from bot.discord.surface import SURFACE
from bot.table.letters import SecretQuestion
from tests.chat.figures import is_upload
from tests.chat.game import Evening
from tests.chat.kit import is_told, sends
from tests.chat.on_discord import seat_of, user_of
from tests.chat.person import Person, bid, offered, said
from tests.chat.tables import table
from tests.host.people import answer_any, play_on

pytestmark = pytest.mark.usefixtures("quick", "away")

SILENT = 1 << 12


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
            calls = "your turn" in str(body["components"])
            assert bool(int(str(body.get("flags", 0))) & SILENT) is not calls
        look = await evening.table()
        (toaster,) = look.waits_for()
        loud = [body for body in sends(evening, channel) if "your turn" in str(body["components"])]
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


async def test_leaving_hands_the_seat_to_the_house_and_is_told(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        thread = evening.world.thread()
        await ada.press((await ada.actor.slash(thread, "game leave", successor="house")).response, "opt")
        await evening.world.settle()
        look = await evening.table()
        assert len(look.house) == 1
        assert "Ada left. A bot plays on." in evening.channel_says()
        await bo.press((await bo.actor.slash(thread, "game leave", successor="house")).response, "opt")
        await evening.world.settle()
        assert (await evening.table()).state == "over", "bots played on to the end"


async def test_a_game_that_a_league_or_campaign_gives_up_is_said_to_be_over_where_it_is_played(
    tmp_path: Path,
) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        await evening.world.host.abandon(evening.match)
        await evening.world.settle()
        assert evening.channel_says().count("This game was abandoned") == 1
        last = ada.newest(evening.world.thread().id, "board")
        assert "answer" not in {one.verb for one in offered(last)}


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
    monkeypatch.setattr("bot.chat.questions.question_desk.PATIENCE", 0)
    async with table(tmp_path, people=1, house=1) as evening:
        world = evening.world
        with monkeypatch.context() as patched:
            patched.setattr(world.host.house, "stir", lambda _match: None)
            await bid(evening.persons[0], world.thread().id, "0")
            await world.settle()
        assert "toy-toast" not in evening.channel_says()
        await world.restart()
        assert evening.channel_says().count("toy-toast") == 1


async def test_what_happens_while_nobody_new_is_called_is_told_in_the_panel_that_stands(
    tmp_path: Path,
) -> None:
    async with table(tmp_path, people=3) as evening:
        host, channel = evening.world.host, evening.world.thread().id
        before = len(sends(evening, channel))
        for seat in (0, 1):
            await host.submit(evening.match, seat, seat)
            await evening.world.settle()
        panel = said(evening.persons[2].newest(channel, "answer"))
        assert "Secret choices: **2** of **3**" in panel
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
        question = secret_question(SURFACE, look, seat)
        await host.outbox.post(question, match_id=look.id)
        await world.settle()
        assert [one.id for one in bo.messages(dm)] == [first.id], "edited, not sent again"
        assert len(edits(evening, dm)) == 1
        assert isinstance(question.letter, SecretQuestion)
        stored = replace(question.letter, token="0.0.0123456789ab")
        await host.outbox.post(replace(question, letter=stored), match_id=look.id)
        await world.settle()
        assert len(edits(evening, dm)) == 2, "a letter stored by 0.1.0 asks the same"
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
