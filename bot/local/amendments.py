"""Changes to simcord's scripts, so that people can play on its page.

Each change is a text in simcord's script and its replacement. simcord's version is pinned. `amended` raises an error if
a text is missing.
"""

from __future__ import annotations

_AMENDMENTS: dict[str, tuple[tuple[str, str], ...]] = {
    "/actions.js": (
        # A click or a choice during an action of the page itself, such as going to a new message, waits for its end
        # instead of being lost. While a click or a command is being answered, further ones are ignored, as in Discord.
        (
            "if (pageAction(kind)) pageIntent(kind, extra); return; }",
            "if (pageAction(kind)) pageIntent(kind, extra); else later(kind, extra, metadata); return; }",
        ),
        (
            "awaitingRevision > context.publishedRevision) return;\n    beforePage(",
            "awaitingRevision > context.publishedRevision) { later(kind, extra, metadata); return; }\n    beforePage(",
        ),
        (
            "  function admissionBlocked() {",
            "  function later(kind, extra, metadata) {\n"
            '    if (!["click", "select"].includes(kind) || uncertain) return;\n'
            '    if (pending && !["history", "browse_messages", "browse_candidates"].includes(pending.kind)\n'
            "      && !pageAction(pending.kind)) return;\n"
            "    setTimeout(() => dispatch(kind, extra, metadata), 50);\n"
            "  }\n"
            "  function admissionBlocked() {",
        ),
    ),
    "/commands.js": (
        # Commands are in the server's order, not alphabetical, and have their English words next to those of the user's
        # language.
        (
            """
    || String(a.entry.invocation).localeCompare(String(b.entry.invocation))
    || String(a.entry.commandId).localeCompare(String(b.entry.commandId))).map(""",
            ").map(",
        ),
        (
            "    else if (lowered.includes(needle)) rank = 2;",
            '    else if (String(entry.alias || "").startsWith(needle)) rank = 1;\n'
            "    else if (lowered.includes(needle)) rank = 2;",
        ),
        # Enter after a command sends it; an option that is not required is taken only if it was chosen with an arrow
        # key.
        (
            "if (listItems.length) suggestionListbox.setActive(0, { scroll: false });",
            "if (listItems.length && !optional) suggestionListbox.setActive(0, { scroll: false });",
        ),
        # The option's name in the user's language, where it is shown.
        ("({ name: option.name, value: option.name,", "({ name: option.title || option.name, value: option.name,"),
        ('"command-pill-label", option.name)', '"command-pill-label", option.title || option.name)'),
        ("[focused.name, focused.description", "[focused.title || focused.name, focused.description"),
    ),
    "/selects.js": (
        # As in Discord, a select with another custom id is another select, and does not keep the earlier choice.
        (
            "  const draft = draftValue(key);\n",
            "  if (renewed(key, component.custom_id)) options.onReconcileDraft?.(key, optionDefaults(entries));\n"
            "  const draft = draftValue(key);\n",
        ),
        (
            "function keyFor(",
            "const customIds = new Map();\n"
            "function renewed(key, customId) {\n"
            "  const before = customIds.get(key);\n"
            "  customIds.set(key, customId);\n"
            "  return before !== undefined && before !== customId;\n"
            "}\n"
            "function keyFor(",
        ),
    ),
    "/text.js": (
        # The page's own script keeps relative times up to date.
        (
            "  if (valid) time.dateTime = date.toISOString();\n",
            "  if (valid) time.dateTime = date.toISOString();\n"
            '  if (valid && style === "R") time.dataset.relative = "yes";\n',
        ),
    ),
}
AMENDED = frozenset(_AMENDMENTS)


def amended(path: str, script: str) -> str:
    """Return a simcord script with the changes for the local page.

    Raise `ValueError` if it is not the expected version.
    """
    for old, new in _AMENDMENTS[path]:
        if script.count(old) != 1:
            raise ValueError(f"simcord's {path} has changed: {old!r}")
        script = script.replace(old, new)
    return script
