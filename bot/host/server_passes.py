"""How the manager of a server comes from Discord to its settings in the browser.

Discord says who manages a server, and gives them a link that opens once, within minutes. The browser that
opens it keeps a key of its own for an hour. Of both keys only hashes are stored; a fresh link ends the rest.
"""

from dataclasses import asdict, dataclass, replace

from bot import keys
from bot.host.host import Host
from bot.host.server_settings import ServerNames
from bot.store.notes import Note, NoteKind
from engine import codec

LINK_LASTS = 600.0
"""Seconds in which a link has to be opened."""
SESSION_LASTS = 3600.0
"""Seconds for which the browser that opened it may change the settings."""


@dataclass(frozen=True, slots=True)
class ServerPass:
    """Whom Discord vouched for, on which server, and what that server is made of."""

    person_id: str
    name: str
    server: str
    log: str
    """The address of the log of the server."""
    names: ServerNames
    until: float = 0.0


async def issue_link_key(host: Host, vouched: ServerPass) -> str:
    """The key of a link for this manager; it ends an earlier link, and what an earlier one opened."""
    host.budget.spend("passes", vouched.person_id)
    await host.store.notes.drop(NoteKind.SERVER_SESSION(_mark(vouched.person_id)))
    return await _keep(host, NoteKind.SERVER_LINK, vouched, LINK_LASTS)


async def open_link(host: Host, server: str, key: str) -> str | None:
    """The key that the browser keeps; None: the link is forged, too old, of another server, or was opened."""
    note = NoteKind.SERVER_LINK(_mark_in(key))
    if await _read(host, note, server, key) is None:
        return None
    vouched = _read_pass(await host.store.notes.take(note), server, key, host.clock.now())
    if vouched is None:
        return None
    return await _keep(host, NoteKind.SERVER_SESSION, vouched, SESSION_LASTS)


async def pass_of(host: Host, server: str, key: str) -> ServerPass | None:
    """The manager whose browser holds this key; None: nobody, or not any more."""
    return await _read(host, NoteKind.SERVER_SESSION(_mark_in(key)), server, key)


async def _keep(host: Host, kind: NoteKind, vouched: ServerPass, lasts: float) -> str:
    mark = _mark(vouched.person_id)
    key = f"{mark}.{keys.new_key()}"
    lasting = replace(vouched, until=host.clock.now() + lasts)
    note = kind(mark, person=vouched.person_id)
    await host.store.notes.set(note, {"key": keys.digest(key), "pass": asdict(lasting)})
    return key


async def _read(host: Host, note: Note, server: str, key: str) -> ServerPass | None:
    return _read_pass(await host.store.notes.get(note), server, key, host.clock.now())


def _read_pass(noted: object, server: str, key: str, now: float) -> ServerPass | None:
    match noted:
        case {"key": str(key_hash), "pass": stored} if keys.fits(key, key_hash):
            vouched = codec.decode(ServerPass, stored, "the pass of a manager")
            return vouched if vouched.server == server and now < vouched.until else None
    return None


def _mark(person_id: str) -> str:
    return keys.digest(f"manager/{person_id}")[:24]


def _mark_in(key: str) -> str:
    return key.partition(".")[0]
