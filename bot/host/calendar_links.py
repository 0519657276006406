"""The private address of a person's calendar: made once, stored as a hash, ended by a newer one."""

from dataclasses import dataclass

from bot import keys
from bot.host.host import Host
from bot.store.notes import NoteKind
from engine import codec


@dataclass(frozen=True, slots=True)
class CalendarOwner:
    """Whose deadlines a calendar holds, and in which language it was made."""

    person: str
    locale: str


async def renew_link(host: Host, person: str, locale: str) -> str:
    """The path of a new calendar of this person, told once; an earlier one leads nowhere from now on."""
    token = keys.new_key()
    await end_link(host, person)
    note = NoteKind.CALENDAR(keys.digest(token), person=person)
    await host.store.notes.set(note, codec.encode(CalendarOwner(person, locale)))
    return f"/calendar/{token}.ics"


async def end_link(host: Host, person: str) -> None:
    await host.store.notes.forget(person, NoteKind.CALENDAR)


async def has_link(host: Host, person: str) -> bool:
    return bool(await host.store.notes.of_person(NoteKind.CALENDAR, person))


async def owner_of(host: Host, token: str) -> CalendarOwner | None:
    """Whose calendar a token opens; None: nobody's, or no longer anyone's."""
    noted = await host.store.notes.get(NoteKind.CALENDAR(keys.digest(token)))
    return None if noted is None else codec.decode(CalendarOwner, noted, "the owner of a calendar")
