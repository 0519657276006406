"""Lobbies that are open: found, and changed by several people at once."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from bot.host.host import Host
from bot.host.outbox import Batch
from bot.store import Conflict
from bot.store.chat import LobbyRecord, LobbyState
from bot.store.records import Document, NewLetter
from bot.surfaces import surfaces
from bot.table import lobby as lobbies
from bot.table.letters import Addressed, Letter, RoomForTable
from bot.table.lobby import Lobby
from engine import codec
from engine.errors import Refused
from engine.text import text

TRIES = 10


async def open_lobby(host: Host, lobby_id: str) -> LobbyRecord:
    """The lobby; refused once it is cancelled or its game has begun."""
    record = await host.store.lobbies.get(lobby_id)
    if record is None or record.state == "dropped":
        raise Refused(text("chat-lobby-gone"))
    if record.state != "open":
        raise Refused(text("chat-lobby-started"))
    return record


async def change_lobby(
    host: Host,
    lobby_id: str,
    make: Callable[[Document], Document],
    state: LobbyState = "open",
    *,
    tell: Callable[[Lobby], Letter | None] | None = None,
) -> Document:
    """Change what is stored of a lobby, after whatever others change in the same moment.

    `tell`: what the surface of the lobby has to know of it as it is then, written with the change.
    """
    for _ in range(TRIES):
        record = await open_lobby(host, lobby_id)
        changed = make(record.lobby)
        try:
            letters = _letters(record, lobbies.load(changed), tell) if tell else []
            await host.store.lobbies.change(record, changed, state, letters, host.clock.now())
        except Conflict:
            continue
        if letters:
            host.outbox.wake()
        return changed
    raise Refused(text("chat-busy"))


def _letters(record: LobbyRecord, lobby: Lobby, tell: Callable[[Lobby], Letter | None]) -> list[NewLetter]:
    if (letter := tell(lobby)) is None:
        return []
    destination = f"{surfaces()[lobby.surface].prefix}lobby/{record.id}"
    return [Addressed(destination, letter).seal(f"lobby.{record.id}.{record.revision + 1}")]


# --- rooms for those who came from other surfaces ---------------------------------------------------------

VISITED = "visited"


def visit_note(lobby: Lobby) -> dict[str, dict[str, object]]:
    """The note of a table whose lobby was joined from other surfaces: where it needs rooms too."""
    rooms = [[guest.place, guest.server] for guest in lobby.visitors().values()]
    return {VISITED: {"rooms": rooms}} if rooms else {}


def plan_letters(batch: Batch) -> Iterator[Addressed]:
    """Room for a table on every surface that someone at it came from, asked for with its opening."""
    if batch.before is None:
        noted = batch.after.surface.get(VISITED, {})
        for place, server in codec.decode(list[tuple[str, str]], noted.get("rooms", []), "rooms to make"):
            yield Addressed(place, RoomForTable(batch.after.id, server, visiting=True))


# --- leaving for good -------------------------------------------------------------------------------------


async def leave_lobbies(host: Host, person_id: str) -> None:
    """Take a person out of every lobby, open or not."""
    for record in await host.store.lobbies.find_mentions(person_id.partition(":")[2]):
        lobby = lobbies.load(record.lobby)
        if lobby.has(person_id) or lobby.opened_by == person_id:
            await _leave(host, record, person_id)


async def _leave(host: Host, record: LobbyRecord, person_id: str) -> None:
    """The next guest on its surface becomes the opener of an open lobby."""
    lobby, state = _without(lobbies.load(record.lobby), person_id), record.state
    if state == "open" and not lobby.opener:
        state = "dropped"
    if state in ("started", "dropped"):
        lobby = replace(lobby, guests=(), opener="")
    try:
        await host.store.lobbies.change(record, lobbies.dump(lobby), state)
    except Conflict:
        fresh = await host.store.lobbies.get(record.id)
        assert fresh is not None, "a lobby that changes is in the store"
        await _leave(host, fresh, person_id)


def _without(lobby: Lobby, person_id: str) -> Lobby:
    guests = tuple(guest for guest in lobby.guests if guest.house or guest.key != person_id)
    if lobby.opened_by != person_id:
        return replace(lobby, guests=guests)
    here = [guest.id for guest in guests if not guest.house and guest.surface == lobby.surface]
    agreement = replace(lobby.agreement, greeting="")
    return replace(lobby, guests=guests, opener=here[0] if here else "", agreement=agreement)
