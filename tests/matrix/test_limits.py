"""A homeserver that lets the bot send little: it waits as long as it is told, and the game goes on."""

import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.matrix.api import Api, Json, MatrixError
from engine.rng import Rng
from tests.chat.toys import toys
from tests.homeserver import LIMITS, homeserver_in, memory
from tests.matrix.kit import Person, Robot, begin_game, matrix_world, play_on, tells_the_end

TIGHT = {**LIMITS, "rc_message": {"per_second": 2, "burst_count": 1}}


async def test_a_homeserver_with_limits_plays_a_game_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await refusals_in_a_game(TIGHT, tmp_path, monkeypatch) > 0, "the limits were met"


@pytest.mark.soak
async def test_the_limits_of_synapse_play_a_game_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await refusals_in_a_game({}, tmp_path, monkeypatch) > 0, "the limits were met"


async def refusals_in_a_game(limits: dict[str, Any], folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often the homeserver said 429 until the game was over."""
    refused = 0
    ask = Api.call

    async def counted(self: Api, *args: Any, **how: Any) -> Json:
        nonlocal refused
        try:
            return await ask(self, *args, **how)
        except MatrixError as error:
            refused += error.status == 429
            raise

    monkeypatch.setattr(Api, "call", counted)
    with (
        tempfile.TemporaryDirectory(dir=memory()) as place,
        homeserver_in(Path(place), limits) as server,
        toys(),
    ):
        async with matrix_world(server, folder / "a.db") as world:
            people = [world.person("Ann"), world.person("Bo")]
            match = await begin_game(world, "toy options=cards=3", people, house=0)
            await play_on(world, match, [Robot(person, Rng(person.user)) for person in people])
            assert (await world.host.table(match)).state == "over"
            for person in people:
                await person.wait_for(partial(knows_the_end, person))
    return refused


def knows_the_end(person: Person) -> bool:
    return any(tells_the_end(line) for room in person.rooms for line in person.lines(room))
