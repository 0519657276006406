"""Phase 1: acquiring contracts, in five turns."""

from dataclasses import field

from engine.author import (
    Answer,
    Asked,
    Dealer,
    Decision,
    Decisions,
    Kept,
    Seat,
    Step,
    note_use,
    step,
)
from neptun.engine import ids
from neptun.engine.components import BOX, POWER
from neptun.engine.ids import column_of, slot_of
from neptun.engine.labels import CONTRACT_NAMES, OAR_NAMES, SEAT_NAMES
from neptun.engine.offers import draft_question, turned_up
from neptun.engine.routes import Load, follow_route
from neptun.engine.state import Column, Contract, State
from neptun.engine.wishes import wish_come_true, wish_question

FOR_GOOD = "good"
"""The table's option that a contract once refused is refused for the whole draft."""


@step
class DraftTurns(Step[State]):
    """Five turns, so that every merchant ends up with five contracts."""

    def goes(self, s: State, dealer: Dealer) -> None:
        if s.turn == BOX.rounds.draft_turns:
            s.routes = Kept()
            s.stack.pop()
            return
        s.turn += 1
        lay_out(s)
        s.stack.append(Draft(s.order.copy()))
        note_use(s.order[0])


def lay_out(s: State) -> None:
    """Lay contracts face down until there is one more than there are players."""
    while len(s.row) <= s.seats:
        s.row.append(Column(s.cities.pop(), s.goods.pop(), s.oars.pop()))


@step
class Draft(Step[State]):
    """In turn order each takes an open contract or turns up the next one, and loads it.

    The person who is not at work may leave wishes: a wish list for the turn, or a route for the whole draft.
    """

    queue: list[Seat]
    turned: bool = False
    """The seat at work has turned a contract up: those open before are refused."""
    wishes: Kept[Answer] = field(default_factory=Kept)
    """The wish lists of those whose turn has not come."""

    def asks(self, s: State) -> Decisions:
        if not self.queue:
            return {}
        up = turned_up(s)
        takeable = self._takeable(s, up)
        if not takeable or self._is_forced(s, takeable, up) or self._wish(s, takeable, up):
            return {}
        have_chosen = [
            seat for seat in s.order if seat not in self.queue and None in s.merchants[seat].manifest
        ]
        asked = [*self.queue, *have_chosen]
        return Asked(asked, lambda seat: self._question(s, seat, takeable, up), unhurried=asked[1:])

    def _takeable(self, s: State, up: int) -> list[int]:
        """The open contracts that the seat at work has not refused."""
        if self.turned:
            return [up - 1]
        if s.options.get("refusal") != FOR_GOOD:
            return [*range(up)]
        seat = self.queue[0]
        return [place for place in range(up) if seat not in s.row[place].refused_by]

    def _is_forced(self, s: State, takeable: list[int], up: int) -> bool:
        """One contract is left to take and one slot to load."""
        return (
            len(takeable) == 1 and up == len(s.row) and s.merchants[self.queue[0]].manifest.count(None) == 1
        )

    def _wish(self, s: State, takeable: list[int], up: int) -> Load | str | None:
        """What the wishes of the seat at work come to: a contract and its slot, or the next one turned up.

        They had their say when that seat came to work, so that leaving wishes meanwhile tells nothing new.
        """
        seat = self.queue[0]
        if wishes := self.wishes.peek(seat):
            return wish_come_true(s, seat, wishes, takeable)
        route = s.routes.peek(seat)
        return follow_route(s, seat, route, takeable, up) if route else None

    def _question(self, s: State, seat: Seat, takeable: list[int], up: int) -> Decision:
        if seat == self.queue[0]:
            return draft_question(s, seat, takeable, up)
        return wish_question(s, seat, up, self.wishes.get(seat, {}), has_chosen=seat not in self.queue)

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        ((branch, where),) = answer.items()
        if seat != self.queue[0]:
            self._leave(s, seat, branch, where)
        elif branch == ids.TURN_UP:
            self._turn_up(s, dealer)
        else:
            slot = slot_of(where) if where else s.merchants[seat].manifest.index(None)
            self._take(s, column_of(branch), slot, dealer)

    def _leave(self, s: State, seat: Seat, kind: str, wishes: Answer) -> None:
        """A wish list or a route in place of what was left before; or nothing."""
        self.wishes.pop(seat, None)
        s.routes.pop(seat, None)
        if kind == ids.BY_NAME:
            self.wishes[seat] = wishes
        elif kind == ids.BY_ROUTE:
            s.routes[seat] = wishes

    def goes(self, s: State, dealer: Dealer) -> None:
        if not self.queue:
            s.stack.pop()
            end_draft_turn(s, dealer)
            return
        up = turned_up(s)
        takeable = self._takeable(s, up)
        match self._wish(s, takeable, up) if takeable else ids.TURN_UP:
            case ids.TURN_UP:
                self._turn_up(s, dealer)
            case (place, slot):
                self._take(s, place, slot, dealer)
            case _:
                self._take(s, takeable[0], s.merchants[self.queue[0]].manifest.index(None), dealer)

    def _turn_up(self, s: State, dealer: Dealer) -> None:
        """Refuse what lies open, and turn up the next one."""
        place = turned_up(s)
        if s.options.get("refusal") == FOR_GOOD:
            self._refuse(s, place)
        self.turned = True
        self.wishes.pop(self.queue[0], None)
        column = s.row[place] = s.row[place].face_up()
        dealer.end_free_undo()
        dealer.tell(
            "neptun-turned",
            who=SEAT_NAMES[self.queue[0]],
            contract=CONTRACT_NAMES[column.port, column.good],
            oar=OAR_NAMES[column.oar],
        )

    def _refuse(self, s: State, up: int) -> None:
        seat = self.queue[0]
        for place, column in enumerate(s.row[:up]):
            if seat not in column.refused_by:
                s.row[place] = column._replace(refused_by=(*column.refused_by, seat))

    def _take(self, s: State, place: int, slot: int, dealer: Dealer) -> None:
        seat = self.queue.pop(0)
        if self.queue:
            note_use(self.queue[0])
        self.turned = False
        self.wishes.pop(seat, None)
        column = s.row.pop(place)
        merchant = s.merchants[seat]
        merchant.manifest[slot] = Contract(column.port, column.good)
        merchant.gold += column.gold
        merchant.hand.append(column.oar)
        s.piles.setdefault(POWER[column.oar], []).append(seat)
        dealer.tell(
            "neptun-took-gold" if column.gold else "neptun-took",
            who=SEAT_NAMES[seat],
            contract=CONTRACT_NAMES[column.port, column.good],
            number=slot + 1,
            oar=OAR_NAMES[column.oar],
            gold=column.gold,
        )


def end_draft_turn(s: State, dealer: Dealer) -> None:
    """The oar track gives the next turn's order; the contract left over comes first, or goes."""
    s.order = [seat for power in sorted(s.piles) for seat in reversed(s.piles[power])]
    s.piles = {}
    dealer.tell("neptun-order", order=tuple([SEAT_NAMES[seat] for seat in s.order]), board=True)
    if s.turn == BOX.rounds.draft_turns:
        _put_away(s, s.row.pop())
    else:
        _keep_for_next_turn(s, dealer)


def _keep_for_next_turn(s: State, dealer: Dealer) -> None:
    (column,) = s.row
    contract = CONTRACT_NAMES[column.port, column.good]
    if column.open:
        s.bank -= BOX.costs.leftover
        s.row[0] = column.face_up(more_gold=BOX.costs.leftover)
        dealer.tell("neptun-leftover-gold", contract=contract, gold=s.row[0].gold)
    else:
        s.row[0] = column.face_up()
        dealer.end_free_undo()
        dealer.tell("neptun-leftover", contract=contract)


def _put_away(s: State, column: Column) -> None:
    """Under the draw piles, which nobody reaches before they are shuffled again."""
    s.bank += column.gold
    s.cities.insert(0, column.port)
    s.goods.insert(0, column.good)
    s.oars.insert(0, column.oar)
