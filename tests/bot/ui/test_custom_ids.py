"""Custom ids: the content of a press, and the detection of a changed menu."""

from __future__ import annotations

import discord
import pytest

from bot.answers.menus import option_value, option_word
from bot.ui.components import UNREADABLE, read_press
from bot.ui.custom_ids import (
    CUSTOM_ID,
    Press,
    StaleCustomId,
    base36,
    mask_of,
    read_path,
    renewed,
    words_of,
    write_path,
)
from engine.core.asks import Ask, Choice, Menu, Refused

BUTTON, SELECT = discord.ComponentType.button.value, discord.ComponentType.select.value
NAMES = tuple(f"counter-{number}" for number in range(60))


def ask(names: tuple[str, ...] = NAMES) -> Ask:
    what = Menu("what", tuple(Choice(name, "counter") for name in names), many=True, most=len(names), preset=names[1:])
    zones = Menu("from", tuple(Choice(f"zone-{n}", "zone", then=lambda: what) for n in range(40)))
    return Ask("march", "6.5", lambda: Menu("do", (Choice("move", "move", then=lambda: zones), Choice("done", "done"))))


@pytest.mark.parametrize(
    "path",
    [
        (),
        ("done",),
        ("move",),
        ("move", "zone-39"),
        ("move", "zone-7", "counter-0"),
        ("move", "zone-7", "+".join(NAMES)),
        ("move", "zone-39", "+".join(NAMES[::2])),
    ],
)
def test_a_path_is_read_as_it_was_written(path: tuple[str, ...]) -> None:
    written = write_path(ask(), path)
    assert read_path(ask(), written) == path
    press = Press("go", "abcdefgh", 4_000, written, 3, mask_of(ask().level(("move", "zone-1")) or Menu("", ()), NAMES))
    assert len(press.custom_id()) <= CUSTOM_ID
    assert read_press(press.custom_id(), BUTTON) == press


def test_several_words_are_read_in_the_order_of_the_menu() -> None:
    written = write_path(ask(), ("move", "zone-1", "counter-5+counter-2"))
    assert read_path(ask(), written) == ("move", "zone-1", "counter-2+counter-5")


def test_a_menu_in_another_order_is_detected() -> None:
    written = write_path(ask(), ("move", "zone-1", "counter-5"))
    with pytest.raises(StaleCustomId):
        read_path(ask(tuple(reversed(NAMES))), written)


@pytest.mark.parametrize(
    "written", ["9.beef", "0.beef", "0.1.x0.0.beef", "0.zz.beef", "0.1.5.beef", "!.beef", "x1.1", ".."]
)
def test_nonsense_is_refused(written: str) -> None:
    with pytest.raises(StaleCustomId):
        read_path(ask(), written)


@pytest.mark.parametrize("text", ["", "go", "go:a:b", "go:a:!:0:0:", "go:a:1:0:-:"])
def test_custom_ids_of_other_programs_are_refused(text: str) -> None:
    assert read_press(f"sm:b:{text}", BUTTON) in {None, UNREADABLE}


def test_an_unknown_word_is_refused() -> None:
    with pytest.raises(Refused):
        write_path(ask(), ("sing",))


def test_masks_encode_selected_words() -> None:
    menu = ask().level(("move", "zone-1"))
    assert menu is not None
    assert words_of(menu, mask_of(menu, ("counter-59", "counter-0"))) == ("counter-0", "counter-59")
    assert words_of(menu, "") == ()
    with pytest.raises(StaleCustomId):
        words_of(menu, base36(1 << 60))
    with pytest.raises(StaleCustomId):
        words_of(menu, "§")


def test_option_values_of_another_menu_are_detected() -> None:
    menu = Menu("at", (Choice("hanlin", "zone"), Choice("x" * 150, "zone")))
    assert [option_word(menu, option_value(n, c.word)) for n, c in enumerate(menu.choices)] == ["hanlin", "x" * 150]
    assert all(len(option_value(n, c.word)) <= 100 for n, c in enumerate(menu.choices))
    for wrong in ("1~hanlin", "7~hanlin", "hanlin", "", "0~"):
        assert option_word(menu, wrong) is None


def test_a_renewed_select_has_the_same_meaning() -> None:
    press = Press("pick", "abcdefgh", 7, "0.1.beef", 2, "1z")
    posted = press.custom_id("s")
    first, second = renewed(posted, 123_456_789), renewed(posted, 123_456_790)
    assert len({posted, first, second}) == 3
    for custom_id in (posted, first, second, renewed(first, 5)):
        assert read_press(custom_id, SELECT) == press
        assert custom_id.count("~") <= 1
    assert renewed("somebody-elses", 1) == "somebody-elses"
    full = Press("pick", "abcdefgh", 7, "x" * 70).custom_id("s")
    assert renewed(full + "y" * (CUSTOM_ID - len(full)), 1) == full + "y" * (CUSTOM_ID - len(full)), "no room"
