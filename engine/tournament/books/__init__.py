"""The rulebooks of tournaments: their scenarios, penalties and presets as data."""
