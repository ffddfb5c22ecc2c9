"""The line of progress of a replay that is being drawn."""

from __future__ import annotations

from bot.replays.worker import Progress
from bot.ui import progress_line
from bot.ui.texts import say


class ReplayProgress(progress_line.ProgressLine):
    """Show how far the drawing of a replay is."""

    def wait(self) -> None:
        """Show immediately that another replay is drawn first."""
        self.due = progress_line.now()
        self.tell(say("replay-waiting", locale=self.locale))

    def advance(self, progress: Progress) -> None:
        """Show how far the drawing is."""
        done, total = progress.done, progress.total
        if done >= total:
            # This line stays for some seconds, so send it even if not due; it comes only once.
            self.due = progress_line.now() if self.shown else self.due
            self.tell(say("replay-packing", locale=self.locale, total=total))
            return
        marks = progress_line.bar(done, total)
        self.tell(say("replay-drawing", locale=self.locale, marks=marks, done=done, total=total))
