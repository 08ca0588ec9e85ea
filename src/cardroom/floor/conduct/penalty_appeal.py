"""Appeals against penalties: what is said against one, and what came of it."""

from typing import Literal

import msgspec

from cardroom.rules.refused import Refused

AppealOutcome = Literal["stands", "lifted", "sent_up", "dropped"]
"""What comes of an appeal: the penalty stands or is lifted, somebody above decides, the player lets it be."""


class PenaltyAppeal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An appeal: `what` is said, by the player or by `said_by` for the player, and who of the staff took it (`by`) and
    when. Once it is decided it has its `outcome`, who decided it, `beside` whom, why and when; nobody appeals again after
    one that `is_final`.
    """

    what: str
    by: str
    at_ms: int
    said_by: str = ""
    outcome: AppealOutcome | Literal[""] = ""
    decided_by: str = ""
    beside: str = ""
    why: str = ""
    decided_ms: int = 0
    is_final: bool = False


def check_decides(given_by: str, by: str, beside: str, outcome: AppealOutcome, *, is_final: bool) -> None:
    """Refuse ("own-penalty") that who gave a penalty decides alone on the appeal against it: somebody else does, or is
    there beside. Anybody may send it up, as long as that doesn't end it for good.
    """
    sends_up = outcome == "sent_up" and not is_final
    if not sends_up and given_by and given_by == by and beside.strip() in ("", by):
        raise Refused(
            "own-penalty",
            "You gave that penalty: somebody else decides on the appeal, or decides it with you.",
            args={"by": given_by},
        )
