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
    assert kept_of(codec.encode(read), STORED[kind]) == STORED[kind]
    assert codec.decode(book, codec.encode(read), kind) == read


def kept_of(written: Any, stored: Any) -> Any:
    """What is written now, without the fields that a book of before does not have."""
    match stored:
        case dict():
            return {key: kept_of(written[key], value) for key, value in stored.items() if key in written}
        case list() if len(written) == len(stored):
            return [kept_of(*pair) for pair in zip(written, stored, strict=True)]
        case _:
            return written
