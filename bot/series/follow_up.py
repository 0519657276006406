"""What goes with a change to the book of a league or campaign: log lines, announcements, errands."""

from dataclasses import dataclass, field

from bot.table.letters import Addressed, Errand
from engine.text import Arg, Text, text


@dataclass(slots=True)
class FollowUp:
    """Collected while a book is changed, and stored with the changed book, or not at all."""

    log_lines: list[tuple[str | None, Text]] = field(default_factory=list)
    """Who did it (None: the series itself), and what."""
    announcements: list[Text] = field(default_factory=list)
    table_announcements: list[tuple[str, Text]] = field(default_factory=list)
    """What is announced at a table too, by its match."""
    opened_matches: list[str] = field(default_factory=list)
    """The place of the series makes room for these."""
    errands: list[Errand] = field(default_factory=list)
    """What is asked of matches, done by `bot/series/errands.py`."""
    letters: list[Addressed] = field(default_factory=list)
    """What single people are told."""
    closed_parts: list[tuple[int, object]] = field(default_factory=list)
    """Parts of the book that are over, by number: each becomes a book of its own."""

    def log(self, who: str | None, key: str, /, **args: Arg) -> None:
        """Write a line into the log of the series."""
        self.log_lines.append((who, text(key, **args)))

    def announce(self, key: str, /, **args: Arg) -> None:
        """Say something where the series is at home; the log has it too, so that it can be read again."""
        self.log_lines.append((None, text(key, **args)))
        self.announcements.append(text(key, **args))

    def announce_at_table(self, match_id: str, key: str, /, **args: Arg) -> None:
        """Say something about a table, there as well: it concerns those who sit there first."""
        self.announce(key, table=match_id, **args)
        self.table_announcements.append((match_id, text(key, table=match_id, **args)))
