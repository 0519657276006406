"""Help that fits who asks, one's games wherever one is, and the menu of a person."""

from pathlib import Path

import discord
import pytest

from engine.rng import Rng
from tests.chat.days import slash
from tests.chat.kit import confirmed, manager, setup
from tests.chat.person import Person, said
from tests.chat.tables import table
from tests.chat.toys import toys
from tests.chat.world import world

pytestmark = pytest.mark.usefixtures("quick")

EVERY_PLACE, EVERY_INSTALL = [0, 1, 2], [0, 1]


async def test_help_fits_who_asks_and_where(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        fondaco, vera, (ada, _bo) = evening.world, manager(evening.world), evening.persons
        cleo = Person(fondaco.member("Cleo"), Rng("cleo"))
        playing, watching = await slash(ada, evening, "help"), await slash(cleo, evening, "help")
        assert "You’re playing here" in playing
        assert "### Undo\n`/game undo`" in playing
        assert "You’re watching this game" in watching
        assert "You’re playing here" not in watching
        assert "You keep order here" in await slash(vera, evening, "help")
        begin = said((await ada.actor.slash(fondaco.channel, "help")).response)
        assert "`/game new` opens a table" in begin
        assert "You organise" not in begin
        assert "You keep order" not in begin
        await ada.actor.slash(fondaco.channel, "league create", name="Lido", titles="toy")
        organising = said((await ada.actor.slash(fondaco.channel, "help")).response)
        assert "You organise a league" in organising


async def test_games_are_listed_for_who_installs_the_app_for_themselves(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            (put,) = [one for one in fondaco.env.http_requests if one.path.endswith("/commands")]
            sent = {one["name"]: one for one in put.json or []}
            assert sorted(sent["games"]["contexts"]) == EVERY_PLACE
            assert sorted(sent["games"]["integration_types"]) == EVERY_INSTALL
            assert "me" not in sent, "Discord has a command of that name"


async def test_the_menu_of_a_person_shows_their_profile_and_invites_them(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            ada, bo, channel = fondaco.member("Ada"), fondaco.member("Bo"), fondaco.channel
            shown = await ada.context_menu(channel, "Profile", bo)
            assert shown.ephemeral
            assert "Bo" in said(shown.response)
            none = await ada.context_menu(channel, "Invite to a game", bo)
            assert none.ephemeral
            assert "You aren’t in an open lobby" in said(none.response)
            await ada.slash(channel, "game new", title="toy", seats=2)
            called = await ada.context_menu(channel, "Invite to a game", bo)
            assert not called.ephemeral
            assert f"<@{bo.id}>, Ada invites you to a game of Toy." in said(called.response)
            there = await ada.context_menu(channel, "Invite to a game", ada)
            assert "Ada is already in that lobby." in said(there.response)


@pytest.mark.parametrize("archives", [True, False])
async def test_the_thread_of_a_game_is_archived_at_its_end_where_managers_want_it(
    tmp_path: Path, archives: bool
) -> None:
    async with table(tmp_path) as evening:
        where = evening.world.thread().id
        await setup(evening.world, archive=archives)
        await confirmed(manager(evening.world), evening, "host end")
        thread = await evening.world.bot.fetch_channel(where)
        assert isinstance(thread, discord.Thread)
        assert thread.archived is archives


DISCORDS_OWN = {
    *("ban", "gif", "giphy", "kick", "leave", "me", "msg", "nick", "shrug", "spoiler", "tableflip"),
    *("tenor", "thread", "timeout", "tts", "unflip"),
}
"""What Discord's own clients take for themselves."""


async def test_no_command_has_a_name_of_discords_own_in_any_language(tmp_path: Path) -> None:
    async with world(tmp_path) as fondaco:
        (put,) = [one for one in fondaco.env.http_requests if one.path.endswith("/commands")]
        names = {one["name"] for one in put.json or []}
        names |= {name for one in put.json or [] for name in (one.get("name_localizations") or {}).values()}
    assert len(names) > 10
    assert names & DISCORDS_OWN == set()


async def test_taking_back_is_one_command(tmp_path: Path) -> None:
    async with world(tmp_path) as fondaco:
        commands = {one.qualified_name for one in fondaco.bot.tree.walk_commands()}
    assert "game undo" in commands
    assert not {
        one for one in commands if one.split()[-1] in ("takeback", "rewind", "withdraw", "revert")
    } - {"league withdraw"}
