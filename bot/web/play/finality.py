"""What cannot be undone: asked before an answer is stored, and said on the buttons that give one."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, islice
from math import comb

from bot.host.house_players import players_at
from bot.table.imagining import imagine_answer, imagine_answers
from bot.table.state import TableState
from bot.threads import in_thread
from bot.web.show.fields import (
    AllOfField,
    AmountField,
    Field,
    Form,
    Item,
    LabelledPart,
    LineField,
    OneOfField,
    PickField,
    ShareField,
)
from engine.asking import only_answer, start
from engine.choice import AllOf, Answer, Choice, OneOf
from engine.match import Match
from engine.players import next_move
from engine.rng import Rng
from engine.text import Seat

MOST = 40
"""Buttons of one question that are looked at, and as many ways to pick; others ask again when pressed."""
MOST_NUMBERS = 12
"""What is looked at with the least and the most of a number, in the same way."""
MOST_SINGLE_NUMBERS = 24
"""Numbers of one question, each of them all that is asked for, that are looked at one by one."""
DEEPEST = 1
"""How many things may have to be opened on the way to such a button."""


async def is_final(table: TableState, seat: Seat, answer: Answer) -> bool:
    """Whether this answer shows something hidden, ends the game, or is followed by a bot's move at once."""
    return await in_thread(_cannot_be_undone, table, seat, answer)


async def mark_final(table: TableState, seat: Seat | None, field: Field) -> None:
    """Have each button that is a whole answer say whether that is for good, as far as it is clear at once."""
    decision = table.decision(seat)
    if seat is not None and decision is not None:
        await in_thread(_mark, table, seat, field, decision.choice)


def _mark(table: TableState, seat: Seat, field: Field, choice: Choice) -> None:
    buttons = list(islice(one_press_answers(field, choice), MOST))
    results = imagine_answers(table, seat, [answer for _, answer in buttons])
    for (item, _), after in zip(buttons, results, strict=True):
        item.final = _clearly_final(table, after)
    numbers = number_answers(field, choice)[:MOST_NUMBERS]
    results = imagine_answers(table, seat, [answer for _, ends in numbers for answer in ends])
    for item, ends in numbers:
        least, most = (_clearly_final(table, next(results)) for _ in ends)
        item.final_number = least and most
    _mark_picks(table, seat, field, choice)
    _mark_numbers(table, seat, field, choice)
    for deed in field.items if isinstance(field, OneOfField) else ():
        if len(items := _with_ends(deed)) == 1:
            deed.final_number = items[0][0].final_number


def _mark_picks(table: TableState, seat: Seat, field: Field, choice: Choice) -> None:
    """Where a fixed number of picks is all that is asked for, the last of them is the one that acts."""
    picks = pick_answers(field, choice)
    results = imagine_answers(table, seat, [answer for _, _, answer in picks])
    for (asked, places, _), after in zip(picks, results, strict=True):
        if _clearly_final(table, after):
            asked.final_picks.append(places)


def _mark_numbers(table: TableState, seat: Seat, field: Field, choice: Choice) -> None:
    """Where a number is all that is asked for, pressing it acts."""
    numbers = one_number_answers(field, choice)
    results = imagine_answers(table, seat, [answer for _, _, answer in numbers])
    for (asked, number, _), after in zip(numbers, results, strict=True):
        if _clearly_final(table, after):
            asked.final_numbers.append(number)


def pick_answers(field: Field, choice: Choice) -> list[tuple[PickField, tuple[int, ...], Answer]]:
    """The picks that are a whole answer, each with that answer, of as many forms as are looked at."""
    answers: list[tuple[PickField, tuple[int, ...], Answer]] = []
    for asked, whole in _asked_alone(field, choice):
        if not isinstance(asked, PickField) or asked.ordered or asked.low != asked.high:
            continue
        free = [place for place, item in enumerate(asked.items) if item.blocked is None]
        if len(answers) + comb(len(free), asked.low) > MOST:
            continue
        for places in combinations(free, asked.low):
            values = [asked.items[place].value for place in places]
            answers.append((asked, places, whole(values[0] if asked.single else values)))
    return answers


def one_number_answers(field: Field, choice: Choice) -> list[tuple[AmountField | ShareField, int, Answer]]:
    """The numbers that are a whole answer, each with that answer, of as many forms as are looked at."""
    answers: list[tuple[AmountField | ShareField, int, Answer]] = []
    for asked, whole in _asked_alone(field, choice):
        key = None
        match asked:
            case AmountField():
                numbers = range(asked.low, asked.high + 1, asked.step)
            case ShareField(pots=[pot]):
                numbers = range(max(pot.low, asked.low), min(pot.high, asked.high) + 1)
                key = pot.key
            case _:
                continue
        if len(answers) + len(numbers) > MOST_SINGLE_NUMBERS:
            continue
        answers += [(asked, number, whole(number if key is None else {key: number})) for number in numbers]
    return answers


def _asked_alone(field: Field, choice: Choice) -> Iterator[tuple[Field, Callable[[Answer], Answer]]]:
    """What is all that is left to fill in, on each way through a question, and what makes it a whole answer.

    What is pressed at once is not among it.
    """
    match field, choice:
        case OneOfField(), OneOf():
            for item, branch in zip(field.items, choice.branches, strict=True):
                if not item.is_settled and item.inner is not None:
                    for asked, whole in _asked_alone(item.inner, branch.choice):
                        yield asked, partial(_with, {}, branch.id, whole)
        case AllOfField(), AllOf():
            parts = list(zip(field.entries, choice.parts, strict=True))
            left = [(entry, part) for entry, part in parts if not entry.is_settled]
            if len(left) == 1:
                ((entry, open_part),) = left
                rest = {part.id: only_answer(part.choice) for _, part in parts if part is not open_part}
                yield entry.inner, partial(_with, rest, open_part.id, _same_answer)
        case PickField(single=True), _:
            pass
        case _:
            yield field, _same_answer


def _with(rest: dict[str, Answer], key: str, whole: Callable[[Answer], Answer], value: Answer) -> Answer:
    return {**rest, key: whole(value)}


def _same_answer(value: Answer) -> Answer:
    return value


def one_press_answers(
    field: Field, choice: Choice, deepest: int = DEEPEST
) -> Iterator[tuple[Item | Form, Answer]]:
    """The buttons that are a whole answer, each with that answer; for a form that holds one, Confirm is."""
    if isinstance(field, PickField) and field.single:
        yield from ((item, item.value) for item in field.items if item.blocked is None)
    elif isinstance(field, OneOfField) and isinstance(choice, OneOf):
        for item, branch in zip(field.items, choice.branches, strict=True):
            if item.is_settled:
                yield item, {branch.id: only_answer(branch.choice)}
            elif item.inner is not None and deepest:
                for button, answer in one_press_answers(item.inner, branch.choice, deepest - 1):
                    yield button, {branch.id: answer}
    elif deepest == DEEPEST and not isinstance(field, OneOfField | LineField):
        proposed = start(choice)
        if choice.problem(proposed) is None:
            yield field, proposed


def number_answers(field: Field, choice: Choice) -> list[tuple[Item, tuple[Answer, Answer]]]:
    """What is a whole answer together with a number, each with the answers of the least and the most; where
    there are fewest to choose from first."""
    if not isinstance(field, OneOfField) or not isinstance(choice, OneOf):
        return []
    by_deed = [_with_ends(deed) for deed in field.items if not deed.is_settled and deed.inner is not None]
    return [entry for entries in sorted(by_deed, key=len) for entry in entries]


def _with_ends(deed: Item) -> list[tuple[Item, tuple[Answer, Answer]]]:
    match deed.inner:
        case AllOfField(
            entries=[
                LabelledPart(key=which, inner=PickField(single=True, items=items)),
                LabelledPart(key=count, inner=AmountField(low=low, high=high)),
            ]
        ):
            free = [item for item in items if item.blocked is None]
            ends = [[{deed.value: {which: item.value, count: end}} for end in (low, high)] for item in free]
            return [(item, (least, most)) for item, (least, most) in zip(free, ends, strict=True)]
        case _:
            return []


def _cannot_be_undone(table: TableState, seat: Seat, answer: Answer) -> bool:
    """Bots who may speak are asked in the imagined game, so that nothing of their hands is told."""
    after = imagine_answer(table, seat, answer)
    if after is None or _clearly_final(table, after):
        return True
    return next_move(after, players_at(table), Rng(f"{table.id}/{table.seq}/bots")) is not None


def _clearly_final(table: TableState, after: Match | None) -> bool:
    """Something hidden was shown, the game is over, or it waits for a bot."""
    if after is None:
        return False
    waiting = after.pending().items()
    return (
        after.over
        or after.log[-1].shown
        or any(seat in table.house and decision.blocking for seat, decision in waiting)
    )
