"""A request has an id: every line of the log that is about it has the same, and error pages show it."""

import json
import re
from typing import Any

import pytest
import structlog
from structlog.testing import LogCapture

from bot.host.host import Host
from bot.store import StoreError
from data import catalogue
from render.words import Words
from tests.web.conftest import Visitor

ID = r"[0-9a-f]{6}"


@pytest.fixture
def lines() -> Any:
    """What is logged, with what is bound to the request."""
    capture, before = LogCapture(), structlog.get_config()
    structlog.configure(processors=[structlog.contextvars.merge_contextvars, capture])
    yield capture.entries
    structlog.configure(**before)


@pytest.fixture
def broken(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_match_id: str) -> None:
        raise StoreError("the disk is full.")

    monkeypatch.setattr(host, "table", fail)


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("locale", sorted(catalogue.locales()))
async def test_an_error_page_shows_the_id_of_its_lines(visitor: Visitor, lines: Any, locale: str) -> None:
    async with visitor.client.get("/t/abcdefgh", headers={"Accept-Language": locale}) as answer:
        page = await answer.text()
    (line,) = [line for line in lines if line["event"] == "store-failed"]
    assert re.fullmatch(ID, line["request"])
    assert Words(locale)("web-report", id=line["request"]) in page


@pytest.mark.usefixtures("broken")
async def test_our_script_is_told_too(visitor: Visitor, lines: Any) -> None:
    async with visitor.client.get("/t/abcdefgh", headers={"Accept": "application/json"}) as answer:
        report = json.loads(await answer.text())
    assert lines[-1]["request"] in report["said"]


async def test_every_request_has_an_id_of_its_own_on_a_refusal_too(visitor: Visitor) -> None:
    pages = [await visitor.get("/nowhere", status=404) for _ in range(2)]
    ids = [re.findall(rf"<small>[^<]*({ID})</small>", page) for page in pages]
    assert len({shown for (shown,) in ids}) == 2


async def test_a_slow_request_is_remembered_without_what_the_visitor_wrote(
    visitor: Visitor, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.web.http.guard.SLOW", 0.0)
    await visitor.get("/t/abcdefgh", status=404)
    slow = host.metrics.slow[-1]
    assert (slow.page, slow.status) == ("/t/{match}", 404)
    assert re.fullmatch(ID, slow.id)
