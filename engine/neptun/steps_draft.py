"""Phase 1: acquiring contracts, in five turns."""

from engine.choice import Answer
from engine.core import Decision, Decisions, Step, Table, step
from engine.neptun.components import BOX, POWER
from engine.neptun.labels import COLUMN_OF, CONTRACT, OAR, SLOT_OF, WHO
from engine.neptun.offers import Offers
from engine.neptun.state import Column, Contract, State
from engine.text import Seat, text

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
        if branch == "turn":
            self.turned = True
            self._turn_up(s, table)
        else:
            slot = SLOT_OF[where] if where else s.merchants[seat].manifest.index(None)
            self._take(s, COLUMN_OF[branch], slot, table)

    def goes(self, s: State, table: Table) -> None:
        if not self.queue:
            s.stack.pop()
            end_of_turn(s, table)
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
            who=WHO[self.queue[0]],
            contract=CONTRACT[column.port, column.good],
            oar=OAR[column.oar],
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
            who=WHO[seat],
            contract=CONTRACT[column.port, column.good],
            number=slot + 1,
            oar=OAR[column.oar],
            gold=column.gold,
        )


def turned_up(s: State) -> int:
    """How many contracts lie open; they are the first of the row."""
    for place, column in enumerate(s.row):
        if not column.open:
            return place
    return len(s.row)


def end_of_turn(s: State, table: Table) -> None:
    """The oar track gives the next turn's order; the contract left over comes first, or goes."""
    s.order = [seat for power in sorted(s.piles) for seat in reversed(s.piles[power])]
    s.piles = {}
    table.tell("neptun-order", order=tuple([WHO[seat] for seat in s.order]), board=True)
    if s.turn == BOX.rounds.draft_turns:
        _put_away(s, s.row.pop())
    else:
        _keep_for_next_turn(s, table)


def _keep_for_next_turn(s: State, table: Table) -> None:
    (column,) = s.row
    contract = CONTRACT[column.port, column.good]
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
