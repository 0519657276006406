"""What a player reads first on coming back: what concerns them, and never the mere end of a phase."""

from pathlib import Path

import engine
from bot.host.catchup import Frame
from bot.host.host import Heard
from bot.web.play.page import most_telling
from bot.web.play.past import steps_in_words
from engine.text import SeatName, Text, text
from render.words import DONE_TO, TO_YOU, Words
from tests.languages import contract

WORDS = Words("en", ["Ada", "Bo", "Cy"])
ADA, BO, CY = SeatName(0), SeatName(1), SeatName(2)
PROGRESS = frozenset(key for title in engine.titles() for key in engine.registry.game(title).progress_events)


def heard(seq: int, sentence: Text, *, board: bool = False) -> Heard:
    return Heard(seq, 0, sentence, board)


def test_what_concerns_the_reader_comes_first_and_the_end_of_a_phase_never() -> None:
    over = heard(5, text("mediterranee-phase-over", phase=text("plain", what="Sales")), board=True)
    events = [
        heard(1, text("plain", what=ADA)),
        heard(2, text("mediterranee-order", order=(ADA, BO, CY)), board=True),
        heard(3, text("plain", what=BO)),
        heard(4, text("plain", what=CY)),
        over,
    ]
    lines = most_telling(events, 0, 3, PROGRESS, WORDS, 3)
    assert [(line.number, line.about_reader) for line in lines] == [(1, True), (3, False), (4, False)]
    assert [line.sentence for line in most_telling(events, 0, 3, PROGRESS, WORDS, 9)][-1] == "Cy"
    assert most_telling([over], 0, 3, PROGRESS, WORDS, 3) == []


def test_progress_events_are_events_with_words() -> None:
    assert contract.source().keys() >= PROGRESS


def test_nobody_is_told_that_their_own_turn_begins() -> None:
    """The question says it."""
    galley = text("serenissima-activates-at", who=ADA, galley=5, at=text("plain", what="at Rhodes"))
    events = [heard(1, text("oltremare-turn", who=ADA)), heard(2, galley), heard(3, text("plain", what=BO))]
    assert [line.number for line in most_telling(events, 0, 3, PROGRESS, WORDS, 3)] == [3]
    assert len(most_telling(events, 1, 3, PROGRESS, WORDS, 3)) == 3
    passed = heard(4, text("genoa-declines-turn", who=ADA))
    assert [line.number for line in most_telling([passed], 0, 3, PROGRESS, WORDS, 3)] == [4], "no turn begins"


def test_what_was_done_to_the_reader_is_said_to_them() -> None:
    space = text("plain", what="the Metal Depot")
    lost = heard(1, text("genoa-not-taken", owner=ADA, space=space, terms=text("plain", what="30 ducats")))
    took = heard(
        2, text("mediterranee-landed", who=CY, port=text("plain", what="Rhodes"), count=1, other=ADA)
    )
    told = [line.sentence for line in most_telling([lost, took], 0, 3, PROGRESS, WORDS, 3)]
    assert told == ["Your offer for the Metal Depot wasn’t taken: 30 ducats.", "Cy took Rhodes from you."]
    told = [line.sentence for line in most_telling([lost, took], 1, 3, PROGRESS, WORDS, 3)]
    assert told == [
        "Ada’s offer for the Metal Depot isn’t taken: 30 ducats.",
        "Cy takes Rhodes with 1 sailor.",
    ]


def test_what_is_asked_of_the_reader_and_whose_offer_is_accepted_is_said_to_them() -> None:
    terms = text("plain", what="20 ducats")
    park = text("plain", what="the Park")
    asked = heard(1, text("genoa-counters", who=BO, whom=ADA, space=park, terms=terms))
    traded = heard(2, text("oltremare-traded", who=CY, by=ADA, terms=terms))
    told = [line.sentence for line in most_telling([asked, traded], 0, 3, PROGRESS, WORDS, 3)]
    assert told == ["Bo asks you for the Park: 20 ducats.", "Cy accepts your offer: 20 ducats."]
    offered = heard(3, text("oltremare-offered", who=CY, to=(ADA,), terms=terms))
    (line,) = most_telling([offered], 0, 3, PROGRESS, WORDS, 3)
    assert line.sentence == "Cy offers you: 20 ducats."
    offered = heard(4, text("oltremare-offered", who=CY, to=(ADA, BO), terms=terms))
    (line,) = most_telling([offered], 0, 3, PROGRESS, WORDS, 3)
    assert line.sentence == "Cy offers you: 20 ducats.", "whoever else was asked"
    (line,) = most_telling([asked], 2, 3, PROGRESS, WORDS, 3)
    assert line.sentence == "Bo asks Ada for the Park: 20 ducats."


def test_a_replay_marks_the_steps_of_others_that_concern_the_reader() -> None:
    terms = text("plain", what="20 ducats")
    accepted = heard(2, text("oltremare-traded", who=CY, by=ADA, terms=terms))
    frames = [
        Frame(0, 0, None, []),
        Frame(1, 1, 0, [heard(1, text("plain", what=ADA))]),
        Frame(2, 2, 2, [accepted]),
        Frame(3, 3, 2, [heard(3, text("plain", what=BO))]),
    ]
    steps = steps_in_words(frames, 0, WORDS)
    assert [step["mine"] for step in steps] == [False, False, True, False]
    assert steps[2]["lines"] == ["Cy accepts your offer: 20 ducats."]
    assert not any(step["mine"] for step in steps_in_words(frames, None, WORDS))


def test_every_game_says_to_a_player_what_another_did_to_them() -> None:
    sentences = contract.source()
    lacking = [
        key
        for key, sentence in sentences.items()
        if Path(sentence.file).stem in engine.titles()
        and "who" in sentence.parts.placed
        and sentence.parts.placed.intersection(DONE_TO)
        and not key.endswith(TO_YOU)
        and f"{key}{TO_YOU}" not in sentences
    ]
    assert lacking == ["serenissima-sailed-to"], "whose `to` is a place"


def test_what_two_players_do_to_each_other_concerns_both() -> None:
    (line,) = most_telling(
        [heard(1, text("league-substituted", name="", who=BO, instead=ADA))], 0, 2, PROGRESS, WORDS, 3
    )
    assert line.about_reader
