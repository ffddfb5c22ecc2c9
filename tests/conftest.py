"""What every test shares: the rules table at the end of a full run."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the rules table when its tests ran."""
    reports = [r for kind in ("passed", "failed") for r in terminalreporter.stats.get(kind, ())]
    if not any("test_rules_table" in report.nodeid for report in reports):
        return
    from rules import table

    terminalreporter.section("rules table: section, code, data, cases")
    for line in table.lines():
        terminalreporter.write_line(line)
