"""After a combat: goods of a sunken galley, and a port without defenders."""

from engine.choice import Amount, Answer, Bucket, Share
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.serenissima.components import GOODS, PORT_OF, SIZES
from engine.serenissima.labels import GALLEY_SPOTS, GOOD_NAMES, PORT_NAMES, SEAT_NAMES, count_goods, say
from engine.serenissima.landing import go_ashore
from engine.serenissima.state import State
from engine.serenissima.wrecks import lose_cargo
from engine.text import Seat


@step
class Salvage(Step[State]):
    """The person who survives may take goods of the sunken galley into free places; the rest is lost."""

    survivor: int
    wreck: int

    def asks(self, s: State) -> Decisions:
        galley, wreck = s.galley(self.survivor), s.galley(self.wreck)
        if not wreck.cargo or not galley.room:
            return {}
        assert galley.owner is not None
        cargo = wreck.cargo
        buckets = [Bucket(good, GOOD_NAMES[good], 0, cargo.count(good)) for good in GOODS if good in cargo]
        most = min(galley.room, len(cargo))
        prompt = say("ask-salvage", galley=galley.number, wreck=wreck.number, room=galley.room)
        facts = (say("fact-salvage", galley=galley.number, room=galley.room),)
        choice = Share(buckets, 0, most)
        default = _most_precious(buckets, most)
        about = (GALLEY_SPOTS[galley.number],)
        return {galley.owner: Decision("salvage", prompt, choice, default=default, facts=facts, about=about)}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        galley, wreck = s.galley(self.survivor), s.galley(self.wreck)
        saved = [good for good, count in answer.items() for _ in range(count)]
        for good in saved:
            wreck.cargo.remove(good)
        galley.cargo += saved
        if saved:
            dealer.tell(
                "serenissima-salvaged",
                who=SEAT_NAMES[seat],
                galley=galley.number,
                goods=count_goods(saved),
            )
        s.stack.pop()
        lose_cargo(s, wreck, dealer)

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        lose_cargo(s, s.galley(self.wreck), dealer)


def _most_precious(buckets: list[Bucket], most: int) -> dict[str, int]:
    """As much as there is room for, the rarest goods first."""
    taken: dict[str, int] = {}
    for bucket in reversed(buckets):
        count = min(bucket.high, most)
        if count:
            taken[bucket.id] = count
            most -= count
    return taken


def lose_port(s: State, name: str, dealer: Dealer) -> None:
    """A port without sailors is neutral; goods, fort and basilica stay."""
    port = s.ports[name]
    owner = port.owner
    assert owner is not None
    port.owner = None
    dealer.tell("serenissima-port-fell", port=PORT_NAMES[name], owner=SEAT_NAMES[owner])


@step
class Conquest(Step[State]):
    """The port has no defender left: the winner may put sailors ashore, or leave it neutral.

    As at the end of every combat, they may then stop or fight another galley here.
    """

    def asks(self, s: State) -> Decisions:
        galley = s.galley(s.turn.galley)
        assert galley.owner is not None
        name = PORT_OF[galley.zone]
        prompt = say("ask-conquest", port=PORT_NAMES[name], galley=galley.number, sailors=galley.sailors)
        lost = {"goods": count_goods(galley.cargo)} if galley.cargo else {}
        known = "fact-conquest-laden" if galley.cargo else "fact-conquest"
        facts = (say(known, galley=galley.number, sailors=galley.sailors, **lost),)
        choice = Amount(0, min(galley.sailors, SIZES[name]))
        return {galley.owner: Decision("conquest", prompt, choice, default=1, facts=facts)}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        s.stack.pop()
        s.turn.over = s.plays("conquest", "over")
        if answer:
            go_ashore(s, answer, dealer)
        else:
            s.turn.declined = True
