"""Where a game may be played: private threads, and what the bot must be allowed to do in a channel."""

from pathlib import Path

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.discord.messages import permissions
from render.words import Words
from tests.chat.lobbies import lobby
from tests.chat.person import said
from tests.chat.toys import toys
from tests.chat.world import World, world

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_private_game_has_a_private_thread_of_its_players(tmp_path: Path) -> None:
    async with lobby(tmp_path, private=True) as opened:
        await opened.persons[1].press(opened.message, "join")
        await opened.persons[0].press(opened.message, "start")
        await opened.world.settle()
        (thread,) = opened.world.channel.threads
        stored = opened.world.env.backend.channels[thread.id]
        assert stored.type == 12
        assert "your turn" in said(opened.persons[0].messages(thread.id)[-1])
        shown = await opened.persons[4].actor.slash(opened.world.channel, "game list")
        assert shown.response is not None
        assert "Nobody is playing here right now" in said(shown.response)


async def test_a_private_game_is_never_played_in_public(tmp_path: Path) -> None:
    async with lobby(tmp_path, private=True) as opened:
        ada = opened.persons[0]
        opened.world.env.inject_error("POST", "*/threads", status=403, code=50013)
        await opened.persons[1].press(opened.message, "join")
        await ada.press(opened.message, "start")
        assert "private thread" in ada.heard[0]
        assert await opened.world.host.store.matches.list_matches() == []
        await ada.press(opened.message, "start")
        (thread,) = opened.world.channel.threads
        assert opened.world.env.backend.channels[thread.id].type == 12


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 160006)])
async def test_where_no_thread_can_be_opened_the_channel_is_the_table(
    tmp_path: Path, status: int, code: int
) -> None:
    async with lobby(tmp_path) as opened:
        opened.world.env.inject_error("POST", "*/threads", status=status, code=code)
        await opened.persons[1].press(opened.message, "join")
        await opened.persons[0].press(opened.message, "start")
        await opened.world.settle()
        assert not opened.world.channel.threads
        panel = opened.persons[0].newest(opened.world.channel.id, "answer")
        assert "your turn" in said(panel)


def closed_channel(fondaco: World, name: str, lacking: str) -> ChannelHandle:
    """A channel in which the bot lacks a permission."""
    me = fondaco.guild.me
    assert me is not None
    shut = discord.PermissionOverwrite(**{lacking: False})
    return fondaco.guild.create_text_channel(name, overwrites={me: shut})


@pytest.mark.parametrize(
    "need", [need for need in permissions.NEEDS if need.vital], ids=lambda need: need.name
)
async def test_no_lobby_is_opened_where_the_bot_lacks_what_a_game_needs(
    need: permissions.Need, tmp_path: Path
) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            channel = closed_channel(fondaco, "quiet", need.name)
            shown = await fondaco.member("Ada").slash(channel, "game new", title="toy", seats=2)
            refused = said(shown.response)
            assert Words("en")(need.words) in refused
            assert f"settings of <#{channel.id}>, go to Permissions" in refused, "and how to allow it"
            assert await fondaco.host.store.lobbies.in_state("open") == []


@pytest.mark.parametrize("lacking", ["attach_files", "view_channel", "send_messages_in_threads"])
async def test_no_game_starts_where_a_permission_was_taken_from_the_bot(lacking: str, tmp_path: Path) -> None:
    async with lobby(tmp_path) as opened:
        fondaco, (ada, bo, *_) = opened.world, opened.persons
        await bo.press(opened.message, "join")
        me = fondaco.guild.me
        assert me is not None
        backend = fondaco.env.backend
        deny = discord.Permissions(**{lacking: True}).value
        shut = Overwrite(me.id, OverwriteType.MEMBER, allow=0, deny=deny)
        backend.channels[fondaco.channel.id].overwrites.append(shut)
        started = await ada.press(opened.message, "start")
        heard = " ".join(said(reply) for reply in [started.response, *started.followups] if reply)
        assert "I can’t run a game" in heard
        assert [waiting.id for waiting in await fondaco.host.store.lobbies.in_state("open")] == [opened.id]
        backend.channels[fondaco.channel.id].overwrites.remove(shut)
        await ada.press(opened.message, "start")
        assert (await fondaco.host.table(opened.id)).state == "live"
