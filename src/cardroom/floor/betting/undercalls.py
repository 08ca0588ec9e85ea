"""Fewer chips than there are to call."""

from cardroom.floor.betting.amount_meant import PLAYER, rules_of
from cardroom.floor.betting.bets import Bets
from cardroom.floor.betting.one_action import answer
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Option, Ruling
from cardroom.floor.model.situation import needed


def undercall_ruling(grounds: Grounds, bets: Bets, put_in: int, call_said: bool = False) -> Ruling:
    """The ruling on `put_in` chips that do not make the call. A player who said "call" owes all of it everywhere."""
    live = rules_of(grounds)
    if bets.is_opening or bets.has_option:
        grounds.use(grounds.book.betting.check)
        return answer(grounds, bets, Action(PLAYER, "check"), put_in, "stands-check")
    full = Action(PLAYER, "call", bets.to_call)
    if call_said:
        grounds.use(live.spoken_call)
        return answer(grounds, bets, full, put_in, "undercall-full", outcome="full_call")
    policy = grounds.use(live.undercall)
    options = (
        Option("complete-the-call", bets.to_call),
        Option("fold-and-lose-what-is-in", bets.in_front + put_in),
    )
    if policy == "full_or_staff_let_fold":
        return answer(
            grounds, bets, full, put_in, "undercall-staff-may-let-fold", outcome="full_call", options=options
        )
    if policy == "full_against_opening_bet_or_heads_up":
        situation = grounds.situation
        if needed(situation, "players_left") == 2 or needed(situation, "raises") <= 1:
            return answer(grounds, bets, full, put_in, "undercall-full", outcome="full_call")
    return answer(
        grounds, bets, full, put_in, "undercall-staff-decide", outcome="staff_decide", options=options
    )
