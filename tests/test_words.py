"""The catalogues: the same keys and the same arguments in every language."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import engine
from data import catalogue
from data.loader import BadData
from engine.text import SeatName, text
from render.fonts import Face
from render.lettering import ink
from render.words import Words, choose
from tests.kit import played
from tests.languages.folders import rules_pages, word_files
from tests.languages.slips import slips


@pytest.mark.parametrize("locale", catalogue.locales())
def test_no_key_stands_twice(locale: str) -> None:
    """Of two messages with one key only the first is ever said."""
    written = Counter(
        key
        for path in catalogue.files(locale)
        for key in re.findall(r"^(-?[a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert {key for key, count in written.items() if count > 1} == set()
    assert len(written) >= len(catalogue.keys(locale))


def test_names_and_lists_are_said_as_the_language_says_them() -> None:
    words = text("list-last", most=(SeatName(0), SeatName(1)), last="x")
    assert Words("en", ["Ada", "Bo"]).say(words) == "Ada and Bo and x"
    assert Words("fr", ["Ada"]).say(words) == "Ada et Place 2 et x"


def test_french_elides_before_a_name_that_begins_with_a_vowel() -> None:
    lead = text("web-watching", names=SeatName(0))
    assert Words("fr", ["Élise"]).say(lead) == "Au tour d’Élise"
    assert Words("fr", ["Marco"]).say(lead) == "Au tour de Marco"
    assert Words("fr")("web-from-to", low=1, high=5) == "de 1 à 5"


def test_french_leaves_a_name_as_it_is_spelt() -> None:
    said = Words("fr", ["Inês de Almeida"])
    assert said("web-watching", names=SeatName(0)) == "Au tour d’Inês de\u00a0Almeida"
    assert said("mediterranee-place", name="Mar de Alborán") == "Mer d’Alboran"


@pytest.mark.parametrize("title", sorted(engine.titles()))
@pytest.mark.parametrize("locale", catalogue.locales())
def test_every_question_is_a_sentence(title: str, locale: str) -> None:
    asked = {Words(locale).say(prompt) for prompt in played(title)[0]}
    assert len(asked) > 4
    assert not [prompt for prompt in asked if prompt[-1] not in ".?!)"]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Ada has 1 sailors."),
        ("en", "Ada gets -3 ducats."),
        ("en", "Ada sails to Ragusa ."),
        ("fr", "Ada a 0 marins."),
        ("fr", "Ada part de le port."),
        ("fr", "Ada part de  Raguse."),
    ],
)
def test_slips_are_found(locale: str, said: str) -> None:
    assert slips(said, locale)


@pytest.mark.parametrize("title", sorted(engine.titles()))
@pytest.mark.parametrize("locale", catalogue.locales())
def test_nothing_that_a_game_says_has_a_slip(title: str, locale: str) -> None:
    words = Words(locale, ["Ada", "Bo", "Élise"])
    said = {words.say(one) for one in played(title)[1]}
    assert len(said) > 50
    assert not [(one, found) for one in said if (found := slips(one, locale))]


def test_the_sign_of_a_number_below_zero_is_a_minus() -> None:
    assert Words("fr")("oltremare-scored-pirates", count=-13) == "pirates −13"


def test_french_goes_by_way_of_crete_with_an_article() -> None:
    by = tuple(text("neptun-by", id=port, port=text(f"neptun-port-{port}")) for port in ("tyros", "crete"))
    told = Words("fr", ["Ada"])(
        "neptun-sailed-via", who=SeatName(0), via=by, port="Athènes", miles=14, gold=0
    )
    assert told == "Ada rejoint Athènes par Tyr et la Crète (14 milles)."


@pytest.mark.parametrize(
    ("key", "args", "english", "french"),
    [
        ("genoa-drawn-message", {"count": 1}, "a message", "une ambassade"),
        ("genoa-drawn-message", {"count": 2}, "2 messages", "2 ambassades"),
        ("mediterranee-note-slots", {"count": 1, "slots": (500,)}, "pays 500", "rapporte 500"),
        (
            "mediterranee-note-slots",
            {"count": 2, "slots": (200, 300)},
            "pays 200 and 300, one after the other",
            "rapporte 200 et 300, l’un après l’autre",
        ),
    ],
)
def test_how_many_is_told(key: str, args: dict[str, Any], english: str, french: str) -> None:
    assert [Words(locale)(key, **args) for locale in ("en", "fr")] == [english, french]


def test_french_signs_never_begin_a_line() -> None:
    said = Words("fr", ["Ada"]).say(text("list-last", most="Quoi ? « Rien »", last="ceci : cela"))
    assert said == "Quoi\u202f? «\u00a0Rien\u00a0» et ceci\u00a0: cela"


def test_wood_is_one_word() -> None:
    for page in [*word_files("en"), *rules_pages("en").values()]:
        assert "timber" not in page.read_text(encoding="utf-8").lower(), page.name


def test_one_and_many_are_said_as_the_language_says_them() -> None:
    def odds(chance: int) -> str:
        return Words("en")("serenissima-note-dice", mine=1, theirs=4, chance=chance)

    assert "1% to win" in odds(1)
    assert "42% to win" in odds(42)
    assert Words("fr")("serenissima-count-good", count=3, good="or") == "3 × or"
    offer = {"space": "the Cathedral", "terms": "silk", "who": "Ada"}
    assert Words("en")("genoa-alt-offer", **offer) == "Ada offers for the Cathedral: silk."


ISLANDS = {"Creta": "Crète", "Sardegna": "Sardaigne", "Sicilia": "Sicile"}


@pytest.mark.parametrize("key", ["serenissima-built-fort", "serenissima-sold", "mediterranee-built-galley"])
def test_french_says_en_of_an_island_and_a_of_a_town(key: str) -> None:
    assert key in catalogue.keys("fr")

    def told(port: str) -> str:
        return Words("fr", ["Ada"])(key, who=SeatName(0), port=port, galley=1, goods="vin", ducats=2)

    assert "à Tunis" in told("Tunis")
    assert all(f"en {name}" in told(port) for port, name in ISLANDS.items())


def test_a_narrow_space_is_drawn_as_a_space() -> None:
    assert ink("2\u202f000", Face.SANS, 40) == ink("2\u00a0000", Face.SANS, 40)


def test_a_word_unknown_everywhere_shows_its_key_rather_than_nothing() -> None:
    assert Words("fr")("no-such-word") == "no-such-word"


@pytest.mark.parametrize(
    ("wanted", "locale"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", "fr"),
        ("xx-XX,xx;q=0.9", "en"),
        ("en;q=0.3, fr;q=0.8", "fr"),
        ("fr;q=0, en", "en"),
        ("fr;q=nonsense", "en"),
        ("en-US", "en"),
        ("", "en"),
        ("*", "en"),
        ("fr_CA", "fr"),
    ],
)
def test_the_readers_language_is_chosen_from_what_there_is(wanted: str, locale: str) -> None:
    assert choose(wanted) == locale


def test_the_readers_language_is_found_among_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "locales", lambda: ("en", "de", "es", "fr", "it", "nl"))
    wishes = {
        "de-AT,de;q=0.9,en;q=0.8": "de",
        "pt-BR;q=0.9, it;q=0.5, nl;q=0.7": "nl",
        "es-419": "es",
        "es-ES": "es",
        "it_CH": "it",
        "pt-BR": "en",
    }
    assert {wanted: choose(wanted) for wanted in wishes} == wishes


def test_a_broken_catalogue_is_refused_with_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "bad.ftl").write_text("= nonsense\n", encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    with pytest.raises(BadData, match=r"words/en/bad\.ftl"):
        catalogue.bundle.__wrapped__("en")
    (folder / "bad.ftl").write_text("a = 1\n", encoding="utf-8")
    (folder / "more.ftl").write_text("a = 2\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"words/en/more\.ftl: a: stands in words/en/bad\.ftl already"):
        catalogue.bundle.__wrapped__("en")
    (folder / "more.ftl").write_text("b = 1\n\nb = 2\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"words/en/more\.ftl: b: stands in words/en/more\.ftl already"):
        catalogue.bundle.__wrapped__("en")


def test_taking_back_has_one_name() -> None:
    """A move is undone, or taken back, a plan or a request withdrawn: players read no other word for it."""
    other = re.compile(r"\b(rewind|revert|go back to before)\b", re.IGNORECASE)
    found = [
        line
        for path in catalogue.files(catalogue.SOURCE)
        for line in path.read_text(encoding="utf-8").splitlines()
        if other.search(re.sub(r"^[a-z][\w-]* = ", "", line)) and not line.startswith("#")
    ]
    assert found == []


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en", "Pisa: garrison 2. Warehouse: empty."),
        ("de", "Pisa: Besatzung 2. Lagerhaus: leer."),
        ("nl", "Pisa: garnizoen 2. Pakhuis: leeg."),
        ("es", "Pisa: guarnición 2. Almacén: vacío."),
    ],
)
def test_an_empty_warehouse_is_said_as_one(locale: str, sentence: str) -> None:
    words = Words(locale)
    empty = words("mediterranee-say-empty")
    assert words("mediterranee-say-port", port="Pisa", garrison=2, cargo=empty) == sentence
