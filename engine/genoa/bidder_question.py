"""What everyone but the tower player is asked while people bargain."""

from collections.abc import Mapping, Sequence

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
from engine.genoa import forms, ids, offers
from engine.genoa.choosing import (
    NEEDS_FURTHER,
    WHERE,
    Standing,
    common,
    ducats_offered,
    form_prompt,
    if_not_refused,
    one_of,
    one_space,
    tower_here,
    words_left,
)
from engine.genoa.components import BUILDINGS, UNIT
from engine.genoa.errands import errands_of
from engine.genoa.labels import (
    BUILDING_NAMES,
    SEAT_NAMES,
    SPACE_NAMES,
    SPACE_PHRASES,
    SPACE_SPOTS,
    terms_words,
)
from engine.genoa.state import Bid, Counter, Player, Price, State
from engine.text import Seat, Text, text

KEY_BID = "genoa.bid"
MOST_SHOWN = 5
"""Prices and offers that a question lists."""
NO_OFFERS = text("genoa-board-no-offers")
BID_PROMPTS = {
    None: "genoa-ask-bid",
    "offers": "genoa-ask-offers",
    "answer": "genoa-ask-answer",
    "here": "genoa-ask-now",
}
HERE = Option("here", text("genoa-decline-here"))
TURN = Option("turn", text("genoa-decline-turn"))
DECLINE_HERE = Branch("decline", text("genoa-decline"), Pick([HERE, TURN]), ends=True)
DECLINE_TURN = Branch("decline", text("genoa-decline"), Pick([TURN]))
LISTEN = Branch("listen", text("genoa-listen"), NOTHING, note=text("genoa-listen-note"), aside=True)
HERE_FIRST = text("genoa-here-first")
ALREADY_OFFERED = text("genoa-already-offered")
TAKE, REFUSE = text("genoa-take-price"), text("genoa-refuse")
OFFER, OFFERS = text("genoa-offer"), text("genoa-offer-several")
BUNDLE = text("genoa-bundle")
GIVE_DUCATS = text("genoa-give-ducats")
PRICES = text("genoa-prices")
ACT_OPTIONS = [Option("ask", text("genoa-then-ask")), Option("at_once", text("genoa-then-at-once"))]
ACTS = {
    at_once: Part("acts", text("genoa-then"), Pick(ACT_OPTIONS, start=("at_once" if at_once else "ask",)))
    for at_once in (False, True)
}
"""By what the seat last said about it."""
OTHERS = Part(
    "others",
    text("genoa-others"),
    Pick([Option("pass", text("genoa-others-pass")), Option("ask", text("genoa-others-ask"))]),
)


def bidder_question(s: State, seat: Seat, why: str | None) -> Decision:
    """What another seat may say; the table waits for it when there is a reason `why`.

    offers: everyone is asked before the tower moves; answer: a price was named to it; here: the tower
    player wants to leave an action that was not used.
    """
    return Decision(
        KEY_BID,
        lambda: _bid_prompt(s, seat, why),
        lambda: _bidder_choice(s, seat, why),
        blocking=why is not None,
        default=_bid_default(s, seat, why),
        facts=lambda: _bid_facts(s, seat),
        moment=lambda: _moment(s, seat),
        about=(SPACE_SPOTS[s.turn.here],),
    )


def _moment(s: State, seat: Seat) -> tuple[int, ...]:
    """The turn, the place of the tower, and the prices that this seat may take."""
    return s.round, s.turn.tower, len(s.turn.path), *[named.id for named in _named_to(s, seat)]


def _bid_prompt(s: State, seat: Seat, why: str | None) -> Text:
    turn = s.turn
    if seat in turn.drafts:
        return form_prompt(s, seat)
    return text(BID_PROMPTS[why], who=SEAT_NAMES[turn.tower], space=SPACE_NAMES[turn.here])


def _bid_facts(s: State, seat: Seat) -> tuple[Text, ...]:
    """Where the tower is, what its player wants, what the others offer, and how many words are left."""
    words = words_left(s.turn.talk[seat])
    if seat in s.turn.drafts:
        return (words,)
    terms = [_named_fact(s, named) for named in _named_to(s, seat)]
    terms += [_bid_fact(bid) for bid in _best_bids(s)]
    more = [text("genoa-more-offers", count=len(terms) - MOST_SHOWN)] if len(terms) > MOST_SHOWN else []
    return (tower_here(s), *(terms[:MOST_SHOWN] or [NO_OFFERS]), *more, words)


def _named_to(s: State, seat: Seat) -> list[Price | Counter]:
    """The prices and counter-offers that a seat may take."""
    return [*s.turn.prices, *[counter for counter in s.turn.counters if counter.bidder == seat]]


def _best_bids(s: State) -> list[Bid]:
    """The best offer for each space, the nearest first."""
    best: dict[str, Bid] = {}
    for bid in s.turn.bids:
        rival = best.get(bid.space)
        if rival is None or ducats_offered(bid) > ducats_offered(rival):
            best[bid.space] = bid
    return [best[space] for space in offers.in_play(s) if space in best]


def _named_fact(s: State, named: Price | Counter) -> Text:
    who, space = SEAT_NAMES[s.turn.tower], SPACE_PHRASES[named.space]
    return text("genoa-alt-asks", who=who, space=space, terms=terms_words(named))


def _bid_fact(bid: Bid) -> Text:
    who, space = SEAT_NAMES[bid.bidder], SPACE_PHRASES[bid.space]
    return text("genoa-alt-offer", who=who, space=space, terms=terms_words(bid))


def _bid_default(s: State, seat: Seat, why: str | None) -> Answer | None:
    if why is None:
        return None
    if why == "offers":
        return {"decline": "turn"}
    if why == "here":
        return {"decline": "here"}
    if seat in s.turn.drafts:
        return {"back": {}}
    asked = [ids.offer(named.id) for named in s.turn.named_offers if seat in named.asked]
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
    passed = turn.declined[seat]
    if why == "offers" or passed != "turn":
        asks_here = why != "offers" and not passed and s.action_open()
        branches.append(DECLINE_HERE if asks_here else DECLINE_TURN)
    return OneOf(branches + common(s, seat, own))


def _answers(s: State, seat: Seat) -> list[Branch]:
    """Prices to take, and those to say no to."""
    named = _named_to(s, seat)
    if not named:
        return []
    asked = [offer for offer in named if seat in offer.asked]
    if not asked:
        return [_take(s, seat, named)]
    return [
        _take(s, seat, named),
        Branch("refuse", REFUSE, lambda: one_of(asked, 1, len(asked), to_take=True)),
    ]


def _take(s: State, seat: Seat, named: Sequence[Price | Counter]) -> Branch:
    """Prices to take; those of other spaces wait while something is being settled here."""
    busy = HERE_FIRST if s.turn.wish or offers.due(s) else None
    here, near = s.turn.here, offers.near(s)
    offered = [
        (bid.space, bid.now, bid.after, bid.ask)
        for bid in s.turn.bids
        if bid.bidder == seat and bid.space not in near
    ]

    def refusal(offer: Standing) -> Text | None:
        if busy and offer.space != here:
            return busy
        if (offer.space, offer.now, offer.after, offer.ask) in offered:
            return ALREADY_OFFERED
        return offers.bidder_lacks(s, seat, offer) or offers.tower_lacks(s, offer, seat)

    note = NEEDS_FURTHER if s.may_act(seat) and not s.turn.actions[seat] else None
    return if_not_refused("take", TAKE, named, refusal, note)


def _bids(s: State, seat: Seat, several: bool) -> list[Branch]:
    """Ducats for one space, or for several buildings at once when everyone is asked; or a bundle."""
    ducats, may_act = s.players[seat].ducats, s.may_act(seat)
    spaces = offers.in_play(s)
    if not may_act:
        spaces = tuple([space for space in spaces if space not in BUILDINGS])
    if not spaces:
        return []
    note = NEEDS_FURTHER if may_act and not s.turn.actions[seat] else None
    bundle = Branch("bundle", BUNDLE, one_space(spaces), note=note, opens=True)
    if ducats < UNIT or s.two:
        return [bundle]
    offer = Branch("offer", OFFER, lambda: _price_form(s.players[seat], spaces), note=note)
    if several and any(space in BUILDINGS for space in spaces):
        return [
            Branch("offers", OFFERS, lambda: _prices_form(s, seat, spaces), note=note, usual=True),
            offer,
            bundle,
        ]
    return [offer, bundle]


def _price_form(player: Player, spaces: tuple[str, ...]) -> AllOf:
    most = Amount(UNIT, player.ducats - player.ducats % UNIT, UNIT)
    return AllOf([Part("space", WHERE, one_space(spaces, player)), Part("ducats", GIVE_DUCATS, most)])


def _prices_form(s: State, seat: Seat, spaces: tuple[str, ...]) -> AllOf:
    """A price for each building that one wants, beginning with one's last prices; the same purse may stand
    behind all of them. What serves one's orders comes first, then what is nearest."""
    player = s.players[seat]
    limits = dict.fromkeys(
        [space for space in spaces if space in BUILDINGS], player.ducats - player.ducats % UNIT
    )
    share = Share(_price_buckets(player, limits), UNIT, sum(limits.values()))
    return AllOf([Part("prices", PRICES, share), OTHERS, ACTS[player.instructions.at_once]])


def _price_buckets(player: Player, limits: Mapping[str, int]) -> list[Bucket]:
    starts = {
        name: min(price, limits[name]) for name, price in player.instructions.prices.items() if name in limits
    }
    errands = errands_of(player)
    buckets = [
        Bucket(name, BUILDING_NAMES[name], 0, most, errands.get(name), starts.get(name), UNIT)
        for name, most in limits.items()
    ]
    useful = [bucket for bucket in buckets if bucket.note is not None]
    return useful + [bucket for bucket in buckets if bucket.note is None]
