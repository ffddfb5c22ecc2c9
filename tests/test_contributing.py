"""What a contributor meets: the workflow, the forms, the hooks of git, the settings of the editor."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from check_jsonschema import main as check_jsonschema
from click.testing import CliRunner
from support.told import ROOT

GITHUB = ROOT / ".github"
HOOKS: list[dict[str, Any]] = [
    hook for repo in yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"] for hook in repo["hooks"]
]
WORKFLOW: dict[str, Any] = yaml.safe_load((GITHUB / "workflows" / "check.yaml").read_text())
TRACKED = [ROOT / name for name in subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()]


def matched(hook: dict[str, Any]) -> list[Path]:
    """Return the files that a hook checks when everything is committed."""
    return [file for file in TRACKED if re.search(hook["files"], file.relative_to(ROOT).as_posix())]


@pytest.mark.parametrize("hook", [hook for hook in HOOKS if "files" in hook], ids=lambda hook: hook["id"])
def test_workflow_forms_and_compose_file_obey_their_schemas(hook: dict[str, Any], tmp_path: Path) -> None:
    _, *options = shlex.split(hook["entry"])
    files = matched(hook)
    assert files, "the hook finds what it is for"
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("jobs: nobody\nbody: nobody\nservices: nobody\nblank_issues_enabled: nobody\n")
    for named, status in ((files, 0), ([wrong], 1)):
        done = CliRunner().invoke(check_jsonschema, [*options, *map(str, named)])
        assert done.exit_code == status, done.output


def test_hooks_run_the_locked_tools() -> None:
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements" / "dev.txt").read_text(), re.MULTILINE))
    assert "pre-commit" in locked
    for hook in HOOKS:
        program = Path(shlex.split(hook["entry"])[0])
        assert program.parent == Path(".venv/bin")
        assert program.name in locked
        assert hook["language"] == "unsupported", "pre-commit installs nothing by itself"


def test_the_workflow_runs_what_everybody_runs() -> None:
    (job,) = WORKFLOW["jobs"].values()
    assert job["steps"][-1]["run"] == ".ci/run"
    assert WORKFLOW["permissions"] == {"contents": "read"}
    used = [step["uses"] for step in job["steps"] if "uses" in step]
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", each) for each in used), "a tag can be moved"
    assert f"FROM {job['container']} " in (ROOT / "deploy" / "Dockerfile").read_text()


def test_forms_offer_every_game() -> None:
    """In the words of the README, which has the list that players see."""
    form = yaml.safe_load((GITHUB / "ISSUE_TEMPLATE" / "rule.yml").read_text())
    (games,) = (each["attributes"]["options"] for each in form["body"] if each.get("id") == "game")
    readme = (ROOT / "README.md").read_text()
    listed = re.findall(r"^\| \*\*(.+?)\*\* \|", readme, re.MULTILINE)
    assert len(listed) > 3
    assert set(games) == {*listed, "Tournaments"}


def test_files_obey_the_settings_of_the_editor() -> None:
    wrong = []
    for file in TRACKED:
        try:
            text = file.read_bytes().decode()
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue
        ends = not text or text.endswith("\n") or file.suffix == ".json"
        bare = file.suffix in {".battle", ".md", ".txt"} or not re.search(r"[ \t]$", text, re.MULTILINE)
        if not (ends and bare) or "\r" in text:
            wrong.append(file)
    assert wrong == []
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["ruff"]["line-length"] == 120
    assert "max_line_length = 120" in (ROOT / ".editorconfig").read_text()


@pytest.mark.stress
def test_a_commit_with_a_fault_is_stopped(tmp_path: Path) -> None:
    """In a repository of its own, with the hooks that `make hooks` lays."""

    def git(*words: str) -> subprocess.CompletedProcess[str]:
        who = ("-c", "user.name=a", "-c", "user.email=a@example.org")
        return subprocess.run(["git", *who, *words], cwd=tmp_path, capture_output=True, text=True, check=False)

    git("init", "--quiet")
    for name in (".pre-commit-config.yaml", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    laid = subprocess.run([ROOT / ".venv/bin/pre-commit", "install"], cwd=tmp_path, capture_output=True, check=True)
    assert laid.stdout.count(b"installed") == 2, "before a commit, and before a push"
    (tmp_path / "fault.py").write_text('"""A fault."""\n\nprint(nobody)\n')
    git("add", "fault.py")
    done = git("commit", "-m", "a fault")
    assert done.returncode == 1
    assert "F821" in done.stdout + done.stderr
    (tmp_path / "fault.py").write_text('"""No fault."""\n')
    git("add", "fault.py")
    done = git("commit", "-m", "no fault")
    assert done.returncode == 0, done.stdout + done.stderr
