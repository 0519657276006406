"""Names of pieces and places as Text, made once and shared by every question and event."""

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.choice import Bucket, Option
from engine.mediterranee.components import BOX, GOODS, PORT_IN, PORTS, ZONES
from engine.text import Arg, SeatName, Text, text

WHO = tuple(SeatName(seat) for seat in range(max(BOX.tables)))

GOOD_NAMES = {good: text(f"mediterranee-good-{good}") for good in GOODS}
PORT_NAMES = {port.id: text("mediterranee-place", name=port.name) for port in PORTS.values()}
ZONE_NAMES = {
    **{zone.id: text("mediterranee-place", name=zone.name) for zone in ZONES.values()},
    **{zone: PORT_NAMES[port] for zone, port in PORT_IN.items()},
}
"""A zone with a port goes by the name of the port, as people say it."""

PORT_SPOTS = {port: f"port:{port}" for port in PORTS}
GALLEY_SPOTS = {number: f"galley:{number}" for number in range(1, BOX.pieces.galleys + 1)}

GARRISON = text("mediterranee-garrison")
HIRED = text("mediterranee-hired")


@cache
def galley_name(number: int) -> Text:
    return text("mediterranee-galley", number=number)


@cache
def galley_at(number: int, zone: str) -> Text:
    return text("mediterranee-galley-at", number=number, zone=ZONE_NAMES[zone])


@cache
def galley_id(number: int) -> str:
    return f"galley-{number}"


@lru_cache(maxsize=64)
def number_of(galley: str) -> int:
    """The number in a galley's id."""
    return int(galley.removeprefix("galley-"))


@cache
def ducats(amount: int) -> Text:
    return text("mediterranee-ducats", amount=amount)


@cache
def in_purse(amount: int) -> Text:
    return text("mediterranee-note-purse", amount=amount)


@cache
def ducats_each(amount: int) -> Text:
    return text("mediterranee-ducats-each", amount=amount)


@cache
def pieces(good: str, count: int) -> Text:
    return text("mediterranee-pieces", count=count, good=GOOD_NAMES[good])


def cargo(goods: Iterable[str]) -> Arg:
    """A cargo in words: each good with its number."""
    held = list(goods)
    counted = tuple(pieces(good, held.count(good)) for good in GOODS if good in held)
    return counted or text("mediterranee-no-cargo")


@lru_cache(maxsize=4096)
def crew_and_cargo(sailors: int, goods: tuple[str, ...]) -> Text:
    """What a galley carries, as the note of an option."""
    return text("mediterranee-aboard", sailors=sailors, cargo=cargo(goods))


@lru_cache(maxsize=4096)
def goods_buckets(goods: tuple[str, ...]) -> list[Bucket]:
    """One bucket for each good among these."""
    return [Bucket(good, GOOD_NAMES[good], 0, goods.count(good)) for good in GOODS if good in goods]


def named_goods(answer: dict[str, int]) -> list[str]:
    """The goods that an answer to `goods_buckets` names."""
    return [good for good in GOODS for _ in range(answer.get(good, 0))]


PORT_OPTIONS = {port: Option(port, name, spot=PORT_SPOTS[port]) for port, name in PORT_NAMES.items()}
