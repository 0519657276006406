"""What is asked while people bargain: the tower player's question, and what the others may say."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from engine.choice import (
    NOTHING,
    AllOf,
    Amount,
    Answer,
    Branch,
    Bucket,
    Choice,
    OneOf,
    Option,
    Part,
    Pick,
    Share,
)
from engine.core import Decision
from engine.genoa import forms, ids, instructions, offers, supply
from engine.genoa.components import BOX, BUILDINGS, UNIT
from engine.genoa.labels import (
    BUILDING_NAMES,
    CARD_OPTIONS,
    SEAT_NAMES,
    SPACE_NAMES,
    SPACE_OPTIONS,
    SPACE_SPOTS,
    offer_words,
)
from engine.genoa.state import Bid, Counter, Price, State
from engine.lazy import LazyBranch, LazyDecision, LazyPick, LazyPrompt
from engine.text import Seat, Text, text

KEY_TOWER = "genoa.tower"
KEY_BID = "genoa.bid"

Standing: TypeAlias = Bid | Price | Counter

HERE = Option("here", text("genoa-decline-here"))
TURN = Option("turn", text("genoa-decline-turn"))
DECLINE_HERE = Branch("decline", text("genoa-decline"), Pick([HERE, TURN]))
DECLINE_TURN = Branch("decline", text("genoa-decline"), Pick([TURN]))
LISTEN = Branch("listen", text("genoa-listen"), NOTHING, note=text("genoa-listen-note"))

SELL_FIRST = text("genoa-sell-first")
HERE_FIRST = text("genoa-here-first")
NOTHING_PAYABLE = text("genoa-nothing-payable")
NEEDS_FURTHER = text("genoa-needs-further")
ALREADY_OFFERED = text("genoa-already-offered")
ACT = Branch("act", text("genoa-act"), NOTHING)
ACT_AGAIN = Branch("act", text("genoa-act"), NOTHING, note=NEEDS_FURTHER)
END = Branch("end", text("genoa-end"), NOTHING)
END_BLOCKED = Branch("end", text("genoa-end"), NOTHING, blocked=SELL_FIRST)
WAIT = Branch("wait", text("genoa-wait"), NOTHING, note=text("genoa-wait-note"))
GO = Branch("go", text("genoa-lose-go"), NOTHING)
STAY = Branch("stay", text("genoa-lose-stay"), NOTHING)


# --- offers and spaces to choose from ---------------------------------------------------------------------

Refused: TypeAlias = Callable[[Standing], Text | None]


def _line(offer: Standing, blocked: Text | None = None) -> Option:
    """An offer as a line to choose."""
    return Option(ids.offer(offer.id), offer_words(offer), blocked, SPACE_SPOTS[offer.space])


def _one_of(found: Sequence[Standing], low: int = 1, high: int = 1) -> Pick:
    return LazyPick(
        [ids.offer(offer.id) for offer in found], lambda: [_line(offer) for offer in found], low, high
    )


def _if_not_refused(
    key: str, label: Text, found: Sequence[Standing], refused: Refused, note: Text | None = None
) -> Branch:
    """One of the offers that are not refused; without any, the branch is blocked for their common reason."""

    def pick() -> Pick:
        free = [ids.offer(offer.id) for offer in found if refused(offer) is None]
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


def find_bid(s: State, key: str) -> Bid:
    number = ids.offer_number(key)
    return next(bid for bid in s.turn.bids if bid.id == number)


def find_named(s: State, key: str) -> Price | Counter:
    number = ids.offer_number(key)
    return next(named for named in s.turn.named if named.id == number)


# --- what everybody may do beside the bargaining ----------------------------------------------------------

WITHDRAW = text("genoa-withdraw")
CLAIM = text("genoa-claim")


def _common(s: State, seat: Seat, own: Sequence[Standing]) -> list[Branch]:
    """Withdraw, claim messages, leave instructions."""
    found: list[Branch] = []
    if own and s.turn.wish:
        agreed = [deal.bid for deal in s.turn.wish.deals]
        own = [offer for offer in own if offer.id not in agreed]
    if own:
        found.append(LazyBranch("withdraw", WITHDRAW, lambda: _one_of(own)))
    if not s.players[seat].instructions.claims and (cards := supply.delivered(s, seat)):
        options = [CARD_OPTIONS[card] for card in cards]
        found.append(Branch("claim", CLAIM, Pick(options, 1, len(options))))
    if s.turn.talk[seat]:
        found.append(instructions.branch(s, seat))
    return found


# --- the others -------------------------------------------------------------------------------------------

TAKE, REFUSE = text("genoa-take-price"), text("genoa-refuse")
OFFER, OFFERS = text("genoa-offer"), text("genoa-offer-several")
BUNDLE = text("genoa-bundle")
WHERE = text("genoa-where")
GIVE_DUCATS = text("genoa-give-ducats")
PRICES = text("genoa-prices")
OTHERS = Part(
    "others",
    text("genoa-others"),
    Pick([Option("pass", text("genoa-others-pass")), Option("ask", text("genoa-others-ask"))]),
)


def bidder(s: State, seat: Seat, why: str | None) -> Decision:
    """What another seat may say; the table waits for it when there is a reason `why`.

    offers: everybody is asked before the tower moves; answer: a price was named to it; here: the tower
    player wants to leave an action that was not used.
    """
    prompt, default = _bid_prompt(s, seat, why), _bid_default(s, seat, why)
    return LazyDecision(
        KEY_BID, prompt, lambda: _bidder_choice(s, seat, why), blocking=why is not None, default=default
    )


def _bid_prompt(s: State, seat: Seat, why: str | None) -> Text:
    turn = s.turn
    if seat in turn.drafts:
        return _form_prompt(s, seat)
    return _speak_up(BID_PROMPTS[why], turn.tower, turn.path[-1], turn.talk[seat])


@lru_cache(maxsize=2_000)
def _speak_up(key: str, tower: Seat, here: str, words: int) -> Text:
    return text(key, who=SEAT_NAMES[tower], space=SPACE_NAMES[here], words=_words_left(words))


def _form_prompt(s: State, seat: Seat) -> Text:
    space = SPACE_NAMES[s.turn.drafts[seat].space]
    return text("genoa-ask-form", space=space, words=_words_left(s.turn.talk[seat]))


def _words_left(count: int) -> Text:
    """How often a seat may still speak up in this turn."""
    return text("genoa-words-left", count=count)


BID_PROMPTS = {
    None: "genoa-ask-bid",
    "offers": "genoa-ask-offers",
    "answer": "genoa-ask-answer",
    "here": "genoa-ask-now",
}


def _bid_default(s: State, seat: Seat, why: str | None) -> Answer | None:
    if why is None:
        return None
    if why == "offers":
        return {"decline": "turn"}
    if why == "here":
        return {"decline": "here"}
    if seat in s.turn.drafts:
        return {"back": {}}
    asked = [ids.offer(named.id) for named in s.turn.named if seat in named.asked]
    return {"refuse": asked[0] if len(asked) == 1 else asked}


def _bidder_choice(s: State, seat: Seat, why: str | None) -> Choice:
    turn = s.turn
    if seat in turn.drafts:
        form = forms.bidder_form(s, seat, turn.drafts[seat])
        return OneOf([*form, DECLINE_HERE if why == "here" else DECLINE_TURN])
    own = [bid for bid in turn.bids if bid.bidder == seat]
    branches = _answers(s, seat)
    if turn.talk[seat]:
        branches += _bids(s, seat, why == "offers")
    if why == "offers":
        branches.append(LISTEN)
    said = turn.declined[seat]
    if why == "offers" or said != "turn":
        asks_here = why != "offers" and not said and s.action_open()
        branches.append(DECLINE_HERE if asks_here else DECLINE_TURN)
    return OneOf(branches + _common(s, seat, own))


def _answers(s: State, seat: Seat) -> list[Branch]:
    """Prices to take, and those to say no to."""
    turn = s.turn
    named = [one for one in turn.named if isinstance(one, Price) or one.bidder == seat]
    if not named:
        return []
    asked = [one for one in named if seat in one.asked]
    if not asked:
        return [_take(s, seat, named)]
    return [_take(s, seat, named), LazyBranch("refuse", REFUSE, lambda: _one_of(asked, 1, len(asked)))]


def _take(s: State, seat: Seat, named: Sequence[Price | Counter]) -> Branch:
    """Prices to take; those of other spaces wait while something is being settled here."""
    busy = HERE_FIRST if s.turn.wish or offers.due(s) else None
    here, near = s.turn.here, offers.near(s)
    offered = [
        (bid.space, bid.now, bid.after, bid.ask)
        for bid in s.turn.bids
        if bid.bidder == seat and bid.space not in near
    ]

    def refused(offer: Standing) -> Text | None:
        if busy and offer.space != here:
            return busy
        if (offer.space, offer.now, offer.after, offer.ask) in offered:
            return ALREADY_OFFERED
        return offers.bidder_lacks(s, seat, offer) or offers.tower_lacks(s, offer, seat)

    note = NEEDS_FURTHER if s.may_act(seat) and not s.turn.actions[seat] else None
    return _if_not_refused("take", TAKE, named, refused, note)


def _bids(s: State, seat: Seat, several: bool) -> list[Branch]:
    """Ducats for one space, or for several buildings at once when everybody is asked; or a bundle."""
    ducats, may_act = s.players[seat].ducats, s.may_act(seat)
    spaces = offers.in_play(s)
    if not may_act:
        spaces = tuple([space for space in spaces if space not in BUILDINGS])
    if not spaces:
        return []
    note = NEEDS_FURTHER if may_act and not s.turn.actions[seat] else None
    bundle = Branch("bundle", BUNDLE, _one_space(spaces), note=note)
    if ducats < UNIT or s.two:
        return [bundle]
    offer = LazyBranch("offer", OFFER, lambda: _price_form(spaces, ducats), note=note)
    if several and any(space in BUILDINGS for space in spaces):
        return [LazyBranch("offers", OFFERS, lambda: _prices_form(spaces, ducats), note=note), offer, bundle]
    return [offer, bundle]


def _price_form(spaces: tuple[str, ...], ducats: int) -> AllOf:
    most = Amount(UNIT, ducats - ducats % UNIT, UNIT)
    return AllOf([Part("space", WHERE, _one_space(spaces)), Part("ducats", GIVE_DUCATS, most)])


def _prices_form(spaces: tuple[str, ...], ducats: int) -> AllOf:
    """A price for each building that one wants; the same purse may stand behind all of them."""
    most = ducats - ducats % UNIT
    buildings = [space for space in spaces if space in BUILDINGS]
    buckets = [Bucket(name, BUILDING_NAMES[name], 0, most) for name in buildings]
    return AllOf([Part("prices", PRICES, Share(buckets, UNIT, most * len(buckets))), OTHERS])


# --- the tower player -------------------------------------------------------------------------------------

MOVE = text("genoa-move")
ACCEPT = text("genoa-accept")
ACCEPT_STREETS = text("genoa-accept-streets")
PRICE, WANT, WANT_DUCATS = text("genoa-price"), text("genoa-want"), text("genoa-want-ducats")
COUNTER, COUNTER_BUNDLE = text("genoa-counter"), text("genoa-counter-bundle")
WHICH_BID = text("genoa-which-bid")


def tower(s: State, waiting: bool) -> Decision:
    """The tower player: act, accept, move on, name prices, wait for the others, or end the turn."""
    turn = s.turn
    if turn.unsure is not None:
        lost = OneOf([GO, STAY])
        return Decision(KEY_TOWER, text("genoa-ask-lose"), lost, blocking=not waiting, default={"go": {}})
    if turn.tower in turn.drafts:
        form = OneOf(forms.tower_form(s, turn.drafts[turn.tower]))
        prompt = _form_prompt(s, turn.tower)
        return Decision(KEY_TOWER, prompt, form, blocking=not waiting, default={"back": {}})
    if waiting:
        prompt = _lead_on("genoa-ask-tower-waiting", turn.here, turn.talk[turn.tower])
        return LazyDecision(KEY_TOWER, prompt, lambda: _tower_choice(s, waiting), blocking=False)
    return LazyPrompt(KEY_TOWER, _tower_choice(s, waiting), lambda: _tower_prompt(s))


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
        branches.append(Branch("move", MOVE, _one_space(nearby), SELL_FIRST if due else None))
    branches.append(END_BLOCKED if due else END)
    if turn.talk[seat]:
        branches += _prices(s)
        if turn.bids:
            branches += _counters(s)
        if not waiting and offers.to_hear(s):
            branches.append(WAIT)
    return OneOf(branches + _common(s, seat, turn.named))


def _near_bids(s: State) -> list[Bid]:
    """The bids that can be accepted now."""
    spaces = offers.near(s)
    return [bid for bid in s.turn.bids if bid.space in spaces]


def _tower_prompt(s: State) -> tuple[Text, Answer]:
    """The words of the question, and what the clock plays: sell to the best, here first; else act; else
    end the turn."""
    turn, due = s.turn, offers.due(s)
    prompt = _lead_on("genoa-ask-tower-due" if due else "genoa-ask-tower", turn.here, turn.talk[turn.tower])
    acts = s.action_open() and turn.actions[turn.tower]
    plain = due or [bid for bid in _near_bids(s) if bid.plain and not acts]
    if plain:
        best = max(plain, key=lambda bid: bid.now.ducats + bid.after.ducats)
        key = ids.offer(best.id)
        return prompt, {"accept": key} if best.space in BUILDINGS else {"streets": {best.space: key}}
    return prompt, {"act": {}} if acts else {"end": {}}


def _lead_on(key: str, here: str, words: int) -> Text:
    return text(key, space=SPACE_NAMES[here], words=_words_left(words))


def _accept(s: State, bids: list[Bid], due: bool) -> list[Branch]:
    """Offers for the space here and next to it; plain ones for one street may be accepted together (R4)."""
    single: list[Bid] = []
    streets: dict[str, list[Bid]] = {}
    here = s.turn.path[-1]
    for bid in bids:
        if bid.space not in BUILDINGS and bid.plain:
            streets.setdefault(bid.space, []).append(bid)
        else:
            single.append(bid)

    def refused(offer: Standing) -> Text | None:
        if due and offer.space != here:
            return SELL_FIRST
        return offers.tower_lacks(s, offer, offer.bidder if isinstance(offer, Bid) else None)

    found = []
    if single:
        found.append(_if_not_refused("accept", ACCEPT, single, refused))
    if streets:
        blocked = SELL_FIRST if due else None
        found.append(LazyBranch("streets", ACCEPT_STREETS, lambda: _by_street(streets, blocked), blocked))
    return found


def _by_street(streets: dict[str, list[Bid]], blocked: Text | None) -> Choice:
    """The street, and which of the offers for it."""
    return OneOf(
        [
            Branch(space, SPACE_NAMES[space], _some_of(found, blocked), spot=SPACE_SPOTS[space])
            for space, found in streets.items()
        ]
    )


def _some_of(found: list[Bid], blocked: Text | None) -> Pick:
    free = [] if blocked else [ids.offer(bid.id) for bid in found]
    return LazyPick(free, lambda: [_line(bid, blocked) for bid in found], 1, len(found))


def _prices(s: State) -> list[Branch]:
    """A price for any space that the tower can still come to, in ducats or as a bundle."""
    spaces = offers.in_play(s)
    if not spaces:
        return []
    want = Branch("want", WANT, _one_space(spaces))
    if s.two:
        return [want]
    return [LazyBranch("price", PRICE, lambda: _named_price("space", WHERE, _one_space(spaces))), want]


def _counters(s: State) -> list[Branch]:
    """A counter-offer to one of the bidders: ducats in one answer, or a bundle."""
    bids = [bid for bid in s.turn.bids if offers.may_bid(s, bid.bidder, bid.space)]
    if not bids:
        return []
    bundle = LazyBranch("counter_bundle", COUNTER_BUNDLE, lambda: _one_of(bids))
    if s.two:
        return [bundle]
    return [LazyBranch("counter", COUNTER, lambda: _named_price("offer", WHICH_BID, _one_of(bids))), bundle]


def _named_price(part: str, label: Text, pick: Pick) -> AllOf:
    price = Amount(UNIT, BOX.bargaining.most_ducats, UNIT)
    return AllOf([Part(part, label, pick), Part("ducats", WANT_DUCATS, price)])
