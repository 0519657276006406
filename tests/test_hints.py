"""The first game that helps: why and when beside each new kind of question, until a game was finished."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import engine
from bot.acts.act import Actor
from bot.acts.service import Acts
from bot.clock import FakeClock
from bot.host.host import Host, Opened
from bot.host.learning import hint_for
from bot.series.steward import Steward
from bot.store import Store
from bot.store.records_leagues import ResultRecord, ResultSeat
from bot.table.seating import SeatSpec
from data import catalogue
from engine.players import RandomPlayer, next_move
from render.words import Words

TITLES = sorted(engine.titles())
ENGINE = Path(engine.__file__).parent
NAMED = re.compile(r"Decision\(\s*\"([a-z.-]+)\"|KEY[A-Z_]* = \"([a-z.-]+)\"")
LONGEST = 420
ADA = "web:ada"


def code_of(title: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((ENGINE / title).glob("*.py")))


def kinds_written(title: str) -> set[str]:
    """The kinds of questions that stand in the code of a title by name."""
    return {one or other for one, other in NAMED.findall(code_of(title))}


def kinds_asked(title: str) -> set[str]:
    """Those that a game asks."""
    match = engine.start(title, max(engine.titles()[title].seats), "hints")
    players: dict[int, engine.Player] = {seat: RandomPlayer() for seat in range(match.seats)}
    rng, found = engine.Rng("hints"), set[str]()
    for _ in range(400):
        found |= {decision.key for decision in match.pending().values()}
        if (move := next_move(match, players, rng)) is None:
            break
        match.submit(*move)
    return found


@pytest.mark.parametrize("title", TITLES)
def test_every_kind_of_question_has_its_two_lines_in_every_language(title: str) -> None:
    kinds = kinds_written(title) | kinds_asked(title)
    assert len(kinds) >= 5, kinds
    keys = {kind: hint_for(title, kind) for kind in kinds}
    assert [kind for kind, key in keys.items() if key is None] == []
    for locale in catalogue.locales():
        words = Words(locale)
        for key in keys.values():
            said = words(key or "")
            assert len(said.splitlines()) == 2, (locale, key)
            assert len(said) <= LONGEST, (locale, key)
    explained = {key for key in catalogue.keys("en") if key.startswith(f"hint-{title}-")}
    begins = {key: key.removeprefix(f"hint-{title}-").partition("-")[0] for key in explained}
    unasked = [key for key in explained - set(keys.values()) if f'"{begins[key]}-' not in code_of(title)]
    assert unasked == [], "no hint is for a question that nobody is asked"


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "hints.db"))
    made = Host(store, FakeClock())
    yield made
    await made.close()
    await store.close()


@pytest.fixture
async def opened(host: Host) -> Opened:
    seats = [SeatSpec("Ada", user_id=ADA), SeatSpec("Bo", user_id="web:bo")]
    return await host.open("mediterranee", seats, seed="hints")


async def hinted(host: Host, opened: Opened, seat: int = 0) -> tuple[str, bool] | None:
    found = await host.learning.hint(await host.table(opened.match_id), seat)
    return (found.why.key, found.fresh) if found else None


async def test_a_new_kind_of_question_is_explained_and_a_known_one_only_on_demand(
    host: Host, opened: Opened
) -> None:
    assert await hinted(host, opened) == ("hint-mediterranee-manning", True)
    await host.submit(opened.match_id, 0, {"galley-1": 4, "galley-2": 3, "garrison": 3})
    assert (await host.learning.progress(ADA, "mediterranee")).met == ("manning",)
    again = await host.open("mediterranee", [SeatSpec("Ada", user_id=ADA), SeatSpec("Bo")], seed="again")
    assert await hinted(host, again) == ("hint-mediterranee-manning", False)
    assert await hinted(host, opened, 1) == ("hint-mediterranee-manning", True), "everybody has their own"


async def test_what_was_met_is_remembered_by_another_process(host: Host, opened: Opened) -> None:
    await host.submit(opened.match_id, 0, {"galley-1": 4, "galley-2": 3, "garrison": 3})
    other = Host(host.store, host.clock)
    again = await other.open("mediterranee", [SeatSpec("Ada", user_id=ADA), SeatSpec("Bo")], seed="again")
    assert await hinted(other, again) == ("hint-mediterranee-manning", False)
    await other.close()


async def test_whoever_has_finished_a_game_of_the_title_needs_no_hints(host: Host, opened: Opened) -> None:
    seat = ResultSeat(0, ADA, "Ada", "person", 1, 40, 10, 0, 1.0, ())
    record = ResultRecord("m1", "mediterranee", "", 1.0, True, False, (seat,))
    await host.store.results.enter(record, lambda _result, _held: [])
    assert await hinted(host, opened) is None
    assert await hinted(host, opened, 1) is not None
    other = await host.open("neptun", [SeatSpec("Ada", user_id=ADA), SeatSpec("Bo"), SeatSpec("Cy")])
    asked = next(iter((await host.table(other.match_id)).waits_for()))
    assert asked != 0 or await hinted(host, other) is not None, "another title is new to them"


async def test_hints_are_switched_off_and_on_by_an_act(host: Host, opened: Opened) -> None:
    acts, ada = Acts(Steward(host)), Actor(ADA, "Ada")
    done = await acts.do("person-hints", "person", {"hints": "no"}, ada)
    assert done.sentence.key == "hints-off"
    assert await hinted(host, opened) is None
    await acts.do("person-hints", "person", {}, ada)
    assert await hinted(host, opened) is not None, "without a word, it is the other way round"


async def test_nobody_is_hinted_at_who_is_not_asked(host: Host, opened: Opened) -> None:
    await host.submit(opened.match_id, 0, {"galley-1": 4, "galley-2": 3, "garrison": 3})
    assert await hinted(host, opened) is None
    assert await host.learning.hint(await host.table(opened.match_id), None) is None
