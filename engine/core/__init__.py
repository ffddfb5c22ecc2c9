"""The base of every game: questions (Asks) and answers, named dice, events, steps, saves, and the `Ruleset`
protocol.
"""
