"""What is kept of a person, handed to them; and its end, with the games of others left whole."""

from typing import Any

from bot import keys, substitutes, wishes
from bot.host import Host
from bot.store.matches import reminder
from render.words import Words


async def export(host: Host, person_id: str) -> dict[str, Any]:
    """Everything: settings, seats, standing orders, and the answers given in person."""
    seats = await host.store.care.seats_of(person_id)
    return {
        "person": person_id,
        "settings": (await wishes.wishes_of(host, person_id)).model_dump(mode="json"),
        "seats": [
            {
                "match": held.match_id,
                "title": held.title,
                "state": held.state,
                "seat": held.seat,
                "name": held.name or None,
                "left": not held.sits,
                "orders": held.orders if held.sits else {},
                "moves": [
                    {"number": row.seq, "answer": row.answer, "at": row.made_at}
                    for row in await host.store.care.moves_of(held.match_id, held.seat)
                ],
            }
            for held in seats
        ],
        "results": [
            {"match": one.match_id, "title": one.title, "place": seat.place, "total": seat.total}
            for one in await host.store.results.of_person(person_id)
            for seat in one.seats
            if seat.user_id == person_id
        ],
        "ratings": [
            {"server": one.server, "title": one.title, "mu": one.mu, "sigma": one.sigma, "games": one.games}
            for one in await host.store.results.ratings_of(person_id)
        ],
    }


async def forget(host: Host, person_id: str) -> int:
    """Stand up everywhere, and leave an anonymous seat behind; how many seats that were."""
    seats = await host.store.care.seats_of(person_id)
    for held in seats:
        look = await host.look(held.match_id)
        if held.sits and look.state == "live":
            await substitutes.leave(host, held.match_id, held.seat)
        name = Words(look.locale)("seat", number=held.seat + 1)
        await host.store.care.anonymise(held, name)
        await host.store.care.drop_letters(reminder(held.match_id, held.seat))
        await host.store.notes.drop(reminder(held.match_id, held.seat))
    await host.store.care.drop_letters(f"digest/{person_id}")
    await host.store.people.forget(person_id)
    pseudonym = f"gone:{keys.new_id()}"
    await host.store.results.forget(person_id, pseudonym)
    await host.store.series.forget(person_id, pseudonym, lambda locale: Words(locale)("league-forgotten"))
    await host.store.database.scrub()
    return len(seats)
