"""Deals on the prizes as the room offers them: who may propose one, and what it would give."""

from __future__ import annotations

from typing import Final

from cardroom.room.identity.naming import Names
from cardroom.room.protocol.tournament_responses import DealPreview
from cardroom.room.protocol.tournament_views import DealShare
from cardroom.rules.refused import Refused
from cardroom.tournament.deals.prize_deal import Method
from cardroom.tournament.play.deal_proposals import MEASURES
from cardroom.tournament.play.tournament import Tournament

DEALT_MOST: Final = 20
"""The most players left when a deal is proposed: all of them are asked, and all tables stop meanwhile."""


def check_may_deal(tournament: Tournament) -> None:
    """Refuses "too-many-for-a-deal", and what `Tournament.deal` refuses."""
    if tournament.state.left > DEALT_MOST:
        words = f"A deal is proposed once {DEALT_MOST} or fewer are left."
        raise Refused("too-many-for-a-deal", words, args={"most": DEALT_MOST})


def may_deal(tournament: Tournament) -> bool:
    """Whether a player who is still in may propose a deal now."""
    try:
        check_may_deal(tournament)
        tournament.deal("chip_chop")
    except Refused:
        return False
    return True


def deal_preview(tournament: Tournament, method: Method, for_winner: int, called: Names) -> DealPreview:
    """The payments that a deal would give by the present stacks. Refuses what `check_may_deal` refuses."""
    check_may_deal(tournament)
    deal = tournament.deal(method, for_winner)
    by_chips, by_icm = [deal if one == method else tournament.deal(one, for_winner) for one in MEASURES]
    shares = [
        DealShare(player, called(player), cents, by_chips.amounts[player], by_icm.amounts[player])
        for player, cents in deal.amounts.items()
    ]
    return DealPreview(method, for_winner, tuple(shares), deal.clauses)
