"""Positions, conformance cases and invariants of Ascari."""
