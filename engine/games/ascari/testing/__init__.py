"""Modules for testing Ascari: positions, conformance cases and invariants."""
