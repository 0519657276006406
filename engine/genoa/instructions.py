"""What a seat says in advance: standing prices, silence, how its messages are claimed, and what it will do
with an action."""

from functools import partial

from engine.answers import picked_ids
from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, Choice, OneOf, Option, Part, Pick, yes_no
from engine.core import Dealer
from engine.genoa import offers, supply
from engine.genoa.components import BOX, LARGE, SPECIALS, UNIT, VILLAS
from engine.genoa.labels import (
    BUILDING_NAMES,
    CARD_NAMES,
    CARD_OPTIONS,
    ITEM_OPTIONS,
    SEAT_NAMES,
    SPACE_SPOTS,
)
from engine.genoa.state import Plan, State
from engine.text import Seat, text

_BUILDINGS = Pick(
    [Option(name, label) for name, label in BUILDING_NAMES.items()], 1, BOX.bargaining.most_named
)
_SWITCH = yes_no()
_LIMIT = Amount(0, BOX.bargaining.most_ducats, UNIT)
LIMITS = Branch(
    "limits",
    text("genoa-limits"),
    AllOf(
        [
            Part("buildings", text("genoa-limits-buildings"), _BUILDINGS),
            Part("ducats", text("genoa-limits-ducats"), _LIMIT),
        ]
    ),
)
AT_ONCE = Branch("at_once", text("genoa-at-once"), _SWITCH, note=text("genoa-at-once-note"))
QUIET = Branch("quiet", text("genoa-quiet"), _SWITCH)
CLAIMS = Branch("claims", text("genoa-claims-switch"), _SWITCH)
INSTRUCT, PLAN = text("genoa-instruct"), text("genoa-plan")
FORGET = Branch("forget", text("genoa-plan-forget"), NOTHING)
JUST_TAKE = Branch("collect", text("genoa-plan-collect"), NOTHING)
JUST_DRAW = Branch("privilege", text("genoa-privilege"), NOTHING)
SMALL_ORDER, LARGE_ORDER = text("genoa-plan-order"), text("genoa-deliver")
WHICH_ORDER, WHICH_SPECIAL = text("genoa-which-order"), text("genoa-which-special")


def branch(s: State, seat: Seat) -> Branch:
    return Branch("instruct", INSTRUCT, lambda: _instructions(s, seat), aside=True)


def _instructions(s: State, seat: Seat) -> Choice:
    branches = [AT_ONCE, QUIET, CLAIMS]
    if seat != s.turn.tower:
        branches.insert(0, Branch("plan", PLAN, lambda: _plans(s, seat)))
    return OneOf(branches if s.two else [LIMITS, *branches])


def _plans(s: State, seat: Seat) -> Choice:
    """Every building, and what could be done with an action there."""
    return OneOf(
        [
            Branch(name, label, partial(_plans_for, s, seat, name), spot=SPACE_SPOTS[name])
            for name, label in BUILDING_NAMES.items()
        ]
    )


def _plans_for(s: State, seat: Seat, building: str) -> Choice:
    """Take what there is, or deliver an order from the hand."""
    branches = [JUST_DRAW if building in VILLAS else JUST_TAKE]
    if orders := supply.held_orders(s, seat, building):
        which = Pick([CARD_OPTIONS[card] for card in orders])
        if building in VILLAS:
            special = Part("special", WHICH_SPECIAL, Pick([ITEM_OPTIONS[item] for item in SPECIALS]))
            form = AllOf([Part("order", WHICH_ORDER, which), special])
            branches.append(Branch("deliver", LARGE_ORDER, form))
        else:
            branches.append(Branch("order", SMALL_ORDER, which))
    if building in s.players[seat].instructions.plans:
        branches.append(FORGET)
    return OneOf(branches)


# --- what they do -----------------------------------------------------------------------------------------


def instruct(s: State, seat: Seat, instruction: Answer, dealer: Dealer) -> None:
    """Keep what a seat says in advance."""
    instructions = s.players[seat].instructions
    ((what, value),) = instruction.items()
    match what:
        case "quiet":
            instructions.quiet = value == "yes"
            dealer.tell(
                "genoa-is-quiet" if instructions.quiet else "genoa-is-listening", who=SEAT_NAMES[seat]
            )
            if instructions.quiet:
                offers.mark_heard(s, seat)
                offers.drop_asked(s, seat)
        case "claims":
            instructions.claims = value == "yes"
            dealer.whisper([seat], "genoa-claims-set", claims=value)
            if instructions.claims:
                supply.claim_for_all(s, dealer)
                offers.sweep(s, dealer)
        case "plan":
            _plan(s, seat, value, dealer)
        case "at_once":
            instructions.at_once = value == "yes"
            dealer.whisper([seat], "genoa-at-once-set", at_once=value)
        case _:
            named = picked_ids(value["buildings"])
            for building in named:
                _lower(s, seat, building, value["ducats"], dealer)
                instructions.limits.pop(building, None)
                if value["ducats"]:
                    instructions.limits[building] = value["ducats"]
            words = tuple(BUILDING_NAMES[building] for building in named)
            dealer.whisper([seat], "genoa-limits-set", buildings=words, count=value["ducats"])


def _plan(s: State, seat: Seat, plan: Answer, dealer: Dealer) -> None:
    ((building, use),) = plan.items()
    plans, where = s.players[seat].instructions.plans, BUILDING_NAMES[building]
    match use:
        case {"forget": _}:
            plans.pop(building)
            dealer.whisper([seat], "genoa-plan-gone", where=where)
            return
        case {"deliver": {"order": order, "special": special}}:
            plans[building] = Plan(order, special)
        case {"order": order}:
            plans[building] = Plan(order)
        case _:
            plans[building] = Plan(known_orders=supply.deliverable(s, seat, building))
    order = plans[building].order
    if order is None:
        dealer.whisper([seat], "genoa-plan-this-turn", where=where)
    else:
        dealer.whisper([seat], "genoa-plan-order-this-turn", where=where, card=CARD_NAMES[order])


def _lower(s: State, seat: Seat, building: str, ducats: int, dealer: Dealer) -> None:
    """What a standing price has offered beyond its new limit is withdrawn, unless it was accepted."""
    agreed = offers.agreed_bids(s)
    for bid in s.turn.bids:
        if bid.auto and bid.bidder == seat and bid.space == building and bid.now.ducats > ducats:
            if bid.id not in agreed:
                offers.withdraw_bid(s, bid, dealer)
            return


# --- a plan when its action comes -------------------------------------------------------------------------


def usable_plan(s: State, seat: Seat, building: str) -> Plan | None:
    """What the seat has said it would do with an action that it gets here, as far as nothing has changed."""
    if seat == s.turn.tower and not s.is_led:
        return None
    instructions = s.instructions_of(seat)
    if instructions.route is not None:
        return _at_once(s, seat, building) if instructions.route.goals else None
    plan = instructions.plans.get(building)
    if plan is None:
        return _at_once(s, seat, building) if instructions.at_once else None
    possible = supply.deliverable(s, seat, building)
    if plan.order is None:
        return plan if all(order in plan.known_orders for order in possible) else None
    if plan.order not in possible:
        return None
    if plan.order in LARGE:
        return plan if plan.special is None or s.stock[plan.special] else None
    return plan if supply.may_deliver_small(s, seat) else None


def _at_once(s: State, seat: Seat, building: str) -> Plan | None:
    """An action without a question, unless a large order may be at stake, as everyone can see."""
    if supply.large_possible(s, seat, building):
        return None
    orders = supply.deliverable(s, seat, building) if supply.may_deliver_small(s, seat) else []
    return Plan(orders[0] if orders else None)
