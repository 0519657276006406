"""Whose power counts where: which space a room belongs to, and who keeps order at its tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from bot.matrix.rooms.outcomes import patiently
from tests.homeserver import Homeserver
from tests.matrix.kit import MatrixWorld, Person, key_of, matrix_world, says

POWERS, PARENT, CHILD = "m.room.power_levels", "m.space.parent", "m.space.child"


async def make_space(world: MatrixWorld, owner: Person, *rooms: str) -> str:
    """A space of a person that lists these rooms, with the bot in it."""
    space = await patiently(
        lambda: owner.api.create_room(
            name="space", creation_content={"type": "m.space"}, invite=[world.bot.maker.me]
        )
    )
    for room in rooms:
        await owner.api.set_state(space, CHILD, {"via": ["localhost"]}, room)
    await owner.wait_for(lambda: space in world.bot.book.rooms)
    return space


async def make_room(owner: Person, *members: Person) -> str:
    """A room of a person without the bot."""
    room = await patiently(lambda: owner.api.create_room(name="games", preset="private_chat"))
    for member in members:
        await patiently(partial(owner.api.invite, room, member.user))
        await patiently(partial(member.api.join, room))
    return room


async def invite_bot(world: MatrixWorld, owner: Person, room: str) -> None:
    await patiently(lambda: owner.api.invite(room, world.bot.maker.me))
    await owner.wait_for(lambda: says(owner, room, "!game new"))


async def raise_power(owner: Person, room: str, person: Person, level: int) -> None:
    levels = await owner.api.get_state(room, POWERS) or {}
    await owner.api.set_state(room, POWERS, {**levels, "users": {**levels["users"], person.user: level}})


@dataclass
class Scene:
    """A game of Ann, in her room, with Eve in it, who has no power there."""

    world: MatrixWorld
    ann: Person
    eve: Person
    room: str
    match: str = ""

    async def begin(self) -> None:
        await self.ann.type(self.room, "!game new neptun seats=3")
        await self.ann.wait_for(lambda: says(self.ann, self.room, "!1"))
        for line in ("!add bot", "!add bot", "!start"):
            await self.ann.type(self.room, line)
        mine = partial(self.world.host.store.matches.list_matches, user_id=f"matrix:{self.ann.user}")
        while not (matches := await mine()):
            await self.ann.look(0.2)
        self.match = matches[0].id

    async def is_paused(self) -> bool:
        return (await self.world.host.table(self.match)).paused is not None


@asynccontextmanager
async def scene(homeserver: Homeserver, file: Path) -> AsyncIterator[Scene]:
    async with matrix_world(homeserver, file) as world:
        ann, eve = world.person("Ann"), world.person("Eve")
        yield Scene(world, ann, eve, await make_room(ann, eve))


async def test_a_space_of_a_member_without_power_takes_no_room(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    async with scene(homeserver, tmp_path / "a.db") as at:
        book = at.world.bot.book
        space = await make_space(at.world, at.eve, at.room)
        await invite_bot(at.world, at.ann, at.room)
        assert book.rooms[at.room].server != space
        assert book.rooms[book.rooms[at.room].server].home == at.room, "it has one of the bot's own"
        await at.begin()
        own = await make_room(at.eve)
        await at.eve.api.set_state(space, CHILD, {"via": ["localhost"]}, own)
        await invite_bot(at.world, at.eve, own)
        assert book.rooms[own].server == space
        await at.eve.type(own, f"!host pause 5 game={at.match}")
        await at.eve.wait_for(lambda: says(at.eve, own, "doesn’t exist"))
        assert not await at.is_paused()


@pytest.mark.parametrize("by", ["the room", "a moderator of the room"])
async def test_a_space_takes_a_room_that_agrees(homeserver: Homeserver, tmp_path: Path, by: str) -> None:
    async with scene(homeserver, tmp_path / "a.db") as at:
        if by == "the room":
            space = await make_space(at.world, at.eve, at.room)
            await at.ann.api.set_state(at.room, PARENT, {"via": ["localhost"]}, space)
        else:
            await raise_power(at.ann, at.room, at.eve, 50)
            space = await make_space(at.world, at.eve, at.room)
        await invite_bot(at.world, at.ann, at.room)
        assert at.world.bot.book.rooms[at.room].server == space


async def test_power_counts_where_the_table_is_played(homeserver: Homeserver, tmp_path: Path) -> None:
    """Two rooms in one space, with moderators of their own: neither keeps order in the other."""
    async with scene(homeserver, tmp_path / "a.db") as at:
        own = await make_room(at.eve)
        space = await make_space(at.world, at.ann, at.room, own)
        await at.eve.api.set_state(own, PARENT, {"via": ["localhost"]}, space)
        for owner, room in ((at.ann, at.room), (at.eve, own)):
            await invite_bot(at.world, owner, room)
            assert at.world.bot.book.rooms[room].server == space
        await at.begin()
        await at.eve.type(own, f"!host pause 5 game={at.match}")
        await at.eve.wait_for(lambda: says(at.eve, own, "You can’t do that right now"))
        assert not await at.is_paused()
        await at.eve.type(own, "!setup")
        await at.eve.in_talk("nothing for you to do")
        await at.ann.type(at.room, f"!host pause 5 game={at.match}")
        await at.ann.in_talk("✅ Done")
        assert await at.is_paused()


async def test_a_confirmation_in_a_direct_room_keeps_its_place(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    """And counts only for those who still have their power there."""
    async with scene(homeserver, tmp_path / "a.db") as at:
        await invite_bot(at.world, at.ann, at.room)
        await at.begin()
        await raise_power(at.ann, at.room, at.eve, 100)
        ask = f"!host end game={at.match}"
        await at.eve.type(at.room, ask)
        await at.eve.in_talk("I’m sure")
        await at.ann.api.call("POST", f"/_matrix/client/v3/rooms/{at.room}/kick", {"user_id": at.eve.user})
        await at.eve.type(at.eve.talk, "1")
        await at.eve.in_talk("You can’t do that right now")
        await at.ann.type(at.room, ask)
        asked = await at.ann.in_talk("I’m sure")
        assert (await at.world.host.table(at.match)).state == "live"
        await at.ann.type(at.ann.talk, key_of(asked, "I’m sure"))
        await at.ann.in_talk("✅ Done")
        assert (await at.world.host.table(at.match)).state == "abandoned"


async def test_the_settings_of_a_community_are_changed_in_the_direct_room(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    async with scene(homeserver, tmp_path / "a.db") as at:
        await invite_bot(at.world, at.ann, at.room)
        await at.ann.type(at.room, "!setup")
        listed = await at.ann.in_talk("Set up clean-up")
        await at.ann.type(at.ann.talk, key_of(listed, "Set up clean-up"))
        form = await at.ann.in_talk("Days until a lobby")
        await at.ann.type(at.ann.talk, key_of(form, "Confirm"))
        await at.ann.in_talk("✅")


async def test_a_room_takes_the_place_of_no_room_of_others(homeserver: Homeserver, tmp_path: Path) -> None:
    async with scene(homeserver, tmp_path / "a.db") as at:
        await invite_bot(at.world, at.ann, at.room)
        own = await make_room(at.eve)
        await invite_bot(at.world, at.eve, own)
        book = at.world.bot.book
        before = book.rooms[at.room]
        await at.eve.api.set_state(own, "m.room.tombstone", {"body": "", "replacement_room": at.room})
        await at.eve.type(own, "!help")
        await at.eve.in_talk("!game new")
        assert (book.rooms[at.room], book.current(own)) == (before, own)


async def test_a_message_that_only_says_it_is_encrypted_moves_nobody_out(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    async with scene(homeserver, tmp_path / "a.db") as at:
        await invite_bot(at.world, at.ann, at.room)
        algorithm = {"algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "x", "session_id": "x"}
        await at.eve.api.send(at.room, "m.room.encrypted", algorithm, "not really")
        await at.eve.type(at.room, "!help")
        await at.eve.in_talk("!game new")
        assert at.room in at.world.bot.book.rooms


async def test_a_room_that_comes_back_finds_its_space_again(homeserver: Homeserver, tmp_path: Path) -> None:
    """The bot wrote there itself that the room belongs to it, and has no power in the room."""
    async with scene(homeserver, tmp_path / "a.db") as at:
        await invite_bot(at.world, at.ann, at.room)
        book, me = at.world.bot.book, at.world.bot.maker.me
        space = book.rooms[at.room].server
        await at.ann.api.call("POST", f"/_matrix/client/v3/rooms/{at.room}/kick", {"user_id": me})
        await at.ann.wait_for(lambda: at.room not in book.rooms)
        await patiently(lambda: at.ann.api.invite(at.room, me))
        await at.ann.type(at.room, "!help")
        await at.ann.in_talk("!game new")
        assert book.rooms[at.room].server == space
