"""People who mean no good, and names that mean something else: on a real homeserver."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.host.budget import PURSES
from bot.matrix.api import MatrixError
from engine.rng import Rng
from tests.chat.toys import toys
from tests.homeserver import Homeserver
from tests.matrix.kit import Person, Robot, begin_game, matrix_world, play_on

NAME = "**Eve** <b>@room</b> \u202eeve\u202c `x` [l](https://evil.invalid) # @everyone"


async def test_a_name_formats_nothing_and_calls_nobody(homeserver: Homeserver, tmp_path: Path) -> None:
    with toys():
        async with matrix_world(homeserver, tmp_path / "a.db") as world:
            eve, ann = world.person(NAME), world.person("Ann")
            match = await begin_game(world, "toy", [eve, ann], house=0)
            await play_on(world, match, [Robot(p, Rng(p.user)) for p in (eve, ann)], 4)
            await ann.look()
            messages = [message for room in ann.rooms for message in ann.messages(room)]
            sent = [m["content"] for m in messages if m["sender"] == world.bot.maker.me]
    formatted = [content for content in sent if "formatted_body" in content]
    assert any("Eve" in content["formatted_body"] for content in formatted)
    for content in formatted:
        assert "<b>" not in content["formatted_body"]
        assert 'evil.invalid"' not in content["formatted_body"]
        assert set(content["m.mentions"].get("user_ids", [])) <= {eve.user, ann.user}
        assert "room" not in content["m.mentions"]


async def test_no_line_stops_the_bot(homeserver: Homeserver, tmp_path: Path) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        eve = world.person("Eve")
        match = await begin_game(world, "neptun", [eve], house=2)
        await eve.wait_for(lambda: eve.direct and eve.lines(eve.talk))
        table = await world.host.table(match)
        talk = eve.talk
        with pytest.raises(MatrixError):
            await eve.type(talk, "x" * 1_000_000)
        lines = [
            "1 " * 10_000,
            "9" * 30_000,
            "\x00\u202e",
            "1x" * 99,
            "!" * 5000,
            "!game new " + "a" * 9000,
            "-1",
            "٣",
        ]
        for line in lines:
            await eve.type(talk, line)
        odd: dict[str, Any] = {"msgtype": "m.text", "body": "x", "m.relates_to": {"m.in_reply_to": 7}}
        await eve.api.send(talk, "m.room.message", odd, "odd reply")
        for kind, content in (
            ("m.room.message", {}),
            ("m.room.message", {"body": 7}),
            ("m.reaction", {"a": 1}),
        ):
            with suppress(MatrixError):  # the homeserver lets some of it through
                await eve.api.send(talk, kind, content, str(content))
        await eve.type(talk, "!games")
        await eve.in_talk("Waiting for you")
        assert (await world.host.table(match)).seq == table.seq


async def test_too_many_invites_are_declined(
    homeserver: Homeserver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PURSES, "join", replace(PURSES["join"], each=4))
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        eve = world.person("Eve")
        most = PURSES["join"].each
        rooms = [
            await eve.api.create_room(name=f"room {n}", invite=[world.bot.maker.me]) for n in range(most + 3)
        ]
        await eve.wait_for(
            lambda: sum(state(eve, room, world.bot.maker.me) == "leave" for room in rooms) == 3
        )
        assert sum(state(eve, room, world.bot.maker.me) == "join" for room in rooms) == most


def state(person: Person, room: str, user: str) -> str:
    events = [
        e for e in person.rooms.get(room, []) if e["type"] == "m.room.member" and e["state_key"] == user
    ]
    return str(events[-1]["content"]["membership"]) if events else ""
