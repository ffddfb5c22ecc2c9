"""The steward of the siege, with a module for each subject."""
