"""One deal of Open Face Chinese as a pure state machine: placements, events, rows scored, points paid.

>>> from cardroom.openface import OpenFaceHand, OpenFaceRules, OpenFaceSetup
>>> from cardroom.rules import house
>>> rules = OpenFaceRules.of(house("casino-helsinki"))
>>> setup = OpenFaceSetup(form="cash", stacks=(100, 100), point_value=2, deck=range(52), rules=rules)
>>> hand = OpenFaceHand(setup)
>>> hand.set_first(((0,), (2, 4), (6, 8)))
>>> hand.actor, hand.rows[0]
(1, ((0,), (2, 4), (6, 8)))
"""

from cardroom.openface.hand import OpenFaceHand
from cardroom.openface.options import OpenFaceOptions
from cardroom.openface.rules import OpenFaceRules
from cardroom.openface.setup import OpenFaceSetup

__all__ = ["OpenFaceHand", "OpenFaceOptions", "OpenFaceRules", "OpenFaceSetup"]
