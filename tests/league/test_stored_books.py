"""Books of leagues and campaigns that were stored before are read, and lose nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.series.campaign.book import Campaign
from bot.series.league.book import League, Season
from engine import codec

STORED = json.loads((Path(__file__).parent / "stored_books.json").read_text("utf-8"))


@pytest.mark.parametrize(("kind", "book"), [("league", League), ("season", Season), ("campaign", Campaign)])
def test_a_stored_book_is_read_whole(kind: str, book: type[League | Season | Campaign]) -> None:
    read = codec.decode(book, STORED[kind], kind)
    assert holds(codec.encode(read), STORED[kind])
    assert codec.decode(book, codec.encode(read), kind) == read


def holds(read: Any, stored: Any) -> bool:
    """Whether everything that was stored is there; what came since has a value of its own."""
    if isinstance(stored, dict):
        return all(key in read and holds(read[key], value) for key, value in stored.items())
    if isinstance(stored, list):
        return len(read) == len(stored) and all(map(holds, read, stored))
    return bool(read == stored)
