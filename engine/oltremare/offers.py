"""Offers in words and as forms: what is given, what is asked, and what is said about icons."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

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
from engine.oltremare.components import BOX, CARDS, GOODS, ICONS
from engine.oltremare.labels import (
    ANY,
    CARD_OPTIONS,
    GOOD_NAMES,
    ICON_NAMES,
    NOTHING_NAMED,
    counted,
    ducats,
    icons_counted,
    seat_option,
)
from engine.oltremare.state import Terms
from engine.text import Seat, Text, text

RULES = BOX.trade

# --- words ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def said(terms: Terms) -> Text:
    """The terms as the one who offers them says them."""
    gives = _bundle(terms.goods, terms.ducats)
    if not terms.asks and not terms.price:
        return text("oltremare-terms-gift", gives=gives)
    words = text("oltremare-terms", gives=gives, asks=_bundle(terms.asks, terms.price))
    if terms.tells:
        told = tuple(icons_counted(icon, count) for icon, count in terms.tells)
        words = text("oltremare-terms-told", terms=words, icons=told)
    if terms.wishes:
        hoped = tuple(ICON_NAMES[icon] for icon in terms.wishes)
        words = text("oltremare-terms-wished", terms=words, icons=hoped)
    return words


def _bundle(goods: Iterable[tuple[str, int]], purse: int) -> tuple[Text, ...]:
    parts = [counted(good, count) for good, count in goods]
    if purse:
        parts.append(ducats(purse))
    return tuple(parts) or (NOTHING_NAMED,)


def by_good(cards: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """The goods of some cards with their numbers, in the order of the rulebook's table."""
    found = Counter(CARDS[card].good for card in cards)
    return tuple((good, found[good]) for good in GOODS if found[good])


# --- forms ------------------------------------------------------------------------------------------------


def listed(answer: Answer) -> list[str]:
    """A Pick's answer as a list, whether it was for one or for several."""
    return [answer] if isinstance(answer, str) else list(answer)


ASK = Part(
    "ask",
    text("oltremare-form-ask"),
    Share(
        [
            *(Bucket(good, GOOD_NAMES[good], 0, min(RULES.cards_asked, GOODS[good].cards)) for good in GOODS),
            Bucket(ANY, GOOD_NAMES[ANY], 0, RULES.cards_asked),
            Bucket("ducats", text("oltremare-form-ducats"), 0, RULES.ducats),
        ],
        low=1,
        high=RULES.asked,
    ),
)
TALK = Part(
    "talk",
    text("oltremare-form-talk"),
    OneOf(
        [
            Branch("silent", text("oltremare-talk-silent"), NOTHING),
            Branch("truth", text("oltremare-talk-truth"), NOTHING),
            Branch(
                "claim",
                text("oltremare-talk-claim"),
                AllOf(
                    [
                        Part(
                            "tell",
                            text("oltremare-form-tell"),
                            Share(
                                [Bucket(icon, ICON_NAMES[icon], 0, RULES.icons_told) for icon in ICONS],
                                low=0,
                                high=BOX.card_rules.icons * RULES.cards_given,
                            ),
                        ),
                        Part(
                            "wish",
                            text("oltremare-form-wish"),
                            Pick([Option(icon, ICON_NAMES[icon]) for icon in ICONS], 0, len(ICONS)),
                        ),
                    ]
                ),
            ),
        ]
    ),
)
_TO = text("oltremare-form-to")
_GIVE = text("oltremare-form-give")
_PAY = text("oltremare-form-pay")
_GIFT = text("oltremare-form-gift")
_GIFT_CARDS = text("oltremare-gift-cards")
_GIFT_DUCATS = text("oltremare-gift-ducats")


@cache
def _to(partners: tuple[Seat, ...]) -> list[Part]:
    """To whom, where there is a choice."""
    if not partners:
        return []
    return [Part("to", _TO, Pick([seat_option(seat) for seat in partners], 1, len(partners)))]


def _give(hand: Sequence[str], least: int) -> Part:
    most = min(len(hand), RULES.cards_given)
    return Part("give", _GIVE, Pick([CARD_OPTIONS[card] for card in hand], least, most))


@lru_cache(maxsize=64)
def _pay(purse: int, least: int) -> Part:
    return Part("pay", _PAY, Amount(least, min(purse, RULES.ducats)))


@lru_cache(maxsize=256)
def proposal_form(hand: tuple[str, ...], purse: int, partners: tuple[Seat, ...]) -> AllOf:
    """Give cards and ducats, ask for goods and ducats, and say what one likes about icons."""
    parts = [*_to(partners)]
    if hand:
        parts.append(_give(hand, 0))
    if purse > 0:
        parts.append(_pay(purse, 0))
    parts.append(ASK)
    parts.append(TALK)
    return AllOf(parts)


@lru_cache(maxsize=256)
def gift_form(hand: tuple[str, ...], purse: int, partners: tuple[Seat, ...]) -> AllOf:
    """Give cards, ducats or both, and ask for nothing."""
    branches: list[Branch] = []
    if hand:
        cards = [_give(hand, 1)]
        if purse > 0:
            cards.append(_pay(purse, 0))
        branches.append(Branch("cards", _GIFT_CARDS, AllOf(cards)))
    if purse > 0:
        branches.append(Branch("ducats", _GIFT_DUCATS, AllOf([_pay(purse, 1)])))
    return AllOf([*_to(partners), Part("gift", _GIFT, OneOf(branches))])


def wanted(hand: Sequence[str], good: str, asks: Iterable[tuple[str, int]]) -> list[str]:
    """The cards of a hand that can be given for a good asked."""
    if good != ANY:
        return [card for card in hand if CARDS[card].good == good]
    named = {other for other, _ in asks}
    return [card for card in hand if CARDS[card].good not in named]


def acceptance_form(hand: Sequence[str], asks: tuple[tuple[str, int], ...]) -> Choice:
    """Which of one's cards to give, where there is a choice."""
    parts = []
    for good, count in asks:
        cards = wanted(hand, good, asks)
        if len(cards) > count:
            options = [CARD_OPTIONS[card] for card in cards]
            parts.append(Part(good, counted(good, count), Pick(options, count, count)))
    return AllOf(parts)


def cards_given(hand: Sequence[str], asks: tuple[tuple[str, int], ...], answer: Answer) -> list[str]:
    """The very cards an acceptance gives."""
    given: list[str] = []
    for good, _ in asks:
        given += listed(answer[good]) if good in answer else wanted(hand, good, asks)
    return given


# --- answers ----------------------------------------------------------------------------------------------


def terms_of(answer: Answer) -> tuple[list[str], Terms]:
    """The cards and the terms of a filled proposal or gift."""
    if "gift" in answer:
        ((_, gift),) = answer["gift"].items()
        cards = listed(gift.get("give", []))
        return cards, Terms(by_good(cards), gift.get("pay", 0), (), 0)
    cards = listed(answer.get("give", []))
    asked = answer["ask"]
    asks = tuple((good, asked[good]) for good in (*GOODS, ANY) if asked.get(good))
    tells, wishes = _talk(answer["talk"], cards)
    return cards, Terms(by_good(cards), answer.get("pay", 0), asks, asked.get("ducats", 0), tells, wishes)


def _talk(answer: Answer, cards: list[str]) -> tuple[tuple[tuple[str, int], ...], tuple[str, ...]]:
    ((kind, words),) = answer.items()
    if kind == "silent":
        return (), ()
    if kind == "truth":
        shown: Counter[str] = Counter(icon for card in cards for icon in CARDS[card].icons)
        return tuple((icon, shown[icon]) for icon in ICONS if shown[icon]), ()
    told = words["tell"] if cards else {}
    tells = tuple((icon, told[icon]) for icon in ICONS if told.get(icon))
    return tells, tuple(icon for icon in ICONS if icon in words["wish"])
