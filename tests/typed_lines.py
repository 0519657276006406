"""What a person types for an answer: the lines that lead to it, by the numbers that are read out."""

from typing import Any

from bot.host.dialogue import USUAL, is_meant, name_listing
from bot.host.host import Host
from engine.asking import Asking, Open, free_options, part_of
from engine.choice import Amount, Answer, Choice, Line, Pick, Share
from engine.match import Match
from engine.rng import Rng
from engine.text import Seat

MOST_UNITS = 9


def typed_lines(choice: Choice, answer: Answer) -> list[str]:
    """One line for each question that is asked on the way."""
    lines, asking = [], Asking(choice)
    while (asked := asking.next()) is not None:
        wanted = _wanted(asked, answer)
        lines.append(_line(asked, wanted, asking.contents(asked.path)))
        asking = asking.put((asked.path, wanted))
    return lines


def _wanted(asked: Open, answer: Answer) -> Any:
    inner = part_of(answer, asked.path)
    return next(iter(inner)) if isinstance(asked.leaf, Pick) and isinstance(inner, dict) else inner


def _line(asked: Open, wanted: Any, usual: Any) -> str:
    if isinstance(asked.leaf, Share):
        wanted, usual = _counts(asked.leaf, wanted), _counts(asked.leaf, usual)
    if wanted == usual and not isinstance(asked.leaf, Amount):
        return USUAL
    match asked.leaf:
        case Pick() as pick:
            numbers = {option.id: str(number) for number, option in enumerate(free_options(pick), 1)}
            return (
                numbers[wanted]
                if isinstance(wanted, str)
                else " ".join(numbers[each] for each in wanted) or "0"
            )
        case Amount() | Line():
            return str(wanted)
        case Share() as share:
            least = all(count == bucket.low for count, bucket in zip(wanted, share.buckets, strict=True))
            named = _by_number(wanted, [bucket.low for bucket in share.buckets])
            ways = [named, " ".join(map(str, wanted)), *_by_digits(share, wanted)]
            return "0" if least else min(ways, key=len)


def _counts(share: Share, answer: Any) -> list[int]:
    """How much of each; what is not named is the least."""
    return [answer.get(bucket.id, bucket.low) for bucket in share.buckets]


def _by_digits(share: Share, counts: list[int]) -> list[str]:
    """`*201`, where each number is a digit of what people count it in."""
    pairs = list(zip(share.buckets, counts, strict=True))
    while pairs and pairs[-1][1] == pairs[-1][0].low:
        pairs.pop()
    parts = [divmod(count, bucket.unit) for bucket, count in pairs]
    if any(rest or units > MOST_UNITS for units, rest in parts):
        return []
    return ["*" + "".join(str(units) for units, _rest in parts)]


def _by_number(counts: list[int], least: list[int]) -> str:
    """`3=1 5-7=10`: what differs from the least, neighbours with the same number together."""
    spans: list[list[int]] = []
    for number, count in enumerate(counts, 1):
        if count == least[number - 1]:
            continue
        if spans and spans[-1][1] == number - 1 and spans[-1][2] == count:
            spans[-1][1] = number
        else:
            spans.append([number, number, count])
    return " ".join(f"{a}={n}" if a == b else f"{a}-{b}={n}" for a, b, n in spans)


# --- questions that change while a line is typed ------------------------------------------------------------


async def before_the_list_changes(host: Host, match_id: str) -> tuple[Seat, Seat, Answer]:
    """Play on until an answer would change what another seat is asked to choose from, while its question
    stays; who is asked, who would answer, and what."""
    rng = Rng("before the list changes")
    while True:
        match = (await host.table(match_id)).match
        seat, decision = next(due for due in match.pending().items() if due[1].blocking)
        answer = match.game.usual_bot().answer(match.view(seat), decision, rng)
        before, after = _listings(match), match.copy()
        after.submit(seat, answer)
        for asked, now in _listings(after).items():
            known = before.get(asked, "")
            if is_meant(known, now, "corfu") and not is_meant(known, now, "1"):
                return asked, seat, answer
        await host.submit(match_id, seat, answer)


def _listings(match: Match) -> dict[Seat, str]:
    return {
        seat: name_listing(match.token(seat), Asking(asked.choice)) for seat, asked in match.pending().items()
    }
