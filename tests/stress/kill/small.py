"""The crash test with the little game of the tests alone: what always runs, while `make stress` has every game die."""

from __future__ import annotations

from stress.kill import mortal
from stress.kill.ordeal import Ordeal
from stress.kill.people import People
from support import toygame

from bot.boards.pictures import PictureWorker

ROOMS = ("played", "voted", "polled")


class SmallOrdeal(Ordeal):
    """Kills while the little game is played, on a board, by vote and by poll."""

    zygote = "stress.kill.small"

    def gathered(self) -> list[People]:
        """Create the people and their channels."""
        rooms = {name: self.world.channel(name) for name in ROOMS}
        return [People(self.world, self.chance, rooms, games=(toygame.NAME,))]


def main() -> None:
    """Fork a life for each line and wait for its end; the other games are there, and no board of theirs is drawn."""
    toygame.install()
    PictureWorker.warm_up = lambda *_, **__: None  # type: ignore[method-assign]
    mortal.main(games=(toygame.NAME,))


if __name__ == "__main__":
    main()
