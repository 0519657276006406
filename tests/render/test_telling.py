"""A position in words says all that a View knows, for every spot, with the engine's own neighbours."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.choice import spots
from engine.copying import clone
from engine.genoa.city import reach
from engine.genoa.components import BOX as GENOA
from engine.mediterranee.components import DISTANCE
from engine.oltremare.components import VOYAGES
from engine.serenissima.components import routes
from neptun.engine.charts import chart
from render.artist import artist
from render.speech import as_data, board_alt, changes, entry_line, find_entry, hand_alt, near_line
from render.telling import SECTIONS, Telling, generate_telling
from render.words import Words
from tests.kit import every_table, largest_table
from tests.listener import listen

TITLES = sorted(engine.titles())
NAMES = ["Ada", "Bo", "Cem", "Dia", "Eva"]
WORDS = Words("en", NAMES)
LONGEST_MAP = 7000
"""Characters of a whole map; the longest that was measured has 5,400."""
LONGEST_ENTRY = 1200
ENOUGH = 12
"""Other values that are tried in one kind of field."""
GOLDEN = Path(__file__).parent.parent / "golden"

DERIVED = {
    "seats": "how many players are told",
    "seat": "whose eyes these are: what they see is told",
    "players.seat": "the place of a player in the list",
    "merchants.seat": "the place of a merchant in the list",
    "galleys.number": "a galley goes by its number",
    "offers.number": "an offer goes by its number",
    "offers.id": "an offer goes by its number",
    "named": "for what a price was asked in this turn: the log tells it, and the board does not show it",
    "refused": "which offers were declined in this phase: the log tells it, and the board does not show it",
    "galleys.berth": "where in its zone a galley is drawn: the zone is told",
    "merchants.berth": "where in its port a ship is drawn: the port is told",
}
"""Fields that name an entry or the reader: another value would be another position."""


def tell(title: str, view: Any) -> Telling:
    return artist(title).tell(view)


@cache
def matches(title: str, seats: int, count: int = 16) -> tuple[engine.Match, ...]:
    """Positions spread over a recorded game, its end among them."""
    record = json.loads((GOLDEN / f"{title}-{seats}.json").read_text(encoding="utf-8"))["match"]
    log = record["log"]
    match = engine.start(title, seats, record["seed"], record.get("options") or {})
    wanted = {round(number * len(log) / (count - 1)) for number in range(count)}
    copies = []
    for number in range(len(log) + 1):
        if number in wanted:
            copies.append(match.copy())
        if number < len(log):
            match.submit(log[number]["seat"], log[number]["answer"])
    return tuple(copies)


@cache
def views(title: str, seats: int) -> tuple[Any, ...]:
    """What a player, another one and a spectator see along a recorded game."""
    return tuple(
        match.game.view(match.state, seat) for match in matches(title, seats) for seat in (0, seats - 1, None)
    )


# --- every public field -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Leaf:
    """One value inside a View: the way to it, and the same way without numbers and keys."""

    steps: tuple[Any, ...]
    pattern: str
    value: Any


def leaves(value: Any, steps: tuple[Any, ...] = (), pattern: str = "") -> Iterator[Leaf]:
    if is_dataclass(value):
        for field in fields(value):
            name = f"{pattern}.{field.name}".strip(".")
            yield from leaves(getattr(value, field.name), (*steps, field.name), name)
        return
    yield Leaf(steps, pattern, value)
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*steps, (key,)), pattern)
    elif type(value) is list:
        for number, part in enumerate(value):
            if is_dataclass(part):
                yield from leaves(part, (*steps, (number,)), pattern)


def replaced(view: Any, leaf: Leaf, value: Any) -> Any:
    """A copy of a view with another value in one place."""
    made = clone(view)
    inner = made
    for step in leaf.steps[:-1]:
        inner = inner[step[0]] if isinstance(step, tuple) else getattr(inner, step)
    last = leaf.steps[-1]
    if isinstance(last, tuple):
        inner[last[0]] = value
    else:
        setattr(inner, last, value)
    return made


def others(leaf: Leaf, seen: list[Any]) -> list[Any]:
    """Some other values for a place, of the kind that was seen there in play."""
    if isinstance(leaf.value, bool):
        return [not leaf.value]
    if isinstance(leaf.value, dict):
        return [{key: leaf.value[key] for key in list(leaf.value)[1:]}] if leaf.value else []
    return [value for value in seen if value != leaf.value and _alike(value, leaf.value)][:2]


def _alike(value: Any, here: Any) -> bool:
    """Whether one may stand for the other: lists of parts keep their length, since seats are told by it."""
    if isinstance(here, list) and any(is_dataclass(part) for part in [*here, *(value or ())]):
        return False
    return type(value) is type(here) or here is None or value is None


def is_idle(view: Any, leaf: Leaf) -> bool:
    """A phase of Serenissima is that of the active galley: without one, what is left there means nothing."""
    return leaf.pattern == "phase" and getattr(view, "active", None) == 0


@pytest.mark.parametrize("title", TITLES)
def test_a_changed_field_changes_what_is_told(title: str) -> None:
    """Every field of a View, in many positions: whatever it holds is said somewhere."""
    seats = engine.game(title).seats[-1]
    tries: Counter[str] = Counter()
    seen: dict[tuple[str, bool], list[Any]] = defaultdict(list)
    for view in views(title, seats):
        for leaf in leaves(view):
            known = seen[leaf.pattern, view.seat is None]
            if leaf.value not in known and len(known) < ENOUGH:
                known.append(leaf.value)
    silent: dict[str, str] = {}
    for view in views(title, seats):
        before = tell(title, view)
        for leaf in leaves(view):
            if leaf.pattern in DERIVED or tries[leaf.pattern] >= ENOUGH or is_idle(view, leaf):
                continue
            for value in others(leaf, seen[leaf.pattern, view.seat is None]):
                try:
                    after = tell(title, replaced(view, leaf, value))
                except (KeyError, IndexError, AssertionError):
                    continue  # a value from another position that names nothing in this one
                tries[leaf.pattern] += 1
                if after == before:
                    silent[leaf.pattern] = f"{leaf.value!r} → {value!r}"
    wanted = {leaf.pattern for view in views(title, seats) for leaf in leaves(view)} - set(DERIVED)
    assert not silent
    assert len(tries) > len(wanted) * 0.7, sorted(wanted - tries.keys())


# --- spots and neighbours ---------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_every_spot_of_a_question_has_an_entry(title: str) -> None:
    asked = 0
    for match in matches(title, engine.game(title).seats[-1], 60):
        for seat, decision in match.pending().items():
            known = tell(title, match.game.view(match.state, seat)).by_id()
            named = set(spots(decision.choice))
            asked += len(named)
            assert named <= known.keys()
    assert asked > 50


@pytest.mark.parametrize("title", TITLES)
def test_no_two_entries_have_one_id(title: str) -> None:
    for view in views(title, engine.game(title).seats[-1])[::7]:
        ids = [spot for entry in tell(title, view) for spot in (entry.id, *entry.also)]
        assert len(ids) == len(set(ids))
        assert set(tell(title, view).sections) == set(SECTIONS)


def near_of(title: str, seats: int = 4) -> dict[str, dict[str, int]]:
    """The neighbours that are told, by the names of the engine."""
    view = views(title, seats)[0]
    return {
        _name(entry.id): {_name(near.id): near.distance for near in entry.near}
        for entry in tell(title, view)
        if entry.near
    }


def _name(spot: str) -> str:
    return spot.partition(":")[2]


def test_neighbours_are_those_of_the_engine() -> None:
    near = near_of("mediterranee")
    assert {a: set(near[a]) for a in near} == {
        a: {b for b, moves in DISTANCE[a].items() if moves == 1} for a in DISTANCE
    }
    near = near_of("serenissima")
    assert {a: set(near[a]) for a in near} == {a: set(routes(a, 1, frozenset())) for a in near}
    assert len(near) == 20
    near = near_of("oltremare")
    assert {a: set(near[a]) for a in near} == {a: set(VOYAGES[a, 1]) for a, steps in VOYAGES if steps == 1}
    near = near_of("genoa")
    assert {a: set(near[a]) for a in near} == {a: set(reach("depot", (a,)).next) for a in near}
    assert len(near) == len({space for row in GENOA.board.grid for space in row if space != "str"}) + (
        GENOA.board.streets
    )


def test_miles_are_those_of_the_tiles() -> None:
    view = views("neptun", 4)[0]
    near, miles = near_of("neptun"), chart(tuple(view.distances)).miles
    assert len(near) == 16
    assert sum(len(ways) for ways in near.values()) == 2 * len(view.distances)
    for port, ways in near.items():
        assert min(ways.values()) == min(far for far in miles[port].values() if far)
        assert all(far >= miles[port][other] for other, far in ways.items())


# --- what is said -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_map_can_be_spoken(title: str) -> None:
    for view in views(title, engine.game(title).seats[-1])[::11]:
        position = tell(title, view)
        lines = [f"{entry_line(entry, WORDS)} {near_line(entry, position, WORDS)}" for entry in position]
        assert sum(map(len, lines)) < LONGEST_MAP
        assert max(map(len, lines)) < LONGEST_ENTRY


@pytest.mark.parametrize("locale", ["en", "fr", "de", "nl", "it", "es"])
@pytest.mark.parametrize("title", TITLES)
def test_alt_texts_fit_and_hold_whole_facts(title: str, locale: str) -> None:
    words = Words(locale, NAMES)
    for view in views(title, engine.game(title).seats[-1])[5::17]:
        position = tell(title, view)
        facts = {entry_line(entry, words) for entry in position}
        for limit in (120, 400, 1024):
            for alt in (board_alt(position, words, limit), hand_alt(position, words, limit)):
                assert len(alt) <= limit
                assert not alt or alt[-1] in ".!?"
        assert facts
        assert board_alt(position, words, 100_000).count(".") > 5


@pytest.mark.parametrize("title", TITLES)
def test_nothing_said_is_a_bare_key(title: str) -> None:
    for view in views(title, engine.game(title).seats[-1])[4::23]:
        for locale in ("en", "fr", "de", "nl", "it", "es"):
            data = json.dumps(as_data(tell(title, view), Words(locale, NAMES)), ensure_ascii=False)
            assert "tell-" not in data
            assert f': "{title}-' not in data


@pytest.mark.parametrize("title", TITLES)
def test_a_title_without_words_of_its_own_gets_some(title: str) -> None:
    seats = engine.game(title).seats[-1]
    for view in views(title, seats)[3::23]:
        position = generate_telling(view)
        assert len(position.sections["players"]) == seats
        assert sum(len(entry.facts) for entry in position) > 20
        assert board_alt(position, WORDS)


# --- two positions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_nothing_changes_between_a_position_and_itself(title: str) -> None:
    views_here = views(title, engine.game(title).seats[-1])
    for view, later in zip(views_here[::9], views_here[3::9], strict=False):
        position = tell(title, view)
        assert changes(position, tell(title, clone(view)), WORDS) == []
        if view.seat == later.seat:
            assert changes(position, tell(title, later), WORDS)


def test_a_galley_that_sailed_and_a_port_that_stores_more_are_told() -> None:
    match = engine.start("mediterranee", 3, "changes")
    before = match.game.view(match.state, 0)
    after = clone(before)
    galley = after.galleys[0]
    galley.zone = "z_modon"
    port = next(port for port in after.ports if port.id == "modon")
    port.stored = ["cloth"]
    lines = changes(tell("mediterranee", before), tell("mediterranee", after), WORDS)
    assert [line for line in lines if line.startswith("Modon")] == [
        "Modon: Stores: cloth; Pays next: 200, 300, 400, 500 → 300, 400, 500"
    ]
    assert any(line.startswith("Galley 1 (Ada): ") and line.endswith(" → Modon") for line in lines)
    assert len(lines) == 2


def test_a_depot_gives_both_of_its_wares() -> None:
    """Only the first was told, so that nobody who listens could plan for the second."""
    depot = find_entry(tell("genoa", views("genoa", 3)[0]), "metal depot", WORDS)
    assert depot is not None
    assert "Gives: silver and copper" in entry_line(depot, WORDS)


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("villa ricci", "Villa Ricci"),
        ("ricci", "Villa Ricci"),
        ("3/7", "Street 3/7"),
        ("METAL", "Metal Depot"),
    ],
)
def test_a_place_is_found_by_any_of_its_words(typed: str, named: str) -> None:
    """`b ricci` and `n 3/7` were told that there was no such place, in a game played by ear."""
    position = tell("genoa", views("genoa", 3)[0])
    entry = find_entry(position, typed, WORDS)
    assert entry is not None
    assert entry_line(entry, WORDS).startswith(named)
    assert find_entry(position, "atlantis", WORDS) is None


def test_what_is_gone_and_what_is_new_are_told() -> None:
    match = engine.start("mediterranee", 3, "changes")
    before = tell("mediterranee", match.game.view(match.state, 0))
    view = match.game.view(match.state, 0)
    view.galleys[0].number = 17
    lines = changes(before, tell("mediterranee", view), WORDS)
    assert lines[-1] == "Gone: Galley 1 (Ada)"
    assert any(line.startswith("New: Galley 17 (Ada): ") for line in lines)


# --- played by ear ----------------------------------------------------------------------------------------


@largest_table
def test_a_robot_that_only_listens_plays_on(title: str, seats: int) -> None:
    """Each answer is found by the words of an option alone."""
    listeners = listen(title, seats, "by ear", most=30)
    assert sum(listener.answers for listener in listeners) >= 30


@pytest.mark.soak
@every_table
def test_a_robot_that_only_listens_plays_to_the_end(title: str, seats: int) -> None:
    listeners = listen(title, seats, "by ear to the end")
    assert all(listener.answers for listener in listeners)
