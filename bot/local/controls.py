"""Remembers the buttons and selects that a page has shown recently, and where they are now."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any

from simcord.preview._action_plans import _component_key, _component_paths

_KEPT = 20

Shown = dict[str, dict[str, str]]
"""For each message its controls: the custom id of each by its place."""


class Controls:
    """Remembers which buttons and selects a page has shown, to check clicks on them."""

    def __init__(self) -> None:
        self._states: deque[tuple[int, Shown]] = deque(maxlen=_KEPT)

    def note(self, revision: int, messages: Mapping[int, Any], snapshot: Mapping[str, Any]) -> None:
        """Store the controls that a page shows."""
        shown = (messages.get(int(number)) for number in snapshot.get("messages", {}))
        self._states.append((revision, {str(each.id): dict(_controls(each)) for each in shown if each is not None}))

    def now(self, revision: int, message: Any, place: Any) -> str | None:
        """Return where a control is now that was at `place` earlier. Return None if it is gone."""
        before = next((shown for number, shown in self._states if number == revision), {})
        custom_id = before.get(str(message), {}).get(str(place))
        _, shown = self._states[-1]
        return next((key for key, found in shown.get(str(message), {}).items() if found == custom_id), None)


def _controls(message: Any) -> Iterator[tuple[str, str]]:
    for number, root in enumerate(message.components):
        for path, component in _component_paths(root, str(number)):
            key = _component_key(component, path, message.id)
            if key is not None and component.get("custom_id"):
                yield key, str(component["custom_id"])
