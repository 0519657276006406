"""Buttons and forms with something spoiled: one sentence comes back, and the game stays as it was."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlencode

from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer
from simcord import interactions
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.results import InteractionResult, ResponseMessage

import engine
from bot.chat.messages.grammar import BadId, parse
from bot.clock import SystemClock
from bot.config import Config
from bot.host.host import Host, Opened
from bot.series.steward import Steward
from bot.store import Store
from bot.web.app import build
from engine.rng import Rng
from tests.chat.game import Evening
from tests.chat.person import INPUT, MENU, Person
from tests.chat.tables import table
from tests.host.people import ADA, BO
from tests.host.toy import toy_box
from tests.kit_web import at_random, presses, read
from tests.soak.mutate import JUNK, spoiled
from tests.soak.report import Report, all_logged
from tests.web.conftest import ToyArtist

LONGEST_ID = 100
PAGES = ("time", "me", "plans", "ahead")
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


# --- Discord ----------------------------------------------------------------------------------------------


async def fuzz_buttons(folder: Path, count: int, rng: Rng, report: Report) -> None:
    """Presses on ids that are nearly right, with values that nobody offered."""
    async with table(folder) as evening:
        person = evening.persons[0]
        channel = evening.world.thread().id
        for _ in range(count):
            message = await person.act(channel)
            pressed = rng.pick([one for one in walk_components(message.components) if one.get("custom_id")])
            said = _spoiled_id(pressed["custom_id"], rng)
            written = rng.chance(1, 4)
            before = (await evening.table()).match.fingerprint()
            with all_logged() as lines:
                result = await (write if written else press)(person, message, pressed, said, rng)
            report.count("presses")
            await _check_press(evening, said, before, result, lines, report)


def _spoiled_id(said: str, rng: Rng) -> str:
    """Nearly an id: a field of it spoiled, or a sign; what does not begin like ours never reaches us."""
    parts = said.split(":")
    at = rng.between(1, len(parts) - 1)
    parts[at] = rng.pick(
        [spoiled(parts[at], rng), "", "0", "99", "x" * 24, parts[rng.between(1, len(parts) - 1)]]
    )
    made = ":".join(parts)[:LONGEST_ID].replace("\0", "")
    return made if made.startswith("f1:") and len(made) > 3 else f"f1:{made[3:] or 'x'}"


async def press(
    person: Person, message: ResponseMessage, pressed: dict[str, Any], said: str, rng: Rng
) -> InteractionResult:
    """A press on a component of a message that was sent with that id."""
    backend = person.env.backend
    data: dict[str, Any] = {"custom_id": said, "component_type": pressed["type"]}
    if pressed["type"] == MENU:
        data["values"] = [str(rng.pick(JUNK))[:100] for _ in range(rng.below(4))]
    record, payload = interactions.base_payload(
        backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=message.channel_id,
        guild_id=person.actor.guild.id,
        user_id=person.actor.id,
        data=data,
    )
    stored = backend.get_message(message.channel_id, message.id)
    payload["message"] = _renamed(serializers.message_payload(backend, stored), pressed["custom_id"], said)
    record.source_message_id = message.id
    backend.emit("INTERACTION_CREATE", payload)
    await person.env.settle()
    return InteractionResult(person.env, record)


async def write(
    person: Person, message: ResponseMessage, _pressed: dict[str, Any], said: str, rng: Rng
) -> InteractionResult:
    """A modal with that id, sent with anything written into it."""
    lines = [
        {"type": 1, "components": [{"type": INPUT, "custom_id": str(line), "value": str(rng.pick(JUNK))}]}
        for line in range(rng.below(3))
    ]
    record, payload = interactions.base_payload(
        person.env.backend,
        type=InteractionType.MODAL_SUBMIT,
        channel_id=message.channel_id,
        guild_id=person.actor.guild.id,
        user_id=person.actor.id,
        data={"custom_id": said, "components": lines},
    )
    record.source_message_id = message.id
    person.env.backend.emit("INTERACTION_CREATE", payload)
    await person.env.settle()
    return InteractionResult(person.env, record)


def _renamed(value: Any, old: str, new: str) -> Any:
    if isinstance(value, dict):
        return {key: _renamed(one, old, new) for key, one in value.items()}
    if isinstance(value, list):
        return [_renamed(one, old, new) for one in value]
    return new if value == old else value


async def _check_press(
    evening: Evening, said: str, before: str, result: InteractionResult, lines: list[Any], report: Report
) -> None:
    if not result.acknowledged:
        report.wrong.append(f"nobody answered a press on {said!r}")
    report.wrong += [
        f"a press on {said!r} broke: {line['event']}"
        for line in lines
        if line["log_level"] in ("error", "critical")
    ]
    look = await evening.table()
    changed = look.match.fingerprint() != before
    if changed and not _names_the_question(said, evening.match):
        report.wrong.append(f"a press on {said!r} changed the game")
    engine.replay(await evening.world.host.export(look.id))


def _names_the_question(said: str, match_id: str) -> bool:
    """Whether an id is in order after all: of this table, with a token."""
    try:
        read_id = parse(said)
    except BadId:
        return False
    return read_id.table == match_id and (bool(read_id.token) or read_id.verb == "undo")


# --- the browser table ------------------------------------------------------------------------------------


async def fuzz_forms(folder: Path, count: int, rng: Rng, report: Report) -> None:
    """Forms of every page of a seat, posted with something spoiled."""
    with ExitStack() as stack:
        stack.enter_context(toy_box())
        for user in ("bot.host.drawing.artist", "render.artist.artist"):
            stack.enter_context(patch(user, lambda _title: ToyArtist()))
        store = await Store.open(str(folder / f"forms-{rng.below(10**9)}.db"))
        host = Host(store, SystemClock())
        server = TestServer(build(Steward(host), Config()))
        await server.start_server()
        client: TestClient[Any, Any] = TestClient(server, cookie_jar=CookieJar(unsafe=True))
        try:
            await _post_about(client, host, count, rng, report)
        finally:
            await client.close()
            await server.close()
            await host.close()
            await store.close()


async def _post_about(
    client: "TestClient[Any, Any]", host: Host, count: int, rng: Rng, report: Report
) -> None:
    origin = {"Origin": str(client.make_url("/")).rstrip("/")}
    opened = await _sit(client, host, origin)
    for _ in range(count):
        if (await host.table(opened.match_id)).state != "live":
            opened = await _sit(client, host, origin)
        seat = f"/t/{opened.match_id}/seat/0"
        path, pairs = await _form(
            client, rng.pick([seat, *(f"{seat}/{page}" for page in PAGES), "/new/toy"]), rng
        )
        before = (await host.table(opened.match_id)).match.fingerprint()
        posted = urlencode(pairs).encode()
        async with client.post(path, data=posted, headers=origin | FORM, allow_redirects=False) as response:
            body = await response.text()
        report.count("posts")
        if response.status >= 500:
            report.wrong.append(f"{path} with {pairs}: {response.status}")
        after = (await host.table(opened.match_id)).match.fingerprint()
        if response.status >= 400 and after != before:
            report.wrong.append(f"{path} with {pairs}: refused, and the game changed")
        if "Traceback" in body:
            report.wrong.append(f"{path} with {pairs}: shows a traceback")
        engine.replay(await host.export(opened.match_id))


async def _sit(client: "TestClient[Any, Any]", host: Host, origin: dict[str, str]) -> Opened:
    opened = await host.open("toy", [ADA, BO])
    path = f"/t/{opened.match_id}/sit"
    async with client.post(path, data={"key": opened.keys[0]}, headers=origin) as response:
        await response.read()
    return opened


async def _form(client: "TestClient[Any, Any]", path: str, rng: Rng) -> tuple[str, list[tuple[str, str]]]:
    """A form of that page, filled in as a browser would, and then spoiled."""
    async with client.get(path) as response:
        offered_there = presses(read(await response.text()))
    press = rng.pick(offered_there) if offered_there else None
    pairs = at_random(press, rng) if press else []
    for _ in range(rng.between(1, 3)):
        pairs = _spoiled_pairs(pairs, rng)
    return (press.action or path if press else path), pairs


def _spoiled_pairs(pairs: list[tuple[str, str]], rng: Rng) -> list[tuple[str, str]]:
    made = list(pairs) or [("q", "1")]
    at = rng.below(len(made))
    name, value = made[at]
    junk = _sendable(str(rng.pick(JUNK)))
    match rng.below(6):
        case 0:
            del made[at]
        case 1:
            made.append((name, junk))
        case 2:
            made[at] = (_sendable(spoiled(name, rng)), value)
        case 3:
            made[at] = (name, junk)
        case 4:
            made.append((f"q-{rng.below(3)}", junk))
        case _:
            made[at] = (name, _sendable(spoiled(value, rng)))
    return made


def _sendable(words: str) -> str:
    return words.encode("utf-8", "replace").decode("utf-8")
