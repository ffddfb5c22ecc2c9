"""The base of every game: questions, answers, dice, events, steps, saves, and the `Ruleset` protocol."""
