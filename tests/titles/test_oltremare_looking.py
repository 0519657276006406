"""Oltre Mare: terms that are put into words only when someone reads them say the same."""

from engine.oltremare.offers import terms_in_words, terms_in_words_later
from engine.oltremare.state import Terms
from engine.text import Text

TERMS = Terms((("silk", 2),), 0, (("wine", 1),), 3, ("ship",), ("ducat",))


def test_terms_read_late_say_the_same() -> None:
    late, now = terms_in_words_later(TERMS), terms_in_words(TERMS)
    assert (late.key, late.args) == (now.key, now.args)
    assert late == now
    assert now == terms_in_words_later(TERMS)
    assert late != terms_in_words_later(TERMS._replace(price=4))
    assert late != Text("oltremare-terms")
