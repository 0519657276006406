"""A person fills every kind of field there is and is forgotten: no page shows a word of theirs."""

from collections.abc import Callable

from bot.host.host import Host
from bot.series import personal_data
from bot.series.steward import Steward
from tests.league.every_field import ADA, WORDS, fill_every_field
from tests.web.conftest import Visitor


async def pages_for_strangers(host: Host, visitor: Visitor, campaigns: list[str]) -> str:
    """Every page and file about people, games, leagues and campaigns that anyone may open."""
    addresses = ["/", "/leagues", "/ratings", "/seek", f"/people/{ADA.partition(':')[2]}", "/people/b0"]
    for campaign in campaigns:
        parts = ("", "/chronicle.json", "/chronicle.md")
        addresses += [f"/campaigns/{campaign}{part}" for part in parts]
    for listed in await host.store.series.list_books("league"):
        addresses += [f"/leagues/{listed.id}{part}" for part in ("", "/results.json", "/results.csv")]
    for match in await host.store.matches.list_matches():
        addresses += [f"/t/{match.id}{part}" for part in ("", "/state", "/replay", "/export")]
    read = []
    for address in addresses:
        async with visitor.client.get(address) as answer:
            read.append(f"{address} {answer.status}\n{await answer.text()}")
    return "\n".join(read)


async def test_no_page_shows_what_a_person_who_is_forgotten_has_written(
    host: Host, arrive: Callable[[], Visitor]
) -> None:
    steward = Steward(host)
    campaigns = await fill_every_field(steward)
    before = await pages_for_strangers(host, arrive(), campaigns)
    shown = [word for word in WORDS if WORDS[word] in before]
    assert {"name", "motto", "note", "saying", "taken over"} <= set(shown), "each was on a page"
    await personal_data.forget_person(steward, ADA)
    after = (await pages_for_strangers(host, arrive(), campaigns)).replace(f"House of {WORDS['name']}", "")
    assert [word for word in WORDS if WORDS[word] in after] == []
