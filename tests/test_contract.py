"""What every title promises, walked from the registry: a new title gets these tests by existing."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from data import catalogue
from engine import codec
from engine.choice import AllOf, Choice, OneOf, answerable, fill, finish, gap, problem, sample
from engine.lazy import LazyOneOf, LazyPick
from tests.kit import (
    every_table,
    finished,
    house_players,
    play,
    positions,
    random_players,
    smallest_and_largest_table,
    words_of,
    wrong_words,
)


@every_table
def test_random_games_end_score_and_conserve(title: str, seats: int) -> None:
    for seed in ("one", "two", "three"):
        match = engine.start(title, seats, seed)
        census = match.game.census(match.state)
        for _ in play(match, random_players(seats), seed):
            assert match.game.census(match.state) == census
        result = match.result()
        assert result is not None
        assert sorted(score.seat for score in result.scores) == list(range(seats))
        assert result.winners
        assert [score.place for score in result.scores] == sorted(score.place for score in result.scores)
        for score in result.scores:
            assert sum(score.parts.values()) == score.total


@every_table
def test_a_game_can_be_scored_as_it_is_at_any_moment(title: str, seats: int) -> None:
    for match in positions(title, seats, "as it is", count=25):
        before, scores = match.fingerprint(), match.game.result(match.state).scores
        assert sorted(score.seat for score in scores) == list(range(seats))
        assert match.fingerprint() == before


@every_table
def test_house_players_finish_with_legal_answers(title: str, seats: int) -> None:
    match = engine.start(title, seats, "house")
    for _ in play(match, house_players(match)):
        assert len(match.log) < 20_000, "the house players do not come to an end"
    assert match.result() is not None


@smallest_and_largest_table
def test_replaying_seed_and_log_gives_the_same_state_at_every_move(title: str, seats: int) -> None:
    match = engine.start(title, seats, "replay")
    prints = [match.fingerprint()]
    prints += [match.fingerprint() for _ in play(match, random_players(seats))]
    again = engine.start(title, seats, "replay")
    assert again.fingerprint() == prints[0]
    for move, expected in zip(match.log, prints[1:], strict=True):
        again.submit(move.seat, move.answer)
        assert again.fingerprint() == expected
    assert engine.replay(match.dump()).fingerprint() == prints[-1]


@every_table
def test_what_a_question_calls_free_is_what_it_offers(title: str, seats: int) -> None:
    for match in positions(title, seats, "free", count=25):
        before = match.fingerprint()
        for decision in match.pending().values():
            for found in _lazy(decision.choice):
                offered = found.options if isinstance(found, LazyPick) else found.branches
                assert list(found.free) == [one.id for one in offered if one.blocked is None]
                if isinstance(found, LazyOneOf):
                    within = {branch.id: branch.choice for branch in found.branches}
                    assert all(found.within(key) == within[key] for key in found.free)
        assert match.fingerprint() == before, "reading a question changed the state"


def _lazy(choice: Choice) -> Iterator[LazyPick | LazyOneOf]:
    if isinstance(choice, LazyPick | LazyOneOf):
        yield choice
    match choice:
        case OneOf():
            for branch in choice.branches:
                yield from _lazy(branch.choice)
        case AllOf():
            for part in choice.parts:
                yield from _lazy(part.choice)
        case _:
            pass


@every_table
def test_an_answer_means_the_same_as_long_as_the_token_holds(title: str, seats: int) -> None:
    """Someone fills in a question while others play on: what can still be answered says what it said. The
    last seat keeps silent unless it is waited for."""
    match, rng = engine.start(title, seats, "meaning"), engine.Rng("meaning")
    asked: dict[int, tuple[str, dict[str, engine.Text]]] = {}
    for _ in range(400):
        if match.over:
            return
        seat = rng.pick([seat for seat, d in match.pending().items() if d.blocking or seat != seats - 1])
        match.submit(seat, sample(match.pending()[seat].choice, rng))
        for other, decision in match.pending().items():
            token, now = match.token(other), dict(_labels(decision.choice))
            earlier_token, then = asked.get(other, ("", {}))
            if token == earlier_token:
                other_words = {key: (then[key], now[key]) for key in then.keys() & now.keys()}
                assert not {key: words for key, words in other_words.items() if words[0] != words[1]}
                now = {**then, **now}
            asked[other] = token, now


def _labels(choice: Choice, path: str = "") -> Iterator[tuple[str, engine.Text]]:
    """Everything that has an id in an answer, by the way to it, with its words."""
    inner = {OneOf: "branches", AllOf: "parts", engine.Pick: "options", engine.Share: "buckets"}
    name = next((name for kind, name in inner.items() if isinstance(choice, kind)), None)
    for entry in getattr(choice, name) if name else ():
        yield f"{path}/{entry.id}", entry.label
        if isinstance(choice, OneOf | AllOf):
            yield from _labels(entry.choice, f"{path}/{entry.id}")


@smallest_and_largest_table
def test_saving_and_loading_changes_nothing(title: str, seats: int) -> None:
    for match in positions(title, seats, "save", count=30):
        _check_saving(match)


@pytest.mark.soak
@every_table
def test_saving_and_loading_at_every_move_changes_nothing(title: str, seats: int) -> None:
    match = engine.start(title, seats, "save")
    for _ in play(match, random_players(seats)):
        _check_saving(match)


def _check_saving(match: engine.Match) -> None:
    loaded = engine.load(match.dump(log=False))
    assert loaded.fingerprint() == match.fingerprint()
    assert loaded.pending() == match.pending()
    assert [loaded.token(seat) for seat in loaded.pending()] == [
        match.token(seat) for seat in match.pending()
    ]


@every_table
def test_a_copy_shares_nothing_with_the_original(title: str, seats: int) -> None:
    for match in positions(title, seats, "copy", count=3):
        before = match.fingerprint()
        for _ in play(match.copy(), random_players(seats)):
            pass
        assert match.fingerprint() == before


@every_table
def test_no_title_changes_or_keeps_an_answer_it_was_given(title: str, seats: int) -> None:
    match = engine.start(title, seats, "answers")
    given = [json.dumps(match.log[-1].answer) for _ in play(match, random_players(seats))]
    assert [json.dumps(move.answer) for move in match.log] == given


@smallest_and_largest_table
def test_every_question_can_be_answered_one_gap_at_a_time(title: str, seats: int) -> None:
    rng = engine.Rng("gaps")
    for match in positions(title, seats, "gaps", count=40):
        for seat, decision in match.pending().items():
            assert answerable(decision.choice), f"{decision.key} cannot be answered"
            answer = by_gaps(decision.choice, rng)
            assert problem(decision.choice, answer) is None
            match.copy().submit(seat, answer, match.token(seat))


def by_gaps(choice: Choice, rng: engine.Rng) -> engine.Answer:
    draft: Any = None
    while (found := gap(choice, draft)) is not None:
        draft = fill(choice, draft, found.path, sample(found.choice, rng))
    return finish(choice, draft)


@every_table
def test_a_game_of_defaults_alone_ends(title: str, seats: int) -> None:
    """What the clock plays is legal everywhere, and a table nobody comes back to ends."""
    match = engine.start(title, seats, "defaults")
    rng = engine.Rng("where nothing is sensible")
    while not match.over:
        assert len(match.log) < 20_000, "the defaults do not come to an end"
        seat, decision = next((s, d) for s, d in match.pending().items() if d.blocking)
        answer = decision.default if decision.default is not None else sample(decision.choice, rng)
        match.submit(seat, answer)


@every_table
def test_somebody_is_always_waited_for(title: str, seats: int) -> None:
    match = engine.start(title, seats, "waiting")
    for _ in play(match, random_players(seats)):
        assert match.over or any(decision.blocking for decision in match.pending().values())


@smallest_and_largest_table
def test_bad_answers_are_refused_with_words_and_change_nothing(title: str, seats: int) -> None:
    for match in positions(title, seats, "bad", count=25):
        before = match.fingerprint()
        for seat in range(seats):
            for wrong in bad_answers(match, seat):
                with pytest.raises(engine.Refused) as refusal:
                    match.submit(seat, wrong)
                assert not [
                    w for locale in catalogue.locales() for w in wrong_words(refusal.value.reason, locale)
                ]
        for seat in match.pending():
            old = match.token(seat)
            for token in ("", "0", "x" * 500, f"9{old}", old[:-1]):
                with pytest.raises(engine.Stale):
                    match.submit(seat, match.pending()[seat].default, token)
        for nobody in (-1, seats, 10**9):
            with pytest.raises(engine.NotYours):
                match.submit(nobody, "yes")
        assert match.fingerprint() == before


def bad_answers(match: engine.Match, seat: int) -> list[Any]:
    shapes: list[Any] = [
        None, True, 1.5, -1, 10**30, "", "no such thing", "x" * 10_000, [], [[]], [None], ["a", "a"], [{}],
        {}, {"": ""}, {"no": "such"}, {"a": 1, "b": 2}, {"done": 5}, {"x": {"y": {"z": []}}},
        object(), b"bytes",
    ]  # fmt: skip
    decision = match.pending().get(seat)
    if decision is None:
        return shapes
    theirs = [other.default for other in match.pending().values() if other is not decision]
    return [wrong for wrong in shapes + theirs if problem(decision.choice, wrong) is not None]


@smallest_and_largest_table
def test_every_word_exists_in_every_language(title: str, seats: int) -> None:
    match = engine.start(title, seats, "words")
    said = [words for event in match.opening for words in heard(event)]
    said += [part.label for part in match.game.options.parts]
    said += [order.label for order in match.game.standing]
    for _, events in zip(range(2_000), play(match, random_players(seats)), strict=False):
        said += [words for event in events for words in heard(event)]
        if len(match.log) % 7 == 0:
            said += [words for decision in match.pending().values() for words in words_of(decision)]
    result = match.result()
    parts = {part for score in result.scores for part in score.parts} if result else set()
    said += [engine.text(f"{title}-score-{part}") for part in parts]
    wrong = {w for locale in catalogue.locales() for words in said for w in wrong_words(words, locale)}
    assert not wrong


def heard(event: engine.Event) -> list[engine.Text]:
    return [words for words in (event.text, *event.private.values()) if words]


@every_table
def test_views_are_typed_and_json(title: str, seats: int) -> None:
    for match in positions(title, seats, "views", count=8):
        for seat in (None, *range(seats)):
            view = match.view(seat)
            assert isinstance(view, match.game.view_type)
            assert codec.decode(match.game.view_type, codec.encode(view), "the view") == view


@every_table
def test_a_quiet_move_can_be_taken_back(title: str, seats: int) -> None:
    match = engine.start(title, seats, "undo")
    taken_back = 0
    rng = engine.Rng("undo")
    while not match.over and taken_back < 20:
        seat, decision = rng.pick(list(match.pending().items()))
        before, token = match.fingerprint(), match.token(seat)
        match.submit(seat, sample(decision.choice, rng))
        if match.log[-1].shown:
            with pytest.raises(engine.CannotUndo):
                match.undo(seat)
        else:
            back = match.undo(seat)
            taken_back += 1
            assert back.fingerprint() == before
            with pytest.raises(engine.Stale):
                back.submit(seat, decision.default, token)
    assert taken_back


@every_table
def test_every_option_can_be_played(title: str, seats: int) -> None:
    form = engine.titles()[title].options
    for part in form.parts:
        assert isinstance(part.choice, engine.Pick), "an option is a choice of one value"
        for option in part.choice.options[1:]:
            match = engine.start(title, seats, "options", {part.id: option.id})
            for _ in play(match, random_players(seats)):
                pass
            assert match.result() is not None


@every_table
def test_the_same_seed_plays_the_same_game(title: str, seats: int) -> None:
    assert (
        finished(title, seats, "same")["fingerprint"]
        == finished.__wrapped__(title, seats, "same")["fingerprint"]
    )
