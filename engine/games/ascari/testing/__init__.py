"""The testing modules of Ascari: positions, conformance cases and invariants."""
