"""Commands that clients list by themselves: described in the room of a community, run as they are sent."""

import asyncio
from pathlib import Path

from bot.acts import registry
from bot.acts.act import NO_COMMAND
from bot.matrix.api import Json
from bot.matrix.client.describing import Describer
from bot.matrix.commands.declared import groups
from bot.matrix.commands.descriptions import DESCRIPTION, INVOKED, describe_commands
from bot.matrix.surface import SURFACE
from render.words import Words
from tests.homeserver import Homeserver
from tests.kit import until
from tests.kit_acts import command_of
from tests.matrix.kit import LONGEST, MatrixWorld, Person, matrix_world

ENGLISH = Words("en")


async def test_every_act_is_described_or_excused(homeserver: Homeserver, tmp_path: Path) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann, bot = world.person("Ann"), world.bot
        home = await world.home(ann)
        events = describe_commands(groups(bot.chat), bot.maker.me, ENGLISH)
        described = {event["content"]["command"]: event["content"] for event in events}
        assert len({event["state_key"] for event in events}) == len(events)
        for act in registry.acts():
            if act.command == NO_COMMAND or act.key in SURFACE.leaves_out or act.kind in ("lobby", "server"):
                continue  # a button of its message, excused by name with a reason, or behind !setup
            about = described[command_of(act)]["description"]["m.text"]
            assert about == [{"body": ENGLISH.say(act.about)}]
        for content in described.values():
            keys = [parameter["key"] for parameter in content["parameters"]]
            assert len(set(keys)) == len(keys), content
        new = {p["key"]: p for p in described["game new"]["parameters"]}
        assert "optional" not in new["title"]
        assert {"neptun", "genoa"} <= {variant["value"] for variant in new["title"]["schema"]["variants"]}
        assert new["seats"]["schema"] == {"schema_type": "primitive", "type": "integer"}
        await _check_written(world, ann, home, events[:3])


async def _check_written(world: MatrixWorld, ann: Person, home: str, events: list[Json]) -> None:
    """The bot writes them where it may, and once it may."""
    bot, key = world.bot, events[0]["state_key"]
    bot.describer = Describer(bot.service, lambda: events)
    task = asyncio.create_task(bot.describer.run())
    try:
        levels = await ann.api.get_state(home, "m.room.power_levels") or {}
        assert await bot.api.get_state(home, DESCRIPTION, key) is None, "it has no right to it"
        await ann.api.set_state(home, "m.room.power_levels", {**levels, "users": {bot.maker.me: 50}})
        await until(lambda: bot.book.rooms[home].described, LONGEST)
        assert await bot.api.get_state(home, DESCRIPTION, key) == events[0]["content"]
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_command_put_together_by_a_client_is_run_if_the_bot_is_meant(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann, me = world.person("Ann"), world.bot.maker.me
        home = await world.home(ann)
        invoked = {"command": "game new", "arguments": {"title": "neptun", "seats": 3, "private": False}}
        await ann.type(home, "new game, please", **{INVOKED: invoked, "m.mentions": {"user_ids": ["@eve:x"]}})
        await ann.type(home, "new game, please", **{INVOKED: invoked, "m.mentions": {"user_ids": [me]}})
        await ann.wait_for(lambda: any("1 of 3 seats taken" in line for line in ann.lines(home)))
        assert len(await world.host.store.lobbies.in_state("open")) == 1
