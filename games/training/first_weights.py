"""The weights with which training begins: the constants of the greedy bot, as features."""

from __future__ import annotations

from games.engine import edition
from games.engine.bots.features import as_feature
from games.engine.bots.value import Training, Weights, WinFit

#: What each feature adds at the end, and how much more at the start.
FIRST: dict[str, tuple[float, float]] = {
    "points": (1.0, 0.0),
    "coins": (0.9, 0.0),
    "card-points": (1.0, 0.0),
    "tiles-too-many": (-2.4, 0.0),
    "spaces-behind": (0.3, 0.2),
    "plays-next": (0.5, 0.5),
    "scotsmen": (0.0, 4.0),
    "open-places": (0.0, 0.4),
    "best-place": (0.0, 0.5),
    "next-best-places": (0.0, 0.3),
    "extra-activations": (0.0, 8.0),
    "distils": (0.0, 3.0),
    "trades": (0.0, 1.0),
    "trade-points": (0.0, 0.7),
    "gives-points": (0.0, 2.5),
    "gives-movement": (0.0, 2.0),
    "makes-any-good": (0.0, 4.0),
}
#: What one edition adds.
BY_EDITION: dict[str, dict[str, tuple[float, float]]] = {
    "glen-more-2": {
        "scotsmen-1-from-castle": (0.3, 0.0),
        "scotsmen-2-from-castle": (0.15, 0.0),
        "clan-macgregor": (0.0, 3.0),
        "clan-mackintosh": (0.0, 3.0),
        "clan-maclachlan": (0.0, 3.0),
        "clan-sinclair": (0.0, 3.0),
    },
}
#: What Chronicles add.
CHRONICLES: dict[str, tuple[float, float]] = {
    "boat-race-prospects": (1.0, 0.0),
    "highlander-prospects": (1.0, 0.0),
    "single-cask-prospects": (1.0, 0.0),
    "hammer-of-the-scots-token": (1.0, 0.0),
    "haggis-points": (1.0, 0.0),
    "haggis-tokens": (1.0, 0.0),
    "haggis-inns": (0.8, 0.0),
    "dubious-tome-prospects": (1.0, 0.0),
    "great-glen-cards": (1.0, 0.0),
    "penny-mobs-pennies": (1.0, 0.0),
    "penny-mobs-penalties": (-1.0, 0.0),
    "penny-mobs-powers": (1.0, 0.0),
}
GOOD = (1.0, 0.3)
MAKES_GOOD = (0.0, 3.0)
STRENGTH = (0.3, 0.0)
LEAD = (0.7, 0.3)
WIN = WinFit(at_end=4.0, at_start=16.0)


def first_weights(game: str, players: int, *, chronicles: bool) -> Weights:
    """Return weights for a kind of game of which nothing is known yet."""
    found, features = edition(game), FIRST | BY_EDITION.get(game, {})
    if chronicles:
        features |= CHRONICLES
    for good in found.goods:
        features[good] = GOOD
        features[f"makes-{good}"] = MAKES_GOOD
    for comparison in found.comparisons:
        features[f"{as_feature(comparison)}-scorings"] = STRENGTH
        features[f"{as_feature(comparison)}-lead"] = LEAD
    training = Training(date="", seed="", games=0, positions=0, fit=0.0)
    return Weights(game, players, chronicles, training, WIN, features)
