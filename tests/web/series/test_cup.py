"""A cup through the pages that people see, from its form to its champion."""

from unittest.mock import patch

import pytest

from bot.series.league import knockout
from tests.host.toy import SHORT, Toy
from tests.kit_league import league_of, pass_time, play_open
from tests.web.series.hall import WebHall

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_knock_out_is_founded_signed_up_for_and_won(toys: None, hall: WebHall) -> None:
    await hall.gather(*(f"Player {i}" for i in range(5)))
    cup = await hall.found(
        "hall-found-cup", name="Carnival", titles=["toy"], format="knockout", length="month", advancing=1
    )
    with patch.object(Toy, "options", SHORT):
        for who in hall.people:
            await hall.sign_up(cup, who)
        await pass_time(hall, 8)
        book = await league_of(hall, cup)
        assert len(book.season.round_ends) == 2
        running = (await hall.of(hall.people[1]).page(f"/leagues/{cup}")).words
        for part in ("The cup is running.", "Round 1 of 2", "Rounds end", "Still in.", "Round 1: "):
            assert part in running
        assert "Division" not in running
        await play_open(hall, cup)
        await hall.go_round()
        final = (await league_of(hall, cup)).season
        (out, *_) = [who for who in hall.people if who not in knockout.people_left(book.regulations, final)]
        assert "You’re out of this cup." in (await hall.of(out).page(f"/leagues/{cup}")).words
        assert "Final: " in (await hall.of(out).page(f"/leagues/{cup}")).words
        await play_open(hall, cup)
        await hall.go_round()
    book = await league_of(hall, cup)
    assert book.ended
    champion = knockout.champion(book.regulations, book.season)
    over = await hall.of(hall.people[0]).page(f"/leagues/{cup}")
    (table,) = over.all("table", class_="standings")
    first = [cell.words for cell in table.all("tr")[1].all("td")]
    assert first[-1] == "Won the cup."
    assert book.season.name(str(champion)) in table.all("tr")[1].words
    assert "The cup is over." in over.words


async def test_swiss_rounds_are_shown_with_points_and_tie_breaks(toys: None, hall: WebHall) -> None:
    await hall.gather(*(f"Player {i}" for i in range(5)))
    more = {"format": "swiss", "length": "week", "swiss_rounds": 2}
    cup = await hall.found("hall-found-cup", name="Sprint", titles=["toy"], **more)
    with patch.object(Toy, "options", SHORT):
        for who in hall.people:
            await hall.sign_up(cup, who)
        await pass_time(hall, 4)
        for _ in range(2):
            await play_open(hall, cup)
            await hall.go_round()
    book = await league_of(hall, cup)
    assert book.ended
    shown = await hall.of(hall.people[0]).page(f"/leagues/{cup}")
    for part in ("Round 2 of 2", "S.–B.", "Most points.", "Swiss, 2 rounds"):
        assert part in shown.words
