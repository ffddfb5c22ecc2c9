"""Hostile names and input ping nobody; they never appear as markup or as invisible characters."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from discord import app_commands
from simcord.results import InteractionResult
from support import discord_limits, stress
from support.discord_play import PlayServer, private

from bot.ui.texts import called, clean, quoted
from db.schema.games import journal

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.by_alarms]

BOT = Path(__file__).parents[2] / "bot"

HOSTILE = {
    "mentions": "q7 @everyone <@123> <@&55> <#77> @here </siege new:9> <t:0:R> <:evil:42>",
    "markup": "**x7 __x7 ~~x7 ||x7 `x7` ```x7``` q7 [a](http://q7.example) https://q7.example \\",
    "heading": "# q7 **x7",
    "quote": "> q7 ||x7||",
    "small": "-# q7 ```x7",
    "list": "- q7 *x7",
    "turned": "\u202eq7\u202c \u2066x7\u2069 \u200fy",
    "unseen": "\u200bq7\u2060\u00ad\ufeff\u3164\u034f\U000e0041 x7",
    "lines": "q7\n# x7\r\n> y\x00\x1b[31m\u2028z",
    "stacked": "q7" + "\u0301\u0322\u0347" * 20 + "x7",
    "signs": "«q7» “x7” ’ { $who } %s {0} & < > \" '",
    "emoji": "👨‍👩‍👧 q7 🏳️‍🌈 x7 \ud83d",
    "endless": "q7 @everyone " * 400,
}
MIXED = " ".join(HOSTILE[odd] for odd in ("turned", "unseen", "lines", "emoji", "stacked", "signs"))
TYPED = {odd: HOSTILE[odd] for odd in ("mentions", "markup", "heading")} | {"mixed": MIXED}
"""Texts typed into every command, which takes a while; the others are tested where all texts are quoted."""

EDIT = re.compile(r"\.(?:edit_original_response|edit_message|edit)\((?:\s*)view=.*?\)\n", re.DOTALL)


ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
CODE = re.compile(r"(`{1,3})(?!`).+?(?<!`)\1(?!`)", re.DOTALL)


def rendered(said: str) -> str:
    """Return the parts of a text that Discord would render as markup: neither code nor escaped characters."""
    return CODE.sub("·", ESCAPED.sub("·", said))


def faults_of(said: str) -> list[str]:
    """Return the hostile markup in a text that Discord would render."""
    live = rendered(said)
    found = [
        each
        for each in ("@everyone", "@here", "<@123>", "<@&55>", "<#77>", "<t:0", "<:evil", "</siege new:9>")
        if each in live
    ]
    found += re.findall(r"https?://q7\.example|\]\(http", live)
    found += [line for line in live.split("\n") if re.match(r"\s*(#{1,3}|>|-#|-) q7", line)]
    found += re.findall(r"(?:\*\*|\*|__|~~|\|\||`)x7", live)
    return found + unseen(said)


def unseen(said: str) -> list[str]:
    """Return the names of the characters in a text that are invisible or reverse its direction."""
    hidden = {"Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    return [
        unicodedata.name(sign, repr(sign))
        for sign in said
        if unicodedata.category(sign) in hidden
        or sign in "\u3164\u034f"
        or (unicodedata.category(sign) == "Cc" and sign != "\n")
    ]


@pytest.mark.parametrize("odd", HOSTILE)
def test_quoted_text_has_no_markup(odd: str) -> None:
    said = quoted(HOSTILE[odd])
    for text in (said, f"“{said}”", f"**{said}**", f"# {said}"):
        live = rendered(text.removeprefix("# "))
        assert not faults_of(text.removeprefix("# ")), text
        assert live.count("**") in (0, 2)
    assert len(ESCAPED.sub("·", said)) <= 60
    assert "\n" not in said
    assert "q7" in said
    assert rendered(said + "*") == rendered(said) + "*", "a last stroke does not escape what follows"


@pytest.mark.parametrize("odd", HOSTILE)
def test_a_clean_name_is_one_line_of_visible_characters(odd: str) -> None:
    said = clean(HOSTILE[odd])
    assert not unseen(said)
    assert said == said.strip()
    assert clean(said) == said
    assert "q7" in said


def test_ordinary_names_are_unchanged() -> None:
    for name in (
        "Ada Lovelace",
        "Łucja Żółć",
        "Владимир",
        "李小龍",
        "عمر",
        "O’Brien-Smith",
        "x_y",
        "🙂",
        "João (2)",
        "é" * 32,
    ):
        assert clean(name) == name
    assert quoted("Ada Lovelace") == "Ada Lovelace"
    assert quoted("zone 3: 12-15, british-north") == "zone 3\\: 12-15, british-north"


def test_an_empty_name_becomes_the_account_name() -> None:
    class User:
        display_name, name = "\u200b\u3164\u202e", "anna.7"

    user: Any = User()
    assert called(user) == "anna.7"


# --- everything that is sent ---


def sent(server: PlayServer, start: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Return the messages sent to Discord since then, with method and path."""
    for request in server.env.http_requests[start:]:
        body = request.json
        if not isinstance(body, dict):
            continue
        if request.path.endswith("/callback"):
            body = body.get("data") or {}
        if any(body.get(key) for key in ("components", "content", "embeds", "poll")) and "custom_id" not in body:
            yield f"{request.method} {request.path}", body


def texts(value: Any, *, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text of a body with the name of its field."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from texts(each, key=name)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each, key=key)
    elif isinstance(value, str):
        yield key, value


SHOWN = {"content", "label", "description", "placeholder", "name", "title", "question", "text"}


def check(server: PlayServer, start: int) -> int:
    """Check that messages ping nobody, contain no foreign markup and keep the limits; return the number of messages."""
    count = 0
    for way, body in sent(server, start):
        allowed = body.get("allowed_mentions")
        if "/interactions/" not in way or "components" in body or "content" in body:
            assert allowed is not None, f"{way} leaves pings to Discord"
        assert not allowed or not (allowed.get("parse") or allowed.get("users") or allowed.get("roles")), way
        assert not (allowed or {}).get("replied_user"), way
        for key, said in texts(body):
            if key in SHOWN:
                wrong = faults_of(said) if key == "content" else unseen(said)
                assert not wrong, (way, key, said, wrong)
        if "components" in body:
            assert not discord_limits.faults_of_message({"components": body["components"]}), way
        count += 1
    return count


def free(command: Any) -> list[Any]:
    """Return the options of a command that accept free text."""
    return [one for one in command.parameters if one.type is discord.AppCommandOptionType.string and not one.choices]


async def type_everywhere(server: PlayServer, typed: str) -> int:
    """Type a text into every free option of every command, and request suggestions for it; return how often."""
    count = 0
    for command in server.bot.tree.walk_commands():
        if isinstance(command, app_commands.Group) or not free(command):
            continue
        words: dict[str, Any] = {one.display_name: typed[: int(one.max_value or 6_000)] for one in free(command)}
        for option in command.parameters:
            if option.required and option.choices:
                words[option.display_name] = option.choices[0].value
            elif option.required and option.type is discord.AppCommandOptionType.user:
                words[option.display_name] = server.bob
            elif option.required and option.type is discord.AppCommandOptionType.integer:
                words[option.display_name] = 1
        answered = await server.alice.slash(server.first, command.qualified_name, **words)
        assert told(answered), command.qualified_name
        for option in free(command):
            if option.autocomplete:
                others = {name: value for name, value in words.items() if name != option.display_name}
                offered = await server.alice.autocomplete(
                    server.first, command.qualified_name, option.display_name, typed, **others
                )
                assert len(offered) <= discord_limits.CHOICES
                for each in offered:
                    assert 0 < len(each["name"]) <= 100
                    assert not unseen(each["name"]) or each["name"] == each["value"] == typed
        count += 1
    return count


def told(answered: InteractionResult) -> str:
    return private(answered)


@pytest.mark.stress("heading")
@pytest.mark.parametrize("odd", stress.spread([*TYPED], of=2))
async def test_typed_text_neither_pings_nor_formats(server: PlayServer, odd: str) -> None:
    await server.new(server.first)
    start = len(server.env.http_requests)
    assert await type_everywhere(server, TYPED[odd]) > 12
    assert check(server, start) > 12


@pytest.mark.parametrize("odd", TYPED)
async def test_names_neither_ping_nor_format(server: PlayServer, odd: str) -> None:
    """A user, a server and channels with such names: a game in a thread is shared, watched, handed over, resigned."""
    name = TYPED[odd].encode("utf-8", "ignore").decode()
    env, guild = server.env, server.guild
    env.backend.edit_guild(guild.id, {"name": name})
    carol = guild.add_member(env.create_user("carol", global_name=name[:32]))
    room = guild.create_text_channel(name[:100])
    start = len(env.http_requests)
    await carol.slash(room, "siege new", game=server.game, where="thread")
    (thread,) = (channel for channel in env.backend.channels.values() if channel.is_thread)
    assert not unseen(thread.name)
    assert "\n" not in thread.name
    assert 1 <= len(thread.name) <= discord_limits.THREAD_NAME
    await server.new(room, carol)
    for command, options in (
        ("siege players add", {"user": server.bob}),
        ("siege players list", {}),
        ("siege auto", {"scope": "decision"}),
        ("siege log", {}),
        ("siege games", {}),
        ("siege status", {}),
        ("privacy show", {}),
        ("privacy delete", {}),
        ("siege players handover", {"user": server.bob}),
        ("siege resign", {}),
    ):
        assert told(await carol.slash(room, command, **options))
    offered = await carol.autocomplete(server.first, "siege here", "game", "")
    assert offered
    assert not [each for each in offered if unseen(each["name"]) or len(each["name"]) > 100]
    assert check(server, start) > 10
    read = [said for _, body in sent(server, start) for key, said in texts(body) if key == "content"]
    assert not [said for said in read if name in said], "people are mentioned, and no server or channel is named"


async def test_polls_notices_and_edits_ping_no_one(server: PlayServer) -> None:
    """Messages that the bot sends on its own are checked: Discord polls, notices to watchers, edited boards."""
    start = len(server.env.http_requests)
    await server.new(server.first)
    await server.alice.slash(server.third, "siege watch", game=(await server.state(server.first)).id, what="phase")
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "siege auto", scope="decision")
    await server.env.advance_time(1)
    await server.alice.slash(server.first, "vote start", window="1h", quorum=1, voters="everybody")
    await server.env.advance_time(1)
    await server.new(server.second)
    await server.alice.slash(server.second, "vote start", window="30m", quorum=1, voters="players")
    await server.env.advance_time(3_700)
    assert check(server, start) > 8
    went = list(sent(server, start))
    assert [body for way, body in went if body.get("poll")]
    assert [way for way, _ in went if way.startswith("POST") and f"/channels/{server.third.id}/" in way]
    assert [way for way, _ in went if way.startswith("PATCH /channels/")]


async def test_the_client_pings_no_one_by_default(server: PlayServer) -> None:
    """The client's default covers messages that set no allowed_mentions, and new ways of sending."""
    allowed = server.bot.allowed_mentions
    assert allowed is not None
    assert allowed.to_dict() == {"parse": []}


def test_every_edit_sets_allowed_mentions_to_none() -> None:
    edits = others = 0
    for path in BOT.rglob("*.py"):
        if "local" in path.parts:
            continue  # the page of a simulated Discord
        source = path.read_text(encoding="utf-8")
        for found in EDIT.finditer(source):
            assert "allowed_mentions=QUIET" in found[0], f"{path.name}: {found[0]}"
            edits += 1
        others += len(re.findall(r"allowed_mentions=(?!QUIET)", source))
    assert edits > 10
    assert others == 1, "the client's own"


async def test_a_seed_that_cannot_be_shown_is_refused(server: PlayServer) -> None:
    for seed in ("a`b", "a\u200bb", "a\u202eb", " a", "a\nb", "\u3164"):
        answer = private(await server.alice.slash(server.first, "siege new", game=server.game, seed=seed))
        assert answer.startswith("A seed is one line")
    assert not server.messages(server.first)
    await server.new(server.first, seed="@everyone **x7 <@123> # ü")
    await server.alice.slash(server.first, "siege auto", scope="all")
    start = len(server.env.http_requests)
    assert "`@everyone **x7 <@123> # ü`" in private(await server.alice.slash(server.first, "siege verify"))
    assert check(server, start) >= 1


@pytest.mark.stress
async def test_content_of_a_damaged_journal_is_quoted(server: PlayServer) -> None:
    """`/siege verify` quotes journal content that somebody with access to the database may have written."""
    state = await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")
    hostile = (HOSTILE["mentions"] + HOSTILE["markup"] + MIXED).replace("\ud83d", "")
    changes: list[dict[str, Any]] = [
        {"rules": hostile[:32]},
        {"action": HOSTILE["heading"][:16]},
        {"answer": json.dumps([hostile])},
        {"events": json.dumps([{"type": hostile, hostile: hostile}])},
    ]
    for changed in changes:
        async with server.bot.database.write() as connection:
            kept = (await connection.execute(sa.select(journal).where(journal.c.game_id == state.id))).mappings().all()
            await connection.execute(
                sa.update(journal).where(journal.c.game_id == state.id, journal.c.version > 1).values(**changed)
            )
        told = private(await server.alice.slash(server.first, "siege verify"))
        assert "Every die and card is correct" not in told, "the rows are a chain"
        assert faults_of(told) == [], told
        assert not [sign for sign in told if unicodedata.category(sign) in {"Cc", "Cf", "Zl", "Zp"} and sign != "\n"]
        async with server.bot.database.write() as connection:
            for row in kept:
                await connection.execute(
                    sa.update(journal)
                    .where(journal.c.game_id == row["game_id"], journal.c.version == row["version"])
                    .values({name: row[name] for name in ("rules", "action", "answer", "events")})
                )
    assert "Every die and card is correct" in private(await server.alice.slash(server.first, "siege verify"))
