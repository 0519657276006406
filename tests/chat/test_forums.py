"""Forum channels: every public game is a post, whose tag says how it stands."""

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType
from simcord.results import ResponseMessage

from engine.rng import Rng
from tests.chat.forums import MOST_TAGS
from tests.chat.game import Evening
from tests.chat.kit import setup
from tests.chat.on_discord import place_of
from tests.chat.person import Person, offered, said
from tests.chat.toys import toys
from tests.chat.world import World, world

pytestmark = pytest.mark.usefixtures("quick")

DAY = 86_400.0
TAGS = {"Open seat", "Waiting", "Finished"}


def tag_names(fondaco: World, forum: ChannelHandle) -> list[str]:
    return [tag["name"] for tag in fondaco.env.backend.channels[forum.id].available_tags]


def tags_on(fondaco: World, post: ChannelHandle) -> list[str]:
    """What the tags of a post say."""
    known = fondaco.env.backend.channels
    thread = known[post.id]
    assert thread.parent_id is not None
    named = {int(tag["id"]): tag["name"] for tag in known[thread.parent_id].available_tags}
    return [named[one] for one in thread.applied_tags]


async def in_forum(fondaco: World, **options: Any) -> tuple[ChannelHandle, str]:
    """A forum that the managers named, and what `/setup` says to it."""
    forum = fondaco.guild.create_forum_channel("tables")
    return forum, await setup(fondaco, forum=forum, **options)


async def lobby_in(fondaco: World, forum: ChannelHandle, **options: Any) -> tuple[Person, ResponseMessage]:
    """Ada opens a lobby; the first message of its post."""
    ada = Person(fondaco.member("Ada"), Rng("ada"))
    shown = await ada.actor.slash(fondaco.channel, "game new", title="toy", seats=2, **options)
    assert shown.ephemeral
    assert "is in the forum" in said(shown.response)
    return ada, ada.newest(forum.threads[-1].id, "join")


async def begun(fondaco: World, forum: ChannelHandle) -> Evening:
    """Ada and Bo play in a post of the forum."""
    ada, lobby = await lobby_in(fondaco, forum)
    bo = Person(fondaco.member("Bo"), Rng("bo"))
    match_id = offered(lobby)[0].table
    await bo.press(lobby, "join")
    await ada.press(lobby, "start")
    await fondaco.settle()
    return Evening(fondaco, "toy", people=2, persons=[ada, bo], match=match_id)


async def test_a_lobby_is_a_post_whose_tag_goes_with_the_game_to_its_end(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            forum, words = await in_forum(fondaco)
            assert f"Every public game is a post in: <#{forum.id}>" in words
            ada, lobby = await lobby_in(fondaco, forum)
            (post,), match_id = forum.threads, offered(lobby)[0].table
            assert set(tag_names(fondaco, forum)) == TAGS
            assert tags_on(fondaco, post) == ["Open seat"]
            assert fondaco.channel.threads == []
            bo = Person(fondaco.member("Bo"), Rng("bo"))
            await bo.press(lobby, "join")
            assert tags_on(fondaco, post) == ["Waiting"]
            await bo.press(lobby, "quit")
            assert tags_on(fondaco, post) == ["Open seat"]
            await bo.press(lobby, "join")
            await ada.press(lobby, "start")
            await fondaco.settle()
            assert [one.id for one in forum.threads] == [post.id]
            place = place_of(await fondaco.host.table(match_id))
            assert place is not None
            assert (place.channel, place.lobby, place.forum) == (str(post.id), str(forum.id), True)
            assert tags_on(fondaco, post) == ["Waiting"]
            assert ada.newest(post.id, "answer")
            await fondaco.host.abandon(match_id)
            await fondaco.settle()
            assert tags_on(fondaco, post) == ["Finished"]


async def test_a_seat_that_is_left_is_offered_in_the_post_and_shown_by_its_tag(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            forum, _ = await in_forum(fondaco)
            evening = await begun(fondaco, forum)
            (post,) = forum.threads
            bo = evening.persons[1]
            form = (await bo.actor.slash(post, "game leave")).response
            await bo.press(form, "opt", None)
            await fondaco.settle()
            assert tags_on(fondaco, post) == ["Open seat"]
            told = "\n".join(said(one) for one in bo.messages(post.id))
            assert "a seat is free" in told
            await fondaco.member("Cleo").slash(post, "game sit")
            await fondaco.settle()
            assert tags_on(fondaco, post) == ["Waiting"]


async def test_tags_of_people_stay_and_ours_are_found_again_by_name_in_the_servers_language(
    tmp_path: Path,
) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            forum, _ = await in_forum(fondaco)
            backend = fondaco.env.backend
            backend.edit_channel(
                forum.id, {"available_tags": [*mine(backend, "Rated"), *mine(backend, "finished")]}
            )
            evening = await begun(fondaco, forum)
            (post,) = forum.threads
            assert sorted(tag_names(fondaco, forum)) == ["Finished", "Open seat", "Rated", "Waiting"]
            rated, waiting = (
                int(tag["id"])
                for name in ("Rated", "Waiting")
                for tag in backend.channels[forum.id].available_tags
                if tag["name"] == name
            )
            backend.edit_channel(post.id, {"applied_tags": [rated, waiting]})
            await setup(fondaco, language="fr")
            await fondaco.host.abandon(evening.match)
            await fondaco.settle()
            assert tags_on(fondaco, post) == ["Rated", "Terminée"]
            assert sorted(tag_names(fondaco, forum)) == ["En attente", "Place libre", "Rated", "Terminée"]


def mine(backend: Any, *names: str) -> list[dict[str, Any]]:
    """Tags that people made."""
    return [
        {
            "id": str(backend.snowflake()),
            "name": name,
            "moderated": False,
            "emoji_id": None,
            "emoji_name": None,
        }
        for name in names
    ]


async def test_without_the_right_to_make_tags_it_is_said_and_games_are_played_all_the_same(
    tmp_path: Path,
) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            backend = fondaco.env.backend
            forum = fondaco.guild.create_forum_channel("tables")
            _forbid(fondaco, forum, "manage_channels")
            words = await setup(fondaco, forum=forum)
            assert "I can’t create the tags" in words
            assert "**Open seat**, **Waiting**" in words
            evening = await begun(fondaco, forum)
            (post,) = forum.threads
            assert tags_on(fondaco, post) == []
            by_hand = mine(backend, "Open seat", "waiting", "Finished")
            backend.edit_channel(forum.id, {"available_tags": by_hand})
            assert "I can’t create the tags" not in await setup(fondaco)
            await fondaco.host.abandon(evening.match)
            await fondaco.settle()
            assert tags_on(fondaco, post) == ["Finished"], "made by hand, they are used"


async def test_a_forum_full_of_tags_is_left_as_it_is(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            forum = fondaco.guild.create_forum_channel("tables")
            full = mine(fondaco.env.backend, *(f"tag {n}" for n in range(MOST_TAGS - 2)))
            fondaco.env.backend.edit_channel(forum.id, {"available_tags": full})
            assert "I can’t create the tags" in await setup(fondaco, forum=forum)
            await begun(fondaco, forum)
            assert len(tag_names(fondaco, forum)) == MOST_TAGS - 2
            assert tags_on(fondaco, forum.threads[0]) == []


async def test_where_no_post_may_be_opened_games_are_played_in_the_channel(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            forum = fondaco.guild.create_forum_channel("tables")
            _forbid(fondaco, forum, "send_messages")
            await setup(fondaco, forum=forum)
            shown = await fondaco.member("Ada").slash(fondaco.channel, "game new", title="toy", seats=2)
            assert "opened a table" in said(shown.response)
            assert forum.threads == []


async def test_a_command_in_a_post_opens_another_post_and_a_private_game_none(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            forum = fondaco.guild.create_forum_channel("tables")
            await setup(fondaco, channel=forum)
            refused = await fondaco.member("Ada").slash(fondaco.channel, "game new", title="toy")
            assert f"<#{forum.id}>" in said(refused.response)
            await setup(fondaco, channel=fondaco.channel, forum=forum)
            await lobby_in(fondaco, forum)
            (post,) = forum.threads
            await setup(fondaco, forum=forum)
            await fondaco.member("Bo").slash(post, "game new", title="toy")
            assert len(forum.threads) == 2
            private = await fondaco.member("Cleo").slash(
                fondaco.channel, "game new", title="toy", private=True
            )
            assert "opened a table" in said(private.response)
            assert len(forum.threads) == 2


async def test_an_archived_post_is_tagged_when_its_lobby_expires_and_put_away_again(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            forum, _ = await in_forum(fondaco, lobby_days=1, archive=True)
            await lobby_in(fondaco, forum)
            (post,) = forum.threads
            thread = fondaco.env.backend.channels[post.id]
            assert thread.thread_metadata is not None
            thread.thread_metadata.archived = True
            await fondaco.pass_time(DAY + 1)
            await fondaco.bot.chat.lobby_expiry.close_stale()
            await fondaco.env.settle()
            assert tags_on(fondaco, post) == ["Finished"]
            assert thread.thread_metadata.archived


async def test_tables_of_a_search_and_moved_tables_are_posts_too(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            forum, _ = await in_forum(fondaco)
            for name in ("Ada", "Bo"):
                await fondaco.member(name).slash(fondaco.channel, "find players", titles="toy", seats="2")
            await fondaco.bot.chat.steward.once()
            await fondaco.settle()
            (post,) = forum.threads
            assert tags_on(fondaco, post) == ["Waiting"]
            ada = Person(fondaco.member("Ada"), Rng("ada"))
            assert ada.newest(post.id, "answer")
            hall = fondaco.guild.create_forum_channel("hall")
            role = fondaco.guild.create_role("Wardens", permissions=discord.Permissions(manage_guild=True))
            vera = fondaco.guild.add_member(fondaco.env.create_user("Vera"), roles=[role])
            await vera.slash(post, "host move", channel=f"discord/move/{hall.id}")
            await fondaco.settle()
            (moved,) = hall.threads
            assert tags_on(fondaco, moved) == ["Waiting"]
            assert tags_on(fondaco, post) == ["Finished"]


def _forbid(fondaco: World, channel: ChannelHandle, name: str) -> None:
    """The bot may not do this in a channel."""
    backend, denied = fondaco.env.backend, discord.Permissions(**{name: True}).value
    backend.set_overwrite(
        channel.id, Overwrite(target_id=backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=denied)
    )
