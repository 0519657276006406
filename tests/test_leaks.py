"""Nobody learns what they may not know: change only that, and nothing they receive may change."""

from typing import Any

import pytest

import engine
from engine import codec
from engine.choice import problem, sample
from engine.codec import encode_text
from render.artist import Brush, artist
from render.words import Words
from tests.kit import TABLES, imagined, positions

pytestmark = pytest.mark.parametrize(("title", "seats"), TABLES)


def received(match: engine.Match, seat: int | None) -> Any:
    """All that reaches this seat from a position, apart from pictures."""
    own = match.pending().get(seat) if seat is not None else None
    return {
        "view": codec.encode(match.view(seat)),
        "question": codec.encode(own) if own else None,
        "token": match.token(seat) if own and seat is not None else None,
        "asked": {other: (d.key, d.blocking, d.secret) for other, d in match.pending().items()},
    }


def test_views_and_questions_show_nothing_hidden(title: str, seats: int) -> None:
    changed = 0
    for number, match in enumerate(positions(title, seats, "leaks", count=40)):
        for seat in (None, *range(seats)):
            other = imagined(match, seat, f"{number}/{seat}")
            assert received(other, seat) == received(match, seat)
            assert other.game.census(other.state) == match.game.census(match.state)
            changed += codec.encode(other.state) != codec.encode(match.state)
    assert changed, "imagine never changed anything: the test would prove nothing"


def test_events_tell_no_more_than_the_view(title: str, seats: int) -> None:
    """Where a move leaves a reader's view the same in two truths, they must hear the same words in both."""
    rng = engine.Rng("events")
    compared = 0
    for number, match in enumerate(positions(title, seats, "events", count=60)):
        mover = rng.pick(list(match.pending()))
        answer = sample(match.pending()[mover].choice, rng)
        for unaware, reader in [(seat, seat) for seat in (None, *range(seats))] + [(mover, None)]:
            one, two = match.copy(), imagined(match, unaware, f"{number}/{unaware}")
            if mover in two.pending() and problem(two.pending()[mover].choice, answer) is None:
                heard = [
                    [words(event, reader) for event in world.submit(mover, answer)] for world in (one, two)
                ]
                if codec.encode(one.view(reader)) == codec.encode(two.view(reader)):
                    compared += 1
                    assert heard[0] == heard[1]
    assert compared


def words(event: engine.Event, seat: int | None) -> Any:
    """What everybody hears; words for this seat's ears alone may name a card that has left its hand since."""
    return encode_text(event.text) if event.text and seat not in event.private else None


def test_pictures_show_nothing_hidden(title: str, seats: int) -> None:
    drawer = artist(title)
    brush = Brush(Words("en"), width=800)
    for number, match in enumerate(positions(title, seats, "pictures", count=4)):
        for seat in (None, *range(seats)):
            other = imagined(match, seat, f"{number}/{seat}")
            for draw in (drawer.board, drawer.hand):
                assert draw(other.view(seat), brush) == draw(match.view(seat), brush)
