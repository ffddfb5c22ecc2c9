"""Battles as text files, for every game that supports them.

A file has a first line `battle 1 GAME`, lines `word: value`, and sections with a `[heading]`. Each game decides what
the sections mean. `engine.hexes.written` reads maps of hexes, `engine.tabletop.written` tables in millimetres.
"""
