"""Tests that all games share: conformance cases, examples, invariants, the fuzzer and distributions of results."""
