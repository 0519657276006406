"""What a failing test leaves behind."""

from pathlib import Path

import pytest

from tests import failures


def test_a_failing_test_leaves_what_it_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "KEPT", tmp_path)
    monkeypatch.setattr(failures, "_failing", [])
    for outcome in ("passed", "failed"):
        failures.keep(
            pytest.TestReport(
                f"tests/test_a.py::{outcome}[en]",
                ("tests/test_a.py", 1, outcome),
                {},
                outcome,
                "the longest way round",
                "call",
                sections=[("Captured log call", "a table was opened")],
            )
        )
    (kept,) = tmp_path.rglob("*.txt")
    assert kept.relative_to(tmp_path).as_posix() == "tests-test_a.py-failed-en-/call.txt"
    told = kept.read_text(encoding="utf-8")
    assert "the longest way round" in told
    assert "a table was opened" in told
