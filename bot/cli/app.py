"""The command line: its subcommands and error handling.

Exit status: 0 for success, 1 if something failed or differed, 2 if the command line was invalid.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from bot.cli import (
    backup,
    battle,
    cases,
    check_saves,
    compute,
    console,
    contact_sheet,
    doctor,
    export,
    fuzz,
    migrate_db,
    ratings,
    render,
    run,
    simulate,
    smoke,
    tournament,
    verify,
)
from bot.cli.output import say

app = typer.Typer(
    name="siegemaster",
    help="A game master for historical wargames, in Discord or on a page of your own machine.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(asked: bool) -> None:
    if asked:
        say(f"siegemaster {version('siegemaster')}")
        raise typer.Exit


@app.callback()
def _start(
    *,
    _version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Print the version and end.")
    ] = False,
) -> None:
    """Accept the options typed before the command."""


app.command("run")(run.run)
app.command("compute")(compute.compute)
app.command("simulate")(simulate.simulate)
app.command("cases")(cases.cases)
app.command("render")(render.render_position)
app.command("contact-sheet")(contact_sheet.contact_sheet)
app.command("fuzz")(fuzz.fuzz)
app.command("check-saves")(check_saves.check_saves)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore_backup)
app.command("doctor")(doctor.doctor)
app.command("smoke")(smoke.smoke)
app.command("migrate-db")(migrate_db.migrate_db)
app.command("verify")(verify.verify)
app.command("export")(export.export)
app.add_typer(battle.app, name="battle")
app.add_typer(ratings.app, name="ratings")
app.add_typer(tournament.app, name="tournament")


def main() -> None:
    """Run the command line and end the process."""
    console.run(app, name="siegemaster")
