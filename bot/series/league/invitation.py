"""The invitation link of a league: those who have it may sign up for a closed league."""

import hashlib
import hmac

from bot.series.league.book import League


def invitation_key(book: League) -> str:
    """The key in the link."""
    return hmac.new(book.seed.encode(), b"invitation", hashlib.sha256).hexdigest()[:24]


def opens_with_invitation(book: League, user_id: str, said: str) -> bool:
    """Whether a person comes with the invitation link, or organises the league."""
    if book.rules.invited is None or user_id in book.rules.invited:
        return False
    key = said.strip().rpartition("#")[2][:100]
    return hmac.compare_digest(invitation_key(book).encode(), key.encode()) or user_id in book.organisers
