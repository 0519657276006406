"""Values to JSON and back: typed where it comes in, canonical where it is hashed."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from engine.choice import Choice
from engine.core import Decision, Die, Event
from engine.errors import BadRecord
from engine.text import SeatName, Text

T = TypeVar("T")


_ADAPTERS: dict[Any, TypeAdapter[Any]] = {}


def adapter(kind: type[T]) -> TypeAdapter[T]:
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


def encode(value: Any) -> Any:
    """A dataclass as JSON-able data."""
    return adapter(type(value)).dump_python(value, mode="json", by_alias=True)


def spelled_out(value: Any) -> bytes:
    """All that is stored of a dataclass, in the order in which its dicts hold it."""
    return adapter(type(value)).dump_json(value, by_alias=True)


def decode(kind: type[T], data: Any, what: str) -> T:
    """A dataclass from JSON-able data; a record that does not fit is named, never half-read."""
    try:
        return adapter(kind).validate_python(data)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise BadRecord(f"{what} is not a valid record: {place}: {first['msg']}") from error


def canonical(data: Any) -> bytes:
    """One spelling for equal data, so that its hash means something."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(data: Any) -> str:
    return hashlib.sha256(canonical(data)).hexdigest()


# --- words and events -------------------------------------------------------------------------------------


def encode_text(value: Text) -> dict[str, Any]:
    return {"key": value.key, "args": {name: _encode_arg(arg) for name, arg in value.args.items()}}


def _encode_arg(arg: Any) -> Any:
    match arg:
        case Text():
            return encode_text(arg)
        case SeatName():
            return {"seat": arg.seat}
        case tuple():
            return [_encode_arg(inner) for inner in arg]
        case _:
            return arg


def decode_text(data: Any) -> Text:
    return Text(data["key"], {name: _decode_arg(arg) for name, arg in data["args"].items()})


def _decode_arg(data: Any) -> Any:
    match data:
        case {"key": _}:
            return decode_text(data)
        case {"seat": int(seat)}:
            return SeatName(seat)
        case list():
            return tuple(_decode_arg(inner) for inner in data)
        case _:
            return data


def encode_event(event: Event) -> dict[str, Any]:
    encoded: dict[str, Any] = {
        "text": encode_text(event.text) if event.text else None,
        "private": {str(seat): encode_text(words) for seat, words in event.private.items()},
        "board": event.board,
    }
    if event.dice:
        encoded["dice"] = encode_dice(event.dice)
    return encoded


def encode_dice(dice: Iterable[Die]) -> list[dict[str, Any]]:
    return [{"face": die.face, "seat": die.seat, "dye": die.dye} for die in dice]


def decode_event(data: Any) -> Event:
    words = decode_text(data["text"]) if data["text"] else None
    private = {int(seat): decode_text(inner) for seat, inner in data["private"].items()}
    dice = tuple(Die(die["face"], die["seat"], die["dye"]) for die in data.get("dice", ()))
    return Event(words, private, data["board"], dice)


# --- questions --------------------------------------------------------------------------------------------


def encode_question(decision: Decision) -> dict[str, Any]:
    """What a seat is asked and decides by: the rule that asks, its words, and what may be answered."""
    question = {
        "key": decision.key,
        "prompt": encode_text(decision.prompt),
        "choice": encode(decision.choice),
    }
    if decision.facts:
        question["facts"] = [encode_text(fact) for fact in decision.facts]
    return question


def decode_facts(question: Mapping[str, Any]) -> tuple[Text, ...]:
    """The facts of an encoded question; one that was stored before there were any has none."""
    return tuple(decode_text(fact) for fact in question.get("facts", ()))


def decode_choice(data: Any) -> Choice:
    return decode(Choice, data, "a question")  # type: ignore[arg-type]  # a union is no type to mypy


def plain_decision(decision: Decision) -> Decision:
    """The same question with everything put together, for the person who reads it after the next move."""
    question = encode_question(decision)
    return Decision(
        decision.key,
        decode_text(question["prompt"]),
        decode_choice(question["choice"]),
        decision.secret,
        decision.blocking,
        decision.default,
        decision.standing,
        facts=decode_facts(question),
        moment=decision.moment,
    )
