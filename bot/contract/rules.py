"""What the rules of a title promise: games end, score and replay, and every question can be answered."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import engine
from bot.contract.check import Broken, check, must, must_try
from bot.contract.games import (
    LONGEST,
    describe,
    game_record,
    play,
    positions,
    random_players,
    usual_bots,
)
from bot.contract.wording import languages_due, words_in, words_of, wrong_words
from engine import codec
from engine.asking import Asking
from engine.choice import AllOf, Choice, OneOf, answerable, problem, sample
from engine.players import next_move

WORDY = 2_000
"""Moves of a game whose words are looked up."""
UNDONE = 20
"""Moves of a game that are undone."""


@check(
    "random games end, score every seat, and neither make nor lose a piece",
    remedy="let every step leave the stack in the end, give `result` a score for each seat whose parts add "
    "up to its total, and let `census` count everything that only changes its place.",
)
def games_end(title: str, seats: int) -> None:
    for seed in ("one", "two", "three"):
        match = engine.start(title, seats, seed)
        census = match.game.census(match.state)
        for _ in play(match, random_players(seats), seed):
            must(len(match.log) < LONGEST, f"{describe(match)}: the game does not end")
            now = match.game.census(match.state)
            must(now == census, f"{describe(match)}: the census was {census} and is {now}")
        _check_result(match)


def _check_result(match: engine.Match) -> None:
    result = match.result()
    assert result is not None
    _check_every_seat_is_scored(match, result)
    must(bool(result.winners), f"{describe(match)}: nobody has place 1 in {result.scores}")
    places = [score.place for score in result.scores]
    must(places == sorted(places), f"{describe(match)}: scores come in the order of places, not {places}")
    for score in result.scores:
        total = sum(score.parts.values())
        must(total == score.total, f"{describe(match)}: the parts of {score} make {total}")


def _check_every_seat_is_scored(match: engine.Match, result: engine.Result) -> None:
    seats = sorted(score.seat for score in result.scores)
    must(seats == list(range(match.seats)), f"{describe(match)}: `result` scores the seats {seats}")


@check(
    "a game can be scored as it is at any moment",
    remedy="let `result` work in the middle of a game and change nothing: clocks and bots ask for it.",
)
def scored_at_any_moment(title: str, seats: int) -> None:
    for match in positions(title, seats, "as it is", count=25):
        before = match.fingerprint()
        _check_every_seat_is_scored(match, match.game.result(match.state))
        must(match.fingerprint() == before, f"{describe(match)}: `result` changed the state")


@check(
    "the usual bot finishes a game",
    remedy="let `usual_bot()` answer every question that the table waits for, as its choice allows.",
)
def usual_bot_finishes(title: str, seats: int) -> None:
    match = engine.start(title, seats, "house")
    for _ in play(match, usual_bots(match)):
        must(len(match.log) < LONGEST, f"{describe(match)}: bots do not come to an end")
    must(match.result() is not None, f"{describe(match)}: bots stopped in the middle")


@check(
    "seed and log replay to the same state, move by move",
    remedy="draw chance from `dealer.rng` alone, and never go by the order of a set or by the clock.",
    tables="ends",
)
def replays(title: str, seats: int) -> None:
    match = engine.start(title, seats, "replay")
    prints = [match.fingerprint()]
    prints += [match.fingerprint() for _ in play(match, random_players(seats))]
    again = engine.start(title, seats, "replay")
    for move, before, after in zip(match.log, prints, prints[1:], strict=False):
        must(again.fingerprint() == before, f"{describe(again)}: the setup differs when it is played again")
        again.submit(move.seat, move.answer)
        must(again.fingerprint() == after, f"{describe(again)}: this move came to another state before")
    must(engine.replay(match.dump()).fingerprint() == prints[-1], "the whole record ends in another state")


@check(
    "the same seed plays the same game",
    remedy="keep nothing of one game for the next: no module, class or player may remember a game.",
)
def same_seed_same_game(title: str, seats: int) -> None:
    first = game_record(title, seats, "same")
    again = game_record.__wrapped__(title, seats, "same")
    must(first["fingerprint"] == again["fingerprint"], "two games from the seed 'same' ended differently")


@check(
    "reading a question changes nothing",
    remedy="let a callable in a Decision, a Branch, an Option or a Pick read the state and change nothing.",
)
def reading_changes_nothing(title: str, seats: int) -> None:
    for match in positions(title, seats, "reading", count=25):
        before = match.fingerprint()
        for decision in match.pending().values():
            codec.encode_question(decision)
        must(match.fingerprint() == before, f"{describe(match)}: reading a question changed the state")


@check(
    "an answer means the same as long as its token holds",
    remedy="give the question another `moment` when an id comes to mean something else, or give what is new "
    "an id of its own: someone may be filling in the form while others play.",
)
def answers_keep_their_meaning(title: str, seats: int) -> None:
    """The last seat keeps silent unless it is waited for, so that its questions grow old."""
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
                for key in then.keys() & now.keys():
                    meanings = f"{key} of {decision.key} meant {then[key]} and now means {now[key]}"
                    must(then[key] == now[key], f"{describe(match)}: {meanings}")
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


SAVED = "keep all of a game in its state, in fields that JSON can hold: no object that two fields share."


@check("saving and loading change nothing", remedy=SAVED, tables="ends")
def saved_and_loaded(title: str, seats: int) -> None:
    for match in positions(title, seats, "save", count=30):
        _check_saving(match)


@check("saving and loading change nothing at any move", remedy=SAVED, at_length=True)
def saved_at_every_move(title: str, seats: int) -> None:
    match = engine.start(title, seats, "save")
    for _ in play(match, random_players(seats)):
        _check_saving(match)


def _check_saving(match: engine.Match) -> None:
    loaded = engine.load(match.dump(log=False))
    must(loaded.fingerprint() == match.fingerprint(), f"{describe(match)}: loaded, it is another state")
    must(loaded.pending() == match.pending(), f"{describe(match)}: loaded, it asks something else")
    tokens = [[world.token(seat) for seat in world.pending()] for world in (match, loaded)]
    must(tokens[0] == tokens[1], f"{describe(match)}: loaded, its questions have other tokens")


@check(
    "a copy shares nothing with the original",
    remedy="keep what changes in the state: a list or dict of a module or class is shared by all games.",
)
def copies_share_nothing(title: str, seats: int) -> None:
    for match in positions(title, seats, "copy", count=3):
        before = match.fingerprint()
        for _ in play(match.copy(), random_players(seats)):
            pass
        must(match.fingerprint() == before, f"{describe(match)}: playing a copy changed the original")


@check(
    "no step changes an answer",
    remedy="copy what you keep of an answer, or read it and leave it: it goes into the log as it came.",
)
def answers_stay_as_they_came(title: str, seats: int) -> None:
    match, rng = engine.start(title, seats, "answers"), engine.Rng("players")
    came = []
    while (following := next_move(match, random_players(seats), rng)) is not None:
        came.append(json.dumps(following[1]))
        match.submit(*following)
    for number, (move, answer) in enumerate(zip(match.log, came, strict=True), start=1):
        now = json.dumps(move.answer)
        must(now == answer, f"the answer of move {number} was {answer} and became {now}")


@check(
    "every question can be answered, one simple question at a time",
    remedy="ask only where some answer fits, and let every answer that fits be playable: block what is not.",
    tables="ends",
)
def answered_by_gaps(title: str, seats: int) -> None:
    rng = engine.Rng("gaps")
    for match in positions(title, seats, "gaps", count=40):
        for seat, decision in match.pending().items():
            where = f"{describe(match)}: {decision.key} of seat {seat}"
            must(answerable(decision.choice), f"{where} cannot be answered")
            answer = _fill_gaps(decision.choice, rng)
            reason = problem(decision.choice, answer)
            must(reason is None, f"{where}: {answer!r}, filled in gap by gap, is refused with {reason}")
            match.copy().submit(seat, answer, match.token(seat))


def _fill_gaps(choice: Choice, rng: engine.Rng) -> engine.Answer:
    asking = Asking(choice)
    while (missing := asking.next()) is not None:
        asking = asking.put((missing.path, sample(missing.leaf, rng)))
    return asking.answer


@check(
    "a game in which the clock plays for everyone ends",
    remedy="give each question a `default` that fits its choice and leads on, or None to let a bot play.",
)
def defaults_end(title: str, seats: int) -> None:
    match = engine.start(title, seats, "defaults")
    rng = engine.Rng("where nothing is sensible")
    while not match.over:
        must(len(match.log) < LONGEST, f"{describe(match)}: the defaults do not come to an end")
        seat, decision = next((s, d) for s, d in match.pending().items() if d.blocking)
        answer = decision.default if decision.default is not None else sample(decision.choice, rng)
        reason = problem(decision.choice, answer)
        must(reason is None, f"{describe(match)}: the default {answer!r} of {decision.key} is {reason}")
        match.submit(seat, answer)


@check(
    "the table always waits for someone",
    remedy="ask at least one seat with `blocking=True`, or ask nobody and let `goes` lead on.",
)
def someone_is_waited_for(title: str, seats: int) -> None:
    match = engine.start(title, seats, "waiting")
    for _ in play(match, random_players(seats)):
        waits = match.over or any(decision.blocking for decision in match.pending().values())
        must(waits, f"{describe(match)}: seats {list(match.pending())} may answer, and nobody has to")


@check(
    "bad answers are refused with words and change nothing",
    remedy="leave judging to the choice, and change the state in `goes` and `takes` only.",
    tables="ends",
)
def bad_answers_are_refused(title: str, seats: int) -> None:
    for match in positions(title, seats, "bad", count=25):
        before = match.fingerprint()
        for seat in range(seats):
            for wrong in _bad_answers(match, seat):
                reason = _refusal(match, seat, wrong).reason
                lines = [line for locale in languages_due(title) for line in wrong_words(reason, locale)]
                must(not lines, f"{describe(match)}: the refusal of {wrong!r} lacks words: {lines}")
        for seat in match.pending():
            old = match.token(seat)
            for token in ("", "0", "x" * 500, f"9{old}", old[:-1]):
                refusal = _refusal(match, seat, match.pending()[seat].default, token)
                must(isinstance(refusal, engine.Stale), f"{describe(match)}: token {token!r}: {refusal!r}")
        for nobody in (-1, seats, 10**9):
            refusal = _refusal(match, nobody, "yes")
            must(isinstance(refusal, engine.NotYours), f"{describe(match)}: seat {nobody}: {refusal!r}")
        must(match.fingerprint() == before, f"{describe(match)}: a refused answer changed the state")


def _refusal(match: engine.Match, seat: int, answer: Any, token: str | None = None) -> engine.Refused:
    try:
        match.submit(seat, answer, token)
    except engine.Refused as refusal:
        return refusal
    raise Broken(f"{describe(match)}: seat {seat} answered {answer!r}, and nobody refused it")


def _bad_answers(match: engine.Match, seat: int) -> list[Any]:
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


@check(
    "every word exists in every language that the stage of the title asks for",
    remedy="write what is missing into the catalogues of the title, with the arguments that the code gives.",
    tables="ends",
)
def words_exist(title: str, seats: int) -> None:
    wrong = missing_words(title, languages_due(title), seats)
    must(not wrong, "\n".join(sorted(wrong)))


def missing_words(title: str, languages: Iterable[str], seats: int | None = None) -> set[str]:
    """What a game of a title cannot say in these languages."""
    match = engine.start(title, seats or engine.game(title).seats[-1], "words")
    texts = [words for event in match.opening for words in words_in(event)]
    texts += [part.label for part in match.game.options.parts]
    texts += [order.label for order in match.game.standing]
    for _, events in zip(range(WORDY), play(match, random_players(match.seats)), strict=False):
        texts += [words for event in events for words in words_in(event)]
        if len(match.log) % 7 == 0:
            texts += [words for decision in match.pending().values() for words in words_of(decision)]
    result = match.result()
    parts = {part for score in result.scores for part in score.parts} if result else set()
    texts += [engine.text(f"{title}-score-{part}") for part in parts]
    return {line for locale in languages for words in texts for line in wrong_words(words, locale)}


@check(
    "views are typed and can be sent as JSON",
    remedy="return the `view_type` of the game, a dataclass whose fields JSON can hold.",
)
def views_are_json(title: str, seats: int) -> None:
    for match in positions(title, seats, "views", count=8):
        for seat in (None, *range(seats)):
            view, kind = match.view(seat), match.game.view_type
            must(isinstance(view, kind), f"{describe(match)}: the view of seat {seat} is no {kind.__name__}")
            again = codec.decode(kind, codec.encode(view), "the view")
            must(again == view, f"{describe(match)}: read from JSON, the view of seat {seat} is another")


@check(
    "a quiet move can be undone",
    remedy="keep nothing of a move outside the state, so that the moves before it lead back to where it was.",
)
def quiet_moves_can_be_undone(title: str, seats: int) -> None:
    match = engine.start(title, seats, "undo")
    rng, undone = engine.Rng("undo"), 0
    while not match.over and undone < UNDONE:
        seat, decision = rng.pick(list(match.pending().items()))
        before, token = match.fingerprint(), match.token(seat)
        match.submit(seat, sample(decision.choice, rng))
        if match.result() is not None:
            break
        if match.log[-1].shown:
            must(_is_undo_refused(match, seat), f"{describe(match)}: a move that showed something was undone")
            continue
        back = match.undo(seat)
        undone += 1
        must(back.fingerprint() == before, f"{describe(match)}: undone, the last move leads elsewhere")
        stale = _refusal(back, seat, decision.default, token)
        must(isinstance(stale, engine.Stale), f"{describe(match)}: an undone question can be answered again")
    must_try(title, undone, "no move was undone")


def _is_undo_refused(match: engine.Match, seat: int) -> bool:
    try:
        match.undo(seat)
    except engine.CannotUndo:
        return True
    return False


@check(
    "every option can be played",
    remedy="let each part of `options` be a Pick of one value, and let a game with any of them end.",
)
def options_can_be_played(title: str, seats: int) -> None:
    for part in engine.game(title).options.parts:
        must(isinstance(part.choice, engine.Pick), f"{part.id} is not a choice of one value")
        assert isinstance(part.choice, engine.Pick)
        for option in part.choice.options[1:]:
            match = engine.start(title, seats, "options", {part.id: option.id})
            for _ in play(match, random_players(seats)):
                pass
            must(match.result() is not None, f"{describe(match)}: no result")
