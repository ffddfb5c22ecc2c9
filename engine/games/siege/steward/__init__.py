"""The steward's judgement, a chapter a module: where the Boxers go, posts, shots, moves, homes, wounded."""
