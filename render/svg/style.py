"""Colours by name: a drawing says `var(--b-sea)`, and the style sheet of a theme says what that is.

Artists ask a theme for colours. The one that drawings are made with answers with codes instead, one for
each name, so that a single drawing serves every theme.
"""

from dataclasses import fields
from functools import cache

from render.colour import Colour
from render.theme import CLASSIC, Dye, Theme

PREFIX = "--b-"


class NamedColours(Theme):
    """A theme whose colours are codes that stand for names."""

    def on(self, fill: Colour) -> Colour:
        """The code of the ink that reads best on a fill, which every theme decides for itself."""
        return (1, 0, fill[2])


def _colours_by_name(theme: Theme) -> dict[str, Colour]:
    """Every colour of a theme by its name."""
    colours: dict[str, Colour] = {}
    for field in fields(Theme):
        value = getattr(theme, field.name)
        if field.name == "seat_fills":
            colours |= {f"seat-{number}": fill for number, fill in enumerate(value)}
        elif field.name == "dyes":
            colours |= {str(dye): value[dye] for dye in Dye}
        elif field.name != "name":
            colours[field.name] = value
    return colours


NAMES = tuple(_colours_by_name(CLASSIC))


def _code(name: str) -> Colour:
    return (0, 0, NAMES.index(name))


def _named_colours() -> NamedColours:
    plain = {
        field.name: _code(field.name)
        for field in fields(Theme)
        if field.name not in ("name", "seat_fills", "dyes")
    }
    seats = tuple(_code(name) for name in NAMES if name.startswith("seat-"))
    return NamedColours(name="named", seat_fills=seats, dyes={dye: _code(dye) for dye in Dye}, **plain)


NAMED = _named_colours()


@cache
def paint(colour: Colour) -> str:
    """A colour as an attribute says it."""
    on, _, number = colour
    return f"var({PREFIX}{'on-' if on else ''}{NAMES[number]})"


def colours(theme: Theme) -> dict[str, str]:
    """What every name stands for in a theme: `{"--b-sea": "#d0e0dc", …}`."""
    variables = {}
    for name, colour in _colours_by_name(theme).items():
        variables[f"{PREFIX}{name}"] = _hex(colour)
        variables[f"{PREFIX}on-{name}"] = _hex(theme.on(colour))
    return variables


def style_sheet(theme: Theme, selector: str = ":root") -> str:
    """The colours of a theme as a rule of CSS, for whatever the selector names."""
    return f"{selector}{{{';'.join(f'{name}:{value}' for name, value in colours(theme).items())}}}"


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)
