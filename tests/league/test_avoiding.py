"""Avoiding a person: they do not meet, nobody is told, and the list is its owner's alone."""

import json

import pytest

from bot.acts.act import Actor
from bot.acts.service import Acts
from bot.host import avoiding
from bot.host.host import Host, SeatSpec
from bot.series import personal_data
from bot.series.seeking import Wish
from bot.series.steward import Steward
from bot.table import substitutes
from bot.table.settings import Settings
from engine.choice import Pick
from engine.errors import Refused
from tests.host.people import rows
from tests.league.people import play_out

ADA, BO, CY = "web:ada", "web:bo", "web:cy"


def actor(who: str, **more: str) -> Actor:
    return Actor(who, who.rpartition(":")[2].title(), **more)  # type: ignore[arg-type]


async def known(host: Host, *people: str) -> None:
    for one in people:
        await host.people.save_settings(one, Settings(name=actor(one).name))


async def avoid(steward: Steward, who: str, other: str) -> None:
    await known(steward.host, who, other)
    await Acts(steward).do("person-avoid", "me", {"avoided": other}, actor(who))


async def refusal(steward: Steward, key: str, subject: str, who: str, **filled: str) -> str:
    with pytest.raises(Refused) as refused:
        await Acts(steward).do(key, subject, filled, actor(who))
    return refused.value.reason.key


async def table_of(host: Host, *people: str) -> str:
    """These people, and a free seat that anyone may take."""
    specs = [SeatSpec(actor(one).name, user_id=one) for one in people]
    opened = await host.open("toy", [*specs, SeatSpec("Free")], {"cards": "3"})
    await substitutes.leave(host, opened.match_id, len(people))
    return opened.match_id


# --- the list ---------------------------------------------------------------------------------------------


async def test_a_list_of_ones_own_can_be_made_and_taken_back(steward: Steward) -> None:
    acts, host = Acts(steward), steward.host
    await avoid(steward, ADA, BO)
    assert await host.avoided.of_person(ADA) == {BO: "Bo"}
    offer = await acts.offer("person-stop-avoiding", "me", actor(ADA))
    choice = offer.act.fields[0].choice(offer.subject, actor(ADA))
    assert isinstance(choice, Pick)
    assert [option.id for option in choice.options] == [BO]
    await acts.do("person-stop-avoiding", "me", {"no-longer-avoided": BO}, actor(ADA))
    assert await host.avoided.of_person(ADA) == {}
    assert "person-stop-avoiding" not in [
        one.act.key for one in await acts.offers("person", "me", actor(ADA))
    ]


async def test_nobody_avoids_themselves_or_a_person_who_does_not_exist(steward: Steward) -> None:
    await known(steward.host, ADA)
    assert await refusal(steward, "person-avoid", "me", ADA, avoided=ADA) == "avoid-self"
    assert await refusal(steward, "person-avoid", "me", ADA, avoided=BO) == "act-nobody-there"
    assert await steward.host.avoided.of_person(ADA) == {}


async def test_a_list_has_an_end(steward: Steward, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(avoiding, "MOST", 1)
    await avoid(steward, ADA, BO)
    await known(steward.host, CY)
    assert await refusal(steward, "person-avoid", "me", ADA, avoided=CY) == "avoid-most"
    assert await steward.host.avoided.of_person(ADA) == {BO: "Bo"}


async def test_avoiding_a_hidden_person_does_not_tell_their_name(steward: Steward) -> None:
    await known(steward.host, BO)
    await steward.host.store.results.hide(BO, True)
    await avoid(steward, ADA, BO)
    assert await steward.host.avoided.of_person(ADA) == {BO: BO}


@pytest.mark.parametrize("gone", [ADA, BO])
async def test_a_person_who_is_forgotten_is_on_no_list_and_has_none(
    steward: Steward, target: str, gone: str
) -> None:
    await avoid(steward, ADA, BO)
    await avoid(steward, CY, ADA)
    await avoid(steward, CY, BO)
    await personal_data.forget_person(steward, gone)
    assert gone not in json.dumps(rows(target, "select name, value from notes where kind = 'avoided'"))
    assert list(await steward.host.avoided.of_person(CY)) == [BO if gone == ADA else ADA]


async def test_whom_a_person_avoids_is_in_their_own_data_and_in_nobody_elses(steward: Steward) -> None:
    await avoid(steward, ADA, BO)
    assert (await personal_data.export_person(steward.host, ADA))["avoids"] == {BO: "Bo"}
    assert ADA not in json.dumps(await personal_data.export_person(steward.host, BO))


# --- nobody is told ---------------------------------------------------------------------------------------


async def test_an_avoided_person_hears_what_everyone_hears_at_a_full_table(steward: Steward) -> None:
    await avoid(steward, ADA, BO)
    free = await table_of(steward.host, ADA)
    heard = await refusal(steward, "table-take-seat", free, BO, seat="1")
    await Acts(steward).do("table-take-seat", free, {"seat": "1"}, actor(CY))
    assert heard == await refusal(steward, "table-take-seat", free, BO, seat="1") == "no-free-seat"
    assert "Bo" not in str([one.text for one in await steward.host.events_since(free, -1, None)])


async def test_a_person_may_come_back_to_a_seat_they_left_whoever_avoids_them(steward: Steward) -> None:
    await avoid(steward, ADA, BO)
    match_id = await table_of(steward.host, ADA, BO)
    await substitutes.leave(steward.host, match_id, 1)
    await Acts(steward).do("table-take-seat", match_id, {"seat": "1"}, actor(BO))
    assert BO in (await steward.host.table(match_id)).known_people


async def test_free_seats_are_not_listed_for_those_who_are_not_to_meet(steward: Steward) -> None:
    await avoid(steward, ADA, BO)
    of_ada, of_bo = await table_of(steward.host, ADA), await table_of(steward.host, BO)
    for reader, shown in ((ADA, [of_ada]), (BO, [of_bo]), (CY, [of_ada, of_bo]), ("", [of_ada, of_bo])):
        listed = [one.match_id for one in await steward.seeking.vacancies("", reader)]
        assert sorted(listed) == sorted(shown)


async def test_a_search_finds_others_for_people_who_are_not_to_meet(steward: Steward) -> None:
    await avoid(steward, ADA, BO)
    for one in (ADA, BO, CY):
        await steward.seeking.seek(one, one, Wish(["toy"], [2]))
    (match_id,) = await steward.seeking.match_up()
    assert (await steward.host.table(match_id)).known_people == [ADA, CY]
    await steward.seeking.seek("web:di", "Di", Wish(["toy"], [2]))
    (match_id,) = await steward.seeking.match_up()
    assert (await steward.host.table(match_id)).known_people == [BO, "web:di"]


async def test_a_rematch_asks_neither_of_two_who_are_not_to_meet(steward: Steward) -> None:
    await avoid(steward, ADA, BO)
    for asks in (0, 1):
        specs = [SeatSpec("Ada", user_id=ADA), SeatSpec("Bo", user_id=BO), SeatSpec("Cy", user_id=CY)]
        opened = await steward.host.open("toy", specs, {"cards": "3"})
        await play_out(steward.host, opened.match_id)
        done = await Acts(steward).do("table-rematch", opened.match_id, {}, Actor("", "", seat=asks))
        assert done.leads_to is not None
        again = await steward.host.table(done.leads_to[1])
        assert again.seats[1 - asks].kind == "house"
        assert again.seats[2].offered_to == CY


async def test_an_invitation_ends_when_a_player_who_avoids_them_has_sat_down(steward: Steward) -> None:
    await avoid(steward, ADA, BO)
    specs = [SeatSpec("Ada", user_id=ADA), SeatSpec("Bo", user_id=BO), SeatSpec("Cy", user_id=CY)]
    opened = await steward.host.open("toy", specs, {"cards": "3"})
    await play_out(steward.host, opened.match_id)
    done = await Acts(steward).do("table-rematch", opened.match_id, {}, Actor(CY, "Cy", seat=2))
    assert done.leads_to is not None
    again = done.leads_to[1]
    await Acts(steward).do("table-accept-seat", again, {}, actor(ADA))
    assert await refusal(steward, "table-accept-seat", again, BO) == "offer-gone"
    table = await steward.host.table(again)
    assert (table.seats[1].kind, table.paused) == ("house", None), "and nobody waits for them"


async def test_a_house_of_a_campaign_is_not_founded_beside_a_person_who_avoids(steward: Steward) -> None:
    await avoid(steward, ADA, BO)
    campaign = await steward.campaigns.create("Sea", ADA, 3, titles=["toy"], effects=[])
    house = {"house-name": "Loredan", "motto": "", "charge": "any"}
    await Acts(steward).do("campaign-house", campaign, house, actor(ADA))
    other = {**house, "house-name": "Contarini"}
    assert await refusal(steward, "campaign-house", campaign, BO, **other) == "campaign-full"
    await Acts(steward).do("campaign-house", campaign, other, actor(CY))
