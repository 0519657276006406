"""How the small pictures of Oltre Mare are drawn: goods, actions, lions, loads and harbour markers."""

from collections.abc import Callable
from math import cos, pi, sin

from render.colour import Colour
from render.strokes import Dot, Pen, bezier, ring
from render.theme import Dye, Theme


class Sketch:
    """A pen on a square whose sides run from -1 to 1."""

    def __init__(self, px: int, ink: Colour, fill: Colour, theme: Theme) -> None:
        self.pen = Pen(px, px)
        self.half = px / 2
        self.ink = ink
        self.fill = fill
        self.theme = theme
        self.thin = max(1.0, px / 18)

    def _at(self, dots: list[Dot]) -> list[Dot]:
        return [(self.half * (1 + x), self.half * (1 + y)) for x, y in dots]

    def shape(self, dots: list[Dot], fill: Colour | None = None, *, edge: bool = True) -> None:
        """A closed shape in the given colour, or in the sketch's own."""
        self.pen.shape(self._at(dots), fill or self.fill, self.ink if edge else None, self.thin)

    def line(self, dots: list[Dot], width: float = 1.0, colour: Colour | None = None) -> None:
        self.pen.line(self._at(dots), colour or self.ink, self.thin * width)

    def disc(self, x: float, y: float, r: float, fill: Colour | None = None, *, edge: bool = True) -> None:
        centre = self.half * (1 + x), self.half * (1 + y)
        self.pen.disc(*centre, self.half * r, fill or self.fill, self.ink if edge else None, self.thin)


def _arc(x: float, y: float, r: float, start: float, end: float, steps: int = 10) -> list[Dot]:
    """Points on a circle between two shares of a turn, from the east clockwise."""
    turns = [start + (end - start) * step / steps for step in range(steps + 1)]
    return [(x + r * cos(2 * pi * turn), y + r * sin(2 * pi * turn)) for turn in turns]


# Goods


def _spices(s: Sketch) -> None:
    """A heap of peppercorns in a bowl."""
    for x, y in ((-0.42, -0.06), (0.0, -0.02), (0.42, -0.06), (-0.22, -0.38), (0.22, -0.38), (0.0, -0.68)):
        s.disc(x, y, 0.25)
    s.shape([(-0.82, 0.08), (0.82, 0.08), *_arc(0, 0.08, 0.82, 0.02, 0.48)], s.theme.card)
    s.line([(-0.92, 0.08), (0.92, 0.08)], 1.6)


def _silk(s: Sketch) -> None:
    """A bolt of cloth, its end hanging down in folds."""
    s.shape(
        [(-0.55, -0.5), (0.75, -0.5), (0.75, 0.65), (0.42, 0.85), (0.1, 0.62), (-0.22, 0.85), (-0.55, 0.65)]
    )
    for x in (-0.22, 0.1, 0.42):
        s.line([(x, -0.2), (x, 0.6)], 0.8)
    s.shape([(-0.6, -0.85), (0.8, -0.85), (0.8, -0.3), (-0.6, -0.3)])
    s.disc(-0.6, -0.575, 0.29, s.theme.card)
    s.disc(-0.6, -0.575, 0.1, s.ink, edge=False)


def _silver(s: Sketch) -> None:
    """Three ingots."""
    for x, y in ((-0.47, 0.5), (0.47, 0.5), (0.0, -0.22)):
        s.shape([(x - 0.45, y + 0.32), (x - 0.3, y - 0.3), (x + 0.3, y - 0.3), (x + 0.45, y + 0.32)])
        s.line([(x - 0.22, y - 0.08), (x + 0.22, y - 0.08)], 0.8)


def _sugar(s: Sketch) -> None:
    """A sugar loaf, half in its paper."""
    s.shape(
        [
            *bezier((-0.55, 0.8), (-0.5, 0.0), (-0.25, -0.9), (0, -0.9)),
            *bezier((0, -0.9), (0.25, -0.9), (0.5, 0.0), (0.55, 0.8)),
        ]
    )
    s.shape(
        [(-0.6, 0.85), (-0.48, 0.1), (-0.2, 0.3), (0.05, 0.08), (0.28, 0.3), (0.48, 0.1), (0.6, 0.85)],
        s.theme.dye(Dye.WOAD),
    )


def _wine(s: Sketch) -> None:
    """A goblet."""
    s.shape(
        [
            (-0.55, -0.85),
            (0.55, -0.85),
            *bezier((0.55, -0.85), (0.6, -0.1), (0.3, 0.1), (0.1, 0.15)),
            (0.1, 0.6),
            (0.45, 0.85),
            (-0.45, 0.85),
            (-0.1, 0.6),
            *bezier((-0.1, 0.15), (-0.3, 0.1), (-0.6, -0.1), (-0.55, -0.85)),
        ]
    )
    s.line([(-0.53, -0.5), (0.53, -0.5)], 0.9, s.theme.card)


def _wood(s: Sketch) -> None:
    """Two logs with their rings."""
    for y in (-0.42, 0.42):
        s.shape([(-0.5, y - 0.36), (0.55, y - 0.36), *_arc(0.55, y, 0.36, -0.25, 0.25), (-0.5, y + 0.36)])
        s.disc(-0.5, y, 0.36, s.theme.land)
        s.disc(-0.5, y, 0.16, s.theme.land)
        s.line([(0.1, y - 0.1), (0.6, y - 0.1)], 0.7)


def _wheat(s: Sketch) -> None:
    """An ear of wheat."""
    s.line([(0, 0.95), (0, -0.3)], 1.4)
    for y in (0.3, -0.08, -0.46):
        for way in (-1, 1):
            s.shape(
                [
                    *bezier(
                        (0, y + 0.1), (way * 0.1, y - 0.2), (way * 0.35, y - 0.35), (way * 0.6, y - 0.42)
                    ),
                    *bezier(
                        (way * 0.6, y - 0.42), (way * 0.6, y - 0.05), (way * 0.3, y + 0.15), (0, y + 0.1)
                    ),
                ]
            )
    s.shape(
        [
            *bezier((0, -0.95), (0.25, -0.7), (0.2, -0.45), (0, -0.35)),
            *bezier((0, -0.35), (-0.2, -0.45), (-0.25, -0.7), (0, -0.95)),
        ]
    )


# Actions, lions, load


def _ducat(s: Sketch) -> None:
    """A gold coin."""
    s.disc(0, 0, 0.92, s.theme.gilt)
    s.disc(0, 0, 0.7, s.theme.gilt)
    s.shape(
        [
            (0, -0.48),
            (0.16, -0.16),
            (0.46, 0),
            (0.16, 0.16),
            (0, 0.48),
            (-0.16, 0.16),
            (-0.46, 0),
            (-0.16, -0.16),
        ],
        s.ink,
    )


def _pirate(s: Sketch) -> None:
    """Skull and crossbones."""
    for way in (-1, 1):
        s.line([(-0.82 * way, 0.26), (0.82 * way, 0.8)], 3.4)
        s.line([(-0.82 * way, 0.26), (0.82 * way, 0.8)], 1.6, s.theme.card)
    s.shape(
        [*_arc(0, -0.28, 0.66, 0.42, 1.08, 18), (0.36, 0.28), (0.34, 0.55), (-0.34, 0.55), (-0.36, 0.28)],
        s.theme.card,
    )
    for way in (-1, 1):
        s.disc(way * 0.28, -0.15, 0.2, s.ink, edge=False)
    s.shape([(0, 0.08), (0.1, 0.26), (-0.1, 0.26)], s.ink)
    s.line([(-0.12, 0.38), (-0.12, 0.55)], 0.8)
    s.line([(0.12, 0.38), (0.12, 0.55)], 0.8)


def _market(s: Sketch) -> None:
    """A market stall with a striped awning."""
    s.line([(-0.75, -0.2), (-0.75, 0.9)], 1.8)
    s.line([(0.75, -0.2), (0.75, 0.9)], 1.8)
    s.shape([(-0.85, 0.35), (0.85, 0.35), (0.85, 0.72), (-0.85, 0.72)], s.theme.dye(Dye.WALNUT))
    stripes = [s.theme.dye(Dye.MADDER), s.theme.card]
    for number in range(4):
        left, right = -0.72 + number * 0.36, -0.36 + number * 0.36
        low_left, low_right = left * 1.3, right * 1.3
        middle = (low_left + low_right) / 2
        s.shape(
            [(left, -0.85), (right, -0.85), (low_right, -0.25), (middle, -0.02), (low_left, -0.25)],
            stripes[number % 2],
        )


def _ship(s: Sketch) -> None:
    """A cog under sail."""
    s.line([(0.0, 0.4), (0.0, -0.95)], 1.6)
    s.shape(
        [
            (-0.6, -0.7),
            (0.55, -0.7),
            *bezier((0.55, -0.7), (0.85, -0.4), (0.85, -0.1), (0.55, 0.2)),
            *bezier((0.55, 0.2), (0.1, 0.05), (-0.2, 0.05), (-0.6, 0.2)),
            *bezier((-0.6, 0.2), (-0.35, -0.1), (-0.35, -0.4), (-0.6, -0.7)),
        ],
        s.theme.card,
    )
    s.shape(
        [
            (-0.95, 0.3),
            (0.95, 0.3),
            *bezier((0.95, 0.3), (0.8, 0.8), (0.6, 0.88), (0.4, 0.88)),
            (-0.4, 0.88),
            *bezier((-0.4, 0.88), (-0.7, 0.88), (-0.85, 0.7), (-0.95, 0.3)),
        ],
        s.theme.dye(Dye.WALNUT),
    )


def _lion(s: Sketch) -> None:
    """The head of the lion of Venice."""
    mane = [
        (r * cos(2 * pi * n / 20), -0.02 + r * sin(2 * pi * n / 20))
        for n in range(20)
        for r in [0.95 if n % 2 else 0.76]
    ]
    s.shape(mane, s.theme.gilt)
    s.shape(
        [
            (-0.46, -0.4),
            (-0.2, -0.52),
            (0.2, -0.52),
            (0.46, -0.4),
            (0.42, 0.15),
            (0.24, 0.56),
            (-0.24, 0.56),
            (-0.42, 0.15),
        ],
        s.theme.card,
    )
    for way in (-1, 1):
        s.disc(way * 0.21, -0.14, 0.1, s.ink, edge=False)
    s.shape([(-0.14, 0.14), (0.14, 0.14), (0, 0.32)], s.ink)
    s.line([(-0.18, 0.42), (0.18, 0.42)], 0.9)


def _load(s: Sketch) -> None:
    """A crate."""
    wood = s.theme.dye(Dye.WALNUT)
    s.shape([(-0.82, -0.78), (0.82, -0.78), (0.82, 0.82), (-0.82, 0.82)], wood)
    s.shape([(-0.5, -0.46), (0.5, -0.46), (0.5, 0.5), (-0.5, 0.5)], s.theme.land)
    s.line([(-0.5, 0.5), (0.5, -0.46)], 3.6)
    s.line([(-0.42, 0.42), (0.42, -0.38)], 2.0, wood)


def _prestige(s: Sketch) -> None:
    """A laurel wreath."""
    for way in (-1, 1):
        for turn in (0.06, 0.16, 0.26, 0.36):
            angle = 2 * pi * turn
            x, y = way * 0.66 * sin(angle), 0.66 * cos(angle)
            tip = (x + way * 0.2 * sin(angle - 0.9), y + 0.34 * cos(angle + 1.2) - 0.12)
            s.shape(
                [
                    *bezier((x, y + 0.16), (x + way * 0.3, y + 0.1), (x + way * 0.25, y - 0.2), tip),
                    *bezier(tip, (x - way * 0.2, y - 0.15), (x - way * 0.2, y + 0.1), (x, y + 0.16)),
                ],
                s.theme.dye(Dye.VERDIGRIS),
            )
    star = [
        (r * sin(pi * n / 5), -0.05 - r * cos(pi * n / 5))
        for n in range(10)
        for r in [0.2 if n % 2 else 0.46]
    ]
    s.shape(star, s.theme.gilt)


def _hand(s: Sketch) -> None:
    """A hand of three cards, seen from behind."""
    for lean in (-0.42, 0.0, 0.42):
        card = [(-0.3, -0.72), (0.3, -0.72), (0.3, 0.3), (-0.3, 0.3)]
        turned = [
            (
                0.1 * lean + x * cos(lean) - (y - 0.5) * sin(lean),
                0.45 + x * sin(lean) + (y - 0.5) * cos(lean) * 0.95,
            )
            for x, y in card
        ]
        s.shape(turned, s.theme.border)


def _markers(s: Sketch) -> None:
    """A harbour marker face down."""
    s.shape(ring(0, 0, 0.9, 8, pi / 8), s.theme.wash)
    s.shape(ring(0, 0, 0.55, 8, pi / 8), s.theme.wash)


# Harbour markers


def _compass(s: Sketch) -> None:
    for way, fill in ((0.125, s.theme.dye(Dye.WOAD)), (0.0, s.theme.dye(Dye.MADDER))):
        for number in range(4):
            turn = 2 * pi * (number / 4 + way)
            reach = 0.62 if way else 0.85
            tip = (reach * sin(turn), -reach * cos(turn))
            side = [(0.2 * sin(turn + k * 0.8), -0.2 * cos(turn + k * 0.8)) for k in (-1, 1)]
            s.shape([side[0], tip, side[1], (0, 0)], fill)


def _fight(s: Sketch) -> None:
    """Crossed swords."""
    for way in (-1, 1):
        s.line([(-0.55 * way, 0.55), (0.62 * way, -0.62)], 3.2, s.theme.card)
        s.line([(-0.55 * way, 0.55), (0.62 * way, -0.62)], 1.3)
        s.line([(-0.6 * way, 0.15), (-0.15 * way, 0.6)], 2.2, s.theme.gilt)
        s.disc(-0.6 * way, 0.6, 0.12, s.theme.gilt)


def _terms(s: Sketch) -> None:
    """A pair of scales."""
    card = s.theme.on(s.fill)
    s.line([(0, -0.65), (0, 0.6)], 1.8, card)
    s.line([(-0.6, -0.42), (0.6, -0.42)], 1.8, card)
    s.line([(-0.34, 0.62), (0.34, 0.62)], 2.2, card)
    for x in (-0.6, 0.6):
        s.line([(x, -0.42), (x - 0.24, 0.1)], 0.9, card)
        s.line([(x, -0.42), (x + 0.24, 0.1)], 0.9, card)
        s.shape([(x - 0.3, 0.1), (x + 0.3, 0.1), (x + 0.16, 0.28), (x - 0.16, 0.28)], s.theme.gilt)


def _authority(s: Sketch) -> None:
    """The ducal crown."""
    s.shape(
        [(-0.62, 0.5), (-0.72, -0.4), (-0.3, -0.02), (0, -0.62), (0.3, -0.02), (0.72, -0.4), (0.62, 0.5)],
        s.theme.gilt,
    )
    s.line([(-0.6, 0.26), (0.6, 0.26)], 1.2)
    for x, y in ((-0.72, -0.44), (0, -0.64), (0.72, -0.44)):
        s.disc(x, y, 0.12, s.theme.card)


def _deal(s: Sketch) -> None:
    """One coin more."""
    s.disc(-0.2, 0.16, 0.56, s.theme.gilt)
    s.disc(-0.2, 0.16, 0.38, s.theme.gilt)
    for line in ([(0.5, -0.72), (0.5, -0.08)], [(0.18, -0.4), (0.82, -0.4)]):
        s.line(line, 3.0)


def _seas(s: Sketch) -> None:
    """Waves."""
    for y in (-0.4, 0.02, 0.44):
        wave: list[Dot] = []
        for number in range(3):
            left = -0.75 + number * 0.5
            wave += bezier((left, y), (left + 0.12, y - 0.3), (left + 0.38, y - 0.3), (left + 0.5, y))
        s.line(wave, 2.0, s.theme.on(s.fill))


DRAWN: dict[str, Callable[[Sketch], None]] = {
    "spices": _spices,
    "silk": _silk,
    "silver": _silver,
    "sugar": _sugar,
    "wine": _wine,
    "wood": _wood,
    "wheat": _wheat,
    "ducat": _ducat,
    "pirate": _pirate,
    "market": _market,
    "ship": _ship,
    "lion": _lion,
    "load": _load,
    "prestige": _prestige,
    "hand": _hand,
    "markers": _markers,
    "compass": _compass,
    "fight-pirates": _fight,
    "favourable-terms": _terms,
    "local-authority": _authority,
    "big-deal": _deal,
    "high-seas": _seas,
}
