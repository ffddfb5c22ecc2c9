"""The command line: its subcommands, and what becomes of their errors.

Exit status: 0 when all is well, 1 when something failed or differed, 2 when the command was not understood.
"""

from __future__ import annotations

import logging
import sys

import typer

from benchmarks import speed
from benchmarks.load import __main__
from bot.cli import (
    backup,
    cases,
    check_saves,
    contact_sheet,
    doctor,
    export,
    fuzz,
    migrate_db,
    render,
    run,
    simulate,
    verify,
)
from bot.cli.console import Failure
from bot.cli.output import close, note
from bot.runtime import logging_setup
from db.storage import private_files

log = logging.getLogger(__name__)

app = typer.Typer(
    name="siegemaster",
    help="A game master that lives in Discord channels, and on a page of your own machine.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("run")(run.run)
app.command("simulate")(simulate.simulate)
app.command("cases")(cases.cases)
app.command("render")(render.render_position)
app.command("contact-sheet")(contact_sheet.contact_sheet)
benches = typer.Typer(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
benches.callback()(speed.bench)
benches.command("load")(__main__.load)
app.add_typer(benches, name="bench")
app.command("fuzz")(fuzz.fuzz)
app.command("check-saves")(check_saves.check_saves)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore_backup)
app.command("doctor")(doctor.doctor)
app.command("migrate-db")(migrate_db.migrate_db)
app.command("verify")(verify.verify)
app.command("export")(export.export)


def main() -> None:
    """Run the command line; ends the process."""
    private_files.keep_to_oneself()
    # The bot itself sets its log up as it is told to.
    logging_setup.set_up("WARNING", form="text")
    sys.exit(_status())


def _status() -> int:
    """What the process ends with, when all has been said."""
    try:
        done = app(standalone_mode=False)
    except Failure as failure:
        note(f"siegemaster: {failure}")
        return 1
    except typer.TyperException as misunderstood:
        return _misunderstood(misunderstood)
    except typer.Abort:
        return 1
    except BrokenPipeError:  # the reader of our output has seen enough
        close()
        return 1
    except Exception:
        log.critical("the program stops: nobody foresaw this error", exc_info=True)
        return 1
    return done if isinstance(done, int) else 0


def _misunderstood(error: typer.TyperException) -> int:
    """A command line that cannot be followed: what is wrong, and how it is written. It may quote a file's name."""
    context = getattr(error, "ctx", None)
    if type(error).__name__ != "NoArgsIsHelpError":  # whose text is the help, which is printed already
        if context is not None:
            note(context.get_usage())
            note(f"Try '{context.command_path} --help' for help.")
        note(f"siegemaster: {getattr(error, 'format_message', error.__str__)()}")
    return int(getattr(error, "exit_code", 1))
