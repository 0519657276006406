"""Section 4: the tower moves, and everyone bargains with the tower player about its way and who acts."""

from engine.answers import picked_ids
from engine.choice import Answer
from engine.core import Asked, Dealer, Decision, Decisions, Step, step
from engine.genoa import forms, ids, offers, routes, supply
from engine.genoa.action import begin
from engine.genoa.bidder_question import bidder_question
from engine.genoa.choosing import find_bid, find_named
from engine.genoa.components import UNIT
from engine.genoa.deal import Settle
from engine.genoa.instructions import instruct
from engine.genoa.labels import SEAT_NAMES, SPACE_NAMES, SPACE_PHRASES, terms_words
from engine.genoa.standing_prices import bid_standing_prices, is_beyond_standing_price, standing_taker
from engine.genoa.state import Bid, Bundle, Counter, Deal, Draft, Price, Route, State, Wish
from engine.genoa.tower_question import tower_question
from engine.text import Seat, text

ALL = "all"
"""What was said may concern every space."""


@step
class Bargain(Step[State]):
    """Before the tower moves, everyone is asked for offers; then the tower player acts, sells, moves or
    ends the turn, and the others may speak at any time."""

    def asks(self, s: State) -> Decisions:
        turn = s.turn
        waited = waited_for(s)
        if (turn.wish and not waited) or _is_turn_over(s) or (s.is_led and not waited and _is_led_on(s)):
            return {}
        tower, talk, declined = turn.tower, turn.talk, turn.declined
        asked = [seat for seat in s.bidders if talk[seat] or declined[seat] != "turn" or seat in waited]
        if not turn.unheard:
            asked.insert(0, tower)

        def question(seat: Seat) -> Decision:
            if seat == tower:
                return tower_question(s, bool(waited))
            return bidder_question(s, seat, waited.get(seat))

        hurried = waited or (tower,)
        return Asked(asked, question, unhurried=[seat for seat in asked if seat not in hurried])

    def goes(self, s: State, dealer: Dealer) -> None:
        wish, s.turn.wish = s.turn.wish, None
        if wish is None and not _is_turn_over(s) and (route := routes.leading_route(s)):
            ((key, details),) = routes.next_word(s, route).items()
            _takes_tower(s, key, details, dealer)
        elif wish is None or wish.kind == "end":
            s.stack.pop()
        elif wish.kind == "move":
            assert wish.space is not None
            _move(s, wish.space, dealer)
        else:
            s.stack.append(Settle(wish.deals))

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        ((key, details),) = answer.items()
        turn = s.turn
        about: str | None = None
        if seat == turn.tower and key not in ("withdraw", "claim", "instruct"):
            _take_in_hand(s)
        if seat == turn.tower and turn.unsure is not None:
            _takes_unsure(s, key, dealer)
        elif seat in turn.drafts:
            about = _takes_form(s, seat, key, details, dealer)
        elif key in ("withdraw", "claim", "instruct"):
            about = _takes_common(s, seat, key, details, dealer)
        elif seat == turn.tower:
            _takes_tower(s, key, details, dealer)
        else:
            about = _takes_bidder(s, seat, key, details, dealer)
        if s.stack[-1] is self:
            if about:
                bid_standing_prices(s, dealer, None if about == ALL else about)
            offered = seat != turn.tower and key != "withdraw" and about not in (None, ALL)
            if offered or (turn.unsure and not _all_possible(s, turn.unsure)):
                turn.unsure = None
            if turn.wish:
                _review(s, offered and about == turn.here, dealer)


def waited_for(s: State) -> dict[Seat, str]:
    """Whose answer the table waits for before the tower player goes on, and why."""
    turn = s.turn
    if turn.unheard:
        return dict.fromkeys(turn.unheard, "offers")
    if turn.wish:
        return dict.fromkeys(offers.seats_to_decide(s), "here")
    if turn.prices or turn.counters:
        return dict.fromkeys(offers.seats_to_answer(s), "answer")
    return {}


def ask_for_offers(s: State) -> None:
    """Everyone is asked at the same time; the tower waits until each has spoken or passed."""
    s.turn.unheard = offers.to_hear(s)


def _is_turn_over(s: State) -> bool:
    """The tower can go nowhere and nobody can act where it stands: the turn is over."""
    if s.reach.next:
        return False
    return not (s.action_open() and any(s.may_act(seat) for seat in range(s.seats)))


def _is_led_on(s: State) -> bool:
    """The list of the tower player says what comes next, and nothing was begun by hand. The list is looked at
    first: a form that is begun is hidden too, and whether a move can be undone must not tell of it."""
    route = routes.leading_route(s)
    return route is not None and s.turn.unsure is None and s.turn.tower not in s.turn.drafts


def _take_in_hand(s: State) -> None:
    """A tower player who answers leads the rest of the turn step by step."""
    instructions = s.players[s.turn.tower].instructions
    if instructions.route is not None:
        instructions.route = Route()


def _review(s: State, heard: bool, dealer: Dealer) -> None:
    """A wish is given up when an offer for this place was heard, or when it can no longer be kept."""
    wish = s.turn.wish
    if wish is None:
        return
    if heard or offers.due(s) or not _all_possible(s, wish):
        _give_up(s, dealer)


def _give_up(s: State, dealer: Dealer) -> None:
    """Without the wish, a price that was taken and waited for it is not lost."""
    wish, s.turn.wish = s.turn.wish, None
    for deal in wish.deals if wish else ():
        if deal.bid is None and _possible(s, deal):
            offers.add_bid(s, offers.bid_of(deal), dealer)


def _all_possible(s: State, wish: Wish) -> bool:
    return all(_possible(s, deal) for deal in wish.deals)


def _possible(s: State, deal: Deal) -> bool:
    """A deal that waits for the tower to leave can still be kept by both."""
    if deal.bid is not None and all(bid.id != deal.bid for bid in s.turn.bids):
        return False
    lacking = offers.tower_lacks(s, deal, deal.bidder) or offers.bidder_lacks(
        s, deal.bidder, deal, deal.order
    )
    return lacking is None


def _speak(s: State, seat: Seat) -> None:
    """One of the words that a seat has in a turn; what it said counts as an answer to the call for offers."""
    s.turn.talk[seat] = max(0, s.turn.talk[seat] - 1)
    offers.mark_heard(s, seat)


# --- what anyone may do ----------------------------------------------------------------------------------


def _takes_common(s: State, seat: Seat, key: str, details: Answer, dealer: Dealer) -> str | None:
    """Returns the space that was spoken about, or ALL."""
    if key == "withdraw":
        if seat == s.turn.tower:
            named = find_named(s, details)
            offers.withdraw_named(s, named, dealer)
            return named.space
        bid = find_bid(s, details)
        offers.withdraw_bid(s, bid, dealer)
        return bid.space
    if key == "claim":
        supply.claim(s, seat, picked_ids(details), dealer)
        offers.sweep(s, dealer)
    else:
        s.turn.talk[seat] -= 1
        instruct(s, seat, details, dealer)
        if not _concerns_offers(s, details):
            return None
    return ALL


def _concerns_offers(s: State, instruction: Answer) -> bool:
    """Whether what a seat says in advance may bring offers at once: a price near the tower, or claims."""
    if "limits" not in instruction:
        return "claims" in instruction
    buildings = instruction["limits"]["buildings"]
    named = set(picked_ids(buildings))
    return not named.isdisjoint(offers.near(s))


# --- the others -------------------------------------------------------------------------------------------


def _takes_bidder(s: State, seat: Seat, key: str, details: Answer, dealer: Dealer) -> str | None:
    """Returns the space that an offer was made for, or ALL."""
    match key:
        case "decline":
            _decline(s, seat, details, dealer)
        case "listen":
            offers.mark_heard(s, seat)
            dealer.tell("genoa-listens", who=SEAT_NAMES[seat])
        case "take":
            return _agree(s, seat, find_named(s, details), dealer)
        case "refuse":
            _refuse(s, seat, picked_ids(details), dealer)
        case "offer":
            _speak(s, seat)
            space: str = details["space"]
            offers.add_bid(s, Bid(space=space, bidder=seat, now=Bundle(details["ducats"])), dealer)
            return space
        case "offers":
            return _offer_several(s, seat, details, dealer)
        case _:
            s.turn.drafts[seat] = Draft(details, seat)
            if s.turn.declined[seat] == "turn":
                s.turn.declined[seat] = ""
    return None


def _offer_several(s: State, seat: Seat, form: Answer, dealer: Dealer) -> str:
    """A price for each building named, in whole banknotes; and whether to be asked about the others."""
    _speak(s, seat)
    prices = {space: ducats - ducats % UNIT for space, ducats in form["prices"].items() if ducats >= UNIT}
    for space, ducats in prices.items():
        offers.put_up(s, Bid(space=space, bidder=seat, now=Bundle(ducats)))
    s.turn.declined[seat] = "rest" if form["others"] == "pass" else ""
    instructions = s.players[seat].instructions
    instructions.at_once = form["acts"] == "at_once"
    instructions.prices = prices
    if prices:
        words = tuple(
            text("genoa-price-for", space=SPACE_PHRASES[space], count=prices[space]) for space in prices
        )
        dealer.tell("genoa-offers-several", who=SEAT_NAMES[seat], prices=words)
    else:
        dealer.tell("genoa-listens", who=SEAT_NAMES[seat])
    return ALL


def _decline(s: State, seat: Seat, what: str, dealer: Dealer) -> None:
    turn = s.turn
    turn.declined[seat] = what
    offers.mark_heard(s, seat)
    if what == "here":
        offers.drop_asked(s, seat, turn.here)
        dealer.tell("genoa-declines-here", who=SEAT_NAMES[seat], space=SPACE_NAMES[turn.here])
    else:
        offers.drop_asked(s, seat)
        dealer.tell("genoa-declines-turn", who=SEAT_NAMES[seat])


def _refuse(s: State, seat: Seat, keys: list[str], dealer: Dealer) -> None:
    """No to a price or a counter-offer; the tower player goes on."""
    for named in [find_named(s, key) for key in keys]:
        who, whom = SEAT_NAMES[seat], SEAT_NAMES[s.turn.tower]
        dealer.tell("genoa-refuses", who=who, whom=whom, space=SPACE_PHRASES[named.space])
        offers.drop_asked_for(s, seat, named)


def _agree(s: State, seat: Seat, named: Price | Counter, dealer: Dealer) -> str | None:
    """A price or a counter-offer is taken: a deal at once, or as soon as the tower may leave.

    Further away it is an intention (4.2.3). Returns the space for which a bid stands now.
    """
    turn = s.turn
    agreed = offers.taken_by(named, seat)
    if named.space not in offers.near(s):
        offers.add_bid(s, offers.bid_of(agreed), dealer)
        return named.space
    if named.space == turn.here or not _without(offers.seats_to_decide(s), seat):
        _give_up(s, dealer)
        s.stack.append(Settle([agreed]))
        return None
    offers.drop_asked_for(s, seat, named)
    turn.prices = [price for price in turn.prices if price is not named]
    if not turn.declined[seat]:
        turn.declined[seat] = "here"
    who, space = SEAT_NAMES[seat], SPACE_PHRASES[named.space]
    whom, terms = SEAT_NAMES[turn.tower], terms_words(named)
    dealer.tell("genoa-takes-price", who=who, whom=whom, space=space, terms=terms)
    turn.wish = Wish("deal", deals=[agreed])
    offers.wait_no_more(s)
    return None


def _without(seats: list[Seat], seat: Seat) -> list[Seat]:
    return [other for other in seats if other != seat]


# --- the tower player -------------------------------------------------------------------------------------


def _takes_tower(s: State, key: str, details: Answer, dealer: Dealer) -> None:
    turn = s.turn
    match key:
        case "route":
            s.players[turn.tower].instructions.route = Route(picked_ids(details["goals"]), details["ducats"])
            dealer.tell("genoa-route-set", who=SEAT_NAMES[turn.tower])
            if routes.leading_route(s) is None:
                dealer.whisper([turn.tower], "genoa-route-stops")
        case "act":
            _give_up(s, dealer)
            begin(s, turn.tower, dealer)
        case "accept":
            _accept(s, [find_bid(s, details)], dealer)
        case "streets":
            ((_, keys),) = details.items()
            _accept(s, [find_bid(s, offer) for offer in picked_ids(keys)], dealer)
        case "move":
            _begin(s, Wish("move", space=details), dealer)
        case "end":
            _begin(s, Wish("end"), dealer)
        case "wait":
            _speak(s, turn.tower)
            _give_up(s, dealer)
            ask_for_offers(s)
            dealer.tell("genoa-asks-offers", who=SEAT_NAMES[turn.tower])
        case "price":
            _name(s, Price(space=details["space"], now=Bundle(details["ducats"])), dealer)
        case "counter":
            bid = find_bid(s, details["offer"])
            _name(s, Counter(space=bid.space, bidder=bid.bidder, now=Bundle(details["ducats"])), dealer)
        case "want":
            turn.drafts[turn.tower] = Draft(details, None)
        case _:
            bid = find_bid(s, details)
            turn.drafts[turn.tower] = Draft(bid.space, bid.bidder)


def _takes_unsure(s: State, key: str, dealer: Dealer) -> None:
    """The tower player was asked whether to lose their own action."""
    wish, s.turn.unsure = s.turn.unsure, None
    if key == "go" and wish is not None:
        _carry_out(s, wish, dealer)


def _accept(s: State, accepted: list[Bid], dealer: Dealer) -> None:
    """An offer; what is sold can no longer be used by the tower player."""
    deals = [offers.deal_of(bid) for bid in accepted]
    wish = Wish("deal", space=deals[0].space, deals=deals)
    _begin(s, wish, dealer, is_sold=True)


def _begin(s: State, wish: Wish, dealer: Dealer, *, is_sold: bool = False) -> None:
    """A step that would lose the own action asks first."""
    if offers.loses_own_action(s, wish.space, is_sold=is_sold):
        s.turn.unsure = wish
    else:
        _carry_out(s, wish, dealer)


def _carry_out(s: State, wish: Wish, dealer: Dealer) -> None:
    """A deal about this space, or one that nobody else has to be asked about, is settled at once."""
    if wish.deals and (wish.space == s.turn.here or not offers.seats_to_decide(s)):
        _give_up(s, dealer)
        s.stack.append(Settle(wish.deals))
    else:
        _leave(s, wish, dealer)


def _leave(s: State, wish: Wish, dealer: Dealer) -> None:
    """Leaving an open action waits until everyone else has passed on it."""
    _give_up(s, dealer)
    offers.wait_no_more(s)
    s.turn.wish = wish
    if offers.seats_to_decide(s):
        dealer.tell("genoa-asks-round", who=SEAT_NAMES[s.turn.tower], space=SPACE_NAMES[s.turn.here])


def _move(s: State, space: str, dealer: Dealer) -> None:
    offers.arrive(s, space, dealer)
    offers.sweep(s, dealer)
    bid_standing_prices(s, dealer)


def _name(s: State, named: Price | Counter, dealer: Dealer) -> None:
    """A price or a counter-offer; a standing price that covers it takes it at once, and refuses what asks for
    more if its owner passes by default."""
    _speak(s, s.turn.tower)
    if isinstance(named, Price):
        offers.add_price(s, named, dealer)
    else:
        offers.add_counter(s, named, dealer)
    taker = standing_taker(s, named)
    busy = s.turn.wish or offers.due(s)
    if taker is not None and (named.space == s.turn.here or not busy):
        _agree(s, taker, named, dealer)
    elif taker is None and isinstance(named, Counter) and is_beyond_standing_price(s, named):
        _refuse(s, named.bidder, [ids.offer(named.id)], dealer)


# --- forms ------------------------------------------------------------------------------------------------


def _takes_form(s: State, seat: Seat, key: str, details: Answer, dealer: Dealer) -> str | None:
    """Returns the space that an offer was made for."""
    draft = s.turn.drafts.pop(seat)
    if key == "back":
        return None
    if key == "decline":
        _decline(s, seat, details, dealer)
        return None
    if seat == s.turn.tower:
        _name(s, forms.named_from(draft, details), dealer)
    else:
        _speak(s, seat)
        offers.add_bid(s, forms.bid_from(draft, seat, details), dealer)
    return draft.space
