"""Format times and verdicts."""

from __future__ import annotations

from collections.abc import Sequence


def percentile(seconds: Sequence[float], share: float) -> float:
    """Return a percentile in milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(seconds: Sequence[float]) -> str:
    """Format the median and the 99th percentile."""
    return f"p50 {percentile(seconds, 0.5):,.0f} ms, p99 {percentile(seconds, 0.99):,.0f} ms"


def verdict(*, reached: bool) -> str:
    """Say whether a goal was reached."""
    return "reached" if reached else "MISSED"
