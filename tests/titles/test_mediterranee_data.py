"""Méditerranée: the data file can be corrected with an editor, and a bad edit is refused with its reason."""

from collections import Counter
from pathlib import Path

import pytest

from data.loader import FOLDER, BadData
from data.zones import zones
from engine.mediterranee.components import ADJACENT, BOX, DISTANCE, PORTS, ZONES, read

FILE = FOLDER / "mediterranee.yaml"
CORFU = "name: Corfu, good: iron, slots: [2, 3]"


def edited(tmp_path: Path, old: str, new: str) -> Path:
    text = FILE.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the file"
    path = tmp_path / "mediterranee.yaml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def test_23_ports_in_32_zones_as_the_rulebook_counts_them() -> None:
    assert Counter(port.good for port in PORTS.values()) == {
        "gem": 1, "gold": 2, "spice": 2, "wine": 4, "cloth": 4, "iron": 4, "wood": 6,
    }  # fmt: skip
    assert Counter(port.size for port in PORTS.values()) == {6: 4, 4: 11, 2: 8}
    assert Counter(zone.kind for zone in ZONES.values()) == {"port": 23, "open": 4, "coast": 5}
    assert sum(map(len, ADJACENT.values())) == 2 * 64


def test_cyrena_is_five_moves_from_every_capital() -> None:
    for capital in ("venezia", "genova", "valencia", "istanbul"):
        assert DISTANCE[PORTS["cyrena"].zone][PORTS[capital].zone] == 5


def test_the_map_draws_exactly_the_borders_of_the_data() -> None:
    drawn = zones("mediterranee")
    for zone in ZONES:
        assert set(drawn.neighbours(zone)) == set(ADJACENT[zone])


def test_a_price_can_be_edited(tmp_path: Path) -> None:
    assert read(edited(tmp_path, "  galley: 500", "  galley: 600")).prices.galley == 600


def test_the_slots_of_a_port_can_be_edited(tmp_path: Path) -> None:
    tunis = "name: Tunis, good: gold, slots: "
    path = edited(tmp_path, f"{tunis}[2, 3, 4, 5]", f"{tunis}[1, 2, 3, 4]")
    assert next(port.slots for port in read(path).ports if port.id == "tunis") == [1, 2, 3, 4]


def test_a_disputed_border_can_be_turned_with_the_count_that_guards_it(tmp_path: Path) -> None:
    disputed = "border: [z_modon, z_sicilia], counts: false"
    path = edited(tmp_path, disputed, disputed.replace("false", "true"))
    with pytest.raises(
        BadData, match=r"mediterranee\.yaml: .*borders: there are 65; checks\.borders says 64"
    ):
        read(path)
    path.write_text(path.read_text(encoding="utf-8").replace("borders: 64", "borders: 65"), encoding="utf-8")
    assert "z_modon" in read(path).adjacent()["z_sicilia"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("  galley: 500", "  galley: 550", r"prices\.galley: .*multiple of 100"),
        ("  galley: 500", "  galley: free", r"prices\.galley: .*integer"),
        ("  galley: 500", "  galleon: 500", r"prices\.galley: Field required"),
        ("owner_most: 300", "owner_most: 2000", r"prices: .*must not fall"),
        (CORFU, CORFU.replace("2, 3", "3, 2"), r"ports\.11\.slots: .*lowest"),
        (CORFU, CORFU.replace("3]", "3, 4]"), r"ports\.11\.slots: .*2, 4 or 6"),
        ("name: Corfu, good: iron", "name: Corfu, good: wine", r"ports: 5 produce wine; the rulebook says 4"),
        ("name: Corfu, good: iron", "name: Corfu, good: silk", r"ports\.corfu\.good: there is no silk"),
        (CORFU, CORFU.replace("3]", "3, 4, 5]"), r"ports: 12 have 4 slots"),
        ("- [z_venezia, z_ragusa]", "- [z_venezia, z_atlantis]", r"borders: there is no z_atlantis"),
        ("- [z_venezia, z_ragusa]", "- [z_genova, z_marseille]", r"borders: .*stands twice"),
        ("- [z_venezia, z_ragusa]", "- [z_venezia, z_corfu]", r"borders: cyrena is 4 moves from venezia"),
        ("- [z_venezia, z_ragusa]", "- [z_ragusa, z_sicilia]", r"borders: .*cannot be reached"),
        ("turns: 12", "turns: twelve", r"tables\.2\.turns"),
        ("[venice, genoa, spain]]", "[venice, genoa, france]]", r"tables\.3\.nations: there is no france"),
        ("goods:  # rulebook", "goods: [", r"cannot be read"),
    ],
)  # fmt: skip
def test_a_bad_edit_is_refused_with_file_key_and_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    with pytest.raises(BadData, match=r"mediterranee\.yaml: .*" + reason):
        read(edited(tmp_path, old, new))


def test_every_port_says_where_its_facts_come_from() -> None:
    assert all(port.tag for port in BOX.ports)
