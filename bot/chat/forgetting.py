"""Removes a person's id from what their platform stores: lobbies, places, letters, forms."""

from dataclasses import replace

from bot.chat.letters.progress import ProgressBook
from bot.chat.lobby import lobby as lobbies
from bot.chat.lobby.lobby import Lobby
from bot.chat.table import note_of, place_of
from bot.host.failures import contained
from bot.host.host import Host
from bot.store import Conflict
from bot.store.chat import LobbyRecord
from bot.surfaces import Surface
from bot.table.state import TableState
from engine.text import Seat


async def forget_user(host: Host, surface: Surface, person_id: str) -> None:
    """Remove the id of a person of this surface."""
    user = surface.user_id(person_id)
    if user is None:
        return
    for record in await host.store.lobbies.find_mentions(user):
        if lobbies.load(record.lobby).surface == surface.name:
            await _stand_up(host, record, user)
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


async def _stand_up(host: Host, record: LobbyRecord, number: str) -> None:
    """Take a person out of a lobby; the next guest becomes the opener of an open one."""
    lobby, state = _without(lobbies.load(record.lobby), number), record.state
    if state == "open" and not lobby.opener:
        state = "dropped"
    if state in ("started", "dropped"):
        lobby = replace(lobby, guests=(), opener="")
    try:
        await host.store.lobbies.change(record, lobbies.dump(lobby), state)
    except Conflict:
        fresh = await host.store.lobbies.get(record.id)
        assert fresh is not None, "a lobby that changes is in the store"
        await _stand_up(host, fresh, number)


def _without(lobby: Lobby, number: str) -> Lobby:
    guests = tuple(guest for guest in lobby.guests if guest.id != number)
    people = [guest.id for guest in guests if not guest.house]
    if lobby.opener != number:
        return replace(lobby, guests=guests)
    agreement = replace(lobby.agreement, greeting="")
    return replace(lobby, guests=guests, opener=people[0] if people else "", agreement=agreement)
