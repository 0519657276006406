"""What changed between two drawings of the same page, small enough to send after every move.

    {"label": "…",                              the words for all of it, where they changed
     "box": [0, 0, 1600, 1270],                 where another part of the page is shown
     "still": "3f…",                            where another still layer lies below
     "sprites": {"s-1a…": "<g id=…>"},          small drawings that are wanted and were not there
     "remove": ["piece-card-7"],
     "move": {"piece-ship-0": "translate(…)"},  the same piece at another place
     "put": [{"id": "piece-deck", "layer": "pieces", "after": "piece-heading", "svg": "<g …>"}],
     "order": {"pieces": ["piece-…", …]},       where those that stay lie above each other in another order
     "transfers": [{"look": "<g …>", …}]}       what went from place to place (`render/svg/holdings.py`)

`put` replaces the element with this id or adds it, after the one that is named (first, where that is null).
What did not change is left out, so an empty delta says that nothing did.
"""

from collections.abc import Iterator
from typing import Any

from render.svg.drawing import Drawing, Element
from render.svg.holdings import transfers

LAYERS = ("lights", "pieces", "spots")


def delta(before: Drawing, after: Drawing) -> dict[str, Any]:
    """What has to be done to the first drawing so that it is the second."""
    changes: dict[str, Any] = {}
    if after.alt != before.alt:
        changes["label"] = after.alt
    if after.box != before.box:
        changes["box"] = [round(side, 1) for side in after.box]
    if after.still.hash != before.still.hash:
        changes["still"] = after.still.hash
    known = before.sprites.keys() | before.still.sprites.keys()
    moved = transfers(before.holdings, after.holdings)
    wanted = after.sprites | {name: svg for transfer in moved for name, svg in transfer.look.sprites}
    changes["sprites"] = {name: svg for name, svg in wanted.items() if name not in known}
    changes["transfers"] = [transfer.as_json for transfer in moved]
    changes["remove"] = [name for layer in LAYERS for name in _removed_names(before, after, layer)]
    changes["move"] = {name: at for layer in LAYERS for name, at in _new_positions(before, after, layer)}
    changes["put"] = [put for layer in LAYERS for put in _changed_elements(before, after, layer)]
    changes["order"] = {
        layer: list(_layer(after, layer)) for layer in LAYERS if _is_reordered(before, after, layer)
    }
    return {name: value for name, value in changes.items() if value}


def _layer(drawing: Drawing, layer: str) -> dict[str, Element]:
    elements: dict[str, Element] = getattr(drawing, layer)
    return elements


def _removed_names(before: Drawing, after: Drawing, layer: str) -> Iterator[str]:
    there = _layer(after, layer)
    return (name for name in _layer(before, layer) if name not in there)


def _new_positions(before: Drawing, after: Drawing, layer: str) -> Iterator[tuple[str, str]]:
    """Elements that stand at another place and are otherwise the same."""
    known = _layer(before, layer)
    for name, new in _layer(after, layer).items():
        old = known.get(name)
        if old is not None and old.at != new.at and (old.before, old.after) == (new.before, new.after):
            yield name, new.at


def _changed_elements(before: Drawing, after: Drawing, layer: str) -> Iterator[dict[str, str | None]]:
    """Elements that are new or look different, each with the one it comes after."""
    known, last = _layer(before, layer), None
    for name, new in _layer(after, layer).items():
        old = known.get(name)
        if old is None or (old.before, old.after) != (new.before, new.after):
            yield {"id": name, "layer": layer, "after": last, "svg": new.markup}
        last = name


def _is_reordered(before: Drawing, after: Drawing, layer: str) -> bool:
    """Whether elements of both drawings lie above each other in another order."""
    old, new = _layer(before, layer), _layer(after, layer)
    return [name for name in old if name in new] != [name for name in new if name in old]
