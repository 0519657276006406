"""The contract of every language that people are offered; one in the making is left alone."""

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest

import engine
from bot.chat.messages.parts import ITEM_LABEL, LABEL
from bot.discord.declaring.language import translations
from data import catalogue, language
from data.durations import SECONDS, read_duration, write_duration
from data.forms import Word, form, place
from engine.text import SeatName, text
from render.alphabets import Run, runs
from render.fonts import Face
from render.words import Words, choose
from tests.kit import positions
from tests.languages import __main__ as command
from tests.languages import folders, record
from tests.languages.contract import check_keys, complaints
from tests.languages.drawn import labels_cut
from tests.languages.folders import rules_pages, word_files
from tests.languages.leftover import english_words
from tests.languages.messages import sentences
from tests.languages.places import places

OFFERED = catalogue.locales()
TITLES = sorted(engine.titles())


# --- what every language keeps ------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", OFFERED)
def test_a_language_keeps_its_contract(locale: str) -> None:
    assert complaints(locale) == []


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_no_label_of_a_board_is_cut_in_any_language(title: str) -> None:
    assert {locale: cut for locale in OFFERED if (cut := labels_cut(title, locale))} == {}


@pytest.mark.parametrize("title", TITLES)
def test_every_option_fits_into_a_menu_of_discord_in_any_language(title: str) -> None:
    spoken = [Words(locale, ("Ada", "Bo", "Cleo", "Dan", "Eva")) for locale in OFFERED]
    long: set[str] = set()
    for match in positions(title, max(engine.titles()[title].seats), "menus", count=8):
        for decision in match.pending().values():
            options = getattr(decision.choice, "options", ())
            most = LABEL if len(options) <= 5 else ITEM_LABEL
            long |= {said for one in options for words in spoken if len(said := words.say(one.label)) > most}
    assert long == set()


def test_our_fonts_have_the_letters_of_six_languages() -> None:
    letters = "äöüßÄÖÜ ëïéèêàâçœæùûÿ ñ¿¡áíóúÑÁÉÍÓÚ òìùÒÌÙ „“”«»‚‘’ …–— ·×−½ ºª €"
    for face in Face:
        assert not {one for one in letters if not one.isspace() and runs(one, face) != (Run(one, face),)}


TYPED_ONLY = frozenset("→")
"""Stands in events and questions; no picture draws it."""


@pytest.mark.parametrize("locale", OFFERED)
def test_the_fonts_have_every_letter_of_every_title(locale: str) -> None:
    files = [path for path in word_files(locale) if path.stem in TITLES]
    assert len(files) == len(TITLES)
    written = {one for path in files for one in path.read_text(encoding="utf-8") if not one.isspace()}
    for face in Face:
        assert not {one for one in written if runs(one, face) != (Run(one, face),)} - TYPED_ONLY


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("locale", OFFERED)
@pytest.mark.parametrize("what", ["ruling", "table_option"])
def test_rules_pages_mark_rulings_and_options_in_one_way(title: str, locale: str, what: str) -> None:
    page = rules_pages(locale)[f"{title}.md"].read_text(encoding="utf-8")
    said = re.sub(r"\s+", " ", page)
    mark = getattr(catalogue.language(locale), what)
    name = mark.strip("*: ")
    assert mark in said
    assert f"*{name}*" in said, "the page says what the mark means"
    assert len(re.findall(name, said, re.IGNORECASE)) == said.count(mark) + said.count(f"*{name}*")


# --- dates and numbers --------------------------------------------------------------------------------------

WRITTEN = {
    "en": ("1,234", "1,234,567", "5 Nov 2026", "5 Nov 2026, 09:07"),
    "fr": ("1\u202f234", "1\u202f234\u202f567", "5 nov. 2026", "5 nov. 2026, 09:07"),
    "de": ("1.234", "1.234.567", "05.11.2026", "05.11.2026, 09:07"),
    "nl": ("1.234", "1.234.567", "5 nov 2026", "5 nov 2026, 09:07"),
    "it": ("1.234", "1.234.567", "5 nov 2026", "5 nov 2026, 09:07"),
    "es": ("1234", "1\u202f234\u202f567", "5 nov 2026", "5 nov 2026, 9:07"),
}


@pytest.mark.parametrize("locale", WRITTEN)
def test_dates_and_numbers_are_written_as_the_language_writes_them(locale: str) -> None:
    own, moment = catalogue.language(locale), datetime(2026, 11, 5, 9, 7, tzinfo=UTC)
    numbers = own.number(1234), own.number(1234567)
    assert (*numbers, own.day(moment.date()), own.moment(moment)) == WRITTEN[locale]
    assert own.number(-12) == "−12"


@pytest.mark.parametrize("locale", OFFERED)
def test_sentences_write_dates_and_numbers_so_too(locale: str) -> None:
    own, words = catalogue.language(locale), Words(locale)
    away = words("page-away", first="2026-11-05", last="2027-01-09")
    assert own.day(date(2026, 11, 5)) in away
    assert own.day(date(2027, 1, 9)) in away
    for count in (9999, 12345):
        assert own.number(count) in words("genoa-ducats", count=count)
        assert own.number(count) in words("genoa-from-action", what=text("genoa-ducats", count=count))


LENGTHS = {
    "en": ("90 s", "30 m", "12 h", "2 d"),
    "fr": ("90 s", "30 min", "12 h", "2 j"),
    "de": ("90 Sek.", "30 Min.", "12 Std.", "2 T"),
    "nl": ("90 s", "30 min", "12 u", "2 d"),
    "it": ("90 s", "30 min", "12 h", "2 g"),
    "es": ("90 s", "30 min", "12 h", "2 d"),
}


@pytest.mark.parametrize("locale", LENGTHS)
def test_lengths_of_time_are_written_and_read_as_the_language_writes_them(locale: str) -> None:
    seconds = (90.0, 1800.0, 43200.0, 172800.0)
    assert tuple(write_duration(one, locale) for one in seconds) == LENGTHS[locale]
    for written in (LENGTHS[locale], LENGTHS["en"], LENGTHS["fr"]):
        assert tuple(read_duration(one, locale) for one in written) == seconds
    assert all(one in Words(locale)("agreement-clock-wrong") for one in LENGTHS[locale])


@pytest.mark.parametrize("locale", OFFERED)
def test_every_name_of_a_unit_means_one_length_in_all_languages(locale: str) -> None:
    for unit, names in catalogue.language(locale).time_units.items():
        for other in OFFERED:
            assert {read_duration(f"1 {name}", other) for name in names} == {SECONDS[unit]}


def test_a_length_of_time_may_be_typed_with_a_fraction_and_in_full() -> None:
    assert read_duration("1,5 Stunden", "de") == read_duration(" 1.5H. ") == 5400
    assert read_duration("2 DÍAS", "es") == 172800
    for wrong in ("", "12", "h", "1 fortnight", "1 d 2", "-1 d", "1d2h"):
        with pytest.raises(ValueError, match="90 s, 30 min, 12 h, 2 j"):
            read_duration(wrong, "fr")


# --- English on a page --------------------------------------------------------------------------------------


def test_english_that_is_left_over_on_a_page_is_found() -> None:
    assert english_words("Deine Karten: draw a card", "de") == ["card", "draw"]
    for said in ("Marco fährt nach Corfù.", "Die Händler von Genua", "Deutsch (DE)", "Park", "Fondaco"):
        assert english_words(said, "de") == []


# --- whose language -----------------------------------------------------------------------------------------


@pytest.fixture
def six(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six languages are offered."""
    monkeypatch.setattr(catalogue, "locales", lambda: ("en", "de", "es", "fr", "it", "nl"))


def test_commands_are_translated_for_every_locale_of_discord(six: None) -> None:
    assert translations("cmd-launch").keys() == {"de", "es-ES", "es-419", "fr", "it", "nl"}


def test_every_locale_of_discord_is_answered_in_the_best_language(six: None) -> None:
    wanted = {"de": "de", "es-ES": "es", "es-419": "es", "it": "it", "nl": "nl", "en-US": "en", "ja": "en"}
    assert {one.value: choose(one.value) for one in discord.Locale if one.value in wanted} == wanted


# --- a language in the making -------------------------------------------------------------------------------

MADE = {
    "language.yaml": """name: Sprache
formats: de
quotes: „“
meetings: [{pattern: 'zu dem', written: zum}]
""",
    "web.ftl": "web-new-game = Neues Spiel\n",
    "grammar.ftl": """form-to = nach { $name }
form-gender = { "m" }
""",
    "places.ftl": """place-creta = Kreta
    .to = auf die Insel { $name }
""",
    "neptun.ftl": """neptun-port-roma = Rom
neptun-port-crete = Kreta
    .to = zu dem schönen Kreta
    .gender = n
neptun-stay = { $port } { FORM($port, "gender") ->
    [n] (sächlich)
   *[m] (männlich)
  }
neptun-stayed = { $who } fährt { FORM($port, "to") }.
neptun-turn-up-note = { CAPITAL(FORM($port, "to")) }
list-last = { $most } und { $last }
""",
}


def add_language(folder: Path, files: dict[str, str]) -> None:
    folder.mkdir()
    for name, written in files.items():
        (folder / name).write_text(written, encoding="utf-8")


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A language with a few sentences, beside English."""
    add_language(tmp_path / "xx", MADE)
    (tmp_path / "en").symlink_to(catalogue.FOLDER / "en")
    cached: list[Any] = [
        catalogue.bundle,
        catalogue.keys,
        language.language,
        language.languages,
        language.locales,
    ]
    for module in (catalogue, language):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    for one in cached:
        one.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    for one in cached:
        one.cache_clear()


def test_a_language_is_added_by_adding_files_and_offered_when_it_says_so(made: Path) -> None:
    assert (catalogue.languages(), catalogue.locales()) == (("en", "xx"), ("en",))
    assert choose("xx") == "en"
    assert Words("xx")("web-new-game") == "Neues Spiel"
    assert Words("xx")("web-total") == "Total", "English stands in for what is missing"
    (made / "xx" / "language.yaml").write_text(MADE["language.yaml"] + "offered: true\n", encoding="utf-8")
    for one in (language.language, language.locales):
        one.cache_clear()
    assert choose("xx") == "xx"


def test_a_word_takes_the_form_that_the_sentence_asks_for(made: Path) -> None:
    words = Words("xx", ["Ada"])

    def stayed(*port: Any) -> str:
        return words("neptun-stayed", who=SeatName(0), port=port if len(port) > 1 else port[0])

    roma, crete = text("neptun-port-roma"), text("neptun-port-crete")
    assert stayed(roma) == "Ada fährt nach Rom."
    assert stayed(crete) == "Ada fährt zum schönen Kreta."
    assert stayed(roma, crete) == "Ada fährt nach Rom und zum schönen Kreta."
    assert stayed("Creta") == "Ada fährt auf die Insel Kreta."
    assert stayed("Tunis") == "Ada fährt nach Tunis."
    assert words("neptun-stay", port=crete) == "Kreta (sächlich)"
    assert words("neptun-stay", port=roma) == "Rom (männlich)"
    assert words("neptun-turn-up-note", port=roma) == "Nach Rom"


def test_a_mark_follows_a_word_in_every_form(made: Path) -> None:
    bundle = catalogue.bundle("xx")
    for key, said, to in (("neptun-port-crete", "Kreta", "zu dem schönen Kreta"), ("", "Rom", "nach Rom")):
        marked = Word(said, key, mark=" ⛵")
        assert marked == f"{said} ⛵"
        assert form(bundle, marked, "to") == f"{to} ⛵"


@pytest.mark.parametrize(("locale", "at"), [("de", "auf"), ("nl", "op")])
def test_the_form_of_a_name_keeps_its_spelling(locale: str, at: str) -> None:
    """Corfù of one title and Corfu of another are the same island."""
    bundle = catalogue.bundle(locale)
    for printed in ("Corfù", "Corfu"):
        name = place(bundle, printed)
        for word in (name, Word(name, "oltremare-port", {"name": printed})):
            assert form(bundle, word, "at") == f"{at} {name}"


WRONG = {
    "neptun-wind = Der Wind: { $wund }": "neptun.ftl:1: neptun-wind: $wund is not told here; there is $wind",
    "neptun-wind = Der Wind": "neptun.ftl:1: neptun-wind: does not say $wind",
    "neptun-way = { $miles -> \n   *[other] { $miles } Meilen\n  }": None,
    "neptun-way = { $miles -> \n    [few] Meilen\n   *[other] { $miles } Meilen\n  }": "lacks the form [one]",
    "neptun-way = { $miles } Meilen": "says no plural of $miles, and a word follows it",
    "neptun-good-salt = Salt": "is the English sentence: 'Salt'",
    "neptun-stayed = { $who } bleibt at the { $port }.": "has an English word: the",
    "neptun-wait = «Warten»": "has « »; this language quotes with “ „",
    'neptun-stayed = { $who } fährt { FORM($port, "by") }.': "there is no form-by for all other words",
    "neptun-wait = { neptun-stau }": "mentions neptun-stau, which is not there",
    "place-crete = x": "place-crete: is no name of the data",
    "neptun-wait = Warten\n    .to = x": ".to is a form that no sentence asks for",
    "neptun-wait = Warten  hier": "has two spaces in a row",
    "neptun-wait = Warten wir's ab": "has a typewriter's apostrophe",
    "web-new-game = Neues Spiel": "belongs into web.ftl",
    "neptun-nonsense = Unsinn": "is not in English",
    "cmd-launch = Zeig Spiele": "'Zeig Spiele' is no name of a command",
}


def test_what_breaks_the_contract_is_told_by_its_place(made: Path) -> None:
    for number, (written, complaint) in enumerate(WRONG.items()):
        add_language(
            made / f"x{number}", {"language.yaml": MADE["language.yaml"], "neptun.ftl": f"{written}\n"}
        )
        language.languages.cache_clear()
        wrong = [one for one in complaints(f"x{number}") if not one.endswith("is missing")]
        if complaint is None:
            assert wrong == []
        else:
            assert [one for one in wrong if complaint in one and one.startswith("neptun.ftl:1: ")], written


def test_what_is_missing_is_told(made: Path) -> None:
    missing = list(check_keys("xx"))
    assert "neptun.ftl:0: neptun-kind: is missing" in missing
    assert not [one for one in missing if "neptun-port-roma" in one]


# --- a translator's path ------------------------------------------------------------------------------------


def test_the_command_shows_what_is_missing_and_what_has_changed(
    made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["xx", "neptun"]) == 1
    shown = capsys.readouterr().out
    assert "neptun.ftl: neptun-turn-up\n    English: Reveal next contract\n    appears: " in shown
    assert "neptun.ftl:1: neptun-port-roma\n" in shown, "what is not marked is shown"
    assert command.main(["xx", "--mark", "neptun"]) == 0
    marked = record.translated("xx")
    assert "neptun-port-roma" in marked
    assert "web-new-game" not in marked
    assert record.changed("xx") == ["place-creta", "web-new-game"]
    (made / "xx" / record.FILE).write_text('{"neptun-port-roma": "other"}', encoding="utf-8")
    assert "neptun-port-roma" in record.changed("xx")


def test_a_title_in_a_package_remembers_its_own_translations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [folders.Home(tmp_path / name / "words", tmp_path / name / "rules") for name in ("ours", "title")]
    for home, locale in product(made, ("en", "xx")):
        name = home.words.parent.name
        (home.words / locale).mkdir(parents=True)
        (home.words / locale / f"{name}.ftl").write_text(f"{name}-hello = {locale}\n", encoding="utf-8")
    for module in (folders, record):
        monkeypatch.setattr(module, "homes", lambda: made)
    assert record.mark("xx", ["title.ftl"]) == 1
    assert record.changed("xx") == ["ours-hello"]
    assert "title-hello" in (made[1].words / "xx" / record.FILE).read_text(encoding="utf-8")
    assert "title-hello" not in (made[0].words / "xx" / record.FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_command_draws_messages_by_chance_with_where_each_appears(
    locale: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = []
    for seed in ("a", "a", "b"):
        assert command.main([locale, "--sample", "20", "--seed", seed]) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1] != shown[2]
    assert shown[0].count("\n    appears: ") == 20
    assert command.main([locale, "card", "--sample", "200"]) == 0
    shown_keys = re.findall(r"(?m)^card\.ftl:\d+: ([\w-]+)$", capsys.readouterr().out)
    assert set(shown_keys) == {key for key, one in sentences(locale).items() if one.file == "card.ftl"}


def test_nearly_every_sentence_is_found_where_it_appears() -> None:
    keys = [*sentences(catalogue.SOURCE)][::9]
    lost = [key for key in keys if not places(key)]
    assert len(lost) < len(keys) / 20, lost
    assert places("neptun-port-roma")[0].startswith("titles/neptun/engine/labels.py:")
    assert "bot/web/templates/base.html" in places("web-skip")[0]
