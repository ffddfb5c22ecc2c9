"""The base of every game: Asks and answers, named dice, events, steps, saves and the protocol of a `Ruleset`."""
