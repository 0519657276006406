"""Pages with everything on them that never changes, painted once and kept (`render/canvas.py`)."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from render import strips, whole
from render.canvas import Canvas
from render.inlays import kept_inlays
from render.theme import Theme

SHEETS_KEPT = 16

_sheets: OrderedDict[Hashable, Canvas] = OrderedDict()
_lock = Lock()


def sheet(
    name: Hashable, size: tuple[int, int], width: int, theme: Theme, paint: Callable[[Canvas], None]
) -> Canvas:
    """A page with everything on it that never changes, painted once per name, size, width and theme."""
    key = (name, size, width, theme.name)
    with _lock:
        page = _sheets.get(key)
        if page is not None:
            _sheets.move_to_end(key)
    if page is None:
        painted = Canvas(size, width, theme)
        paint(painted)
        page = painted.under_name(key)
        with _lock:
            _sheets[key] = page
            while len(_sheets) > SHEETS_KEPT:
                _sheets.popitem(last=False)
    return page.copy()


def forget_sheets() -> None:
    """Forget every sheet and all that was drawn on them; they are painted again when they are asked for."""
    with _lock:
        _sheets.clear()
    forget_drawn()


def forget_drawn() -> None:
    """Forget what was drawn on the sheets; it is painted and packed again when it is asked for."""
    strips.forget()
    whole.forget()
    kept_inlays.forget()
