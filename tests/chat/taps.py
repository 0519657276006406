"""How many presses an answer takes on Discord for a person who knows what they want.

python -m tests.chat.taps [title …]

Bots play whole games. Each of their answers, and for every form also an answer such as people give (a few
pieces, a modest number), is then given by pressing what leads there soonest. A number that is written counts
twice: its window is opened and sent.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from statistics import median
from typing import assert_never

from rich.console import Console
from rich.table import Table

import engine
from bot.chat.learning.lighting import POINTER, light, written_lines
from bot.chat.messages.parts import Button, Buttons, Menu, Sheet
from bot.chat.questions import presses, prompts
from bot.chat.questions.forms import EMPTY, QuestionForm
from engine import registry
from engine.asking import fill_settled
from engine.choice import AllOf, Amount, Answer, Choice, Line, OneOf, Pick, Share, problem, sample
from engine.core import Decision
from engine.rng import Rng
from render.words import Words

ENGLISH = Words("en")
MOST_PRESSES = 120
MOST_IN_A_FORM = 6
"""For each question in which something is filled in, in the median."""
MEASURED = 10
"""Answers from which on a median says something."""


# --- pressing what leads to an answer ---------------------------------------------------------------------


def lit_press(sheet: Sheet) -> tuple[str, str, list[str]] | None:
    """What a person presses who presses only what is lit: its verb, its argument, what is chosen."""
    for part in sheet.parts:
        if isinstance(part, Menu) and part.placeholder.startswith(POINTER):
            chosen = [item.value for item in part.items if item.label.startswith(POINTER)]
            return part.id.verb, part.id.arg, chosen
        if isinstance(part, Buttons):
            for button in part.buttons:
                if isinstance(button, Button) and button.style == "success":
                    return button.id.verb, button.id.arg, []
    return None


def press_to(decision: Decision, wanted: Answer) -> tuple[Answer, int]:
    """The answer that pressing what is lit leads to, and how many presses it took."""
    asked, taps = QuestionForm("lesson", 0, "...1", decision, EMPTY), 0
    while not asked.is_whole:
        press = lit_press(light(prompts.question_sheet(asked, ENGLISH), asked, wanted))
        assert press is not None, (decision.key, wanted, asked.form)
        verb, arg, chosen = press
        taps += 1
        if verb == "fill":
            lines = written_lines(asked, wanted)
            asked = presses.apply_press(asked, "sent", arg, [], lines)
            taps += 1
        else:
            asked = presses.apply_press(asked, verb, arg, chosen, {})
        assert taps < MOST_PRESSES, f"{decision.key}: pressing in circles, {asked.form}"
    return asked.progress.answer, taps


# --- answers such as people give --------------------------------------------------------------------------


def modest_answer(choice: Choice, rng: Rng) -> Answer:
    """A legal answer with a few pieces and small numbers."""
    match choice:
        case Pick(low=1, high=1):
            return sample(choice, rng)
        case Pick():
            free = [option.id for option in choice.options if option.blocked is None]
            most = min(len(free), choice.high, choice.low + 2)
            return rng.some(free, rng.between(min(choice.low, most), most))
        case Amount():
            last = (choice.high - choice.low) // choice.step
            return choice.low + choice.step * rng.between(0, min(last, 8))
        case Share():
            return _modest_share(choice, rng)
        case OneOf():
            branch = rng.pick([branch for branch in choice.branches if branch.blocked is None])
            return {branch.id: modest_answer(branch.choice, rng)}
        case AllOf():
            return {part.id: _part_answer(part.choice, rng) for part in choice.parts}
        case Line():
            return sample(choice, rng)
        case _:
            assert_never(choice)


def _part_answer(choice: Choice, rng: Rng) -> Answer:
    """A part of a form is left as it is as often as not, where that is an answer."""
    usual = fill_settled(choice, inner=True, start=True)
    return modest_answer(choice, rng) if problem(choice, usual) or rng.chance(1, 2) else usual


def _modest_share(share: Share, rng: Rng) -> Answer:
    counts = {bucket.id: bucket.low for bucket in share.buckets}
    most = min(share.high, sum(bucket.high for bucket in share.buckets))
    goal = min(most, max(share.low, sum(counts.values()) + rng.between(1, 3)))
    while sum(counts.values()) < goal:
        bucket = rng.pick([bucket for bucket in share.buckets if counts[bucket.id] < bucket.high])
        counts[bucket.id] += min(bucket.unit, bucket.high - counts[bucket.id])
    return counts


def has_form(choice: Choice, answer: Answer) -> bool:
    """Whether an answer fills in a form of several parts, or shares something out."""
    match choice:
        case OneOf():
            ((key, inner),) = answer.items()
            return any(has_form(branch.choice, inner) for branch in choice.branches if branch.id == key)
        case AllOf():
            inside = any(has_form(part.choice, answer[part.id]) for part in choice.parts)
            return len(choice.parts) > 1 or inside
        case Share():
            return True
        case Pick() | Amount() | Line():
            return False
        case _:
            assert_never(choice)


def taps_of_a_game(title: str, seats: int, seed: str, moves: int) -> Iterator[tuple[str, int]]:
    """For each question with a form: its key with what is done, and the presses of an answer to it."""
    match, rng = engine.start(title, seats, seed), Rng(seed)
    house = match.game.usual_bot()
    while match.pending() and len(match.log) < moves:
        for seat, decision in match.pending().items():
            answer = house.answer(match.view(seat), decision, rng)
            if answer is None:
                continue
            modest = modest_answer(decision.choice, rng)
            yield from _taps_of_forms(decision, answer, modest)
            then = match.copy()
            then.submit(seat, modest)
            follow_up = then.pending().get(seat)
            if follow_up is not None and follow_up.prompt.key != decision.prompt.key:
                yield from _taps_of_forms(follow_up, modest_answer(follow_up.choice, rng))
            match.submit(seat, answer)
            break


def _taps_of_forms(decision: Decision, *answers: Answer) -> Iterator[tuple[str, int]]:
    for wanted in answers:
        if has_form(decision.choice, wanted):
            done = next(iter(wanted)) if isinstance(decision.choice, OneOf) else ""
            yield f"{decision.key} {done}".strip(), press_to(decision, wanted)[1]


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m tests.chat.taps", description=__doc__)
    arguments.add_argument("titles", nargs="*", metavar="title", help=", ".join(sorted(engine.titles())))
    arguments.add_argument("--seed", default="taps")
    arguments.add_argument("--moves", type=int, default=200)
    wanted = arguments.parse_args()
    shown = Table(title="Presses for each answer that fills in a form")
    for column in ("title", "question", "answers", "median", "most"):
        shown.add_column(column, justify="left" if column in ("title", "question") else "right")
    over = False
    for title in wanted.titles or sorted(engine.titles()):
        taps: dict[str, list[int]] = defaultdict(list)
        for key, count in taps_of_a_game(title, registry.game(title).seats[-1], wanted.seed, wanted.moves):
            taps[key].append(count)
        for key, counts in sorted(taps.items()):
            shown.add_row(title, key, str(len(counts)), f"{median(counts):g}", str(max(counts)))
            over |= len(counts) >= MEASURED and median(counts) > MOST_IN_A_FORM
    Console(width=120).print(shown)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
