"""The line that shows the progress of a replay."""

from __future__ import annotations

from bot.ui import progress_line
from bot.ui.texts import say


class ReplayProgress(progress_line.ProgressLine):
    """Shows the progress of drawing a replay."""

    def wait(self) -> None:
        """Show that another replay is being drawn first."""
        self.due = progress_line.now()
        self.tell(say("replay-waiting", locale=self.locale))

    def advance(self, done: int, total: int) -> None:
        """Show how many of the pictures are drawn."""
        if done >= total:
            # This line stays for some seconds and comes only once, so it is sent even if the interval is not over.
            self.due = progress_line.now() if self.shown else self.due
            self.tell(say("replay-packing", locale=self.locale, total=total))
            return
        marks = progress_line.bar(done, total)
        self.tell(say("replay-drawing", locale=self.locale, marks=marks, done=done, total=total))
