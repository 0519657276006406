"""The board and the hand of Genoa in words, for those who cannot see them."""

from engine.genoa.components import MARKER, SPECIALS, WARES
from engine.genoa.labels import (
    BUILDING_NAMES,
    CARD_NAMES,
    ITEM_NAMES,
    SPACE_NAMES,
    SPACE_PHRASES,
    count_of,
    terms_words,
)
from engine.genoa.view import OfferView, View
from render.words import Words


def turn_line(view: View, words: Words) -> str:
    """What is going on, as the heading says it."""
    if view.phase == "over":
        return words("genoa-turn-over")
    who = words.name(view.tower)
    if not view.path:
        return words("genoa-turn-start", who=who)
    here = words.say(SPACE_NAMES[view.path[-1]])
    if view.phase == "action" and view.actor is not None:
        return words("genoa-turn-action", who=words.name(view.actor), space=here)
    if view.phase == "markers" and view.actor is not None:
        return words("genoa-turn-markers", who=words.name(view.actor))
    if view.waits_for:
        waited = words.join([words.name(seat) for seat in view.waits_for])
        if view.unheard:
            return words("genoa-turn-offers", who=who, waited=waited)
        return words("genoa-turn-waiting", who=who, waited=waited, space=here)
    return words("genoa-turn-tower", who=who, space=here)


def board_in_words(view: View, words: Words) -> str:
    turn = turn_line(view, words).rstrip(".") + "."
    lines = [words("genoa-alt-round", round=view.round, rounds=view.rounds), turn]
    if len(view.path) > 1:
        lines.append(
            words("genoa-alt-path", spaces=words.join([words.say(SPACE_NAMES[s]) for s in view.path]))
        )
    if view.next:
        lines.append(
            words("genoa-alt-next", spaces=words.join([words.say(SPACE_NAMES[s]) for s in view.next]))
        )
    lines += [_offer(view, offer, words) for offer in view.offers if offer.acceptable]
    for seat in range(view.seats):
        owned = [words.say(BUILDING_NAMES[name]) for name, owner in view.owners.items() if owner == seat]
        if owned:
            lines.append(words("genoa-alt-owns", who=words.name(seat), what=words.join(owned)))
    lines += [_player(view, seat, words) for seat in range(view.seats)]
    return " ".join(lines)


def offers_in_words(view: View, offers: list[OfferView], words: Words) -> str:
    """Every offer and intention, one after the other."""
    turn = turn_line(view, words).rstrip(".") + "."
    lines = [_offer(view, offer, words) for offer in offers] or [words("genoa-board-no-offers")]
    return " ".join([turn, *lines])


def _offer(view: View, offer: OfferView, words: Words) -> str:
    seat = view.tower if offer.by_tower else offer.bidder
    assert seat is not None
    space, terms = words.say(SPACE_PHRASES[offer.space]), words.say(terms_words(offer))
    key = "genoa-alt-asks" if offer.by_tower else "genoa-alt-offer"
    return words(key, who=words.name(seat), space=space, terms=terms)


def _player(view: View, seat: int, words: Words) -> str:
    player = view.players[seat]
    cards = sum(player.hand.values())
    sentence = words("genoa-alt-player", who=words.name(seat), goods=_goods(player.items, words), cards=cards)
    if player.total is not None:
        sentence += f" {words('genoa-board-total', total=player.total)}."
    return sentence


def _goods(items: dict[str, int], words: Words) -> str:
    held = _item_words(items, words)
    return words.join(held) if held else words("genoa-alt-nothing")


def _item_words(items: dict[str, int], words: Words) -> list[str]:
    return [words.say(count_of(ITEM_NAMES[i], items[i])) for i in (*WARES, *SPECIALS, MARKER) if items[i]]


def hand_in_words(view: View, words: Words) -> str:
    assert view.seat is not None
    player = view.players[view.seat]
    assert player.cards is not None
    assert player.ducats is not None
    cards = [words.say(CARD_NAMES[card]) for card in in_order(player.cards)]
    return words(
        "genoa-alt-hand",
        goods=words.join([words("genoa-ducats", count=player.ducats), *_item_words(player.items, words)]),
        cards=words("genoa-alt-cards", cards=words.join(cards)) if cards else words("genoa-hand-empty"),
        privileges=player.privileges or 0,
    )


def in_order(cards: list[str]) -> list[str]:
    """A hand as one would hold it: by deck, then by place."""
    order = list(CARD_NAMES)
    return sorted(cards, key=order.index)
