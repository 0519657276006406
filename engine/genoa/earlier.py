"""How what games of earlier rules have stored is read: there a bid, a price, a counter-offer and a deal
were all one `Offer`, told apart by who made it and to whom."""

from typing import Any

Stored = dict[str, Any]


def read_turn(stored: Stored) -> Stored:
    """A turn whose bids, prices and counter-offers stood in one list."""
    if "offers" not in stored:
        return stored
    rest = {key: value for key, value in stored.items() if key != "offers"}
    named = [offer for offer in stored["offers"] if offer["by_tower"]]
    return {
        **rest,
        "bids": [offer for offer in stored["offers"] if not offer["by_tower"]],
        "prices": [offer for offer in named if offer["bidder"] is None],
        "counters": [offer for offer in named if offer["bidder"] is not None],
    }


def read_deal(stored: Stored) -> Stored:
    """A deal that was the bid it came from, or the price that was taken."""
    if "by_tower" not in stored:
        return stored
    return {**stored, "bid": None if stored["by_tower"] else stored["id"]}
