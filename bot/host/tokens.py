"""Personal tokens: with one, a program reads a person's games, or plays their seats too."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Literal

from pydantic import TypeAdapter

from bot import keys
from bot.clock import Clock
from bot.store.notes import Note, NoteKind, Notes
from engine.errors import Refused
from engine.text import text

Scope = Literal["read", "play"]
"""What a token is for; who may play may read as well."""
MOST = 5
"""Tokens of one person."""
LONGEST_NAME = 40
BEGINS = "fondaco_"
"""Begins every token, so that one in a log or a repository is known for what it is."""


@dataclass(frozen=True, slots=True)
class Token:
    """A token as it is stored; the token itself was shown once, and only its hash is known."""

    id: str
    person: str
    name: str
    scope: Scope
    made: float


_TOKEN = TypeAdapter(Token)


class Tokens:
    def __init__(self, notes: Notes, clock: Clock) -> None:
        self._notes = notes
        self._clock = clock
        self.on_revoked: list[Callable[[str], None]] = []
        """Called with the id of a token that counts no more."""

    async def make(self, person_id: str, name: str, scope: Scope) -> str:
        """Make a token; this is the only time that it can be read."""
        secret = f"{BEGINS}{keys.new_key()}{keys.new_key()}"
        token = Token(keys.new_id(), person_id, name, scope, self._clock.now())
        if not await self._notes.add_for_person(_note(secret, person_id), asdict(token), MOST):
            raise Refused(text("token-most", count=MOST))
        return secret

    async def of_person(self, person_id: str) -> list[Token]:
        """The tokens of a person, the oldest first."""
        return sorted((await self._by_hash(person_id)).values(), key=lambda token: token.made)

    async def revoke(self, person_id: str, token_id: str) -> None:
        for key_hash, token in (await self._by_hash(person_id)).items():
            if token.id == token_id:
                await self._notes.drop(NoteKind.API_TOKEN(key_hash))
                for tell in self.on_revoked:
                    tell(token_id)

    async def forget(self, person_id: str) -> None:
        """Revoke every token of a person, those that cannot be read among them."""
        stored = await self._notes.named_by_person(NoteKind.API_TOKEN, person_id)
        for key_hash, value in stored.items():
            await self._notes.drop(NoteKind.API_TOKEN(key_hash))
            if isinstance(value, dict):
                for tell in self.on_revoked:
                    tell(str(value.get("id", "")))

    async def find(self, secret: str) -> Token | None:
        """The token that was shown as this; None: there is none, or it was revoked."""
        stored = await self._notes.get(_note(secret)) if secret.startswith(BEGINS) else None
        return _TOKEN.validate_python(stored) if stored else None

    async def _by_hash(self, person_id: str) -> dict[str, Token]:
        stored = await self._notes.named_by_person(NoteKind.API_TOKEN, person_id)
        return {key_hash: _TOKEN.validate_python(value) for key_hash, value in stored.items()}


def _note(secret: str, person_id: str | None = None) -> Note:
    return NoteKind.API_TOKEN(keys.digest(secret), person=person_id)
