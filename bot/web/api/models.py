"""What the API says and hears, by type: the description of the API is made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.store.records import Kind, State


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


# --- questions --------------------------------------------------------------------------------------------


class OptionOut(Model):
    id: str
    label: str
    note: str | None = Field(None, description="What stands beside the label.")
    blocked: str | None = Field(None, description="Why it cannot be taken now; null: it can.")
    spot: str | None = Field(None, description="The place on the board that it is about.")


class PickOut(Model):
    """Take between `low` and `high` options. Answer: the id of one where both are 1, else a list of ids."""

    kind: Literal["pick"] = "pick"
    options: list[OptionOut]
    low: int
    high: int
    ordered: bool = Field(description="Whether the order of the ids means something.")
    start: list[str] = Field(description="The usual answer, where there is one.")


class AmountOut(Model):
    """A whole number from `low` to `high`, in steps counted from `low`. Answer: the number."""

    kind: Literal["amount"] = "amount"
    low: int
    high: int
    step: int
    start: int | None = Field(description="The usual answer; null: the least.")


class BucketOut(Model):
    id: str
    label: str
    note: str | None = None
    low: int
    high: int
    start: int | None = Field(description="The usual number; null: the least.")


class ShareOut(Model):
    """Put a number into each bucket, between `low` and `high` in all. Answer: {bucket id: number}; a bucket
    that is left out counts as its own `low`."""

    kind: Literal["share"] = "share"
    buckets: list[BucketOut]
    low: int
    high: int


class BranchOut(OptionOut):
    choice: "ChoiceOut"


class OneOfOut(Model):
    """Do one of several things. Answer: {branch id: answer to the choice of that branch}."""

    kind: Literal["one_of"] = "one_of"
    branches: list[BranchOut]


class PartOut(Model):
    id: str
    label: str
    choice: "ChoiceOut"


class AllOfOut(Model):
    """A form with several parts, perhaps none. Answer: {part id: answer to its choice} for every part."""

    kind: Literal["all_of"] = "all_of"
    parts: list[PartOut]


class LineOut(Model):
    """Words of one's own, between `shortest` and `longest` letters. Answer: the words."""

    kind: Literal["line"] = "line"
    shortest: int
    longest: int


ChoiceOut = Annotated[
    PickOut | AmountOut | ShareOut | OneOfOut | AllOfOut | LineOut, Field(discriminator="kind")
]


class QuestionOut(Model):
    """Every answer that fits `choice` is legal; nothing else is."""

    token: str = Field(description="Names this question; send it back with the answer.")
    key: str = Field(description="The rule that asks: the same word each time, in every language.")
    prompt: str
    facts: list[str] = Field(description="What to know beside the prompt.")
    blocking: bool = Field(description="Whether the table waits for it; else it may be answered.")
    due: float | None = Field(description="When its time is up, in seconds since 1970; null: no clock.")
    choice: ChoiceOut
    example: Any = Field(description="One legal answer, drawn by chance.")


class Asked(Model):
    """What the person is asked at a table; null: nothing at the moment."""

    state: State
    seat: int
    question: QuestionOut | None


class AnswerIn(Model):
    token: Annotated[str, Field(max_length=100)]
    answer: Any


# --- games ------------------------------------------------------------------------------------------------


class Me(Model):
    id: str
    name: str | None
    language: str
    token: str = Field(description="The name of the token that was sent.")
    scope: Literal["read", "play"]
    program: bool = Field(description="Whether the account is marked as one that a program plays.")


class SeatOut(Model):
    seat: int
    name: str
    kind: Kind = Field(description="Who holds it: a person, the house's own bot, or nobody yet.")
    program: bool = Field(description="Whether a person holds it who lets a program play.")
    asked: bool = Field(description="Whether the table waits for this seat.")
    due: float | None


class ScoreOut(Model):
    seat: int
    place: int
    total: int
    parts: dict[str, int]


class GameOut(Model):
    """A game as everyone sees it, and where the person of the token sits."""

    id: str
    title: str
    name: str = Field(description="The title in the reader's language.")
    state: State
    url: str
    seat: int | None = Field(description="The person's own seat; null: they watch.")
    asked: bool = Field(description="Whether the table waits for the person.")
    paused: float | None
    counted: bool = Field(description="Whether the result counts for ratings.")
    version: str = Field(description="Changes whenever the table does.")
    seats: list[SeatOut]
    result: list[ScoreOut] | None = Field(description="By place; null until the end.")


class Games(Model):
    games: list[GameOut] = Field(description="Those that wait for the person first.")


class Position(GameOut):
    """The same, and all that the seat may know, or what everyone may know where the person has none."""

    view: dict[str, Any] = Field(description="In the words of the rules; its fields differ by title.")
    sections: list[dict[str, Any]] = Field(description="The board in words, in the reader's language.")


class LineOfLog(Model):
    seq: int
    line: str


class Log(Model):
    lines: list[LineOfLog] = Field(description="What this seat was told, the oldest first.")


class NewGameIn(Model):
    title: Annotated[str, Field(max_length=40)]
    seats: Annotated[int, Field(ge=2, le=12)] | None = Field(
        None, description="How many play, the person included; null: a usual table."
    )


class Changed(Model):
    """The data of an event `game`: look at the game again."""

    game: str
    version: str
    state: State
    asked: bool


class Problem(Model):
    error: str = Field(description="One sentence, in the language of the token's owner.")
    field: str | None = Field(None, description="The part of the body that it is about.")
