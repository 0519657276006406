"""Places that can be seen closer go by names that a reader knows, in every title and language."""

import pytest

import engine
from data import catalogue
from render.artist import artist
from render.words import Words


@pytest.mark.parametrize("title", sorted(engine.titles()))
@pytest.mark.parametrize("locale", catalogue.locales())
def test_every_place_has_a_name_of_its_own(title: str, locale: str) -> None:
    match = engine.start(title, max(engine.titles()[title].seats), "places")
    drawer, words = artist(title), Words(locale)
    places = drawer.places(match.view(None))
    names = [drawer.place_name(place, words) for place in places]
    assert places
    assert len(set(names)) == len(names)
    assert not [name for name in names if name in places or "_" in name or ":" in name or "-place-" in name]


def test_a_zone_goes_by_the_name_on_its_chart() -> None:
    assert artist("mediterranee").place_name("zone:z_acre", Words("en")) == "Acre"
    assert artist("genoa").place_name("tower", Words("fr")) == "Autour du pion"
