"""What the tower player is asked: act, accept, move on, name prices, wait for the others, or end the turn."""

from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, Choice, OneOf, Part, Pick
from engine.core import Decision
from engine.genoa import forms, ids, offers
from engine.genoa.choosing import (
    NEEDS_FURTHER,
    WHERE,
    Standing,
    common,
    ducats_offered,
    form_prompt,
    if_not_refused,
    line,
    one_of,
    one_space,
    tower_here,
    words_left,
)
from engine.genoa.components import BOX, BUILDINGS, UNIT
from engine.genoa.labels import SPACE_NAMES, SPACE_PHRASES, SPACE_SPOTS
from engine.genoa.routes import ROUTE
from engine.genoa.state import Bid, State
from engine.text import Text, text

KEY_TOWER = "genoa.tower"
SELL_FIRST = text("genoa-sell-first")
ACT = Branch("act", text("genoa-act"), NOTHING, ends=True)
ACT_AGAIN = Branch("act", text("genoa-act"), NOTHING, note=NEEDS_FURTHER)
END = Branch("end", text("genoa-end"), NOTHING, ends=True)
END_BLOCKED = Branch("end", text("genoa-end"), NOTHING, blocked=SELL_FIRST)
WAIT = Branch("wait", text("genoa-wait"), NOTHING, note=text("genoa-wait-note"), aside=True)
GO = Branch("go", text("genoa-lose-go"), NOTHING)
STAY = Branch("stay", text("genoa-lose-stay"), NOTHING)
MOVE = text("genoa-move")
ACCEPT = text("genoa-accept")
ACCEPT_STREETS = text("genoa-accept-streets")
PRICE, WANT, WANT_DUCATS = text("genoa-price"), text("genoa-want"), text("genoa-want-ducats")
COUNTER, COUNTER_BUNDLE = text("genoa-counter"), text("genoa-counter-bundle")
WHICH_BID = text("genoa-which-bid")


def tower_question(s: State, waiting: bool) -> Decision:
    """The tower player: act, accept, move on, name prices, wait for the others, or end the turn."""
    turn = s.turn
    words = words_left(turn.talk[turn.tower])
    moment = (s.round, turn.tower, *[bid.id for bid in turn.bids])
    about = (SPACE_SPOTS[turn.here],)
    if turn.unsure is not None:
        lost = OneOf([GO, STAY])
        prompt = text("genoa-ask-lose")
        return Decision(
            KEY_TOWER, prompt, lost, blocking=not waiting, default={"go": {}}, moment=moment, about=about
        )
    if turn.tower in turn.drafts:
        form = OneOf(forms.tower_form(s, turn.drafts[turn.tower]))
        prompt = form_prompt(s, turn.tower)
        back: Answer = {"back": {}}
        blocking = not waiting
        return Decision(
            KEY_TOWER, prompt, form, False, blocking, back, facts=(words,), moment=moment, about=about
        )
    facts = (tower_here(s), words)
    if waiting:
        prompt, choice = text("genoa-ask-tower-waiting"), lambda: _tower_choice(s, waiting)
        return Decision(KEY_TOWER, prompt, choice, blocking=False, facts=facts, moment=moment, about=about)
    return Decision(
        KEY_TOWER,
        lambda: _tower_prompt(s),
        lambda: _tower_choice(s, waiting),
        default=lambda: _tower_default(s),
        standing=True,
        facts=facts,
        moment=moment,
        about=about,
    )


def _tower_choice(s: State, waiting: bool) -> Choice:
    turn = s.turn
    seat, nearby = turn.tower, s.reach.next
    bids = _near_bids(s)
    due = bool(offers.due(s))
    branches = []
    if s.action_open() and s.may_act(seat):
        branches.append(ACT if turn.actions[seat] else ACT_AGAIN)
    if bids:
        branches += _accept(s, bids, due)
    if nearby:
        branches.append(
            Branch("move", MOVE, lambda: one_space(nearby, s.players[seat]), SELL_FIRST if due else None)
        )
    branches.append(END_BLOCKED if due else END)
    if turn.talk[seat]:
        branches += _prices(s)
        if turn.bids:
            branches += _counters(s)
        if not waiting and offers.to_hear(s):
            branches.append(WAIT)
    branches += common(s, seat, turn.named_offers)
    if not waiting and s.players[seat].instructions.route is None:
        branches.append(ROUTE)
    return OneOf(branches)


def _near_bids(s: State) -> list[Bid]:
    """The bids that can be accepted now."""
    spaces = offers.near(s)
    return [bid for bid in s.turn.bids if bid.space in spaces]


def _tower_prompt(s: State) -> Text:
    here = s.turn.here
    if offers.due(s):
        return text("genoa-ask-tower-due", space=SPACE_PHRASES[here])
    return text("genoa-ask-tower-acts" if _acts(s) else "genoa-ask-tower", space=SPACE_NAMES[here])


def _acts(s: State) -> bool:
    """Whether the tower player has an action left for this space."""
    return s.action_open() and bool(s.turn.actions[s.turn.tower])


def _tower_default(s: State) -> Answer:
    """What the clock plays: sell to the best, here first (a street to all who pay for it); else act; else end
    the turn."""
    acts = _acts(s)
    plain = offers.due(s) or [bid for bid in _near_bids(s) if bid.plain and not acts]
    if plain:
        best = max(plain, key=ducats_offered)
        if best.space in BUILDINGS:
            return {"accept": ids.offer(best.id)}
        keys = [ids.offer(bid.id) for bid in plain if bid.space == best.space]
        return {"streets": {best.space: keys[0] if len(keys) == 1 else keys}}
    return {"act": {}} if acts else {"end": {}}


def _accept(s: State, bids: list[Bid], due: bool) -> list[Branch]:
    """Offers for the space here and next to it, the highest first; plain ones for one street may be accepted
    together (R4)."""
    single: list[Bid] = []
    streets: dict[str, list[Bid]] = {}
    here = s.turn.path[-1]
    for bid in sorted(bids, key=ducats_offered, reverse=True):
        if bid.space not in BUILDINGS and bid.plain:
            streets.setdefault(bid.space, []).append(bid)
        else:
            single.append(bid)

    def refusal(offer: Standing) -> Text | None:
        if due and offer.space != here:
            return SELL_FIRST
        return offers.tower_lacks(s, offer, offer.bidder if isinstance(offer, Bid) else None)

    branches = []
    if single:
        branches.append(if_not_refused("accept", ACCEPT, single, refusal))
    if streets:
        blocked = SELL_FIRST if due else None
        branches.append(Branch("streets", ACCEPT_STREETS, lambda: _by_street(streets, blocked), blocked))
    return branches


def _by_street(streets: dict[str, list[Bid]], blocked: Text | None) -> Choice:
    """The street, and which of the offers for it."""
    return OneOf(
        [
            Branch(space, SPACE_NAMES[space], _some_of(bids, blocked), spot=SPACE_SPOTS[space])
            for space, bids in streets.items()
        ]
    )


def _some_of(bids: list[Bid], blocked: Text | None) -> Pick:
    return Pick([line(bid, blocked) for bid in bids], 1, len(bids))


def _prices(s: State) -> list[Branch]:
    """A price for any space that the tower can still come to, in ducats or as a bundle."""
    spaces = offers.in_play(s)
    if not spaces:
        return []
    want = Branch("want", WANT, one_space(spaces), aside=True, opens=True)
    if s.two:
        return [want]
    return [Branch("price", PRICE, lambda: _named_price("space", WHERE, one_space(spaces)), aside=True), want]


def _counters(s: State) -> list[Branch]:
    """A counter-offer to one of the bidders: ducats in one answer, or a bundle."""
    bids = [bid for bid in s.turn.bids if offers.may_bid(s, bid.bidder, bid.space)]
    if not bids:
        return []
    bundle = Branch("counter_bundle", COUNTER_BUNDLE, lambda: one_of(bids), aside=True, opens=True)
    if s.two:
        return [bundle]
    return [
        Branch("counter", COUNTER, lambda: _named_price("offer", WHICH_BID, one_of(bids)), aside=True),
        bundle,
    ]


def _named_price(part: str, label: Text, pick: Pick) -> AllOf:
    price = Amount(UNIT, BOX.bargaining.most_ducats, UNIT)
    return AllOf([Part(part, label, pick), Part("ducats", WANT_DUCATS, price)])
