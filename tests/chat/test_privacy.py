"""Being forgotten on Discord: the number and the name are nowhere in the file any more."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.chat.forgetting import forget_user
from bot.chat.letters.progress import ProgressBook, SecretDm
from bot.chat.table import note_of
from bot.discord.surface import SURFACE
from bot.host.budget import PURSES
from bot.store.schema import metadata
from bot.table import lobby as lobbies
from bot.table.seating import SeatSpec
from tests.chat.days import choose, clocked, delete_me, later, listed_in, pressed, shown, slash
from tests.chat.game import Evening
from tests.chat.on_discord import place_of, seat_of, user_key
from tests.chat.person import Person, bid, said
from tests.chat.tables import table
from tests.host.people import rows

pytestmark = pytest.mark.usefixtures("quick")


def on_disk(file: Path) -> bytes:
    """Everything that a reader of the disk would find, the journal included."""
    return b"".join(one.read_bytes() for one in sorted(file.parent.glob(f"{file.name}*")))


def tables_with(file: Path, word: str) -> set[str]:
    return {name for name in metadata.tables if word in json.dumps(rows(file, f"select * from {name}"))}


async def known_everywhere(evening: Evening, ada: Person) -> None:
    """Ada leaves traces wherever one can."""
    await bid(ada, evening.world.thread().id, "2")
    await slash(ada, evening, "my settings", zone="Europe/Paris", language="fr")
    titles = await shown(ada, evening, "my orders")
    orders = await choose(ada, titles, "orders", "toy")
    await choose(ada, orders, "order", listed_in(orders)[0])
    channel = evening.world.channel
    await ada.actor.slash(channel, "game new", title="toy", seats=3)
    await ada.actor.slash(channel, "find players", titles="toy", seats="4")
    await ada.actor.slash(channel, "league create", name="Levant", titles="toy")
    evening.world.env.inject_error("POST", "/channels/*/messages", status=403, code=50001)
    await clocked(evening)
    await later(evening, 13)


async def test_the_number_of_a_forgotten_person_is_nowhere_on_the_disk(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        file, number = evening.world.file, str(ada.actor.id)
        await known_everywhere(evening, ada)
        assert {"matches", "seats", "people", "lobbies", "notes", "series", "seeks"} <= tables_with(
            file, number
        )
        assert "Vos données sont supprimées" in await delete_me(ada, evening)
        await evening.world.settle()
        assert tables_with(file, number) == set()
        assert number.encode() not in on_disk(file), "not even between the rows"
        assert tables_with(file, "Ada") == set()
        assert str(bo.actor.id).encode() in on_disk(file)


async def test_a_deletion_that_is_refused_clears_nothing(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, host = evening.persons[0], evening.world.host
        await ada.actor.slash(evening.world.channel, "game new", title="toy", seats=3)
        before = tables_with(evening.world.file, str(ada.actor.id))
        for _ in range(PURSES["delete"].each):
            host.budget.spend("delete", user_key(ada.actor.id))
        message = await pressed(ada, await shown(ada, evening, "my delete"), "opt")
        assert "Please wait" in said(message)
        assert tables_with(evening.world.file, str(ada.actor.id)) >= before > {"seats"}
        place = place_of(await evening.table())
        assert place is not None
        assert place.opener == str(ada.actor.id)


async def test_a_lobby_goes_on_with_whoever_came_next(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        opened = await ada.actor.slash(evening.world.channel, "game new", title="toy", seats=3)
        assert opened.response is not None
        await bo.press(opened.response, "join")
        await delete_me(ada, evening)
        await bo.press(opened.response, "house")
        assert bo.heard == []
        assert "1. **Bo**" in said(opened.response)


async def test_a_lobby_that_nobody_else_joined_is_gone(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        opened = await ada.actor.slash(evening.world.channel, "game new", title="toy", seats=3)
        assert opened.response is not None
        await delete_me(ada, evening)
        await bo.press(opened.response, "join")
        assert bo.heard == ["This table is no longer open."]


async def test_the_table_of_a_forgotten_opener_goes_on(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await delete_me(ada, evening)
        look = await evening.table()
        place = place_of(look)
        assert place is not None
        assert place.opener == ""
        assert look.state == "live"
        assert seat_of(look, ada.actor.id) is None
        assert seat_of(look, bo.actor.id) is not None
        record = await evening.world.host.store.lobbies.get(evening.match)
        assert record is not None
        assert lobbies.load(record.lobby).guests == ()


async def test_the_dms_of_every_game_are_forgotten_however_many_there_were(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        host, book = evening.world.host, ProgressBook(evening.world.host, SURFACE)
        place = place_of(await evening.table())
        assert place is not None
        specs = [SeatSpec(one.name, user_id=user_key(one.actor.id)) for one in (ada, bo)]
        games = [(await host.open("toy", specs, {"cards": "3"})).match_id for _ in range(102)]
        for match_id in games:
            await host.note_surface(match_id, SURFACE.name, note_of(place))
            dms = {0: SecretDm("777000777", "888000888", "q", "n"), 1: SecretDm("1", "2", "q", "n")}
            await book.change(match_id, place, partial(replace, dms=dms))
        await forget_user(host, SURFACE, user_key(ada.actor.id))
        assert [list((await book.read(one)).dms) for one in games] == [[1]] * len(games)
