"""The reactions there are."""

from typing import Literal

Reaction = Literal["smile", "laugh", "surprised", "sad", "cool", "heart", "clover", "crown"]
"""Each is drawn; none says more than the drawing."""
