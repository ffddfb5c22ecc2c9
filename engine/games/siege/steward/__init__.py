"""The adviser and autopilot of the siege, with a module for each subject."""
