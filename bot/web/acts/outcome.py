"""The outcome of an act, shown on the next page."""

from urllib.parse import quote, unquote

from aiohttp import web

from engine.text import Text
from render.words import Words

SAID = "said"
DONE = "done"
MINUTE = 60
LONGEST = 600


def keep_outcome(response: web.Response, result: Text, words: Words) -> None:
    """Keep the sentence for the next page, for a minute."""
    sentence = words.say(result).replace("**", "")[:LONGEST]
    response.set_cookie(SAID, quote(sentence), max_age=MINUTE, httponly=True, samesite="Lax")


def read_outcome(request: web.Request, words: Words) -> str | None:
    """The sentence about the act that was just done."""
    if DONE not in request.query:
        return None
    return unquote(request.cookies.get(SAID, ""))[:LONGEST] or words("act-done")
