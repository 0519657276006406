"""What is asked while people bargain: the tower player's question, and what the others may say."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, Choice, OneOf, Option, Part, Pick, yes_no
from engine.core import Decision
from engine.genoa import forms, offers, supply
from engine.genoa.city import reach
from engine.genoa.components import BOX, BUILDINGS, UNIT
from engine.genoa.labels import (
    BUILDING_NAMES,
    CARD_OPTIONS,
    SPACE_NAMES,
    SPACE_OPTIONS,
    SPACE_SPOTS,
    offer_words,
)
from engine.genoa.state import Offer, State
from engine.lazy import LazyBranch, LazyDecision, LazyPick
from engine.text import Seat, SeatName, Text, text

KEY_TOWER = "genoa.tower"
KEY_BID = "genoa.bid"

HERE = Option("here", text("genoa-decline-here"))
TURN = Option("turn", text("genoa-decline-turn"))
DECLINE_HERE = Branch("decline", text("genoa-decline"), Pick([HERE, TURN]))
DECLINE_TURN = Branch("decline", text("genoa-decline"), Pick([TURN]))
NO_DEAL: Answer = {"decline": "here"}

_BUILDINGS = LazyPick(
    tuple(BUILDING_NAMES),
    lambda: [Option(name, label) for name, label in BUILDING_NAMES.items()],
    1,
    BOX.bargaining.most_named,
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
QUIET = Branch("quiet", text("genoa-quiet"), _SWITCH)
CLAIMS = Branch("claims", text("genoa-claims-switch"), _SWITCH)
INSTRUCT = Branch("instruct", text("genoa-instruct"), OneOf([LIMITS, QUIET, CLAIMS]))
INSTRUCT_TWO = Branch("instruct", text("genoa-instruct"), OneOf([QUIET, CLAIMS]))

SELL_FIRST = text("genoa-sell-first")
HERE_FIRST = text("genoa-here-first")
NOTHING_PAYABLE = text("genoa-nothing-payable")
NEEDS_FURTHER = text("genoa-needs-further")
ACT = Branch("act", text("genoa-act"), NOTHING)
ACT_AGAIN = Branch("act", text("genoa-act"), NOTHING, note=NEEDS_FURTHER)
END = Branch("end", text("genoa-end"), NOTHING)
END_BLOCKED = Branch("end", text("genoa-end"), NOTHING, blocked=SELL_FIRST)


# --- offers and spaces to choose from ---------------------------------------------------------------------

Refused: TypeAlias = Callable[[Offer], Text | None]


def _line(offer: Offer, blocked: Text | None = None) -> Option:
    """An offer as a line to choose."""
    return Option(offer.key, offer_words(offer), blocked, SPACE_SPOTS[offer.space])


def _one_of(found: list[Offer]) -> Pick:
    return LazyPick([offer.key for offer in found], lambda: [_line(offer) for offer in found])


def _if_not_refused(
    key: str, label: Text, found: list[Offer], refused: Refused, note: Text | None = None
) -> Branch:
    """One of the offers that are not refused; without any, the branch is blocked for their common reason."""

    def pick() -> Pick:
        free = [offer.key for offer in found if refused(offer) is None]
        return LazyPick(free, lambda: [_line(offer, refused(offer)) for offer in found])

    why: Text | None = None
    for offer in found:
        reason = refused(offer)
        if reason is None:
            return LazyBranch(key, label, pick, note=note)
        why = reason if why in (None, reason) else NOTHING_PAYABLE
    return LazyBranch(key, label, pick, why)


def _one_space(spaces: tuple[str, ...]) -> Pick:
    return LazyPick(spaces, lambda: [SPACE_OPTIONS[space] for space in spaces])


def find(s: State, option: str) -> Offer:
    return next(offer for offer in s.turn.offers if offer.key == option)


# --- what everybody may do beside the bargaining ----------------------------------------------------------

WITHDRAW = text("genoa-withdraw")
CLAIM = text("genoa-claim")


def _common(s: State, seat: Seat, own: list[Offer]) -> list[Branch]:
    """Withdraw, claim messages, leave instructions."""
    found: list[Branch] = []
    if own and s.turn.wish:
        own = [offer for offer in own if offer not in s.turn.wish.deals]
    if own:
        found.append(LazyBranch("withdraw", WITHDRAW, lambda: _one_of(own)))
    if not s.players[seat].instructions.claims and (cards := supply.delivered(s, seat)):
        options = [CARD_OPTIONS[card] for card in cards]
        found.append(Branch("claim", CLAIM, Pick(options, 1, len(options))))
    if s.turn.talk[seat]:
        found.append(INSTRUCT_TWO if s.two else INSTRUCT)
    return found


# --- the others -------------------------------------------------------------------------------------------

TAKE = text("genoa-take-price")
OFFER = text("genoa-offer")
BUNDLE = text("genoa-bundle")
WHERE = text("genoa-where")
GIVE_DUCATS = text("genoa-give-ducats")
STANDING = BOX.bargaining.standing


def bidder(s: State, seat: Seat, waiting: bool) -> Decision:
    """What another seat may say; the table is `waiting` for it when the tower player wants to leave."""
    turn = s.turn
    default = NO_DEAL if waiting else None
    if seat in turn.drafts:
        prompt = text("genoa-ask-form", space=SPACE_NAMES[turn.drafts[seat].space])
    else:
        prompt = _bid_prompt(turn.tower, turn.path[-1], waiting)
    return LazyDecision(
        KEY_BID, prompt, lambda: _bidder_choice(s, seat, waiting), blocking=waiting, default=default
    )


def _bidder_choice(s: State, seat: Seat, waiting: bool) -> Choice:
    turn = s.turn
    if seat in turn.drafts:
        form = forms.bidder_form(s, seat, turn.drafts[seat])
        return OneOf([*form, DECLINE_HERE if waiting else DECLINE_TURN])
    own: list[Offer] = []
    named: list[Offer] = []
    for offer in turn.offers:
        if offer.bidder == seat or offer.bidder is None:
            (named if offer.by_tower else own).append(offer)
    branches = [_take(s, seat, named)] if named else []
    if turn.talk[seat]:
        branches += _bids(s, seat, own)
    said = turn.declined[seat]
    if said != "turn":
        branches.append(DECLINE_TURN if said or not s.action_open() else DECLINE_HERE)
    return OneOf(branches + _common(s, seat, own))


@lru_cache(maxsize=500)
def _bid_prompt(tower: Seat, here: str, waiting: bool) -> Text:
    return text("genoa-ask-now" if waiting else "genoa-ask-bid", who=SeatName(tower), space=SPACE_NAMES[here])


def _take(s: State, seat: Seat, named: list[Offer]) -> Branch:
    """Prices to take; those of other spaces wait while something is being settled here."""
    busy = HERE_FIRST if s.turn.wish or offers.due(s) else None
    here = s.turn.here

    def refused(offer: Offer) -> Text | None:
        return busy if busy and offer.space != here else offers.bidder_lacks(s, seat, offer)

    note = NEEDS_FURTHER if s.may_act(seat) and not s.turn.actions[seat] else None
    return _if_not_refused("take", TAKE, named, refused, note)


def _bids(s: State, seat: Seat, own: list[Offer]) -> list[Branch]:
    """Ducats or a bundle; with enough offers standing, only in place of one of them."""
    turn, ducats = s.turn, s.players[seat].ducats
    may_act = s.may_act(seat)
    spaces = _biddable(s.corners, turn.path, s.action_open(), may_act)
    if len(own) >= STANDING:
        spoken = [offer.space for offer in own]
        spaces = tuple([space for space in spaces if space in spoken])
    if not spaces:
        return []
    bundle = _bundle(spaces, may_act and not turn.actions[seat])
    if ducats < UNIT or s.two:
        return [bundle]
    return [LazyBranch("offer", OFFER, lambda: _price_form(spaces, ducats), note=bundle.note), bundle]


@lru_cache(maxsize=5_000)
def _biddable(corners: str, path: tuple[str, ...], unused: bool, may_act: bool) -> tuple[str, ...]:
    """Where a seat may bid: for buildings only with an action left, for streets always."""
    spaces = reach(corners, path).all
    if may_act:
        return (path[-1], *spaces) if unused else spaces
    return tuple(space for space in spaces if space not in BUILDINGS)


@lru_cache(maxsize=2_000)
def _bundle(spaces: tuple[str, ...], further: bool) -> Branch:
    return Branch("bundle", BUNDLE, _one_space(spaces), note=NEEDS_FURTHER if further else None)


def _price_form(spaces: tuple[str, ...], ducats: int) -> AllOf:
    most = Amount(UNIT, ducats - ducats % UNIT, UNIT)
    return AllOf([Part("space", WHERE, _one_space(spaces)), Part("ducats", GIVE_DUCATS, most)])


# --- the tower player -------------------------------------------------------------------------------------

MOVE = text("genoa-move")
ACCEPT = text("genoa-accept")
ACCEPT_STREETS = text("genoa-accept-streets")
COUNTER = text("genoa-counter")


def tower(s: State, waiting: bool) -> Decision:
    """The tower player: act, accept, move on, name prices, or end the turn."""
    turn = s.turn
    seat = turn.tower
    draft = turn.drafts.get(seat)
    if draft is not None:
        prompt = text("genoa-ask-form", space=SPACE_NAMES[draft.space])
        form = OneOf(forms.tower_form(s, draft))
        return Decision(KEY_TOWER, prompt, form, blocking=not waiting, default={"back": {}})
    here, nearby, unused = turn.path[-1], s.reach.next, s.action_open()
    named: list[Offer] = []
    bids: list[Offer] = []
    for offer in turn.offers:
        if offer.by_tower:
            named.append(offer)
        elif offer.space == here or offer.space in nearby:
            bids.append(offer)
    due = [offer for offer in bids if offer.space == here and offer.plain]
    branches = []
    if unused and s.may_act(seat):
        branches.append(ACT if turn.actions[seat] else ACT_AGAIN)
    if bids:
        branches += _accept(s, bids, bool(due))
    if nearby:
        branches.append(_move(nearby, bool(due)))
    branches.append(END_BLOCKED if due else END)
    if turn.talk[seat] and len(named) < STANDING:
        branches += _prices((here, *nearby) if unused else nearby, s.two)
        if bids:
            branches.append(LazyBranch("counter", COUNTER, lambda: _one_of(bids)))
    branches += _common(s, seat, named)
    prompt = _tower_prompt(here, waiting, bool(due))
    return Decision(KEY_TOWER, prompt, OneOf(branches), blocking=not waiting, default=_default(due))


@lru_cache(maxsize=500)
def _tower_prompt(here: str, waiting: bool, due: bool) -> Text:
    key = "genoa-ask-tower-waiting" if waiting else "genoa-ask-tower-due" if due else "genoa-ask-tower"
    return text(key, space=SPACE_NAMES[here])


def _default(due: list[Offer]) -> Answer:
    if not due:
        return {"end": {}}
    best = max(due, key=lambda offer: offer.now.ducats + offer.after.ducats)
    return {"accept": best.key}


@lru_cache(maxsize=2_000)
def _move(nearby: tuple[str, ...], due: bool) -> Branch:
    return Branch("move", MOVE, _one_space(nearby), SELL_FIRST if due else None)


def _accept(s: State, bids: list[Offer], due: bool) -> list[Branch]:
    """Offers for the space here and next to it; plain ones for one street may be accepted together (R4)."""
    single: list[Offer] = []
    streets: dict[str, list[Offer]] = {}
    here = s.turn.path[-1]
    for offer in bids:
        if offer.space not in BUILDINGS and offer.plain:
            streets.setdefault(offer.space, []).append(offer)
        else:
            single.append(offer)

    def refused(offer: Offer) -> Text | None:
        return SELL_FIRST if due and offer.space != here else offers.tower_lacks(s, offer)

    found = []
    if single:
        found.append(_if_not_refused("accept", ACCEPT, single, refused))
    if streets:
        blocked = SELL_FIRST if due else None
        found.append(LazyBranch("streets", ACCEPT_STREETS, lambda: _by_street(streets, blocked), blocked))
    return found


def _by_street(streets: dict[str, list[Offer]], blocked: Text | None) -> Choice:
    """The street, and which of the offers for it."""
    return OneOf(
        [
            Branch(space, SPACE_NAMES[space], _some_of(found, blocked), spot=SPACE_SPOTS[space])
            for space, found in streets.items()
        ]
    )


def _some_of(found: list[Offer], blocked: Text | None) -> Pick:
    free = [] if blocked else [offer.key for offer in found]
    return LazyPick(free, lambda: [_line(offer, blocked) for offer in found], 1, len(found))


@lru_cache(maxsize=2_000)
def _prices(spaces: tuple[str, ...], two: bool) -> list[Branch]:
    buildings = tuple(space for space in spaces if space in BUILDINGS)
    if not buildings:
        return []
    pick = _one_space(buildings)
    want = Branch("want", text("genoa-want"), pick)
    if two:
        return [want]
    price = Part("ducats", text("genoa-want-ducats"), Amount(UNIT, BOX.bargaining.most_ducats, UNIT))
    return [Branch("price", text("genoa-price"), AllOf([Part("space", WHERE, pick), price])), want]
