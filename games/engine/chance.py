"""Where does chance come from?

From a keyed hash of a counter: the key is the game's secret seed, the counter the one
integer of chance in the state. Who lacks the seed cannot predict a draw; who has it can
verify every one.
"""

from __future__ import annotations

import hashlib

SEED_BYTES = 32
_WORD = 1 << 64


def new_seed(secret: str | bytes | int) -> str:
    """Make a seed, as hexadecimal text, out of any secret; equal secrets give equal seeds."""
    raw = secret if isinstance(secret, bytes) else str(secret).encode()
    return hashlib.sha256(raw).hexdigest()


def is_seed(text: str) -> bool:
    """Tell whether `text` is a seed as `new_seed` writes one."""
    return len(text) == 2 * SEED_BYTES and all(char in "0123456789abcdef" for char in text)


def seed_hash(seed: str) -> str:
    """What may be shown of a seed while its game runs."""
    return hashlib.sha256(b"glenmore seed " + seed.encode()).hexdigest()


def shuffle(seed: str, counter: int, number: int) -> tuple[list[int], int]:
    """The numbers below `number` in random order, and the counter to go on with.

    Each gets 64 random bits; they stand in the order of these.
    """
    key, bits = bytes.fromhex(seed), b""
    while len(bits) < 8 * number:
        bits += hashlib.blake2b(counter.to_bytes(8, "big"), key=key).digest()
        counter += 1
    words = [bits[8 * each : 8 * each + 8] for each in range(number)]
    return sorted(range(number), key=words.__getitem__), counter


def draw(seed: str, counter: int, sides: int) -> tuple[int, int]:
    """Draw a number below `sides`; return it and the counter to go on with."""
    key = bytes.fromhex(seed)
    limit = _WORD - _WORD % sides  # beyond it the low numbers would be favoured
    while True:
        digest = hashlib.blake2b(counter.to_bytes(8, "big"), key=key, digest_size=8).digest()
        counter += 1
        bits = int.from_bytes(digest, "big")
        if bits < limit:
            return bits % sides, counter
