"""The board in words on the web: a page whose neighbours are links, the same as data, and what changed."""

import json

import pytest

import engine
from bot.host.catchup import changes_since
from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from tests.web.conftest import Visitor


@pytest.fixture
def host(house: Host) -> Host:
    """Visitors come to a host with the real titles."""
    return house


@pytest.fixture
async def sea(house: Host) -> Opened:
    return await house.open("mediterranee", [SeatSpec("Ada"), SeatSpec("Zoe")], seed="words")


async def test_the_board_is_a_page_of_headings_and_lists(visitor: Visitor, sea: Opened) -> None:
    here = await visitor.sit(sea, 0)
    page = await visitor.page(f"{here}/words")
    assert len(page.all("h1")) == 1
    assert [heading.words for heading in page.all("h2")][:3] == ["The turn", "Yours", "Players"]
    ids = {item.attrs["id"] for item in page.all("li") if "id" in item.attrs}
    links = [link.attrs["href"] for link in page.all("a") if link.attrs.get("href", "").startswith("#at-")]
    assert len(links) > 100
    assert {link.removeprefix("#") for link in links} <= ids
    assert f'href="{here}/words"' in await visitor.get(here)


async def test_words_as_data_show_each_reader_what_the_board_shows(visitor: Visitor, sea: Opened) -> None:
    watched = json.loads(await visitor.get(f"/t/{sea.match_id}/words.json"))
    assert "me" not in [section["id"] for section in watched["sections"]]
    here = await visitor.sit(sea, 0)
    own = json.loads(await visitor.get(f"{here}/words.json"))
    entries = {entry["id"]: entry for section in own["sections"] for entry in section["entries"]}
    assert own["seq"] == 0
    assert {"turn", "me", "seat:0", "seat:1", "zone:z_modon", "supply"} <= entries.keys()
    assert {near["id"] for near in entries["zone:z_modon"]["near"]} <= entries.keys()
    assert entries["zone:z_modon"]["also"] == ["port:modon"]


async def test_nobody_reads_the_words_of_another_seat(visitor: Visitor, sea: Opened) -> None:
    await visitor.sit(sea, 0)
    for path in ("words", "words.json"):
        await visitor.get(f"/t/{sea.match_id}/seat/1/{path}", status=403)


async def test_what_changed_since_my_move_is_told(host: Host, visitor: Visitor, sea: Opened) -> None:
    here = await visitor.sit(sea, 0)
    rng = engine.Rng("changes")
    for _ in range(12):
        pending = (await host.table(sea.match_id)).pending()
        seat = max(seat for seat, asked in pending.items() if asked.blocking)
        await host.submit(sea.match_id, seat, engine.sample(pending[seat].choice, rng))
    lines = await changes_since(host, sea.match_id, 1, "en")
    assert all(": " in line for line in lines)
    page = await visitor.page(f"{here}/missed")
    lines = await changes_since(host, sea.match_id, 0, "en")
    shown = [item.words for part in page.all("ul", **{"class": "changed"}) for item in part.all("li")]
    assert shown == lines
