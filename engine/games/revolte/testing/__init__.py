"""Positions, conformance cases and invariants of La révolte des Boxers."""
