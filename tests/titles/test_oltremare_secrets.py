"""Oltre Mare: cards that change hands unseen are named to their owner alone."""

from typing import Any

import engine
from engine.codec import encode_text
from tests.titles.oltremare_table import at_table, find, offer


def named_to(events: list[engine.Event], seat: int | None) -> set[str]:
    """Every card that this seat hears of, by its printed features."""
    found: set[str] = set()

    def table(data: Any) -> None:
        if isinstance(data, dict) and data.get("key") == "oltremare-card":
            found.add(data["args"]["good"]["key"])
        for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
            table(inner)

    for event in events:
        words = event.heard_by(seat)
        if words:
            table(encode_text(words))
    return found


def test_discards_are_named_to_their_owner_alone() -> None:
    hand = find(7, good="silk")
    match = at_table(2, hands={0: hand}, cargo={0: find(lions=6)})
    events = match.submit(0, hand[0])
    assert named_to(events, 0) == {"oltremare-good-silk"}
    assert named_to(events, 1) == named_to(events, None) == set()


def test_a_card_from_the_deck_is_named_to_its_buyer_alone() -> None:
    match = at_table(2, hands={0: find(3, good="wine")}, top_of_deck=find(1, good="spices"))
    events = match.submit(0, {"buy-deck": {}})
    assert named_to(events, 0) == {"oltremare-good-spices"}
    assert named_to(events, 1) == named_to(events, None) == set()


def test_cards_from_the_market_are_named_to_who_drew_them_alone() -> None:
    match = at_table(
        2,
        hands={0: find(1, good="wine", icons="ducat market")},
        cargo={0: find(lions=6)},
        top_of_deck=find(1, good="spices"),
    )
    events = match.submit(0, {"go": {}})
    assert "oltremare-good-spices" in named_to(events, 0)
    assert "oltremare-good-spices" not in named_to(events, 1) | named_to(events, None)


def test_nobody_is_told_what_the_pirates_took() -> None:
    match = at_table(
        2,
        hands={0: find(1, good="wine", icons="ducat pirate")},
        cargo={0: find(lions=6)},
        top_of_deck=find(1, good="spices"),
    )
    events = match.submit(0, {"go": {}})
    for seat in (None, 0, 1):
        assert "oltremare-good-spices" not in named_to(events, seat)


def test_traded_cards_are_named_to_the_two_who_traded() -> None:
    match = at_table(3, hands={0: find(2, good="wine"), 1: find(2, good="silk")})
    events = match.submit(0, offer(find(1, good="wine"), {"silk": 1}, to=[1, 2]))
    assert all(named_to(events, seat) == set() for seat in (None, 1, 2))
    events = match.submit(1, {"offer-1": {"accept": {"silk": find(1, good="silk")[0]}}})
    assert named_to(events, 0) == {"oltremare-good-silk"}
    assert named_to(events, 1) == {"oltremare-good-wine"}
    assert named_to(events, 2) == named_to(events, None) == set()
