"""The steward's decisions, one subject per module: routes of the Boxers, posts, shots, moves, homes, wounded."""
