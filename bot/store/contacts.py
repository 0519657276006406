"""Where people are called when no page is open: devices and mail addresses."""

from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.database import Database
from bot.store.records import Contact
from bot.store.statements import delete_where, put_row, update_where, where_values

_TABLE = schema.contacts
_FIELDS = tuple(_TABLE.c[name] for name in Contact.__slots__)


class ContactStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, contact_id: str) -> Contact | None:
        rows = await self._database.rows(sa.select(*_FIELDS).where(_TABLE.c.id == contact_id))
        return Contact(*rows[0]) if rows else None

    async def of_person(self, person: str) -> list[Contact]:
        """All contacts of a person, the oldest first."""
        query = sa.select(*_FIELDS).where(_TABLE.c.person == person).order_by(_TABLE.c.added, _TABLE.c.id)
        return [Contact(*row) for row in await self._database.rows(query)]

    async def at_address(self, address: str) -> list[Contact]:
        """Everyone who gave this mail address, however it was spelt."""
        same = sa.func.lower(_TABLE.c.address) == address.lower()
        query = sa.select(*_FIELDS).where(_TABLE.c.kind == "mail", same).order_by(_TABLE.c.added)
        return [Contact(*row) for row in await self._database.rows(query)]

    async def put(self, contact: Contact) -> None:
        """Keep a contact; one with the same id is replaced, also another person's."""
        values = {name: getattr(contact, name) for name in Contact.__slots__ if name != "id"}
        async with self._database.writing() as connection:
            await put_row(connection, _TABLE, values, id=contact.id)

    async def note_failures(self, contact_id: str, failures: int, since: float | None) -> None:
        """How often in a row a contact could not be reached; one that was dropped meanwhile stays so."""
        values = {"failures": failures, "failing_since": since}
        async with self._database.writing() as connection:
            await connection.execute(
                update_where(_TABLE, ("id",), tuple(values)), {**values, **where_values(id=contact_id)}
            )

    async def drop(self, contact_id: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete_where(_TABLE, ("id",)), where_values(id=contact_id))

    # --- what is kept of a person

    async def export(self, person: str) -> list[dict[str, Any]]:
        """Every contact as its owner may read it; the keys of a device are of use to nobody else."""
        return [
            {
                "kind": contact.kind,
                "address": contact.address,
                "confirmed": contact.confirmed,
                "added": contact.added,
            }
            for contact in await self.of_person(person)
        ]

    async def forget(self, person: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete_where(_TABLE, ("person",)), where_values(person=person))
