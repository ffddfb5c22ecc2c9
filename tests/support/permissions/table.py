"""Who may do what: every command and every press, by person. The docs page is written from this table.

`python -m support.permissions` in this folder's parent writes `docs/who-may-do-what.md` anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

from support.permissions import tournament_table

from bot.games.gate import MAY, Verb
from db.schema.games import ALONE, DAY, RATED, RATED_TABLE, TABLE

Verdict = Literal["does", "proposes", "own", "looks", "no"]

PAGE = Path(__file__).parents[3] / "docs" / "who-may-do-what.md"

GAME = frozenset(
    (
        *("game", "journal", "player", "proposal", "adoption", "ballot", "ballot_vote"),
        *("campaign", "reminder", "mention", "watch", "chair", "aside", "prepared", "page_key"),
    )
)
"""The tables in which a game is stored."""

RUNS = frozenset(
    "siege move, siege fire, siege done, siege order, siege auto, plan take, vote now, go, window, place, pick,"
    " short, advised, phase, round, calm, plan, plantake, adopt,"
    " close, takeback, undoask, undoagree, undorefuse, offeryes, offerno, match break-off, match pause,"
    " endphase,"
    " clockwait, clockplay, clockclaim, absentwait, absentplay, absentfree, absentclaim, windowaccept, windowdecline,"
    " apply, resign, vote, votewake, votenow, votesure".replace(", ", ",").split(",")
)
"""Commands and presses that continue a game in its channel; the next board counts as the game's own post."""

POSTS = frozenset(
    (
        "siege new",
        "siege board",
        "siege newspaper",
        "siege story",
        "siege replay",
        "siege here",
        "records me",
        "campaign start",
        "vote start",
        "daily practice",
        "side room",
        "analysis show",
        "analysis play",
        "match seek",
        "match challenge",
    )
)
"""The commands that post something new in public at once."""

LETTERS: dict[str, Verdict] = {"D": "does", "P": "proposes", "O": "own", "L": "looks", "-": "no"}

SIGNS: dict[Verdict, tuple[str, str]] = {
    "does": ("**does**", "it takes effect in the game"),
    "proposes": ("says", "it is stored as their proposal, or as a note that they are finished; it decides nothing"),
    "own": (
        "own",
        "it affects only what is theirs: a new game, their attempt, their records, what their channel follows",
    ),
    "looks": ("sees", "they get a private answer or a second question; nothing changes"),
    "no": ("–", "they are refused privately, with the reason; nothing changes"),
}
"""The sign and the meaning of each verdict on the page."""

PEOPLE: dict[str, str] = {
    "owner": "leads the game",
    "player": "shares the game, where every player decides",
    "commander": "shares the game and commands a Power, where each player has Powers of their own",
    "adviser": "shares a game that one player commands",
    "voter": "shares a game that is decided by vote",
    "manager": "has *Manage Server* there, and does not play",
    "keeper": "has *Manage Channels* in the game's channel, and does not play",
    "stranger": "sees the channel, and does not play",
    "outsider": "is in another server and cannot see the channel; gives the game's id, or forges a click",
    "direct": "is a player, in direct messages with the bot",
    "bot": "is a bot",
    "muted": "leads the game, but may neither send messages nor open threads there",
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
_SOUGHT = "OOOOOOOOO---"
_ACCEPTED = "OOOOOOOO----"
_DECISION = "DDDP-------D"
_ORDER = "DDDPD------D"
_PRESS = "DDDP-----D-D"
_STEWARD = "DDPP-------D"
_LEAD = "D----------D"
_MANAGED = "D----DD----D"
_ASKED = "L----LL----L"

COMMANDS: dict[str, Right] = {
    "siege new": Right(_BEGUN, "a game of their own, there; each channel has one running game"),
    "match seek": Right(_SOUGHT, "an open challenge of their own, where they may write and open threads"),
    "match challenge": Right("OOOOOOOO----", "a challenge of their own; only the challenged player can accept it"),
    "battle add": Right("LLLLLLLLL---", "shows the form for a battle, where they may write"),
    "battle list": Right("LLLLLLLLL--L", "the battles of their server; managers see the reports"),
    "battle show": Right(_LOOK, "a battle of this server; in this test the owner has written it"),
    "battle play": Right(_LOOK, "asks for their side, as `/siege new`"),
    "battle share": Right("O----O-----O", "the code of a battle: for its author and managers"),
    "battle edit": Right("LLLLLLLL----", "the form with its text; another person's battle is copied"),
    "battle remove": Right("O----O-----O", "a battle: for its author and managers"),
    "battle report": Right("OOOOOOOO---O", "tells the managers of the server"),
    "battle settings": Right("-----O------", "the role that may add battles to a server"),
    "match lobby": Right("-----O------", "the list of open challenges of a server, where they and the bot may post"),
    "match mine": Right(_ANYWHERE, "their own games of two sides"),
    "match rating": Right(_ANYWHERE, "their own ratings; those of a user who shows them"),
    "match ladder": Right("LLLLLLLLL--L", "only users who show their ratings"),
    "match season": Right("-----O------", "the ladder of a server and its season, where they and the bot may post"),
    "match annul": Right("-----O------", "a rated game of this server that is over and in which they did not play"),
    "match since": Right("LLLLL----L-L", "what has happened since their own last order, as everybody sees it"),
    "match note": Right("LLLLL----L-L", "the form for a private note about a game of theirs"),
    "match pause": Right(
        "DDDDD------D",
        "a proposal to the other side, for the leader of a side; or a holiday of their own",
    ),
    "match break-off": Right("DDDDD------D", "proposes to the other side to end the game: for the leader of a side"),
    "match open": Right("LLLLLLLLL--L", "only challenges whose channel they can see"),
    "siege board": Right(_NAMED, "for a player in the game's channel, the board is posted there"),
    "siege status": Right(_LOOK),
    "siege dice": Right(_LOOK),
    "siege help": Right(_ANYWHERE),
    "siege move": Right(_ORDER, "commanders order pieces of their own Powers; where votes decide, this is a vote"),
    "siege fire": Right(_ORDER, "commanders order pieces of their own Powers; where votes decide, this is a vote"),
    "siege done": Right(
        "DDPPD------D",
        "commanders say that they are finished, and the last one ends the phase; where votes decide, this is a vote",
    ),
    "siege order": Right(_ORDER, "commanders order pieces of their own Powers; where votes decide, this is a vote"),
    "siege auto": Right(_STEWARD, "the autopilot stops before an order for another player's Powers"),
    "siege undo": Right(
        "LLL--------L", "then the button `takeback`; players take back only their own answers, the owner all"
    ),
    "siege log": Right(_NAMED),
    "siege export": Right(_LOOK, "without seed and deck during the game"),
    "siege verify": Right(_LOOK, "during the game, only the hash of the seed"),
    "siege newspaper": Right(_NAMED, "only players can show it to the channel"),
    "siege story": Right(_NAMED, "only players can show it to the channel"),
    "siege replay": Right(_NAMED, "in the game's channel, a player's is public"),
    "siege rules": Right(_ANYWHERE),
    "siege map": Right(_LOOK),
    "siege odds": Right(_LOOK),
    "siege games": Right(_ANYWHERE, "only games whose channel they can see; in direct messages, their own"),
    "siege watch": Right(
        "DDDDDDD--D--",
        "players and managers for a channel; in direct messages, anybody who can see the game; the person who set it up"
        " can stop it as well",
    ),
    "siege resign": Right(_ASKED, "then the button `resign`; in a game of two sides, each leader for their side"),
    "siege here": Right(
        "D-----------", "other players if the game's channel is gone; never to a place that the other side cannot see"
    ),
    "siege players add": Right(_LEAD),
    "siege players remove": Right(
        _LEAD, "players may remove themselves; the other of two sides only after a missed deadline"
    ),
    "siege players list": Right(_LOOK),
    "siege players handover": Right(_ASKED, "then the button `handover`"),
    "siege players command": Right(_MANAGED),
    "siege players power": Right(_LEAD),
    "campaign start": Right("D----DD-OO--", "in another channel, in a game of their own"),
    "campaign pause": Right(_MANAGED),
    "campaign resume": Right("D----DD-----"),
    "campaign hour": Right(_MANAGED),
    "campaign skip": Right(_MANAGED),
    "campaign status": Right(_LOOK),
    "campaign end": Right(_MANAGED),
    "campaign remind": Right("DDDDD------D", "reminds only the person who asks"),
    "plan show": Right(_LOOK),
    "plan take": Right(
        "DD-P-------D", "the plan is played until the next alarm; in this test it begins with others' pieces"
    ),
    "campaign mention": Right(
        "DDDDD------D",
        "mentions only the person who asks; a role only if asked by its owner or a manager who may mention it",
    ),
    "campaign plan": Right("DD---------D", "leaves a plan for the coming day; players who decide for all"),
    "campaign more": Right("DDD-D------D", "a player who is waited for, once a day, if the owner allows it"),
    "vote start": Right("D----DD-----"),
    "vote stop": Right(_MANAGED),
    "vote status": Right(_LOOK),
    "vote now": Right(_ASKED, "a player once enough have voted; if nobody has voted, the bot asks again"),
    "side orders": Right("LLLLL------L", "in a game of several sides, their side's standing orders"),
    "side take": Right("-DDDDDDD----", "an open side, unless they have held the other; in this test the owner has"),
    "side leave": Right("DDDDD------D", "their own side: it is open, or the autopilot plays it"),
    "side add": Right("DDDDD------D", "a further person to their own side"),
    "side remove": Right(_LEAD, "somebody who shares their side; in this test the owner's"),
    "side join": Right("-----DDD----", "a side whose room they can read; in this test the owner's"),
    "side room": Right("DDDDD-------", "a room for their own side"),
    "side give": Right("DDDDD------D", "their own side, to another person"),
    "daily play": Right(_EVERYBODY),
    "daily board": Right(_ANYWHERE),
    "daily status": Right(_ANYWHERE),
    "daily puzzle": Right(_ANYWHERE, "only the first answer counts"),
    "daily battle": Right(_ANYWHERE, "shows the battle; a button begins the one attempt"),
    "daily practice": Right(_BEGUN, "in a channel without a running game"),
    "daily follow": Right("-----OO-----"),
    "daily unfollow": Right("-----OO-----"),
    "records me": Right(_ANYWHERE),
    "records of": Right("L----------L", "of a person who shares them; this test asks for the owner's, who does not"),
    "records server": Right("LLLLLLLLL--L"),
    "records share on": Right(_EVERYBODY),
    "records share off": Right(_EVERYBODY),
    "analysis show": Right(_NAMED, "of a finished game; in its channel, a player's is public"),
    "analysis again": Right(_NAMED, "their own puzzle; with a turning point, the position before it"),
    "analysis play": Right("OOOOOOOO-O--", "a new game from that position, outside records, once this one is over"),
    "privacy show": Right(_ANYWHERE, "about themselves"),
    "privacy delete": Right(_ANYWHERE, "then two buttons"),
    "privacy policy": Right(_ANYWHERE),
}

PRESSES: dict[str, Right] = {
    "go": Right("DDPP-----D-D", "a choice in the board's menus; in this test it ends the phase"),
    "endphase": Right("DDPP-----D-D", "ends the phase, although units can still act"),
    "pick": Right("DDPP-----D-D", "chooses in a menu"),
    "short": Right("DDPP-----D-D", "a shortcut"),
    "advised": Right("DDPP-----D-D", "takes the adviser's suggestion"),
    "phase": Right("DDP------D-D", "the autopilot plays to the end of the phase; advisers propose single answers"),
    "round": Right("DDP------D-D", "the autopilot plays to the end of the round"),
    "calm": Right("DDP------D-D", "the autopilot plays until something happens"),
    "plan": Right(
        "DD-P-----D-D", "plays a plan of the commander's question; in this test it begins with others' pieces"
    ),
    "own": Right("LLLL-----L-L", "shows the menus behind the commander's question"),
    "open": Right("LLLL-----L-L", "shows the menus behind the first board"),
    "change": Right("LLLL-----L-L", "shows the plans again, when one is in force"),
    "plans": Right(_NAMED, "shows the adviser's plans and what they cost"),
    "planlook": Right(_NAMED, "shows another plan"),
    "plantake": Right(
        "DD-P-----D-D", "a plan is played until the next alarm; in this test it begins with others' pieces"
    ),
    "post": Right(
        "DDD--DDD-D-D", "takes a Power before the first decision; anybody who sees the board may join this way"
    ),
    "adopt": Right(_LEAD, "an adviser's proposal becomes the decision"),
    "withdraw": Right("-P-P-----P--", "withdraws their own proposal"),
    "close": Right(_LEAD, "ends a phase even if others could still act"),
    "undo": Right("LLL------L-L", "the bot asks what to take back"),
    "takeback": Right("DDD------D-D"),
    "level": Right("LL-------L-L", "asks how much the board should show"),
    "levelset": Right("DD-------D-D", "sets that level: any before the first decision, later only one that shows more"),
    "ease": Right("DD-------D-D", "the game becomes easier or harder, by house rules of the book"),
    "rules": Right("LL-------L-L", "shows the panel of house rules, before the first decision"),
    "switch": Right("LL-------L-L", "a switch of that panel; `apply` stores it"),
    "usual": Right("LL-------L-L", "sets all switches of that panel to their standard"),
    "apply": Right("DD-------D-D", "the house rules are changed"),
    "word": Right("LLLLL----L-L", "shows the form for a number of their own for the dice, before the first decision"),
    "bring": Right("DDDDD----D-D", "that number makes the dice"),
    "resign": Right(_MANAGED, "the game is given up; if the leader of one of two sides gives up, the other side wins"),
    "handover": Right(_MANAGED, "another person leads the game; in a game of two sides everybody keeps their side"),
    "again": Right("OOOOOOOO----", "begins another game in the same channel, once this one is over"),
    "replay": Right("OOOOOOOO----", "begins another game with the same dice"),
    "anreplay": Right(_NAMED, "replays a turning point of an analysis"),
    "anagain": Right(_NAMED, "as `/analysis again`"),
    "anpick": Right(_NAMED, "shows another choice and what it is worth"),
    "ownpick": Right("OLOLLLLL-L-O", "answers a puzzle; only answers to puzzles from their own decisions are stored"),
    "anplay": Right("OOOOOOOO-O--", "as `/analysis play`"),
    "dice": Right(_NAMED),
    "log": Right(_NAMED, "shows all dice"),
    "why": Right(_NAMED),
    "words": Right(_NAMED),
    "guide": Right(_NAMED),
    "more": Right(_NAMED, "shows everything that is not on the board"),
    "fair": Right(_NAMED, "shows the hash and the players' number, and the secret once the game is over"),
    "points": Right(_NAMED, "shows how a finished game is counted"),
    "pages": Right(_NAMED, "shows the front page of a day"),
    "story": Right(_NAMED, "tells the story of the game"),
    "record": Right(_NAMED, "shows their own records"),
    "share": Right(_NAMED, "gives a card and a text to share about a finished game"),
    "filmed": Right(_NAMED, "as `/siege replay`, privately"),
    "anshow": Right(_NAMED, "as `/analysis show`, privately"),
    "giveup": Right(_ASKED, "asks before `resign`"),
    "rule": Right(_ANYWHERE, "shows a page of the rules"),
    "page": Right(_NAMED, "shows a page of the log"),
    "map": Right(_NAMED),
    "touch": Right(_NAMED, "gives their own link to the board in a browser; what they do there counts as a press here"),
    "sharing": Right("L----LL----L", "beside `touch`: shows the addresses at which the game is watched in a browser"),
    "shareall": Right(_MANAGED, "makes the address for everyone; pages of spectators decide nothing"),
    "shareform": Right("L----LL----L", "shows the form for a website that may embed the game"),
    "sharesite": Right(_MANAGED, "makes an address for that website only"),
    "unshare": Right(_MANAGED, "ends an address, and closes its pages"),
    "mapview": Right(_NAMED, "shows another part of the map, or another subject"),
    "odds": Right(_NAMED),
    "oddspick": Right(_NAMED, "shows another roll"),
    "oddswith": Right(_NAMED, "shows two rolls side by side"),
    "games": Right(_ANYWHERE, "shows a page of the list of games"),
    "gameopen": Right(_NAMED, "shows a game of that list"),
    "moretime": Right("LLL-L----L-L", "the bot asks for how long; for players who are waited for"),
    "moregive": Right("DDD-D----D-D", "as `/campaign more`"),
    "gallery": Right(_NAMED, "shows another day's board"),
    "vote": Right("DD--D------D", "votes; if the whole channel may vote, strangers too"),
    "votepropose": Right("LL--L------L", "shows the orders that could be added to the plans of the vote"),
    "voteorder": Right("DD--D------D", "adds that order, and votes for it"),
    "votewake": Right("DD--D------D", "opens a paused vote again; any other click of theirs does too"),
    "votenow": Right(_ASKED, "as `/vote now`"),
    "votesure": Right(_MANAGED, "decides the vote even if nobody has voted"),
    "dayplay": Right(_EVERYBODY, "as `/daily play`"),
    "daybattle": Right(_ANYWHERE, "as `/daily battle`"),
    "daybattleplay": Right(_EVERYBODY, "begins their one attempt at the battle of the day"),
    "puzzle": Right(_ANYWHERE, "as `/daily puzzle`"),
    "puzzled": Right(_EVERYBODY, "answers the puzzle of the day, once"),
    "puzzleshare": Right(_ANYWHERE, "gives a line to share about their own answer"),
    "puzzleon": Right(_BEGUN, "begins a game from the puzzle they have answered, in a channel without a running game"),
    "dayremind": Right(_EVERYBODY, "turns their reminders of the daily game on or off"),
    "ownpuzzle": Right(_ANYWHERE, "shows the next puzzle from their own games"),
    "ownremind": Right(_EVERYBODY, "turns their reminders of these puzzles on or off"),
    "daytable": Right(_ANYWHERE, "shows a page of a day's results"),
    "direct": Right(_EVERYBODY, "begins a game in their direct messages"),
    "seekwish": Right(_ANYWHERE, "asks for which games they want to be told of challenges"),
    "seekwished": Right("OOOOOOOOO--O", "gets direct messages about challenges whose channel they can see"),
    "seekunwish": Right(_ANYWHERE, "gets no more of these messages"),
    "windowsince": Right("LLLLL----L-L", "what has happened since their own last order, as everybody sees it"),
    "prepare": Right("-LLLL----L--", "the form for their side's next turn; in this test the other side's"),
    "prepared": Right("-DDDD----D--", "prepares orders of their side; in this test the other side's"),
    "note": Right("OOOOO----O-O", "keeps their private note about a game of theirs"),
    "mineask": Right(_EVERYBODY, "is asked again before they end a phase"),
    "seekterms": Right(_LOOK, "the form with other terms for a challenge to them"),
    "seekoffer": Right(_ACCEPTED, "answers a challenge to them by one with other terms"),
    "seekmute": Right(_EVERYBODY, "gets no more challenges from the maker of one to them"),
    "seekallow": Right(_ANYWHERE, "gets the challenges of the maker of one to them again"),
    "seeknew": Right("LLLLLLLLL---", "asks for the terms of a challenge"),
    "seekmine": Right(_ANYWHERE, "their own games of two sides"),
    "minepage": Right(_ANYWHERE, "turns the page of their games of two sides"),
    "seeksit": Right(_SOUGHT, "posts a challenge of their own, with all terms chosen"),
    "seekplay": Right("LLLLLLLL---L", "shows the terms of somebody’s challenge"),
    "seekbegin": Right(_ACCEPTED, "accepts an open challenge: the game begins in a thread of its own"),
    "seeknot": Right(_ANYWHERE, "leaves the challenge open"),
    "seekyes": Right(_ACCEPTED, "accepts a challenge to them; in this test each is challenged"),
    "seekno": Right("OOOOOOOO---O", "declines a challenge to them"),
    "seekgo": Right(_ACCEPTED, "begins the live game of their own challenge, once an opponent is there"),
    "seeklater": Right("OOOOOOOO---O", "closes their own challenge instead"),
    "rateshow": Right(_EVERYBODY, "shows or hides their own ratings"),
    "ladderpic": Right(_LOOK, "shows the ladder of the server as a picture"),
    "seekoff": Right(_EVERYBODY, "withdraws their own challenge"),
    "sit": Right(_BEGUN, "begins a game of several sides of their own, with all settings chosen"),
    "begin": Right(_BEGUN, "begins a game from the first screen"),
    "battles": Right(_ANYWHERE, "shows every battle of every game"),
    "lesson": Right(_ANYWHERE, "begins the lesson of a game, privately, or shows all lessons"),
    "learn": Right(_ANYWHERE, "answers in a lesson, or goes on in it"),
    "mirror": Right(
        "OOOOOOOO----", "another game of several sides, with sides swapped; an opponent is challenged to it first"
    ),
    "seriesnext": Right("DDDDD-------", "begins the next battle of a series, for the players of the one before"),
    "sidetake": Right("-DDDDDDD----", "takes an open side of a game; in this test the owner has the other"),
    "window": Right(
        "DDPP-----D-D", "chooses an option on the short message of a reaction; in this test as on the board"
    ),
    "offeryes": Right("-DDDD----D--", "agrees to a proposal, for the leader of the other side; the owner made it"),
    "offerno": Right("DDDDD----D-D", "refuses a proposal, as `offeryes`; its own side withdraws it"),
    "windowanswer": Right("L----------L", "shows the question from there, on a private copy"),
    "windoworders": Right("LLLLL----L-L", "shows their side's orders, from the message of a hand-over"),
    "windowaccept": Right("-DDDD----D--", "accepts an invitation to play; in this test the other side is invited"),
    "windowdecline": Right("-DDDD----D--", "declines, as `windowaccept`: the side stays open"),
    "elsewhere": Right("LLLL-----L-L", "shows the form for typing a place"),
    "place": Right("DDPP-----D-D", "chooses the typed place; in this test it ends the phase"),
    "sideorders": Right("LLLLL----L-L", "in a game of several sides, their side's standing orders"),
    "sideorder": Right("D----------D", "gives an order of their side; in this test the owner's"),
    "sidemore": Right("L----------L", "shows more of their side's orders; in this test the owner's"),
    "sideanswer": Right("L----------L", "shows the question to their side; in this test the owner's is asked"),
    "plancorps": Right(
        "-LLLL----L--", "shows the plans of a corps of their side; in this test the other player's is asked"
    ),
    "undoask": Right(
        "D----------D", "asks the other side to agree to take something back; in this test the owner's answer"
    ),
    "undoagree": Right("-DDDD----D--", "agrees, for the side that is asked; in this test the owner asked"),
    "undorefuse": Right("-DDDD----D--", "refuses, as `undoagree`: nothing is taken back"),
    "clockwait": Right(
        "-LLLL----L--", "waits, when the owner's time is over: for the leader of the other side; nothing is stored"
    ),
    "clockplay": Right("-DDDD----D--", "as `clockwait`: the autopilot plays the owner's turn"),
    "clockclaim": Right("-DDDD----D--", "as `clockwait`: the game ends, and the other side wins"),
    "absentwait": Right(
        "-LLLL----L--", "waits, when the owner no longer answers: for the leader of the other side; nothing is stored"
    ),
    "absentplay": Right("-DDDD----D--", "as `absentwait`: the autopilot plays on for the owner"),
    "absentfree": Right("-DDDD----D--", "as `absentwait`: the owner's side is free"),
    "absentclaim": Right(
        "-DDDD----D--",
        "as `absentwait`, once both have decided something: the game ends, and the other side wins",
    ),
    "sidejoin": Right("-----DDD----", "joins a side whose room they can read; in this test the owner's"),
    "my-data": Right(_ANYWHERE, "sends a file of what is stored about them"),
    "end-pages": Right(_ANYWHERE, "ends their visits to boards in a browser"),
    "forget-sure": Right(_ANYWHERE, "asks a second time"),
    "forget-me": Right("DDDDDLLLLD-D", "deletes their data; they leave their games"),
    "battleplay": Right(_LOOK, "as `/battle play`"),
    "battleedit": Right("LLLLLLLL----", "as `/battle edit`"),
    "battlefile": Right(_LOOK, "gives the text of a battle as a file"),
    "battletry": Right(_LOOK, "lets the autopilot play a battle against itself"),
    "battletext": Right("OOOOOOOO----", "stores the text of the form as a battle of theirs"),
    "battleagain": Right("LLLLLLLLL---", "shows the form again with what was typed"),
    "battlepage": Right("LLLLLLLLL--L", "turns the page of `/battle list`"),
}


class Way(NamedTuple):
    """Who may do something within a side: who leads it, and the others of it, by the way in which it is commanded."""

    everyone: str
    advisers: str
    vote: str
    note: str = ""


WITHIN: dict[str, Way] = {
    "a decision": Way("leader, others", "leader", "-", "advisers propose in the room; a vote decides there"),
    "the autopilot": Way("leader, others", "leader", "-", "with plans, and the orders of a corps"),
    "an adviser's proposal": Way("-", "others", "-", "only that side can read it"),
    "standing orders": Way("leader, others", "leader", "leader"),
    "undo": Way("leader, others", "leader", "-", "the side's own last answers"),
    "a vote": Way("-", "-", "leader, others", "only people of that side"),
    "the vote's end": Way("-", "-", "leader", "not the owner of the game or a server manager"),
    "the way of command": Way("leader", "leader", "-", "if votes decide, `/vote stop` comes first"),
    "somebody joins": Way("leader", "leader", "leader", "people who can read the room can also join by themselves"),
    "the room": Way("leader", "leader", "leader"),
    "giving up": Way("leader", "leader", "leader", "and a server manager; until both sides have played, the owner too"),
}
"""What may be done for a side of several, and by whom; people of another side, and of none, may nothing of it."""


class Counted(NamedTuple):
    """What changes who decides, in words, and what is allowed of it in a counted game after all."""

    what: str
    note: str = ""


KINDS = (DAY, ALONE, TABLE, RATED, RATED_TABLE)
"""The kinds of counted games, in the order of the columns."""
COUNTED: dict[Verb, Counted] = {
    Verb.JOIN: Counted("a new player, in the game, on a side or for a Power"),
    Verb.TAKE: Counted("taking an open side"),
    Verb.GIVE: Counted("giving a side to another person"),
    Verb.LEAVE: Counted("leaving, even to the autopilot", "players can give up instead"),
    Verb.REMOVE: Counted("removing a player"),
    Verb.HANDOVER: Counted("another owner"),
    Verb.MOVE: Counted(
        "another channel",
        "an attempt to a place that only its player reads; a table whose channel is gone; a rated game, within its "
        "server, in whose channel nobody could write for a day",
    ),
    Verb.COMMAND: Counted("another way of command, or Powers"),
    Verb.VOTE: Counted("a vote"),
    Verb.ROOM: Counted("a room for a side"),
    Verb.RULES: Counted("house rules"),
    Verb.CALENDAR: Counted("a campaign, or another pace"),
    Verb.UNDO: Counted("undo by agreement"),
    Verb.HELP: Counted("advice, plans, win chances, the autopilot’s answers"),
    Verb.PAUSE: Counted("a pause, if both leaders agree"),
    Verb.VACATE: Counted(
        "freeing or claiming a side whose player no longer answers", "a rated game is won by that, and then casual"
    ),
    Verb.BREAK_OFF: Counted("ending without a winner, if both leaders agree"),
    Verb.END: Counted(
        "an end by a person who gives up no side of theirs",
        "at a table, once a judge has ruled; a rated game by a server manager, and then nobody wins",
    ),
}
"""What the gate knows, for the page; what each kind of counted game allows stands in `bot.games.gate.MAY`."""


def page() -> str:
    """Return the table as a page of the docs."""
    head = "| | " + " | ".join(PEOPLE) + " | |"
    rule = "| --- |" + " :-: |" * len(PEOPLE) + " --- |"
    lines = [
        "# Who may do what",
        "",
        "This page lists every command, button and menu of the bot, and says who may use it. The tests try every",
        "cell of its tables: an allowed action takes effect, and a refused one changes nothing.",
        "",
        "`python -m support.permissions`, run in `tests/`, writes this page from `tests/support/permissions/table.py`.",
        "",
        "| person | who this is |",
        "| --- | --- |",
        *(f"| {who} | {what} |" for who, what in PEOPLE.items()),
        "",
        "| in the tables below | what it means |",
        "| --- | --- |",
        *(f"| {sign} | {meaning} |" for sign, meaning in SIGNS.values()),
        "",
        "Discord itself hides channels from people who may not see them. The bot checks every command and click",
        "against these tables all the same, in case somebody finds a way around Discord.",
    ]
    for title, rows, sign in (("Commands", COMMANDS, "/"), ("Buttons and menus", PRESSES, "")):
        lines += ["", f"## {title}", "", head, rule]
        for name, right in rows.items():
            cells = " | ".join(SIGNS[right.verdict(who)][0] for who in PEOPLE)
            lines.append(f"| `{sign}{name}` | {cells} | {right.note} |")
    lines += ["", *_POSTS, "", *_BOUNDS]
    title, *text = _WITHIN
    columns = "| | everybody decides | one player commands | by vote | |"
    lines += ["", title, "", *text, "", columns, "| --- | --- | --- | --- | --- |"]
    for name, way in WITHIN.items():
        cells = " | ".join(each.replace("-", "–") for each in way[:3])
        lines.append(f"| {name} | {cells} | {way.note} |")
    lines += _TWO_SIDES
    lines += [
        "",
        *_COUNTED,
        "",
        "| | day | duel, duplicate | table | rated | rated table | |",
        "| --- | :-: | :-: | :-: | :-: | :-: | --- |",
    ]
    for verb, counted in COUNTED.items():
        cells = " | ".join("**does**" if verb in MAY[kind] else "–" for kind in KINDS)
        lines.append(f"| {counted.what} | {cells} | {counted.note} |")
    return "\n".join((*lines, "", *tournament_table.section())) + "\n"


_TWO_SIDES = (
    "",
    "These rules apply to a casual game of two sides once both sides have made a decision:",
    "",
    "- The game ends by its rules, or one side gives up, or one side claims the win because the other has run out of",
    "  time.",
    "- The owner of a game may play no side. Such an owner cannot end the game while a person plays a side.",
    "- A server manager who plays no side can end the game. Then nobody wins, and the bot tells both sides who",
    "  ended it.",
    "- The last person of a side cannot simply leave while a person plays the other side. They can give up, hand the",
    "  side to another person, or let the autopilot play it. The other side can still beat the autopilot.",
    "- Nobody can leave a side whose time has run out. Only the other side can remove the player, because it may",
    "  claim the game.",
)

_COUNTED = (
    "## In a game that counts",
    "",
    "Some games count for a result: attempts at the daily game, duels and duplicates while their seed is secret,",
    "tournament tables until they have a result, and rated games until they are over. In such a game nobody can change",
    "who decides, not even the owner or a server manager. Each player decides for their own side and may give up. A",
    "rated game gives no help: no advice, no plans, no win chances. In a rated tournament, tables are rated games.",
)


_WITHIN = (
    "## Within a side",
    "In a game of several sides, only the people of a side decide for it, and the leader of the side chooses how.",
    "Votes and proposals are in the side's room, which the other sides cannot read. The owner of the game has no say",
    "in a side that they do not belong to.",
)


_POSTS = (
    "## What the bot posts for whom",
    "",
    "If you may not post in a channel, the bot does not post there for you. This applies when you start a game, move",
    "it, show it again or practise, and to campaigns, votes, public answers, and channels that follow a game. You need",
    "these permissions in the channel:",
    "",
    "- In a channel you need *Send Messages*. In a thread you need *Send Messages in Threads*, and in a locked thread",
    "  *Manage Threads* as well.",
    "- You need *Use External Apps* if only you have added the bot, and the server has not.",
    "- For a game in a thread of its own you need *Create Public Threads* and *Send Messages in Threads*.",
    "- If the daily game cannot be in your direct messages, it gets a private thread. You then need one of the two",
    "  permissions to create threads.",
    "",
    "The bot posts nothing in a channel for a person who is timed out. In direct messages it posts for everybody. When",
    "the bot refuses to post, it names the missing permission and the channel.",
    "",
    "You do not need *Attach Files* or *Create Polls*, because the bot posts its pictures and polls itself. All",
    "players can go on playing on a board in the game's channel, because the board belongs to the game.",
    "",
    "## The daily game",
    "",
    "Until the day is over, only you can see your attempt at the daily game, whatever permissions others have. You can",
    "show it yourself, but only in the place where you play it.",
)

_BOUNDS = (
    "## Limits",
    "",
    "The bot limits how often a person may do something. Ordinary players never reach these limits. A player who does",
    "is told how long to wait.",
    "",
    "| what | how many |",
    "| --- | --- |",
    "| clicks and commands | 30 in ten seconds |",
    "| suggestions while you type | 80 in ten seconds |",
    "| pictures: boards, maps, odds, records | 24 a minute; the board in words has no limit |",
    "| whole games and files: replays, exports, verification, newspapers, all dice, your data | 6 in two minutes |",
    "| new games | 6 a minute |",
    "",
    "The bot draws one picture at a time, and people take turns. If you ask for many pictures, at most four of yours",
    "wait at a time, and other people do not have to wait for all of them. The board of a game that you play is drawn",
    "before your other pictures.",
    "",
    "For measurements, `SIEGEMASTER_COOLDOWNS=no` removes all limits.",
)
