"""Every check of the contract can fail: a game for two passes all of them, and breaks each by one defect."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, fields
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.contract import games, rules, secrets
from bot.contract.check import CHECKS, Broken
from engine.choice import AllOf, Amount, Option, Part, Pick
from engine.core import Decision
from engine.players import RandomPlayer
from engine.text import text
from render.picture import Picture
from tests.duel import Cards, Duel, DuelState, PlainArtist, Word, duel_installed

BY_NAME = {check.trial.__name__: check for check in CHECKS}
NUMBERS = count()
OUTSIDE: list[int] = []
"""What a defect keeps where no title may keep anything."""
SAY = Pick([Option("yes", text("yes")), Option("no", text("no"))])
WITHOUT_WORDS = rules.words_exist
"""The duel brings no catalogue, so it breaks this check as it is."""

view, takes, setup, result = Duel.view, Word.takes, Duel.setup, Duel.result
Patch = tuple[type, str, Any]


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    OUTSIDE.clear()
    games.game_record.cache_clear()
    with duel_installed():
        yield
    games.game_record.cache_clear()


@pytest.mark.parametrize("name", sorted(BY_NAME))
def test_a_game_for_two_keeps_the_contract(name: str) -> None:
    if BY_NAME[name].trial is not WITHOUT_WORDS:
        BY_NAME[name].run("duel", 2)


# --- defects of the rules ---------------------------------------------------------------------------------


def _setup_by_count(*args: Any) -> Any:
    """Chance from elsewhere than the table's."""
    state = setup(*args)
    state.deck = [next(NUMBERS), *state.deck[1:]]
    return state


def _change_and_score(self: Duel, s: Any) -> Any:
    s.table.append(0)
    return result(self, s)


def _ask(choice: Any = SAY, **how: Any) -> Callable[[Word, Any], Any]:
    return lambda self, _s: {self.seat: Decision("word", text("yes"), choice, **how)}


def _ask_and_change(self: Word, s: Any) -> Any:
    """To read the choice changes the state."""
    return {self.seat: Decision("word", text("yes"), lambda: _count(s))}


def _count(s: Any) -> Pick:
    s.points[0] += 1
    return SAY


def _ask_differently(self: Cards, s: Any, seat: int) -> Decision:
    """The number of sealed cards is in the words of an option."""
    options = [Option(str(card), text("seat", number=len(self.sealed))) for card in s.hands[seat]]
    return Decision("card", text("yes"), Pick(options))


def _ask_from_outside(self: Word, s: Any) -> Any:
    OUTSIDE.append(1)
    return {self.seat: Decision("word", text("seat", number=len(OUTSIDE)), SAY)}


def _take_and_count(self: Word, s: Any, seat: int, answer: Any, dealer: Any) -> None:
    OUTSIDE.append(1)
    s.points[seat] += len(OUTSIDE)
    takes(self, s, seat, answer, dealer)


def _take_and_clear(self: Word, s: Any, seat: int, answer: Any, dealer: Any) -> None:
    answer.clear()
    takes(self, s, seat, answer, dealer)


class Unanswerable(Pick):
    """Has no option that is free, and takes any answer."""

    def problem(self, answer: Any) -> None:
        return None

    def sample(self, rng: Any) -> str:
        return "yes"


@dataclass(slots=True, kw_only=True)
class SharingState(DuelState):
    """A list in a tuple is not copied."""

    shared: tuple[list[int], ...] = field(default_factory=lambda: ([],))


def _setup_shared(*args: Any) -> SharingState:
    state = setup(*args)
    return SharingState(**{part.name: getattr(state, part.name) for part in fields(state)})


def _take_shared(self: Word, s: Any, seat: int, answer: Any, dealer: Any) -> None:
    s.shared[0].append(1)
    takes(self, s, seat, answer, dealer)


class Silent(RandomPlayer):
    def answer(self, *_args: Any) -> None:
        return None


SEVERAL = Pick(SAY.options, low=1, high=2)
SHARING: list[Patch] = [
    (Duel, "setup", _setup_shared),
    (Duel, "state_type", SharingState),
    (Word, "takes", _take_shared),
]
CLEARING: list[Patch] = [(Word, "asks", _ask(SEVERAL)), (Word, "takes", _take_and_clear)]
OF_RULES: list[tuple[Any, list[Patch], str]] = [
    (rules.games_end, [(Duel, "census", lambda _self, s: {"cards": len(s.table)})], "the census was"),
    (rules.scored_at_any_moment, [(Duel, "result", _change_and_score)], "changed the state"),
    (rules.usual_bot_finishes, [(Duel, "usual_bot", lambda _self: Silent())], "nobody answers"),
    (rules.replays, [(Duel, "setup", _setup_by_count)], "the setup differs"),
    (rules.same_seed_same_game, [(Duel, "setup", _setup_by_count)], "ended differently"),
    (rules.answers_keep_their_meaning, [(Cards, "question", _ask_differently)], "now means"),
    (rules.saved_and_loaded, [(Word, "asks", _ask_from_outside)], "asks something else"),
    (rules.saved_at_every_move, [(Word, "asks", _ask_from_outside)], "asks something else"),
    (rules.copies_share_nothing, SHARING, "changed the original"),
    (rules.answers_stay_as_they_came, CLEARING, "and became []"),
    (rules.answered_by_gaps, [(Word, "asks", _ask(Unanswerable([])))], "cannot be answered"),
    (rules.defaults_end, [(Word, "asks", _ask(default="perhaps"))], "the default 'perhaps'"),
    (rules.someone_is_waited_for, [(Word, "asks", _ask(blocking=False))], "nobody has to"),
    (rules.reading_changes_nothing, [(Word, "asks", _ask_and_change)], "reading a question changed"),
    (rules.bad_answers_are_refused, [(Word, "asks", _ask_and_change)], "a refused answer changed"),
    (WITHOUT_WORDS, [], "duel-score-points is missing"),
    (rules.views_are_json, [(Duel, "view", lambda _self, _s, seat: {"seat": seat})], "is no DuelView"),
    (
        rules.quiet_moves_can_be_undone,
        [(Word, "takes", _take_and_count)],
        "the log does not lead",
    ),
    (
        rules.options_can_be_played,
        [(Duel, "options", AllOf([Part("hand", text("yes"), Amount(3, 4))]))],
        "not a choice of one value",
    ),
]


# --- defects of secrets -----------------------------------------------------------------------------------


def _take_and_hint(self: Word, s: Any, seat: int, answer: Any, dealer: Any) -> None:
    """The winner hears whether the other holds a high card, and may undo that."""
    takes(self, s, seat, answer, dealer)
    dealer.whisper([seat], "yes" if max(s.hands[1 - seat], default=0) > 6 else "no")


def _take_and_tell(self: Word, s: Any, seat: int, answer: Any, dealer: Any) -> None:
    takes(self, s, seat, answer, dealer)
    dealer.tell("seat", number=s.deck[0])


def _ask_by_hand(self: Word, s: Any) -> Any:
    """Who is asked depends on a hidden hand."""
    holder = min(range(2), key=lambda seat: s.hands[seat] or [0])
    return {holder: Decision("word", text("yes"), SAY)}


def _view_with_sealed(self: Duel, s: Any, seat: int | None) -> Any:
    seen = view(self, s, seat)
    if s.stack and isinstance(s.stack[-1], Cards):
        seen.table += [int(card) for card in s.stack[-1].sealed.values()]
    return seen


def _view_with_deck(self: Duel, s: Any, seat: int | None) -> Any:
    seen = view(self, s, seat)
    seen.table += s.deck[:1]
    return seen


def _imagine_by_truth(self: Duel, s: Any, seat: int | None, rng: Any) -> None:
    """The cards of the others go round, from where they are."""
    others = [other for other in range(2) if other != seat]
    cards = [*s.deck, *(card for other in others for card in s.hands[other])]
    cards = cards[4:] + cards[:4]
    for other in others:
        s.hands[other] = [cards.pop() for _ in s.hands[other]]
    s.deck = cards


def _imagine_deck(self: Duel, s: Any, seat: int | None, rng: Any) -> None:
    s.deck.sort()
    rng.shuffle(s.deck)


def _draw_by_count(self: Any, seen: Any, brush: Any) -> Picture:
    return Picture(b"", 1, 1, str(next(NUMBERS)))


BY_TRUTH: list[Patch] = [(Duel, "imagine", _imagine_by_truth)]
OF_SECRETS: list[tuple[Any, list[Patch], str]] = [
    (secrets.imagining_is_blind, BY_TRUTH, "the same chance deals another game"),
    (secrets.nothing_shown_leaks, [(Duel, "view", _view_with_deck)], "view.table"),
    (secrets.nothing_shown_leaks, [(Word, "asks", _ask_by_hand)], "asked"),
    (
        secrets.nothing_shown_leaks,
        [(Duel, "imagine", lambda *_args: None)],
        "never changed anything",
    ),
    (secrets.events_do_not_leak, [(Word, "takes", _take_and_tell)], "events"),
    (secrets.pictures_do_not_leak, [(PlainArtist, "board", _draw_by_count)], "board.alt"),
    (secrets.closed_ends_do_not_leak, [(PlainArtist, "board", _draw_by_count)], "board.alt"),
    (secrets.sealed_answers_do_not_leak, [(Duel, "view", _view_with_sealed)], "others learn what seat"),
    (secrets.foreseen_questions_do_not_leak, [*BY_TRUTH, (Duel, "view", _view_with_deck)], "foresees"),
    (secrets.searches_do_not_leak, BY_TRUTH, "finds out"),
    (secrets.quiet_moves_do_not_leak, [(Word, "takes", _take_and_hint)], "heard"),
    (secrets.no_quiet_move_leaks, [(Word, "takes", _take_and_hint)], "heard"),
    (secrets.hidden_parts_are_dealt_again, [(Duel, "imagine", _imagine_deck)], "sees hand as"),
]
DEFECTS = [(trial.__name__, patches, words) for trial, patches, words in OF_RULES + OF_SECRETS]


def broken_by(name: str, patches: list[Patch]) -> str:
    """What the check says of the duel with these defects."""
    with ExitStack() as stack:
        for where, what, defect in patches:
            stack.enter_context(patch.object(where, what, defect))
        with pytest.raises(Broken) as broken:
            BY_NAME[name].run("duel", 2)
    return str(broken.value)


@pytest.mark.parametrize(("name", "patches", "words"), DEFECTS)
def test_a_defect_breaks_its_check(name: str, patches: list[Patch], words: str) -> None:
    message = broken_by(name, patches)
    assert words in message
    assert "What to do: " in message


def test_every_check_has_a_defect_that_breaks_it() -> None:
    assert {name for name, *_ in DEFECTS} == set(BY_NAME)


def test_a_leak_names_position_step_path_and_values_and_why_being_asked_tells() -> None:
    leak = broken_by("nothing_shown_leaks", [(Word, "asks", _ask_by_hand)])
    for part in ("after move", "the step Word on top of the stack", "asked.", "in another truth"):
        assert part in leak
    assert "Who is asked is information" in leak


def test_a_game_that_hides_nothing_says_so() -> None:
    with (
        patch.object(Duel, "imagine", lambda *_args: None),
        patch.object(Duel, "known_otherwise", {"*": "open"}),
    ):
        BY_NAME["nothing_shown_leaks"].run("duel", 2)


def test_an_error_in_a_title_is_a_broken_promise_with_the_place_in_the_code() -> None:
    wrong = broken_by("games_end", [(Duel, "census", lambda _self, s: s.no_such_field)])
    assert "It stopped with an error" in wrong
    assert "no_such_field" in wrong


# --- the plugin -------------------------------------------------------------------------------------------


def run_pytest(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """As an author would, in a folder of their own."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)


def test_pytest_runs_the_contract_of_one_title(tmp_path: Path) -> None:
    done = run_pytest(tmp_path, "--title", "oltremare", "--collect-only", "-k", "views_are_json")
    assert done.returncode == 0, done.stdout
    assert "test_contract[views_are_json-oltremare-2]" in done.stdout
    assert "genoa" not in done.stdout


def test_pytest_names_the_titles_when_it_is_asked_for_another(tmp_path: Path) -> None:
    done = run_pytest(tmp_path, "--title", "lagune")
    assert done.returncode == 4
    assert "No title 'lagune' is installed. There are: genoa, " in done.stderr
