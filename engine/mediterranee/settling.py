"""Phase 3: what a player settles while sailing, so that nobody waits for it in the phases that follow."""

from collections.abc import Iterable

from engine.answers import chosen_branch
from engine.choice import NOTHING, AllOf, Answer, Branch, OneOf, Option, Part, Pick, Share
from engine.core import Dealer
from engine.mediterranee.ids import crew_of
from engine.mediterranee.labels import GALLEY_NAMES, SEAT_NAMES, ZONE_NAMES
from engine.mediterranee.landing import crew_bucket
from engine.mediterranee.state import Galley, Instructions, State
from engine.text import Arg, Seat, text

SETTLE = "settle"
LABEL = text("mediterranee-settle")
NOTE = text("mediterranee-settle-note")
ASK_ME = text("mediterranee-settle-ask")
ATTACKS = Part(
    "attack",
    text("mediterranee-settle-attack"),
    Pick([Option("ask", ASK_ME), Option("nobody", text("mediterranee-settle-peace"))]),
)
LANDING_PART = text("mediterranee-settle-landing")
CREWS = text("mediterranee-settle-crews")
SALES = Part(
    "sell",
    text("mediterranee-settle-sales"),
    Pick(
        [
            Option("ask", ASK_ME),
            Option("everything", text("mediterranee-sell-everything")),
            Option("nothing", text("mediterranee-settle-nothing")),
        ]
    ),
)


def settle_branch(s: State, seat: Seat) -> Branch:
    """A branch of the sailing question; it moves nothing and ends nothing."""
    return Branch(SETTLE, LABEL, lambda: _settle_form(s, seat), note=NOTE, aside=True)


def _settle_form(s: State, seat: Seat) -> AllOf:
    fleet = s.fleet(seat)
    crews = Share([crew_bucket(galley) for galley in fleet], 0, sum([galley.sailors for galley in fleet]))
    ways = OneOf([Branch("ask", ASK_ME, NOTHING), Branch("crews", CREWS, crews)])
    return AllOf([ATTACKS, Part("land", LANDING_PART, ways), SALES])


def settle_turn(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    how, crews = chosen_branch(answer["land"])
    s.instructions[seat] = Instructions(
        crews=s.crews(seat),
        peace=answer["attack"] == "nobody",
        landing=None if how == "ask" else crew_of(crews),
        selling=answer["sell"],
    )
    dealer.whisper([seat], "mediterranee-settled")


def drop_broken_instructions(s: State, seat: Seat, dealer: Dealer) -> None:
    """Instructions hold only while nobody has touched the galleys of the person who gave them."""
    instructions = s.instructions.peek(seat)
    if instructions and instructions.crews != s.crews(seat):
        del s.instructions[seat]
        dealer.whisper([seat], "mediterranee-settled-broken")


def end_peace_by_attack(s: State, seat: Seat, attacker: Seat, dealer: Dealer) -> None:
    """Who said to attack nobody is asked once they have been attacked, at sea or in a port."""
    _end_peace(s, seat, dealer, "mediterranee-peace-attacked", who=SEAT_NAMES[attacker])


def end_peace_by_arrival(s: State, arrived: Iterable[Galley], dealer: Dealer) -> None:
    """Who said to attack nobody is asked once another player's galley is beside theirs or at their port."""
    for galley in arrived:
        port = s.port_in(galley.zone)
        names: dict[str, Arg] = {
            "who": SEAT_NAMES[galley.seat],
            "galley": GALLEY_NAMES[galley.number],
            "zone": ZONE_NAMES[galley.zone],
        }
        for seat in s.others(galley.seat):
            if s.at(galley.zone, seat) or (port and port.owner == seat):
                _end_peace(s, seat, dealer, "mediterranee-peace-joined", **names)


def _end_peace(s: State, seat: Seat, dealer: Dealer, key: str, **names: Arg) -> None:
    """What else was settled holds."""
    settled = s.instructions.get(seat)
    if settled and settled.peace:
        settled.peace = False
        dealer.whisper([seat], key, **names)
