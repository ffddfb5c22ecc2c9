"""Texts about the odds of rolls in Keep Up the Fire!"""
