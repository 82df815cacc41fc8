"""Run all parts of the scaled site on one machine, for tests, benchmarks and trials."""
