"""Benchmarks of speed, memory and load; `make bench` and `make bench-load` run them."""
