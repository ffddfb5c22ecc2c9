"""Printed pages for games of Keep Up the Fire!"""
