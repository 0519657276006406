"""A table by typed lines: letters ask, numbers and words answer, in every title alike."""

from functools import cache
from unittest.mock import MagicMock

import pytest

import engine
from bot.clock import FakeClock
from bot.host import dialogue
from bot.host.host import Host
from bot.store import Store
from bot.table.seating import SeatSpec
from data import catalogue
from engine.asking import Asking, free_options
from engine.choice import AllOf, Amount, Bucket, Choice, Option, Part, Pick, Share
from engine.core import Decision, Result, Score
from engine.errors import Refused
from engine.rng import Rng
from engine.text import text
from render.words import Words
from tests.kit import play
from tests.typed_lines import typed_lines

TITLES = sorted(engine.titles())
WORDS = Words("en", ["Ada", "Bo", "Cem", "Dia", "Eva"])


@cache
def decisions(title: str) -> tuple[Decision, ...]:
    """Questions of a whole game among bots, each kind of them a few times."""
    match = engine.start(title, max(engine.game(title).seats), f"dialogue {title}")
    seen: dict[str, list[Decision]] = {}
    house = match.game.usual_bot()
    for _ in play(match, dict.fromkeys(range(match.seats), house), "dialogue"):
        for seat, decision in match.pending().items():
            held = seen.setdefault(decision.key, [])
            if len(held) < 6:
                held.append(match.copy().pending()[seat])  # what it offers is found out when it is read
    return tuple(decision for held in seen.values() for decision in held)


def answered(choice: Choice, lines: list[str]) -> object:
    asking = Asking(choice)
    for line in lines:
        asking = dialogue.fill_in(asking, line, WORDS)
    return asking.answer


@pytest.mark.parametrize("title", TITLES)
def test_every_answer_can_be_typed_by_numbers(title: str) -> None:
    rng, tried = Rng(title), 0
    for decision in decisions(title):
        for _ in range(5):
            answer = engine.sample(decision.choice, rng)
            made = answered(decision.choice, typed_lines(decision.choice, answer))
            assert engine.problem(decision.choice, made) is None
            assert typed_lines(decision.choice, made) == typed_lines(decision.choice, answer)
            tried += 1
    assert tried > 40


@pytest.mark.parametrize("title", TITLES)
def test_every_option_is_found_by_the_words_that_are_read_out(title: str) -> None:
    tried = 0
    for decision in decisions(title):
        asking = Asking(decision.choice)
        asked = asking.next()
        if asked is None or not isinstance(asked.leaf, Pick) or not asked.leaf.single:
            continue
        for option in free_options(asked.leaf):
            said = dialogue.say_option(option, WORDS)
            assert option.id in str(dialogue.fill_in(asking, said, WORDS).draft)
            assert said in dialogue.say_gap(asking, WORDS)
            tried += 1
    assert tried > 20


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("w", ("w", "")),
        ("B Modon", ("b", "Modon")),
        ("ok", ("ok", "")),
        ("l 3", ("l", "3")),
        ("4", ("", "4")),
        ("w modon", ("", "w modon")),
        ("modon", ("", "modon")),
        (" u ", ("u", "")),
        ("Undo", ("u", "")),
        ("undone", ("", "undone")),
    ],
)
def test_a_letter_asks_and_anything_else_answers(line: str, meant: tuple[str, str]) -> None:
    assert dialogue.split_line(line) == meant


GOODS = Share(
    [Bucket("a", text("plain", what="cloth"), 0, 3), Bucket("b", text("plain", what="silk"), 0, 2)], 0, 4
)


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("2 1", {"a": 2, "b": 1}),
        ("silk 2", {"a": 0, "b": 2}),
        ("1 cloth, 2 silk", {"a": 1, "b": 2}),
        ("2=1", {"a": 0, "b": 1}),
        ("1-2=2", {"a": 2, "b": 2}),
        ("*21", {"a": 2, "b": 1}),
        ("*3", {"a": 3, "b": 0}),
        (".", {"a": 0, "b": 0}),
        ("0", {"a": 0, "b": 0}),
    ],
)
def test_what_is_shared_out_is_typed_by_numbers_or_names(line: str, counts: dict[str, int]) -> None:
    assert answered(GOODS, [line]) == counts


def test_digits_count_in_what_people_count_in() -> None:
    """Six prices of Genoa by their numbers took 40 keys."""
    prices = Share([Bucket(place, SILK, 0, 100, unit=5) for place in "abc"], 0, 100)
    assert answered(prices, ["*403"]) == {"a": 20, "b": 0, "c": 15}


CLOTH, SILK = (text("plain", what=what) for what in ("cloth", "silk"))


def test_several_steps_stand_in_one_line() -> None:
    both = AllOf([Part("port", CLOTH, PORTS), Part("goods", SILK, GOODS)])
    assert answered(both, ["modon > silk 2"]) == {
        "port": "modon",
        "goods": {"a": 0, "b": 2},
    }


PORTS = Pick(
    [
        Option("modon", text("plain", what="Modon")),
        Option("modena", text("plain", what="Modena")),
        Option("rodi", text("plain", what="Rhodes"), blocked=text("refuse-stale")),
    ]
)


def test_a_line_is_meant_for_the_question_that_its_reader_knew() -> None:
    taken = Pick([PORTS.options[1], PORTS.options[2]])
    known, now = (dialogue.name_listing("1.0.ab", Asking(choice)) for choice in (PORTS, taken))
    assert dialogue.is_meant(known, known, "1")
    assert not dialogue.is_meant(known, now, "1"), "the numbers have moved"
    assert dialogue.is_meant(known, now, "modena"), "a word means the same"
    assert dialogue.is_meant(known, now, "ok")
    assert not dialogue.is_meant(known, now, "1", "ok"), "a step before was a number"
    assert not dialogue.is_meant(known, dialogue.name_listing("2.0.cd", Asking(PORTS)), "modena")
    assert dialogue.is_meant("1.0.ab", now, "1"), "a page of before knows its question alone"
    assert not dialogue.is_meant("", now, "modena")


def test_what_is_asked_behind_the_next_step_matters_to_several_steps_alone() -> None:
    few = AllOf([Part("port", CLOTH, PORTS), Part("then", SILK, Pick(PORTS.options[:1]))])
    many = AllOf([Part("port", CLOTH, PORTS), Part("then", SILK, PORTS)])
    known, now = (dialogue.name_listing("1.0.ab", Asking(choice)) for choice in (few, many))
    assert dialogue.is_meant(known, now, "1")
    assert not dialogue.is_meant(known, now, "1 > 1")
    known, now = (
        dialogue.name_listing("1.0.ab", Asking(many).put((("port",), port))) for port in ("modon", "modena")
    )
    assert dialogue.is_meant(known, now, "1 > 1"), "what was chosen is no list"


def test_a_line_is_cut_from_whichever_page_it_comes() -> None:
    endless = "modon" + " " * dialogue.LONGEST_LINE + "> corfu"
    assert answered(PORTS, [endless]) == "modon"
    assert dialogue.split_line(f"1{'0' * 300}") == ("", f"1{'0' * 199}")


@pytest.mark.parametrize("typed", ["naples", "Napoli", "neap", "nápoles"])
def test_a_place_is_chosen_by_its_name_in_any_language(typed: str) -> None:
    ports = Pick([Option(name, text("mediterranee-place", name=name)) for name in ("Napoli", "Corfu")])
    assert answered(ports, [typed]) == "Napoli"


@pytest.mark.parametrize(
    ("choice", "line", "words"),
    [
        (PORTS, "mod", "Which one: Modon and Modena?"),
        (PORTS, "rhodes", WORDS("refuse-stale")),
        (PORTS, "3", "A number from 1 to 2."),
        (PORTS, "tunis", "There’s no “tunis” to choose. O reads out your options."),
        (
            PORTS,
            "modon > corfu",
            "Nothing was chosen: “corfu” is more than this move needs. Leave it out.",
        ),
        (Amount(1, 6), "many", "A number from 1 to 6."),
        (GOODS, "1 2 3", "Type 2 numbers, one for each, or names with numbers."),
        (GOODS, "*111", "Type 2 numbers, one for each, or names with numbers."),
        (GOODS, "1-3=1", "A number from 1 to 2."),
        (GOODS, "2-1=1", "A number from 1 to 2."),
        (GOODS, "wine 2", "There’s no “wine 2” to choose. O reads out your options."),
    ],
)
def test_what_is_unclear_gets_one_sentence(choice: Choice, line: str, words: str) -> None:
    with pytest.raises(Refused) as refused:
        answered(choice, [line])
    assert WORDS.say(refused.value.reason) == words


@pytest.fixture
async def host(tmp_path_factory: pytest.TempPathFactory) -> Host:
    store = await Store.open(str(tmp_path_factory.mktemp("dialogue") / "games.db"))
    return Host(store, FakeClock())


def test_after_the_end_it_is_told_who_won_and_how_all_did() -> None:
    match = engine.start("neptun", 3, "over")
    house = match.game.usual_bot()
    for _ in play(match, dict.fromkeys(range(match.seats), house), "over"):
        pass
    result = match.result()
    assert result is not None
    over = MagicMock(state="over", title="neptun")
    over.decision.return_value = None
    over.result.return_value = result
    heard = dialogue.whose_turn(over, 0, WORDS)
    assert heard.startswith(f"{WORDS.name(result.winners[0])} wins with {result.scores[0].total} points. ")
    assert all(f"{WORDS.name(score.seat)}: {score.total}" in heard for score in result.scores)


@pytest.mark.parametrize(
    ("title", "many", "single"),
    [
        ("genoa", "ducats", "ducat"),
        ("mediterranee", "prosperity points", "prosperity point"),
        ("neptun", "points", "point"),
        ("oltremare", "ducats", "ducat"),
        ("serenissima", "ducats", "ducat"),
    ],
)
def test_a_win_says_what_the_game_counts(title: str, many: str, single: str) -> None:
    won = Result([Score(0, 1, 68, {}), Score(1, 2, 50, {})])
    assert dialogue.say_winners(title, won, WORDS) == f"Ada wins with 68 {many}"
    shared = Result([Score(0, 1, 1, {}), Score(1, 1, 1, {})])
    assert dialogue.say_winners(title, shared, WORDS) == f"Ada and Bo share the win with 1 {single} each"


@pytest.mark.parametrize("title", TITLES)
def test_every_game_names_its_score_in_every_language(title: str) -> None:
    won = Result([Score(0, 1, 68, {}), Score(1, 2, 50, {})])
    for locale in catalogue.languages():
        heard = dialogue.say_winners(title, won, Words(locale, ["Ada", "Bo"]))
        assert "68" in heard
        assert "score-total" not in heard


async def test_the_letters_tell_of_turn_log_places_players_and_oneself(host: Host) -> None:
    opened = await host.open("mediterranee", [SeatSpec("Ada"), SeatSpec("Zoe")], seed="letters")
    table = await host.table(opened.match_id)
    words = table.words("en")

    async def heard(line: str, seat: int | None = 0) -> str:
        letter, about = dialogue.split_line(line)
        asked = table.decision(seat)
        asking = Asking(asked.choice) if asked else None
        return await dialogue.reply(host, table, seat, letter, about, words, asking)

    decision = table.decision(0)
    assert decision is not None
    assert words.say(decision.prompt) in await heard("w")
    assert await heard("w", None) == dialogue.whose_turn(table, None, words)
    assert (await heard("b modon")).startswith("Modon: ")
    assert (await heard("b")).startswith("Round 1 of 12"), "what is going on comes before the places"
    assert "Modon: " in await heard("b")
    assert (await heard("n modon")).startswith("Next to: ")
    assert (await heard("p zoe")).startswith("Zoe: ")
    assert "Zoe" in await heard("p")
    assert await heard("m") not in ("", await heard("m", 1))
    assert await heard("m", None) == "You have no seat at this table."
    assert "1 " in await heard("o")
    assert await heard("t") == "No clock is running."
    assert await heard("l")
    assert "whose turn" in await heard("?")
    assert await heard("b atlantis") == words("tell-unknown", name="atlantis")
    await host.close()
    await host.store.close()
