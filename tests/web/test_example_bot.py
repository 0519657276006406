"""The bot of the docs: it plays a whole game over HTTP, and its way of picking answers fits every title."""

import asyncio
import importlib.util
import json
import sys
from pathlib import Path
from random import Random  # noqa: TID251  as the bot draws
from typing import Any

import pytest
from aiohttp.test_utils import TestServer

import engine
from bot.config import Config
from bot.host.host import Host
from bot.series.steward import Steward
from bot.web.api.questions import choice_out
from bot.web.app import build
from data import catalogue
from engine.choice import problem
from render.words import Words
from tests.web.program import make_token

FILE = Path(__file__).parents[2] / "docs" / "example_bot.py"
MOVES = 60
ADA = "web:ada"


def example_bot() -> Any:
    spec = importlib.util.spec_from_file_location("example_bot", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_bot_is_short() -> None:
    assert len(FILE.read_text("utf-8").splitlines()) <= 60


@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_its_answers_are_legal_in_every_title(title: str) -> None:
    """From the JSON of the question alone, in whatever language."""
    bot, rng, seats = example_bot(), Random(title), max(engine.titles()[title].seats)
    match = engine.start(title, seats, title)
    for move in range(MOVES):
        waiting = [seat for seat, decision in match.pending().items() if decision.blocking]
        if not waiting:
            break
        seat = rng.choice(waiting)
        choice = match.pending()[seat].choice
        words = Words(catalogue.locales()[move % len(catalogue.locales())], ["Ada"] * seats)
        answer = bot.pick(json.loads(choice_out(choice, words).model_dump_json()), rng)
        assert problem(choice, answer) is None, answer
        match.submit(seat, answer, match.token(seat))
    else:
        assert move + 1 == MOVES


async def test_it_plays_a_whole_game_against_the_bots_of_the_host(house: Host) -> None:
    server = TestServer(build(Steward(house), Config()))
    await server.start_server()
    secret = await make_token(house, ADA)
    try:
        playing = await asyncio.create_subprocess_exec(
            sys.executable,
            str(FILE),
            str(server.make_url("")).rstrip("/"),
            env={"FONDACO_TOKEN": secret},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await playing.communicate()
    finally:
        await server.close()
    assert playing.returncode == 0, err.decode()
    (game,) = await house.store.matches.list_matches(user_id=ADA)
    table = await house.table(game.id)
    assert (table.title, table.state) == ("neptun", "over")
    assert "'place': 1" in out.decode().splitlines()[-1]
    assert secret not in out.decode()
