"""A person fills every kind of field there is and is forgotten: no word of theirs stays, in no store."""

import json
from pathlib import Path

import pytest

from bot.acts.service import Acts
from bot.series import personal_data
from bot.series.campaign.chronicle import write_chronicle
from bot.series.steward import Steward
from bot.store import Store
from bot.store.schema import metadata
from tests.host.people import rows
from tests.league.every_field import ADA, WORDS, fill_every_field
from tests.league.people import actor


def on_disk(file: Path) -> bytes:
    return b"".join(one.read_bytes() for one in sorted(file.parent.glob(f"{file.name}*")))


@pytest.mark.parametrize("word", ["motto", "note", "taken over"])
async def test_the_words_of_a_house_go_with_the_person_who_wrote_them(steward: Steward, word: str) -> None:
    campaigns = await fill_every_field(steward)
    await personal_data.forget_person(steward, ADA)
    for campaign in campaigns:
        book = (await steward.campaigns.shelf.get(campaign)).book
        chronicle = await write_chronicle(steward.host, book, boards=False)
        assert WORDS[word] not in str(book)
        assert WORDS[word] not in str(chronicle)


async def test_no_field_that_a_person_filled_is_found_afterwards(
    steward: Steward, store: Store, file: Path
) -> None:
    campaigns = await fill_every_field(steward)
    before = on_disk(file)
    assert all(word.encode() in before for word in (*WORDS.values(), ADA)), "each was there"
    exported = json.dumps(await personal_data.export_person(steward.host, ADA))
    assert all(
        WORDS[word] in exported for word in ("name", "motto", "note", "saying", "private", "taken over")
    )
    await personal_data.forget_person(steward, ADA)
    kept = {"taken over house": f"House of {WORDS['name']}"}
    for table in metadata.tables:
        said = json.dumps(rows(file, f"select * from {table}"), ensure_ascii=False, default=str)
        said = said.replace(kept["taken over house"], "")
        assert [word for word in (*WORDS.values(), ADA) if word in said] == [], table
    disk = on_disk(file).replace(kept["taken over house"].encode(), b"")
    assert [word for word in (*WORDS.values(), ADA) if word.encode() in disk] == []
    for who in (ADA, "web:b0", "web:cy"):
        said = json.dumps(await personal_data.export_person(steward.host, who)).replace(
            kept["taken over house"], ""
        )
        assert [word for word in WORDS.values() if word in said] == []
    for campaign in campaigns:
        offered = await Acts(steward).offers("campaign", campaign, actor("web:b0"))
        assert offered
