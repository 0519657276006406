"""Votes of a table as polls (MSC3381): what is sent, and what someone has chosen."""

from bot.chat.messages.parts import Poll
from bot.matrix.api import Json

START = "org.matrix.msc3381.poll.start"
END = "org.matrix.msc3381.poll.end"
TEXT = "org.matrix.msc1767.text"
RESPONSES = {"org.matrix.msc3381.poll.response": "answers", "m.poll.response": "m.selections"}
"""The kinds of event with which people answer, and where each says what was chosen."""
YES, NO = "yes", "no"


def poll_content(poll: Poll) -> Json:
    """Its answers are read by everyone in the room, as those of the vote are."""
    answers = [{"id": YES, TEXT: poll.yes}, {"id": NO, TEXT: poll.no}]
    return {
        START: {
            "question": {TEXT: poll.question},
            "kind": "org.matrix.msc3381.poll.disclosed",
            "max_selections": 1,
            "answers": answers,
        },
        TEXT: f"{poll.question}\n1. {poll.yes}\n2. {poll.no}",
        "m.mentions": {},
    }


def end_content(poll: str, sentence: str) -> Json:
    """What ends a poll, which is named by its event."""
    return {
        "m.relates_to": {"rel_type": "m.reference", "event_id": poll},
        END: {},
        TEXT: sentence,
        "body": sentence,
        "m.mentions": {},
    }


def read_response(kind: str, content: Json) -> tuple[str, str] | None:
    """The poll that is answered, and how; None: it is no answer that was offered."""
    chosen = content.get(kind) if kind != "m.poll.response" else content
    match content.get("m.relates_to"), chosen:
        case {"event_id": str(poll)}, dict():
            answers = chosen.get(RESPONSES[kind])
            if isinstance(answers, list) and answers and answers[0] in (YES, NO):
                return poll, str(answers[0])
    return None
