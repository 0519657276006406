"""Reasons that are true of the very position: what a marker does, how many galleys, what is worth nothing."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

import engine
from data import catalogue
from data.loader import FOLDER
from engine.text import Text
from render.words import Words
from tests.titles.genoa_table import Game
from tests.titles.oltremare_table import at_table, find


def reason_of(match: engine.Match, seat: int, answer: engine.Answer) -> Text:
    return match.game.reason(match.view(seat), match.pending()[seat], answer)


def test_a_compass_is_not_said_to_work_until_the_next_stop() -> None:
    match = at_table(
        hands={0: find(1, icons="market ship")},
        cargo={0: find(lions=6)},
        ports={0: "venezia"},
        harbours={"zara": "compass", "ancona": "big-deal"},
    )
    match.submit(0, {"go": {}})
    assert reason_of(match, 0, "zara").key == "oltremare-why-compass"
    assert reason_of(match, 0, "ancona").key == "oltremare-why-harbour"


OFTENER = {
    "en": "more often",
    "fr": "plus souvent",
    "de": "öfter",
    "nl": "vaker",
    "it": "più spesso",
    "es": "más a menudo",
}


@pytest.mark.parametrize("locale", catalogue.locales())
def test_with_one_galley_nobody_is_said_to_act_more_often(locale: str) -> None:
    """Read from its own file: the whole catalogue of a language takes a second to load."""
    words = FluentBundle([locale])
    words.add_resource(FluentResource((FOLDER / "words" / locale / "serenissima_advice.ftl").read_text()))
    said = words.get_message("serenissima-why-galley").value
    assert said is not None
    one, two = (str(words.format_pattern(said, {"count": count})[0]) for count in (1, 2))
    assert OFTENER[locale] in two
    assert OFTENER[locale] not in one


def last_turn(game: Game) -> Game:
    """Nothing that is taken now becomes money any more."""
    s = game.s
    s.round, s.first = s.rounds, (s.turn.tower + 1) % s.seats
    return game.refresh()


@pytest.mark.parametrize(
    "answer",
    [
        {"act": {}},
        {"offer": {"space": "KAT", "ducats": 5}},
        {"offers": {"prices": {"KAT": 5}, "others": "pass", "acts": "at_once"}},
        {"bundle": "KAT"},
        {"instruct": {"limits": {"buildings": ["KAT"], "ducats": 0}}},
        {"instruct": {"limits": {"buildings": ["KAT"], "ducats": 20}}},
    ],
)
def test_nothing_is_said_to_be_worth_about_0_ducats(answer: engine.Answer) -> None:
    game = last_turn(Game(space="KAT"))
    seat = 0 if "act" in answer else 1
    said = Words("en").say(reason_of(game.match, seat, answer))
    assert " 0 ducats" not in said


def test_an_offer_for_an_action_of_no_use_is_not_weighed_against_0_ducats() -> None:
    game = last_turn(Game(space="S63"))
    offer = game.offers(1, "KAT", 40)
    assert reason_of(game.match, 0, {"accept": offer}).key == "genoa-why-accept-spare"
