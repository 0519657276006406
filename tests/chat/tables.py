"""A table of the toy, set up and begun, for tests of what happens around a game."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from simcord.results import InteractionResult, ResponseMessage

from tests.chat.game import Evening
from tests.chat.person import Person
from tests.chat.toys import toys
from tests.chat.world import world


@asynccontextmanager
async def table(folder: Path, people: int = 2, house: int = 0) -> AsyncIterator[Evening]:
    """The lobby is over, and everyone is asked for a bid."""
    with toys():
        async with world(folder) as fondaco:
            evening = Evening(fondaco, "toy", people=people, house=house, unasked=0)
            await evening.open()
            yield evening


async def at_once(presses: Sequence[tuple[Person, ResponseMessage, str]]) -> list[InteractionResult]:
    """Several presses that arrive before any of them is dealt with."""
    results = []
    env = presses[0][0].env
    for person, message, custom_id in presses:
        record, payload = _press(person, message, custom_id)
        env.backend.emit("INTERACTION_CREATE", payload)
        results.append(InteractionResult(env, record))
    await env.settle()
    return results


def _press(person: Person, message: ResponseMessage, custom_id: str) -> tuple[Any, dict[str, Any]]:
    backend = person.env.backend
    record, payload = interactions.base_payload(
        backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=message.channel_id,
        guild_id=person.actor.guild.id,
        user_id=person.actor.id,
        data={"custom_id": custom_id, "component_type": ComponentType.BUTTON},
    )
    stored = backend.get_message(message.channel_id, message.id)
    payload["message"] = dict(serializers.message_payload(backend, stored))
    record.source_message_id = message.id
    return record, payload
