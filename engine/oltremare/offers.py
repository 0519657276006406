"""Offers in words and as forms: what is given, what is asked, and what is said about the cards."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.answers import picked_ids
from engine.choice import (
    NOTHING,
    AllOf,
    Amount,
    Answer,
    Branch,
    Bucket,
    OneOf,
    Option,
    Part,
    Pick,
    Share,
)
from engine.oltremare.components import CARDS, GOOD_OF, GOODS, SEATS, TRADE, cards_in_play, goods_in_play
from engine.oltremare.ids import powers_id
from engine.oltremare.labels import (
    ANY,
    GOOD_NAMES,
    NOTHING_NAMED,
    SEAT_OPTIONS,
    TALK_NAMES,
    card_pick,
    count_of,
    ducats,
)
from engine.oltremare.state import Terms
from engine.text import Seat, Text, text

ASKABLE = (*GOODS, ANY)

# --- words ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def terms_in_words(terms: Terms) -> Text:
    """The terms as the one who offers them says them."""
    gives = _bundle(terms.goods, terms.ducats)
    if terms.asks or terms.price:
        words = text("oltremare-terms", gives=gives, asks=_bundle(terms.asks, terms.price))
    else:
        words = text("oltremare-terms-gift", gives=gives)
    if terms.tells:
        words = text("oltremare-terms-told", terms=words, icons=_names_of_talk(terms.tells))
    if terms.wishes:
        words = text("oltremare-terms-wished", terms=words, icons=_names_of_talk(terms.wishes))
    return words


def _names_of_talk(talk: Iterable[str]) -> tuple[Text, ...]:
    return tuple([TALK_NAMES[word] for word in talk])


def _bundle(goods: Sequence[tuple[str, int]], purse: int) -> tuple[Text, ...]:
    parts = [count_of(good, count, alone=len(goods) == 1) for good, count in goods]
    if purse:
        parts.append(ducats(purse))
    return tuple(parts) or (NOTHING_NAMED,)


def count_by_good(cards: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """The goods of some cards with their numbers, in the order of the rulebook's table."""
    goods = [GOOD_OF[card] for card in cards]
    return tuple([(good, goods.count(good)) for good in GOODS if good in goods])


# --- the form of a proposal -------------------------------------------------------------------------------


def _ask_part(seats: int, terms: Terms | None = None) -> Part:
    """What one asks for, of all that is in play: a form must not show what the others hold. It begins with
    what these terms give."""
    starts = {**dict(terms.goods), "ducats": terms.ducats} if terms else {}
    buckets = [
        Bucket(good, GOOD_NAMES[good], 0, GOODS[good].cards, start=starts.get(good))
        for good in goods_in_play(seats)
    ]
    buckets.append(Bucket(ANY, GOOD_NAMES[ANY], 0, len(cards_in_play(seats))))
    name, most = text("oltremare-form-ducats"), TRADE.ducats_asked
    ducats_asked = Bucket("ducats", name, 0, most, start=starts.get("ducats"), money=True)
    buckets.append(ducats_asked)
    most, purse = sum(bucket.high for bucket in buckets), starts.get("ducats") or None
    branches = [
        Branch("goods", text("oltremare-ask-goods"), Share(buckets, 1, most)),
        Branch("ducats", text("oltremare-ask-ducats"), Amount(1, TRADE.ducats_asked, start=purse)),
        Branch("nothing", text("oltremare-ask-nothing"), NOTHING),
    ]
    if terms and not terms.goods:
        branches.insert(0, branches.pop(1))
    return Part("ask", text("oltremare-form-ask"), OneOf(branches), "get")


ASK_PARTS = {seats: _ask_part(seats) for seats in SEATS}
TALK_PICK = Pick([Option(word, name) for word, name in TALK_NAMES.items()], 0, len(TALK_NAMES))
TALK_PART = Part(
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
                        Part("tell", text("oltremare-form-tell"), TALK_PICK),
                        Part("wish", text("oltremare-form-wish"), TALK_PICK),
                    ]
                ),
            ),
        ]
    ),
)
TO_LABEL = text("oltremare-form-to")
GIVE_LABEL = text("oltremare-form-give")
PAY_LABEL = text("oltremare-form-pay")


def proposal_form(
    hand: Sequence[str], purse: int, partners: Sequence[Seat], seats: int, answers: Terms | None = None
) -> AllOf:
    """To whom, where there is a choice; cards and ducats given; what is asked; what is said.

    What `answers` an offer begins with the same trade, so that only what is to be different is changed.
    """
    parts = []
    asks, price = (answers.asks, min(answers.price, purse)) if answers else ((), 0)
    if partners:
        parts.append(Part("to", TO_LABEL, _partner_pick(partners)))
    if hand:
        parts.append(
            Part("give", GIVE_LABEL, card_pick(hand, 0, len(hand), start=_only_cards(hand, asks)), "give")
        )
    if purse > 0:
        parts.append(Part("pay", PAY_LABEL, Amount(0, purse, start=price), "give"))
    ask = _ask_part(seats, answers) if answers else ASK_PARTS[seats]
    is_trade = hand or purse > 0
    return AllOf([*parts, ask if is_trade else replace(ask, side=None), TALK_PART])


def _only_cards(hand: Sequence[str], asks: tuple[tuple[str, int], ...]) -> list[str]:
    """The cards that are asked for, where no others could be given."""
    matching = [(matching_cards(hand, good, asks), count) for good, count in asks]
    return [card for cards, count in matching if len(cards) == count for card in cards]


def _partner_pick(partners: Sequence[Seat]) -> Pick:
    options = [SEAT_OPTIONS[seat] for seat in partners]
    return Pick(options, 1, len(partners), start=tuple([option.id for option in options]))


def terms_of(answer: Answer) -> tuple[list[str], Terms]:
    """The cards and the terms of a filled proposal."""
    cards = picked_ids(answer.get("give", []))
    asked = _asked_counts(answer["ask"])
    asks = tuple([(good, asked[good]) for good in ASKABLE if asked.get(good)])
    tells, wishes = _talk(answer["talk"], cards)
    return cards, Terms(
        count_by_good(cards), answer.get("pay", 0), asks, asked.get("ducats", 0), tells, wishes
    )


def _asked_counts(answer: Answer) -> dict[str, int]:
    """What is asked for, by number: goods, `any` and ducats."""
    ((kind, count),) = answer.items()
    return count if kind == "goods" else {"ducats": count} if kind == "ducats" else {}


def ask_answer(asked: dict[str, int]) -> Answer:
    """The same as an answer to the form."""
    if not asked:
        return {"nothing": {}}
    return {"ducats": asked["ducats"]} if asked.keys() == {"ducats"} else {"goods": asked}


def _talk(answer: Answer, cards: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is told of the cards given and wished for in those asked, in the printed order."""
    ((kind, words),) = answer.items()
    if kind == "silent":
        return (), ()
    if kind == "truth":
        return _in_order(_printed_on(cards)), ()
    return _in_order(words["tell"] if cards else ()), _in_order(words["wish"])


def _printed_on(cards: Iterable[str]) -> set[str]:
    """The icons, lions and loads of some cards."""
    shown = {icon for card in cards for icon in CARDS[card].icons}
    return shown | {powers_id(CARDS[card].lions) for card in cards}


def _in_order(talk: Collection[str]) -> tuple[str, ...]:
    return tuple([word for word in TALK_NAMES if word in talk])


# --- the form of an acceptance ----------------------------------------------------------------------------


def matching_cards(hand: Sequence[str], good: str, asks: Iterable[tuple[str, int]]) -> list[str]:
    """The cards of a hand that can be given for a good asked."""
    if good != ANY:
        return [card for card in hand if GOOD_OF[card] == good]
    named = {other for other, _ in asks}
    return [card for card in hand if GOOD_OF[card] not in named]


def acceptance_form(hand: Sequence[str], asks: tuple[tuple[str, int], ...]) -> AllOf:
    """Which of one's cards to give, where there is a choice."""
    parts = []
    for good, count in asks:
        cards = matching_cards(hand, good, asks)
        if len(cards) > count:
            label = count_of(good, count, alone=len(asks) == 1)
            parts.append(Part(good, label, card_pick(cards, count, count)))
    return AllOf(parts)


def raise_form(hand: Sequence[str], terms: Terms, most: int) -> AllOf:
    """How many ducats to ask for in the same trade, and which cards to give, where there is a choice."""
    ducats_asked = Part("ducats", text("oltremare-form-raise"), Amount(terms.ducats + 1, most))
    return AllOf([*acceptance_form(hand, terms.asks).parts, ducats_asked])


def counter_answer(hand: Sequence[str], terms: Terms, answer: Answer) -> Answer:
    """The same as an answer to the form of a proposal."""
    return {
        "give": cards_given(hand, terms.asks, answer),
        "ask": ask_answer({**dict(terms.goods), "ducats": answer["ducats"]}),
        "talk": {"silent": {}},
    }


def cards_given(hand: Sequence[str], asks: tuple[tuple[str, int], ...], answer: Answer) -> list[str]:
    """The very cards an acceptance gives."""
    cards: list[str] = []
    for good, _ in asks:
        cards += picked_ids(answer[good]) if good in answer else matching_cards(hand, good, asks)
    return cards
