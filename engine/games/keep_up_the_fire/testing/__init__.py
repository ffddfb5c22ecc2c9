"""Positions, conformance cases and invariants of Keep Up the Fire!."""
