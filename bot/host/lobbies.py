"""Lobbies that are open: found, and changed by several people at once."""

from collections.abc import Callable

from bot.host.host import Host
from bot.store import Conflict
from bot.store.chat import LobbyRecord, LobbyState
from bot.store.records import Document
from bot.table.agreement import EXPIRIES, Agreement, read_agreement
from bot.table.terms import NEVER
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


def agreement_of_lobby(stored: Document) -> Agreement:
    """What a lobby agreed on; one from before there were agreements says it in fields of its own."""
    if "agreement" in stored:
        return read_agreement(stored["agreement"])
    own_clock = stored.get("pace") == "custom"
    return read_agreement(
        {
            "pace": NEVER if own_clock else stored.get("pace", NEVER),
            "clock": stored["clock"] if own_clock else None,
            "expiry": stored.get("expiry", EXPIRIES[0]),
            "arranged": stored.get("arranged", False),
            "variants": dict(codec.decode(list[tuple[str, str]], stored.get("options", []), "a lobby")),
        }
    )


async def change_lobby(
    host: Host, lobby_id: str, make: Callable[[Document], Document], state: LobbyState = "open"
) -> Document:
    """Change what is stored of a lobby, after whatever others change in the same moment."""
    for _ in range(TRIES):
        record = await open_lobby(host, lobby_id)
        changed = make(record.lobby)
        try:
            await host.store.lobbies.change(record, changed, state)
        except Conflict:
            continue
        return changed
    raise Refused(text("chat-busy"))
