"""Who may do what: every command and every press, by person. The docs page is written from this table.

`python -m support.permissions` in this folder's parent writes `docs/who-may-do-what.md` anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

from support.permissions import tournament_table

from bot.games.gate import MAY, Verb
from db.schema.games import ALONE, DAY, TABLE

Verdict = Literal["does", "proposes", "own", "looks", "no"]

PAGE = Path(__file__).parents[3] / "docs" / "who-may-do-what.md"

GAME = frozenset(
    (
        *("game", "journal", "player", "proposal", "adoption", "ballot", "ballot_vote"),
        *("campaign", "reminder", "mention", "watch", "chair", "aside"),
    )
)
"""The tables in which a game is stored."""

RUNS = frozenset(
    "siege move, siege fire, siege done, siege order, siege auto, plan take, vote now, go, window, place, pick,"
    " short, advised, phase, round, calm, plan, plantake, adopt,"
    " close, takeback, undoask, undoagree, undorefuse, clockwait, clockplay, clockclaim, windowaccept, windowdecline,"
    " apply, resign, vote, votewake, votenow, votesure".replace(", ", ",").split(",")
)
"""Commands and presses that continue a game in its channel; the next board counts as the game's own post."""

POSTS = frozenset(
    (
        "siege new",
        "siege board",
        "siege newspaper",
        "siege replay",
        "siege here",
        "records me",
        "campaign start",
        "vote start",
        "daily practice",
        "side room",
        "analysis show",
        "analysis play",
    )
)
"""The commands that post something new in public at once."""

LETTERS: dict[str, Verdict] = {"D": "does", "P": "proposes", "O": "own", "L": "looks", "-": "no"}

SIGNS: dict[Verdict, tuple[str, str]] = {
    "does": ("**does**", "it takes effect on the game"),
    "proposes": ("says", "it is stored as what they propose, or as their word that they are done; nothing is decided"),
    "own": (
        "own",
        "it concerns only what is their own: a new game, their attempt, their records, their channel's wish",
    ),
    "looks": ("sees", "it is answered privately, or asks a second time; nothing is changed"),
    "no": ("–", "it is refused: privately, with the reason, and nothing is changed"),
}
"""The sign and the meaning of each verdict on the page."""

PEOPLE: dict[str, str] = {
    "owner": "whoever leads the game",
    "player": "shares it; everybody who plays decides",
    "commander": "shares it, and commands a Power where each has Powers of their own",
    "adviser": "shares it with one who commands",
    "voter": "shares it where what is done is voted for",
    "manager": "has Manage Server there, and does not play",
    "keeper": "has Manage Channels in the game's channel, and does not play",
    "stranger": "sees the channel, and does not play",
    "outsider": "is in another server, and does not see the channel: names the game by its number, or forges a press",
    "direct": "is a player, and asks in direct messages with the bot",
    "bot": "is a bot",
    "muted": "leads the game, and may neither send messages nor open threads where they ask",
}
"""The people who may try something, from the game's owner to people without any relation to the game."""


class Right(NamedTuple):
    """The verdict for each of `PEOPLE`, one letter each, and a note."""

    cells: str
    note: str = ""

    def verdict(self, who: str) -> Verdict:
        """Return the verdict for a person."""
        return LETTERS[self.cells[list(PEOPLE).index(who)]]


_LOOK = "LLLLLLLL---L"
_NAMED = "LLLLLLLL-L-L"
_ANYWHERE = "LLLLLLLLLL-L"
_EVERYBODY = "OOOOOOOOOO-O"
_BEGUN = "OOOOOOOOOO--"
_DECISION = "DDDP-------D"
_ORDER = "DDDPD------D"
_PRESS = "DDDP-----D-D"
_STEWARD = "DDPP-------D"
_LEAD = "D----------D"
_MANAGED = "D----DD----D"
_ASKED = "L----LL----L"

COMMANDS: dict[str, Right] = {
    "siege new": Right(_BEGUN, "their own game, where they are; one channel has one running game"),
    "siege board": Right(_NAMED, "of whoever plays, in the channel, the board is posted at its foot"),
    "siege status": Right(_LOOK),
    "siege dice": Right(_LOOK),
    "siege help": Right(_ANYWHERE),
    "siege move": Right(_ORDER, "a commander orders pieces of their own Powers; where votes decide, it is voted for"),
    "siege fire": Right(_ORDER, "a commander orders pieces of their own Powers; where votes decide, it is voted for"),
    "siege done": Right(
        "DDPPD------D",
        "a commander says that they are done; the last one ends the phase; where votes decide, it is voted for",
    ),
    "siege order": Right(_ORDER, "a commander orders pieces of their own Powers; where votes decide, it is voted for"),
    "siege auto": Right(_STEWARD, "the autopilot stops at an order for another's Powers"),
    "siege undo": Right("LLL--------L", "then the press «takeback»; only one's own answers, but whoever leads: all"),
    "siege log": Right(_NAMED),
    "siege export": Right(_LOOK, "without seed and deck while the game runs"),
    "siege verify": Right(_LOOK, "while the game runs, the hash of its seed"),
    "siege newspaper": Right(_NAMED, "only who plays may show it to the channel"),
    "siege replay": Right(_NAMED, "in the game's channel, a player's is for all to see"),
    "siege rules": Right(_ANYWHERE),
    "siege map": Right(_LOOK),
    "siege odds": Right(_LOOK),
    "siege games": Right(_ANYWHERE, "only those whose channel they may see; in direct messages their own"),
    "siege watch": Right(
        "DDDDDDD--D--",
        "who manages the server or the channel, or plays, lets a channel follow; directly, who sees it",
    ),
    "siege unwatch": Right("DDDDDDD----D", "also whoever began it"),
    "siege resign": Right(_ASKED, "then the press «resign»; in a game of two each leader, for their side"),
    "siege here": Right(
        "D-----------", "other players where the game's channel is gone; not out of the other side's sight"
    ),
    "siege players add": Right(_LEAD),
    "siege players remove": Right(
        _LEAD, "everybody may remove themselves; the other side of two only after a missed deadline"
    ),
    "siege players list": Right(_LOOK),
    "siege players handover": Right(_ASKED, "then the press «handover»"),
    "siege players command": Right(_MANAGED),
    "siege players power": Right(_LEAD),
    "campaign start": Right("D----DD-OO--", "elsewhere, in a game of their own"),
    "campaign pause": Right(_MANAGED),
    "campaign resume": Right("D----DD-----"),
    "campaign hour": Right(_MANAGED),
    "campaign skip": Right(_MANAGED),
    "campaign status": Right(_LOOK),
    "campaign end": Right(_MANAGED),
    "campaign remind": Right("DDDDD------D", "reminds whoever asks, and nobody else"),
    "plan show": Right(_LOOK),
    "plan take": Right("DD-P-------D", "it is played to the next alarm; here it begins with others' pieces"),
    "campaign mention": Right(
        "DDDDD------D",
        "names whoever asks, and nobody else; a role is named by who leads or manages, and may mention it",
    ),
    "campaign plan": Right("DD---------D", "leaves a plan for the coming day; whoever decides for all"),
    "campaign more": Right("DDD-D------D", "whoever is waited for, once a day, where whose game it is allows it"),
    "vote start": Right("D----DD-----"),
    "vote stop": Right(_MANAGED),
    "vote status": Right(_LOOK),
    "vote now": Right(_ASKED, "a player where enough have voted; nobody has yet: asked a second time"),
    "side orders": Right("LLLLL------L", "in a game of several sides, the standing orders of one's own"),
    "side take": Right("-DDDDDDD----", "an open side, unless they have held the other; here the owner holds it"),
    "side leave": Right("DDDDD------D", "one's own side, to whoever takes it, or to the autopilot"),
    "side add": Right("DDDDD------D", "somebody more to one's own side"),
    "side remove": Right("------------", "whoever shares one's own side; here nobody does"),
    "side join": Right("------------", "the side whose room it is; here it is none"),
    "side room": Right("DDDDD-------", "a room for one's own side"),
    "side give": Right("DDDDD------D", "one's own side, to somebody else"),
    "daily play": Right(_EVERYBODY),
    "daily board": Right(_ANYWHERE),
    "daily status": Right(_ANYWHERE),
    "daily practice": Right(_BEGUN, "in a channel without a running game"),
    "daily follow": Right("-----OO-----"),
    "daily unfollow": Right("-----OO-----"),
    "records me": Right(_ANYWHERE),
    "records of": Right("L----------L", "another's, who shares theirs; tried on the owner's, who does not"),
    "records server": Right("LLLLLLLLL--L"),
    "records share on": Right(_EVERYBODY),
    "records share off": Right(_EVERYBODY),
    "analysis show": Right(_NAMED, "of a finished game; in its channel, a player's is for all to see"),
    "analysis again": Right(_NAMED, "the position before a mistake, and what else could have been done"),
    "analysis play": Right("OOOOOOOO-O--", "another game from there, outside records, once this one is over"),
    "privacy show": Right(_ANYWHERE, "about themselves"),
    "privacy delete": Right(_ANYWHERE, "then two presses"),
    "privacy policy": Right(_ANYWHERE),
}

PRESSES: dict[str, Right] = {
    "go": Right("DDPP-----D-D", "a choice in the board's menus; here the one that ends the phase"),
    "pick": Right("DDPP-----D-D", "a choice in a select"),
    "short": Right("DDPP-----D-D", "a shortcut"),
    "advised": Right("DDPP-----D-D", "what the autopilot advises"),
    "phase": Right("DDP------D-D", "the autopilot to the end of the phase; advisers propose single answers"),
    "round": Right("DDP------D-D", "the autopilot to the end of the round"),
    "calm": Right("DDP------D-D", "the autopilot until something happens"),
    "plan": Right("DD-P-----D-D", "a plan of the commander's question is played; here it begins with others' pieces"),
    "own": Right("LLLL-----L-L", "the menus behind the commander's question"),
    "open": Right("LLLL-----L-L", "the menus behind the first board"),
    "change": Right("LLLL-----L-L", "the plans again, where one stands"),
    "plans": Right(_NAMED, "the autopilot's plans, with what they cost"),
    "planlook": Right(_NAMED, "another plan"),
    "plantake": Right("DD-P-----D-D", "a plan is played to the next alarm; here it begins with others' pieces"),
    "post": Right("DDD--DDD-D-D", "takes a Power before the first decision; whoever sees the board may, and plays"),
    "adopt": Right(_LEAD, "an adviser's proposal becomes the decision"),
    "withdraw": Right("-P-P-----P--", "one's own proposal"),
    "close": Right(_LEAD, "ends a phase although others could still act"),
    "undo": Right("LLL------L-L", "asks what to take back"),
    "takeback": Right("DDD------D-D"),
    "level": Right("LL-------L-L", "how much the board shows"),
    "levelset": Right("DD-------D-D", "before the first decision any level, later only one that shows more"),
    "rules": Right("LL-------L-L", "the panel of house rules, before the first decision"),
    "switch": Right("LL-------L-L", "a switch of that panel; stored by «apply»"),
    "usual": Right("LL-------L-L", "all switches of that panel as usual"),
    "apply": Right("DD-------D-D", "the house rules are changed"),
    "word": Right("LLLLL----L-L", "the form for a word of one's own, before the first decision"),
    "bring": Right("DDDDD----D-D", "that word makes the dice"),
    "resign": Right(_MANAGED, "the game is given up; of two sides the other has won if who leads one gives up"),
    "handover": Right(_MANAGED, "another person leads the game; in a game of two everybody keeps their side"),
    "again": Right("OOOOOOOO----", "another game in the same channel, once this one is over"),
    "replay": Right("OOOOOOOO----", "the same with the same dice"),
    "anreplay": Right(_NAMED, "from an analysis to the replay of a turning point"),
    "anagain": Right(_NAMED, "as `/analysis again`"),
    "anpick": Right(_NAMED, "what one would have done instead, and what it is worth"),
    "anplay": Right("OOOOOOOO-O--", "as `/analysis play`"),
    "dice": Right(_NAMED),
    "log": Right(_NAMED, "all dice"),
    "why": Right(_NAMED),
    "words": Right(_NAMED),
    "guide": Right(_NAMED),
    "more": Right(_NAMED, "everything that is not on the board"),
    "fair": Right(_NAMED, "the hash and the players' number, and the secret once the game is over"),
    "points": Right(_NAMED, "how a finished game is counted"),
    "pages": Right(_NAMED, "the front page of a day"),
    "record": Right(_NAMED, "one's own record"),
    "share": Right(_NAMED, "a text to share about a finished game"),
    "filmed": Right(_NAMED, "as `/siege replay`, for oneself"),
    "anshow": Right(_NAMED, "as `/analysis show`, for oneself"),
    "giveup": Right("L----L-----L", "the question before «resign»"),
    "rule": Right(_ANYWHERE, "a page of the rules"),
    "page": Right(_NAMED, "a page of the log"),
    "map": Right(_NAMED),
    "mapview": Right(_NAMED, "another part of the map, or another subject"),
    "odds": Right(_NAMED),
    "oddspick": Right(_NAMED, "another roll"),
    "oddswith": Right(_NAMED, "two rolls side by side"),
    "games": Right(_ANYWHERE, "a page of the list of games"),
    "gameopen": Right(_NAMED, "a game of that list"),
    "moretime": Right("LLL-L----L-L", "asks for how long; whoever is waited for"),
    "moregive": Right("DDD-D----D-D", "as `/campaign more`"),
    "gallery": Right(_NAMED, "another day's board"),
    "vote": Right("DD--D------D", "votes; where everybody in the channel may, strangers too"),
    "votepropose": Right("LL--L------L", "which order to put beside the plans that are voted for"),
    "voteorder": Right("DD--D------D", "puts it there, and votes for it"),
    "votewake": Right("DD--D------D", "a sleeping vote is opened again; so does any other press of theirs"),
    "votenow": Right(_ASKED, "as `/vote now`"),
    "votesure": Right(_MANAGED, "the vote is decided although nobody has voted"),
    "dayplay": Right(_EVERYBODY, "as `/daily play`"),
    "daytable": Right(_ANYWHERE, "a page of a day's results"),
    "direct": Right(_EVERYBODY, "a game in their direct messages"),
    "sit": Right(_BEGUN, "a game of several sides of their own, where everything has been said"),
    "begin": Right(_BEGUN, "a game of the first screen"),
    "battles": Right(_ANYWHERE, "every battle of every game"),
    "mirror": Right("OOOOOOOO----", "another game of several sides, on each other's side"),
    "sidetake": Right("-DDDDDDD----", "in a game of several sides, an open one; the owner holds the other"),
    "window": Right("DDPP-----D-D", "an option on the short message of a window; here as on the board"),
    "windowanswer": Right("L----------L", "from there to the question on a copy of one's own"),
    "windoworders": Right("LLLLL----L-L", "from the message of a hand-over to the orders of one's own side"),
    "windowaccept": Right("-DDDD----D--", "who is asked to play: here the person of the other side"),
    "windowdecline": Right("-DDDD----D--", "as «windowaccept»: the side is open"),
    "elsewhere": Right("LLLL-----L-L", "the form in which a place is typed"),
    "place": Right("DDPP-----D-D", "the typed word is the choice; here the one that ends the phase"),
    "sideorders": Right("LLLLL----L-L", "in a game of several sides, the standing orders of one's own"),
    "sideorder": Right("D----------D", "an order of one's own side; here the owner's"),
    "sidemore": Right("L----------L", "more of one's own orders; here the owner's"),
    "sideanswer": Right("L----------L", "the question to one's own side; here the owner's is asked"),
    "plancorps": Right("-LLLL----L--", "the plans of a corps of one's own side; here the other player's is asked"),
    "undoask": Right(
        "D----------D", "asks the other side to take back what one's own cannot alone; here the owner's answer"
    ),
    "undoagree": Right("-DDDD----D--", "whoever decides for the side that is asked; here the owner asked"),
    "undorefuse": Right("-DDDD----D--", "as «undoagree»: what was to be taken back stands"),
    "clockwait": Right("-LLLL----L--", "who leads the other side, when the owner's time is over; nothing is stored"),
    "clockplay": Right("-DDDD----D--", "as «clockwait»: the autopilot plays the owner's turn"),
    "clockclaim": Right("-DDDD----D--", "as «clockwait»: the game ends, and the other side has won it"),
    "sidejoin": Right("-----DDD----", "whoever reads in a side's room joins that side; here the owner's"),
    "my-data": Right(_ANYWHERE, "a file of what is stored about themselves"),
    "forget-sure": Right(_ANYWHERE, "the second question"),
    "forget-me": Right("DDDDDLLLLD-D", "their data are deleted, and they leave their games"),
}


class Way(NamedTuple):
    """Who may do something within a side: who leads it, and the others of it, by the way in which it is commanded."""

    everyone: str
    advisers: str
    vote: str
    note: str = ""


WITHIN: dict[str, Way] = {
    "a decision": Way("leader, others", "leader", "-", "advisers propose it in the room; a vote decides in the room"),
    "the autopilot": Way("leader, others", "leader", "-", "a plan, and the orders of a corps, too"),
    "an adviser's word": Way("-", "others", "-", "a proposal, which only its side reads"),
    "standing orders": Way("leader, others", "leader", "leader"),
    "undo": Way("leader, others", "leader", "-", "the side's own last answers"),
    "a vote": Way("-", "-", "leader, others", "nobody of another side, and nobody of none"),
    "the vote's end": Way("-", "-", "leader", "not who leads the game, nor who manages the server"),
    "the way of command": Way("leader", "leader", "-", "where votes decide, `/vote stop` comes first"),
    "somebody joins": Way("leader", "leader", "leader", "whoever reads in the room also joins by themselves"),
    "the room": Way("leader", "leader", "leader"),
    "giving up": Way("leader", "leader", "leader", "a manager, too, and the owner until both have played"),
}
"""What may be done for a side of several, and by whom; people of another side, and of none, may nothing of it."""


class Counted(NamedTuple):
    """What changes who decides, in words, and what is allowed of it in a counted game after all."""

    what: str
    note: str = ""


COUNTED: dict[Verb, Counted] = {
    Verb.JOIN: Counted("somebody more, in the game, on a side or for a Power"),
    Verb.TAKE: Counted("an open side"),
    Verb.GIVE: Counted("one's side to somebody else"),
    Verb.LEAVE: Counted("leaving, also to the autopilot", "giving up instead"),
    Verb.REMOVE: Counted("removing somebody"),
    Verb.HANDOVER: Counted("another owner"),
    Verb.MOVE: Counted("another channel", "an attempt where nobody else reads; a table whose channel is gone"),
    Verb.COMMAND: Counted("another way of command, Powers"),
    Verb.VOTE: Counted("a vote"),
    Verb.ROOM: Counted("a room of one's side"),
    Verb.RULES: Counted("house rules"),
    Verb.CALENDAR: Counted("a campaign, another pace"),
    Verb.UNDO: Counted("undo by agreement"),
    Verb.END: Counted("an end by somebody who gives up no side of theirs", "at a table once a judge has ruled"),
}
"""What the gate knows, for the page; what each kind of counted game allows stands in `bot.games.gate.MAY`."""


def page() -> str:
    """Return the table as a page of the docs."""
    head = "| | " + " | ".join(PEOPLE) + " | |"
    rule = "| --- |" + " :-: |" * len(PEOPLE) + " --- |"
    lines = [
        "# Who may do what",
        "",
        "Every command and every press of a button or select, by who wants it. Written by",
        "`python -m support.permissions` (in `tests/`) from the table that the tests hold every cell to: what is",
        "allowed takes effect, what is refused is answered privately and changes nothing.",
        "",
        *(f"- **{who}**: {what}" for who, what in PEOPLE.items()),
        "",
        *(f"- {sign}: {meaning}" for sign, meaning in SIGNS.values()),
        "",
        "Discord itself hides a channel from whoever may not see it, and relays no press on a button that does not",
        "stand on the message. The table holds although somebody finds a way around that.",
    ]
    for title, rows, sign in (("Commands", COMMANDS, "/"), ("Presses", PRESSES, "")):
        lines += ["", f"## {title}", "", head, rule]
        for name, right in rows.items():
            cells = " | ".join(SIGNS[right.verdict(who)][0] for who in PEOPLE)
            lines.append(f"| `{sign}{name}` | {cells} | {right.note} |")
    lines += ["", *_POSTS, "", *_BOUNDS]
    title, *text = _WITHIN
    columns = "| | everybody decides | one commands | by vote | |"
    lines += ["", title, "", *text, "", columns, "| --- | --- | --- | --- | --- |"]
    for name, way in WITHIN.items():
        cells = " | ".join(each.replace("-", "–") for each in way[:3])
        lines.append(f"| {name} | {cells} | {way.note} |")
    lines += _TWO_SIDES
    lines += [
        "",
        *_COUNTED,
        "",
        "| | day | duel, duplicate | table | |",
        "| --- | :-: | :-: | :-: | --- |",
    ]
    for verb, counted in COUNTED.items():
        cells = " | ".join("**does**" if verb in MAY[kind] else "–" for kind in (DAY, ALONE, TABLE))
        lines.append(f"| {counted.what} | {cells} | {counted.note} |")
    return "\n".join((*lines, "", *tournament_table.section())) + "\n"


_TWO_SIDES = (
    "",
    "In a casual game of two sides nobody takes the win from a side once both have decided something. The game ends",
    "by its rules, when one side gives up, or when the other claims it on time. An owner who holds no side cannot end",
    "it as long as a person holds a side. A server manager who holds none can: nobody wins, and both sides are told",
    "who ended it. The last person of a side does not leave it open while a person holds the other: they give up,",
    "hand the side on, or let the autopilot play it, which the other side may still beat. A side whose clock has run",
    "out is left to nobody, and only the other side removes its person, because it may claim the game.",
)

_COUNTED = (
    "## In a game that counts",
    "",
    "An attempt at the game of the day, a duel or a duplicate counts as long as its seed is hidden, a table of a",
    "tournament until it has a result. Whoever they are, nobody changes there who decides; the players decide as they",
    "sit, and may give up.",
)


_WITHIN = (
    "## Within a side",
    "In a game of several sides each side decides among its own people, in a way that who leads it chooses. Its votes",
    "and proposals stand in its room, where only that side reads; nobody of another side does any of this for it, nor",
    "who leads the game without being of the side.",
)


_POSTS = (
    "## What the bot posts for whom",
    "",
    "Nothing that they may not post there themselves. A game begun, brought or shown at the foot of a channel,",
    "another game after it, practice, a campaign that begins or goes on, a vote, a channel that follows a game or the",
    "days, an answer for all to see: all of these take *Send Messages* of who asks, in the channel where it is to",
    "stand; in a thread *Send Messages in Threads*, and in a locked one *Manage Threads* as well; where nobody but",
    "who asks has let the bot in, *Use External Apps* as well. A game in a thread of its own takes *Create Public",
    "Threads* and *Send Messages in Threads*; an attempt at the game of the day that cannot stand in direct messages",
    "has a private thread, for which either of the two permissions to open threads will do. Who is timed out has",
    "nothing posted, and in direct messages everybody may. What is refused is refused with the permission that is",
    "missing, and where.",
    "",
    "*Attach Files* and *Create Polls* are not asked for: they keep out what people bring, and the pictures and polls",
    "are the bot's own. The boards that a game posts by being played are the game's own, too: whoever plays in it",
    "plays on where it stands.",
    "",
    "## The game of the day",
    "",
    "While its day lasts, an attempt is seen by whoever plays it and by nobody else, wherever they are and whatever",
    "they manage; and its player can show it nowhere but where it stands itself.",
)

_BOUNDS = (
    "## How much at once",
    "",
    "Nobody who plays notices these; each person has their own, and who has to wait is told until when.",
    "",
    "- presses and commands: 30 in ten seconds; further ones are answered without looking at anything",
    "- suggestions while typing: 80 in ten seconds",
    "- pictures (board, map, odds, boards of past days, records): 24 a minute; the board in words is free",
    "- whole games and files (replay, export, verify, newspaper, all dice, one's data): 6 in two minutes",
    "- new games: 6 a minute",
    "",
    "Pictures are drawn one after the other, and those who wait have their turns in turn: whoever asks for many waits",
    "for their own, at most four at a time, and a board that is played on comes before its player's other pictures.",
    "`SIEGEMASTER_COOLDOWNS=no` lets everybody do as much as they like, for measuring.",
)
