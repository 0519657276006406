"""A game of a league that deals alike ends while a sister table plays: places and totals are all it shows."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from bot.chat.letters import panel
from bot.chat.table import words_at
from bot.config import Config
from bot.contract.games import game_record
from bot.host.host import Host
from bot.series.steward import Steward
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.web.app import build
from engine import codec
from tests.web.conftest import Visitor
from tests.web.program import Program, make_token

PEOPLE = ("web:ada", "web:bo")
SEATS = [SeatSpec(who[4:].title(), user_id=who) for who in PEOPLE]
ALIKE = {"series": {"id": "", "duplicate": True}}
CLOSED = "playing the same cards and dice"


@pytest.fixture
async def visitor(house: Host) -> AsyncIterator[Visitor]:
    async with TestClient(
        TestServer(build(Steward(house), Config())), cookie_jar=CookieJar(unsafe=True)
    ) as made:
        yield Visitor(made)


def views(table: TableState) -> list[Any]:
    return [codec.encode(table.view(reader)) for reader in (None, 0, 1)]


@pytest.mark.parametrize("title", ["genoa", "oltremare"])
async def test_an_end_shows_no_more_until_the_last_sister_is_over(
    visitor: Visitor, house: Host, title: str
) -> None:
    ada = Program(visitor.client, await make_token(house, PEOPLE[0]))
    over, sister = [(await house.open(title, SEATS, seed="alike", surface=ALIKE)).match_id for _ in range(2)]
    *moves, last = game_record(title, 2, "alike", "house")["log"]
    for move in moves:
        await house.submit(over, move["seat"], move["answer"])
    before, spoken = views(await house.table(over)), (await ada.get(f"/games/{over}"))["sections"]
    told = (await ada.get(f"/games/{over}/log"))["lines"]
    await house.submit(over, last["seat"], last["answer"])

    result = (await house.table(over)).match.result()
    assert result is not None
    totals = [(score.seat, score.place, score.total) for score in result.scores]
    for reading in (house, Host(house.store, house.clock)):
        assert views(await reading.table(over)) == before, "also after a restart"
    closed = await ada.get(f"/games/{over}")
    assert (closed["view"], closed["sections"]) == (before[1], spoken)
    assert [(row["seat"], row["place"], row["total"]) for row in closed["result"]] == totals
    assert [row["parts"] for row in closed["result"]] == [{}, {}]
    assert (await ada.get(f"/games/{over}/log"))["lines"] == told
    assert CLOSED in await visitor.get(f"/t/{over}")
    table = await house.table(over)
    assert CLOSED in panel.scores(table, words_at(table, "en"))
    assert "(" not in (await house.studio.scores(table)).alt, "no parts"

    await house.abandon(sister)
    opened = await ada.get(f"/games/{over}")
    assert opened["view"] != before[1]
    assert [sum(row["parts"].values()) for row in opened["result"]] == [total for *_, total in totals]
    assert len((await ada.get(f"/games/{over}/log"))["lines"]) > len(told)
    assert CLOSED not in await visitor.get(f"/t/{over}")
    assert "(" in (await house.studio.scores(await house.table(over))).alt
