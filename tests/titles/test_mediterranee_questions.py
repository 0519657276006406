"""Méditerranée: whatever is allowed is offered, and nobody is asked what has only one answer."""

import pytest

import engine
from render.words import Words
from tests.titles.choices import branches, known, noted, of_kind, options, parts
from tests.titles.mediterranee_table import (
    GENOA,
    SPAIN,
    VENICE,
    asked,
    at_table,
    bid,
    branch,
    offered,
    ship,
    state,
    told,
)


def test_full_galleys_exchange_goods_where_there_is_no_room_to_shift_them() -> None:
    match = at_table(2, [(VENICE, "z_corfu", 3, "wine wine"), (VENICE, "z_corfu", 3, "gold gold")])
    events = match.submit(VENICE, {"cargo": {"z_corfu": {}}})
    assert told(events) == ["reloaded"]
    match.submit(VENICE, {"wine": 1, "gold": 1})
    assert [ship(match, number).goods for number in (1, 2)] == [["gold", "wine"]] * 2
    assert asked(match) == (VENICE, "market")


def test_full_galleys_with_the_same_goods_have_nothing_to_exchange() -> None:
    for first, second in (("wine wine", "wine wine"), ("wine gold", "")):
        match = at_table(
            2, [(VENICE, "z_corfu", 3, first), (VENICE, "z_corfu", 5 - len(second.split()), second)]
        )
        assert branch(match, "cargo").blocked


def test_where_there_is_room_goods_are_shifted_or_all_of_them_loaded_anew() -> None:
    match = at_table(2, [(VENICE, "z_corfu", 3, "wine wine"), (VENICE, "z_corfu", 3, "gold")])
    assert list(branches(offered(match, "cargo"))) == ["galley-1", "z_corfu"]
    match = at_table(2, [(VENICE, "z_corfu", 3, "wine wine"), (VENICE, "z_corfu", 3, "wine")])
    assert list(branches(offered(match, "cargo"))) == ["galley-1"]


@pytest.mark.parametrize(
    ("sailors", "goods", "garrison", "possible"),
    [(1, "wine wine wine wine", 3, False), (1, "wine wine wine", 3, True), (2, "wine wine wine", 3, True)],
)
def test_sailors_are_shifted_only_where_another_division_has_room(
    sailors: int, goods: str, garrison: int, possible: bool
) -> None:
    held = {"venezia": {"garrison": garrison}}
    match = at_table(2, [(VENICE, "z_venezia", sailors, goods)], ports=held)
    assert (branch(match, "crew").blocked is None) is possible


def test_every_aim_tells_where_passage_will_be_asked_the_zone_of_a_galley_under_way_too() -> None:
    ships = [(VENICE, "z_venezia", 4, ""), (GENOA, "z_ragusa", 1, ""), (GENOA, "z_corfu", 1, "")]
    match = at_table(3, ships)
    assert _asked_on_the_way(match, "z_ionio") == ["Ragusa", "Corfu"]
    match.submit(VENICE, {"galley-1": "z_ragusa"})
    assert _asked_on_the_way(match, "z_ionio") == ["Ragusa", "Corfu"]
    assert _asked_on_the_way(match, "z_venezia") == ["Ragusa"]


def _asked_on_the_way(match: engine.Match, aim: str) -> list[object]:
    zones = noted(options(offered(match, "galley-1"))[aim]).args["zones"]
    return [of_kind(zone, engine.Text).args["name"] for zone in of_kind(zones, tuple)]


def test_no_price_between_players_goes_beyond_the_limit_however_rich_the_buyer() -> None:
    ships = [(VENICE, "z_corfu", 2, "wine"), (GENOA, "z_corfu", 3, "iron")]
    for money, most in ((700, 700), (12_300, 10_000)):
        deal = offered(at_table(2, ships, ducats={VENICE: money}), "trade", "galley-1", "galley-2", "buy")
        assert of_kind(parts(deal)["price"], engine.Amount).high == most


def test_nobody_is_asked_which_of_equal_goods_to_load() -> None:
    ships = [(VENICE, "z_ionio", 5, ""), (GENOA, "z_ionio", 1, "wine wine wine"), (GENOA, "z_ionio", 5, "")]
    match = at_table(4, ships, dice=[6, 6])
    match.submit(VENICE, {"galley-1": "galley-2"})
    match.submit(VENICE, {"sink": {}})
    assert ship(match, 1).goods == ["wine", "wine"]  # three sailors are left, so two pieces find room
    assert state(match).goods["wine"] == 13
    assert asked(match) == (VENICE, "combat")


def test_whoever_lost_every_port_and_galley_is_not_asked_at_the_market() -> None:
    fallen = {"venezia": {"owner": GENOA}}
    assert asked(at_table(2, ports=fallen)) == (GENOA, "market")
    assert asked(at_table(2, [(VENICE, "z_ionio", 1, "")], ports=fallen)) == (VENICE, "market")
    assert asked(at_table(2)) == (VENICE, "market")


ENGLISH, FRENCH = (Words(locale, ["Anna", "Bruno", "Chloé", "Deniz"]) for locale in ("en", "fr"))


def words_of(match: engine.Match) -> list[str]:
    """The task of the question to Venice, and the facts beside it."""
    asked = match.pending()[VENICE]
    return [ENGLISH.say(words) for words in (asked.prompt, *asked.facts)]


def test_a_question_about_loading_says_what_becomes_of_the_rest() -> None:
    ships = [(VENICE, "z_ionio", 4, "wine"), (GENOA, "z_ionio", 1, "gold iron")]
    match = at_table(4, ships, dice=[6, 1])
    match.submit(VENICE, {"galley-1": "galley-2"})
    sunk = match.copy()
    sunk.submit(VENICE, {"sink": {}})
    assert words_of(sunk) == ["Load 1 good onto Galley 1.", "The rest is lost."]
    match.submit(VENICE, {"capture": 1})
    assert words_of(match) == ["Load 1 to 3 goods onto Galley 2.", "The rest goes onto Galley 1."]


def test_several_who_refuse_passage_are_named_in_one_good_sentence() -> None:
    ships = [(VENICE, "z_venezia", 3, ""), (GENOA, "z_ragusa", 1, ""), (SPAIN, "z_ragusa", 1, "")]
    match = at_table(3, ships)
    match.submit(VENICE, {"galley-1": "z_corfu"})
    match.submit(GENOA, "no")
    (refused,) = [
        event.text for event in match.submit(SPAIN, "no") if event.text and "refused" in event.text.key
    ]
    assert ENGLISH.say(refused) == "Galley 1 is stopped in Ragusa by Bruno and Chloé."
    assert FRENCH.say(refused) == "La galère 1 est arrêtée à Raguse par Bruno et Chloé."


def test_beside_an_act_stands_what_it_costs_and_beside_buying_what_one_has() -> None:
    ships = [(VENICE, "z_venezia", 2, "")]
    match = at_table(2, ships, ports={"venezia": {"stored": "wood iron gold"}}, ducats={VENICE: 1700})
    notes = {
        "buy": "you have 1,700 ducats",
        "recruit": "100 ducats each",
        "galley": "500 ducats",
        "fort": "500 ducats",
    }
    assert {act: ENGLISH.say(noted(branch(match, act))) for act in notes} == notes


def test_buying_names_the_good_and_its_price() -> None:
    ships = [(VENICE, "z_venezia", 4, ""), (VENICE, "z_venezia", 2, "")]
    match = at_table(2, ships, ports={"venezia": {"garrison": 1}}, ducats={VENICE: 300})
    galleys = branches(offered(match, "buy"))
    deeds = {key: (ENGLISH.say(deed.label), ENGLISH.say(noted(deed))) for key, deed in galleys.items()}
    assert deeds == {
        "galley-1": ("Buy 1 × wine (galley 1)", "100 ducats each"),
        "galley-2": ("Buy wine (galley 2)", "100 ducats each"),
    }


def test_selling_everything_names_what_it_pays_and_pays_that() -> None:
    ships = [(VENICE, "z_napoli", 2, "wine gold"), (VENICE, "z_genova", 2, "wine wood")]
    match = at_table(6, ships, ports={"genova": {"owner": GENOA, "garrison": 1}}, ducats={VENICE: 300})
    label = branch(match, "everything").label
    pays = label.args["ducats"]
    assert ENGLISH.say(label) == f"Sell everything · {pays:,}"
    events = match.submit(VENICE, {"everything": {}})
    told_texts = [known(event.text) for event in events]
    sales = [each for each in told_texts if each.key.startswith("mediterranee-sold")]
    assert sum(of_kind(sale.args["ducats"], int) for sale in sales) == pays
    kinds = {sale.key for sale in sales}
    assert kinds == {"mediterranee-sold", "mediterranee-sold-new"}, "new markets pay more"


def test_a_standing_price_above_what_all_may_ask_is_told_with_what_it_is_without_a_monopoly() -> None:
    match = at_table(2)
    for ask, words in (
        (300, "Anna now asks 300 ducats per piece for wine."),
        (900, "Anna now asks 900 ducats per piece for wine (300 without a monopoly)."),
    ):
        (event,) = match.submit(VENICE, {"tariff": {"wine": {"price": {"ask": ask, "floor": 200}}}})
        assert event.text
        assert ENGLISH.say(event.text) == words


def test_attack_no_more_is_offered_only_after_an_attack() -> None:
    ships = [(VENICE, "z_ionio", 5, ""), (GENOA, "z_ionio", 5, "")]
    match = at_table(4, ships, dice=[1, 1])
    assert ENGLISH.say(branch(match, "done").label) == "Attack nobody"
    match.submit(VENICE, {"galley-1": "galley-2"})
    assert ENGLISH.say(branch(match, "done").label) == "Stop attacking"


def test_cargo_is_shown_where_galleys_sail_and_fight() -> None:
    ships = [(VENICE, "z_ionio", 2, "wine wine"), (GENOA, "z_ionio", 1, "gold")]
    sailing = at_table(3, ships)
    assert ENGLISH.say(noted(branch(sailing, "galley-1"))) == "2 zones, 2 × wine"
    fighting = at_table(4, ships, dice=[6, 1])
    assert ENGLISH.say(noted(branch(fighting, "galley-1"))) == "2 sailors, 2 × wine"
    (target,) = options(offered(fighting, "galley-1")).values()
    assert ENGLISH.say(noted(target)) == "1 sailor, gold"
    fighting.submit(VENICE, {"galley-1": "galley-2"})
    question = fighting.pending()[VENICE]
    assert [ENGLISH.say(said) for said in (question.prompt, *question.facts)] == [
        "Capture Galley 2 of Bruno, or sink it.",
        "It carries gold. Galley 1 has 2 sailors, 2 × wine.",
        "Either way you keep the goods that fit. If all your sailors change over, Galley 1 sinks.",
    ]


def test_the_dice_of_an_auction_are_told_with_every_throw() -> None:
    match = at_table(1, seats=3, dice=[4, 4, 2, 5])
    for seat, money in ((VENICE, 200), (GENOA, 200)):
        match.submit(seat, bid(money))
    events = match.submit(SPAIN, bid(0))
    said = [ENGLISH.say(event.text) for event in events if event.text and "throws" in event.text.key]
    assert said == ["The die decides: Anna 4 and Bruno 4.", "The die decides: Anna 2 and Bruno 5."]


def test_a_price_is_named_for_a_piece() -> None:
    match = at_table(2, [(VENICE, "z_tunis", 2, "")], ports={"tunis": {"owner": GENOA, "garrison": 1}})
    match.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    (event,) = match.submit(GENOA, {"price": 200})
    assert event.text
    assert ENGLISH.say(event.text) == "Bruno asks 200 ducats per piece for gold in Tunis."


def test_what_finds_no_room_is_said_to_be_lost() -> None:
    ships = [(VENICE, "z_ionio", 5, ""), (GENOA, "z_ionio", 1, "wine wine wine"), (GENOA, "z_ionio", 5, "")]
    match = at_table(4, ships, dice=[6, 6])
    match.submit(VENICE, {"galley-1": "galley-2"})
    events = match.submit(VENICE, {"sink": {}})
    (lost,) = [event.text for event in events if event.text and "thrown" in event.text.key]
    assert ENGLISH.say(lost) == "Anna has no room for wine and loses it."


@pytest.mark.parametrize(("name", "place"), [("sicilia", "en Sicile"), ("corfu", "à Corfou")])
def test_french_says_in_before_islands_as_the_rulebook_does(name: str, place: str) -> None:
    match = at_table(6, [(VENICE, f"z_{name}", 2, "gold")])
    events = match.submit(VENICE, {"everything": {}})
    assert FRENCH.say(known(events[0].text)) == f"Anna vend {place}\u00a0: or, 200 ducats."
