"""Parts of pages that are drawn once and laid wherever they are wanted: the cards of a hand."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image

ROOM = 24_000_000  # pixels


class Inlays:
    """The parts used last, as many as there is room for."""

    def __init__(self, room: int) -> None:
        """Room in pixels, a byte each."""
        self._room = room
        self._parts: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, name: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
        """The part of this name, drawn when it is not kept."""
        with self._lock:
            part = self._parts.get(name)
            if part is not None:
                self._parts.move_to_end(name)
                return part
        made = draw()
        with self._lock:
            self._keep(name, made)
        return made

    def _keep(self, name: Hashable, made: Image.Image) -> None:
        known = self._parts.pop(name, None)
        self._room += _pixels(known) if known else 0
        self._parts[name] = made
        self._room -= _pixels(made)
        while self._room < 0:
            _, oldest = self._parts.popitem(last=False)
            self._room += _pixels(oldest)

    def forget(self) -> None:
        """Draw every part again when it is next wanted."""
        with self._lock:
            self._room += sum(_pixels(image) for image in self._parts.values())
            self._parts.clear()


def _pixels(image: Image.Image) -> int:
    return image.width * image.height


kept_inlays = Inlays(ROOM)
