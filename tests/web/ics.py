"""A small and strict reader of calendars: what RFC 5545 does not allow is a finding."""

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime

LINE = re.compile(r"(?P<name>[A-Z-]+)(?P<params>(;[A-Z-]+=[^;:,]+)*):(?P<value>.*)", re.DOTALL)
ESCAPED = re.compile(r"\\([\\;,nN])")
CONTROLS = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
TEXTS = ("SUMMARY", "UID")
ONCE = ("UID", "DTSTAMP", "DTSTART")


@dataclass
class Component:
    name: str
    values: dict[str, str] = field(default_factory=dict)
    inner: list["Component"] = field(default_factory=list)

    def moment(self, name: str) -> float:
        return datetime.strptime(self.values[name], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).timestamp()


def read_calendar(raw: bytes) -> Component:
    """The calendar; an assertion fails where it is not written as it has to be."""
    assert raw.endswith(b"\r\n")
    physical = raw[:-2].split(b"\r\n")
    assert all(len(line) <= 75 and b"\n" not in line and b"\r" not in line for line in physical)
    lines: list[str] = []
    for line in physical:
        whole = line.decode()  # no character is cut in two
        if whole.startswith(" "):
            lines[-1] += whole[1:]
        else:
            lines.append(whole)
    calendar, rest = _read(lines)
    assert rest == []
    assert calendar.name == "VCALENDAR"
    assert calendar.values["VERSION"] == "2.0"
    assert calendar.values["PRODID"]
    assert calendar.inner, "a calendar has a component"
    return calendar


def events_of(raw: bytes) -> list[Component]:
    events = [inner for inner in read_calendar(raw).inner if inner.name == "VEVENT"]
    assert all(name in event.values for event in events for name in ONCE)
    assert len({event.values["UID"] for event in events}) == len(events)
    return events


def _read(lines: list[str]) -> tuple[Component, list[str]]:
    assert lines[0].startswith("BEGIN:"), lines[0]
    made, rest = Component(lines[0].removeprefix("BEGIN:")), lines[1:]
    while rest[0] != f"END:{made.name}":
        if rest[0].startswith("BEGIN:"):
            inner, rest = _read(rest)
            made.inner.append(inner)
            continue
        parts = LINE.fullmatch(rest[0])
        assert parts, rest[0]
        assert not CONTROLS.search(parts["value"])
        assert parts["name"] not in made.values, "each property once"
        made.values[parts["name"]] = _text(parts["value"]) if parts["name"] in TEXTS else parts["value"]
        rest = rest[1:]
    return made, rest[1:]


def _text(value: str) -> str:
    bare = ESCAPED.sub("", value)
    assert not re.search(r"[\\;,]", bare), value
    return ESCAPED.sub(lambda sign: "\n" if sign[1] in "nN" else sign[1], value)
