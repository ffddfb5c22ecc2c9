"""The change of a tournament's state by each fact, and the conditions under which a fact is impossible. A refused fact
changes nothing.
"""
