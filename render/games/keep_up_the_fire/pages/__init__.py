"""Printed pages about the game Keep Up the Fire!"""
