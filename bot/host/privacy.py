"""Personal data at tables: handed to its owner, or forgotten, with the games of others left whole."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from bot import keys
from bot.host.calendar_links import has_link
from bot.host.failures import contained
from bot.host.host import Host
from bot.host.reminders import digest_address, message_address, surfaces_that_tell
from bot.store.care import Held
from bot.store.matches import reminder_address
from bot.store.notes import NoteKind
from bot.store.records import MoveRecord
from bot.table import offers, substitutes
from data import catalogue
from render.words import Words


async def export(host: Host, person_id: str) -> dict[str, Any]:
    """What tables and results know: settings, seats, plans, and the answers given in person."""
    seats = await host.store.care.seats_of(person_id)
    return {
        "person": person_id,
        "settings": (await host.people.settings(person_id)).model_dump(mode="json"),
        "seats": [
            {
                "match": held.match_id,
                "title": held.title,
                "state": held.state,
                "seat": held.seat,
                "name": held.name or None,
                "left": not held.sits,
                "plans": held.plans if held.sits else {},
                "moves": [
                    {"number": row.seq, "answer": row.answer, "at": row.made_at}
                    for row in own_moves(held, await host.store.care.log_of(held))
                ],
            }
            for held in seats
        ],
        **await host.store.talk.of_person(person_id),
        "lessons": {
            title: asdict(progress)
            for title, progress in (await host.store.learning.of_person(person_id)).items()
        },
        "tokens": [
            {"name": token.name, "scope": token.scope, "made": token.made}
            for token in await host.tokens.of_person(person_id)
        ],
        "avoids": await host.avoided.of_person(person_id),
        "follows": await host.store.notes.of_person(NoteKind.FOLLOWED, person_id),
        "tryouts": await host.store.notes.of_person(NoteKind.TRYOUT, person_id),
        "called at": await host.store.contacts.export(person_id),
        "calendar": await has_link(host, person_id),
        "results": [
            {"match": result.match_id, "title": result.title, "place": seat.place, "total": seat.total}
            for result in await host.store.results.of_person(person_id)
            for seat in result.seats
            if seat.user_id == person_id
        ],
        "ratings": [
            {
                "server": rating.server,
                "title": rating.title,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "games": rating.games,
            }
            for rating in await host.store.results.ratings_of(person_id)
        ],
    }


def own_moves(held: Held, log: Sequence[MoveRecord]) -> list[MoveRecord]:
    """The answers that this person gave, without those of other holders of the seat."""
    holder = before = people = 0
    sits = True
    moves: list[tuple[int, MoveRecord]] = []
    for row in log:
        match row.kind, row.answer:
            case "note", {"seated": "person", "back": True}:
                holder, sits = before if sits else holder, True
            case "note", {"seated": "person"}:
                people += 1
                before, holder, sits = holder, people, True
            case "note", {"seated": _}:
                sits = False
            case "move", _ if row.made_by == "person":
                moves.append((holder, row))
    mine = holder if held.sits or held.kind != "person" else before
    return [row for who, row in moves if who == mine]


def pseudonym() -> str:
    """A new id that replaces a deleted person in results and books."""
    return f"gone:{keys.new_id()}"


async def forget(host: Host, person_id: str, stand_in: str | None = None) -> int:
    """Leave all seats and make them anonymous; how many there were."""
    seats = await host.store.care.seats_of(person_id)
    surfaces = surfaces_that_tell(person_id, called=True)
    names = {(await host.people.settings(person_id)).name or ""}
    for held in seats:
        with contained("forgotten-without-declining", match=held.match_id):
            await _decline(host, held, person_id)
        if held.sits and held.state == "live":
            with contained("forgotten-without-leaving", match=held.match_id):
                await substitutes.leave(host, held.match_id, held.seat)
        name = Words(held.locale)("seat", number=held.seat + 1)
        names |= await host.store.care.anonymise(person_id, held, name)
        for surface in surfaces:
            await host.store.care.drop_letters(reminder_address(surface, held.match_id, held.seat))
    for surface in surfaces:
        await host.store.care.drop_letters(digest_address(surface, person_id))
        await host.store.care.drop_letters(message_address(surface, person_id))
    await host.contacts.forget(person_id)
    await host.avoided.forget(person_id)
    await host.store.care.drop_letters_naming(f'"{person_id}"')
    await host.tokens.forget(person_id)
    await host.store.people.forget(person_id)
    await host.store.notes.forget(person_id)
    await host.store.talk.forget(person_id)
    await host.learning.forget(person_id)
    stand_in = stand_in or pseudonym()
    await host.store.results.forget(person_id, stand_in)
    names |= await host.store.series.forget(
        person_id, stand_in, lambda locale: Words(locale)("league-forgotten")
    )
    nobody = Words(catalogue.SOURCE)("league-forgotten")
    await host.store.care.forget_names_in_letters(names - {"", nobody}, nobody)
    await host.store.database.empty_journal()
    return len(seats)


async def _decline(host: Host, held: Held, person_id: str) -> None:
    """A person who is forgotten is not waited for."""
    table = await host.table(held.match_id)
    if offers.seat_offered_to(table, person_id) == held.seat:
        await offers.decline(host, held.match_id, held.seat, person_id)
