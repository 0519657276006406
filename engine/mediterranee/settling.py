"""Phase 3: what a player settles while sailing, so that nobody waits for it in the phases that follow."""

from engine.choice import NOTHING, AllOf, Answer, Branch, OneOf, Option, Part, Pick, Share
from engine.core import Table
from engine.mediterranee.ids import chosen_branch, crew_of
from engine.mediterranee.landing import crew_bucket
from engine.mediterranee.state import Instructions, State
from engine.text import Seat, text

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
    return Branch(SETTLE, LABEL, settle_form(s, seat), note=NOTE)


def settle_form(s: State, seat: Seat) -> AllOf:
    fleet = s.fleet(seat)
    crews = Share([crew_bucket(galley) for galley in fleet], 0, sum([galley.sailors for galley in fleet]))
    ways = OneOf([Branch("ask", ASK_ME, NOTHING), Branch("crews", CREWS, crews)])
    return AllOf([ATTACKS, Part("land", LANDING_PART, ways), SALES])


def settle_turn(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    how, crews = chosen_branch(answer["land"])
    s.instructions[seat] = Instructions(
        crews=s.crews(seat),
        peace=answer["attack"] == "nobody",
        landing=None if how == "ask" else crew_of(crews),
        selling=answer["sell"],
    )
    table.whisper([seat], "mediterranee-settled")


def drop_broken_instructions(s: State, seat: Seat, table: Table) -> None:
    """Instructions hold only while nobody has touched the galleys of the person who gave them."""
    given = s.instructions.peek(seat)
    if given and given.crews != s.crews(seat):
        del s.instructions[seat]
        table.whisper([seat], "mediterranee-settled-broken")
