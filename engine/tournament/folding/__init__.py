"""The functions that apply facts to a tournament's state.

A fact that is refused changes nothing.
"""
