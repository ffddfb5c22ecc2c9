"""What the tests of all games share: conformance cases, the fuzz harness."""
