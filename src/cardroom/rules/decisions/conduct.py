"""What staff may do about those who play foul, and what no account may be."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Principle


@dataclass(frozen=True, slots=True)
class Conduct:
    """Measures against players. Staff decide, with a reason that is kept; the room carries them out."""

    close_account: Principle[Literal["by_staff"]]
    """Signed out everywhere, taken from every table, let in no more until staff open the account again."""
    shut_out: Principle[Literal["from_one_family"]]
    """Excluded from the games of one family alone."""
    withhold: Principle[Literal["held_for_the_player"]]
    """Money taken off the wallet stays in the player's name on an account of its own, until staff release it."""
    kept_apart: Principle[Literal["not_at_one_table"]]
    """Players whom staff forbid to play together: in any seating, until staff take it back."""
    complaints: Principle[Literal["investigated"]]
    """Staff look into every complaint; the answer goes to who complained, and both are kept."""
    programs: Principle[Literal["forbidden"]]
    """Accounts that are programs."""
