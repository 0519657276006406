"""Oltre Mare: what is put together only when someone reads it is the same as if it had been at once."""

from engine.oltremare.offers import terms_in_words, terms_in_words_later
from engine.oltremare.state import Terms
from engine.oltremare.trade import Deeds
from engine.text import Text
from tests.kit import positions

TERMS = Terms((("silk", 2),), 0, (("wine", 1),), 3, ("ship",), ("ducat",))


def test_terms_read_late_say_the_same() -> None:
    late, now = terms_in_words_later(TERMS), terms_in_words(TERMS)
    assert (late.key, late.args) == (now.key, now.args)
    assert late == now
    assert now == terms_in_words_later(TERMS)
    assert late != terms_in_words_later(TERMS._replace(price=4))
    assert late != Text("oltremare-terms")


def test_what_is_free_at_once_is_what_the_branches_say_when_they_are_read() -> None:
    read = 0
    for match in positions("oltremare", 4, "branches", count=200):
        for decision in match.pending().values():
            choice = decision.choice
            if isinstance(choice, Deeds):
                free = [branch for branch in choice.branches if branch.blocked is None]
                assert choice.free == [branch.id for branch in free]
                assert [choice.within(key) for key in choice.free] == [branch.choice for branch in free]
                read += 1
    assert read > 100
