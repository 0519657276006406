"""A person's settings changed: every table they sit at keeps to them from that moment on."""

from bot.host.host import Host
from bot.store.records import DeadlineRecord, Json
from bot.table import deadlines, person
from bot.table.person import Person
from bot.table.state import waiting


async def wishes_of(host: Host, person_id: str) -> Person:
    return person.read(await host.store.people.settings(person_id))


async def wish(host: Host, person_id: str, wishes: Person) -> None:
    """Store the settings, and set this person's clocks at all their tables by them, all at once."""
    now = host.clock.now()

    def kept_to(row: DeadlineRecord, before: Json | None) -> DeadlineRecord:
        """What has run so far ran by the old settings."""
        ran = (person.read(before).calendar, now)
        wait = deadlines.set_anew(waiting(row), ran, wishes.calendar, now)
        return deadlines.row(row.match_id, row.seat, wait)

    settings, digest_at = wishes.model_dump(mode="json"), wishes.next_digest(now)
    for match_id in await host.store.clocks.settle(person_id, settings, digest_at, kept_to):
        await host.recall(match_id)
