"""Neptun at the table: what may be known, the usual bot, the pictures, the data."""

import re
from pathlib import Path

import pytest

import engine
from data import catalogue
from data.loader import BadData
from data.loader import load as read
from data.titles import folder_of
from engine.choice import spots
from engine.players import RandomPlayer
from engine.text import text
from neptun.engine import components
from neptun.engine.charts import chart
from neptun.engine.components import LETTERS, PERSONAL, PORTS, POWER, ROUTES
from neptun.engine.offers import REFUSED
from render.artist import Brush, artist
from render.words import Words
from tests.kit import play, positions
from tests.titles.choices import known
from tests.titles.neptun_kit import (
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    about_to_sail,
    choose_oars,
    column,
    discs,
    end_of_sailing,
    in_round,
    lay_distances,
    load,
    oar,
    offer,
    state,
    table,
)

# --- what may be known ------------------------------------------------------------------------------------


def test_other_hands_and_sealed_cards_are_counted_not_shown() -> None:
    match = table()
    choose_oars(match, [[oar(1), oar(2)], [oar(3), oar(4)], [oar(5), oar(6)], [oar(7), oar(8)]])
    match.submit(GREEN, oar(3))
    view = match.view(RED)
    assert view.hand == [oar(1), oar(2)]
    assert view.chosen is None
    assert [one.laid for one in view.merchants] == [False, True, False, False]
    assert [one.cards for one in view.merchants] == [2, 2, 2, 2]
    assert match.view(GREEN).chosen == oar(3)
    assert match.view(None).hand == []


def test_sealed_courses_and_wishes_of_others_are_not_known() -> None:
    match = table()
    choose_oars(match, [[oar(1), oar(2)]] * 4)
    for seat in range(4):
        match.submit(seat, oar(1))
    before = match.view(RED)
    match.submit(GREEN, {"crete": {}})
    before.active = [RED, PURPLE, YELLOW]
    assert match.view(RED) == before, "all that is seen is that Green need not be waited for"
    sealed = set()
    for seed in range(12):
        other = match.copy()
        match.game.imagine(other.state, RED, engine.Rng(str(seed)))
        sealed.add(str(other.state.stack[-1]))
    assert len(sealed) > 1


def test_imagined_hands_keep_personal_cards_with_their_owners() -> None:
    for match in positions("neptun", 4, "personal", count=30):
        own = [[card for card in one.hand if card in PERSONAL] for one in state(match).merchants]
        other = match.copy()
        match.game.imagine(other.state, RED, engine.Rng("imagined"))
        assert own == [[card for card in one.hand if card in PERSONAL] for one in state(other).merchants]
        assert state(other).merchants[RED].hand == state(match).merchants[RED].hand


# --- questions --------------------------------------------------------------------------------------------


def test_a_blocked_or_unknown_branch_is_refused_with_its_reason() -> None:
    match = table()
    offer(match, column("salt", "roma", 1), column("honey", "tyros", 2), column("grain", "roma", 3))
    match.submit(RED, {"turn": {}})
    match.submit(RED, {"turn": {}})
    choice = match.pending()[RED].choice
    assert choice.problem({"contract-3": "slot-1"}) is None
    assert choice.problem({"contract-1": "slot-1"}) == REFUSED
    assert choice.problem({"contract-9": "slot-1"}) == text("refuse-unknown", what="contract-9")
    assert choice.problem({"contract-3": "slot-9"}) == text("refuse-unknown", what="slot-9")
    assert choice.problem("contract-3") == text("refuse-one-of")


# --- the usual bot -------------------------------------------------------------------------------------


def test_the_usual_bot_beats_random_players_and_fulfils_three_contracts_a_round() -> None:
    games, wins, fulfilled = 16, 0, 0
    for number in range(games):
        match = engine.start("neptun", 4, f"house {number}")
        bot = number % 4
        players: dict[int, engine.Player] = {seat: RandomPlayer() for seat in range(4)}
        players[bot] = match.game.usual_bot()
        for events in play(match, players, f"others {number}"):
            told = [event.text for event in events if event.text]
            fulfilled += sum(
                words.key.startswith("neptun-fulfilled") and words.args["who"] == engine.SeatName(bot)
                for words in told
            )
        result = known(match.result())
        wins += bot in result.winners
    assert wins >= 0.8 * games
    assert fulfilled > 3 * games * len(LETTERS)


def bot_answer(match: engine.Match, seat: int) -> object:
    return match.game.usual_bot().answer(match.view(seat), match.pending()[seat], engine.Rng("house"))


@pytest.mark.parametrize(("letter", "answer"), [("B", {"no": {}}), ("C", {oar(2): {"athenae": "slot-5"}})])
def test_the_usual_bot_saves_its_cards_for_later_rounds_while_there_are_any(
    letter: str, answer: object
) -> None:
    """Grapes in Athenae pay 3 gold; the mile that lacks leaves 2. A point there would win no tile."""
    match = table()
    lay_distances(match, crete_athenae=8)
    load(match, RED, {5: ("grapes", "athenae")})
    discs(match, "graecia", dict.fromkeys((GREEN, PURPLE, YELLOW), 9))
    state(match).merchants[RED].hand, state(match).wind = [oar(2)], 5
    in_round(match, letter)
    end_of_sailing(match)
    assert bot_answer(match, RED) == answer


@pytest.mark.parametrize(("letter", "card"), [("B", oar(2, 2)), ("C", oar(1, -2))])
def test_the_usual_bot_minds_the_wind_that_blows_into_the_next_round(letter: str, card: str) -> None:
    """In turn 5, with nothing to deliver: the weaker card, unless the other one helps a next round."""
    match = table()
    in_round(match, letter)
    choose_oars(match, [[oar(1, -2), oar(2, 2)]] * 4, turn=5)
    assert bot_answer(match, RED) == card


def test_the_usual_bot_leaves_no_first_contract_for_a_later_turn() -> None:
    match = table()
    load(match, RED, {4: ("salt", "tyros"), 5: ("olives", "malaca")})
    state(match).merchants[RED].hand = [oar(8), oar(7)]
    about_to_sail(match, RED, port="tyros", power=2, gold=0)
    assert bot_answer(match, RED) == {"tyros": "slot-4"}


def test_the_usual_bot_sails_towards_a_contract_out_of_reach() -> None:
    """With power 8 Brundisium can be reached from Crete in the next turn, but from Athenae with any card."""
    match = table()
    lay_distances(match, crete_athenae=6, athenae_brundisium=6)
    load(match, RED, {5: ("olives", "brundisium")})
    state(match).merchants[RED].hand = [oar(8), oar(7)]
    about_to_sail(match, RED, power=2, gold=0)
    assert bot_answer(match, RED) == {"athenae": {}}


# --- the picture ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.soak), 5])
def test_every_spot_of_a_question_is_on_the_board_or_in_the_hand(seats: int) -> None:
    drawer, brush = artist("neptun"), Brush(Words("en"), width=800)
    for match in positions("neptun", seats, "spots", count=12, players="house"):
        for seat, decision in match.pending().items():
            pictures = [drawer.board(match.view(seat), brush), drawer.hand(match.view(seat), brush)]
            drawn = {spot.id for picture in pictures if picture for spot in picture.spots}
            assert set(spots(decision.choice)) <= drawn
            assert all(0 < len(picture.alt) <= 1024 for picture in pictures if picture)


def test_both_halves_of_the_sea_can_be_enlarged() -> None:
    drawer, brush = artist("neptun"), Brush(Words("en"), width=400)
    view = positions("neptun", 3, "spots", count=3)[1].view(0)
    ports = set()
    for place in drawer.places(view):
        picture = drawer.zoom(view, place, brush)
        ports |= {spot.id for spot in picture.spots}
        assert drawer.place_name(place, brush.words) != f"neptun-place-{place}"
    assert len(ports) == 16
    assert drawer.cover(brush).alt


# --- the data ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("good", "bad", "reason"),
    [
        ("short: [3,", "short: [2,", "distance_tiles: .*3 to 8 miles"),
        (
            "olives: {temple: 3}, honey: {temple: 4}",
            "olives: {temple: 2}, honey: {temple: 4}",
            "Saguntum pay 3",
        ),
        ("region: italia", "region: africa", "italia has three ports"),
        ("grapes: 6,", "grapes: 5,", "goods: .*30 goods cards"),
        ("graecia: {A: [3], B: [5, 1]", "graecia: {A: [3], B: [5, 2]", "5 and 1"),
        ("forecast: [-5, 5]", "forecast: [-4, 5]", "wind: .*from -5 to"),
        ("b: antiochia", "b: tyros", "route s14 joins two ports"),
        ("id: malaca\n", "id: tingis\n", "route s1 joins two ports"),
        ("power: 8, wind: 2}", "power: 9, wind: 2}", "has its field"),
        ("africa, colour: yellow", "africa, colour: green", "in Africa, is yellow"),
        ("draft_turns: 5", "draft_turns: 6", "a slot for each turn"),
        ("temple_discs: 5", "temple_discs: 6", "a disc for each temple"),
        ("count: 15", "count: 14", "a bonus tile for every player and round"),
    ],
)
def test_a_bad_edit_of_the_data_is_refused_with_its_reason(
    tmp_path: Path, good: str, bad: str, reason: str
) -> None:
    whole = (folder_of("neptun") / "neptun.yaml").read_text(encoding="utf-8")
    assert good in whole
    path = tmp_path / "neptun.yaml"
    path.write_text(whole.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(BadData, match=re.compile(r"neptun\.yaml: .*" + reason)):
        read(components.Box, path)


def test_every_power_has_a_card_and_personal_cards_bring_no_wind() -> None:
    assert {POWER[card] for card in components.COMMON} == set(range(1, 9))
    assert [components.WIND[card] for card in PERSONAL] == [0, 0]


def test_every_way_is_as_short_as_can_be_and_of_two_as_short_the_first_by_name() -> None:
    for seed in range(5):
        distances = state(engine.start("neptun", 3, f"ways {seed}")).distances
        sea = chart(distances)
        beside = [(r.a, r.b, d) for r, d in zip(ROUTES, distances, strict=True)]
        beside += [(b, a, d) for a, b, d in beside]
        for start in PORTS:
            for goal in set(PORTS) - {start}:
                ways = [(sea.miles[start][stop] + miles, stop) for stop, end, miles in beside if end == goal]
                assert (sea.miles[start][goal], sea.before[start][goal]) == min(ways)


@pytest.mark.parametrize("locale", catalogue.locales())
def test_the_rules_page_shows_every_point_tile(locale: str) -> None:
    page = (folder_of("neptun") / "rules" / locale / "neptun.md").read_text(encoding="utf-8")
    for temple in components.TEMPLES:
        tiles = components.BOX.point_tiles.of(temple)
        values = " | ".join(" · ".join(map(str, tiles[letter])) for letter in LETTERS)
        assert f"| {Words(locale)(f'neptun-temple-{temple}')} | {values} |" in page
