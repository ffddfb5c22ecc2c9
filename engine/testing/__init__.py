"""Tests for all games: conformance cases, examples, invariants, fuzzer and distributions."""
