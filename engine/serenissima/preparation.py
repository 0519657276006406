"""Preparation: closed ports, then starting ports and galleys in the printed order."""

from engine.choice import AllOf, Answer, Option, Part, Pick
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.serenissima.components import BOX, GOODS, PORTS, PRODUCES, ZONE_OF
from engine.serenissima.ids import number_in
from engine.serenissima.labels import GOOD_NAMES, NUMBER_OPTIONS, PORT_NAMES, PORT_OPTIONS, SEAT_NAMES, say
from engine.serenissima.rounds import Wheel
from engine.serenissima.state import DOGE, LEDGER, Galley, Port, Prince, State, Turn
from engine.text import Seat

PORT_PART, NUMBER_PART = say("part-start-port"), say("part-number")
STARTS = [name for name, facts in PORTS.items() if facts.start]
KEPT_OPEN = say("blocked-kept-open")
CLOSED_FACT = say("fact-close")
ORDER_FACT = say("fact-start")


def prepare(seats: int, options: dict[str, Answer], dealer: Dealer) -> State:
    """The board before the first choice: everyone has sailors and ducats, nobody a port."""
    facts = BOX.tables[seats]
    deck = [card for card, doge_card in BOX.doge_cards.items() for _ in range(doge_card.count)]
    dealer.rng.shuffle(deck)
    s = State(
        seats=seats,
        options=options,
        stack=[],
        first=dealer.rng.below(seats),
        princes=[Prince(0, facts.sailors, dict.fromkeys(LEDGER, 0)) for _ in range(seats)],
        galleys=[Galley(number) for number in range(1, facts.galleys + 1)],
        ports={name: Port() for name in PORTS},
        supply={good: BOX.goods[good].cubes for good in GOODS},
        bank=0,
        forts=BOX.pieces.forts,
        basilicas=BOX.pieces.basilicas,
        deck=deck,
        discard=[],
        track=BOX.tracks[facts.track].start,
        scorings=0,
        round=1,
        pointer=DOGE,
        turn=Turn(),
    )
    for seat in range(seats):
        s.earn(seat, BOX.start.ducats, "start")
    dealer.tell("serenissima-first-player", who=SEAT_NAMES[s.first])
    s.stack.append(Wheel())
    s.stack.append(Start(start_order(s)))
    if facts.closed:
        s.stack.append(Closing(0))
    return s


def start_order(s: State) -> list[Seat]:
    """One galley each time: clockwise, then back; two players alternately, unless they agreed otherwise."""
    facts = BOX.tables[s.seats]
    alternate = facts.alternate and not s.plays("galleys", "snake")
    order: list[Seat] = []
    for turn in range(facts.start_galleys):
        order += reversed(s.seats_in_order()) if turn % 2 and not alternate else s.seats_in_order()
    return order


@step
class Closing(Step[State]):
    """With two or three players, one port of each of four goods is closed, by each player in turn."""

    closed: int

    def asks(self, s: State) -> Decisions:
        good = self._good(s)
        seat = s.seats_in_order()[self.closed % s.seats]
        options = [self._option(s, name) for name, produced in PRODUCES.items() if produced == good]
        default = next(option.id for option in reversed(options) if not option.blocked)
        prompt = say("ask-close", good=GOOD_NAMES[good])
        return {seat: Decision("close-port", prompt, Pick(options), default=default, facts=(CLOSED_FACT,))}

    def _good(self, s: State) -> str:
        return BOX.tables[s.seats].closed[self.closed]

    def _option(self, s: State, name: str) -> Option:
        """Enough starting ports must stay open for all players."""
        option = PORT_OPTIONS[name]
        if name in STARTS and len(open_starts(s)) <= s.seats:
            return Option(option.id, option.label, KEPT_OPEN, option.spot)
        return option

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        s.ports[answer].closed = True
        dealer.tell("serenissima-closed", who=SEAT_NAMES[seat], port=PORT_NAMES[answer])
        self.closed += 1
        if self.closed == len(BOX.tables[s.seats].closed):
            s.stack.pop()


def open_starts(s: State) -> list[str]:
    """Starting ports that are neither closed nor chosen."""
    return [name for name in STARTS if not s.ports[name].closed and s.ports[name].owner is None]


@step
class Start(Step[State]):
    """Choose a starting port and a galley; when one's turn comes again, another galley."""

    order: list[Seat]

    def asks(self, s: State) -> Decisions:
        seat = self.order[0]
        numbers = [NUMBER_OPTIONS[number] for number in s.unused_numbers()]
        if s.ports_of(seat):
            prompt = say("ask-start-galley")
            return {seat: Decision("start-galley", prompt, Pick(numbers), default=numbers[0].id)}
        ports = [PORT_OPTIONS[name] for name in open_starts(s)]
        form = AllOf([Part("port", PORT_PART, Pick(ports)), Part("galley", NUMBER_PART, Pick(numbers))])
        default = {"port": ports[0].id, "galley": numbers[0].id}
        return {seat: Decision("start", say("ask-start"), form, default=default, facts=(ORDER_FACT,))}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        if isinstance(answer, str):
            name, number = s.ports_of(seat)[0], number_in(answer)
            dealer.tell("serenissima-start-galley", who=SEAT_NAMES[seat], galley=number)
        else:
            name, number = answer["port"], number_in(answer["galley"])
            s.ports[name].owner = seat
            s.ports[name].sailors = BOX.start.port_sailors
            s.princes[seat].sailors -= BOX.start.port_sailors
            dealer.tell("serenissima-started", who=SEAT_NAMES[seat], port=PORT_NAMES[name], galley=number)
        s.launch(number, seat, ZONE_OF[name], BOX.start.galley_sailors)
        self.order.pop(0)
        if not self.order:
            s.stack.pop()
            dealer.tell("serenissima-prepared", board=True)
