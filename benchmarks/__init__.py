"""Benchmarks of speed, memory and load; run by make bench and make bench-load."""
