"""Oltre Mare: an edit of the data that breaks what the rulebook fixes is refused with its place."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

from data.loader import FOLDER, BadData, load
from engine.oltremare.components import Box

FACTS = yaml.safe_load((FOLDER / "oltremare.yaml").read_text(encoding="utf-8"))


def set_in(*path: Any, to: Any) -> Callable[[Any], None]:
    def edit(facts: Any) -> None:
        for key in path[:-1]:
            facts = facts[key]
        facts[path[-1]] = to

    return edit


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda facts: facts["cards"].pop(), "cards: there must be 98"),
        (set_in("cards", 1, "id", to="spices-01"), "cards: there must be 98"),
        (set_in("cards", 0, "good", to="silk"), "numbers of `goods`"),
        (set_in("cards", 0, "icons", to=["ship", "ship"]), "spices-01 must show 2 different icons"),
        (set_in("cards", 0, "icons", to=["ship", "anchor"]), "cards.0.icons.1"),
        (set_in("cards", 0, "lions", to=7), "spices-01: lions must be 3 to 6"),
        (set_in("cards", 0, "load", to=5), "spices-01: load must be 1 to 4"),
        (set_in("cards", 0, "load", to=2), "spices-01: lions and load must make 7"),
        (set_in("cards", 0, "port", to="venezia"), "named on exactly one card"),
        (set_in("markers", 0, "count", to=5), "there must be 32"),
        (set_in("markers", 0, "id", to="astrolabe"), "the kinds must be compass"),
        (set_in("buying", "at_most", to=5), "favourable_prices needs 5"),
        (set_in("setup", "two_players_leave_out", to="salt"), "must be a good"),
        (set_in("setup", "venice_to_percent", to=30), "venice_from_percent must not be above"),
        (set_in("map", "routes", 0, "b", to="atlantis"), "r01 must join two different ports"),
        (set_in("map", "routes", 1, "b", to="ancona"), "r02 joins two ports that are already joined"),
        (set_in("map", "ports", 1, "id", to="venezia"), "an id stands there twice"),
        (
            lambda facts: facts["map"].update(routes=facts["map"]["routes"][2:]),
            "from venezia no ship can sail",
        ),
        (set_in("goods", 0, "price", to=3), "goods.0.price"),
    ],
)
def test_a_bad_edit_is_refused(edit: Callable[[Any], None], words: str, tmp_path: Path) -> None:
    facts = deepcopy(FACTS)
    edit(facts)
    path = tmp_path / "oltremare.yaml"
    path.write_text(json.dumps(facts), encoding="utf-8")
    with pytest.raises(BadData, match=r"^oltremare\.yaml: ") as refusal:
        load(Box, path)
    assert words in str(refusal.value)
