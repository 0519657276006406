"""The dashboard and the alert rules in deploy/: they ask for the numbers that a host has."""

import json
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.host.metrics import BOUNDS, Metrics, Numbers
from bot.store.care import Counts

DEPLOY = Path(__file__).parents[2] / "deploy"
HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
RULES: list[dict[str, Any]] = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))["groups"]
TEXT = Metrics().text(Numbers(Counts({}, 0, 0, None, 0), 0, 0, 0, 0, None), 0.0)[0].decode()

KINDS: dict[str, str] = dict(re.findall(r"^# TYPE (\w+) (\w+)$", TEXT, re.MULTILINE))
SAMPLES = {line.partition("{")[0].split()[0] for line in TEXT.splitlines() if not line.startswith("#")}
LABELS = set(re.findall(r'(\w+="[^"]+")', TEXT))
WORDS = {"sum", "max", "by", "rate", "histogram_quantile", "and", "or", "up"}
GROUPED_BY = {"le", "state", "status", "instance"}
"""What of PromQL is used, and by what may be grouped; Prometheus adds the instance itself."""


def alerts() -> Iterator[dict[str, Any]]:
    for group in RULES:
        yield from group["rules"]


def queries() -> dict[str, str]:
    """Every query, by where it is asked."""
    panels = {
        f"{panel['title']} {target['refId']}": target["expr"]
        for panel in DASHBOARD["panels"]
        for target in panel["targets"]
    }
    return panels | {rule["alert"]: rule["expr"] for rule in alerts()}


def names_in(query: str) -> set[str]:
    """Whatever is named in a query, without labels, ranges and numbers."""
    plain = re.sub(r"\{[^}]*\}|\[[^]]*\]|by \([^)]*\)", "", query)
    return set(re.findall(r"\b[a-z]\w*", plain))


@pytest.mark.parametrize("where", queries())
def test_a_query_asks_for_numbers_that_there_are(where: str) -> None:
    query = queries()[where]
    assert names_in(query) <= SAMPLES | WORDS
    assert names_in(query) & (SAMPLES | {"up"})
    for label in re.findall(r'\w+="[^"]*"', query):
        assert label in LABELS | {'job="fondaco"'}
    for grouped in re.findall(r"by \(([^)]*)\)", query):
        assert {word.strip() for word in grouped.split(",")} <= GROUPED_BY
    for opening, closing in ("()", "[]", "{}"):
        assert query.count(opening) == query.count(closing)


@pytest.mark.parametrize("where", queries())
def test_what_only_grows_is_asked_for_as_a_rate_and_nothing_else_is(where: str) -> None:
    query = queries()[where]
    rated = re.findall(r"rate\((\w+)(?:\{[^}]*\})?\[(?:\d+m|\$__rate_interval)\]\)", query)
    assert len(rated) == query.count("rate(")
    grow = {name for name in names_in(query) & SAMPLES if KINDS.get(name) != "gauge"}
    assert grow == set(rated)


def test_every_number_of_a_host_is_on_the_dashboard() -> None:
    shown = {
        name
        for panel in DASHBOARD["panels"]
        for target in panel["targets"]
        for name in names_in(target["expr"])
    }
    assert [name for name in KINDS if not {name, f"{name}_bucket"} & shown] == []


def test_no_panel_of_the_dashboard_covers_another() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len({panel["title"] for panel in panels}) == len(panels)
    places = [panel["gridPos"] for panel in panels]
    assert all(place["x"] + place["w"] <= 24 for place in places)
    for first, second in combinations(places, 2):
        beside = first["x"] + first["w"] <= second["x"] or second["x"] + second["w"] <= first["x"]
        below = first["y"] + first["h"] <= second["y"] or second["y"] + second["h"] <= first["y"]
        assert beside or below, (first, second)
    (variable,) = DASHBOARD["templating"]["list"]
    assert {panel["datasource"]["uid"] for panel in panels} == {f"${{{variable['name']}}}"}


def test_every_alert_says_what_happened_and_what_to_do() -> None:
    assert [group.keys() for group in RULES] == [{"name", "rules"}]
    rules = list(alerts())
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.keys() == {"alert", "expr", "for", "labels", "annotations"}
        assert re.fullmatch(r"\d+[mh]", rule["for"])
        assert rule["labels"]["severity"] in ("critical", "warning")
        assert rule["annotations"].keys() == {"summary", "description"}


def test_no_alert_waits_for_a_time_that_cannot_be_measured() -> None:
    """A histogram tells no more than its last bound."""
    limits = [
        float(rule["expr"].rpartition(">")[2]) for rule in alerts() if "histogram_quantile" in rule["expr"]
    ]
    assert limits
    assert max(limits) < max(BOUNDS)


def test_the_docs_name_the_job_that_the_rules_ask_for() -> None:
    assert "job_name: fondaco\n" in HOSTING
    assert any('up{job="fondaco"}' in rule["expr"] for rule in alerts())
