"""What a seat will probably be asked, and its plans for that, filled in privately like any question."""

from dataclasses import dataclass

from bot.chat.markdown import clip
from bot.chat.marks import Small
from bot.chat.messages.grammar import Id, Verb
from bot.chat.messages.parts import ITEM_LABEL, Button, Menu, MenuItem, Part, Say, Sheet, rows
from bot.chat.questions import forms, prompts, summary
from bot.chat.questions.forms import EMPTY, Form, QuestionForm
from bot.chat.table import words_at
from bot.host.host import Host
from bot.store.records import AheadCondition
from bot.table import plans
from bot.table.foresight import QuestionAhead, share_text
from bot.table.plans import NoSuchPlan, Plan
from bot.table.state import TableState
from engine import codec
from engine.choice import Answer
from engine.core import Decision
from engine.errors import Refused
from engine.text import Seat, Text, text
from render.words import Words

MARK = "."
"""Begins and ends the token of a foreseen question's form, as no other token does."""
CONDITIONS: dict[Verb, AheadCondition] = {"same": "same", "allowed": "allowed", "unless": "untouched"}
"""How a filled-in answer is left: each condition is a button of its own."""
ENDS: tuple[tuple[Verb, str], ...] = tuple((verb, f"chat-plan-{holds}") for verb, holds in CONDITIONS.items())
LONGEST_LINE = 300
"""Characters that a plan takes in the list."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What one seat foresees, with the plans it has."""

    host: Host
    state: TableState
    seat: Seat
    questions: tuple[QuestionAhead, ...]

    @property
    def table(self) -> str:
        return self.state.id

    def words(self, locale: str) -> Words:
        return words_at(self.state, locale)

    async def again(self) -> "Ahead":
        return await look_ahead(self.host, await self.host.table(self.state.id), self.seat)

    # --- showing

    def sheet(self, words: Words, form: Form = EMPTY, complaint: Text | None = None) -> Sheet:
        """All plans, and the first foreseen question without one, as far as it is filled in."""
        head = Say(f"### {words('plan-page')}")
        look = Button(Id("ahead", self.table, self.seat), words("chat-look-again"))
        return Sheet((head, *self.parts(words, form, complaint), *rows([look, *self._to_orders(words)])))

    def parts(self, words: Words, form: Form = EMPTY, complaint: Text | None = None) -> list[Part]:
        chain = plans.chain_of(self.state.seats[self.seat])
        parts: list[Part] = []
        if chain:
            parts.append(Say("\n".join(self._line(plan, words) for plan in chain)))
        question = self.question_form(None, form)
        if question is not None:
            parts.append(Say(words("plan-then" if chain else "plan-next")))
            parts += prompts.question_sheet(question, words, complaint).parts
            parts.append(Say(Small(f"{self._likely(words)} {words('plan-private')}")))
        elif complaint:
            parts.append(Say(f"⚠️ {words.say(complaint)}"))
        elif not chain:
            waited_for = self.seat in self.state.waits_for()
            parts.append(Say(words("plan-asked" if waited_for else "plan-nothing")))
        if chain:
            items = tuple(
                MenuItem(str(plan.number), clip(f"{plan.number}. {words.say(plan.prompt)}", ITEM_LABEL))
                for plan in chain[: forms.VALUES]
            )
            parts.append(Menu(Id("replan", self.table, self.seat), items, words("chat-plan-change")))
            parts.append(Menu(Id("unplan", self.table, self.seat), items, words("chat-plan-withdraw")))
        return parts

    def change_sheet(self, question: QuestionForm, words: Words, complaint: Text | None = None) -> Sheet:
        """The question of a plan, to be answered otherwise, with what is planned so far."""
        plan = self._plan_of(question.token)
        assert plan is not None, "asked for such a plan"
        last = plan.number == plans.chain_of(self.state.seats[self.seat])[-1].number
        notes = [] if last else [Say(Small(words("plan-change-drops")))]
        head = Say(f"### {words('plan-change')}\n{self._line(plan, words)}")
        back = Button(Id("ahead", self.table, self.seat), words("plan-page"))
        parts = prompts.question_sheet(question, words, complaint).parts
        return Sheet((head, *notes, *parts, *rows([back])))

    def _likely(self, words: Words) -> str:
        """In how many of the imagined games the question without a plan comes."""
        return words.say(
            share_text(next(question.share for question in self.questions if question.plan is None))
        )

    def _to_orders(self, words: Words) -> list[Button]:
        if not plans.possible_orders(self.state):
            return []
        return [Button(Id("orders", self.table, self.seat), words("page-orders"))]

    def _line(self, plan: Plan, words: Words) -> str:
        answer = "; ".join(summary.lines(plan.choice, plan.answer, words))
        head = words("chat-said", what=plan.prompt, answer=f"**{clip(answer, LONGEST_LINE)}**")
        expected = any(question.plan and question.plan.number == plan.number for question in self.questions)
        rest = words(f"plan-holds-{plan.holds}") + ("" if expected else f" · {words('chat-plan-unexpected')}")
        return f"{plan.number}. {head}\n{Small(rest)}"

    # --- filling in

    def question_form(self, token: str | None, form: Form) -> QuestionForm | None:
        """The question that `token` stands for: the foreseen one without a plan, or that of a plan."""
        if token is not None and (plan := self._plan_of(token)) is not None:
            return self.form_of_plan(plan, form)
        question = next((question for question in self.questions if question.plan is None), None)
        if question is None or (token is not None and token != _token(question)):
            return None
        token, title = _token(question), self.state.title
        asked = QuestionForm(self.table, self.seat, token, question.decision, EMPTY, ENDS, title=title)
        return asked.with_form(form)

    def form_of_plan(self, plan: Plan, form: Form = EMPTY) -> QuestionForm:
        """The question of a plan, to be answered otherwise."""
        decision = Decision(plan.key, plan.prompt, plan.choice, facts=plan.facts)
        return QuestionForm(self.table, self.seat, _token_of_plan(plan), decision, EMPTY, ENDS).with_form(
            form
        )

    def plan_number(self, number: str) -> Plan:
        return plans.plan_number(self.state.seats[self.seat], number)

    def is_change(self, token: str) -> bool:
        """Whether a form with this token changes a plan."""
        return self._plan_of(token) is not None

    def _plan_of(self, token: str) -> Plan | None:
        chain = plans.chain_of(self.state.seats[self.seat])
        return next((plan for plan in chain if _token_of_plan(plan) == token), None)

    async def change(self, token: str, answer: Answer, holds: AheadCondition) -> bool:
        """Change the plan that `token` stands for; False: it stands for none."""
        if (plan := self._plan_of(token)) is None:
            return False
        await self.host.plans.change(self.state.id, self.seat, plan.number, answer, holds)
        return True

    async def give(self, answer: Answer, holds: AheadCondition) -> None:
        """Leave a plan for the foreseen question."""
        question = next((question for question in self.questions if question.plan is None), None)
        if question is None:
            raise Refused(text("plan-moved-on"))
        plan = plans.plan_for(question.decision, answer, holds)
        await self.host.plans.leave(self.state.id, self.seat, plan, question.after)

    async def withdraw(self, number: str) -> None:
        if not number.isdecimal() or len(number) > 3:
            raise NoSuchPlan
        await self.host.plans.withdraw(self.state.id, self.seat, int(number))


def _token(question: QuestionAhead) -> str:
    return f"{MARK}{question.token}{MARK}"


def _token_of_plan(plan: Plan) -> str:
    """Names the plan by its number and its question; no foreseen question has such a token."""
    return f"{MARK}{plan.number:x}{MARK}{codec.digest(plan.question)[:12]}{MARK}"


def is_ahead(token: str) -> bool:
    """Whether a token is of a foreseen question."""
    return token.startswith(MARK) and token.endswith(MARK)


async def look_ahead(host: Host, table: TableState, seat: Seat) -> Ahead:
    """What a seat foresees of its table as it stands."""
    questions = await host.plans.predict(table.id, seat)
    return Ahead(host, table, seat, tuple(questions))


async def with_ahead(sheet: Sheet, host: Host, table: TableState, seat: Seat, words: Words) -> Sheet:
    """What is shown to a seat that is not waited for, with what it will probably be asked next; where it may
    speak unasked, there is room for a button only."""
    if table.state != "live" or seat in table.waits_for():
        return sheet
    if table.decision(seat) is not None:
        return sheet.then(*rows([Button(Id("ahead", table.id, seat), words("plan-page"))]))
    return sheet.then(*(await look_ahead(host, table, seat)).parts(words))
