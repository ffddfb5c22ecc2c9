"""Who may do what in a tournament: the commands of judges and the presses about tables, by person."""

from __future__ import annotations

from typing import Literal, NamedTuple

Verdict = Literal["does", "own", "looks", "no"]

PEOPLE: dict[str, str] = {
    "organizer": "leads the tournament and does not play",
    "judge": "was named by the organizer and does not play",
    "at the table": "plays at the table that the opponent has reported",
    "registered": "plays at another table",
    "manager": "has *Manage Server* there, and does not play",
    "stranger": "sees the channel, and does not play",
    "outsider": "is in another server",
    "direct": "plays at the table, in direct messages with the bot",
    "bot": "is a bot",
}
LETTERS: dict[str, Verdict] = {"D": "does", "O": "own", "L": "looks", "-": "no"}
SIGNS: dict[Verdict, tuple[str, str]] = {
    "does": ("**does**", "it is stored in the log of the tournament"),
    "own": ("own", "it is kept as their draft, which nobody else sees"),
    "looks": ("sees", "they get a private answer or a question; nothing changes"),
    "no": ("–", "they are refused privately, with the reason; nothing changes"),
}


class Right(NamedTuple):
    """The verdict for each of `PEOPLE`, one letter each, and a note."""

    cells: str
    note: str = ""

    def verdict(self, who: str) -> Verdict:
        """Return the verdict for a person."""
        return LETTERS[self.cells[list(PEOPLE).index(who)]]


_ORGANIZER = "D--------"
_ORGANIZER_LOOKS = "L--------"
_JUDGE = "DD-------"
_JUDGES_LOOK = "LL-------"
_TABLE = "--D------"
_PLAYS = "--LL-----"
_PLAYERS = "--DD-----"
_ALL_THERE = "LLLLLL---"
_MAY_JOIN = "LL--LL---"
_OWN_GAME = "--DD-----"

COMMANDS: dict[str, Right] = {
    "tournament export": Right(_ALL_THERE, "what everybody may see: no secret lists, no seed before it is public"),
    "tournament play": Right(_OWN_GAME, "the game at their own table, if the tournament plays one with the bot"),
    "judge panel": Right(_JUDGES_LOOK),
    "judge settings": Right(_JUDGES_LOOK, "the organizer changes them, until round one is paired"),
    "judge helpers": Right(_ORGANIZER, "to name a judge; anybody there may ask who judges"),
    "judge handover": Right(_ORGANIZER_LOOKS, "the bot asks first; a manager replaces an organizer who is gone"),
    "judge pair": Right(_JUDGES_LOOK, "the draft; then the button `tpost`"),
    "judge time": Right(_JUDGE),
    "judge result": Right(_JUDGE, "not at a table of their own while another judge is there"),
    "judge player": Right(_JUDGE, "only the organizer admits; before an act against a player the bot asks"),
    "judge penalty": Right(_JUDGE, "not for their opponent while another judge is there"),
    "judge list": Right(_JUDGES_LOOK, "a list that is returned, or entered from paper, is stored"),
    "judge end": Right(_ORGANIZER_LOOKS, "before the last round the bot asks first"),
    "judge cancel": Right(_ORGANIZER_LOOKS, "the bot asks first"),
    "judge reopen": Right(_ORGANIZER),
}
"""Commands of who leads or judges."""
COMMANDS |= {
    "tournament join": Right(_MAY_JOIN, "the registration form, for people who are not registered"),
    "tournament leave": Right(_PLAYERS, "before the draw without a trace; later the bot asks first"),
    "tournament list": Right(_PLAYS, "their own list, in a form or as a file"),
    "tournament here": Right(_PLAYERS),
    "tournament away": Right(_PLAYERS),
    "tournament table": Right(_PLAYS),
    "tournament report": Right(_PLAYS, "the form, or the present report"),
    **{f"tournament {name}": Right(_ALL_THERE) for name in ("pairings", "page", "info", "why", "log")},
    "tournament watch": Right("D---D----", "in another channel where they may post"),
    "tournament unwatch": Right("D---D----", "in that channel"),
    "tournament find": Right("LLLLLLL--", "tournaments whose channels they see"),
    "tournament create": Right("LLLLLLL--", "people who may post there; an outsider in their own server"),
}

PRESSES: dict[str, Right] = {
    "tplay": Right(_OWN_GAME, "as `/tournament play`"),
    "treport": Right(_PLAYS, "their own table"),
    "tpage": Right("--L------", "shows a page of the form for their own table"),
    "tsheet": Right("--O------", "keeps what they have entered in the form"),
    "tsend": Right(_TABLE, "sends the report of their own table"),
    "tright": Right(_TABLE, "not for their own report; a judge for a guest"),
    "twrong": Right(_TABLE),
    "tpanel": Right(_JUDGES_LOOK),
    "tsettle": Right(_JUDGE, "settles an open matter; in this test, posts the standings of the round"),
    "trule": Right(_JUDGE, "decides which of two reports is right"),
    "truling": Right(_JUDGE, "enters their ruling on a table"),
    "tcorrect": Right(_JUDGE, "the same with a reason, if there was a result"),
    "tpair": Right(_JUDGES_LOOK),
    "tpost": Right(_JUDGE),
    "tdraft": Right(_JUDGE, "lets in players without a list; an odd number is for the organizer"),
    "thand": Right(_JUDGES_LOOK, "shows the form for pairs set by hand"),
    "thanded": Right(_JUDGE, "stores pairs set by hand, with a public reason"),
    "task": Right(_ORGANIZER_LOOKS, "asks whether to close registration now"),
    "tsure": Right(_JUDGE, "confirms an act, in this test that a player drops out; only the organizer ends or cancels"),
    "tgive": Right(_ORGANIZER, "hands the tournament to another person"),
    "tlistfor": Right(_JUDGES_LOOK, "shows the form for a player's list"),
    "tlistedfor": Right(_JUDGE, "stores a player's or guest's list"),
    "tlate": Right("LL--LL---", "asks to join after registration closed; players need not"),
    "tadmit": Right(_ORGANIZER, "admits people who have asked"),
    "tmove": Right("D---D----", "moves a tournament whose channel is gone to the channel of the button"),
    "tfile": Right("LLLLL----", "sends the file of a tournament whose channel is gone, to the people in it"),
    "tswitches": Right(_ORGANIZER, "changes the switches, until round one is paired"),
    "tfigures": Right(_JUDGES_LOOK),
    "tfigured": Right(_ORGANIZER, "stores the figures, until round one is paired"),
    "tguests": Right(_JUDGE),
    "tannounce": Right(_ORGANIZER),
    "tjoin": Right(_MAY_JOIN),
    "tjoined": Right("DD--DD---"),
    "tleave": Right(_PLAYERS),
    "tlist": Right(_PLAYS),
    "tlisted": Right(_PLAYERS),
    "tmine": Right(_PLAYS),
    "tsettings": Right(_JUDGES_LOOK, "shows the settings panel, once the tournament is created"),
    "tdetails": Right(_JUDGES_LOOK),
    "tdetailed": Right(_ORGANIZER, "stores the details, until round one is paired"),
    "tscenes": Right(_JUDGES_LOOK),
    "tscened": Right(_ORGANIZER, "stores the scenarios, until round one is paired"),
    "thowto": Right(_ALL_THERE),
    "tkit": Right(_JUDGES_LOOK, "asks which player lacks kit"),
    "tkitwho": Right(_JUDGES_LOOK, "shows what that player could be missing"),
    "tkitwhat": Right(_JUDGES_LOOK, "shows the sum before the penalty is given"),
    "tkitgive": Right(_JUDGE, "gives the penalties for missing kit"),
    "twhen": Right("--L------", "shows the form for times at their own table; a judge for a guest"),
    "twhened": Right(_TABLE, "proposes times for their own table, over weeks"),
    "tagree": Right(_TABLE, "agrees to a time that the opponent has proposed"),
    "tmore": Right("--L------", "shows the form to ask for more time"),
    "tmored": Right(_TABLE, "asks for more time; a judge decides"),
    "tnobody": Right(_TABLE, "reports that the opponent did not come; a judge decides"),
    "thereami": Right(_PLAYERS, "as `/tournament here`"),
    "twho": Right(_ALL_THERE),
    "tpages": Right(_ALL_THERE),
}


def section() -> list[str]:
    """Return the table as lines of the docs page."""
    head = "| | " + " | ".join(PEOPLE) + " | |"
    rule = "| --- |" + " :-: |" * len(PEOPLE) + " --- |"
    lines = ["## In a tournament", ""]
    lines += ["| person | who this is |", "| --- | --- |"]
    lines += [*(f"| {who} | {what} |" for who, what in PEOPLE.items()), ""]
    lines += ["| in the tables below | what it means |", "| --- | --- |"]
    lines += [f"| {sign} | {meaning} |" for sign, meaning in SIGNS.values()]
    for title, rows, sign in (
        ("Commands of tournaments", COMMANDS, "/"),
        ("Buttons and menus of tournaments", PRESSES, ""),
    ):
        lines += ["", f"### {title}", "", head, rule]
        for name, right in rows.items():
            cells = " | ".join(SIGNS[right.verdict(who)][0] for who in PEOPLE)
            lines.append(f"| `{sign}{name}` | {cells} | {right.note} |")
    return lines
