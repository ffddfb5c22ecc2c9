"""Handlers of the facts: how each fact changes a tournament's state.

A fact that is refused changes nothing.
"""
