"""Serenissima, second edition (Ystari 2012): the wheel of galleys, for 2, 3 and 4 players."""

from collections import Counter

from engine import core
from engine.choice import AllOf, Answer, Option, Part, Pick, yes_no
from engine.core import Player, Result, StandingOrder, Table, ranked
from engine.rng import Rng
from engine.serenissima.components import BOX, GOODS
from engine.serenissima.house import House
from engine.serenissima.investment import galley_price
from engine.serenissima.labels import say
from engine.serenissima.preparation import prepare
from engine.serenissima.state import State
from engine.serenissima.view import View, view
from engine.text import Seat

MONEY = Pick([Option("open", say("option-money-open")), Option("hidden", say("option-money-hidden"))])


class SerenissimaGame(core.Game[State, View]):
    id = "serenissima"
    name = "Serenissima"
    seats = (2, 3, 4)
    rules = 2
    options = AllOf([Part("money", say("option-money"), MONEY)])
    standing = tuple(
        StandingOrder(f"blockade-{kind}", say(f"standing-blockade-{kind}"), yes_no())
        for kind in ("move", "sale", "landing")
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: dict[str, Answer], table: Table) -> State:
        return prepare(seats, options, table)

    def view(self, s: State, seat: Seat | None) -> View:
        return view(s, seat)

    def result(self, s: State) -> Result:
        """The richest wins; of equals, the one with most port cards."""
        parts = {seat: dict(prince.ledger) for seat, prince in enumerate(s.princes)}
        return ranked(parts, tie_break=lambda seat: len(s.ports_of(seat)))

    def imagine(self, s: State, seat: Seat | None, rng: Rng) -> None:
        """The order of the Doge deck is unknown to all, and hidden treasuries to everyone else.

        Whoever is asked to buy a galley could pay for one: that much everybody knows.
        """
        rng.shuffle(s.deck)
        if not s.money_hidden() or not s.stack:
            return
        asked = list(s.stack[-1].asks(s))
        for other, prince in enumerate(s.princes):
            if other != seat:
                least = galley_price(s, other) + BOX.prices.sailor if other in asked else 0
                s.earn(other, least + rng.below(2 * prince.ducats + 10) - prince.ducats, "sales")

    def census(self, s: State) -> dict[str, int]:
        """Cubes, sailors, ducats, buildings and cards, wherever they are."""
        cubes = Counter(s.supply)
        for galley in s.galleys:
            cubes.update(galley.cargo)
        for port in s.ports.values():
            cubes.update(port.stored)
        counts = {f"cubes-{good}": cubes[good] for good in GOODS}
        for seat, prince in enumerate(s.princes):
            aboard = sum(galley.sailors for galley in s.fleet(seat))
            ashore = sum(port.sailors for port in s.ports.values() if port.owner == seat)
            counts[f"sailors-{seat}"] = prince.sailors + aboard + ashore
        counts["ducats"] = s.bank + sum(prince.ducats for prince in s.princes)
        counts["forts"] = s.forts + sum(port.fort for port in s.ports.values())
        counts["basilicas"] = s.basilicas + sum(port.basilica for port in s.ports.values())
        counts["doge-cards"] = len(s.deck) + len(s.discard)
        counts["galleys"] = len(s.galleys)
        return counts

    def house(self) -> Player:
        return House()


GAME = SerenissimaGame()
