"""Commands typed as text, and the list of commands: order, languages, amendments of simcord's scripts."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest

from bot.local import amendments, command_list
from bot.local.typed_commands import NotUnderstood, read
from render.language import speaking

LOOKS = [
    {"name": "Chart", "value": "chart", "name_localizations": {"it": "Carta"}},
    {"name": "Dark", "value": "dark", "name_localizations": {"it": "Scura"}},
]


def option(name: str, kind: int = 3, **fields: Any) -> dict[str, Any]:
    return {"name": name, "type": kind, "description": f"About {name}", **fields}


REGISTERED = [
    {
        "name": "siege",
        "type": 1,
        "description": "",
        "name_localizations": {"it": "assedio"},
        "options": [
            {"name": "new", "type": 1, "description": "Begin", "name_localizations": {"it": "nuovo"}},
            {
                "name": "board",
                "type": 1,
                "description": "See the board",
                "name_localizations": {"it": "plancia"},
                "description_localizations": {"it": "Guarda la plancia"},
                "options": [
                    option("look", choices=LOOKS, name_localizations={"it": "aspetto"}),
                    option("text", 5, name_localizations={"it": "testo"}),
                    option("day", 4),
                ],
            },
            {
                "name": "order",
                "type": 1,
                "description": "",
                "options": [option("do", required=True), option("second"), option("where", 7)],
            },
            {
                "name": "players",
                "type": 2,
                "description": "",
                "options": [
                    {"name": "add", "type": 1, "description": "", "options": [option("user", 6, required=True)]}
                ],
            },
        ],
    },
    {"name": "zebra", "type": 1, "description": "", "options": []},
]


def understood(text: str, *, locale: str = "en-US") -> tuple[str, dict[str, Any]]:
    with speaking(locale):
        typed = read(text, list(command_list.commands(REGISTERED)), people={"Bob": 7}, channels={"tavern": 8})
    return typed.command.invocation, typed.options


@pytest.mark.parametrize(
    ("text", "command", "options"),
    [
        ("/siege new", "siege new", {}),
        ("/siege board look:dark", "siege board", {"look": "dark"}),
        ("/SIEGE Board  look: Dark text:yes", "siege board", {"look": "dark", "text": True}),
        ("/siege board day:12", "siege board", {"day": "12"}),
        (
            "/siege order do:move 3: to the north second:fire",
            "siege order",
            {"do": "move 3: to the north", "second": "fire"},
        ),
        ('/siege order do:"hold" where:#Tavern', "siege order", {"do": "hold", "where": "8"}),
        ("/siege players add user:@bob", "siege players add", {"user": "7"}),
    ],
)
def test_typed_commands_are_understood(text: str, command: str, options: dict[str, Any]) -> None:
    assert understood(text) == (command, options)


@pytest.mark.parametrize(
    "text", ["/assedio plancia aspetto:scura", "/siege board look:dark", "/assedio plancia look:Dark"]
)
def test_both_languages_are_understood(text: str) -> None:
    assert understood(text, locale="it") == ("siege board", {"look": "dark"})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("/siege bord look:dark", "Did you mean `/siege board`?"),
        ("/", "There is no command"),
        ("/hello there", "There is no command `/hello there`"),
        ("/siege board dark", "look, text, day. Write their names, as in `/siege board look:dark`"),
        ("/siege board loock:dark", "as in `/siege board look:dark`"),
        ("/siege board look:purple", "`purple` is not a valid value for `look`. Choose from: chart, dark."),
        ("/siege board text:perhaps", "Choose from: true, false."),
        ("/siege board day:soon", "`soon` is not a valid value for `day`"),
        ("/siege order", "still needs do"),
        ("/siege order do:", "is not a valid value for `do`"),
        ("/siege players add user:Zoe", "`Zoe` is not a valid value for `user`. Choose from: Bob."),
        ("/siege new now", "`/siege new` has no options"),
        ("/siege board look:`x`", "`x` is not a valid value"),
    ],
)
def test_invalid_commands_are_answered_with_the_correct_form(text: str, told: str) -> None:
    with pytest.raises(NotUnderstood) as answer:
        understood(text)
    assert told in str(answer.value)


def test_the_answer_is_in_the_users_language() -> None:
    with pytest.raises(NotUnderstood, match="Scegli fra: Carta, Scura"):
        understood("/assedio plancia aspetto:viola", locale="it")
    with pytest.raises(NotUnderstood, match="Vouliez-vous dire `/siege board`"):
        understood("/siege bord", locale="fr")


def entries() -> list[dict[str, Any]]:
    """Return the list as simcord makes it."""
    with speaking("en-US"):
        known = command_list.commands(REGISTERED)
    return [
        {
            "invocation": command.invocation,
            "description": command.about,
            "options": [{**each.spec, "choices": each.spec.get("choices", [])} for each in command.options],
        }
        for command in sorted(known, key=lambda command: command.invocation)
    ]


def listed(used: dict[str, int], *, empty: bool = False, locale: str = "en-US") -> list[dict[str, Any]]:
    with speaking(locale):
        known = command_list.commands(REGISTERED)
        return command_list.arranged(entries(), known, used=used, empty=empty)


def test_commands_are_listed_in_the_order_of_their_use() -> None:
    def order(**named: Any) -> list[str]:
        return [entry["alias"] for entry in listed(**named)]

    usual = ["siege new", "siege board", "siege order", "siege players add", "zebra"]
    assert order(used={}) == usual
    assert order(used={"zebra": 2, "siege order": 1})[:3] == ["zebra", "siege order", "siege new"]
    assert order(used={"zebra": 2}, empty=True)[:2] == ["siege new", "zebra"], "nothing is played there yet"


def test_the_list_is_in_the_users_language() -> None:
    board = listed({}, locale="it")[1]
    assert (board["invocation"], board["alias"]) == ("assedio plancia", "siege board")
    assert board["description"] == "Guarda la plancia"
    assert [choice["name"] for choice in board["options"][0]["choices"]] == ["Carta", "Scura"]
    assert board["options"][0]["name"] == "look", "what is sent stays"


@pytest.mark.parametrize("path", sorted(amendments.AMENDED))
def test_the_amended_scripts_are_those_of_simcord(path: str) -> None:
    script = resources.files("simcord.preview").joinpath("static", path[1:]).read_text(encoding="utf-8")
    assert amendments.amended(path, script) != script
    with pytest.raises(ValueError, match="has changed"):
        amendments.amended(path, script.replace(" ", "  "))
