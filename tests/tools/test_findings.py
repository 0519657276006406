"""What the soak counts as broken, and that no finding is lost on the way to its reader."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import ClientError, ClientOSError, ServerDisconnectedError, web

from tests.findings import keep_findings
from tools.soak import __main__ as soak
from tools.soak.fleet import was_never_sent
from tools.soak.kill import Known
from tools.soak.report import Desk, Report
from tools.soak.strangers import Try, difference, paths, unreached, without_chance


@pytest.mark.parametrize(
    ("begun", "ended", "excused"),
    [(1, 2, False), (2, 4, True), (4, 4.5, True), (4.5, 9, True), (6, 7, False)],
)
def test_a_refusal_is_excused_only_while_the_server_is_dead(
    begun: float, ended: float, excused: bool
) -> None:
    known = Known(away=[(3.0, 5.0)])
    assert not known.hear(("refused", "the database cannot be reached", begun, ended)), "nobody played"
    assert known.refused == 1
    assert (known.wrong == []) == excused
    assert all("the database cannot be reached" in one for one in known.wrong)


@pytest.mark.parametrize(
    ("error", "never_sent"),
    [
        (ClientOSError(None, "Can not write request body for http://127.0.0.1:1/answer"), True),
        (ClientOSError(104, "Connection reset by peer"), False),
        (ServerDisconnectedError(), False),
    ],
)
def test_only_what_was_never_sent_whole_goes_to_another_process(error: ClientError, never_sent: bool) -> None:
    assert was_never_sent(error) is never_sent


def test_a_process_that_fails_is_a_finding_with_its_own_words() -> None:
    known = Known()
    known.hear(("failed", "Traceback: the deck is empty"))
    assert known.wrong == ["a process failed: Traceback: the deck is empty"]


def test_a_part_that_breaks_off_loses_nothing_that_was_found_before(monkeypatch: pytest.MonkeyPatch) -> None:
    def part(_desk: Desk) -> Iterator[Report]:
        yield Report("many", "kills", wrong=["a move was lost"])
        raise TimeoutError("nobody came")

    monkeypatch.setitem(soak.PARTS, "many", part)
    first, second = soak.reports_of("many", Desk(games=1))
    assert first.wrong == ["a move was lost"]
    assert "nobody came" in second.wrong[0]


def test_findings_are_added_to_what_was_written_down_before(tmp_path: Path) -> None:
    kept = tmp_path / "soak" / "findings.txt"
    for found in (["a move was lost"], [], ["a letter came twice"]):
        keep_findings(found, kept)
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == ["a move was lost", "a letter came twice"]
    assert len(lines) == 4


# --- strangers --------------------------------------------------------------------------------------------


def test_two_pages_differ_in_what_is_told_and_not_in_the_number_of_a_form() -> None:
    form = b'<input type="hidden" name="nonce" value="%s"><p>%s</p>'
    first, again = (without_chance(form % (nonce, b"3 ducats")) for nonce in (b"x1", b"y22"))
    assert first == again
    other = without_chance(form % (b"x1", b"4 ducats"))
    assert first != other
    assert "3 ducats" in difference((200, first), (200, other))


async def test_a_route_that_no_stranger_tries_is_named() -> None:
    async def page(_request: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    for pattern in ("/t/{match:[a-z]+}/act/{act:[a-z-]+}", "/learn/{subject:[a-z]+}", r"/island/{name:\d+}"):
        app.router.add_get(pattern, page)
    patterns = [route.resource.canonical for route in app.router.routes() if route.resource is not None]
    every = [Try("GET", path, "") for pattern in patterns for path in paths(pattern, "abcd", 2)]
    assert "/t/abcd/act/look-back" in {one.path for one in every}
    assert await unreached(app, every) == ["GET /island/{name} was never reached"]
