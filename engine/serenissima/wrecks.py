"""Galleys that sink, and what is lost with them."""

from engine.core import Dealer
from engine.serenissima.labels import count_goods
from engine.serenissima.state import Galley, State


def lose_cargo(s: State, galley: Galley, dealer: Dealer) -> None:
    """What is left aboard a sunken galley goes back to the supply."""
    if galley.cargo:
        dealer.tell("serenissima-cargo-lost", galley=galley.number, goods=count_goods(galley.cargo))
    s.lose_cargo(galley)


def sink(s: State, galley: Galley, dealer: Dealer) -> None:
    """The galley is lost with all that is aboard."""
    s.founder(galley)
    lose_cargo(s, galley, dealer)
