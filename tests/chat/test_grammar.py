"""One grammar for every id: what it prints, it reads, and it fits into Discord's hundred characters."""

import contextlib
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot import keys
from bot.chat.messages.grammar import LONGEST, BadId, Id, Verb, parse

ids = st.builds(
    Id,
    st.sampled_from(get_args(Verb)),
    st.from_regex(r"[a-z0-9]{1,16}", fullmatch=True),
    st.none() | st.integers(0, 99),
    st.from_regex(r"[0-9]{1,6}\.[0-9]{1,4}\.[0-9a-f]{12}", fullmatch=True) | st.just(""),
    st.from_regex(r"[0-9a-f]{8}", fullmatch=True) | st.just(""),
    st.from_regex(r"[a-z0-9-]{0,24}", fullmatch=True),
)


@given(ids)
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_an_id_is_read_as_it_was_printed(said: Id) -> None:
    assert parse(str(said)) == said
    assert len(str(said)) <= LONGEST


@given(st.text(max_size=120))
def test_anything_else_is_refused(said: str) -> None:
    with contextlib.suppress(BadId):
        assert str(parse(said)) == said


@pytest.mark.parametrize("said", ["f1:act:x", "f2:act:abc:::::", "f1:fly:abc::::", "f1:act:ABC::::", ""])
def test_an_id_of_another_time_is_refused(said: str) -> None:
    with pytest.raises(BadId):
        parse(said)


def test_a_button_of_the_first_release_still_answers() -> None:
    assert parse("f1:act:abc::::") == Id("answer", "abc")


def test_an_id_that_would_not_fit_is_not_made() -> None:
    with pytest.raises(BadId):
        str(Id("answer", "x" * 17))
    with pytest.raises(BadId):
        str(Id("opt", keys.new_id(), 1, arg="no spaces here"))
