"""Side-by-side benchmarks: not part of the package, not timed tests."""
