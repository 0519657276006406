"""What is asked while people bargain: the tower player's question, and what the others may say."""

from functools import lru_cache

from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, OneOf, Option, Part, Pick
from engine.core import Decision
from engine.genoa import forms, offers, supply
from engine.genoa.city import reach
from engine.genoa.components import BOX, BUILDINGS, UNIT
from engine.genoa.labels import BUILDING, CARD_OPTION, SPACE, SPACE_OPTION, offer_words
from engine.genoa.state import Offer, State
from engine.text import Seat, SeatName, Text, text

KEY_TOWER = "genoa.tower"
KEY_BID = "genoa.bid"

HERE = Option("here", text("genoa-decline-here"))
TURN = Option("turn", text("genoa-decline-turn"))
DECLINE_HERE = Branch("decline", text("genoa-decline"), Pick([HERE, TURN]))
DECLINE_TURN = Branch("decline", text("genoa-decline"), Pick([TURN]))
NO_DEAL: Answer = {"decline": "here"}

_BUILDINGS = Pick([Option(name, label) for name, label in BUILDING.items()], 1, len(BUILDING))
_SWITCH = Pick([Option("yes", text("yes")), Option("no", text("no"))])
LIMITS = Branch(
    "limits",
    text("genoa-limits"),
    AllOf(
        [
            Part("buildings", text("genoa-limits-buildings"), _BUILDINGS),
            Part("ducats", text("genoa-limits-ducats"), Amount(0, BOX.bargaining.most_ducats, UNIT)),
        ]
    ),
)
QUIET = Branch("quiet", text("genoa-quiet"), _SWITCH)
CLAIMS = Branch("claims", text("genoa-claims-switch"), _SWITCH)
INSTRUCT = Branch("instruct", text("genoa-instruct"), OneOf([LIMITS, QUIET, CLAIMS]))
INSTRUCT_TWO = Branch("instruct", text("genoa-instruct"), OneOf([QUIET, CLAIMS]))

SELL_FIRST = text("genoa-sell-first")
NOTHING_PAYABLE = text("genoa-nothing-payable")
ACT = Branch("act", text("genoa-act"), NOTHING)
END = Branch("end", text("genoa-end"), NOTHING)
END_BLOCKED = Branch("end", text("genoa-end"), NOTHING, blocked=SELL_FIRST)


# --- everybody --------------------------------------------------------------------------------------------


def _common(s: State, seat: Seat) -> list[Branch]:
    """What anybody may do beside the bargaining: claim messages, withdraw, instruct."""
    found = []
    if own := [offer for offer in offers.made_by(s, seat) if not _wished(s, offer)]:
        found.append(Branch("withdraw", text("genoa-withdraw"), Pick([offer_option(offer) for offer in own])))
    if not s.players[seat].instructions.claims and (cards := supply.delivered(s, seat)):
        options = [CARD_OPTION[card] for card in cards]
        found.append(Branch("claim", text("genoa-claim"), Pick(options, 1, len(options))))
    if s.turn.talk[seat]:
        found.append(INSTRUCT_TWO if s.two else INSTRUCT)
    return found


def _wished(s: State, offer: Offer) -> bool:
    return s.turn.wish is not None and offer in s.turn.wish.deals


def offer_option(offer: Offer, blocked: Text | None = None) -> Option:
    return _offer_option(offer, blocked.key if blocked else None)


@lru_cache(maxsize=5_000)
def _offer_option(offer: Offer, blocked: str | None) -> Option:
    reason = text(blocked) if blocked else None
    return Option(f"o{offer.id}", offer_words(offer), reason, spot=f"space:{offer.space}")


def find(s: State, option: str) -> Offer:
    return next(offer for offer in s.turn.offers if option == f"o{offer.id}")


# --- the others -------------------------------------------------------------------------------------------


def bidder(s: State, seat: Seat, waiting: bool) -> Decision | None:
    """What another seat may say; asked for only while the tower player waits to leave (`waiting`)."""
    turn = s.turn
    draft = turn.drafts.get(seat)
    if draft is not None:
        choice = OneOf([*forms.bidder_form(s, seat, draft), DECLINE_HERE if waiting else DECLINE_TURN])
        prompt = text("genoa-ask-form", space=SPACE[draft.space])
        return Decision(KEY_BID, prompt, choice, blocking=waiting, default=NO_DEAL if waiting else None)
    branches = _common(s, seat)
    said = turn.declined[seat]
    if said != "turn":
        branches.append(DECLINE_TURN if said or turn.used or turn.here not in BUILDINGS else DECLINE_HERE)
    elif not turn.talk[seat]:
        return None
    if turn.talk[seat]:
        branches[:0] = _bids(s, seat)
    if named := [offer for offer in turn.offers if offer.by_tower and offer.bidder in (None, seat)]:
        branches.insert(0, _take(s, seat, named))
    prompt = _bid_prompt(turn.tower, turn.here, waiting)
    return Decision(KEY_BID, prompt, OneOf(branches), blocking=waiting, default=NO_DEAL if waiting else None)


@lru_cache(maxsize=1_000)
def _bid_prompt(tower: Seat, here: str, waiting: bool) -> Text:
    return text("genoa-ask-now" if waiting else "genoa-ask-bid", who=SeatName(tower), space=SPACE[here])


def _bids(s: State, seat: Seat) -> list[Branch]:
    own = tuple(offer.space for offer in offers.made_by(s, seat))
    capped = own if len(own) >= BOX.bargaining.standing else None
    path = tuple(s.turn.path)
    ducats = s.players[seat].ducats
    ducats = 0 if s.two else ducats - ducats % UNIT
    return _bid_branches(s.corners, path, s.action_open(), s.may_act(seat), capped, ducats)


@lru_cache(maxsize=20_000)
def _bid_branches(
    corners: str,
    path: tuple[str, ...],
    here: bool,
    may_act: bool,
    capped: tuple[str, ...] | None,
    ducats: int,
) -> list[Branch]:
    spaces = (path[-1], *reach(corners, path).all) if here else reach(corners, path).all
    if not may_act:
        spaces = tuple(space for space in spaces if space not in BUILDINGS)
    if capped is not None:
        spaces = tuple(space for space in spaces if space in capped)
    if not spaces:
        return []
    pick = Pick([SPACE_OPTION[space] for space in spaces])
    bundle = Branch("bundle", text("genoa-bundle"), pick)
    if ducats < UNIT:
        return [bundle]
    parts = [Part("space", text("genoa-where"), pick)]
    parts.append(Part("ducats", text("genoa-give-ducats"), Amount(UNIT, ducats, UNIT)))
    return [Branch("offer", text("genoa-offer"), AllOf(parts)), bundle]


def _take(s: State, seat: Seat, named: list[Offer]) -> Branch:
    options = [offer_option(offer, offers.bidder_lacks(s, seat, offer)) for offer in named]
    free = any(option.blocked is None for option in options)
    return Branch("take", text("genoa-take-price"), Pick(options), None if free else NOTHING_PAYABLE)


# --- the tower player -------------------------------------------------------------------------------------


def tower(s: State, waiting: bool) -> Decision:
    """The tower player: act, accept, move on, name prices, or end the turn."""
    turn = s.turn
    seat = turn.tower
    draft = turn.drafts.get(seat)
    if draft is not None:
        prompt = text("genoa-ask-form", space=SPACE[draft.space])
        return Decision(
            KEY_TOWER, prompt, OneOf(forms.tower_form(s, draft)), blocking=not waiting, default={"back": {}}
        )
    due = offers.due(s)
    branches = [ACT] if s.action_open() and s.may_act(seat) else []
    branches += _accept(s, bool(due))
    next_spaces = s.reach.next
    if next_spaces:
        branches.append(_move(next_spaces, bool(due)))
    branches.append(END_BLOCKED if due else END)
    if turn.talk[seat]:
        branches += _names(s)
    branches += _common(s, seat)
    default = _default(due)
    prompt = _tower_prompt(turn.here, waiting, bool(due))
    return Decision(KEY_TOWER, prompt, OneOf(branches), blocking=not waiting, default=default)


@lru_cache(maxsize=1_000)
def _tower_prompt(here: str, waiting: bool, due: bool) -> Text:
    key = "genoa-ask-tower-waiting" if waiting else "genoa-ask-tower-due" if due else "genoa-ask-tower"
    return text(key, space=SPACE[here])


def _default(due: list[Offer]) -> Answer:
    if not due:
        return {"end": {}}
    best = max(due, key=lambda offer: offer.now.ducats + offer.after.ducats)
    return {"accept": f"o{best.id}"}


@lru_cache(maxsize=5_000)
def _move(spaces: tuple[str, ...], due: bool) -> Branch:
    pick = Pick([SPACE_OPTION[space] for space in spaces])
    return Branch("move", text("genoa-move"), pick, SELL_FIRST if due else None)


def _accept(s: State, due: bool) -> list[Branch]:
    """Offers for the space here and next to it; plain ones for one street may be accepted together (R4)."""
    if not s.turn.offers:
        return []
    single: list[Option] = []
    streets: dict[str, list[Option]] = {}
    here = s.turn.here
    for offer in s.turn.offers:
        if offer.by_tower or not offers.acceptable(s, offer.space):
            continue
        away = SELL_FIRST if due and offer.space != here else None
        if offer.plain and offer.space not in BUILDINGS:
            streets.setdefault(offer.space, []).append(offer_option(offer, away))
        else:
            single.append(offer_option(offer, away or offers.tower_lacks(s, offer)))
    found = []
    if single:
        free = any(option.blocked is None for option in single)
        found.append(Branch("accept", text("genoa-accept"), Pick(single), None if free else NOTHING_PAYABLE))
    if streets:
        branches = [
            Branch(space, SPACE[space], Pick(options, 1, len(options)), spot=f"space:{space}")
            for space, options in streets.items()
        ]
        found.append(
            Branch("streets", text("genoa-accept-streets"), OneOf(branches), SELL_FIRST if due else None)
        )
    return found


def _names(s: State) -> list[Branch]:
    """Asking prices for anybody, and counter-offers to one bidder."""
    capped = len(offers.made_by(s, s.turn.tower)) >= BOX.bargaining.standing
    found = [] if capped else list(_prices(s.turn.here, s.action_open(), s.reach.next, s.two))
    bids = [o for o in s.turn.offers if not o.by_tower and offers.acceptable(s, o.space)]
    if bids and not capped:
        found.append(Branch("counter", text("genoa-counter"), Pick([offer_option(bid) for bid in bids])))
    return found


@lru_cache(maxsize=5_000)
def _prices(here: str, open_here: bool, nearby: tuple[str, ...], two: bool) -> list[Branch]:
    spaces = (here, *nearby) if open_here else nearby
    spaces = tuple(space for space in spaces if space in BUILDINGS)
    if not spaces:
        return []
    pick = Pick([SPACE_OPTION[space] for space in spaces])
    want = Branch("want", text("genoa-want"), pick)
    if two:
        return [want]
    parts = [Part("space", text("genoa-where"), pick)]
    parts.append(Part("ducats", text("genoa-want-ducats"), Amount(UNIT, BOX.bargaining.most_ducats, UNIT)))
    return [Branch("price", text("genoa-price"), AllOf(parts)), want]
