"""Who may sit at a league's tables: invited people only, and nobody who knows the deal from another table."""

from collections.abc import Collection

from itsdangerous import Signer

from bot import keys
from bot.series.errors import NotPossible
from bot.series.league.book import League, RoundTable, Season


def invitation_key(book: League) -> str:
    """The key in the invitation link of a league: those who have it may sign up for a closed one."""
    return _invitations(book).get_signature("invitation").decode()


def is_closed(book: League) -> bool:
    """Whether only people with an invitation or a role may take part."""
    return book.regulations.invited is not None or book.regulations.role is not None


def opens_with_invitation(book: League, user_id: str, typed: str) -> bool:
    """Whether a person comes with the invitation link, or organises the league."""
    if book.regulations.invited is None or user_id in book.regulations.invited:
        return False
    key = typed.strip().rpartition("#")[2][:100]
    return _invitations(book).verify_signature("invitation", key) or user_id in book.organisers


def _invitations(book: League) -> Signer:
    return keys.signer(book.seed, "league/invitation")


def check_invited(book: League, user_id: str, roles: Collection[str]) -> None:
    """Refuse people whom a closed league did not invite; those who take part were let in before."""
    member = book.season.member(user_id)
    if member is not None and member.state != "withdrawn":
        return
    regulations = book.regulations
    lacks_role = regulations.role is not None and regulations.role not in roles
    if lacks_role or (regulations.invited is not None and user_id not in regulations.invited):
        raise NotPossible("league-not-invited")


def check_deal(season: Season, table: RoundTable, user_id: str) -> None:
    """Refuse people who sit or sat at another table with the same deal, while that one plays."""
    if knows_deal(season, table, user_id):
        raise NotPossible("league-same-deal")


def knows_deal(season: Season, table: RoundTable, user_id: str) -> bool:
    """Whether a person has seen a hand of this deal at a sister table that still plays."""
    return any(user_id in (*sister.seats, *sister.seen) for sister in sister_tables(season, table))


def sister_tables(season: Season, table: RoundTable) -> list[RoundTable]:
    """The other tables dealt from the same seed that are still to be decided."""
    return [
        other
        for other in season.tables
        if other.seed == table.seed and other.match_id != table.match_id and other.state in ("paired", "open")
    ]


def check_agreed(season: Season, user_id: str) -> None:
    """Refuse people who did not sign up as substitutes: nobody plays who did not agree."""
    if season.state_of(user_id) not in ("substitute", "guest"):
        raise NotPossible("league-not-agreed")
