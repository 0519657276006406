"""Rulings 1 to 12 of Serenissima: blockades, combat and capacity."""

from engine.choice import Amount, Share
from engine.serenissima.odds import odds, storm
from tests.titles.choices import noted, of_kind
from tests.titles.serenissima_kit import BLACK, BLUE, ORANGE, RED, Board


def unmoved_at_napoli(**options: str) -> Board:
    board = Board(**options)
    board.galley(1, BLUE, "napoli", 2, "wood")
    board.galley(2, RED, "napoli", 3)
    return board.activate(1)


def test_ruling_01_a_galley_that_did_not_move_can_be_blockaded_when_it_sells_or_lands() -> None:
    board = unmoved_at_napoli()
    board.order(BLUE, sell="wood")
    assert board.asked() == [(RED, "blockade-sale")]
    board = unmoved_at_napoli()
    board.order(BLUE, land=1)
    assert board.asked() == [(RED, "blockade-landing")]


def test_ruling_01_a_table_may_spare_a_galley_that_did_not_move() -> None:
    board = unmoved_at_napoli(blockade="arrived")
    board.order(BLUE, sell="wood")
    assert board.s.ports["napoli"].stored == ["wood"]
    board = unmoved_at_napoli(blockade="arrived")
    board.order(BLUE, land=1)
    assert board.s.ports["napoli"].owner == BLUE


def test_ruling_01_where_a_galley_has_sailed_to_nobody_is_spared() -> None:
    board = Board(blockade="arrived")
    board.galley(1, BLUE, "genova", 2, "wood")
    board.galley(2, RED, "napoli", 3)
    board.activate(1).order(BLUE, sail="z_napoli")
    board.order(BLUE, sell="wood")
    assert board.asked() == [(RED, "blockade-sale")]


def test_ruling_01_nobody_can_keep_a_galley_from_leaving_where_it_starts() -> None:
    board = Board()
    board.galley(1, BLUE, "napoli", 2)
    board.galley(2, RED, "napoli", 3)
    board.activate(1).order(BLUE, sail="z_genova")
    assert board.s.galley(1).zone == "z_genova"


def test_ruling_02_the_strongest_decides_first_then_the_lowest_number() -> None:
    board = Board()
    board.galley(1, BLUE, "venezia", 2)
    board.galley(5, RED, "ragusa", 3)
    board.galley(6, ORANGE, "ragusa", 2)
    board.galley(7, ORANGE, "ragusa", 2)
    board.galley(2, BLACK, "ragusa", 3)
    board.activate(1).order(BLUE, sail="z_corfu")
    seen = []
    while (asked := board.asked())[0][1] == "blockade-move":
        seen.append(asked[0][0])
        board.answer(asked[0][0], "no")
    assert seen == [ORANGE, BLACK, RED]
    assert board.s.galley(1).zone == "z_corfu"


def test_ruling_02_every_zone_on_the_way_is_checked() -> None:
    board = Board()
    board.galley(1, BLUE, "venezia", 3)
    board.galley(5, RED, "ragusa", 4)
    board.galley(6, ORANGE, "corfu", 4)
    board.activate(1).order(BLUE, sail="z_modon")
    assert (board.asked(), board.s.galley(1).zone) == ([(RED, "blockade-move")], "z_ragusa")
    board.answer(RED, "no")
    assert (board.asked(), board.s.galley(1).zone) == ([(ORANGE, "blockade-move")], "z_corfu")
    board.answer(ORANGE, "no")
    assert board.s.galley(1).zone == "z_modon"


def test_ruling_02_sailors_in_a_port_do_not_blockade_and_equal_crews_neither() -> None:
    board = Board()
    board.galley(1, BLUE, "venezia", 2)
    board.galley(5, RED, "ragusa", 2)
    board.port("ragusa", RED, 4)
    board.activate(1).order(BLUE, sail="z_corfu")
    assert board.s.galley(1).zone == "z_corfu"


def test_ruling_02_every_further_sale_may_be_prevented_too() -> None:
    board = Board()
    board.galley(1, BLUE, "napoli", 2, "wood spice wine")
    board.galley(5, RED, "napoli", 3)
    board.activate(1).order(BLUE, sell=["wood"])
    board.answer(RED, "no")
    assert board.s.ports["napoli"].stored == ["wood"]
    board.order(BLUE, sell=["spice"])
    assert board.asked() == [(RED, "blockade-sale")]
    board.answer(RED, "yes")
    assert board.s.galley(1).cargo == ["spice", "wine"]
    assert board.asked() == [(RED, "activation")]  # after a sale there is no fight: the turn is over


def test_ruling_02_one_declaration_suffices() -> None:
    board = Board()
    board.galley(1, BLUE, "venezia", 2)
    board.galley(5, RED, "ragusa", 3)
    board.galley(6, ORANGE, "ragusa", 4)
    board.activate(1).order(BLUE, sail="z_corfu")
    board.answer(ORANGE, "yes")
    assert board.asked() == [(BLUE, "activation")]
    assert board.s.galley(1).zone == "z_ragusa"


def neutral_napoli() -> Board:
    board = Board()
    board.galley(1, BLUE, "genova", 3)
    board.galley(5, RED, "napoli", 4)
    board.galley(6, ORANGE, "napoli", 1)
    board.activate(1).order(BLUE, sail="z_napoli")
    return board


def test_ruling_03_after_a_blockade_the_galley_may_fight_and_then_land() -> None:
    board = neutral_napoli()
    board.order(BLUE, land=1)
    board.answer(RED, "yes")
    assert board.why_not("land") == "blockade"
    assert board.free() == {"attack", "done"}
    board.dice("xx ----")
    board.order(BLUE, attack="5")
    board.dice("xx --")
    board.answer(BLUE, "again")
    assert "land" in board.free()
    board.order(BLUE, land=2)
    assert board.s.ports["napoli"].owner == BLUE


def test_ruling_03_a_landing_is_declared_on_again_by_whoever_still_outnumbers() -> None:
    board = neutral_napoli()
    board.order(BLUE, land=1)
    board.answer(RED, "yes")
    board.dice("x- -")
    board.order(BLUE, attack="6")
    board.order(BLUE, land=1)
    assert board.asked() == [(RED, "blockade-landing")]


def test_ruling_03_who_was_kept_from_landing_does_not_sell_instead() -> None:
    board = Board()
    board.galley(1, BLUE, "genova", 2, "wood")
    board.galley(5, RED, "napoli", 3)
    board.activate(1).order(BLUE, sail="z_napoli")
    board.order(BLUE, land=1)
    board.answer(RED, "yes")
    assert board.why_not("sell") == "blockade"
    assert board.free() == {"attack", "done"}


def test_ruling_04_who_fights_does_not_sell_and_who_sells_does_not_fight() -> None:
    board = Board()
    board.galley(1, BLUE, "genova", 2, "wood wine marble")
    board.galley(6, ORANGE, "genova", 1)
    board.activate(1).order(BLUE, sell=["wood"])
    assert board.free() == {"sell", "done"}  # the rest of the cargo, but no attack and no landing
    board.activate(1)
    board.dice("x- -")
    board.order(BLUE, attack="6")
    assert board.why_not("sell") == "fought"
    assert "land" in board.free()


def port_of_red() -> Board:
    """Red holds Napoli and Corfu, with a galley at Napoli; Orange is there too, far stronger than Blue."""
    board = Board()
    board.port("napoli", RED, 1)
    board.port("corfu", RED, 1)
    board.galley(1, BLUE, "genova", 3)
    board.galley(5, RED, "napoli", 1)
    board.galley(6, ORANGE, "napoli", 5)
    board.activate(1).order(BLUE, sail="z_napoli")
    return board


def test_ruling_05_the_owners_galleys_must_be_beaten_before_the_port() -> None:
    board = port_of_red()
    assert board.why_not("storm") == "guarded"
    board.dice("x- -")
    board.order(BLUE, attack="5")
    board.dice("x- -")
    board.order(BLUE, storm={})
    assert board.asked() == [(BLUE, "conquest")]  # Orange has five sailors and is not asked
    board.answer(BLUE, 1)
    assert board.s.ports["napoli"].owner == BLUE


def test_ruling_06_the_combat_value_is_fixed_and_carries_over() -> None:
    board = Board()
    board.galley(1, BLUE, "genova", 5)
    board.galley(5, RED, "sicilia", 1)
    board.galley(6, ORANGE, "sicilia", 1)
    board.activate(1).order(BLUE, sail="z_sicilia")
    assert noted(board.options("attack")["5"]).args["mine"] == 3
    board.dice("x-- x")
    board.order(BLUE, attack="5")
    assert board.s.galley(1).sailors == 4
    assert noted(board.options("attack")["6"]).args["mine"] == 3


def test_ruling_06_tired_sailors_roll_no_dice_but_may_land() -> None:
    board = Board()
    board.galley(1, BLUE, "genova", 1)
    board.galley(5, RED, "napoli", 1)
    board.activate(1).order(BLUE, sail="z_napoli")
    assert noted(board.options("attack")["5"]).args == {"mine": 0, "theirs": 1, "chance": 0}
    assert "land" in board.free()
    board.dice("-")
    board.order(BLUE, attack="5")
    assert board.s.galley(5).sailors == 1


def test_ruling_07_galleys_that_sink_each_other_lose_their_cargo() -> None:
    board = Board()
    board.galley(1, BLUE, "genova", 1, "wood")
    board.galley(5, RED, "genova", 1, "gold")
    board.activate(1)
    board.dice("x x")
    board.order(BLUE, attack="5")
    assert board.s.galley(1).owner is None
    assert board.s.galley(5).owner is None
    assert (board.s.supply["wood"], board.s.supply["gold"]) == (14, 10)


def test_ruling_07_a_port_that_perishes_with_its_attacker_is_neutral_and_keeps_its_buildings() -> None:
    board = Board()
    board.port("napoli", RED, 1, "gold wood")
    board.port("corfu", RED, 1)
    board.s.ports["napoli"].basilica = True
    board.galley(1, BLUE, "napoli", 1)
    board.activate(1)
    board.dice("x x")
    board.order(BLUE, storm={})
    napoli = board.s.ports["napoli"]
    assert (napoli.owner, napoli.sailors) == (None, 0)
    assert (napoli.stored, napoli.basilica) == (["gold", "wood"], True)


def test_ruling_08_the_winner_need_not_land() -> None:
    board = Board()
    board.port("napoli", RED, 1)
    board.port("corfu", RED, 1)
    board.galley(1, BLUE, "napoli", 2)
    board.activate(1)
    board.dice("x- -")
    board.order(BLUE, storm={})
    board.answer(BLUE, 0)
    assert board.s.ports["napoli"].owner is None
    assert board.s.galley(1).sailors == 2


def conquered_napoli(**options: str) -> Board:
    """Blue has emptied Napoli, where galleys of Orange and Black lie too."""
    board = Board(**options)
    board.port("napoli", RED, 1)
    board.port("corfu", RED, 1)
    board.galley(1, BLUE, "napoli", 3, "wood")
    board.galley(6, ORANGE, "napoli", 1)
    board.galley(7, BLACK, "napoli", 5)
    board.activate(1)
    board.dice("x-- -")
    board.order(BLUE, storm={})
    return board


def test_ruling_08_after_a_conquest_the_galley_may_stop_or_fight_another_one() -> None:
    board = conquered_napoli()
    board.answer(BLUE, 1)
    assert board.s.ports["napoli"].owner == BLUE
    assert board.free() == {"attack", "done"}  # no sale after a combat
    board.dice("x- -")
    board.order(BLUE, attack="6")
    assert board.s.galley(6).owner is None


def test_ruling_08_a_port_left_neutral_is_not_taken_after_all() -> None:
    board = conquered_napoli()
    board.answer(BLUE, 0)
    assert board.s.ports["napoli"].owner is None
    assert board.free() == {"attack", "done"}


def test_ruling_08_a_table_may_end_the_turn_with_the_conquest() -> None:
    board = conquered_napoli(conquest="over")
    board.answer(BLUE, 1)
    assert board.asked() == [(ORANGE, "activation")]


def test_ruling_08_with_the_last_sailor_ashore_nobody_is_left_to_fight() -> None:
    board = conquered_napoli()
    (lost,) = board.question().facts
    assert lost.key == "serenissima-fact-conquest-laden"
    told = board.answer(BLUE, 3)
    assert told[:3] == ["serenissima-landed", "serenissima-left", "serenissima-cargo-lost"]
    assert board.asked() == [(ORANGE, "activation")]


def test_ruling_08_a_landing_on_a_neutral_port_ends_the_turn() -> None:
    board = Board()
    board.galley(1, BLUE, "napoli", 3)
    board.galley(6, ORANGE, "napoli", 1)
    board.activate(1).order(BLUE, land=1)
    assert board.asked() == [(ORANGE, "activation")]


def test_ruling_09_the_defender_saves_what_fits_when_the_attacker_sinks() -> None:
    board = Board()
    board.galley(1, BLUE, "napoli", 1, "wood gold gold")
    board.galley(5, RED, "napoli", 3, "wine")
    board.activate(1)
    board.dice("- xxx")
    board.order(BLUE, attack="5")
    assert board.asked() == [(RED, "salvage")]
    share = of_kind(board.question().choice, Share)
    assert (share.low, share.high) == (0, 1)
    board.answer(RED, {"gold": 1})
    assert board.s.galley(5).cargo == ["wine", "gold"]
    assert board.s.supply["gold"] == 9


def test_ruling_09_nothing_is_asked_where_there_is_no_free_place() -> None:
    board = Board()
    board.galley(1, BLUE, "napoli", 1, "wood")
    board.galley(5, RED, "napoli", 5)
    board.activate(1)
    board.dice("- xxxxx")
    board.order(BLUE, attack="5")
    assert board.s.supply["wood"] == 14
    assert board.s.galley(5).cargo == []


def fort_at_napoli(sailors: int) -> Board:
    board = Board()
    board.port("napoli", RED, 3)
    board.port("corfu", RED, 1)
    board.s.ports["napoli"].fort = True
    board.galley(1, BLUE, "genova", sailors)
    return board


def test_ruling_10_a_fort_fires_once_before_the_combat_and_stays() -> None:
    board = fort_at_napoli(4)
    board.s.galley(1).zone = "z_napoli"
    board.activate(1)
    board.dice("x- --- ---")
    board.order(BLUE, storm={})
    assert board.s.galley(1).sailors == 3
    board.dice("xxx ---")
    board.answer(BLUE, "again")
    assert board.asked() == [(BLUE, "conquest")]
    board.answer(BLUE, 1)
    assert board.s.ports["napoli"].fort


def test_ruling_10_whom_the_fort_kills_does_not_count_for_the_combat_value() -> None:
    """Four sailors and one zone: the fort kills one, and three less one are two dice."""
    board = fort_at_napoli(4)
    board.activate(1).order(BLUE, sail="z_napoli")
    board.dice("x- -- ---")
    board.order(BLUE, storm={})
    assert board.question().prompt.args["mine"] == 2
    board.dice("-- ---")
    board.answer(BLUE, "again")


def test_ruling_10_an_earlier_combat_has_fixed_the_value_which_the_fort_only_caps() -> None:
    board = fort_at_napoli(4)
    board.galley(5, RED, "napoli", 1)
    board.activate(1).order(BLUE, sail="z_napoli")
    board.dice("x-- -")
    board.order(BLUE, attack="5")  # value 3
    board.dice("x- --- ---")
    board.order(BLUE, storm={})
    assert board.question().prompt.args["mine"] == 3


def test_ruling_10_the_odds_shown_reckon_with_the_fort() -> None:
    board = fort_at_napoli(4)
    board.activate(1).order(BLUE, sail="z_napoli")
    note = board.note("storm")
    assert note.key == "serenissima-note-dice-fort"
    assert note.args == {
        "mine": 3,
        "theirs": 3,
        "fort": 2,
        "chance": storm(4, 3, 3, fort=True, fixed=False).percent,
    }
    board.s.ports["napoli"].fort = False
    board.activate(1).order(BLUE, sail="z_genova")
    board.activate(1).order(BLUE, sail="z_napoli")
    assert board.note("storm").args["chance"] == odds(4, 3, 3).percent


def test_ruling_10_a_fort_may_sink_the_attacker() -> None:
    board = fort_at_napoli(2)
    board.activate(1).order(BLUE, sail="z_napoli")
    board.dice("xx")
    board.order(BLUE, storm={})
    assert board.s.galley(1).owner is None
    assert board.s.ports["napoli"].sailors == 3


def test_ruling_11_the_last_port_of_a_player_cannot_be_attacked() -> None:
    board = Board()
    board.port("napoli", RED, 1)
    board.port("corfu", RED, 1)
    board.galley(1, BLUE, "napoli", 2)
    board.galley(2, ORANGE, "corfu", 2)
    board.activate(1)
    board.dice("x- -")
    board.order(BLUE, storm={})
    board.answer(BLUE, 1)
    assert board.asked() == [(ORANGE, "activation")]
    assert board.why_not("storm") == "last-port"


def test_ruling_11_the_galleys_beside_a_last_port_may_be_attacked() -> None:
    board = Board()
    board.port("napoli", RED, 1)
    board.galley(1, BLUE, "napoli", 2)
    board.galley(5, RED, "napoli", 1)
    board.activate(1)
    assert "attack" in board.free()
    assert board.why_not("storm") == "last-port"  # not "guarded": sinking the galley would not help


def test_ruling_12_no_more_sailors_ashore_than_the_warehouse_has_places() -> None:
    board = Board()
    board.galley(1, BLUE, "antakya", 5)
    board.activate(1)
    assert board.amount("land").high == 3
    board.port("corfu", BLUE, 2)
    board.galley(2, BLUE, "corfu", 4)
    board.activate(2)
    assert board.buckets("crew")["port:corfu"].high == 3


def test_ruling_12_a_conquered_port_takes_no_more_than_it_holds() -> None:
    board = Board()
    board.port("antakya", RED, 1)
    board.port("corfu", RED, 1)
    board.galley(1, BLUE, "antakya", 5)
    board.activate(1)
    board.dice("x---- -")
    board.order(BLUE, storm={})
    assert board.question().choice == Amount(0, 3)
