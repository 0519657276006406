"""What speaks for an answer in ducats: runs, icons, markers, prestige, and what it gives away."""

from collections import Counter
from itertools import groupby

from engine.answers import picked_ids
from engine.choice import Answer
from engine.core import Decision
from engine.oltremare import ids
from engine.oltremare.actions import actions
from engine.oltremare.components import CARDS, run_worth
from engine.oltremare.labels import GOOD_NAMES, MARKER_NOTES, SEAT_NAMES, ducats
from engine.oltremare.offers import terms_in_words, terms_of
from engine.oltremare.sailing import STAY
from engine.oltremare.view import MerchantView, OfferView, View
from engine.oltremare.worths import Worths, laid_worth
from engine.text import Text, text


def reason(view: View, decision: Decision, answer: Answer | None) -> Text:
    """One sentence for an answer of the merchant whose view this is."""
    if answer is None:
        return text("oltremare-why-silent")
    match decision.key:
        case "trade.active" | "trade.partner":
            return _bargain_reason(view, answer)
        case "maritime.discard":
            return _discard(view, picked_ids(answer))
        case "main.play":
            return _play(view, picked_ids(answer))
        case "main.sail" | "main.compass":
            return _harbour(view, answer)
        case _:
            return _load(view, answer)


# --- trade ------------------------------------------------------------------------------------------------


def _bargain_reason(view: View, answer: Answer) -> Text:
    ((branch, form),) = answer.items()
    deed, value = ids.deed_of(branch)
    match deed:
        case "go":
            return text("oltremare-why-go", count=len(view.hand), load=CARDS[_me(view).top].load)
        case "buy":
            return _purchase(view, value)
        case "propose":
            return _proposal(view, form)
        case "offer":
            return _about_offer(
                view, next(offer for offer in view.offers if str(offer.number) == value), form
            )
        case "wait" | "stop" | "decline" | "unable" | "withdraw":
            return text(f"oltremare-why-{deed}")
        case _:
            return text("oltremare-why-silent")


def _purchase(view: View, source: str) -> Text:
    lacking = CARDS[_me(view).top].load - len(view.hand)
    price = ducats(view.price or 0)
    if lacking > 0:
        return text("oltremare-why-buy-needed", price=price, count=lacking)
    return text(f"oltremare-why-buy-{source}", price=price)


def _proposal(view: View, form: Answer) -> Text:
    """What is wanted of it: a longer run, a card for less than the bank takes, or ducats."""
    cards, terms = terms_of(form)
    if cards and terms.asks:
        return text("oltremare-why-swap", good=GOOD_NAMES[terms.asks[0][0]])
    if terms.asks:
        return text("oltremare-why-ask", price=ducats(view.price or 0))
    return text("oltremare-why-sell", price=ducats(terms.price))


def _about_offer(view: View, offer: OfferView, form: Answer) -> Text:
    ((reply, _inner),) = form.items()
    by = SEAT_NAMES[offer.by]
    if reply != "accept":
        return text("oltremare-why-refuse" if reply == "decline" else "oltremare-why-counter", who=by)
    gains = _honour(view)
    terms = terms_in_words(offer.terms)
    return text("oltremare-why-accept-honour" if gains else "oltremare-why-accept", who=by, terms=terms)


def _honour(view: View) -> bool:
    """Whether a trade with the active player still brings this seat its prestige of the turn."""
    return view.seat != view.turn and view.seat not in view.honoured


def _me(view: View) -> MerchantView:
    assert view.seat is not None, "a spectator is asked nothing"
    return view.merchants[view.seat]


# --- cards ------------------------------------------------------------------------------------------------


def _discard(view: View, cards: list[str]) -> Text:
    """Which run stays in hand when these cards go."""
    goods = Counter(CARDS[card].good for card in view.hand if card not in cards)
    if not goods:
        return text("oltremare-why-discard-all")
    good, count = max(goods.items(), key=lambda run: run_worth(*run))
    return text(
        "oltremare-why-discard", good=GOOD_NAMES[good], count=count, ducats=ducats(run_worth(good, count))
    )


def _play(view: View, cards: list[str]) -> Text:
    """What the icons bring at once, and what the cards will fetch as cargo."""
    does = actions(cards, _me(view).active)
    robbed = min(view.deck, does.robbed)
    return text(
        "oltremare-why-play-robbed" if robbed else "oltremare-why-play",
        ducats=ducats(does.ducats),
        drawn=does.drawn,
        cargo=ducats(_cargo_gain(view, _together(view, cards))),
        count=robbed,
    )


def _load(view: View, order: list[str]) -> Text:
    top = CARDS[order[-1]]
    cargo = ducats(_cargo_gain(view, order))
    return text("oltremare-why-load", cargo=cargo, lions=top.lions, load=top.load)


def _together(view: View, cards: list[str]) -> list[str]:
    """The cards sorted by their goods, first the good on top of the cargo."""
    top = CARDS[_me(view).top].good
    return sorted(cards, key=lambda card: (CARDS[card].good != top, CARDS[card].good))


def _cargo_gain(view: View, order: list[str]) -> int:
    """What runs of these cards in this order add to the worth of the cargo."""
    know = Worths(view)
    good, run, gain = know.good, know.run, 0.0
    for kind, cards in groupby(order, key=lambda card: CARDS[card].good):
        count = len(list(cards))
        on = run if kind == good else ((0, 1.0),)
        gain += laid_worth(kind, count, on)
        good, run = kind, tuple((below + count, chance) for below, chance in on)
    return round(gain)


def _harbour(view: View, port: str) -> Text:
    if port == STAY.id:
        return text("oltremare-why-stay")
    marker = view.harbours.get(port)
    if marker == "compass":
        return text("oltremare-why-compass")
    if marker is not None:
        return text("oltremare-why-harbour", marker=MARKER_NOTES[marker])
    return text("oltremare-why-empty" if _me(view).active is None else "oltremare-why-empty-loses")
