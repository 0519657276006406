"""A calendar as RFC 5545 writes it: lines of at most 75 octets, escaped text, times in UTC."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

LONGEST_LINE = 75
"""Octets of a line; what is longer goes on in the next one, after a space."""
HEAD = (
    "VERSION:2.0",
    "PRODID:-//Fondaco//Deadlines//EN",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Fondaco",
    "REFRESH-INTERVAL;VALUE=DURATION:PT30M",
    "X-PUBLISHED-TTL:PT30M",
)
UTC_ALONE = (
    "BEGIN:VTIMEZONE",
    "TZID:UTC",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0000",
    "TZOFFSETTO:+0000",
    "END:STANDARD",
    "END:VTIMEZONE",
)
"""What stands in a calendar without events: the standard wants at least one component."""


@dataclass(frozen=True, slots=True)
class Event:
    """A moment in a calendar."""

    uid: str
    """The same in every later version."""
    written: float
    at: float
    summary: str
    url: str


def write_calendar(events: Sequence[Event]) -> bytes:
    lines = [line for event in events for line in _event_lines(event)] or UTC_ALONE
    whole = ["BEGIN:VCALENDAR", *HEAD, *lines, "END:VCALENDAR"]
    return b"".join(part + b"\r\n" for line in whole for part in _fold(line.encode()))


def _event_lines(event: Event) -> list[str]:
    """An event at one moment: it takes no time and makes nobody busy."""
    return [
        "BEGIN:VEVENT",
        f"UID:{_escape(event.uid)}",
        f"DTSTAMP:{_moment(event.written)}",
        f"DTSTART:{_moment(event.at)}",
        f"SUMMARY:{_escape(event.summary)}",
        f"URL:{event.url}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _moment(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).strftime("%Y%m%dT%H%M%SZ")


def _escape(words: str) -> str:
    """Text in which nothing ends a line or a value; characters that control something are left out."""
    printed = "".join(sign if sign >= " " and sign != "\x7f" else " " for sign in words)
    return printed.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def _fold(line: bytes) -> Iterator[bytes]:
    """The parts of a line, none of them cut within a character."""
    first = True
    while line:
        end = LONGEST_LINE if first else LONGEST_LINE - 1
        while end < len(line) and line[end] & 0xC0 == 0x80:
            end -= 1
        yield line[:end] if first else b" " + line[:end]
        first, line = False, line[end:]
