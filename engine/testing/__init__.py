"""What checks games, once for all of them: conformance cases and examples, invariants, the fuzzer, distributions."""
