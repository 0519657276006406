"""One game in play: tokens, refusals, taking back, storing."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import engine
from engine import codec
from engine.choice import Amount, Answer, sample
from engine.copying import clone
from engine.core import Dealer, Decision, Decisions, Step, rank_scores
from engine.match import Match, fingerprint
from engine.rng import Rng
from engine.text import Seat, Text, text
from tests.core.toy import Prize, State, toy_box


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with toy_box():
        yield


@pytest.fixture
def match() -> Match:
    return engine.start("toy", 3, "seed")


def at_prize(match: Match) -> int:
    """Everyone bids; the seat that won."""
    for seat, bid in enumerate((1, 3, 2)):
        match.submit(seat, bid)
    (winner,) = match.pending()
    return winner


def test_a_sealed_answer_stays_valid_while_others_answer(match: Match) -> None:
    token = match.token(1)
    match.submit(0, 5)
    match.submit(1, 4, token)


def test_the_last_rounds_button_never_answers_this_rounds_question(match: Match) -> None:
    old = match.token(0)
    match.submit(at_prize(match), {"pass": {}})
    assert match.pending()[0].key == "bid"
    with pytest.raises(engine.Stale) as stale:
        match.submit(0, 5, old)
    assert stale.value.decision == match.pending()[0]


def test_a_token_cannot_be_guessed_without_the_seed(match: Match) -> None:
    other = engine.start("toy", 3, "another seed")
    assert match.pending()[0] == other.pending()[0]
    assert match.token(0) != other.token(0)
    assert len({match.token(seat) for seat in range(3)}) == 3, "a token is of one seat"


def test_a_token_says_which_question_and_not_what_is_in_it(match: Match) -> None:
    poorer = clone(match.state)
    assert isinstance(poorer, State)
    poorer.purses[0] = 3
    other = match.at(poorer)
    assert other.pending()[0].choice != match.pending()[0].choice
    assert other.token(0) == match.token(0)


def test_no_token_comes_twice(match: Match) -> None:
    rng, answered = Rng("tokens"), []
    for _ in range(4):
        answered.append(match.token(0))
        match.submit(0, 2)
        match = match.undo(0)
    while not match.over:
        seat, asked = rng.pick(list(match.pending().items()))
        answered.append(match.token(seat))
        match.submit(seat, sample(asked.choice, rng))
    assert len(set(answered)) == len(answered)


@dataclass(slots=True)
class Spoken(Step[State]):
    """Nobody waits for a word of the second seat, and its choice is put together for who looks at it."""

    def asks(self, s: State) -> Decisions:
        word = Decision("word", text("yes"), self.unread, blocking=False, moment=lambda: (s.round,))
        return {0: Decision("end", text("yes"), Amount(0, 0)), 1: word}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        s.round += answer == 0

    def unread(self) -> Amount:
        raise AssertionError("the choice was put together")


def test_a_question_that_follows_unanswered_has_a_token_of_its_own(match: Match) -> None:
    match.state.stack[:] = [Spoken()]
    match.ask_anew()
    first = match.token(1)
    match.submit(0, 0)
    assert match.token(1) != first


def test_other_rules_ask_other_questions(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    token = match.token(0)
    monkeypatch.setattr(type(match.game), "rules_version", match.game.rules_version + 1)
    assert engine.start("toy", 3, match.seed).token(0) != token


def test_sealed_answers_are_handed_on_all_at_once(match: Match) -> None:
    assert match.submit(0, 5) == []
    assert match.submit(2, 6) == []
    assert match.submit(1, 1)


def test_refusals_say_who_may_do_what(match: Match) -> None:
    with pytest.raises(engine.Illegal) as illegal:
        match.submit(0, 11)
    assert illegal.value.reason.key == "refuse-amount-range"
    match.submit(0, 1)
    with pytest.raises(engine.NotYours) as not_yours:
        match.submit(0, 2)
    assert not_yours.value.reason.key == "refuse-not-yours"


def test_after_the_end_nothing_is_asked(match: Match) -> None:
    for _ in range(3):
        match.submit(at_prize(match), {"pass": {}})
    assert match.result() is not None
    with pytest.raises(engine.NotYours) as over:
        match.submit(0, 1)
    assert over.value.reason.key == "refuse-over"


def test_a_sealed_bid_can_be_taken_back_although_another_has_bid(match: Match) -> None:
    match.submit(0, 5)
    match.submit(1, 4)
    back = match.undo(0)
    assert set(back.pending()) == {0, 2}
    assert [move.seat for move in back.log] == [1]


def test_a_revealed_bid_stands(match: Match) -> None:
    at_prize(match)
    with pytest.raises(engine.CannotUndo) as shown:
        match.undo(0)
    assert shown.value.reason.key == "undo-shown"


def test_a_drawn_card_stands_but_a_quiet_move_does_not(match: Match) -> None:
    winner = at_prize(match)
    before = match.fingerprint()
    match.submit(winner, {"name": 2})
    assert match.undo(winner).fingerprint() == before
    match.submit(winner, {"take": {}})
    with pytest.raises(engine.CannotUndo):
        match.undo(winner)


def test_a_move_that_others_answered_stands(match: Match) -> None:
    winner = at_prize(match)
    match.submit(winner, {"pass": {}})
    match.submit((winner + 1) % 3, 1)
    with pytest.raises(engine.CannotUndo) as others:
        match.undo(winner)
    assert others.value.reason.key == "undo-others"


def test_there_is_nothing_to_take_back_at_the_start(match: Match) -> None:
    with pytest.raises(engine.CannotUndo):
        match.undo(0)


def test_a_caller_who_changes_its_answer_later_changes_nothing(match: Match) -> None:
    winner = at_prize(match)
    answer: dict[str, Any] = {"name": 2}
    match.submit(winner, answer)
    answer["name"] = 3
    assert match.log[-1].answer == {"name": 2}


def test_a_dump_is_json_and_loads_to_the_same_questions(match: Match) -> None:
    match.submit(1, 7)
    loaded = engine.load(json.loads(json.dumps(match.dump())))
    assert loaded.pending() == match.pending()
    assert loaded.log == match.log
    assert loaded.state == match.state


def spoilt(match: Match, **changes: Any) -> dict[str, Any]:
    return {**match.dump(), **changes}


def forged(match: Match, **changes: Any) -> dict[str, Any]:
    """Spoilt, and with the fingerprint that fits."""
    made = spoilt(match, **changes)
    hashed = fingerprint(*(made[key] for key in ("title", "rules", "seed", "count", "answered", "state")))
    return {**made, "fingerprint": hashed}


def test_a_spoilt_record_is_named_not_half_read(match: Match) -> None:
    at_prize(match)
    whole = match.dump()
    for record, reason in [
        (None, "not a valid record"),
        ({}, "not a valid record"),
        (spoilt(match, format=99), "format 99"),
        (spoilt(match, title="chess"), "not installed"),
        (spoilt(match, rules=7), "rules 7"),
        (spoilt(match, seats=2), "seats"),
        (spoilt(match, seed="other"), "fingerprint"),
        (spoilt(match, state={**whole["state"], "bank": 99}), "fingerprint"),
        (forged(match, state={**whole["state"], "purses": "none"}), "not a valid record: purses"),
        (forged(match, state={**whole["state"], "stack": [{"step": "chess.Castling"}]}), "not a step"),
        (spoilt(match, answered=[1]), "seats"),
    ]:
        with pytest.raises(engine.BadRecord, match=reason):
            engine.load(record)


def test_replay_finds_a_log_that_does_not_lead_to_the_state(match: Match) -> None:
    at_prize(match)
    log = match.dump()["log"]
    assert engine.replay(match.dump()).fingerprint() == match.fingerprint()
    for wrong, reason in [
        (log[:-1], "lead to the stored state"),
        ([*log, log[0]], "move 4"),
        ([{**log[0], "answer": 99}, *log[1:]], "move 1"),
        ([log[0], {**log[1], "answer": 4}, log[2]], "lead to the stored state"),
        ([{**log[0], "shown": True}, *log[1:]], "move 1"),
    ]:
        with pytest.raises(engine.BadRecord, match=reason):
            engine.replay(spoilt(match, log=wrong))


def test_a_table_that_cannot_be_set_is_refused_in_words() -> None:
    for title, seats, options, reason in [
        ("chess", 2, {}, "no title 'chess'"),
        ("toy", 9, {}, "2 or 3 players, not 9"),
        ("toy", 2, {"purse": "huge"}, "no such options"),
        ("toy", 2, {"colour": "red"}, "no such options"),
    ]:
        with pytest.raises(engine.BadSetup, match=reason):
            engine.start(title, seats, options=options)


def test_options_left_out_take_their_first_value() -> None:
    assert engine.start("toy", 2).options == {"purse": "small"}
    assert engine.start("toy", 2, options={"purse": "large"}).view(0).purses == [50, 50]


def test_seeds_nobody_chose_differ() -> None:
    assert engine.start("toy", 2).seed != engine.start("toy", 2).seed


def test_a_match_goes_on_from_a_state_that_was_laid_out(match: Match) -> None:
    laid = clone(match.state)
    assert isinstance(laid, State)
    laid.stack[:] = [Prize(2)]
    other = match.at(laid)
    assert list(other.pending()) == [2]
    assert list(match.pending()) == [0, 1, 2]
    other.submit(2, {"take": {}})
    assert other.rng is not match.rng
    assert len(other.log) == 1
    assert match.log == []


def test_a_state_that_was_changed_is_asked_about_anew(match: Match) -> None:
    match.state.stack[:] = [Prize(1)]
    assert list(match.pending()) == [0, 1, 2]
    assert match.ask_anew() == []
    assert list(match.pending()) == [1]


def test_a_clone_is_equal_and_independent(match: Match) -> None:
    match.submit(0, 5)
    twin = clone(match.state)
    assert twin == match.state
    assert isinstance(twin, State)
    twin.stack[-1].takes(twin, 1, 3, Dealer(Rng("twin")))
    twin.purses[0] = 0
    assert twin.stack != match.state.stack
    assert match.view(0).purses[0] == 10


@dataclass(slots=True)
class Chest:
    coins: int


@dataclass(slots=True)
class Hold:
    chests: list[Chest] | None
    stowed: dict[str, list[Chest]] | Chest


def test_a_clone_shares_nothing_that_lies_in_what_may_be_one_thing_or_another() -> None:
    hold = Hold([Chest(1)], {"stern": [Chest(2)]})
    twin = clone(hold)
    assert twin == hold
    assert twin.chests is not None
    assert isinstance(twin.stowed, dict)
    twin.chests[0].coins = twin.stowed["stern"][0].coins = 9
    assert hold == Hold([Chest(1)], {"stern": [Chest(2)]})
    assert clone(Hold(None, Chest(3))) == Hold(None, Chest(3))


def test_equal_scores_share_a_place_unless_a_tie_break_tells_them_apart() -> None:
    parts = {0: {"a": 3}, 1: {"a": 1, "b": 2}, 2: {"a": 5}}
    assert [(score.seat, score.place) for score in rank_scores(parts).scores] == [(2, 1), (0, 2), (1, 2)]
    broken = rank_scores(parts, tie_break=lambda seat: seat)
    assert [(score.seat, score.place) for score in broken.scores] == [(2, 1), (1, 2), (0, 3)]


def test_the_facts_of_a_question_are_kept_with_it() -> None:
    facts = (text("yes"), text("no"))
    asked = Decision("bid", text("yes"), Amount(0, 7), facts=facts)
    plain = Decision("bid", text("yes"), Amount(0, 7))
    assert codec.plain_decision(asked) == asked
    assert codec.decode_facts(json.loads(json.dumps(codec.encode_question(asked)))) == facts
    assert codec.encode_question(asked) != codec.encode_question(plain), "a plan for the very same is not"
    assert "facts" not in codec.encode_question(plain), "as it was stored before there were any"


def test_what_a_question_is_given_as_a_callable_is_made_when_someone_reads_it() -> None:
    made: list[str] = []

    def facts() -> tuple[Text, ...]:
        made.append("made")
        return (text("no"),)

    asked = Decision("bid", lambda: text("yes"), lambda: Amount(0, 7), default=lambda: 3, facts=facts)
    assert asked.choice == Amount(0, 7)
    assert not made
    assert asked == Decision("bid", text("yes"), Amount(0, 7), default=3, facts=(text("no"),))
    assert asked.facts == (text("no"),)
    assert made == ["made"]
