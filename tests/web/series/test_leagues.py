"""Leagues in the browser: founded with every setting, joined, left, and run by their organisers alone."""

from typing import Any

import pytest

from bot.acts import registry
from bot.acts.league import organises
from bot.clock import FakeClock
from bot.series.league.book import DAY, League, Regulations
from bot.web.surface import SURFACE
from tests.kit_league import play_open
from tests.kit_web import read
from tests.web.acts import act_of, do_act
from tests.web.series.hall import WebHall


async def book_of(hall: WebHall, league: str) -> League:
    return (await hall.steward.leagues.shelf.get(league)).book


async def running(hall: WebHall, **regulations: object) -> str:
    """A league of Ada's with a round under way at one table of three."""
    terms = Regulations(titles=["toy"], sizes=[3], signup=0, **regulations)  # type: ignore[arg-type] # as the test says
    league = await hall.steward.leagues.create("Lido", terms, hall.people[0])
    for who in hall.people[:3]:
        await hall.sign_up(league, who)
    await hall.go_round()
    return league


async def test_every_setting_of_the_form_is_the_leagues(toy_hall: WebHall) -> None:
    league = await toy_hall.found(
        "hall-found-league",
        name="Rialto",
        titles=["toy"],
        sizes=["3", "4", "2"],
        pace="week",
        breaks="no",
        rounds=4,
        tables=2,
        round_days=10,
        signup_days=3,
        warning_days=2,
        grace_days=1,
        rest_days=12,
        seasons=2,
        late="void",
        duplicate="yes",
        variants=["toy.cards.3"],
        divisions=3,
        moving=2,
        entry="invited",
        points="9 5 2 0 0",
        tie_breaks=["tables won", "score share"],
    )
    book = await book_of(toy_hall, league)
    assert book.organisers == [toy_hall.people[0]]
    assert book.regulations == Regulations(
        titles=["toy"],
        sizes=[3, 4, 2],
        rounds=4,
        tables=2,
        points=[9, 5, 2, 0, 0],
        tie_breaks=["wins", "score-share"],
        divisions=3,
        moving=2,
        duplicate=True,
        pace="week",
        breaks=False,
        options={"toy": {"cards": "3"}},
        late="void",
        signup=3 * DAY,
        round_time=10 * DAY,
        warning=2 * DAY,
        grace=DAY,
        rest=12 * DAY,
        seasons=2,
        invited=[],
    )


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"name": " "}, "Please write something."),
        ({"titles": []}, "Please choose"),
        ({"points": "1 5"}, "A better place can’t be worth less"),
        ({"rounds": 99}, "Please give a number from 1 to 60."),
        ({"tables": 9}, "Please give a number from 1 to 5."),
    ],
)
async def test_a_league_that_cannot_be_is_refused_and_the_form_kept(
    toy_hall: WebHall, wrong: dict[str, Any], said: str
) -> None:
    fields = {"name": "Rialto", "titles": ["toy"], "divisions": 7, **wrong}
    ada = toy_hall.of(toy_hall.people[0])
    answer = await do_act(ada, "/hall/act/found-league", "hall-found-league", status=422, **fields)
    assert said in answer.words
    place = [one.id for one in act_of("hall-found-league").fields_on(SURFACE)].index("divisions")
    assert answer.all("input", name=f"q-{place}", type="number")[0].attrs["value"] == "7"
    assert await toy_hall.steward.leagues.shelf.entries("") == []


async def test_signing_up_and_leaving(toy_hall: WebHall) -> None:
    ada, bo = toy_hall.people[:2]
    league = await toy_hall.found("hall-found-league", name="Rialto <b>", titles=["toy"])
    await toy_hall.sign_up(league, bo)
    page = await toy_hall.of(ada).page(f"/leagues/{league}")
    assert "Signed up: Bo." in page.words
    assert "Rialto <b>" in page.words
    await toy_hall.withdraw(league, bo)
    assert "No one has signed up yet." in (await toy_hall.of(bo).page(f"/leagues/{league}")).words
    log = [line.words for line in (await toy_hall.of(bo).page(f"/leagues/{league}")).all("li")]
    assert any(line.endswith("Bo signed up.") for line in log)
    assert any(line.endswith("Bo left.") for line in log)


async def test_an_invitation_link_opens_a_closed_league(toy_hall: WebHall) -> None:
    ada, bo, cy = toy_hall.people[:3]
    league = await toy_hall.found("hall-found-league", name="Closed", titles=["toy"], entry="invited")
    path = f"/leagues/{league}"
    shown = await toy_hall.of(ada).page(path)
    (invitation,) = [one.attrs["value"] for one in shown.all("input", readonly=None)]
    key = invitation.rpartition("#")[2]
    assert key not in await toy_hall.of(bo).get(path)
    for wrong in ("", "#" + "0" * 24):
        said = await do_act(toy_hall.of(bo), path, "league-join", invitation=wrong, status=422)
        assert "need an invitation to this league" in said.words
    await do_act(toy_hall.of(bo), path, "league-join", invitation=invitation)
    await toy_hall.sign_up(league, ada)
    book = await book_of(toy_hall, league)
    assert [one.name for one in book.season.members] == ["Bo", "Ada"]
    await do_act(toy_hall.of(ada), path, "league-appoint", person=bo)
    assert key in await toy_hall.of(bo).get(path)
    assert key not in await toy_hall.of(cy).get(path)


TOOLS = [act for act in registry.acts_of("league") if act.concerns is organises]


async def test_no_tool_is_anybodys_but_the_organisers(toy_hall: WebHall) -> None:
    league = await running(toy_hall)
    path, (ada, bo) = f"/leagues/{league}", map(toy_hall.of, toy_hall.people[:2])
    assert "For organisers" not in await bo.get(path)
    before = await book_of(toy_hall, league)
    assert len(TOOLS) > 8
    for tool in TOOLS:
        said = await bo.post(f"{path}/act/{tool.name}", [], status=403)
        assert "You can’t do that right now" in said, tool.name
        await ada.post(f"{path}/act/{tool.name}", [], status=403, Origin="http://evil.example")
        assert await book_of(toy_hall, league) == before, tool.name


async def test_bad_numbers_and_people_of_tools_are_refused(toy_hall: WebHall) -> None:
    league = await running(toy_hall)
    path, ada = f"/leagues/{league}", toy_hall.of(toy_hall.people[0])
    before = await book_of(toy_hall, league)
    table = before.season.tables[0].match_id
    refused: list[tuple[str, dict[str, Any], str]] = [
        ("extend", {"table": table, "hours": -1}, "1 to 2,000"),
        ("extend", {"table": table, "hours": 99999999}, "1 to 2,000"),
        ("extend", {"table": "nonesuch", "hours": 1}, "isn’t one of the options"),
        ("replace", {"seat": f"{table}/{toy_hall.people[1]}", "into": "web:no"}, "profile"),
        ("move", {"member": "nobody", "division": "1"}, "isn’t one of the options"),
    ]
    for tool, said, why in refused:
        answer = await do_act(ada, path, f"league-{tool}", status=422, **said)
        assert why in answer.words
    await ada.post(f"{path}/act/dance", [], status=403)
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
    assert "Lido needs a substitute at table" in offered.words
    assert table.match_id not in offered.words
    await toy_hall.take_seat(league, di, table.match_id)
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
    regulations = Regulations(titles=["toy"], sizes=[3])
    league = await toy_hall.steward.leagues.create("Venice", regulations, toy_hall.people[0], server="77")
    ada, path = toy_hall.of(toy_hall.people[0]), f"/leagues/{league}"
    assert path not in await ada.get("/leagues")
    page = await ada.page(path)
    assert "played on Discord" in page.words
    assert not [one for one in page.all("form") if one.attrs["action"] == path]
    before = await book_of(toy_hall, league)
    for act in ("join", "move", "appoint"):
        await ada.post(f"{path}/act/{act}", [], status=403)
    assert await book_of(toy_hall, league) == before


async def test_a_league_is_presented_written_to_and_ended_on_its_page(toy_hall: WebHall) -> None:
    ada, bo = toy_hall.people[:2]
    terms = Regulations(titles=["toy"], sizes=[3], signup=7 * DAY)
    league = await toy_hall.steward.leagues.create("Lido", terms, ada)
    for who in toy_hall.people[:3]:
        await toy_hall.sign_up(league, who)
    path, mine = f"/leagues/{league}", toy_hall.of(ada)
    await do_act(mine, path, "league-present", name="Giudecca", description="Every <b>autumn</b>.")
    await do_act(mine, path, "league-write", message="Pizza on Friday!")
    page = await toy_hall.of(bo).get(path)
    assert "Every &lt;b&gt;autumn&lt;/b&gt;." in page
    assert "Giudecca" in page
    assert "Pizza on Friday!" in page
    assert "A message went to everyone who signed up. Decided by Ada." in page
    await do_act(mine, path, "league-begin")
    assert "Round 1, division 1: Toy" in await mine.get(path)
    await do_act(mine, path, "league-end", ending="uncounted")
    page = await toy_hall.of(bo).get(path)
    assert "The organisers have ended this league." in page
    assert "This season was ended early and doesn’t count." in page
    assert "It was ended for good. Decided by Ada." in page
    assert [row.text for row in await _offered(toy_hall, path)] == []


async def _offered(hall: WebHall, path: str) -> list[Any]:
    """Tools that an organiser of an ended league can still press, besides its description and a message."""
    page = read(await hall.of(hall.people[0]).get(path))
    forms = [form for form in page.all("form", method="post") if "/act/" in form.attrs["action"]]
    return [form for form in forms if not form.attrs["action"].endswith(("/act/present", "/act/write"))]


async def test_a_table_of_a_league_says_league_round_and_deadline_and_leads_back(toy_hall: WebHall) -> None:
    league = await running(toy_hall, rounds=2)
    ada = toy_hall.of(toy_hall.people[0])
    book = await book_of(toy_hall, league)
    (table,) = book.season.tables
    page = read(await ada.get(f"/t/{table.match_id}"))
    (line,) = page.all("p", **{"class": "of"})
    assert " ".join(line.words.split()).startswith("Lido · Round 1 of 2 · until")
    assert [link.attrs["href"] for link in line.all("a")] == [f"/leagues/{league}"]
    assert [time.attrs["data-at"] for time in line.all("time")] == [str(int(table.due))]
    games = read(await ada.get("/games"))
    assert [link.words for link in games.all("a", **{"class": "of"})] == ["Lido"]
    await play_open(toy_hall, league)
    await toy_hall.go_round()
    assert "Back to Lido" in await ada.get(f"/t/{table.match_id}")
    (over,) = read(await ada.get("/games")).all("a", **{"class": "game"})
    state = await toy_hall.steward.host.table(table.match_id)
    result = state.match.result()
    assert result is not None
    (seat,) = [held.seat for held in state.seats if held.user_id == toy_hall.people[0]]
    (score,) = [score for score in result.scores if score.seat == seat]
    assert f"Place {score.place} of 3, score {score.total}" in over.words
    assert over.all("img")


async def test_the_end_of_a_season_names_its_winner_and_the_next_sign_up(toy_hall: WebHall) -> None:
    league = await running(toy_hall, rounds=1, rest=7 * DAY)
    await play_open(toy_hall, league)
    await toy_hall.go_round()
    book = await book_of(toy_hall, league)
    winner = book.past[0].divisions[0][0][1]
    page = " ".join(read(await toy_hall.of(toy_hall.people[0]).get(f"/leagues/{league}")).words.split())
    assert f"{winner} won." in page
    assert "Sign-up for season 2 opens" in page
    assert "sign-up for season 2 opens on" in page, "the log tells it too"
