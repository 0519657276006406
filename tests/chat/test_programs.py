"""Programs on Discord: a token is for its owner's eyes, and a lobby shows what plays in it."""

from pathlib import Path

import pytest

from bot.host.tokens import BEGINS
from bot.series import programs
from bot.table.lobby import load
from engine.rng import Rng
from tests.chat.on_discord import user_key
from tests.chat.person import Person, offered, said
from tests.chat.toys import toys
from tests.chat.world import world

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_token_is_read_by_its_owner_alone_and_marks_them(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            ada = fondaco.people[0]
            shown = await ada.slash(fondaco.channel, "my token", name="My bot", scope="play")
            assert shown.response is not None
            assert shown.response.ephemeral
            secret = said(shown.response).partition(BEGINS)[2].partition("`")[0]
            token = await fondaco.host.tokens.find(BEGINS + secret)
            assert token is not None
            assert token.person == user_key(ada.id)
            assert await programs.is_program(fondaco.host, user_key(ada.id))


async def test_what_a_program_opens_does_not_count_and_what_counts_it_does_not_join(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            ada, bo = (Person(actor, Rng(actor.name)) for actor in fondaco.people[:2])
            counted = await bo.actor.slash(fondaco.channel, "game new", title="toy", seats=2)
            await programs.mark(fondaco.host, user_key(ada.actor.id))
            await ada.press(counted.response, "join")
            assert ada.heard == ["A program plays this account. Programs can’t join games that count."]
            assert counted.response is not None
            record = await fondaco.host.store.lobbies.get(offered(counted.response)[0].table)
            assert record is not None
            assert len(load(record.lobby).guests) == 1
            friendly = await ada.actor.slash(fondaco.channel, "game new", title="toy", seats=2)
            assert friendly.response is not None
            assert r"Ada \[bot\]" in said(friendly.response), "its brackets are no markdown"
            assert "not rated" in said(friendly.response)
