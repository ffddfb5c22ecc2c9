"""Positions, conformance cases and invariants of the siege of the Legations."""
