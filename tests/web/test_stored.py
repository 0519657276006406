"""What is stored is never said to have changed nothing, even if nothing can be read after it."""

import json
from collections.abc import Callable

import pytest

from bot.host.host import Host, Opened
from bot.store import StoreError, Uncertain
from bot.store.matches import Matches
from bot.store.records import ChangeRecord
from bot.web.acts import routes
from bot.web.play.page import undo_mark
from bot.web.show.form import ROOT
from tests.kit_web import read
from tests.web.acts import do_act
from tests.web.conftest import Visitor

STORED = "Stored. Refresh to see it."
Fail = Callable[[], None]


@pytest.fixture
def fail_after_storing(monkeypatch: pytest.MonkeyPatch) -> Fail:
    """From the next change on, nothing can be read."""
    apply = Matches.apply

    async def unreadable(_matches: Matches, *_what: object) -> None:
        raise StoreError("the disk refuses.")

    async def apply_last(matches: Matches, change: ChangeRecord) -> None:
        await apply(matches, change)
        for name in ("load", "stamp", "log", "events"):
            monkeypatch.setattr(Matches, name, unreadable)

    return lambda: monkeypatch.setattr(Matches, "apply", apply_last)


async def answered(visitor: Visitor, here: str, host: Host, opened: Opened, status: int = 200) -> str:
    """What our script is told after a bid of three."""
    token = (await host.table(opened.match_id)).token(0)
    pairs = [("token", token or ""), (ROOT, "3")]
    sentence: str = json.loads(
        await visitor.post(f"{here}/answer", pairs, status=status, Accept="application/json")
    )["said"]
    return sentence


async def test_an_answer_that_is_stored_says_so(
    arrive: Callable[[], Visitor], host: Host, opened: Opened, fail_after_storing: Fail
) -> None:
    ada = arrive()
    here = await ada.sit(opened, 0)
    fail_after_storing()
    assert await answered(ada, here, host, opened) == STORED


async def test_an_undo_that_is_stored_says_so(
    arrive: Callable[[], Visitor], host: Host, opened: Opened, fail_after_storing: Fail
) -> None:
    ada = arrive()
    here = await ada.sit(opened, 0)
    await host.submit(opened.match_id, 0, 3)
    mark = undo_mark(await host.table(opened.match_id), 0)
    fail_after_storing()
    answer = json.loads(await ada.post(f"{here}/undo", [("mark", mark)], Accept="application/json"))
    assert answer == {"said": STORED}


async def test_a_page_without_script_does_not_say_that_nothing_was_changed(
    arrive: Callable[[], Visitor], host: Host, opened: Opened, fail_after_storing: Fail
) -> None:
    """It is sent on to the table, which cannot be shown."""
    ada = arrive()
    here = await ada.sit(opened, 0)
    token = (await host.table(opened.match_id)).token(0)
    fail_after_storing()
    page = read(await ada.post(f"{here}/answer", [("token", token or ""), (ROOT, "3")], status=503))
    assert "can’t be shown right now" in page.words
    assert "nothing was changed" not in page.words


async def test_an_act_that_is_done_says_so(
    arrive: Callable[[], Visitor], host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(*_what: object) -> None:
        raise StoreError("the disk refuses.")

    ada = arrive()
    here = await ada.sit(opened, 0)
    monkeypatch.setattr(routes, "follow_up", unreadable)
    page = await do_act(ada, f"{here}/time", "table-pause")
    assert STORED in page.words
    assert (await host.table(opened.match_id)).requests


@pytest.mark.parametrize(
    ("error", "sentence"),
    [(StoreError("full."), "nothing was changed"), (Uncertain("gone."), "may or may not be")],
)
async def test_a_move_that_was_refused_says_what_is_known_of_it(
    arrive: Callable[[], Visitor],
    host: Host,
    opened: Opened,
    monkeypatch: pytest.MonkeyPatch,
    error: StoreError,
    sentence: str,
) -> None:
    """A database that broke off in the middle may have stored it."""

    async def refuse(_matches: Matches, _change: ChangeRecord) -> None:
        raise error

    ada = arrive()
    here = await ada.sit(opened, 0)
    monkeypatch.setattr(Matches, "apply", refuse)
    assert sentence in await answered(ada, here, host, opened, status=503)
