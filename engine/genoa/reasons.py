"""What speaks for an answer in ducats: what an action is worth to this hand, and what is paid for it."""

from engine.choice import Answer, picked_ids
from engine.core import Decision
from engine.genoa import ids
from engine.genoa.bidder_question import KEY_BID
from engine.genoa.components import BOX, BUILDINGS, LARGE
from engine.genoa.labels import CARD_NAMES, ITEM_NAMES, SPACE_PHRASES
from engine.genoa.tower_question import KEY_TOWER
from engine.genoa.view import OfferView, View
from engine.genoa.weights import SEARCH
from engine.genoa.worths import Worths
from engine.text import Text, text


def reason(view: View, decision: Decision, answer: Answer | None) -> Text:
    """One sentence for an answer of the seat whose view this is."""
    worth = Worths(view, SEARCH)
    if decision.key == KEY_BID:
        return _bidder_reason(worth, answer) if answer else text("genoa-why-silent")
    if decision.key == KEY_TOWER:
        return _tower_reason(worth, answer) if answer else text("genoa-why-tower-waits")
    match decision.key:
        case "genoa.action":
            return _action(worth, answer)
        case "genoa.cards":
            return text("genoa-why-cards")
        case "genoa.markers":
            return _markers(view, answer)
        case "genoa.messages":
            return text("genoa-why-messages", ducats=BOX.pays.message * len(answer or ()))
        case _:
            return _start(worth, answer)


def _offer(worth: Worths, key: str) -> OfferView:
    """A standing offer by its id in an answer."""
    return next(offer for offer in worth.view.offers if ids.offer(offer.id) == key)


def _action_worth(worth: Worths, space: str) -> int:
    return worth.action(space) if space in BUILDINGS else 0


def _ducats(count: int) -> Text:
    return text("genoa-ducats", count=count)


# --- while another leads the tower ------------------------------------------------------------------------


def _bidder_reason(worth: Worths, answer: Answer) -> Text:
    ((branch, form),) = answer.items()
    match branch:
        case "take":
            offer = _offer(worth, form)
            paid = worth.cost_of_giving(offer.now) + worth.cost_of_giving(offer.after)
            return _price("genoa-why-take", worth, offer.space, paid)
        case "offer":
            return _price("genoa-why-offer", worth, form["space"], form["ducats"])
        case "offers":
            prices = {space: ducats for space, ducats in form["prices"].items() if ducats}
            best = max(prices, key=lambda space: _action_worth(worth, space) - prices[space])
            why = _price("genoa-why-offer", worth, best, prices[best])
            return text("genoa-why-offers", count=len(prices), why=why)
        case "refuse":
            return text("genoa-why-refuse")
        case "decline":
            return text("genoa-why-decline")
        case "listen":
            return text("genoa-why-listen")
        case "bundle":
            return _worth("genoa-why-bundle", _action_worth(worth, form), space=SPACE_PHRASES[form])
        case _:
            return _beside(worth, branch, form)


def _worth(key: str, value: int, **named: Text) -> Text:
    """A reason that names what something is worth to this hand, as long as it is worth anything."""
    return text(key, worth=_ducats(value), **named) if value > 0 else text("genoa-why-nothing-better")


def _price(key: str, worth: Worths, space: str, paid: int) -> Text:
    """What an action is worth to this hand against what it costs; a street brings nothing by itself."""
    value = _action_worth(worth, space)
    if space not in BUILDINGS:
        return text("genoa-why-street", space=SPACE_PHRASES[space], paid=_ducats(paid))
    if not value:
        return text("genoa-why-dear-nothing", space=SPACE_PHRASES[space], paid=_ducats(paid))
    if paid >= value:
        return text("genoa-why-dear", space=SPACE_PHRASES[space], worth=_ducats(value), paid=_ducats(paid))
    return text(key, space=SPACE_PHRASES[space], worth=_ducats(value), paid=_ducats(paid))


def _beside(worth: Worths, branch: str, form: Answer) -> Text:
    """What everyone may do besides bargaining, and the forms of a bundle."""
    match branch:
        case "withdraw":
            return text("genoa-why-withdraw")
        case "claim":
            return text("genoa-why-messages", ducats=BOX.pays.message * len(picked_ids(form)))
        case "instruct":
            return _instruction(worth, form)
        case "back":
            return text("genoa-why-back")
        case _:
            return _bundle(worth, branch)


def _bundle(worth: Worths, branch: str) -> Text:
    draft = worth.view.draft
    if draft is None or draft.space not in BUILDINGS:
        return text("genoa-why-bundle-street")
    way = branch if branch in ("goods", "money", "order", "special") else "goods"
    return _worth(f"genoa-why-give-{way}", worth.action(draft.space), space=SPACE_PHRASES[draft.space])


def _instruction(worth: Worths, form: Answer) -> Text:
    ((what, detail),) = form.items()
    if what == "limits":
        first = picked_ids(detail["buildings"])[0]
        space, paid = SPACE_PHRASES[first], detail["ducats"]
        if not paid:
            return text("genoa-why-limits-none", space=space)
        return _worth("genoa-why-limits", worth.action(first), space=space, paid=_ducats(paid))
    kinds = {"at_once": "at-once", "quiet": "quiet", "claims": "claims"}
    return text(f"genoa-why-{kinds.get(what, 'plan')}")


# --- the tower player -------------------------------------------------------------------------------------


def _tower_reason(worth: Worths, answer: Answer) -> Text:
    ((branch, form),) = answer.items()
    here = worth.view.path[-1]
    match branch:
        case "act":
            return _worth("genoa-why-act", _action_worth(worth, here), space=SPACE_PHRASES[here])
        case "accept":
            return _accept_reason(worth, _offer(worth, form))
        case "streets":
            ((_street, bids),) = form.items()
            return _streets_reason(worth, picked_ids(bids))
        case "move":
            return _move_reason(worth, form)
        case "end":
            return text("genoa-why-end")
        case "price":
            return text("genoa-why-name", space=SPACE_PHRASES[form["space"]], ducats=_ducats(form["ducats"]))
        case "counter":
            bid = _offer(worth, form["offer"])
            return text("genoa-why-counter", bid=_ducats(bid.now.ducats), ducats=_ducats(form["ducats"]))
        case "want" | "counter_bundle":
            return text("genoa-why-want")
        case "wait":
            return text("genoa-why-wait")
        case "go" | "stay":
            return text(f"genoa-why-lose-{branch}")
        case "goods" | "money":
            return text("genoa-why-tower-bundle")
        case _:
            return _beside(worth, branch, form)


def _accept_reason(worth: Worths, offer: OfferView) -> Text:
    gain = worth.as_tower(offer)
    own = _action_worth(worth, offer.space) if worth.may_act else 0
    if gain <= 0:
        return text("genoa-why-accept-must", space=SPACE_PHRASES[offer.space])
    if not own:
        return text("genoa-why-accept-spare", ducats=_ducats(gain), space=SPACE_PHRASES[offer.space])
    return text("genoa-why-accept", ducats=_ducats(gain), space=SPACE_PHRASES[offer.space], own=_ducats(own))


def _streets_reason(worth: Worths, bids: list[str]) -> Text:
    paid = sum(worth.as_tower(_offer(worth, bid)) for bid in bids)
    return text("genoa-why-streets", ducats=_ducats(paid)) if paid > 0 else text("genoa-why-nothing-better")


def _move_reason(worth: Worths, space: str) -> Text:
    bids = [
        worth.as_tower(offer) for offer in worth.view.offers if offer.space == space and not offer.by_tower
    ]
    if bids and max(bids) > 0:
        return text("genoa-why-move-sell", space=SPACE_PHRASES[space], ducats=_ducats(max(bids)))
    own = _action_worth(worth, space) if worth.may_act else 0
    if own > 0:
        return text("genoa-why-move-act", space=SPACE_PHRASES[space], worth=_ducats(own))
    return text("genoa-why-move", space=SPACE_PHRASES[space])


# --- actions, markers, the start --------------------------------------------------------------------------


def _action(worth: Worths, answer: Answer) -> Text:
    ((branch, form),) = answer.items()
    match branch:
        case "deliver":
            return text("genoa-why-deliver", ducats=_ducats(BOX.pays.large), card=CARD_NAMES[form["order"]])
        case "order":
            return text("genoa-why-order", ducats=_ducats(BOX.pays.small))
        case "privilege":
            return _worth("genoa-why-privilege", _action_worth(worth, worth.view.path[-1]))
        case "collect":
            return _worth("genoa-why-collect", _action_worth(worth, worth.view.path[-1]))
        case "hand_over":
            return text("genoa-why-cards")
        case "any_ware":
            return _ware(worth, form)
        case "exchange":
            taken = form["take"]
            return _ware(worth, taken) if taken in ITEM_NAMES else text("genoa-why-exchange")
        case "building_action":
            ((building, _what),) = form.items()
            return _worth("genoa-why-building", worth.plain_action(building), space=SPACE_PHRASES[building])
        case _:
            return text("genoa-why-done")


def _ware(worth: Worths, ware: str) -> Text:
    """A ware that an order lacks, or any other."""
    lacks = any(ware in LARGE[card].wares and not worth.items[ware] for card in worth.cards if card in LARGE)
    key = "genoa-why-ware-ordered" if lacks else "genoa-why-ware"
    return _worth(key, worth.item(ware), ware=ITEM_NAMES[ware])


def _markers(view: View, answer: Answer) -> Text:
    ((street, spent),) = answer.items()
    if street == "pass":
        return text("genoa-why-pass")
    rivals = sum(bool(count) and building in view.owners for building, count in spent.items())
    placed = sum(bool(count) for count in spent.values()) - rivals
    return text("genoa-why-markers", count=placed, rivals=rivals)


def _start(worth: Worths, answer: Answer) -> Text:
    ((branch, space),) = answer.items()
    if branch == "roll":
        return text("genoa-why-roll")
    return _worth("genoa-why-start", _action_worth(worth, space), space=SPACE_PHRASES[space])
