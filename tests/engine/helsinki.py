"""The decisions of Casino Helsinki, out of its rulebook."""

from dataclasses import replace

from cardroom.engine import HandRules
from cardroom.rules import house

BURNING = HandRules.of(house("casino-helsinki"))
HELSINKI = replace(BURNING, burns=0)
"""The same with a sealed deck that burns nothing, which is shorter to write down."""
