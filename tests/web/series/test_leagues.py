"""Leagues in the browser: founded with every setting, joined, left, and run by their organisers alone."""

import pytest

from bot.clock import FakeClock
from bot.series.league.book import DAY, League, Rules
from tests.kit_league import play_open
from tests.web.series.hall import WebHall, press


async def book_of(hall: WebHall, league: str) -> League:
    return (await hall.steward.leagues.shelf.get(league)).book


async def running(hall: WebHall, **rules: object) -> str:
    """A league of Ada's with a round under way at one table of three."""
    terms = Rules(titles=["toy"], sizes=[3], signup=0, **rules)  # type: ignore[arg-type] # as the test says
    league = await hall.steward.leagues.create("Lido", terms, hall.people[0])
    for who in hall.people[:3]:
        await hall.sign_up(league, who)
    await hall.go_round()
    return league


async def test_every_setting_of_the_form_is_the_leagues(toy_hall: WebHall) -> None:
    league = await toy_hall.found(
        "/leagues/new",
        name="Rialto",
        title=["toy"],
        size="3",
        others=["2", "4"],
        pace="week",
        rounds="4",
        tables="2",
        days="10",
        signup="3",
        rest="12",
        seasons="2",
        late="void",
        duplicate="on",
        variant=["toy.cards.3"],
        divisions="3",
        moving="2",
        entry="invited",
        **{f"points-{i + 1}": str(points) for i, points in enumerate((9, 5, 2, 0, 0))},
        **{"tie-1": "wins", "tie-2": "score-share", "tie-3": "wins", "tie-4": ""},
    )
    book = await book_of(toy_hall, league)
    assert book.organisers == [toy_hall.people[0]]
    assert book.rules == Rules(
        titles=["toy"],
        sizes=[3, 4, 2],
        rounds=4,
        tables=2,
        points=[9, 5, 2, 0, 0],
        tie_breaks=["wins", "score-share"],
        divisions=3,
        moving=2,
        duplicate=True,
        pace=7 * DAY,
        options={"toy": {"cards": "3"}},
        late="void",
        signup=3 * DAY,
        round_time=10 * DAY,
        rest=12 * DAY,
        seasons=2,
        invited=[],
    )


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"name": " "}, "Give the league a name."),
        ({"title": []}, "Choose among these titles: Toy."),
        ({"points-1": "1", "points-2": "5"}, "a better place cannot be worth fewer"),
        ({"size": "9"}, "Toy is played by 2, 3 and 4"),
    ],
)
async def test_a_league_that_cannot_be_is_refused_and_the_form_kept(
    toy_hall: WebHall, wrong: dict[str, str | list[str]], said: str
) -> None:
    fields: dict[str, str | list[str]] = {"name": "Rialto", "title": ["toy"], "rounds": "9", **wrong}
    pairs = [
        (key, one) for key, many in fields.items() for one in ([many] if isinstance(many, str) else many)
    ]
    answer = await toy_hall.of(toy_hall.people[0]).post("/leagues/new", pairs, status=422)
    assert said in answer
    assert 'name="rounds" value="9"' in answer
    assert await toy_hall.steward.leagues.shelf.listed("") == []


async def test_signing_up_and_leaving(toy_hall: WebHall) -> None:
    ada, bo = toy_hall.people[:2]
    league = await toy_hall.found("/leagues/new", name="Rialto <b>", title=["toy"])
    await toy_hall.sign_up(league, bo)
    page = await toy_hall.of(ada).page(f"/leagues/{league}")
    assert "Signed up: Bo." in page.words
    assert "Rialto <b>" in page.words
    await toy_hall.withdraw(league, bo)
    assert "Nobody has signed up yet." in (await toy_hall.of(bo).page(f"/leagues/{league}")).words
    log = [line.words for line in (await toy_hall.of(bo).page(f"/leagues/{league}")).all("li")]
    assert any(line.endswith("Bo signed up.") for line in log)
    assert any(line.endswith("Bo left.") for line in log)


async def test_an_invitation_link_opens_a_closed_league(toy_hall: WebHall) -> None:
    ada, bo, cy = toy_hall.people[:3]
    league = await toy_hall.found("/leagues/new", name="Closed", title=["toy"], entry="invited")
    path = f"/leagues/{league}"
    shown = await toy_hall.of(ada).page(path)
    (invitation,) = [one.attrs["value"] for one in shown.all("input", readonly=None)]
    key = invitation.rpartition("#")[2]
    assert key not in await toy_hall.of(bo).get(path)
    for wrong in ("", "#" + "0" * 24):
        said = await press(toy_hall.of(bo), path, "join", invitation=wrong, status=409)
        assert "open to those invited" in said.words
    await press(toy_hall.of(bo), path, "join", invitation=invitation)
    await toy_hall.sign_up(league, ada)
    book = await book_of(toy_hall, league)
    assert [one.name for one in book.season.members] == ["Bo", "Ada"]
    await press(toy_hall.of(ada), path, "appoint", into=bo)
    assert key in await toy_hall.of(bo).get(path)
    assert key not in await toy_hall.of(cy).get(path)


TOOLS = [
    ("withdraw", [("person", "{bo}")]),
    ("move", [("person", "{bo}"), ("division", "1")]),
    ("bye", [("person", "{bo}")]),
    ("instead", [("person", "{bo}"), ("into", "{cy}")]),
    ("replace", [("seat", "{table}/{bo}"), ("into", "{di}"), ("profile", "{di}")]),
    ("forfeit", [("seat", "{table}/{bo}")]),
    ("extend", [("table", "{table}"), ("hours", "24")]),
    ("void", [("table", "{table}")]),
    ("appoint", [("into", "{cy}")]),
    ("invite", [("into", "{cy}")]),
]


@pytest.mark.parametrize(("tool", "fields"), TOOLS)
async def test_no_tool_is_anybodys_but_the_organisers(
    toy_hall: WebHall, tool: str, fields: list[tuple[str, str]]
) -> None:
    league = await running(toy_hall)
    path, bo = f"/leagues/{league}", toy_hall.of(toy_hall.people[1])
    assert "For organisers" not in await bo.get(path)
    before = await book_of(toy_hall, league)
    named = dict(zip(("ada", "bo", "cy", "di"), toy_hall.people, strict=True))
    pairs = [(key, one.format(**named, table=before.season.tables[0].match_id)) for key, one in fields]
    said = await bo.post(path, [("do", tool), *pairs], status=409)
    assert "Only its organisers may do that." in said
    ada = toy_hall.of(toy_hall.people[0])
    await ada.post(path, [("do", tool), *pairs], status=403, Origin="http://evil.example")
    assert await book_of(toy_hall, league) == before


async def test_bad_numbers_and_people_of_tools_are_refused(toy_hall: WebHall) -> None:
    league = await running(toy_hall)
    path, ada = f"/leagues/{league}", toy_hall.of(toy_hall.people[0])
    before = await book_of(toy_hall, league)
    table = before.season.tables[0].match_id
    for pairs, said in (
        ([("do", "extend"), ("table", table), ("hours", "-1")], "at least 1"),
        ([("do", "extend"), ("table", table), ("hours", "99999999")], "at least 1"),
        ([("do", "extend"), ("table", "nonesuch"), ("hours", "1")], "no such running table"),
        ([("do", "replace"), ("seat", f"{table}/{toy_hall.people[1]}"), ("profile", "web:no")], "profile"),
        ([("do", "move"), ("person", "nobody"), ("division", "1")], "does not take part"),
    ):
        assert said in await ada.post(path, pairs, status=409)
    await ada.post(path, [("do", "dance")], status=404)
    assert await book_of(toy_hall, league) == before


async def test_whoever_leaves_has_no_seat_any_more_and_the_next_one_has_it(toy_hall: WebHall) -> None:
    league = await running(toy_hall)
    bo, di = toy_hall.people[1], toy_hall.people[3]
    (table,) = (await book_of(toy_hall, league)).season.tables
    seat = f"/t/{table.match_id}/seat/{table.seats.index(bo)}"
    await toy_hall.of(bo).get(seat)
    await toy_hall.withdraw(league, bo)
    await toy_hall.of(bo).get(seat, status=403)
    offered = await toy_hall.of(di).page("/seek")
    assert f"Lido wants a substitute at table {table.match_id}" in offered.words
    await press(toy_hall.of(di), f"/leagues/{league}", "take", table=table.match_id)
    await toy_hall.of(di).get(seat)


async def test_every_season_stays_with_its_results(toy_hall: WebHall, clock: FakeClock) -> None:
    league = await running(toy_hall, rounds=1, rest=DAY)
    for _ in range(4):
        await play_open(toy_hall, league)
        await toy_hall.go_round()
        clock.pass_time(DAY)
        await toy_hall.go_round()
    assert (await book_of(toy_hall, league)).season.number > 3
    reader = toy_hall.stranger()
    page = await reader.page(f"/leagues/{league}?season=1")
    assert [one.words for one in page.all("a", aria_current="page")] == ["Season 1."]
    assert "Season 1, division 1" in page.words
    assert '"season": 1,' in await reader.get(f"/leagues/{league}/results.json?season=1")
    for wrong in ("0", "99", "x"):
        await reader.get(f"/leagues/{league}?season={wrong}", status=404)


async def test_a_league_of_a_discord_server_can_only_be_followed_here(toy_hall: WebHall) -> None:
    rules = Rules(titles=["toy"], sizes=[3])
    league = await toy_hall.steward.leagues.create("Venice", rules, toy_hall.people[0], server="77")
    ada, path = toy_hall.of(toy_hall.people[0]), f"/leagues/{league}"
    assert path not in await ada.get("/leagues")
    page = await ada.page(path)
    assert "played on Discord" in page.words
    assert not [one for one in page.all("form") if one.attrs["action"] == path]
    before = await book_of(toy_hall, league)
    for do in ("join", "move", "appoint"):
        await ada.post(path, [("do", do)], status=403)
    assert await book_of(toy_hall, league) == before
