"""Plans of a seat: what it will probably be asked, the answers left for that, and its standing orders."""

from collections.abc import Sequence
from dataclasses import dataclass

from aiohttp import web

from bot.store.records import AheadCondition
from bot.table import plans
from bot.table.foresight import QuestionAhead, share_text
from bot.table.plans import AHEAD, NoSuchOrder, Plan
from bot.table.state import TableState
from bot.web.access.seats import player
from bot.web.appkeys import HOST, SEAT
from bot.web.http.held_seats import base_of
from bot.web.http.limits import spend
from bot.web.http.visitor import PostedForm, locale_of, read_form, see_other, wants_json
from bot.web.show import fields, form
from bot.web.show.pages import html, pack, page
from bot.web.show.posted_answer import UnclearForm, parse, refused_names
from bot.web.show.rule_links import link_rules, rule_behind
from engine.choice import Answer, Choice, problem
from engine.core import StandingOrder
from engine.errors import Refused
from engine.text import Seat, Text, text
from render import answers
from render.words import Words

ROOT = "ahead"
"""Names the fields of a foreseen question, apart from those of a question that is asked."""
REFUSED = "refused-plan"
"""The id of the sentence that refuses a plan."""


def add_routes(app: web.Application) -> None:
    app.router.add_get(f"{SEAT}/ahead", ahead_part)
    app.router.add_get(f"{SEAT}/plans", plans_page)
    app.router.add_post(f"{SEAT}/plans", change_plans)


@dataclass(frozen=True, slots=True)
class ShownPlan:
    """A plan for a foreseen question, as its owner reads it."""

    number: int
    prompt: str
    answer: str
    holds: AheadCondition
    expected: bool
    """Its question is still the one that is foreseen."""
    field: fields.Field


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A foreseen question without a plan."""

    token: str
    prompt: str
    facts: list[str]
    """What to know beside the prompt, a line each."""
    secret: bool
    likely: str
    """In how many of the imagined games it comes."""
    field: fields.Field
    rule: str | None
    """Where the rule behind it is read."""


@dataclass(frozen=True, slots=True)
class PlansForm:
    """What a seat foresees and has planned."""

    action: str
    asked: bool
    """The table waits for the seat: nothing is foreseen, for the question is there."""
    plans: list[ShownPlan]
    open: OpenQuestion | None
    conditions: Sequence[AheadCondition] = AHEAD


# --- reading ----------------------------------------------------------------------------------------------


async def ahead_part(request: web.Request) -> web.Response:
    """What the table shows where the question would be; made apart, so that the table waits for nothing."""
    table, seat = await player(request)
    return pack(await _part(request, table, seat))


async def _part(
    request: web.Request,
    table: TableState,
    seat: Seat,
    sentence: Text | None = None,
    refused: Sequence[str] = (),
) -> web.Response:
    words = table.words(locale_of(request))
    ahead = await _ahead(request, table, seat, words)
    text_said = words.say(sentence) if sentence else None
    made = html(request, "ahead.html", words, ahead=ahead, said=text_said, refused=refused)
    return web.Response(text=made, content_type="text/html", status=422 if sentence else 200)


async def plans_page(request: web.Request) -> web.Response:
    table, seat = await player(request)
    return await _plans(request, table, seat)


async def _plans(
    request: web.Request,
    table: TableState,
    seat: Seat,
    sentence: Text | None = None,
    refused: Sequence[str] = (),
) -> web.Response:
    words = table.words(locale_of(request))
    held, ahead = plans.list_orders(table, seat), await _ahead(request, table, seat, words)
    for shown in (ahead.open, *ahead.plans):
        if shown is not None:
            fields.mark_refused(shown.field, refused, REFUSED)
    return page(
        request,
        "plans.html",
        words,
        status=422 if sentence else 200,
        title=words.say(table.match.game.local_name),
        action=f"{base_of(table.id, seat)}/plans",
        back=(base_of(table.id, seat), "web-to-table"),
        lead=words("page-orders-lead" if held else "page-orders-none"),
        ahead=ahead,
        refused=refused,
        once=True,
        listed=[
            (
                kind,
                order,
                form.build(kind.choice, words, order.answer if order else None, f"q{number}"),
                rule_behind(table.title, kind.label.key),
            )
            for number, (kind, order) in enumerate(held)
        ],
        said=words.say(sentence) if sentence else None,
    )


async def _ahead(request: web.Request, table: TableState, seat: Seat, words: Words) -> PlansForm:
    ahead = await request.app[HOST].plans.predict(table.id, seat)
    expected = {question.plan.number for question in ahead if question.plan}
    shown = [
        _show_plan(plan, words, expected=plan.number in expected)
        for plan in plans.chain_of(table.seats[seat])
    ]
    decision = table.decision(seat)
    asked = decision is not None and decision.blocking
    return PlansForm(f"{base_of(table.id, seat)}/plans", asked, shown, _open(table.title, ahead, words))


def _show_plan(plan: Plan, words: Words, *, expected: bool) -> ShownPlan:
    choice = plan.choice
    answer = "; ".join(answers.lines(choice, plan.answer, words))
    field = form.build(choice, words, plan.answer, f"{ROOT}{plan.number}")
    assert plan.holds != "key", "a standing order is in no chain"
    return ShownPlan(plan.number, words.say(plan.prompt), answer, plan.holds, expected, field)


def _open(title: str, ahead: Sequence[QuestionAhead], words: Words) -> OpenQuestion | None:
    question = next((question for question in ahead if question.plan is None), None)
    if question is None:
        return None
    field = form.build(question.decision.choice, words, None, ROOT)
    link_rules(field, title)
    decision = question.decision
    likely, rule = words.say(share_text(question.share)), rule_behind(title, decision.prompt.key)
    facts = [words.say(fact) for fact in decision.facts]
    return OpenQuestion(
        question.token, words.say(decision.prompt), facts, decision.secret, likely, field, rule
    )


# --- leaving and withdrawing ------------------------------------------------------------------------------


async def change_plans(request: web.Request) -> web.Response:
    """A plan or a standing order is left, changed or withdrawn."""
    table, seat = await player(request)
    posted, refusal, names = await read_form(request), None, list[str]()
    if posted.get("do") not in ("withdraw", "drop"):
        spend(request, "plans")
    try:
        await _change(request, table, seat, posted)
    except UnclearForm as unclear:
        refusal, names = unclear.reason, [unclear.name]
    except Refused as refused:
        refusal = refused.reason
    if wants_json(request):
        return await _part(request, await request.app[HOST].table(table.id), seat, refusal, names)
    if refusal is not None:
        return await _plans(request, await request.app[HOST].table(table.id), seat, refusal, names)
    return see_other(f"{base_of(table.id, seat)}/plans")


async def _change(request: web.Request, table: TableState, seat: Seat, posted: PostedForm) -> None:
    keeper = request.app[HOST].plans
    match posted.get("do"):
        case "plan":
            ahead = await _foreseen(request, table, seat, posted.get("token"))
            answer = _parse_plan(ahead.decision.choice, posted, ROOT)
            plan = plans.plan_for(ahead.decision, answer, _condition(posted))
            await keeper.leave(table.id, seat, plan, ahead.after)
        case "change":
            old = _in_chain(table, seat, posted)
            answer = _parse_plan(old.choice, posted, f"{ROOT}{old.number}")
            await keeper.change(table.id, seat, old.number, answer, _condition(posted))
        case "withdraw":
            await keeper.withdraw(table.id, seat, _in_chain(table, seat, posted).number)
        case do:
            key, answer = posted_order([kind for kind, _ in plans.list_orders(table, seat)], posted)
            if answer is None:
                await keeper.withdraw_order(table.id, seat, key)
            else:
                await keeper.leave(table.id, seat, Plan(key, answer, once=do == "once"))


def _parse_plan(choice: Choice, posted: PostedForm, name: str) -> Answer:
    """The answer of a plan; where it does not fit, the first field that is wrong is named."""
    answer = parse(choice, posted, name)
    if reason := problem(choice, answer):
        raise UnclearForm(reason, next(iter(refused_names(choice, answer, name)), name))
    return answer


async def _foreseen(request: web.Request, table: TableState, seat: Seat, token: str | None) -> QuestionAhead:
    """The question that a form was made for, if it is still foreseen."""
    for question in await request.app[HOST].plans.predict(table.id, seat):
        if question.plan is None and question.token == token:
            return question
    raise Refused(text("plan-moved-on"))


def _condition(posted: PostedForm) -> AheadCondition:
    return next((condition for condition in AHEAD if condition == posted.get("holds")), AHEAD[0])


def _in_chain(table: TableState, seat: Seat, posted: PostedForm) -> Plan:
    return plans.plan_number(table.seats[seat], posted.get("number") or "")


def posted_order(kinds: Sequence[StandingOrder], posted: PostedForm) -> tuple[str, Answer]:
    """Which standing order a form of the page is about, and its answer; no answer: it is withdrawn."""
    key = posted.get("order") or ""
    number = next((n for n, kind in enumerate(kinds) if kind.key == key), None)
    if number is None:
        raise NoSuchOrder
    if posted.get("do") == "drop":
        return key, None
    return key, parse(kinds[number].choice, posted, f"q{number}")
