"""The data in rulebooks of tournaments: scenarios, penalties and presets."""
