"""How fast people may choose to play: the same names and clocks wherever a pace is chosen."""

from typing import Any

from bot.acts.act import Actor
from bot.table.terms import PRESETS
from engine.choice import Option
from engine.text import text


def pace_options(_subject: Any, _actor: Actor) -> list[Option]:
    return [Option(name, text(f"pace-{name}")) for name in PRESETS]
