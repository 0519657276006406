"""What a person settled once: language, palette and orders, kept to wherever they sit down."""

import pytest
from pydantic import ValidationError

from bot.host.host import Host, SeatSpec
from bot.table import plans, substitutes
from bot.table.plans import NoSuchOrder
from bot.table.settings import USUAL, Settings
from engine.errors import Illegal
from render.theme import THEMES
from tests.host.people import ADA, BO, vacation

ANN = SeatSpec("Ann", user_id="chat:1", locale="en")
ALWAYS_THREE = Settings(orders={"toy": {"bid": 3}}, zone="Europe/Rome")


def test_only_languages_and_palettes_that_exist_are_kept() -> None:
    for palette in THEMES:
        assert Settings(palette=palette).theme == palette
    assert USUAL.theme == "classic"
    with pytest.raises(ValidationError):
        Settings(palette="sepia")
    with pytest.raises(ValidationError):
        Settings(locale="tlh")


async def test_the_language_of_a_seat_is_the_one_wished_before_the_one_its_surface_told(host: Host) -> None:
    match_id = (await host.open("toy", [ANN, BO], locale="en")).match_id
    assert (await host.table(match_id)).locale_of(0) == "en"
    await host.people.save_settings("chat:1", Settings(locale="fr", palette="contrast"))
    table = await host.table(match_id)
    assert table.locale_of(0) == "fr"
    assert table.locale_of(1) == "en"
    assert table.settings_of(0).theme == "contrast"


def test_a_default_order_is_left_changed_and_dropped() -> None:
    person = plans.with_default_order(USUAL, "toy", "bid", 3)
    assert person.orders == {"toy": {"bid": 3}}
    person = plans.with_default_order(person, "toy", "bid", 4)
    assert [(kind.key, answer) for kind, answer in plans.default_orders("toy", person)] == [("bid", 4)]
    assert plans.with_default_order(person, "toy", "bid", None).orders == {}


def test_a_default_order_that_no_title_asks_or_takes_is_refused() -> None:
    with pytest.raises(NoSuchOrder):
        plans.with_default_order(USUAL, "toy", "toast", "1")
    with pytest.raises(NoSuchOrder):
        plans.with_default_order(USUAL, "chess", "bid", 3)
    with pytest.raises(Illegal):
        plans.with_default_order(USUAL, "toy", "bid", 21)


async def test_a_substitute_brings_their_own_orders_and_hours(host: Host) -> None:
    await host.people.save_settings("chat:1", ALWAYS_THREE)
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
    await substitutes.leave(host, match_id, 0)
    await substitutes.take_over(host, match_id, 0, ANN)
    log = await host.store.matches.log(match_id)
    assert [(row.answer, row.made_by) for row in log if row.kind == "move"] == [(3, "plan")]
    assert (await host.table(match_id)).settings_of(0).zone == "Europe/Rome"


async def test_whoever_comes_back_brings_their_orders_again(host: Host) -> None:
    match_id = (await host.open("toy", [ANN, BO], {"cards": "40"})).match_id
    await host.submit(match_id, 0, 1)
    await substitutes.leave(host, match_id, 0)
    await host.people.save_settings("chat:1", ALWAYS_THREE)
    await substitutes.give_back(host, match_id, 0)
    table = await host.table(match_id)
    assert table.seats[0].plans == {"bid": {"answer": 3, "once": False}}
    assert table.settings_of(0) == await host.people.settings("chat:1")


async def test_orders_in_the_settings_change_no_table_one_sits_at(host: Host) -> None:
    match_id = (await host.open("toy", [ANN, BO], {"cards": "40"})).match_id
    await host.people.save_settings("chat:1", ALWAYS_THREE)
    assert not (await host.table(match_id)).seats[0].plans


async def test_whoever_is_given_a_seat_brings_their_own_hours_and_orders(host: Host) -> None:
    await host.people.save_settings("chat:1", ALWAYS_THREE)
    await host.people.save_settings("chat:2", Settings(zone="Asia/Tokyo"))
    match_id = (await host.open("toy", [SeatSpec("Dan", user_id="chat:2"), BO], {"cards": "40"})).match_id
    await substitutes.reseat(host, match_id, 0, ANN)
    table = await host.table(match_id)
    assert table.settings_of(0).zone == "Europe/Rome"
    assert table.seats[0].plans == {"bid": {"answer": 3, "once": False}}
    await substitutes.reseat(host, match_id, 0, SeatSpec(kind="house"))
    table = await host.table(match_id)
    assert table.settings_of(0) == USUAL
    assert table.seats[0].plans == {}


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31"])
def test_a_vacation_without_a_day_before_or_after_it_is_refused(day: str) -> None:
    with pytest.raises(ValidationError, match="a year that nobody plays in"):
        Settings(zone="Asia/Tokyo", away=(vacation(day, day),))
