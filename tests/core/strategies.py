"""Hypothesis strategies: any question of the vocabulary, answerable by construction."""

from hypothesis import strategies as st

from engine.choice import AllOf, Amount, Branch, Bucket, Choice, OneOf, Option, Part, Pick, Share
from engine.text import text

ids = st.text("abcdefgh", min_size=1, max_size=3)
label = text("yes")


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    names = draw(st.lists(ids, min_size=1, max_size=6, unique=True))
    free = draw(st.integers(1, len(names)))
    options = [Option(name, label, None if i < free else text("no")) for i, name in enumerate(names)]
    high = draw(st.integers(1, free))
    return Pick(options, draw(st.integers(0, high)), high, draw(st.booleans()))


@st.composite
def amounts(draw: st.DrawFn) -> Amount:
    low = draw(st.integers(-5, 50))
    return Amount(low, low + draw(st.integers(0, 40)), draw(st.integers(1, 7)))


@st.composite
def shares(draw: st.DrawFn) -> Share:
    names = draw(st.lists(ids, min_size=1, max_size=4, unique=True))
    lows = [draw(st.integers(0, 2)) for _ in names]
    highs = [low + draw(st.integers(0, 4)) for low in lows]
    buckets = [Bucket(name, label, low, high) for name, low, high in zip(names, lows, highs, strict=True)]
    low = draw(st.integers(0, sum(highs)))
    return Share(buckets, low, max(low, sum(lows)) + draw(st.integers(0, 5)))


@st.composite
def one_ofs(draw: st.DrawFn, inner: st.SearchStrategy[Choice]) -> OneOf:
    names = draw(st.lists(ids, min_size=1, max_size=3, unique=True))
    blocked = [None, *(draw(st.sampled_from([None, text("no")])) for _ in names[1:])]
    return OneOf([Branch(name, label, draw(inner), why) for name, why in zip(names, blocked, strict=True)])


@st.composite
def all_ofs(draw: st.DrawFn, inner: st.SearchStrategy[Choice]) -> AllOf:
    names = draw(st.lists(ids, min_size=0, max_size=3, unique=True))
    return AllOf([Part(name, label, draw(inner)) for name in names])


choices: st.SearchStrategy[Choice] = st.recursive(
    st.one_of(picks(), amounts(), shares()),
    lambda inner: st.one_of(one_ofs(inner), all_ofs(inner)),
    max_leaves=6,
)

json = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=4), ids),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.one_of(ids, st.text(max_size=3)), inner, max_size=3)
    ),
    max_leaves=6,
)
