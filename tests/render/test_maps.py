"""Map files: read as they are, refused with file, key and reason."""

import json
from pathlib import Path
from typing import Any

import pytest

from data.coast import FILE, Coast, coast
from data.geography import MapFileError, read_map
from data.loader import FOLDER
from data.relief import relief
from data.zones import read_zones, zones


def changed(tmp_path: Path, source: Path, **changes: Any) -> Path:
    found = json.loads(source.read_text())
    path = tmp_path / source.name
    path.write_text(json.dumps(found | changes))
    return path


def refusal(path: Path) -> MapFileError:
    with pytest.raises(MapFileError) as caught:
        coast(path) if path.name == FILE.name else read_zones(path)
    return caught.value


def test_the_coast_reaches_from_the_ocean_to_trebizond() -> None:
    west, south, east, north = coast().bbox
    assert west <= -7
    assert south <= 29
    assert east >= 40
    assert north >= 47.5


def test_relief_is_read() -> None:
    assert "Alps" in relief().ranges
    assert "Nile" in relief().rivers


@pytest.mark.parametrize("title", ["mediterranee", "serenissima"])
def test_zones_touch_both_ways(title: str) -> None:
    found = zones(title)
    for zone in found.zones:
        neighbours = found.neighbours(zone)
        assert neighbours
        assert all(zone in found.neighbours(other) for other in neighbours)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    error = refusal(tmp_path / "coast.json")
    assert error.file == "coast.json"
    assert "No such file" in str(error)


def test_a_file_that_is_not_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "coast.json"
    path.write_text("{ not json")
    assert "Invalid JSON" in refusal(path).reason


def test_a_latitude_beyond_the_pole_is_refused_with_its_key(tmp_path: Path) -> None:
    path = changed(tmp_path, FILE, polygons=[{"outer": [[0, 40], [1, 40], [1, 95]]}])
    error = refusal(path)
    assert error.key == "polygons.0.outer.2.1"
    assert "85" in error.reason


def test_a_land_of_two_points_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, FILE, polygons=[{"outer": [[0, 40], [1, 40]]}])
    assert refusal(path).key == "polygons.0.outer"


def test_land_outside_the_box_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, FILE, polygons=[{"outer": [[0, 40], [1, 40], [60, 41]]}])
    assert "polygon 0 leaves the bbox" in refusal(path).reason


def test_a_box_turned_around_is_refused(tmp_path: Path) -> None:
    assert "west, south, east, north" in refusal(changed(tmp_path, FILE, bbox=[43, 28, -10, 48])).reason


def test_an_unknown_key_is_refused(tmp_path: Path) -> None:
    assert refusal(changed(tmp_path, FILE, colour="blue")).key == "colour"


def test_a_border_with_an_unknown_zone_is_refused(tmp_path: Path) -> None:
    border = {"between": ["z_venezia", "z_atlantis"], "line": [[1, 40], [2, 40]]}
    path = changed(tmp_path, FOLDER / "zones_serenissima.json", borders=[border])
    assert "z_atlantis" in refusal(path).reason


def test_a_border_of_a_zone_with_itself_is_refused(tmp_path: Path) -> None:
    border = {"between": ["z_venezia", "z_venezia"], "line": [[1, 40], [2, 40]]}
    path = changed(tmp_path, FOLDER / "zones_serenissima.json", borders=[border])
    assert "itself" in refusal(path).reason


def test_cut_land_is_carried_beyond_the_edge_of_the_data() -> None:
    found = read_map(FILE, Coast)
    west, south, east, north = found.bbox
    assert found.beyond((east, south)) == (east + 20, south - 20)
    assert found.beyond((west, north)) == (west - 20, north + 20)
    assert found.beyond((12.3, 45.4)) == (12.3, 45.4)
