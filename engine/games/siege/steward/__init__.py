"""The steward of the siege, with a module for each subject: Boxer routes, posts, shots, moves, homes, wounded."""
