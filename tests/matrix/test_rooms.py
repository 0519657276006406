"""Where the bot goes, what it says there, and who may do what: on a real homeserver."""

import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest

from bot.chat.messages.outcomes import Closed, Gone, NotDelivered
from bot.chat.messages.parts import Sheet
from bot.chat.table import place_of
from bot.matrix.api import MatrixError
from bot.matrix.surface import SURFACE
from bot.table.moderation import offer_seat
from bot.table.seating import SeatSpec
from tests.homeserver import Homeserver, memory
from tests.matrix.kit import key_of, matrix_world, says

ENCRYPTED: dict[str, Any] = {
    "type": "m.room.encryption",
    "state_key": "",
    "content": {"algorithm": "m.megolm.v1.aes-sha2"},
}


async def test_a_room_becomes_a_community_with_a_space_around_its_tables(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann, eve = world.person("Ann"), world.person("Eve")
        room = await world.home(ann, eve)
        space = world.bot.book.rooms[room].server
        child = await world.bot.api.get_state(space, "m.space.child", room)
        assert child == {"via": ["localhost"]}
        table = await world.bot.maker.make_table(room, "Neptun", table="t1", private=False)
        assert await world.bot.api.get_state(space, "m.space.child", table)
        await eve.api.join(table)
        stranger = world.person("Mallory")
        with pytest.raises(MatrixError):
            await stranger.api.join(table)
        private = await world.bot.maker.make_table(room, "Neptun", table="t2", private=True)
        with pytest.raises(MatrixError):
            await eve.api.join(private)
        with pytest.raises(MatrixError):
            await eve.api.set_state(table, "m.room.encryption", ENCRYPTED["content"])


async def test_power_levels_say_who_moderates_and_who_manages(homeserver: Homeserver, tmp_path: Path) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann, bo = world.person("Ann"), world.person("Bo")
        room = await world.home(ann, bo)
        book = world.bot.book
        assert await book.power(room, ann.user) == 100, "who made the room"
        assert await book.power(room, bo.user) == 0
        await bo.type(room, "!setup")
        await bo.in_talk("nothing for you to do")
        levels = await ann.api.get_state(room, "m.room.power_levels") or {}
        await ann.api.set_state(room, "m.room.power_levels", {**levels, "users": {bo.user: 50}})
        await bo.type(room, "!help")
        await bo.in_talk("/host".replace("/", "!"))
        assert await book.power(room, bo.user) == 50


async def test_a_seat_accepted_in_the_direct_room_gets_a_room_for_its_table(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann, host = world.person("Ann"), world.host
        opened = await host.open("neptun", [SeatSpec("Bo", "person", "web:bo"), *[SeatSpec(kind="open")] * 2])
        spec = SeatSpec("Ann", "person", f"matrix:{ann.user}")
        await offer_seat(host, opened.match_id, 1, spec, "Bo")
        offer = await ann.in_talk("Neptun")
        await ann.type(ann.talk, key_of(offer, "Accept"))
        await ann.wait_for(lambda: "Neptun · Bo, Ann, Seat 3" in ann.names.values())
        await ann.wait_for(
            lambda: any("Waiting for" in line for room in ann.rooms for line in ann.lines(room))
        )
        place = place_of(await host.table(opened.match_id), SURFACE)
        assert place is not None
        assert (place.server, place.visiting) == ("", True)
        assert set(await world.bot.api.members(place.channel)) == {ann.user, world.bot.maker.me}


@pytest.mark.parametrize("direct", [False, True])
async def test_an_encrypted_room_gets_one_sentence_and_an_own_room(
    homeserver: Homeserver, tmp_path: Path, direct: bool
) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann = world.person("Ann")
        room = await ann.api.create_room(
            name="secret", invite=[world.bot.maker.me], is_direct=direct, initial_state=[ENCRYPTED]
        )
        await ann.wait_for(lambda: says(ann, room, "can’t read encrypted rooms", "matrix.to"))
        assert sum("encrypted" in line for line in ann.lines(room)) == 1
        own = next(name for name in ann.rooms if name != room)
        await ann.wait_for(lambda: says(ann, own, "Hello!"))
        assert await ann.api.get_state(own, "m.room.encryption") is None
        assert (own in ann.direct) is direct
        await ann.type(own, "!games")
        await ann.in_talk("games") if direct else await ann.wait_for(lambda: ann.direct)


async def test_a_direct_room_is_for_one_person(homeserver: Homeserver, tmp_path: Path) -> None:
    """Who is let in by the homeserver all the same reads nothing more, and is not listened to."""
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann, eve = world.person("Ann"), world.person("Eve")
        await world.bot.service.delivery.to_person(ann.user, Sheet.of("for you"), "n1")
        await ann.in_talk("for you")
        first = ann.talk
        with pytest.raises(MatrixError):
            await ann.api.invite(first, eve.user)
        admin = homeserver.register(f"admin{id(ann)}", admin=True)
        await world.bot.api.invite(first, admin.user)
        homeserver.ask("POST", f"/_matrix/client/v3/join/{first}", {}, admin.token)
        await ann.wait_for(lambda: len(ann.direct) == 2)
        sent = await world.bot.service.delivery.to_person(ann.user, Sheet.of("a secret"), "n2")
        assert sent.room != first
        assert world.bot.book.person_in(first) is None


async def test_who_leaves_is_closed_and_a_deleted_room_is_gone(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann = world.person("Ann")
        delivery = world.bot.service.delivery
        await delivery.to_person(ann.user, Sheet.of("hello"), "n1")
        await ann.in_talk("hello")
        await ann.api.leave(ann.talk)
        with pytest.raises(Closed):
            await delivery.to_person(ann.user, Sheet.of("again"), "n2")
        with pytest.raises(NotDelivered):
            await delivery.to_person("@nobody:nowhere.invalid", Sheet.of("again"), "n3")
        made = world.bot.book.direct("@nobody:nowhere.invalid")
        with pytest.raises(NotDelivered):
            await delivery.to_person("@nobody:nowhere.invalid", Sheet.of("again"), "n3")
        assert world.bot.book.direct("@nobody:nowhere.invalid") == made, "a second try makes no second room"
        room = await world.home(ann)
        await ann.api.call("POST", f"/_matrix/client/v3/rooms/{room}/kick", {"user_id": world.bot.maker.me})
        with pytest.raises(Gone):
            await delivery.to_room(room, Sheet.of("again"), "n4")
        await ann.wait_for(lambda: room not in world.bot.book.rooms)


async def test_a_replaced_room_is_followed(homeserver: Homeserver, tmp_path: Path) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann = world.person("Ann")
        room = await world.home(ann)
        successor = await ann.api.create_room(name="games", preset="public_chat")
        await ann.api.set_state(room, "m.room.tombstone", {"body": "moved", "replacement_room": successor})
        await ann.wait_for(lambda: world.bot.book.current(room) == successor)
        sent = await world.bot.service.delivery.to_room(room, Sheet.of("over here"), "n1")
        assert sent.room == successor
        await ann.type(successor, "!game new neptun")
        await ann.wait_for(lambda: says(ann, successor, "Join"))


async def test_the_same_letter_is_one_message_also_after_the_homeserver_was_killed(tmp_path: Path) -> None:
    """And a homeserver that is away is waited for."""
    folder = tempfile.mkdtemp(dir=memory())
    server = Homeserver(Path(folder))
    server.start()
    try:
        async with matrix_world(server, tmp_path / "a.db") as world:
            ann = world.person("Ann")
            room = await world.home(ann)
            delivery = world.bot.service.delivery
            sent = await delivery.to_room(room, Sheet.of("once"), "n1")
            server.kill()
            server.start()
            assert await delivery.to_room(room, Sheet.of("once"), "n1") == sent
            assert await delivery.edit(room, sent.message, Sheet.of("twice"))
            assert await delivery.edit(room, sent.message, Sheet.of("twice"))
            await ann.type(room, "!game new neptun")
            await ann.wait_for(lambda: says(ann, room, "Join"))
            assert ann.lines(room).count("twice") == 1
            edits = [e for e in ann.rooms[room] if "m.new_content" in e["content"] and "twice" in str(e)]
            assert len(edits) == 1
            await delivery.delete(room, sent.message)
            await delivery.delete(room, sent.message)
            await ann.wait_for(lambda: "twice" not in ann.lines(room))
    finally:
        server.stop()
        shutil.rmtree(folder)
