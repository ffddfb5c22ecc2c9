"""A series for tests: one battle as text in the file, two that come with the game."""

from games.battles.mutants import ROOT

TOKAR = (ROOT / "tests/games/battles/tokar.battle").read_text(encoding="utf-8")
THREE = f"""series 1 ascari
name: Three wells
name it: Tre pozzi
recover: 1

[battle tokar]
italian: caravan
dervish: camp
{TOKAR}
[battle caravan]               // the next battle of the file follows, whichever side wins
worth: 2
from: agordat-1890

[battle camp]
from: agordat-1893
"""
