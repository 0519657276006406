"""What a person may do about their tokens, with which programs read their games or play their seats."""

from typing import Any

from bot.acts.act import Act, Actor, Answers, Done, option, words
from bot.acts.subjects import OfPerson
from bot.host.tokens import LONGEST_NAME, MOST, Scope, Token
from bot.series import programs
from bot.series.errors import NotPossible
from engine.choice import Option
from engine.text import Text, text

SCOPES: tuple[Scope, ...] = ("read", "play")


def _in_person(_subject: OfPerson, actor: Actor) -> bool:
    return bool(actor.id) and actor.seat is None


def _has_tokens(subject: OfPerson, actor: Actor) -> bool:
    return _in_person(subject, actor) and bool(subject.tokens)


def _is_marked(subject: OfPerson, actor: Actor) -> bool:
    return _in_person(subject, actor) and subject.settings.program


def _too_many(subject: OfPerson, _actor: Actor) -> Text | None:
    return text("token-most", count=MOST) if len(subject.tokens) >= MOST else None


def _still_plays(subject: OfPerson, _actor: Actor) -> Text | None:
    plays = any(token.scope == "play" for token in subject.tokens)
    return text("program-has-tokens") if plays else None


def _scopes(_subject: OfPerson, _actor: Actor) -> list[Option]:
    return [Option(scope, text(f"token-scope-{scope}")) for scope in SCOPES]


def _own_tokens(subject: OfPerson, _actor: Actor) -> list[Option]:
    return [Option(token.id, _say_token(token)) for token in subject.tokens]


def _say_token(token: Token) -> Text:
    return text("token-listed", name=token.name, scope=text(f"token-scope-{token.scope}"))


async def _make(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    """Make a token; with the first one to play, the account is a program's."""
    name, plays = " ".join(str(answers["token-name"]).split()), answers["token-scope"] == "play"
    if not name:
        raise NotPossible("token-without-name")
    if plays and not subject.settings.program:
        await programs.check_may_become(subject.host, actor.id)
        await programs.mark(subject.host, actor.id)
    token = await subject.host.tokens.make(actor.id, name, "play" if plays else "read")
    return Done(text("token-made"), secret=token)


async def _revoke(subject: OfPerson, answers: Answers, actor: Actor) -> Done:
    await subject.host.tokens.revoke(actor.id, str(answers["token"]))
    return Done(text("token-revoked"))


async def _unmark(subject: OfPerson, _answers: Answers, actor: Actor) -> Done:
    await programs.mark(subject.host, actor.id, program=False)
    return Done(text("program-no-longer"))


ACTS: tuple[Act[Any], ...] = (
    Act(
        "person",
        "make-token",
        _make,
        (
            words("token-name", LONGEST_NAME, shortest=1),
            option("token-scope", _scopes, lambda _subject, _actor: SCOPES[0]),
        ),
        concerns=_in_person,
        blocked=_too_many,
        price="profile",
    ),
    Act("person", "revoke-token", _revoke, (option("token", _own_tokens),), concerns=_has_tokens),
    Act("person", "unmark", _unmark, concerns=_is_marked, blocked=_still_plays, price="profile"),
)
