"""A person's settings changed: every table they sit at keeps to them from that moment on."""

from collections.abc import Sequence
from dataclasses import replace

from bot import deadlines, person
from bot.host import Host, SetClocks
from bot.look import Look
from bot.person import Person
from bot.store.people import person as holder_of
from bot.store.records import Parcel

MOST_TABLES = 1000


async def wishes_of(host: Host, person_id: str) -> Person:
    return person.read(await host.store.people.settings(person_id))


async def wish(host: Host, person_id: str, wishes: Person) -> None:
    """Store the settings, and set this person's clocks by them."""
    before = await wishes_of(host, person_id)
    now = host.clock.now()
    await host.store.people.settle(person_id, wishes.model_dump(mode="json"), wishes.next_digest(now))
    for match_id in await _tables(host, person_id):
        await host.set_clocks(match_id, _kept_to(person_id, before, wishes))


async def _tables(host: Host, person_id: str) -> list[str]:
    if person_id.startswith("seat/"):
        return [person_id.split("/")[1]]
    found = await host.matches(state="live", user_id=person_id, limit=MOST_TABLES)
    return [one.id for one in found]


def _kept_to(person_id: str, before: Person, wishes: Person) -> SetClocks:
    """Sets the clocks of one table: what has run so far ran by the old settings."""

    def set_clocks(look: Look, now: float) -> tuple[Look, Sequence[Parcel]]:
        held = [one.seat for one in look.seats if holder_of(look.id, one) == person_id]
        old = replace(look, people={**look.people, **dict.fromkeys(held, before)})
        new = replace(look, people={**look.people, **dict.fromkeys(held, wishes)})
        return deadlines.went_on(old, new, now), ()

    return set_clocks
