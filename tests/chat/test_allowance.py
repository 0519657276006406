"""What one member may open on a server: by roles, up to limits, and for how many days."""

from pathlib import Path

import pytest

from engine.rng import Rng
from tests.chat.kit import setup
from tests.chat.person import Person, said
from tests.chat.toys import toys
from tests.chat.world import World, world

pytestmark = pytest.mark.usefixtures("quick")

DAY = 86_400.0


async def opened(fondaco: World, name: str = "Ada") -> str:
    """What Discord answers when someone opens a lobby."""
    shown = await fondaco.member(name).slash(fondaco.channel, "game new", title="toy", seats=2)
    return said(shown.response)


async def founded(fondaco: World, name: str) -> str:
    member = fondaco.member("Ada")
    shown = await member.slash(fondaco.channel, "league create", name=name, titles="toy")
    return "\n".join(said(one) for one in [shown.response, *shown.followups] if one)


async def test_a_member_opens_no_more_than_the_managers_allow(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            words = await setup(fondaco, lobbies=1, leagues=1, tables=3)
            assert "lobbies 1, running games 3, leagues 1" in words
            assert "opened a table" in await opened(fondaco)
            assert "You already have an open lobby here" in await opened(fondaco)
            assert "opened a table" in await opened(fondaco, "Bo"), "each member has their own"
            await founded(fondaco, "Lido")
            assert "You already organise a league here" in await founded(fondaco, "Rialto")
            assert len(await fondaco.bot.chat.steward.leagues.shelf.entries()) == 1


async def test_running_games_count_for_whoever_opened_them(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            await setup(fondaco, tables=1)
            shown = await fondaco.member("Ada").slash(fondaco.channel, "game new", title="toy", seats=2)
            ada, bo = (Person(fondaco.member(name), Rng(name)) for name in ("Ada", "Bo"))
            await bo.press(shown.response, "join")
            await ada.press(shown.response, "start")
            await fondaco.settle()
            assert "You already opened a game that’s still running here" in await opened(fondaco)
            assert "opened a table" in await opened(fondaco, "Bo")


async def test_only_the_roles_that_are_named_open_games_and_found_leagues(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            captains = fondaco.guild.create_role("Captains")
            await setup(fondaco, openers=captains, founders=captains)
            assert f"members of <@&{captains.id}>" in await opened(fondaco)
            assert f"members of <@&{captains.id}>" in await founded(fondaco, "Lido")
            cara = fondaco.guild.add_member(fondaco.env.create_user("Cara"), roles=[captains])
            shown = await cara.slash(fondaco.channel, "game new", title="toy", seats=2)
            assert "opened a table" in said(shown.response)
            await setup(fondaco, openers=captains)
            assert "opened a table" in await opened(fondaco), "named again, the role is taken away"


async def test_a_lobby_that_nobody_starts_is_closed_after_its_days(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            await setup(fondaco, lobby_days=2)
            await opened(fondaco)
            await fondaco.pass_time(1.9 * DAY)
            await fondaco.bot.chat.lobby_expiry.close_stale()
            assert len(await fondaco.host.store.lobbies.in_state("open")) == 1
            await fondaco.pass_time(0.2 * DAY)
            await fondaco.bot.chat.lobby_expiry.close_stale()
            assert await fondaco.host.store.lobbies.in_state("open") == []
            ada = Person(fondaco.member("Ada"), Rng("ada"))
            shown = "\n".join(said(one) for one in ada.messages(fondaco.channel.id))
            assert "Nobody started this table within 2 days, so it’s closed." in shown
