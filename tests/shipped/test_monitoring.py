"""The alerts and the dashboard of deploy/ ask for figures that the bot serves, and the alerts come when they should."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot.runtime.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
RULES = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())
BOARD = json.loads((DEPLOY / "grafana.json").read_text())
PLACED = {"instance", "job"}
"""The labels that Prometheus adds."""
SYNTAX = re.compile(r"\b(?:sum|max|by|rate|increase|histogram_quantile|label_values)\b")


def exported() -> dict[str, set[str]]:
    """Return the labels of each figure by its name, as the bot serves them after one of everything has happened."""
    metrics = Metrics()
    metrics.decided("siege", by="player", count=1, seconds=0.01)
    metrics.answered("button", 0.1)
    with metrics.drawing():
        metrics.refused(403)
    metrics._pending.labels("board").set(1)
    metrics._age.labels("board").set(1)
    text = metrics.text(latency=0.05, round_age=1.0, still=0.0).decode()
    found: dict[str, set[str]] = {"up": set()}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def alerts() -> Iterator[tuple[str, str]]:
    for group in RULES["groups"]:
        yield from ((rule["alert"], rule["expr"]) for rule in group["rules"])


def panels() -> Iterator[tuple[str, str]]:
    for panel in BOARD["panels"]:
        yield from ((panel["title"], target["expr"]) for target in panel["targets"])
    for variable in BOARD["templating"]["list"]:
        if variable["type"] == "query":
            yield variable["label"], variable["query"]["query"]


@pytest.mark.parametrize("asked", [alerts, panels])
def test_every_figure_and_label_is_served(asked: Any) -> None:
    served = exported()
    known = set().union(*served.values()) | PLACED
    every = list(asked())
    assert len(every) > 8
    for title, expression in every:
        bare = SYNTAX.sub("", re.sub(r'"[^"]*"|\$\w+|\d+[smh]', "", expression))
        names = {word for word in re.findall(r"[a-z_]{2,}", bare) if word not in known}
        assert names, title
        assert names <= set(served), (title, names - set(served))
        for name, labels in re.findall(r"(\w+)\{([^}]*)\}", expression):
            assert set(re.findall(r"(\w+)=", labels)) <= served[name] | PLACED, title
        for name in names:
            grouped = {label for each in re.findall(r"by \(([^)]*)\)", expression) for label in each.split(", ")}
            assert grouped <= served[name] | PLACED, (title, grouped)


def test_every_figure_is_looked_at() -> None:
    """A figure that nobody looks at is one too many."""
    asked = " ".join(expression for _, expression in (*alerts(), *panels()))
    families = {re.sub(r"_(bucket|sum|count|created)$", "", name) for name in exported()}
    assert {name for name in families if name not in asked and f"{name}_bucket" not in asked} - _created() == set()


def _created() -> set[str]:
    return {name.removesuffix("_total") for name in exported() if name.endswith("_total")}


def test_the_dashboard_can_be_imported() -> None:
    """What Grafana wants of a file: its own ids, panels beside each other, a source that is chosen."""
    assert BOARD["uid"] == "siegemaster"
    assert "id" not in BOARD, "Grafana gives it one"
    ids = [panel["id"] for panel in BOARD["panels"]]
    assert len(ids) == len(set(ids))
    taken: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        at = panel["gridPos"]
        assert at["x"] + at["w"] <= 24
        cells = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not cells & taken, panel["title"]
        taken |= cells
        assert {target["datasource"]["uid"] for target in panel["targets"]} == {"${source}"}


def promtool(*words: str | Path) -> subprocess.CompletedProcess[str]:
    if shutil.which("promtool") is None:
        pytest.skip("promtool is not here: apt install prometheus")
    return subprocess.run(["promtool", *map(str, words)], capture_output=True, text=True, check=False)


def test_prometheus_accepts_the_files(tmp_path: Path) -> None:
    done = promtool("check", "config", DEPLOY / "prometheus.yaml")
    assert done.returncode == 0, done.stderr
    asked = [{"record": f"panel:{n}", "expr": expr.replace("$__rate_interval", "5m")} for n, (_, expr) in _numbered()]
    file = tmp_path / "panels.yaml"
    for rules, sound in ((asked, True), ([{"record": "panel:0", "expr": "sum(rate("}], False)):
        file.write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": rules}]}))
        assert (promtool("check", "rules", file).returncode == 0) is sound


def _numbered() -> Iterator[tuple[int, tuple[str, str]]]:
    return enumerate(each for each in panels() if "label_values" not in each[1])


def test_the_alerts_come_when_they_should(tmp_path: Path) -> None:
    for file in (DEPLOY / "alerts.yaml", Path(__file__).with_name("alerts_test.yaml")):
        shutil.copy(file, tmp_path)
    done = promtool("test", "rules", tmp_path / "alerts_test.yaml")
    assert done.returncode == 0, done.stdout + done.stderr
    quiet = yaml.safe_load((tmp_path / "alerts_test.yaml").read_text())["tests"][0]["alert_rule_test"]
    assert {each["alertname"] for each in quiet} == {name for name, _ in alerts()}
