"""Talk at a table: who hears what, what is kept, and what is forgotten."""

from dataclasses import replace

import pytest

from bot.host import privacy
from bot.host.host import Host
from bot.host.talk import LONGEST_SAYING
from bot.table import substitutes
from bot.table.customs import Customs
from bot.table.seating import SeatSpec
from bot.table.terms import plain_terms
from engine.errors import Refused
from tests.host.people import ADA, BO, CY

ANNE = replace(ADA, user_id="web:ada")
BERT = replace(BO, user_id="web:bo")


async def heard(host: Host, match_id: str, seat: int | None) -> list[str]:
    return [one.words for one in await host.talk.sayings_for(await host.table(match_id), seat)]


async def test_players_hear_each_other_and_spectators_hear_all(host: Host) -> None:
    match_id = (await host.open("toy", [ANNE, BERT])).match_id
    await host.talk.say(match_id, 0, "", "Ada", "  Good\nluck!  ")
    await host.talk.say(match_id, None, "web:eve", "Eve", "He has the ace")
    for seat in (0, 1):
        assert await heard(host, match_id, seat) == ["Good luck!"], "no help from those who watch"
    assert await heard(host, match_id, None) == ["Good luck!", "He has the ace"]
    await host.abandon(match_id)
    assert await heard(host, match_id, 1) == ["Good luck!", "He has the ace"], "afterwards everybody may"


async def test_saying_nothing_is_refused_and_a_long_saying_is_cut(host: Host) -> None:
    match_id = (await host.open("toy", [ANNE, BERT])).match_id
    before = await host.table(match_id)
    with pytest.raises(Refused):
        await host.talk.say(match_id, 0, "", "Ada", " \n ")
    assert (await host.table(match_id)).revision == before.revision
    await host.talk.say(match_id, 0, "", "Ada", "x" * 5000)
    assert await heard(host, match_id, 1) == ["x" * LONGEST_SAYING]


async def test_talk_changes_no_question_and_no_clock(host: Host) -> None:
    match_id = (await host.open("toy", [ANNE, BERT], terms=plain_terms(3600.0))).match_id
    before = await host.table(match_id)
    await host.talk.say(match_id, 1, "", "Bo", "Hello")
    after = await host.table(match_id)
    assert (after.seq, after.waits, after.token(0)) == (before.seq, before.waits, before.token(0))
    assert after.revision == before.revision + 1, "so that other processes notice it"


async def test_somebody_who_is_muted_is_read_by_all_others(host: Host) -> None:
    match_id = (await host.open("toy", [ANNE, BERT, CY])).match_id
    table = await host.table(match_id)
    await host.talk.mute(table, 0, [1])
    await host.talk.say(match_id, 1, "", "Bo", "Boo")
    assert await heard(host, match_id, 0) == []
    assert await heard(host, match_id, 2) == ["Boo"]
    assert await host.talk.muted_by(table, 0) == [1]
    await host.talk.mute(table, 0, [])
    assert await heard(host, match_id, 0) == ["Boo"]


async def test_a_note_is_its_writers_alone_and_stays_with_them(host: Host) -> None:
    match_id = (await host.open("toy", [ANNE, CY])).match_id
    table = await host.table(match_id)
    await host.talk.write_note(table, 0, "Cy bids low")
    await host.talk.write_note(table, 1, "Ada bluffs")
    assert (await host.talk.note_of(table, 1)).note == "Ada bluffs"
    for seat in (0, 1):
        await substitutes.leave(host, match_id, seat)
        await substitutes.take_over(host, match_id, seat, SeatSpec(f"New {seat}", user_id=f"web:new{seat}"))
    table = await host.table(match_id)
    assert [(await host.talk.note_of(table, seat)).note for seat in (0, 1)] == ["", ""]
    await substitutes.give_back(host, match_id, 0)
    assert (await host.talk.note_of(await host.table(match_id), 0)).note == "Cy bids low"


async def test_what_somebody_said_and_noted_is_exported_and_forgotten(host: Host) -> None:
    match_id = (await host.open("toy", [ANNE, BERT])).match_id
    table = await host.table(match_id)
    await host.talk.say(match_id, 0, "", "Ada", "Hello Bo")
    await host.talk.say(match_id, 1, "", "Bo", "Hello Ada")
    await host.talk.write_note(table, 0, "secret")
    found = await privacy.export(host, "web:ada")
    assert [one["words"] for one in found["said"]] == ["Hello Bo"]
    assert [one["note"] for one in found["notes"]] == ["secret"]
    await privacy.forget(host, "web:ada")
    assert await heard(host, match_id, None) == ["Hello Ada"]
    assert (await privacy.export(host, "web:ada"))["notes"] == []


async def test_customs_are_told_and_a_table_of_the_invited_is_not_offered(host: Host) -> None:
    match_id = (await host.open("toy", [ANNE, BERT], customs=Customs(strangers=False))).match_id
    with pytest.raises(Refused):
        await host.talk.set_customs(match_id, 0, Customs(strangers=False))
    await host.talk.set_customs(match_id, 0, Customs(strangers=True))
    assert (await host.table(match_id)).customs == Customs(strangers=True)
    assert any(one.text.key == "customs-strangers-on" for one in await host.events_since(match_id, 0, 1))
