"""Random numbers from a keyed hash of a counter.

The key is the game's secret seed; the counter is the only random state of a game. Nobody can
predict a draw without the seed, and everybody can verify all draws with it.
"""

from __future__ import annotations

import hashlib

SEED_BYTES = 32
_WORD = 1 << 64


def new_seed(secret: str | bytes | int) -> str:
    """Make a seed, as hexadecimal text, from any secret; equal secrets give equal seeds."""
    raw = secret if isinstance(secret, bytes) else str(secret).encode()
    return hashlib.sha256(raw).hexdigest()


def is_seed(text: str) -> bool:
    """Return whether `text` has the form of a seed from `new_seed`."""
    return len(text) == 2 * SEED_BYTES and all(char in "0123456789abcdef" for char in text)


def seed_hash(seed: str) -> str:
    """Return the hash of a seed that is published while its game is running."""
    return hashlib.sha256(b"glenmore seed " + seed.encode()).hexdigest()


def shuffle(seed: str, counter: int, number: int) -> tuple[list[int], int]:
    """Return the numbers below `number` in random order, and the next counter.

    Each number gets 64 random bits and is sorted by them.
    """
    key, bits = bytes.fromhex(seed), b""
    while len(bits) < 8 * number:
        bits += hashlib.blake2b(counter.to_bytes(8, "big"), key=key).digest()
        counter += 1
    words = [bits[8 * each : 8 * each + 8] for each in range(number)]
    return sorted(range(number), key=words.__getitem__), counter


def draw(seed: str, counter: int, sides: int) -> tuple[int, int]:
    """Draw a number below `sides`; return it and the next counter."""
    key = bytes.fromhex(seed)
    limit = _WORD - _WORD % sides  # above it, low numbers would be more likely
    while True:
        digest = hashlib.blake2b(counter.to_bytes(8, "big"), key=key, digest_size=8).digest()
        counter += 1
        bits = int.from_bytes(digest, "big")
        if bits < limit:
            return bits % sides, counter
