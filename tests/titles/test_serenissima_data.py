"""The data file of Serenissima: what the rulebook fixes is checked when it is read."""

import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from data.loader import FOLDER, BadData, load
from engine.serenissima.components import Box


@cache
def printed() -> Any:
    return yaml.safe_load((FOLDER / "serenissima.yaml").read_text(encoding="utf-8"))


def edited(path: Path, **changes: Any) -> Path:
    facts = deepcopy(printed())
    for key, value in changes.items():
        place = facts
        *parents, last = key.split("__")
        for parent in parents:
            place = place[parent]
        place[last] = value
    path.write_text(json.dumps(facts), encoding="utf-8")  # which is YAML too, and quick
    return path


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"goods__wood__cubes": 13}, "cubes are 14"),
        ({"ports__corfu__good": "wood"}, "ports produce it"),
        ({"ports__valencia__size": 4}, "74 places"),
        ({"ports__corfu__start": True}, "five are starting ports"),
        ({"ports__corfu__zone": "z_creta"}, "zone of its own"),
        ({"ports__corfu__slots": [2, 3]}, "as many values"),
        ({"ports__corfu__slots": [2, 3, 9]}, "worth 2 to 6"),
        ({"zones__z_venezia__adjacent": ["z_ragusa", "z_genova"]}, "does not name it back"),
        (
            {
                "zones__z_alger__adjacent": ["z_valencia", "z_sardegna", "z_genova"],
                "zones__z_genova__adjacent": ["z_marseille", "z_sardegna", "z_napoli", "z_alger"],
                "zones__z_tunis__adjacent": ["z_sardegna", "z_sicilia", "z_tripoli"],
            },
            "Tripoli is two moves from Alger",
        ),
        ({"tracks__long__start": 3}, "ten steps"),
        ({"income__cubes": [0, 1, 2, 3, 4, 5]}, "0, 15 and 20"),
        ({"doge_cards__one__count": 3}, "there are five"),
        ({"doge_cards__two_mix__reshuffle": False}, "brings the others back"),
        ({"needs__fort": ["wood", "glass"]}, "glass is no good"),
        ({"prices__anchor": 3}, "Extra inputs"),
    ],
)
def test_a_bad_edit_of_the_data_is_refused_with_its_reason(
    tmp_path: Path, change: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadData, match=reason) as refusal:
        load(Box, edited(tmp_path / "serenissima.yaml", **change))
    assert "serenissima.yaml" in str(refusal.value)
