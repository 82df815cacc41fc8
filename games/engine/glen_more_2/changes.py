"""The named changes of Glen More II and its Chronicles since the oldest rules still played."""

from __future__ import annotations

from games.engine.common.turn import PASSED_IN_ORDER
from games.engine.core.catalogue import Changes, RuleChange

PERSONS_ARE_FREE = "persons-are-free"
DIE_MOVES_ON = "die-moves-on"
SETS_AS_PRINTED = "sets-as-printed"
ONE_WAY_PAYMENTS = "one-way-payments"
ACTIVATION_AFTER_ASIDES = "activation-after-asides"
CELLAR_BETWEEN_ACTIVATIONS = "cellar-between-activations"
ENGLAND_TAKEN_ONCE = "england-taken-once"
NO_SALE_OUTSIDE_TURNS = "no-sale-outside-turns"
HOME_TILES_DIFFER = "home-tiles-differ"
MCMAIL_TRACKS_PRODUCE = "mcmail-tracks-produce"

CHANGES = Changes(
    {
        PERSONS_ARE_FREE: RuleChange(2, "persons cost nothing (G2-PER-3)"),
        DIE_MOVES_ON: RuleChange(
            2, "the die takes no nearer tile and leaves only at The End (G2-DIE-1, C2-MTN-4)"
        ),
        SETS_AS_PRINTED: RuleChange(
            2, "a turned card and David Hume are one each in a set (C7-CARD-Sets)"
        ),
        ONE_WAY_PAYMENTS: RuleChange(2, "a payment with only one way is made without a question"),
        PASSED_IN_ORDER: RuleChange(2, "what is passed takes effect in order (G2-CHR-3)"),
        ACTIVATION_AFTER_ASIDES: RuleChange(
            2, "an activation that an aside would make possible is asked for (G2-CLN-3)"
        ),
        CELLAR_BETWEEN_ACTIVATIONS: RuleChange(
            2, "cellars may be built between the activations of a clan or event (C3-CELL-1)"
        ),
        ENGLAND_TAKEN_ONCE: RuleChange(
            2, "whoever has the England token does not take it again (C4-ENG-1)"
        ),
        NO_SALE_OUTSIDE_TURNS: RuleChange(2, "nothing is sold outside a turn (G2-MKT-3)"),
        HOME_TILES_DIFFER: RuleChange(
            2, "the home tiles of two players are different tiles (C6-EVT-Donan)"
        ),
        MCMAIL_TRACKS_PRODUCE: RuleChange(
            2, "McMail is offered what was produced, whatever is sold meanwhile (C8-MOB-McMail)"
        ),
    }
)

since = CHANGES.since
