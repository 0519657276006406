"""What a player does first in every title, as its public events tell it."""

import pytest

import engine
from bot.series.people.tally import openings_in
from data import catalogue
from data.titles import openings
from engine import registry
from engine.choice import sample
from engine.text import Text
from render.words import Words


def test_every_title_has_an_opening_with_words() -> None:
    assert set(openings()) == set(engine.titles())
    for title, opening in openings().items():
        assert {*opening.events, f"opening-{title}"} <= catalogue.keys(catalogue.SOURCE)


@pytest.mark.parametrize("title", sorted(openings()))
def test_a_game_tells_its_openings(title: str) -> None:
    match, rng = engine.start(title, 3, "openings"), engine.Rng(title)
    house, events = registry.game(title).usual_bot(), list[Text]()
    while not openings_in(title, events):
        seat, decision = next(iter(match.pending().items()))
        answer = house.answer(match.view(seat), decision, rng)
        chosen = sample(decision.choice, rng) if answer is None else answer
        events += [event.text for event in match.submit(seat, chosen) if event.text]
    (label, *_) = openings_in(title, events).values()
    for locale in catalogue.languages():
        assert label.key not in Words(locale).say(label)
