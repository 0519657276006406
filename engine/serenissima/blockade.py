"""Blockades: who is stronger in a zone may stop a galley that wants to sail on, to sell or to land."""

from engine.choice import Answer, yes_no
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.serenissima.labels import GALLEY_SPOTS, GOOD_NAMES, SEAT_NAMES, ZONE_NAMES, ZONES_AT, say
from engine.serenissima.state import CLOSING, Galley, State
from engine.text import Seat

YES_NO = yes_no()
KINDS = ("move", "sale", "landing")


def ask_blockaders(s: State, kind: str, galley: Galley, goods: list[str] | None = None) -> bool:
    """Ask everyone who may stop what the galley is about to do; whether there is anyone."""
    able = s.blockaders(galley)
    if able:
        s.stack.append(Blockade(kind, able, goods or []))
    return bool(able)


def risk_blockade(s: State, kind: str, galley: Galley, goods: list[str] | None = None) -> None:
    """A sale or a landing may be prevented; where the galley began its turn, unless the table spares it."""
    if s.turn.moved or not s.plays("blockade", "arrived"):
        ask_blockaders(s, kind, galley, goods)


@step
class Blockade(Step[State]):
    """The strongest decides first; one declaration suffices, and stops the step below this one."""

    kind: str
    able: list[Seat]
    goods: list[str]

    def asks(self, s: State) -> Decisions:
        galley = s.galley(s.turn.galley)
        seat = self.able[0]
        assert galley.owner is not None
        yours = sum(g.sailors for g in s.galleys_in(galley.zone) if g.owner == seat)
        prompt = say(
            f"ask-blockade-{self.kind}",
            who=SEAT_NAMES[galley.owner],
            galley=galley.number,
            at=ZONES_AT[galley.zone],
            zone=ZONE_NAMES[galley.zone],
            theirs=galley.sailors,
            yours=yours,
            goods=tuple(GOOD_NAMES[good] for good in self.goods),
        )
        facts = (say("fact-blockade", galley=galley.number, theirs=galley.sailors, yours=yours),)
        key = f"blockade-{self.kind}"
        about = (GALLEY_SPOTS[galley.number],)
        return {seat: Decision(key, prompt, YES_NO, default="no", standing=True, facts=facts, about=about)}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        galley = s.galley(s.turn.galley)
        if answer == "no":
            self.able.pop(0)
            if not self.able:
                s.stack.pop()
            return
        s.stack.pop()
        s.stack.pop()
        s.turn.phase = CLOSING
        if self.kind != "move":
            s.turn.sale_barred = s.turn.landing_barred = True
        dealer.tell(
            f"serenissima-blockaded-{self.kind}",
            who=SEAT_NAMES[seat],
            galley=galley.number,
            at=ZONES_AT[galley.zone],
        )
