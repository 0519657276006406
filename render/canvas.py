"""The surface that every board is drawn on.

A page is measured in units: it is 1600 units wide whatever its size in pixels, so one layout serves a
large screen and a phone. What never changes is painted once per size and theme (a sheet) and copied;
pieces and words are pasted on top; the PNG is written with the one palette of its theme.

    def still(page: Canvas) -> None:                       # painted once
        chart.draw(page)
        for port in ports:
            page.label(*chart.xy(port.lon, port.lat), port.name, size=24)

    page = sheet("mediterranee", (1600, 1000), width, theme, still)
    for ship in view.ships:                                # painted every time
        rect = pieces.galley(page, *chart.xy(*ship.place), theme.seats[ship.seat], cell=14)
        page.spot(f"ship:{ship.id}", rect)
    return page.picture(alt)

Words are never smaller than 11 pixels; `text` writes as given, `write` fits words into a rectangle.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from io import BytesIO
from threading import Lock

from PIL import Image, ImageChops, ImageDraw

from render import labels, lettering, strokes
from render.colour import Colour
from render.fonts import Face
from render.picture import Picture, Spot
from render.rect import Rect
from render.theme import Theme

UNITS = 1600  # a page is this wide, whatever its pixels
SMALLEST = 11  # no letters below this many pixels
ALT_LIMIT = 1024
COMPRESSION = 3  # a step more saves 7 % of the bytes and costs a third more time
SHEETS_KEPT = 16
SMALL_BOX = 2500  # boxes up to this many pixels are kept as sprites

Dot = tuple[float, float]


class Canvas:
    """A page being drawn, in units."""

    def __init__(
        self, size: tuple[int, int], width: int, theme: Theme, image: Image.Image | None = None
    ) -> None:
        """A page of this size in units, this many pixels wide."""
        self.size = size
        self.theme = theme
        self.scale = width / size[0]
        self.image = image or Image.new("RGB", (width, round(size[1] * self.scale)), theme.page)
        self.taken: list[Rect] = []
        self.spots: list[Spot] = []
        self._draw = ImageDraw.Draw(self.image)

    @property
    def page(self) -> Rect:
        """The whole page."""
        return Rect(0, 0, *self.size)

    def copy(self) -> "Canvas":
        """The same page, to be drawn on without changing this one."""
        twin = Canvas(self.size, self.image.width, self.theme, self.image.copy())
        twin.taken = list(self.taken)
        twin.spots = list(self.spots)
        return twin

    # Between units and pixels

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.scale)

    def thick(self, units: float) -> int:
        """The thickness of a line in pixels: at least one."""
        return max(1, round(units * self.scale))

    def letters(self, units: float) -> int:
        """The size of letters in pixels: never too small to read."""
        return max(SMALLEST, round(units * self.scale))

    def _pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        return self.px(rect.x), self.px(rect.y), self.px(rect.right), self.px(rect.bottom)

    # Shapes

    def paste(self, sprite: Image.Image, x: float, y: float) -> None:
        """A sprite with its centre here."""
        corner = (round(x * self.scale - sprite.width / 2), round(y * self.scale - sprite.height / 2))
        self.image.paste(sprite, corner, sprite)

    def box(
        self,
        rect: Rect,
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        radius: float = 0,
        width: float = 2,
    ) -> None:
        """A box with straight or rounded corners; its outline lies inside."""
        x0, y0, x1, y1 = self._pixels(rect)
        thick = self.thick(width) if outline else 0
        r = min(self.px(radius), (x1 - x0) // 2, (y1 - y0) // 2)
        if x1 - x0 < 1 or y1 - y0 < 1:
            return
        if r < 2:
            self._draw.rectangle((x0, y0, x1 - 1, y1 - 1), fill, outline, max(1, thick))
            return
        if (x1 - x0) * (y1 - y0) <= SMALL_BOX:
            sprite = strokes.small_box(x1 - x0, y1 - y0, r, fill, outline, thick)
            self.image.paste(sprite, (x0, y0), sprite)
            return
        places = ((x0, y0), (x1 - r, y0), (x0, y1 - r), (x1 - r, y1 - r))
        for place, corner in zip(places, strokes.corners(r, fill, outline, thick), strict=True):
            self.image.paste(corner, place, corner)
        if fill is not None:
            self._fill(x0 + r, y0, x1 - r, y1, fill)
            self._fill(x0, y0 + r, x0 + r, y1 - r, fill)
            self._fill(x1 - r, y0 + r, x1, y1 - r, fill)
        if outline is not None:
            self._fill(x0 + r, y0, x1 - r, y0 + thick, outline)
            self._fill(x0 + r, y1 - thick, x1 - r, y1, outline)
            self._fill(x0, y0 + r, x0 + thick, y1 - r, outline)
            self._fill(x1 - thick, y0 + r, x1, y1 - r, outline)

    def _fill(self, x0: int, y0: int, x1: int, y1: int, colour: Colour) -> None:
        if x1 > x0 and y1 > y0:
            self._draw.rectangle((x0, y0, x1 - 1, y1 - 1), colour)

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        width: float = 2,
    ) -> None:
        """A disc; its outline lies inside."""
        self.paste(strokes.disc(self.thick(r), fill, outline, self.thick(width)), x, y)

    def polygon(
        self,
        dots: Sequence[Dot],
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        width: float = 2,
    ) -> None:
        """A closed shape with smooth edges."""
        pixels = [(x * self.scale, y * self.scale) for x, y in dots]
        if fill is not None:
            mask, corner = strokes.polygon_mask(tuple(pixels))
            self.image.paste(fill, (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)
        if outline is not None:
            self.line([*dots, *dots[:1]], outline, width=width)

    def line(
        self,
        dots: Sequence[Dot],
        colour: Colour,
        *,
        width: float = 2,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """A line through some points, whole or dashed."""
        pixels = [(x * self.scale, y * self.scale) for x, y in dots]
        lines: Sequence[Sequence[Dot]] = [pixels]
        if dash:
            lines = list(strokes.dashes(pixels, dash[0] * self.scale, dash[1] * self.scale))
        for mask, (x, y) in strokes.line_masks(lines, max(1.0, width * self.scale)):
            self.image.paste(colour, (x, y, x + mask.width, y + mask.height), mask)

    def swap(self, dots: Sequence[Dot], tones: dict[Colour, Colour]) -> None:
        """Change flat tones for others within a shape; lines and words on them stay as they are."""
        mask, (x, y) = strokes.polygon_mask(tuple((px * self.scale, py * self.scale) for px, py in dots))
        box = (x, y, x + mask.width, y + mask.height)
        channels = self.image.crop(box).split()
        hard = mask.point(lettering.HARD)
        for old, new in tones.items():
            here = hard
            for channel, level in zip(channels, old, strict=True):
                here = ImageChops.darker(here, channel.point(strokes.exactly(level)))
            self.image.paste(new, box, here)

    def hatch(self, rect: Rect, colour: Colour, *, gap: float = 8, width: float = 1.5) -> None:
        """Slanting lines over a box: closed, empty, not available."""
        x0, y0, x1, y1 = self._pixels(rect)
        if x1 > x0 and y1 > y0:
            mask = strokes.hatching(x1 - x0, y1 - y0, max(3, self.px(gap)), self.thick(width))
            self.image.paste(colour, (x0, y0, x1, y1), mask)

    # Words

    def text_width(self, words: str, size: float, face: Face = Face.SANS) -> float:
        """How wide some words will be, in units."""
        return lettering.width(words, face, self.letters(size)) / self.scale

    def line_height(self, size: float) -> float:
        """How far apart two lines of this size stand, in units."""
        return lettering.line_height(self.letters(size)) / self.scale

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        face: Face = Face.SANS,
        colour: Colour | None = None,
        anchor: str = "ls",
        halo: Colour | None = None,
    ) -> Rect:
        """Words at a point, and the box they fill.

        The anchor is l, m or r (left, middle, right) and t, m or s (top or middle of a capital, baseline).
        """
        return self._ink(x, y, words, face, self.letters(size), colour or self.theme.ink, anchor, halo)

    def _ink(
        self,
        x: float,
        y: float,
        words: str,
        face: Face,
        size: int,
        colour: Colour,
        anchor: str,
        halo: Colour | None,
    ) -> Rect:
        wide, cap = lettering.width(words, face, size), lettering.cap_height(face, size)
        left = round(x * self.scale) - {"l": 0, "m": wide // 2, "r": wide}[anchor[0]]
        base = round(y * self.scale) + {"t": cap, "m": (cap + 1) // 2, "s": 0}[anchor[1]]
        if halo is not None:
            self._stamp(lettering.ink(words, face, size, max(1, round(size / 9))), left, base, halo)
        self._stamp(lettering.ink(words, face, size), left, base, colour)
        s = self.scale
        return Rect(left / s, (base - cap) / s, wide / s, (cap + size * 0.25) / s)

    def _stamp(self, ink: lettering.Ink, left: int, base: int, colour: Colour) -> None:
        x, y = left + ink.left, base + ink.top
        self.image.paste(colour, (x, y, x + ink.mask.width, y + ink.mask.height), ink.mask)

    def write(
        self,
        rect: Rect,
        words: str,
        size: float,
        *,
        face: Face = Face.SANS,
        colour: Colour | None = None,
        align: str = "l",
        lines: int = 1,
        halo: Colour | None = None,
    ) -> None:
        """Words inside a rectangle: made smaller, broken into lines or shortened, never spilling out.

        They stand in the middle of its height; align is l, m or r.
        """
        room, high = int(rect.w * self.scale), rect.h * self.scale
        given = self.letters(size)
        if lines == 1:
            fitted, letters = lettering.fit(words, face, given, room, max(SMALLEST, given * 3 // 4))
            broken = [fitted]
        else:
            letters = given
            step = lettering.line_height(letters)
            broken = lettering.wrap(words, face, letters, room, max(1, min(lines, int(high / step + 0.3))))
        apart = lettering.line_height(letters) / self.scale
        x = {"l": rect.x, "m": rect.cx, "r": rect.right}[align]
        y = rect.cy - apart * (len(broken) - 1) / 2
        for number, line in enumerate(broken):
            if line:
                self._ink(
                    x, y + number * apart, line, face, letters, colour or self.theme.ink, align + "m", halo
                )

    # Places

    def take(self, rect: Rect) -> Rect:
        """Mark a rectangle as occupied, so that labels keep clear of it."""
        self.taken.append(rect)
        return rect

    def place(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        gap: float = 12,
        bounds: Rect | None = None,
        sides: Sequence[tuple[int, int]] = labels.SIDES,
        cost: Callable[[Rect], float] | None = None,
    ) -> Rect:
        """Find and occupy a free rectangle of this size near a point."""
        found = labels.place(
            x, y, w, h, taken=self.taken, bounds=bounds or self.page, gap=gap, sides=sides, cost=cost
        )
        return self.take(found)

    def label(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        face: Face = Face.SERIF,
        colour: Colour | None = None,
        gap: float = 12,
        bounds: Rect | None = None,
        cost: Callable[[Rect], float] | None = None,
    ) -> Rect:
        """Words beside a point, where nothing else is."""
        w, h = self.text_width(words, size, face), self.line_height(size)
        rect = self.place(x, y, w, h, gap=gap, bounds=bounds, cost=cost)
        self.text(rect.cx, rect.cy, words, size, face=face, colour=colour, anchor="mm", halo=self.theme.card)
        return rect

    def spot(self, place: str, rect: Rect) -> None:
        """A place that can be clicked."""
        w, h = self.size
        self.spots.append(Spot(place, rect.x / w, rect.y / h, rect.w / w, rect.h / h))

    # The finished picture

    def picture(self, alt: str) -> Picture:
        """The page as a PNG in the fixed palette of its theme."""
        file = BytesIO()
        self.theme.palette.apply(self.image).save(file, "PNG", compress_level=COMPRESSION)
        words = alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rstrip() + lettering.ELLIPSIS
        return Picture(file.getvalue(), self.image.width, self.image.height, words, tuple(self.spots))


_sheets: OrderedDict[Hashable, Canvas] = OrderedDict()
_lock = Lock()


def sheet(
    name: Hashable, size: tuple[int, int], width: int, theme: Theme, paint: Callable[[Canvas], None]
) -> Canvas:
    """A page with everything on it that never changes, painted once per name, size, width and theme."""
    key = (name, size, width, theme.name)
    with _lock:
        kept = _sheets.get(key)
        if kept is not None:
            _sheets.move_to_end(key)
    if kept is None:
        kept = Canvas(size, width, theme)
        paint(kept)
        with _lock:
            _sheets[key] = kept
            while len(_sheets) > SHEETS_KEPT:
                _sheets.popitem(last=False)
    return kept.copy()


def forget_sheets() -> None:
    """Paint every sheet anew when it is next asked for."""
    with _lock:
        _sheets.clear()
