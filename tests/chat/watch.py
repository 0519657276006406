"""Everything that reached anybody, and whether they were allowed to know it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import simcord

from bot.chat.messages.grammar import BadId, parse
from bot.chat.table import words_at
from bot.host.host import Host
from bot.table.changes import decode_event
from bot.table.state import TableState
from data import catalogue
from tests.chat import limits
from tests.chat.on_discord import seat_of
from tests.chat.world import HANDS


@dataclass(frozen=True, slots=True)
class Sent:
    """One request of the bot: what it said, and who could read it; nobody named: everyone."""

    reader: int | None
    body: Any


def sent(env: simcord.Env) -> Iterator[Sent]:
    """All that was sent, edits included, checked against Discord's limits."""
    backend = env.backend
    by_token = {one.token: one for one in backend.interactions.values()}
    dms = {channel: user for user, channel in backend.dm_channels.items()}
    for request in env.http_requests:
        parts = request.path.strip("/").split("/")
        if request.json is None or request.method == "GET":
            continue
        if parts[0] == "channels":
            limits.check(request.method, request.path, request.json)
            yield Sent(dms.get(int(parts[1])), request.json)
        elif parts[0] in ("interactions", "webhooks"):
            limits.check(request.method, request.path, request.json)
            yield Sent(_reader(env, by_token[parts[2]], dms), request.json)


def _reader(env: simcord.Env, interaction: Any, dms: dict[int, int]) -> int | None:
    """The person who pressed, unless the answer is shown to the whole channel."""
    if interaction.channel_id in dms or interaction.modal is not None:
        return int(interaction.user_id)
    shown = interaction.message_id or interaction.source_message_id
    message = env.backend.messages.get(interaction.channel_id, {}).get(shown)
    if message is not None and not message.is_ephemeral:
        return None
    return int(interaction.user_id)


def strings(body: Any) -> Iterator[str]:
    if isinstance(body, str):
        yield body
    elif isinstance(body, dict):
        for inner in body.values():
            yield from strings(inner)
    elif isinstance(body, list):
        for inner in body:
            yield from strings(inner)


async def check(host: Host, table: TableState, env: simcord.Env) -> int:
    """Fails when anything reached someone who may not know it; returns how much was looked at."""
    secrets = await _secrets(host, table)
    count = 0
    for one in sent(env):
        count += 1
        seat = seat_of(table, one.reader) if one.reader is not None else None
        said = list(strings(one.body))
        _check_ids(said, seat)
        _check_pictures(one, seat)
        for words in secrets[seat]:
            assert not any(words in line for line in said), f"seat {seat} was shown {words!r}"
        if table.state == "live":
            assert not any(table.match.seed in line for line in said)
    return count


def _check_ids(said: list[str], seat: int | None) -> None:
    """A question is shown to the seat it is for, and to nobody else."""
    for line in said:
        if line.startswith("f1:"):
            try:
                asked = parse(line).seat
            except BadId:
                raise AssertionError(f"not an id of the grammar: {line}") from None
            assert asked is None or asked == seat, f"seat {seat} was offered {line}"


def _check_pictures(one: Sent, seat: int | None) -> None:
    """A hand is shown to the person who holds it."""
    for file in one.body.get("attachments") or []:
        if str(file.get("filename")).startswith("hand-"):
            assert seat is not None, "a hand was shown to everyone"
            assert seat in HANDS[file["description"]], "a hand was shown to somebody else"


async def _secrets(host: Host, table: TableState) -> dict[int | None, set[str]]:
    """For every seat, and for everyone: the private words of others that they never heard themselves."""
    rows = [decode_event(table.id, row) for row in await host.store.matches.events(table.id, -1)]
    readers: list[int | None] = [None, *range(table.match.seats)]
    found: dict[int | None, set[str]] = {}
    for locale in catalogue.locales():
        words = words_at(table, locale)
        heard = {
            seat: {words.say(said) for event in rows if (said := event.heard_by(seat))} for seat in readers
        }
        private = {words.say(said) for event in rows for said in event.private.values()}
        for seat in readers:
            found.setdefault(seat, set()).update(private - heard[seat] - heard[None])
    return found
