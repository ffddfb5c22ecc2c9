"""The odds of Ascari's rolls."""
