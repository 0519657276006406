"""The address at which a chat client opens a table inside a room: it names the table under the host's seal.

Only people who can read the room know it, so that a proof of identity that someone gave to another service
opens nothing here by itself.
"""

from itsdangerous import BadSignature, Signer

from bot import keys
from bot.host.host import Host
from bot.store.notes import NoteKind

WIDGET = "fondaco"
"""The id of the widget in its room, which a table has for itself."""


async def widget_path(host: Host, match_id: str) -> str:
    """The page of the widget; the client fills in who looks at it."""
    table = (await _signer(host)).sign(match_id).decode()
    return f"/widget?table={table}&widgetId={WIDGET}&userId=$matrix_user_id"


async def table_of_widget(host: Host, table: str) -> str | None:
    """The table that such an address names; None: it is not ours."""
    try:
        return (await _signer(host)).unsign(table).decode()
    except BadSignature:
        return None


async def _signer(host: Host) -> Signer:
    secret = await host.store.notes.get_or_set(NoteKind.SECRET("widget"), keys.new_key())
    return keys.signer(str(secret), "widget", keys.SEAL)
