"""Fire, melee, losses and retreats."""
