"""The variants of a title, as typed behind a command."""

from bot.chat.markdown import escape_text
from bot.chat.messages.refusal import ChatRefused
from engine.choice import AllOf, Answer, Pick
from engine.text import text


def variants(form: AllOf, written: str) -> dict[str, Answer]:
    """The variants of a title as typed: `cargo=open, money=hidden`."""
    known = {
        part.id: [option.id for option in part.choice.options]
        for part in form.parts
        if isinstance(part.choice, Pick)
    }
    chosen = [pair.partition("=") for pair in written.replace(",", " ").split()]
    for part, _, value in chosen:
        if value not in known.get(part, []):
            there_are = ", ".join(f"{part}={'|'.join(values)}" for part, values in known.items()) or "–"
            raise ChatRefused(
                text("chat-no-such-option", written=escape_text(f"{part}={value}", 40), options=there_are)
            )
    return {part: value for part, _, value in chosen}
