"""The browser table as a widget of its room, where clients show widgets."""

from bot.host.host import Host
from bot.host.widgets import WIDGET, widget_path
from bot.matrix.api import Json

NAME = "Fondaco"
HEIGHT = 60
"""Percent of the room that the table takes."""


class TableWidget:
    def __init__(self, host: Host, public_url: str) -> None:
        self._host = host
        self._public_url = public_url

    async def state(self, table: str, creator: str) -> list[Json]:
        """The state events of a room in which this table is shown above the messages."""
        content = {
            "id": WIDGET,
            "type": "m.custom",
            "url": f"{self._public_url}{await widget_path(self._host, table)}",
            "name": NAME,
            "creatorUserId": creator,
            "waitForIframeLoad": False,
            "data": {},
        }
        place = {"container": "top", "index": 0, "width": 100, "height": HEIGHT}
        return [
            {"type": "im.vector.modular.widgets", "state_key": WIDGET, "content": content},
            {"type": "io.element.widgets.layout", "state_key": "", "content": {"widgets": {WIDGET: place}}},
        ]
