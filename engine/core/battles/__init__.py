"""Battles as text files, for every game that has them: the shell of a file, its problems by line, its code.

A file has a first line `battle 1 GAME`, lines `word: value`, and sections with a `[heading]`. What the sections mean is
the game's; maps of hexes are read by `engine.hexes.written`, tables in millimetres by `engine.tabletop.written`.
"""
