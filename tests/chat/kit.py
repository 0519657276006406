"""What tests of a chat do again and again: give a usual answer, count the pings, read the thread."""

import re
from typing import Any

import discord
import pytest
import simcord.interactions
from simcord.components import walk_components
from simcord.results import ResponseMessage

from bot.chat.learning.lighting import POINTER
from engine.rng import Rng
from tests.chat import watch
from tests.chat.days import pressed, shown
from tests.chat.figures import SILENT
from tests.chat.game import Evening
from tests.chat.person import BUTTON, MENU, Person, said
from tests.chat.world import World

SUCCESS = 3


def calling(evening: Evening, person: Person, channel: int | None = None) -> list[ResponseMessage]:
    """The loud messages that mention someone, oldest first."""
    return [
        one
        for one in person.messages(channel or evening.world.thread().id)
        if f"<@{person.actor.id}>" in said(one) and not one.flags.suppress_notifications
    ]


def pings(evening: Evening, person: Person) -> int:
    """How often the thread has called this person, whatever its messages came to say afterwards."""
    path = f"/channels/{evening.world.thread().id}/messages"
    sent = [one.json for one in evening.world.env.http_requests if (one.method, one.path) == ("POST", path)]
    mention = f"<@{person.actor.id}>"
    return len(
        [one for one in sent if one and mention in str(one["components"]) and not one["flags"] & SILENT]
    )


def speaks(monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    """Everyone's Discord is in this language."""
    original = simcord.interactions.base_payload

    def translated(*args: Any, **how: Any) -> Any:
        record, payload = original(*args, **how)
        payload["locale"] = locale
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", translated)


def pictures(shown: Any) -> list[str]:
    """What is shown, without the fingerprint in the name of each file."""
    return [attachment.filename.partition("-")[0] for attachment in shown.response.attachments]


async def setup(fondaco: World, **options: Any) -> str:
    manager = fondaco.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    boss = fondaco.guild.add_member(fondaco.env.create_user("boss"), roles=[manager])
    shown = await boss.slash(fondaco.channel, "setup", **options)
    assert shown.ephemeral
    return said(shown.response)


def is_told(thread: str, events: list[str]) -> bool:
    """Whether every event is in the thread once and in its order, or counted among those in the log only."""
    left = list(events)
    for line in thread.splitlines():
        if found := re.match(r"-# (One|\d+) earlier lines? ", line):
            del left[: 1 if found[1] == "One" else int(found[1])]
        elif line.startswith("- ") and (not left or line != f"- {left.pop(0)}"):
            return False
    return not left


async def check_finished(evening: Evening) -> None:
    """Over, told once and wholly, and nobody was shown what they may not know."""
    table = await evening.table()
    assert table.match.result() is not None
    thread = evening.channel_says()
    assert thread.count(table.match.seed) == 1
    assert table.commitment in thread
    words = table.words()
    events = [words.say(row.text) for row in await evening.world.host.events_since(table.id, -1, None)]
    assert is_told(thread, events)
    assert await watch.check(evening.world.host, table, evening.world.env) > evening.answers


async def press_lit(person: Person, message: ResponseMessage) -> ResponseMessage:
    for one in walk_components(message.components):
        if one["type"] == MENU:
            chosen = [item["value"] for item in one["options"] if item["label"].startswith(POINTER)]
            if chosen:
                done = await person.actor.select(message, chosen, custom_id=one["custom_id"])
                return person.after(done).response or message
        if one["type"] == BUTTON and one.get("style") == SUCCESS:
            done = await person.actor.click(message, custom_id=one["custom_id"])
            return person.after(done).response or message
    raise AssertionError(f"nothing is lit: {said(message)}")


async def confirmed(person: Person, evening: Evening, command: str, /, **options: Any) -> str:
    """Give a command that cannot be taken back, and say that one is sure."""
    form = await shown(person, evening, command, **options)
    assert "This can’t be undone" in said(form)
    told = said(await pressed(person, form, "opt"))
    await evening.world.settle()
    return told


async def moves(evening: Evening) -> list[tuple[object, str]]:
    log = await evening.world.host.store.matches.log(evening.match)
    return [(row.answer, row.made_by) for row in log if row.kind == "move"]


async def accepts(person: Person, evening: Evening) -> None:
    """The person who got an invitation by DM accepts it there."""
    await person.do(
        evening.world.env.backend.dm_channels[person.actor.id], "table-accept-seat", evening.match
    )
    await evening.world.settle()


def manager(fondaco: World) -> Person:
    """Vera may manage the server; she does not play."""
    role = fondaco.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return Person(fondaco.guild.add_member(fondaco.env.create_user("Vera"), roles=[role]), Rng("vera"))


def sends(evening: Evening, channel: int) -> list[dict[str, object]]:
    return [
        request.json
        for request in evening.world.env.http_requests
        if request.method == "POST" and request.path == f"/channels/{channel}/messages" and request.json
    ]
