"""A rematch on Discord: one press at the end of a game, one new thread, everyone called."""

import json
from pathlib import Path

import pytest

from tests.chat.kit import sends
from tests.chat.on_discord import user_key
from tests.chat.tables import table

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_rematch_opens_one_thread_and_calls_the_same_people(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, ended = evening.world, evening.match
        first = world.thread().id
        await evening.play()
        await world.settle()
        for person in evening.persons:
            await person.do(first, "table-rematch", ended)
            await world.settle()
        tables = await world.host.store.matches.list_matches()
        (again,) = [one.id for one in tables if one.id != ended]
        assert [one.user_id for one in (await world.host.table(again)).seats] == [
            one.user_id for one in (await world.host.table(ended)).seats
        ]
        assert len(world.channel.threads) == 2
        told = json.dumps(sends(evening, world.thread().id))
        assert all(f"<@{person.actor.id}>" in told for person in evening.persons)


async def test_a_private_game_has_no_public_rematch(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        host = evening.world.host
        noted = (await evening.table()).surface["discord"]
        await host.note_surface(evening.match, "discord", {**noted, "private": True})
        thread = evening.world.thread().id
        await evening.play()
        await evening.world.settle()
        await evening.persons[0].do(thread, "table-rematch", evening.match)
        assert len(await host.store.matches.list_matches()) == 1


async def test_a_rematch_seats_nobody_who_was_not_asked(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, ended = evening.world, evening.match
        ada, bo = evening.persons
        await evening.play()
        await world.settle()
        await ada.do(world.thread().id, "table-rematch", ended)
        await world.settle()
        (again,) = [one.id for one in await world.host.store.matches.list_matches() if one.id != ended]
        opened = await world.host.table(again)
        assert sorted(one.user_id or "" for one in opened.seats) == ["", user_key(ada.actor.id)]
        assert not opened.deadlines
        assert f"<@{bo.actor.id}>" not in json.dumps(sends(evening, world.thread().id))
        await bo.do(world.env.backend.dm_channels[bo.actor.id], "table-accept-seat", again)
        await world.settle()
        opened = await world.host.table(again)
        assert {one.user_id for one in opened.seats} == {user_key(one.actor.id) for one in (ada, bo)}
        assert opened.paused is None
