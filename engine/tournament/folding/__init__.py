"""Handlers of the facts: how each fact changes a tournament's state, and when it is impossible.

A fact that is refused changes nothing.
"""
