"""Checks for all games: conformance cases and examples, invariants, the fuzzer, distributions of results."""
