"""Who may do what in a tournament: the commands of judges and the presses about tables, by person."""

from __future__ import annotations

from typing import Literal, NamedTuple

Verdict = Literal["does", "own", "looks", "no"]

PEOPLE: dict[str, str] = {
    "organizer": "leads the tournament, and does not play",
    "judge": "was named a judge by the organizer, and does not play",
    "at the table": "plays at the table, whose other player has reported it",
    "registered": "plays at another table",
    "manager": "has Manage Server there, and does not play",
    "stranger": "sees the channel, and does not play",
    "outsider": "is in another server",
    "direct": "plays at the table, and asks in direct messages with the bot",
    "bot": "is a bot",
}
LETTERS: dict[str, Verdict] = {"D": "does", "O": "own", "L": "looks", "-": "no"}
SIGNS: dict[Verdict, tuple[str, str]] = {
    "does": ("**does**", "it is stored in the journal of the tournament"),
    "own": ("own", "it is kept as what they have entered so far, and seen by nobody else"),
    "looks": ("sees", "it is answered privately, or asks for more; nothing is changed"),
    "no": ("–", "it is refused: privately, with the reason, and nothing is changed"),
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
    "tournament export": Right(_ALL_THERE, "as everybody may see it: no secret lists, no seed before it is told"),
    "tournament play": Right(_OWN_GAME, "the bot's own game at one's own table, where the tournament plays one"),
    "judge panel": Right(_JUDGES_LOOK),
    "judge settings": Right(_JUDGES_LOOK, "the organizer changes them, until round one is paired"),
    "judge helpers": Right(_ORGANIZER, "naming a judge; anybody there may ask who judges"),
    "judge handover": Right(_ORGANIZER_LOOKS, "asks first; a manager takes the place of an organizer who is gone"),
    "judge pair": Right(_JUDGES_LOOK, "the draft; then the press «tpost»"),
    "judge time": Right(_JUDGE),
    "judge result": Right(_JUDGE, "not at a table of their own while another judge is there"),
    "judge player": Right(_JUDGE, "only the organizer admits; what is done against a player asks first"),
    "judge penalty": Right(_JUDGE, "not their opponent, while another judge is there"),
    "judge list": Right(_JUDGES_LOOK, "returning one, or entering one on paper, is stored"),
    "judge end": Right(_ORGANIZER_LOOKS, "before the last round it asks first"),
    "judge cancel": Right(_ORGANIZER_LOOKS, "it asks first"),
    "judge reopen": Right(_ORGANIZER),
}
"""Commands of who leads or judges."""
COMMANDS |= {
    "tournament join": Right(_MAY_JOIN, "the form of registration, for who is not in it"),
    "tournament leave": Right(_PLAYERS, "before the lots without a trace, afterwards it asks first"),
    "tournament list": Right(_PLAYS, "their own, in a form or as a file"),
    "tournament here": Right(_PLAYERS),
    "tournament away": Right(_PLAYERS),
    "tournament table": Right(_PLAYS),
    "tournament report": Right(_PLAYS, "the form, or what there is already"),
    **{f"tournament {name}": Right(_ALL_THERE) for name in ("pairings", "page", "info", "why", "log")},
    "tournament watch": Right("D---D----", "into another channel where they may post"),
    "tournament unwatch": Right("D---D----", "there"),
    "tournament find": Right("LLLLLLL--", "those whose channels they see"),
    "tournament create": Right("LLLLLLL--", "who may post there; in a server of their own an outsider, too"),
}

PRESSES: dict[str, Right] = {
    "tplay": Right(_OWN_GAME, "as `/tournament play`"),
    "treport": Right(_PLAYS, "each their own table"),
    "tpage": Right("--L------", "a page of the form of one's own table"),
    "tsheet": Right("--O------", "what was entered of it"),
    "tsend": Right(_TABLE, "the report of one's own table"),
    "tright": Right(_TABLE, "not of one's own report; a judge for a guest"),
    "twrong": Right(_TABLE),
    "tpanel": Right(_JUDGES_LOOK),
    "tsettle": Right(_JUDGE, "what waits; here the page of the round"),
    "trule": Right(_JUDGE, "that one of two accounts is right"),
    "truling": Right(_JUDGE, "what they have entered of a table"),
    "tcorrect": Right(_JUDGE, "the same with its reason, where there was a result"),
    "tpair": Right(_JUDGES_LOOK),
    "tpost": Right(_JUDGE),
    "tdraft": Right(_JUDGE, "who has no list is let in; the odd number is the organizer's"),
    "thand": Right(_JUDGES_LOOK, "the form of pairs by hand"),
    "thanded": Right(_JUDGE, "pairs by hand, with a reason that everybody reads"),
    "task": Right(_ORGANIZER_LOOKS, "whether registration is to be closed now"),
    "tsure": Right(_JUDGE, "what was asked first, here dropping a player; the organizer alone ends and cancels"),
    "tgive": Right(_ORGANIZER, "the tournament to somebody else"),
    "tlistfor": Right(_JUDGES_LOOK, "the form of the list of a player"),
    "tlistedfor": Right(_JUDGE, "the list of a player, a guest's too"),
    "tlate": Right("LL--LL---", "to be let in after registration closed; those who play need not"),
    "tadmit": Right(_ORGANIZER, "who has asked"),
    "tmove": Right("D---D----", "a tournament whose channel is gone, into the channel where it is pressed"),
    "tfile": Right("LLLLL----", "a tournament whose channel is gone, for those who have part in it"),
    "tswitches": Right(_ORGANIZER, "until round one is paired"),
    "tfigures": Right(_JUDGES_LOOK),
    "tfigured": Right(_ORGANIZER, "until round one is paired"),
    "tguests": Right(_JUDGE),
    "tannounce": Right(_ORGANIZER),
    "tjoin": Right(_MAY_JOIN),
    "tjoined": Right("DD--DD---"),
    "tleave": Right(_PLAYERS),
    "tlist": Right(_PLAYS),
    "tlisted": Right(_PLAYERS),
    "tmine": Right(_PLAYS),
    "tsettings": Right(_JUDGES_LOOK, "the panel of settings, from the creation on"),
    "tdetails": Right(_JUDGES_LOOK),
    "tdetailed": Right(_ORGANIZER, "until round one is paired"),
    "tscenes": Right(_JUDGES_LOOK),
    "tscened": Right(_ORGANIZER, "until round one is paired"),
    "thowto": Right(_ALL_THERE),
    "tkit": Right(_JUDGES_LOOK, "the kit: whose"),
    "tkitwho": Right(_JUDGES_LOOK, "what that player may lack"),
    "tkitwhat": Right(_JUDGES_LOOK, "the sum, before it is given"),
    "tkitgive": Right(_JUDGE, "the penalties for it"),
    "twhen": Right("--L------", "the form of times for one's own table; a judge for a guest"),
    "twhened": Right(_TABLE, "times for one's own table, over weeks"),
    "tagree": Right(_TABLE, "to a time that the other has proposed"),
    "tmore": Right("--L------", "the form by which more time is asked for"),
    "tmored": Right(_TABLE, "more time, which a judge gives"),
    "tnobody": Right(_TABLE, "that nobody came, of which a judge decides"),
    "thereami": Right(_PLAYERS, "as `/tournament here`"),
    "twho": Right(_ALL_THERE),
    "tpages": Right(_ALL_THERE),
}


def section() -> list[str]:
    """Return the table as lines of the docs page."""
    head = "| | " + " | ".join(PEOPLE) + " | |"
    rule = "| --- |" + " :-: |" * len(PEOPLE) + " --- |"
    lines = ["## In a tournament", ""]
    lines += [*(f"- **{who}**: {what}" for who, what in PEOPLE.items()), ""]
    lines += [f"- {sign}: {meaning}" for sign, meaning in SIGNS.values()]
    for title, rows, sign in (("Commands of tournaments", COMMANDS, "/"), ("Presses in tournaments", PRESSES, "")):
        lines += ["", f"### {title}", "", head, rule]
        for name, right in rows.items():
            cells = " | ".join(SIGNS[right.verdict(who)][0] for who in PEOPLE)
            lines.append(f"| `{sign}{name}` | {cells} | {right.note} |")
    return lines
