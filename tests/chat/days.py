"""A table of the toy over days: commands said, time pushed on, reminders sent."""

from typing import Any

from simcord.components import walk_components
from simcord.results import ResponseMessage

from bot.table.changes import record_agreement
from bot.table.terms import Terms
from tests.chat.game import Evening
from tests.chat.on_discord import seat_of
from tests.chat.person import MENU, Person, bid, offered, said
from tests.chat.world import World

HOUR = 3600.0
DAY = Terms(0, 24 * HOUR, 24 * HOUR)


async def clocked(evening: Evening, terms: Terms = DAY) -> None:
    """The table agrees on a clock."""
    await evening.world.host.change(
        evening.match,
        lambda table, now, _log: record_agreement(table, 0, [], "host", now, terms=terms, waits={}),
    )


async def card_won(evening: Evening, winner: Person, bids: tuple[str, str]) -> None:
    """Ada and Bo bid, and the person who wins toasts the other; the second bids are asked."""
    for person, value in zip(evening.persons, bids, strict=True):
        await bid(person, evening.world.thread().id, value)
    seat = seat_of(await evening.table(), winner.actor.id)
    assert seat is not None
    await evening.world.host.submit(evening.match, seat, str(1 - seat))
    await evening.world.settle()


async def shown(person: Person, evening: Evening, name: str, /, **options: Any) -> ResponseMessage:
    """What a command answers, for its caller alone."""
    result = await person.actor.slash(evening.world.thread(), name, **options)
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def slash(person: Person, evening: Evening, name: str, /, **options: Any) -> str:
    """The same, in words."""
    message = await shown(person, evening, name, **options)
    return said(message) or message.content


async def stand_up(person: Person, evening: Evening, **options: Any) -> ResponseMessage:
    """Leave one's seat, and say that one is sure."""
    return await pressed(person, await shown(person, evening, "game leave", **options), "opt")


async def delete_me(person: Person, evening: Evening) -> str:
    message = await pressed(person, await shown(person, evening, "my delete"), "opt")
    return said(message) or message.content


async def remind(world: World) -> None:
    await world.host.sweep.tend()
    await world.settle()


async def choose(person: Person, message: ResponseMessage, verb: str, value: str) -> ResponseMessage:
    """Choose from the menu with that verb."""
    menu = next(one for one in offered(message) if one.verb == verb)
    result = await person.actor.select(message, [value], custom_id=str(menu))
    return result.response or message


async def pressed(person: Person, message: ResponseMessage, verb: str) -> ResponseMessage:
    result = await person.press(message, verb)
    assert result.response is not None
    return result.response


def listed_in(message: ResponseMessage) -> list[str]:
    """What the first menu of a message offers."""
    menu = next(one for one in walk_components(message.components) if one["type"] == MENU)
    return [option["value"] for option in menu["options"]]


async def later(evening: Evening, hours: float) -> None:
    """Time goes by, everything due is done, and everything is told."""
    await evening.world.pass_time(hours * HOUR)
    await remind(evening.world)
    await evening.world.settle()
