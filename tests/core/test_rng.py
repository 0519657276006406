"""Randomness: the same for everyone who knows the seed, fair, and committed to beforehand."""

import hashlib
from collections import Counter

from engine.rng import Rng, commitment


def test_seed_and_count_alone_decide_every_draw() -> None:
    one = Rng("abc")
    drawn = [one.below(100) for _ in range(50)]
    assert [Rng("abc", count).below(100) for count in range(50)] == drawn
    assert drawn != [Rng("abd", count).below(100) for count in range(50)]


def test_the_draws_of_a_known_seed_never_change() -> None:
    rng = Rng("fondaco")
    assert [rng.below(1000) for _ in range(5)] == KNOWN


KNOWN = [621, 913, 975, 488, 259]


def test_a_die_shows_every_face_about_as_often() -> None:
    rng = Rng("die")
    seen = Counter(rng.die() for _ in range(6000))
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in seen.values())


def test_a_shuffle_keeps_everything_and_reaches_every_order() -> None:
    rng = Rng("shuffle")
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_some_takes_different_items() -> None:
    rng = Rng("some")
    assert all(len(set(rng.some(range(5), 3))) == 3 for _ in range(50))


def test_a_fork_leaves_the_original_untouched() -> None:
    rng = Rng("fork")
    rng.fork("house").below(10)
    assert rng.count == 0


def test_the_commitment_is_the_plain_sha256_of_the_seed() -> None:
    assert commitment("abc") == hashlib.sha256(b"abc").hexdigest()
