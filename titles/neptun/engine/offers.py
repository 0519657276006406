"""What a merchant may take when it acquires a contract, and where it may load it."""

from engine.author import (
    NOTHING,
    Answer,
    Branch,
    Choice,
    Decision,
    OneOf,
    Option,
    Pick,
    Seat,
    Text,
    text,
)
from neptun.engine.components import SLOTS, START
from neptun.engine.defaults import best_load
from neptun.engine.ids import (
    TURN_UP,
    column_id,
    column_spot,
    slot_id,
    slot_spot,
)
from neptun.engine.labels import CONTRACT_NAMES, OAR_NAMES, PAY_NAMES, PORT_NAMES
from neptun.engine.state import Column, Contract, State

CONTRACT_KEY = "draft.contract"
TURN_UP_LABEL = text("neptun-turn-up")
ONE_TO_TURN_UP, LAST_TO_TURN_UP = text("neptun-turn-up-note"), text("neptun-turn-up-last")
SLOT_NAMES = [text("neptun-slot", number=slot + 1) for slot in SLOTS]
REFUSED = text("neptun-refused")
REFUSED_FOR_GOOD = text("neptun-refused-for-good")


def turned_up(s: State) -> int:
    """How many contracts lie open; they are the first of the row."""
    for place, column in enumerate(s.row):
        if not column.open:
            return place
    return len(s.row)


def draft_question(s: State, seat: Seat, takeable: list[int], up: int) -> Decision:
    """Take one of the open contracts, or turn up the next one."""
    if up < len(s.row):
        prompt = "neptun-ask-draft"
    elif len(takeable) > 1:
        prompt = "neptun-ask-draft-open"
    else:
        prompt = "neptun-ask-draft-last"
    return Decision(
        CONTRACT_KEY,
        text(prompt),
        lambda: _offers(s, seat, takeable, up),
        default=lambda: _usual_load(s, seat, takeable),
    )


def _usual_load(s: State, seat: Seat, takeable: list[int]) -> Answer:
    place, slot = best_load(s, seat, takeable)
    return {column_id(place): {} if s.merchants[seat].manifest.count(None) == 1 else slot_id(slot)}


def _offers(s: State, seat: Seat, takeable: list[int], up: int) -> OneOf:
    """The open contracts, those refused before blocked, and the one that can be turned up."""
    branches = [_offer(s, seat, place, None if place in takeable else REFUSED) for place in range(up)]
    if up < len(s.row):
        note = LAST_TO_TURN_UP if up == len(s.row) - 1 else ONE_TO_TURN_UP
        branches.append(Branch(TURN_UP, TURN_UP_LABEL, NOTHING, spot=column_spot(up), note=note))
    return OneOf(branches)


def _offer(s: State, seat: Seat, place: int, blocked: Text | None) -> Branch:
    column = s.row[place]
    if seat in column.refused_by:
        blocked = REFUSED_FOR_GOOD
    label, slots = CONTRACT_NAMES[column.port, column.good], lambda: slot_choice(s, seat, column.port)
    spot = column_spot(place)
    return Branch(column_id(place), label, slots, blocked, spot, lambda: column_note(column), drawn=True)


def column_note(column: Column) -> Text:
    """What a contract on offer pays, its oar card, and the gold that lies on it."""
    pay, oar = PAY_NAMES[column.port, column.good], OAR_NAMES[column.oar]
    if column.gold:
        return text("neptun-column-gold", pay=pay, oar=oar, gold=column.gold)
    return text("neptun-column", pay=pay, oar=oar)


# --- loading ----------------------------------------------------------------------------------------------


def slot_choice(s: State, seat: Seat, port: str) -> Choice:
    """Which empty slot to load with a contract for this port; with one left there is nothing to say."""
    empty = s.merchants[seat].empty_slots()
    return NOTHING if len(empty) == 1 else Pick([_slot_option(s, seat, port, slot) for slot in empty])


def _slot_option(s: State, seat: Seat, port: str, slot: int) -> Option:
    spot = slot_spot(seat, slot)
    return Option(slot_id(slot), SLOT_NAMES[slot], spot=spot, note=lambda: _slot_note(s, seat, port, slot))


def _slot_note(s: State, seat: Seat, port: str, slot: int) -> Text:
    """The neighbouring contracts of a slot on the route, and how far it is from and to them."""
    miles = s.chart().miles[port]
    loaded = [(i, contract) for i, contract in enumerate(s.merchants[seat].manifest) if contract]
    before = [(i, contract) for i, contract in loaded if i < slot]
    after = [(i, contract) for i, contract in loaded if i > slot]
    left = text("neptun-slot-from-start", port=PORT_NAMES[START], miles=miles[START])
    if before:
        left = _neighbour("neptun-slot-after", *before[-1], miles)
    if not after:
        return left
    return text("neptun-slot-between", left=left, right=_neighbour("neptun-slot-before", *after[0], miles))


def _neighbour(key: str, slot: int, contract: Contract, miles: dict[str, int]) -> Text:
    return text(key, number=slot + 1, miles=miles[contract.port])
