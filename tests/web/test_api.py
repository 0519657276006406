"""The API: what it tells, whom it obeys, and what it refuses."""

import asyncio
import json
from collections.abc import Callable

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from bot.host import budget, privacy
from bot.host.budget import Purse
from bot.host.host import Host
from bot.host.tokens import BEGINS
from bot.store.notes import NoteKind
from bot.table.plans import Plan
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.web.api.routes import BASE, ROUTES
from bot.web.play import live
from engine.choice import problem
from tests.kit import PATIENCE
from tests.web.acts import do_act
from tests.web.conftest import Visitor
from tests.web.program import Program, make_token

ADA, BO = "web:ada", "web:bo"


async def table_of(host: Host, *people: str, **more: object) -> TableState:
    seats = [SeatSpec(who[4:].title(), user_id=who) for who in people]
    opened = await host.open("toy", seats, seed="a seed", **more)  # type: ignore[arg-type]
    return await host.table(opened.match_id)


@pytest.fixture
async def ada(host: Host, visitor: Visitor) -> Program:
    """A program that plays for Ada."""
    return Program(visitor.client, await make_token(host, ADA))


async def test_every_address_is_described_and_nothing_else(ada: Program, visitor: Visitor) -> None:
    description, app = await ada.description(), visitor.client.app
    assert app is not None
    served = {
        (route.method, route.resource.canonical)
        for route in app.router.routes()
        if route.resource is not None and route.resource.canonical.startswith("/api")
    }
    described = {
        (method.upper(), path) for path, methods in description["paths"].items() for method in methods
    }
    its_own = {("GET", f"{BASE}/openapi.json"), ("HEAD", f"{BASE}/openapi.json")}
    assert served == described | its_own
    assert {route.do.__name__ for route in ROUTES} == {
        operation["operationId"] for path in description["paths"].values() for operation in path.values()
    }
    for schema in description["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


async def test_a_token_says_whose_it_is(ada: Program, host: Host) -> None:
    about = await ada.get("/me")
    assert (about["id"], about["scope"], about["program"]) == (ADA, "play", True)
    assert about["token"] == "Ada's program"
    reader = Program(ada.client, await make_token(host, BO, "read"))
    about = await reader.get("/me")
    assert (about["id"], about["scope"], about["program"]) == (BO, "read", False)


async def test_games_are_listed_with_those_that_wait_first(ada: Program, host: Host) -> None:
    waiting = await table_of(host, ADA, BO)
    answered = await table_of(host, ADA, BO)
    await table_of(host, BO, "web:cy")
    await host.submit(answered.id, 0, 3, answered.token(0))
    games = (await ada.get("/games"))["games"]
    assert [(game["id"], game["asked"]) for game in games] == [(waiting.id, True), (answered.id, False)]
    assert [seat["name"] for seat in games[0]["seats"]] == ["Ada [bot]", "Bo"]
    assert [seat["program"] for seat in games[0]["seats"]] == [True, False]


async def test_a_question_says_what_is_legal_and_an_answer_is_played(ada: Program, host: Host) -> None:
    table = await table_of(host, ADA, BO)
    asked = await ada.get(f"/games/{table.id}/question")
    question = asked["question"]
    assert question["choice"] == {"kind": "amount", "low": 0, "high": 20, "step": 1, "start": None}
    decision = table.decision(0)
    assert decision is not None
    assert problem(decision.choice, question["example"]) is None
    after = await ada.post(f"/games/{table.id}/answer", {"token": question["token"], "answer": 4})
    assert after == {"state": "live", "seat": 0, "question": None}
    assert (await host.table(table.id)).seq == table.seq + 1


async def test_an_answer_that_comes_late_or_is_wrong_changes_nothing(ada: Program, host: Host) -> None:
    table = await table_of(host, ADA, BO)
    at = f"/games/{table.id}/answer"
    token = (await ada.get(f"/games/{table.id}/question"))["question"]["token"]
    stale = await ada.post(at, {"token": "an older one", "answer": 4}, 409)
    assert stale["field"] == "token"
    assert stale["error"].endswith(".")
    assert (await ada.post(at, {"token": token, "answer": 21}, 422))["field"] == "answer"
    assert (await ada.post(at, {"token": token, "answer": "four"}, 422))["field"] == "answer"
    assert (await ada.post(at, {"answer": 4}, 422))["field"] == "token"
    assert (await ada.post(at, {"token": token, "answer": 4, "by": "me"}, 422))["field"] == "by"
    assert (await ada.post(at, b"{", 422))["field"] is None
    assert (await ada.post(at, b"[" * 20_000, 422))["field"] is None
    assert (await host.table(table.id)).seq == table.seq
    await ada.post(at, {"token": token, "answer": 4})
    await ada.post(at, {"token": token, "answer": 4}, 409)
    assert (await host.table(table.id)).seq == table.seq + 1


async def test_without_a_good_token_nothing_is_told(ada: Program, host: Host) -> None:
    table, good = await table_of(host, ADA, BO), ada.token
    for token in (None, "fondaco_guessed", "", good[:-1] if good else ""):
        ada.token = token
        for path in ("/me", "/games", f"/games/{table.id}", f"/games/{table.id}/question", "/events"):
            await ada.get(path, 401)
            assert ada.headers["WWW-Authenticate"] == "Bearer"
    ada.token = good
    (stored,) = await host.tokens.of_person(ADA)
    await host.tokens.revoke(ADA, stored.id)
    await ada.get("/me", 401)


async def test_cookies_and_tokens_in_the_address_count_for_nothing(
    host: Host, arrive: Callable[[], Visitor]
) -> None:
    visitor = arrive()
    await visitor.post("/me/act/hints", [("q-0", "no")])
    stranger = Program(visitor.client)
    await stranger.get("/me", 401)
    secret = await make_token(host, ADA)
    await stranger.get(f"/me?token={secret}", 401)
    await Program(visitor.client, secret).get("/me")


async def test_a_program_needs_no_page_and_no_other_site_is_let_in(ada: Program, host: Host) -> None:
    table = await table_of(host, ADA, BO)
    token = (await ada.get(f"/games/{table.id}/question"))["question"]["token"]
    await ada.post(f"/games/{table.id}/answer", {"token": token, "answer": 1}, Origin="https://else.example")
    assert not [name for name in ada.headers if name.lower().startswith("access-control")]
    assert "Set-Cookie" not in ada.headers
    async with ada.client.options(f"{BASE}/me") as response:
        assert response.status == 405
        assert not [name for name in response.headers if name.lower().startswith("access-control")]


async def test_a_token_to_read_plays_nothing(host: Host, visitor: Visitor) -> None:
    table = await table_of(host, ADA, BO)
    reader = Program(visitor.client, await make_token(host, ADA, "read"))
    token = (await reader.get(f"/games/{table.id}/question"))["question"]["token"]
    await reader.post(f"/games/{table.id}/answer", {"token": token, "answer": 1}, 403)
    await reader.post("/games", {"title": "toy"}, 403)
    assert (await host.table(table.id)).seq == table.seq


async def test_only_what_the_own_seat_sees_is_told(ada: Program, host: Host) -> None:
    """A table of others is seen as everyone sees it, and has no question for a stranger."""
    own, others = await table_of(host, ADA, BO), await table_of(host, BO, "web:cy")
    for table in (own, others):
        await host.submit(table.id, 1, 20, table.token(1))
        await host.submit(table.id, 0, 0, table.token(0))
    assert (await ada.get(f"/games/{own.id}"))["view"]["hand"] == []
    seen = await ada.get(f"/games/{others.id}")
    assert (seen["seat"], seen["view"]["seat"], seen["view"]["hand"]) == (None, None, [])
    refused = await ada.get(f"/games/{others.id}/question", 404)
    assert "token" not in json.dumps(refused)
    await ada.post(f"/games/{others.id}/answer", {"token": "x", "answer": 1}, 404)
    await ada.get("/games/nosuchgame/question", 404)
    heard = (await ada.get(f"/games/{own.id}/log"))["lines"]
    assert heard
    assert (await ada.get(f"/games/{own.id}/log?after={heard[-1]['seq']}"))["lines"] == []
    await ada.get(f"/games/{own.id}/log?after=x", 422)


async def test_refusals_are_in_the_owners_language(ada: Program, host: Host) -> None:
    settings = await host.people.settings(ADA)
    await host.people.save_settings(ADA, settings.model_copy(update={"locale": "de"}))
    refused = await ada.get(f"/games/{(await table_of(host, BO, 'web:cy')).id}/question", 404)
    assert refused["error"] == "Du hast keinen Platz an diesem Tisch."


async def test_a_program_opens_a_table_that_does_not_count(ada: Program, host: Host) -> None:
    game = await ada.post("/games", {"title": "toy", "seats": 3}, 201)
    assert (game["counted"], game["state"], len(game["seats"])) == (False, "live", 3)
    assert sorted(seat["kind"] for seat in game["seats"]) == ["house", "house", "person"]
    assert (await ada.post("/games", {"title": "nothing"}, 422))["field"] == "title"
    assert (await ada.post("/games", {"title": "toy", "seats": 9}, 422))["field"] == "seats"


async def test_no_program_moves_where_it_counts(ada: Program, host: Host) -> None:
    """A seat that a program has in spite of all is played by hand."""
    table = await table_of(host, ADA, BO, surface={"series": {"id": "gone"}})
    token = (await ada.get(f"/games/{table.id}/question"))["question"]["token"]
    await ada.post(f"/games/{table.id}/answer", {"token": token, "answer": 1}, 403)
    assert (await host.table(table.id)).seq == table.seq


async def test_a_program_pays_like_a_person(
    ada: Program, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "api", Purse(2, 100))
    far = {"X-Forwarded-For": "198.51.100.7"}
    await ada.ask("GET", "/me", 200, None, far)
    await ada.ask("GET", "/me", 200, None, far)
    await ada.ask("GET", "/me", 429, None, far)
    assert ada.headers["Retry-After"]
    other = Program(ada.client, await make_token(host, BO))
    await other.ask("GET", "/me", 200, None, far)


async def test_the_stream_tells_which_game_changed(ada: Program, host: Host) -> None:
    table, _foreign = await table_of(host, ADA, BO), await table_of(host, BO, "web:cy")
    headers, description = {"Authorization": f"Bearer {ada.token}"}, await ada.description()
    async with ada.client.get(f"{BASE}/events", headers=headers) as stream:

        async def event() -> dict[str, object]:
            async with asyncio.timeout(PATIENCE):
                while True:
                    lines = (await stream.content.readuntil(b"\n\n")).decode().splitlines()
                    if lines[0] == "event: game":
                        told: dict[str, object] = json.loads(lines[1].removeprefix("data: "))
                        ada.check("GET", "/events", 200, told, description)
                        return told

        first = await event()
        assert (first["game"], first["asked"]) == (table.id, True)
        await host.submit(table.id, 0, 3, table.token(0))
        second = await event()
        assert (second["game"], second["asked"]) == (table.id, False)
        assert second["version"] != first["version"]
        (token,) = await host.tokens.of_person(ADA)
        await host.tokens.revoke(ADA, token.id)
        await host.submit(table.id, 1, 4, table.token(1))
        async with asyncio.timeout(PATIENCE):
            assert b"event" not in await stream.content.read()


@pytest.mark.parametrize("by", ["this process", "another process", "forgetting"])
async def test_the_stream_of_a_revoked_token_ends_at_once(
    ada: Program, host: Host, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 3600.0)
    (token,) = await host.tokens.of_person(ADA)
    async with ada.client.get(f"{BASE}/events", headers={"Authorization": f"Bearer {ada.token}"}) as stream:
        await stream.content.readuntil(b"\n\n")
        while not host.notices.watched_matches():
            await asyncio.sleep(0)
        if by == "this process":
            await host.tokens.revoke(ADA, token.id)
        elif by == "forgetting":
            await privacy.forget(host, ADA)
        else:
            await host.store.notes.forget(ADA, NoteKind.API_TOKEN)
            host.watch.hear(f"token {token.id}")
        async with asyncio.timeout(PATIENCE):
            assert await stream.content.read() == b""


async def test_a_plan_left_in_secret_changes_no_version(ada: Program, host: Host) -> None:
    table = await table_of(host, ADA, BO)
    await host.submit(table.id, 1, 3, table.token(1))
    before = (await ada.get("/games"))["games"][0]["version"]
    await host.plans.leave(table.id, 1, Plan("bid", 2))
    assert (await host.table(table.id)).seats[1].plans
    assert (await ada.get("/games"))["games"][0]["version"] == before


async def test_a_token_is_shown_once_and_kept_nowhere(visitor: Visitor, host: Host) -> None:
    """Not in an address, not in a cookie, and not on the next page; the program it is for can use it."""
    await do_act(visitor, "/me", "person-settings", own_name="Ada")
    shown = await do_act(visitor, "/me", "person-make-token", token_name="My bot", token_scope="play")
    (field,) = [box for box in shown.all("input", readonly=None) if box.attrs["value"].startswith(BEGINS)]
    secret = field.attrs["value"]
    about = await Program(visitor.client, secret).get("/me")
    assert (about["token"], about["scope"], about["program"]) == ("My bot", "play", True)
    assert not [cookie for cookie in visitor.client.session.cookie_jar if secret in cookie.value]
    page = await visitor.get("/me")
    assert secret not in page
    assert "My bot" in page
    (token,) = await host.tokens.of_person(about["id"])
    await do_act(visitor, "/me", "person-revoke-token", token=token.id)
    await Program(visitor.client, secret).get("/me", 401)
