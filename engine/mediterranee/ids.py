"""Ids of options, branches, buckets and spots that carry a value: written and read here and nowhere else."""

from engine.mediterranee.components import BOX, PORTS, ZONES

DONE = "done"
GARRISON = "garrison"
"""The bucket of sailors ashore."""
HIRED = "hired"
"""The bucket of sailors enlisted for a galley that is being built."""

_PASSAGE = "passage-"
_NUMBERS = range(1, BOX.pieces.galleys + 1)

GALLEY_IDS = {number: f"galley-{number}" for number in _NUMBERS}
_GALLEY_NUMBERS = {galley: number for number, galley in GALLEY_IDS.items()}
GALLEY_SPOTS = {number: f"galley:{number}" for number in _NUMBERS}
PORT_SPOTS = {port: f"port:{port}" for port in PORTS}
ZONE_SPOTS = {zone: f"zone:{zone}" for zone in ZONES}
PLACE_IDS = [str(place) for place in range(1, max(BOX.tables) + 1)]
"""The places I to IV of a turn, counted from nought."""


def galley_number(galley: str) -> int:
    """The number in a galley's id."""
    return _GALLEY_NUMBERS[galley]


def is_galley(key: str) -> bool:
    return key in _GALLEY_NUMBERS


def place_index(place: str) -> int:
    return PLACE_IDS.index(place)


def count_id(count: int) -> str:
    """The branch for so many pieces."""
    return str(count)


def count_of(branch: str) -> int:
    return int(branch)


def passage_key(nation: str) -> str:
    """The key of a request for passage: one standing answer for each nation that may ask."""
    return f"{_PASSAGE}{nation}"


def is_passage(key: str) -> bool:
    return key.startswith(_PASSAGE)


def crew_of(split: dict[str, int]) -> dict[int, int]:
    """The sailors on galleys in an answer, by the number of the galley."""
    return {_GALLEY_NUMBERS[key]: sailors for key, sailors in split.items() if key in _GALLEY_NUMBERS}
