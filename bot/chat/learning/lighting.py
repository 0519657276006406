"""What the coach of a lesson would press: the steps to the answer, on the controls of the sheet."""

from dataclasses import dataclass, replace

from bot.chat.markdown import clip
from bot.chat.messages.grammar import Verb
from bot.chat.messages.parts import ITEM_LABEL, Button, Buttons, Menu, MenuItem, Part, Sheet
from bot.chat.questions.controls import PART, WRITE, Control, controls
from bot.chat.questions.forms import FIELDS, VALUES, QuestionForm
from engine.asking import Open, Path, answers_by_path, choice_at, start
from engine.choice import Answer, OneOf, Pick, Share

POINTER = "👉"


@dataclass(frozen=True, slots=True)
class NextPress:
    verb: Verb
    arg: str = ""
    chosen: tuple[str, ...] = ()


def light(sheet: Sheet, question: QuestionForm, answer: Answer) -> Sheet:
    """The sheet of a question with what has to be pressed for this answer made to stand out."""
    press = next_press(question, answer)
    return Sheet(tuple(_lit(part, press, question.token) for part in sheet.parts))


def _lit(part: Part, press: NextPress, token: str) -> Part:
    if isinstance(part, Buttons):
        option = (
            press.chosen[0] if press.verb == "pick" and not press.arg and len(press.chosen) == 1 else None
        )
        wanted = [(press.verb, press.arg), ("opt", option)]
        return Buttons(
            tuple(
                replace(button, style="success" if (button.id.verb, button.id.arg) in wanted else "secondary")
                if isinstance(button, Button) and button.id.token == token
                else button
                for button in part.buttons
            )
        )
    if isinstance(part, Menu) and (part.id.verb, part.id.arg) == (press.verb, press.arg):
        lit = tuple(_point_at(item) if item.value in press.chosen else item for item in part.items)
        return replace(part, items=lit, placeholder=clip(f"{POINTER} {part.placeholder}", ITEM_LABEL))
    return part


def _point_at(item: MenuItem) -> MenuItem:
    return replace(item, label=clip(f"{POINTER} {item.label}", ITEM_LABEL))


def next_press(question: QuestionForm, answer: Answer) -> NextPress:
    """The press that leads on to this answer; back, where something else was said."""
    wanted = answers_by_path(question.choice, answer)
    asked = question.open
    steps = answers_by_path(question.choice, question.progress.bare_draft).items()
    if not (asked and asked.parts) and any(wanted.get(path) != step for path, step in steps):
        return NextPress("back")
    if asked is None:
        return NextPress(question.ends[0][0])
    if not asked.parts:
        return _in_simple(question, asked, wanted)
    for place, part in enumerate(asked.parts):
        of_part = {path: step for path, step in wanted.items() if path[: len(part.path)] == part.path}
        if answers_by_path(part.choice, question.progress.contents(part.path), part.path) != of_part:
            return _in_part(question, place, of_part)
    return NextPress("done")


def _in_part(question: QuestionForm, place: int, wanted: dict[Path, Answer]) -> NextPress:
    for control in (control for control in controls(question) if control.part == place):
        press = _on_control(question, control, wanted)
        if press is None and control.kind == "number":
            press = NextPress("pick", control.arg, (WRITE,))
        if press is not None and set(press.chosen) != control.chosen:
            return press
    return NextPress("opt", f"{PART}{place}")


def _in_simple(question: QuestionForm, asked: Open, wanted: dict[Path, Answer]) -> NextPress:
    offered = controls(question)
    presses = [(control, press) for control in offered if (press := _on_control(question, control, wanted))]
    # a menu that says more of the answer than another is meant
    for control, press in sorted(presses, key=lambda pair: not pair[0].label):
        if set(press.chosen) == control.chosen:
            continue
        free = [item.value for item in control.items if not item.blocked]
        pages = {free.index(value) // VALUES for value in {*press.chosen} ^ control.chosen}
        if control.kind in ("counts", "number") or question.form.page in pages:
            here = free[question.form.page * VALUES :][:VALUES]
            chosen = press.chosen if control.kind != "page" else tuple(set(press.chosen) & set(here))
            return replace(press, chosen=chosen)
        return NextPress("page", str(min(pages)))
    held = start(asked.leaf) if question.form.leaf is None else question.form.leaf
    if isinstance(asked.leaf, Pick) and not wanted[asked.path]:
        return NextPress("none")
    if held is not None and answers_by_path(asked.leaf, held, asked.path) == {asked.path: wanted[asked.path]}:
        is_nothing = isinstance(held, dict) and not any(held.values())
        return NextPress("none" if is_nothing else "done")
    return NextPress("fill", str(_page_to_write(asked, held, wanted[asked.path])))


def _page_to_write(asked: Open, held: Answer, wanted: Answer) -> int:
    """The window in which the first wrong number of a share is written."""
    if not isinstance(asked.leaf, Share):
        return 0
    wrong = (
        place
        for place, bucket in enumerate(asked.leaf.buckets)
        if (held or {}).get(bucket.id, bucket.low) != wanted[bucket.id]
    )
    return next(wrong, 0) // FIELDS


def _on_control(question: QuestionForm, control: Control, wanted: dict[Path, Answer]) -> NextPress | None:
    """What of a control leads to what is wanted; None: nothing that it lists."""
    answer = wanted.get(control.path)
    values: list[str]
    if control.kind == "one":
        fits = [
            item
            for item in control.items
            if all(path in wanted and _same(question, path, step, wanted[path]) for path, step in item.says)
        ]
        values = [max(fits, key=lambda item: len(item.says)).value] if fits else []
    elif control.kind == "number":
        values = [item.value for item in control.items if item.value == str(answer)]
    elif control.kind == "counts":
        share, listed = choice_at(question.choice, control.path), {item.value for item in control.items}
        if not isinstance(share, Share) or not answer:
            return None
        here = {int(value.partition("x")[0]) for value in listed}
        more = {place: answer[share.buckets[place].id] for place in here}
        values = [f"{place}x{count}" for place, count in more.items() if count > share.buckets[place].low]
        return NextPress("pick", control.arg, tuple(values)) if listed.issuperset(values) else None
    elif control.kind == "order":
        left = [item for option in answer or [] for item in control.items if item.says[0][1] == option]
        values = [item.value for item in left[:1]]
    else:
        values = [item.value for item in control.items if item.says[0][1] in (answer or [])]
    return NextPress("pick", control.arg, tuple(values)) if values else None


def _same(question: QuestionForm, path: Path, answer: Answer, wanted: Answer) -> bool:
    choice = choice_at(question.choice, path)
    return bool((answer if isinstance(choice, OneOf) else answers_by_path(choice, answer)[()]) == wanted)


def written_lines(question: QuestionForm, answer: Answer) -> dict[str, str]:
    """What an answer says in the lines of the windows that the open question has."""
    asked = question.open
    value = None if asked is None else answers_by_path(question.choice, answer).get(asked.path)
    if asked is not None and isinstance(asked.choice, Share) and isinstance(value, dict):
        return {str(i): str(value[bucket.id]) for i, bucket in enumerate(asked.choice.buckets)}
    return {"0": str(value)}
