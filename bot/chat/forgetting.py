"""Removes a person's id from what their platform stores: lobbies, places, letters, forms."""

from dataclasses import replace

from bot.chat.letters.progress import ProgressBook
from bot.chat.table import note_of, place_of
from bot.host.failures import contained
from bot.host.host import Host
from bot.surfaces import Surface
from bot.table.state import TableState
from engine.text import Seat


async def forget_user(host: Host, surface: Surface, person_id: str) -> None:
    """Remove the id of a person of this surface."""
    user = surface.user_id(person_id)
    if user is None:
        return
    for match_id in await host.store.care.matches_noting(user):
        with contained("opener-not-forgotten", match=match_id):
            place = place_of(await host.table(match_id), surface)
            if place is not None and place.opener == user:
                await host.note_surface(match_id, surface.name, note_of(replace(place, opener="")))
    for held in await host.store.care.seats_of(person_id):
        if held.sits or held.kind != "person":
            with contained("dm-not-forgotten", match=held.match_id):
                await _forget_dm(host, surface, await host.table(held.match_id), held.seat)
    await host.store.care.drop_letters_naming(user)


async def _forget_dm(host: Host, surface: Surface, table: TableState, seat: Seat) -> None:
    """Forget which DM asked the person of a seat something."""
    place, book = place_of(table, surface), ProgressBook(host, surface)
    if place is None or not await book.has_begun(table.id):
        return
    await book.change(table.id, place, lambda progress: progress.without_dm(seat))
