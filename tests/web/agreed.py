"""What a form of a new table says of its agreement."""

from bot.acts.agreement import AGREE
from bot.web.opening.seats import AGREED
from bot.web.surface import SURFACE

NAMES = {asked.id: f"{AGREED}-{place}" for place, asked in enumerate(AGREE.fields_on(SURFACE))}
CARDS = f"{NAMES['variants']}-0"
"""How many cards the toy is played with: its one variant."""


def agreed(**said: str) -> list[tuple[str, str]]:
    """The pairs that a browser sends for these fields; `cards` is the variant of the toy."""
    return [(NAMES.get(name, CARDS), value) for name, value in said.items()]


AN_HOUR = agreed(clock="0 s, 1 h, 1 h")
TWO_DAYS = agreed(clock="0 s, 48 h, 48 h")
