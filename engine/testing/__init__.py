"""Test tools for all games: conformance cases, examples, invariants, a fuzzer, and statistics."""
