"""Phase 1: acquiring contracts, in five turns."""

from engine.choice import NOTHING, Answer, Branch, OneOf
from engine.core import Decision, Decisions, Step, Table, step
from engine.neptun.components import BOX, POWER, SLOTS
from engine.neptun.labels import CONTRACT, OAR, REFUSED, TURN_UP, column_note, loading
from engine.neptun.state import Column, Contract, State
from engine.text import Seat, SeatName, Text, text

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

    def _takeable(self, s: State) -> list[int]:
        up = [i for i, column in enumerate(s.row) if column.open]
        return up[-1:] if self.turned else up

    def _forced(self, s: State, takeable: list[int]) -> bool:
        """One contract is left to take and one slot to load."""
        return len(takeable) == 1 and s.row[-1].open and len(empty_slots(s, self.queue[0])) == 1

    def _question(self, s: State, takeable: list[int]) -> Decision:
        seat = self.queue[0]
        empty = empty_slots(s, seat)
        slots = loading(seat, empty)
        branches = []
        for i, column in enumerate(s.row):
            place = f"contract:{i + 1}"
            if not column.open:
                branches.append(Branch("turn", TURN_UP, NOTHING, spot=place))
                break
            refused = None if i in takeable else REFUSED
            label = CONTRACT[column.port, column.good]
            branches.append(Branch(f"contract-{i + 1}", label, slots, refused, place, column_note(column)))
        default = {f"contract-{takeable[0] + 1}": {} if slots is NOTHING else f"slot-{empty[0] + 1}"}
        return Decision("draft.contract", self._prompt(s, takeable), OneOf(branches), default=default)

    def _prompt(self, s: State, takeable: list[int]) -> Text:
        if not s.row[-1].open:
            return ASK
        return ASK_LAST if len(takeable) == 1 else ASK_OPEN

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        ((branch, where),) = answer.items()
        if branch == "turn":
            self.turned = True
            self._turn_up(s, table)
        else:
            slot = int(where.removeprefix("slot-")) - 1 if where else empty_slots(s, seat)[0]
            self._take(s, int(branch.removeprefix("contract-")) - 1, slot, table)

    def goes(self, s: State, table: Table) -> None:
        if not self.queue:
            s.stack.pop()
            end_of_turn(s, table)
        elif takeable := self._takeable(s):
            self._take(s, takeable[0], empty_slots(s, self.queue[0])[0], table)
        else:
            self.turned = True
            self._turn_up(s, table)

    def _turn_up(self, s: State, table: Table) -> None:
        i = next(i for i, column in enumerate(s.row) if not column.open)
        column = s.row[i] = s.row[i]._replace(open=True)
        table.show()
        table.tell(
            "neptun-turned",
            who=SeatName(self.queue[0]),
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
            who=SeatName(seat),
            contract=CONTRACT[column.port, column.good],
            number=slot + 1,
            oar=OAR[column.oar],
            gold=column.gold,
        )


def empty_slots(s: State, seat: Seat) -> tuple[int, ...]:
    manifest = s.merchants[seat].manifest
    return tuple(i for i in SLOTS if manifest[i] is None)


def end_of_turn(s: State, table: Table) -> None:
    """The oar track gives the next turn's order; the contract left over comes first, or goes."""
    s.order = [seat for power in sorted(s.piles) for seat in reversed(s.piles[power])]
    s.piles = {}
    table.tell("neptun-order", order=tuple(SeatName(seat) for seat in s.order), board=True)
    if s.turn == BOX.rounds.draft_turns:
        _put_away(s, s.row.pop())
    else:
        _keep_for_next_turn(s, table)


def _keep_for_next_turn(s: State, table: Table) -> None:
    (column,) = s.row
    contract = CONTRACT[column.port, column.good]
    if column.open:
        s.bank -= BOX.costs.leftover
        s.row[0] = column._replace(gold=column.gold + BOX.costs.leftover)
        table.tell("neptun-leftover-gold", contract=contract, gold=s.row[0].gold)
    else:
        s.row[0] = column._replace(open=True)
        table.show()
        table.tell("neptun-leftover", contract=contract)


def _put_away(s: State, column: Column) -> None:
    """Under the draw piles, which nobody reaches before they are shuffled again."""
    s.bank += column.gold
    s.cities.insert(0, column.port)
    s.goods.insert(0, column.good)
    s.oars.insert(0, column.oar)
