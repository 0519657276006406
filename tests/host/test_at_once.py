"""Two who do the same at once: nothing one of them wrote is lost, and no thought is thought twice."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.clock import FakeClock
from bot.host import advice, plans
from bot.host.host import Host
from bot.host.once import Once
from bot.host.server_settings import ServerSettings, SettingsOfServers
from bot.store import Store
from bot.store.notes import NoteKind
from bot.store.records import PrivateNote
from bot.table.foresight import foresee
from bot.table.settings import Settings
from bot.table.terms import plain_terms
from engine.advice import advise
from engine.errors import BadRecord
from tests.host.people import ADA, BO

ROUNDS = 6


@pytest.fixture
async def other(target: str, store: Store) -> Any:
    """The same database, opened by another process."""
    opened = await Store.open(target)
    yield opened
    await opened.close()


async def test_two_managers_who_set_different_things_both_have_their_way(store: Store, other: Store) -> None:
    for server in map(str, range(ROUNDS)):
        await asyncio.gather(
            SettingsOfServers(store.servers).change(server, lambda old: replace(old, lobbies=3)),
            SettingsOfServers(other.servers).change(server, lambda old: replace(old, language="fr")),
        )
        assert await SettingsOfServers(store.servers).of(server) == ServerSettings(lobbies=3, language="fr")


async def test_notes_that_two_processes_add_to_at_once_hold_both(store: Store, other: Store) -> None:
    def with_name(name: str) -> Any:
        return lambda noted: [*(noted or []), name]

    for number in range(ROUNDS):
        await asyncio.gather(
            *(
                one.notes.change(NoteKind.GUESTS(match_id=str(number)), with_name(name))
                for one, name in ((store, "a"), (other, "b"))
            )
        )
        noted: Any = await store.notes.get(NoteKind.GUESTS(match_id=str(number)))
        assert sorted(noted) == ["a", "b"]


async def test_a_note_written_while_someone_is_muted_keeps_both(store: Store, other: Store) -> None:
    match_id = (await Host(store, FakeClock()).open("toy", [ADA, BO])).match_id
    for number in range(ROUNDS):
        await asyncio.gather(
            store.talk.change_note(match_id, f"p{number}", lambda note: replace(note, note="north")),
            other.talk.change_note(match_id, f"p{number}", lambda note: replace(note, muted=("bo",))),
        )
        assert await store.talk.note(match_id, f"p{number}") == PrivateNote("north", ("bo",))


async def test_a_saved_setting_is_told_as_saved_though_a_table_cannot_be_read(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = "web:ada"
    seats = [replace(ADA, user_id=person), BO]
    matches = [(await host.open("toy", seats, terms=plain_terms(600))).match_id for _ in range(2)]
    recalled: list[str] = []

    async def recall(match_id: str) -> None:
        recalled.append(match_id)
        raise BadRecord(f"{match_id} is damaged")

    monkeypatch.setattr(host.people, "_recall", recall)
    await host.people.save_settings(person, Settings(name="Ada the First"))
    assert sorted(recalled) == sorted(matches), "every table was tried"
    assert (await host.people.settings(person)).name == "Ada the First"


# --- thoughts ---------------------------------------------------------------------------------------------


async def test_advice_asked_for_twice_at_once_is_thought_out_once(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.advice.strength = "usual"
    table = await host.table((await host.open("toy", [ADA, BO])).match_id)
    thoughts: list[Any] = []

    def counted(*asked: Any) -> Any:
        thoughts.append(asked)
        return advise(*asked)

    monkeypatch.setattr(advice, "advise", counted)
    first, second = await asyncio.gather(*(host.advice.give(table, 0) for _ in range(2)))
    assert first == second
    assert len(thoughts) == 1


async def test_plans_asked_for_twice_at_once_are_foreseen_once(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    await host.submit(match_id, 0, 1)
    looks: list[Any] = []

    def counted(*asked: Any) -> Any:
        looks.append(asked)
        return foresee(*asked)

    monkeypatch.setattr(plans, "foresee", counted)
    first, second = await asyncio.gather(*(host.plans.predict(match_id, 0) for _ in range(2)))
    assert first == second
    assert len(looks) == 1


async def test_a_thought_that_failed_is_tried_again_and_one_who_leaves_stops_nobody() -> None:
    thoughts: Once[int] = Once(2)
    tries: list[int] = []
    may_end = asyncio.Event()

    async def think() -> int:
        tries.append(1)
        await may_end.wait()
        if len(tries) == 1:
            raise ValueError("lost")
        return 7

    leaves, stays = (asyncio.create_task(thoughts.get("a", think)) for _ in range(2))
    await asyncio.sleep(0)
    leaves.cancel()
    may_end.set()
    with pytest.raises(ValueError, match="lost"):
        await stays
    assert await thoughts.get("a", think) == 7
    assert len(tries) == 2
