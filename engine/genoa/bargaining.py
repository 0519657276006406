"""Section 4: the tower moves, and everybody bargains with the tower player about its way and who acts."""

from dataclasses import replace

from engine.choice import Answer
from engine.core import Asked, Decision, Decisions, Step, Table, step
from engine.genoa import forms, offers, questions, supply
from engine.genoa.action import begin
from engine.genoa.deal import Settle
from engine.genoa.labels import BUILDING_NAMES, SPACE_NAMES, terms
from engine.genoa.state import Bundle, Draft, Offer, State, Wish
from engine.text import Seat, SeatName


@step
class Bargain(Step[State]):
    """The tower player acts, sells, moves or ends the turn; the others may speak at any time."""

    def asks(self, s: State) -> Decisions:
        turn = s.turn
        waited = offers.undecided(s) if turn.wish else []
        if (turn.wish and not waited) or _finished(s):
            return {}
        tower, talk, declined = turn.tower, turn.talk, turn.declined
        speakers = [seat for seat in s.bidders if talk[seat] or declined[seat] != "turn"]

        def question(seat: Seat) -> Decision:
            if seat == tower:
                return questions.tower(s, bool(waited))
            return questions.bidder(s, seat, seat in waited)

        return Asked([tower, *speakers], question)

    def goes(self, s: State, table: Table) -> None:
        wish, s.turn.wish = s.turn.wish, None
        if wish is None or wish.kind == "end":
            s.stack.pop()
        elif wish.kind == "move":
            assert wish.space is not None
            _move(s, wish.space, table)
        else:
            s.stack.append(Settle(wish.deals))

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        ((key, given),) = answer.items()
        about: str | None = None
        if seat in s.turn.drafts:
            about = _takes_form(s, seat, key, given, table)
        elif key in ("withdraw", "claim", "instruct"):
            about = _takes_common(s, seat, key, given, table)
        elif seat == s.turn.tower:
            _takes_tower(s, key, given, table)
        else:
            about = _takes_bidder(s, seat, key, given, table)
        if s.stack[-1] is self:
            if about:
                offers.standing_bids(s, table, None if about == "all" else about)
            if s.turn.wish:
                _review(s, seat != s.turn.tower and about == s.turn.here and key != "withdraw", table)


def _finished(s: State) -> bool:
    """The tower can go nowhere and nobody can act where it stands: the turn is over."""
    if s.reach.next:
        return False
    return not (s.action_open() and any(s.may_act(seat) for seat in range(s.seats)))


def _review(s: State, heard: bool, table: Table) -> None:
    """A wish is given up when an offer for this place was heard, or when it cannot be kept any more."""
    wish = s.turn.wish
    if wish is None:
        return
    if heard or offers.due(s) or any(not _possible(s, deal) for deal in wish.deals):
        _give_up(s, table)


def _give_up(s: State, table: Table) -> None:
    """Without the wish, a price that was taken and waited for it is not lost."""
    wish, s.turn.wish = s.turn.wish, None
    for deal in wish.deals if wish else ():
        if deal.by_tower and _possible(s, deal):
            _stands_as_offer(s, deal, table)


def _possible(s: State, deal: Offer) -> bool:
    """A deal that waits for the tower to leave can still be kept by both."""
    assert deal.bidder is not None
    if not deal.by_tower and deal not in s.turn.offers:
        return False
    return not offers.tower_lacks(s, deal) and not offers.bidder_lacks(s, deal.bidder, deal)


def _stands_as_offer(s: State, agreed: Offer, table: Table) -> None:
    """A price that was taken but cannot be settled yet stands as an offer of the bidder.

    Where the bidder has still to choose cards it stays a counter-offer, to be taken again.
    """
    if agreed.now.decks:
        offers.add(s, replace(agreed), table, "genoa-counters")
    else:
        offers.add(s, replace(agreed, by_tower=False), table, "genoa-offers")


# --- what anybody may do ----------------------------------------------------------------------------------


def _takes_common(s: State, seat: Seat, key: str, given: Answer, table: Table) -> str | None:
    """Returns the space that was spoken about, or "all"."""
    if key == "withdraw":
        return _withdraw(s, seat, questions.find(s, given), table)
    if key == "claim":
        supply.claim(s, seat, given if isinstance(given, list) else [given], table)
        offers.sweep(s, table)
    else:
        s.turn.talk[seat] -= 1
        _instruct(s, seat, given, table)
    return "all"


def _withdraw(s: State, seat: Seat, offer: Offer, table: Table) -> str:
    s.turn.offers.remove(offer)
    if offer.auto:
        s.players[seat].instructions.limits.pop(offer.space, None)
    table.tell("genoa-withdraws", who=SeatName(seat), space=SPACE_NAMES[offer.space])
    return offer.space


def _instruct(s: State, seat: Seat, given: Answer, table: Table) -> None:
    instructions = s.players[seat].instructions
    ((what, value),) = given.items()
    if what == "quiet":
        instructions.quiet = value == "yes"
        table.tell("genoa-is-quiet" if instructions.quiet else "genoa-is-listening", who=SeatName(seat))
    elif what == "claims":
        instructions.claims = value == "yes"
        table.whisper([seat], "genoa-claims-set", claims=value)
        if instructions.claims:
            supply.claim_for_all(s, table)
            offers.sweep(s, table)
    else:
        named = value["buildings"] if isinstance(value["buildings"], list) else [value["buildings"]]
        for building in named:
            _lower(s, seat, building, value["ducats"], table)
            instructions.limits.pop(building, None)
            if value["ducats"]:
                instructions.limits[building] = value["ducats"]
        words = tuple(BUILDING_NAMES[building] for building in named)
        table.whisper([seat], "genoa-limits-set", buildings=words, count=value["ducats"])


def _lower(s: State, seat: Seat, building: str, ducats: int, table: Table) -> None:
    """What a standing price has offered beyond its new limit is withdrawn, unless it was accepted."""
    agreed = s.turn.wish.deals if s.turn.wish else []
    for offer in s.turn.offers:
        if offer.auto and offer.bidder == seat and offer.space == building and offer.now.ducats > ducats:
            if offer not in agreed:
                _withdraw(s, seat, offer, table)
            return


# --- the others -------------------------------------------------------------------------------------------


def _takes_bidder(s: State, seat: Seat, key: str, given: Answer, table: Table) -> str | None:
    """Returns the space that an offer was made for."""
    turn = s.turn
    match key:
        case "decline":
            _decline(s, seat, given, table)
        case "take":
            _agree(s, seat, questions.find(s, given), table)
        case "offer":
            turn.talk[seat] -= 1
            space: str = given["space"]
            offers.add(s, Offer(0, space, seat, now=Bundle(given["ducats"])), table, "genoa-offers")
            return space
        case _:
            turn.talk[seat] -= 1
            turn.drafts[seat] = Draft(given, seat)
            if turn.declined[seat] == "turn":
                turn.declined[seat] = ""
    return None


def _decline(s: State, seat: Seat, what: str, table: Table) -> None:
    s.turn.declined[seat] = what
    if what == "here":
        table.tell("genoa-declines-here", who=SeatName(seat), space=SPACE_NAMES[s.turn.here])
    else:
        table.tell("genoa-declines-turn", who=SeatName(seat))


def _agree(s: State, seat: Seat, offer: Offer, table: Table) -> None:
    """An asking price or a counter-offer is taken: a deal at once, or as soon as the tower may leave."""
    turn = s.turn
    agreed = offers.taken_by(offer, seat)
    if offer.space == turn.here or not _without(offers.undecided(s), seat):
        _give_up(s, table)
        s.stack.append(Settle([agreed]))
        return
    turn.offers.remove(offer)
    if not turn.declined[seat]:
        turn.declined[seat] = "here"
    who, space = SeatName(seat), SPACE_NAMES[offer.space]
    table.tell("genoa-takes-price", who=who, whom=SeatName(turn.tower), space=space, terms=terms(offer))
    turn.wish = Wish("deal", deals=[agreed])


def _without(seats: list[Seat], seat: Seat) -> list[Seat]:
    return [other for other in seats if other != seat]


# --- the tower player -------------------------------------------------------------------------------------


def _takes_tower(s: State, key: str, given: Answer, table: Table) -> None:
    turn = s.turn
    match key:
        case "act":
            _give_up(s, table)
            begin(s, turn.tower, table)
        case "accept":
            _accept(s, [questions.find(s, given)], table)
        case "streets":
            ((_, ids),) = given.items()
            _accept(s, [questions.find(s, one) for one in ([ids] if isinstance(ids, str) else ids)], table)
        case "move":
            _leave(s, Wish("move", space=given), table)
        case "end":
            _leave(s, Wish("end"), table)
        case "price":
            turn.talk[turn.tower] -= 1
            price = Offer(0, given["space"], None, by_tower=True, now=Bundle(given["ducats"]))
            _name(s, price, table)
        case "want":
            turn.talk[turn.tower] -= 1
            turn.drafts[turn.tower] = Draft(given, None)
        case _:
            turn.talk[turn.tower] -= 1
            bid = questions.find(s, given)
            turn.drafts[turn.tower] = Draft(bid.space, bid.bidder)


def _accept(s: State, accepted: list[Offer], table: Table) -> None:
    if accepted[0].space == s.turn.here or not offers.undecided(s):
        _give_up(s, table)
        s.stack.append(Settle(accepted))
    else:
        _leave(s, Wish("deal", deals=accepted), table)


def _leave(s: State, wish: Wish, table: Table) -> None:
    """Leaving an open action waits until everybody else has passed on it."""
    _give_up(s, table)
    s.turn.wish = wish
    if offers.undecided(s):
        table.tell("genoa-asks-round", who=SeatName(s.turn.tower), space=SPACE_NAMES[s.turn.here])


def _move(s: State, space: str, table: Table) -> None:
    offers.arrive(s, space, table)
    offers.sweep(s, table)
    offers.standing_bids(s, table)


def _name(s: State, offer: Offer, table: Table) -> None:
    """An asking price or a counter-offer; a standing price that covers it takes it at once."""
    key = "genoa-names-price" if offer.bidder is None else "genoa-counters"
    offers.add(s, offer, table, key)
    taker = offers.standing_taker(s, offer)
    busy = s.turn.wish or offers.due(s)
    if taker is not None and (offer.space == s.turn.here or not busy):
        _agree(s, taker, offer, table)


# --- forms ------------------------------------------------------------------------------------------------


def _takes_form(s: State, seat: Seat, key: str, given: Answer, table: Table) -> str | None:
    """Returns the space that an offer was made for."""
    draft = s.turn.drafts.pop(seat)
    if key == "back":
        return None
    if key == "decline":
        _decline(s, seat, given, table)
        return None
    offer = forms.drafted(draft, seat, s.turn.tower, given)
    if seat == s.turn.tower:
        _name(s, offer, table)
    else:
        offers.add(s, offer, table, "genoa-offers")
    return draft.space
