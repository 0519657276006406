"""Phase 2: in turn order ships sail, and fulfil contracts where they arrive."""

from engine.choice import Answer
from engine.core import Decisions, Step, Table, step
from engine.lazy import LazyPrompt
from engine.neptun.courses import Courses, carry_out, sail_to
from engine.neptun.state import State
from engine.text import Seat


@step
class Sail(Step[State]):
    """In turn order each sails as far as wind, oars and gold carry, and may fulfil one contract there."""

    queue: list[Seat]

    def asks(self, s: State) -> Decisions:
        if not self.queue:
            return {}
        seat = self.queue[0]
        courses = Courses(s, seat, s.range_of(seat))
        if courses.becalmed():
            return {}
        return {seat: LazyPrompt("sail.course", courses, courses.prompt_and_default)}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        self.queue.pop(0)
        carry_out(s, seat, answer, table)

    def goes(self, s: State, table: Table) -> None:
        """Whoever can do nothing but stay is not asked."""
        if self.queue:
            seat = self.queue.pop(0)
            sail_to(s, seat, s.merchants[seat].port, table)
        else:
            s.stack.pop()
