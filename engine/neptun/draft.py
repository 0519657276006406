"""Phase 1: acquiring contracts, in five turns."""

from engine.choice import NOTHING, Answer, Branch, Choice, Option
from engine.core import Decision, Decisions, Step, Table, step
from engine.lazy import LazyOneOf, LazyPick
from engine.neptun import ids
from engine.neptun.components import BOX, POWER
from engine.neptun.ids import column_id, column_of, column_spot, slot_id, slot_of, slot_spot
from engine.neptun.labels import CONTRACT_NAMES, OAR_NAMES, PAY_NAMES, SEAT_NAMES
from engine.neptun.state import Column, Contract, State
from engine.text import Seat, Text, text

ASK = text("neptun-ask-draft")
ASK_OPEN = text("neptun-ask-draft-open")
ASK_LAST = text("neptun-ask-draft-last")


@step
class DraftTurns(Step[State]):
    """Five turns, so that every merchant ends up with five contracts."""

    def goes(self, s: State, table: Table) -> None:
        if s.turn == BOX.rounds.draft_turns:
            s.stack.pop()
            return
        s.turn += 1
        lay_out(s)
        s.stack.append(Draft(s.order.copy()))


def lay_out(s: State) -> None:
    """Lay contracts face down until there is one more than there are players."""
    while len(s.row) <= s.seats:
        s.row.append(Column(s.cities.pop(), s.goods.pop(), s.oars.pop()))


@step
class Draft(Step[State]):
    """In turn order each takes an open contract or turns up the next one, and loads it."""

    queue: list[Seat]
    turned: bool = False
    """The seat at work has turned a contract up: those open before are refused for good."""

    def asks(self, s: State) -> Decisions:
        if not self.queue:
            return {}
        takeable = self._takeable(s)
        if not takeable or self._forced(s, takeable):
            return {}
        return {self.queue[0]: self._question(s, takeable)}

    def _takeable(self, s: State) -> range:
        up = turned_up(s)
        return range(up - 1 if self.turned else 0, up)

    def _forced(self, s: State, takeable: range) -> bool:
        """One contract is left to take and one slot to load."""
        return (
            len(takeable) == 1
            and takeable.stop == len(s.row)
            and s.merchants[self.queue[0]].manifest.count(None) == 1
        )

    def _question(self, s: State, takeable: range) -> Decision:
        offers = Offers(s, self.queue[0], takeable)
        prompt = ASK
        if takeable.stop == len(s.row):
            prompt = ASK_LAST if len(takeable) == 1 else ASK_OPEN
        return Decision("draft.contract", prompt, offers, default=offers.first())

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        ((branch, where),) = answer.items()
        if branch == ids.TURN_UP:
            self.turned = True
            self._turn_up(s, table)
        else:
            slot = slot_of(where) if where else s.merchants[seat].manifest.index(None)
            self._take(s, column_of(branch), slot, table)

    def goes(self, s: State, table: Table) -> None:
        if not self.queue:
            s.stack.pop()
            end_draft_turn(s, table)
        elif takeable := self._takeable(s):
            self._take(s, takeable[0], s.merchants[self.queue[0]].manifest.index(None), table)
        else:
            self.turned = True
            self._turn_up(s, table)

    def _turn_up(self, s: State, table: Table) -> None:
        place = turned_up(s)
        column = s.row[place] = s.row[place].face_up()
        table.show()
        table.tell(
            "neptun-turned",
            who=SEAT_NAMES[self.queue[0]],
            contract=CONTRACT_NAMES[column.port, column.good],
            oar=OAR_NAMES[column.oar],
        )

    def _take(self, s: State, place: int, slot: int, table: Table) -> None:
        seat = self.queue.pop(0)
        self.turned = False
        column = s.row.pop(place)
        merchant = s.merchants[seat]
        merchant.manifest[slot] = Contract(column.port, column.good)
        merchant.gold += column.gold
        merchant.hand.append(column.oar)
        s.piles.setdefault(POWER[column.oar], []).append(seat)
        table.tell(
            "neptun-took-gold" if column.gold else "neptun-took",
            who=SEAT_NAMES[seat],
            contract=CONTRACT_NAMES[column.port, column.good],
            number=slot + 1,
            oar=OAR_NAMES[column.oar],
            gold=column.gold,
        )


def turned_up(s: State) -> int:
    """How many contracts lie open; they are the first of the row."""
    for place, column in enumerate(s.row):
        if not column.open:
            return place
    return len(s.row)


def end_draft_turn(s: State, table: Table) -> None:
    """The oar track gives the next turn's order; the contract left over comes first, or goes."""
    s.order = [seat for power in sorted(s.piles) for seat in reversed(s.piles[power])]
    s.piles = {}
    table.tell("neptun-order", order=tuple([SEAT_NAMES[seat] for seat in s.order]), board=True)
    if s.turn == BOX.rounds.draft_turns:
        _put_away(s, s.row.pop())
    else:
        _keep_for_next_turn(s, table)


def _keep_for_next_turn(s: State, table: Table) -> None:
    (column,) = s.row
    contract = CONTRACT_NAMES[column.port, column.good]
    if column.open:
        s.bank -= BOX.costs.leftover
        s.row[0] = column.face_up(more_gold=BOX.costs.leftover)
        table.tell("neptun-leftover-gold", contract=contract, gold=s.row[0].gold)
    else:
        s.row[0] = column.face_up()
        table.show()
        table.tell("neptun-leftover", contract=contract)


def _put_away(s: State, column: Column) -> None:
    """Under the draw piles, which nobody reaches before they are shuffled again."""
    s.bank += column.gold
    s.cities.insert(0, column.port)
    s.goods.insert(0, column.good)
    s.oars.insert(0, column.oar)


# --- the contracts on offer -------------------------------------------------------------------------------

TURN_UP = text("neptun-turn-up")
TURN_UP_NOTE = text("neptun-turn-up-note")
TURN_UP_LAST = text("neptun-turn-up-last")
REFUSED = text("neptun-refused")


class Offers(LazyOneOf):
    """The open contracts, those refused before blocked, and the one that can be turned up."""

    __slots__ = ("_empty", "_row", "_slots", "_takeable")

    def __init__(self, s: State, seat: Seat, takeable: range) -> None:
        self._row = s.row
        self._takeable = takeable
        self._empty = s.merchants[seat].empty_slots()
        self._slots = slot_choice(seat, self._empty)
        free = [column_id(place) for place in takeable]
        self.free = [*free, ids.TURN_UP] if takeable.stop < len(s.row) else free

    def first(self) -> Answer:
        """The first contract that can be taken, in the first empty slot."""
        return {self.free[0]: {} if self._slots is NOTHING else slot_id(self._empty[0])}

    def within(self, key: str) -> Choice:
        return NOTHING if key == ids.TURN_UP else self._slots

    def all_branches(self) -> list[Branch]:
        branches = []
        up = self._takeable.stop
        for place, column in enumerate(self._row[:up]):
            refused = None if place in self._takeable else REFUSED
            label, note = CONTRACT_NAMES[column.port, column.good], column_note(column)
            branches.append(Branch(column_id(place), label, self._slots, refused, column_spot(place), note))
        if up < len(self._row):
            note = TURN_UP_LAST if up == len(self._row) - 1 else TURN_UP_NOTE
            branches.append(Branch(ids.TURN_UP, TURN_UP, NOTHING, spot=column_spot(up), note=note))
        return branches


def column_note(column: Column) -> Text:
    """What a contract on offer pays, its oar card, and the gold that lies on it."""
    pay, oar = PAY_NAMES[column.port, column.good], OAR_NAMES[column.oar]
    if column.gold:
        return text("neptun-column-gold", pay=pay, oar=oar, gold=column.gold)
    return text("neptun-column", pay=pay, oar=oar)


def slot_choice(seat: Seat, empty: tuple[int, ...]) -> Choice:
    """Which slot of the manifest to load; with one left there is nothing to say."""
    if len(empty) == 1:
        return NOTHING
    return LazyPick([slot_id(slot) for slot in empty], lambda: [_slot_option(seat, slot) for slot in empty])


def _slot_option(seat: Seat, slot: int) -> Option:
    return Option(slot_id(slot), text("neptun-slot", number=slot + 1), spot=slot_spot(seat, slot))
