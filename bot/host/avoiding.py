"""Whom people avoid: known to the person who avoids alone, and told to nobody."""

from collections.abc import Collection, Iterable

from bot.store.notes import Note, NoteKind, Notes
from engine.errors import Refused
from engine.text import text

MOST = 100
"""People whom one person may avoid."""


class AvoidedPeople:
    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    async def of_person(self, person_id: str) -> dict[str, str]:
        """The people whom this person avoids: the name of each by id."""
        return _names(await self._notes.get(_note(person_id)))

    async def add(self, person_id: str, other_id: str, name: str) -> None:
        """Avoid one person more."""

        def make(value: object) -> object:
            avoided = {**_names(value), other_id: name}
            if len(avoided) > MOST:
                raise Refused(text("avoid-most", count=MOST))
            return avoided

        await self._notes.change(_note(person_id), make)

    async def remove(self, person_id: str, other_id: str) -> None:
        """Play with this person again."""

        def make(value: object) -> object:
            return {who: name for who, name in _names(value).items() if who != other_id}

        await self._notes.change(_note(person_id), make)

    async def keep_out(self, players: Iterable[str], person_id: str) -> bool:
        """Whether one of these players avoids the person."""
        lists = await self._lists(players)
        return any(person_id in avoided for avoided in lists.values())

    async def part(self, players: Collection[str], person_id: str) -> bool:
        """Whether the person and one of these players are not to meet, whichever of them wants it."""
        pairs = await self.pairs({*players, person_id})
        return any(frozenset((player, person_id)) in pairs for player in players)

    async def pairs(self, people: Collection[str]) -> set[frozenset[str]]:
        """The pairs of these people who are not to meet."""
        lists = await self._lists(people)
        return {frozenset((who, other)) for who in lists for other in lists[who] if other in people}

    async def forget(self, person_id: str) -> None:
        """Take a person off the lists of all others; their own goes with all their notes."""
        for who, value in (await self._notes.of_kind(NoteKind.AVOIDED)).items():
            if person_id in _names(value):
                await self.remove(who, person_id)

    async def _lists(self, people: Iterable[str]) -> dict[str, dict[str, str]]:
        values = await self._notes.of_kind(NoteKind.AVOIDED, people)
        return {who: _names(value) for who, value in values.items()}


def _note(person_id: str) -> Note:
    return NoteKind.AVOIDED(person=person_id)


def _names(value: object) -> dict[str, str]:
    return {str(who): str(name) for who, name in value.items()} if isinstance(value, dict) else {}
