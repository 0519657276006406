"""Places have a name in every language, one language to a board; what is drawn and said uses it."""

import re
from functools import cache
from html import unescape

import pytest

import engine
from data import catalogue
from data.forms import place_key
from engine.mediterranee.components import BOX as MEDITERRANEE
from engine.oltremare.components import PORTS as OLTREMARE_PORTS
from engine.serenissima.components import PORTS as SERENISSIMA_PORTS
from engine.serenissima.components import ZONES as SERENISSIMA_ZONES
from engine.text import SeatName, Text, text
from neptun.engine.components import PORTS as NEPTUN_PORTS
from render.artist import Brush, artist
from render.picture import Picture
from render.speech import as_data, find_entry
from render.words import Words, names_of_same_place
from tests.languages.drawn import in_the_middle, recorded

OPEN_SEAS = {zone.id: zone.name for zone in MEDITERRANEE.zones if zone.kind != "port"}
PRINTED: dict[str, dict[str, str]] = {
    "serenissima": {
        **{f"port:{port}": facts.name for port, facts in SERENISSIMA_PORTS.items()},
        **{f"zone:{zone}": facts.name for zone, facts in SERENISSIMA_ZONES.items()},
    },
    "mediterranee": {
        **{f"port:{port.id}": port.name for port in MEDITERRANEE.ports},
        **{f"zone:{port.zone}": port.name for port in MEDITERRANEE.ports},
        **{f"zone:{zone}": name for zone, name in OPEN_SEAS.items()},
    },
    "oltremare": {f"port:{port.id}": port.name for port in OLTREMARE_PORTS.values()},
}
"""The printed names of a board, by the spot that they stand at."""
WITHOUT_PORT = ("Mare Ionio", *OPEN_SEAS.values())
LOCALES = pytest.mark.parametrize("locale", catalogue.locales())


def names(title: str, locale: str) -> dict[str, str]:
    """What a board calls its places, by their spots."""
    words = Words(locale)
    if title == "neptun":
        return {f"port:{port}": words(f"neptun-port-{port}") for port in NEPTUN_PORTS}
    return {spot: words.place(printed) for spot, printed in PRINTED.get(title, {}).items()}


@cache
def drawn(title: str, locale: str) -> Picture:
    view = in_the_middle(title, max(engine.titles()[title].seats)).view(None)
    return artist(title).board(view, Brush(Words(locale, ("Ada", "Bo", "Cleo", "Dan", "Eva")), live=True))


def texts_on(picture: Picture) -> list[str]:
    """Everything that is written on a picture, line by line."""
    assert picture.drawing is not None
    return [unescape(line) for line in re.findall(r"<text [^>]*>([^<]*)</text>", picture.drawing.document)]


@cache
def log_of(title: str, seats: int) -> list[Text]:
    """What everyone is told in a recorded game."""
    record = recorded(title, seats)
    match = engine.start(title, seats, "golden")
    events = [event for move in record.log for event in match.submit(move.seat, move.answer)]
    return [event.text for event in events if event.text]


@pytest.mark.parametrize("title", sorted(engine.titles()))
@LOCALES
def test_every_place_has_a_name_of_its_own_on_its_board(title: str, locale: str) -> None:
    """Genoa has buildings: their names are held by the contract of its catalogue."""
    for printed in PRINTED.get(title, {}).values():
        assert place_key(printed) in catalogue.keys(locale), printed
    ports = [name for spot, name in names(title, locale).items() if spot.startswith("port:")]
    assert len(set(ports)) == len(ports)
    assert bool(ports) == (title != "genoa")


@pytest.mark.parametrize("title", sorted(set(engine.titles()) - {"genoa"}))
@LOCALES
def test_a_board_says_the_names_of_its_language(title: str, locale: str) -> None:
    picture = drawn(title, locale)
    wanted = names(title, locale)
    labels = {spot.id: spot.name for spot in picture.spots if spot.id in wanted}
    assert labels.keys() >= {spot for spot in wanted if spot.startswith("port:")}
    assert labels == {spot: wanted[spot] for spot in labels}
    seas = {Words(locale).place(name) for name in OPEN_SEAS.values()} if title == "mediterranee" else set()
    written = " ".join(texts_on(picture)).casefold()
    ports = {wanted[spot] for spot in labels if spot.startswith("port:")}
    assert {name for name in ports | seas if name.casefold() not in written} == set()


@pytest.mark.parametrize("title", sorted(PRINTED))
@LOCALES
def test_nothing_that_is_said_has_a_printed_name_of_another_language(title: str, locale: str) -> None:
    """The log of a whole game, the position in words, and the alt text of the board."""
    seats = max(engine.titles()[title].seats)
    words = Words(locale, ("Ada", "Bo", "Cleo", "Dan", "Eva"))
    own = set(names(title, locale).values())
    foreign = {printed for printed in PRINTED[title].values() if not any(printed in name for name in own)}
    match = in_the_middle(title, seats)
    sentences = [words.say(line) for line in log_of(title, seats)]
    sentences.append(str(as_data(artist(title).tell(match.view(0)), words)))
    sentences.append(artist(title).board(match.view(0), Brush(words, live=True)).alt)
    wrong = {printed for printed in foreign for line in sentences if printed in line}
    assert len(sentences) > 50
    assert not wrong


@LOCALES
def test_a_place_is_found_by_its_name_in_any_language(locale: str) -> None:
    telling = artist("serenissima").tell(in_the_middle("serenissima", 4).view(None))
    for name in ("Napoli", "naples", "Neapel", "NÁPOLES", "Napels"):
        entry = find_entry(telling, name, Words(locale))
        assert entry is not None
        assert entry.id == "zone:z_napoli"
    assert find_entry(telling, "Atlantis", Words(locale)) is None


def test_the_names_of_a_place_are_known_by_each_of_them() -> None:
    assert "Smyrne" in names_of_same_place("esmirna")
    assert names_of_same_place("Corfù") == names_of_same_place("korfoe") == names_of_same_place("Corfu")
    assert names_of_same_place("Atlantis") == ()


def test_what_was_stored_by_its_printed_name_is_told_in_the_language_of_the_reader() -> None:
    """Logs of running games hold the name that is printed, as a word or inside another."""
    told = {
        locale: [
            Words(locale, ["Ada"])("serenissima-built-fort", who=SeatName(0), port="Creta"),
            Words(locale, ["Ada"])("mediterranee-built-fort", who=SeatName(0), port=printed("Creta")),
        ]
        for locale in catalogue.locales()
    }
    assert told["en"] == ["Ada builds a fort in Crete."] * 2
    assert told["fr"] == ["Ada bâtit un fort en Crète.", "Ada fortifie la Crète."]
    assert told["de"] == ["Ada baut auf Kreta eine Festung."] * 2
    assert told["it"] == ["Ada costruisce un forte a Creta."] * 2
    assert told["es"] == ["Ada construye un fuerte en Creta."] * 2
    assert told["nl"] == ["Ada bouwt op Kreta een fort."] * 2


def printed(name: str) -> Text:
    return text("mediterranee-place", name=name)


def test_a_person_may_be_called_like_a_place() -> None:
    words = Words("en", ["Napoli"])
    assert words("serenissima-closed", who=SeatName(0), port="Napoli") == "Napoli closes Naples."


@pytest.mark.parametrize("sea", WITHOUT_PORT)
@LOCALES
def test_a_galley_sails_to_a_sea_with_the_words_of_the_language(sea: str, locale: str) -> None:
    """No sea stands without the article or the case that its sentence needs."""
    words = Words(locale, ["Ada"])
    galley = text("mediterranee-galley", number=3)
    sentence = words("mediterranee-sailed", who=SeatName(0), galley=galley, zone=printed(sea))
    begins = {"en": ("to the ", "to Marmarica"), "fr": (" en ", " dans le "), "it": (" nel ", " nella ")}
    begins |= {"es": (" al ", " a la "), "de": (" ins ", " in "), "nl": ("naar de ", "naar Marmarica")}
    assert any(beginning in sentence for beginning in begins[locale]), sentence
    assert not any(pattern.search(sentence) for pattern in catalogue.language(locale).slips), sentence
