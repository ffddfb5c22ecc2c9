"""Battles as text files, for every game that supports them.

A file has a first line `battle 1 GAME`, lines of the form `word: value`, and sections with a `[heading]`. Each game
decides what the sections mean. `engine.hexes.written` reads maps of hexes, and `engine.tabletop.written` reads tables
in millimetres.
"""
