"""A wrong amount that somebody named: when it was noticed, who named it, and what comes of that."""

from typing import Literal

from msgspec.structs import replace

from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Right, Ruling

Noticed = Literal["in_the_round", "next_cards_dealt", "next_hand"]
PENALTY = Right("staff", ("penalise",))


def penalised(grounds: Grounds, ruling: Ruling) -> Ruling:
    """The ruling where a player named the wrong amount: staff may penalise that player."""
    penalties = grounds.book.penalties
    if penalties is not None:
        grounds.use(penalties.false_information)
    return with_penalty(grounds, ruling)


def with_penalty(grounds: Grounds, ruling: Ruling) -> Ruling:
    """The ruling with the right of staff to penalise, and with what the grounds have gained since it was made."""
    again = grounds.ruling(ruling.outcome, ruling.sentence.id, options=ruling.options)
    return replace(
        ruling,
        clauses=again.clauses,
        sure=again.sure,
        readings=again.readings,
        rights=(*ruling.rights, PENALTY),
    )


def is_over(grounds: Grounds, noticed: Noticed) -> Literal["no", "yes", "staff_decide"]:
    """Whether the hand may be disputed no more, the next one having begun. In cash games of some houses it always may.

    Cites the house's rule of disputes if the next cards were out.
    """
    showdown = grounds.book.live_showdown
    if showdown is None or noticed == "in_the_round":
        return "no"
    policy = grounds.use(showdown.dispute_ends)
    if noticed == "next_cards_dealt":
        return "no"
    if policy == "next_hand_begins_in_tournaments" and grounds.situation.play == "cash":
        return "no"
    return "staff_decide" if policy == "staff_decide" else "yes"
