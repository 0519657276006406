"""What goes from place to place on a live board is found by comparing what lies where."""

from itertools import pairwise

import pytest

import engine
from engine.codec import decode_event, encode_event
from render.live import delta, live_board
from render.svg.holdings import MOST_TRANSFERS, Holding, Holdings, Look, transfers
from render.words import Words
from tests.render.live_games import NAMES, drawing_of, game, titles

LOOK = Look("<g/>", ())
PLACES = {"bank": (0.0, 0.0), "ada": (10.0, 0.0), "bo": (20.0, 0.0)}


def holdings(kind: str = "ducats", **counts: int | None) -> Holdings:
    return {(kind, name): Holding(name, kind, count, PLACES[name], LOOK) for name, count in counts.items()}


def went(before: Holdings, after: Holdings) -> list[tuple[object, object, int]]:
    return [(one.start, one.end, one.count) for one in transfers(before, after)]


def test_what_one_place_lost_goes_to_those_that_gained() -> None:
    found = went(holdings(bank=9, ada=1, bo=0), holdings(bank=4, ada=3, bo=3))
    assert found == [(PLACES["bank"], PLACES["ada"], 2), (PLACES["bank"], PLACES["bo"], 3)]


def test_what_nobody_else_lost_comes_from_outside_of_the_page() -> None:
    assert went(holdings(ada=1, bo=4), holdings(ada=3, bo=4)) == [(None, PLACES["ada"], 2)]
    assert went(holdings(ada=3, bo=4), holdings(ada=1, bo=4)) == [(PLACES["ada"], None, 2)]


def test_a_purse_that_is_shown_for_the_first_time_receives_nothing() -> None:
    assert went(holdings(ada=None, bo=4), holdings(ada=30, bo=4)) == []
    assert went(holdings(bo=4), holdings(ada=30, bo=4)) == []


def test_a_kind_that_a_known_place_does_not_speak_of_is_not_there() -> None:
    before, after = holdings(ada=2), holdings(ada=2) | holdings("wine", ada=1)
    assert went(before, after) == [(None, PLACES["ada"], 1)]


def test_more_than_anybody_could_follow_is_not_shown() -> None:
    kinds = [f"good-{number}" for number in range(MOST_TRANSFERS + 1)]
    before = {key: one for kind in kinds for key, one in holdings(kind, ada=1, bo=0).items()}
    after = {key: one for kind in kinds for key, one in holdings(kind, ada=0, bo=1).items()}
    assert len(went(dict(list(before.items())[2:]), dict(list(after.items())[2:]))) == MOST_TRANSFERS
    assert went(before, after) == []


@titles
def test_every_title_shows_what_changes_hands(title: str) -> None:
    words = Words("en", NAMES)
    drawn = [drawing_of(live_board(title, match.view(None), words)) for match in game(title)[::5]]
    deltas = [(before, delta(before, after)) for before, after in pairwise(drawn)]
    found = [one for _, changes in deltas for one in changes.get("transfers", [])]
    assert any(one["from"] and one["to"] for one in found)
    box = drawn[0].box
    for x, y in (at for one in found for at in (one["from"], one["to"]) if at):
        assert box.x <= x <= box.right
        assert box.y <= y <= box.bottom
    for before, changes in deltas:
        there = {*before.sprites, *before.still.sprites, *changes.get("sprites", {})}
        for one in changes.get("transfers", []):
            used = {part.partition('"')[0] for part in one["look"].split('href="#')[1:]}
            assert used <= there, "whatever a thing is drawn with is sent with it"


@pytest.mark.parametrize("title", ["genoa", "mediterranee", "serenissima"])
def test_a_title_with_dice_gives_them_with_what_it_tells_of_a_throw(title: str) -> None:
    seats = max(engine.game(title).seats)
    match, rng = engine.start(title, seats, f"dice {title}"), engine.Rng(title)
    told = list(match.opening)
    while not match.over and not any(event.dice for event in told):
        seat = rng.pick([seat for seat, decision in match.pending().items() if decision.blocking])
        told = match.submit(seat, engine.sample(match.pending()[seat].choice, rng))
    (event, *_) = [event for event in told if event.dice]
    assert event.text is not None
    assert decode_event(encode_event(event)) == event, "they are kept with it"
    faces = [die.face for die in event.dice]
    if set(faces) <= {"", "skull"}:
        fallen = [event.text.args.get(name, 0) for name in ("killed", "lost", "count")]
        assert faces.count("skull") >= sum(one for one in fallen if isinstance(one, int))
    else:
        assert sorted(map(str, faces)) == sorted(map(str, thrown_in(event.text)))


def thrown_in(words: engine.Text) -> list[object]:
    """The numbers of dice that a sentence speaks of."""
    own = [words.args[name] for name in ("die", "reply", "blue", "red") if name in words.args]
    inner = [one for part in words.args.values() if isinstance(part, tuple) for one in part]
    return own + [number for one in inner if isinstance(one, engine.Text) for number in thrown_in(one)]
