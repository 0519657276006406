"""`/setup` and its menu: the settings of a server by the same acts as in the browser."""

from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components

from bot.acts import registry
from bot.discord.client.app import Fondaco
from bot.host.server_passes import open_link, pass_of
from bot.host.server_settings import ServerSettings, SettingsOfServers
from bot.series.steward import Steward
from engine.rng import Rng
from tests.chat.days import pressed
from tests.chat.kit import manager
from tests.chat.person import MENU, Person, offered, said
from tests.chat.toys import toys
from tests.chat.world import World, world

pytestmark = pytest.mark.usefixtures("quick")


async def settings_of(fondaco: World) -> ServerSettings:
    return await SettingsOfServers(fondaco.host.store.servers).of(str(fondaco.guild.id))


async def form_of(fondaco: World, person: Person, act: str) -> Any:
    """The form of an act, from the menu under `/setup`."""
    shown = (await person.actor.slash(fondaco.channel, "setup")).response
    listed = (await person.press(shown, "acts", "server")).response
    made = registry.act_by_key(act)
    assert listed is not None
    assert made is not None
    (menu,) = [one for one in walk_components(listed.components) if one["type"] == MENU]
    form = await person.actor.select(listed, [registry.mark(made)], custom_id=menu["custom_id"])
    return form.response


async def chosen(person: Person, form: Any, label: str) -> Any:
    """Choose from the menu of a form by its words."""
    (menu,) = [one for one in walk_components(form.components) if one["type"] == MENU]
    (value,) = [one["value"] for one in menu["options"] if one["label"] == label]
    return (await person.actor.select(form, [value], custom_id=menu["custom_id"])).response


async def test_the_menu_under_setup_changes_the_settings_and_tells_the_log(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            vera, diary = manager(fondaco), fondaco.guild.create_text_channel("diary")
            await vera.actor.slash(fondaco.channel, "setup", log=diary, lobby_days=3)
            form = await form_of(fondaco, vera, "server-cleaning")
            assert "Archive the thread" in said(form)
            form = await chosen(vera, form, "Archive the thread of a game when the game is over")
            form = await pressed(vera, form, "opt")
            done = await pressed(vera, form, "yes")
            assert "Saved." in said(done)
            settled = await settings_of(fondaco)
            assert (settled.lobby_days, settled.archives) == (3, True)
            await fondaco.settle()
            told = "\n".join(said(one) for one in vera.messages(diary.id))
            assert "Vera changed the settings of this server (with /setup)." in told
            assert "Vera changed the settings of this server (clean-up)." in told


async def test_the_link_of_a_manager_opens_the_settings_with_the_names_of_the_server(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            vera = manager(fondaco)
            refused = await vera.actor.slash(fondaco.channel, "setup", browser=True)
            assert "can’t be played in the browser" in said(refused.response)
            await fondaco.env.restart_bot(Fondaco(Steward(fondaco.host), "https://play.example/"))
            shown = await vera.actor.slash(fondaco.channel, "setup", browser=True)
            assert shown.ephemeral
            assert "once, within 10 minutes" in said(shown.response)
            assert shown.response is not None
            (url,) = [one["url"] for one in walk_components(shown.response.components) if one.get("url")]
            where, _, key = url.partition("#")
            server = str(fondaco.guild.id)
            assert where == f"https://play.example/server/{server}"
            held = await open_link(fondaco.host, server, key)
            assert held is not None
            vouched = await pass_of(fondaco.host, server, held)
            assert vouched is not None
            assert vouched.name == "Vera"
            assert vouched.names.channels == {str(fondaco.channel.id): "#games"}
            assert "Managers" in vouched.names.roles.values()


async def test_the_menu_is_for_those_who_manage_the_server_alone(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            vera, ada = manager(fondaco), Person(fondaco.member("Ada"), Rng("ada"))
            shown = (await vera.actor.slash(fondaco.channel, "setup")).response
            assert shown is not None
            (more,) = [str(one) for one in offered(shown) if one.verb == "acts"]
            await ada.actor.slash(fondaco.channel, "find tables")
            mine = ada.newest(fondaco.channel.id, "acts")
            fondaco.env.backend.messages[fondaco.channel.id][mine.id].components = [
                {"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": more}]}
            ]
            told = await ada.actor.click(ada.newest(fondaco.channel.id, "acts"), custom_id=more)
            assert "nothing for you to do" in said(told.response)
