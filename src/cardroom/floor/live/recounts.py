"""Counts that were wrong: a standing bet is counted again, and chips found behind an all-in are paid afterwards."""

from typing import Any

from cardroom.engine.posts import ALL_IN
from cardroom.floor.live.held_actions import RulingQuestion
from cardroom.floor.live.live_acting import let_turn_come
from cardroom.floor.live.live_refusals import not_possible
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.situations import caller_of
from cardroom.floor.model.ruling import Ruling


def check_bet(state: LiveState) -> None:
    """Raises Refused where there is no bet or raise whose count could be wrong."""
    if state.raise_move < 0:
        raise not_possible(
            "no-count", "Nobody has bet or raised on this round, so there is no count to be wrong."
        )


def count_anew(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """A call on a wrong count: the bet that stands is what the ruling makes of it, and the caller calls that."""
    hand = state.hand
    if facts.get("noticed") == "next_hand":
        raise not_possible(
            "not-next-hand", "This hand is being played: the next one has not begun.", ruling.clauses
        )
    if hand.price not in (facts["stated"], facts["real"]):
        raise not_possible(
            "other-bet",
            f"The bet to match is {hand.price}; the count must have been of that bet.",
            ruling.clauses,
            price=hand.price,
        )
    if ruling.options:
        call_counted(
            state.copy(), _real(ruling)
        )  # refused now, if the chips as they are could not have been bet
        state.question = RulingQuestion(player, ruling, facts)
        return []
    stands = min(facts["stated"], facts["real"]) if ruling.outcome == "stated_amount" else _real(ruling)
    return call_counted(state, stands)


def _real(ruling: Ruling) -> int:
    return int(ruling.sentence.args["real"])


def staff_count(state: LiveState, ruling: Ruling, facts: dict[str, Any], to: int) -> list[Ruling]:
    """Staff chose which count holds; a short caller pays the same by both, then the chips count."""
    hand = state.hand
    whole = hand.bets[hand.actor] + hand.stacks[hand.actor]
    real = _real(ruling)
    return call_counted(state, real if to == min(real, whole) else facts["stated"])


def call_counted(state: LiveState, total: int) -> list[Ruling]:
    """The bet to match is `total` from the start, and the player to act calls it.

    A player who bet all-in stays all-in though chips came back: the hand is played for the amount accepted.
    """
    hand = state.hand
    if total != hand.price:
        bettor = state.replayed(state.raise_move).actor  # others may have called as much by now
        most = hand.bets[bettor] + hand.stacks[bettor]
        if total > most:
            raise not_possible(
                "no-more-for-round",
                f"Player {bettor} has no more than {most} for this round.",
                player=bettor,
                most=most,
            )
        is_all_in = hand.status[bettor] == ALL_IN
        state.moves[state.raise_move] = ("counted", total, is_all_in or total == most)
        state.deal_again()
        hand = state.hand
        if hand.price != total or hand.actor < 0:
            raise not_possible("no-bet", f"The bet cannot be {total}: it would be no bet.", total=total)
    state.act("call" if hand.price > hand.bets[hand.actor] else "check")
    return let_turn_come(state)


def check_hidden(state: LiveState, player: int) -> None:
    """Raises Refused where no hidden chips of this player can be settled."""
    if not state.hand.is_over or player in state.owed:
        raise not_possible(
            "hidden-at-end", "What hidden chips win or lose is known when the hand is over, and settled once."
        )
    if state.hand.status[player] != ALL_IN or not state.hand.collected[player]:
        raise not_possible("was-not-all-in", f"Player {player} was not all-in in this hand.", player=player)
    if caller_of(state, player) < 0:
        raise not_possible(
            "nobody-against", f"Nobody played the hand to its end against player {player}.", player=player
        )


def hidden(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """Chips found behind an all-in once the hand is over."""
    if ruling.options:
        state.question = RulingQuestion(player, ruling, facts)
    elif ruling.outcome != "out_of_play":
        _pay_hidden(state, player, facts, ruling.chips_of("all_in_player").bound)
    return []


def count_hidden(state: LiveState, player: int, facts: dict[str, Any], they_count: bool) -> None:
    """Staff have decided whether the hidden chips count: they are then lost as if they had lain there."""
    called = min(facts["shown"], facts["caller_stack"])
    loses = they_count and facts["all_in_player"] == "loses"
    pays = min(facts["shown"] + facts["hidden"], facts["caller_stack"]) if loses else called
    _pay_hidden(state, player, facts, pays)


def _pay_hidden(state: LiveState, player: int, facts: dict[str, Any], pays: int) -> None:
    more = pays - min(facts["shown"], facts["caller_stack"])
    state.found += facts["hidden"]
    state.owed[player] = facts["hidden"] - more
    caller = caller_of(state, player)
    state.owed[caller] = state.owed.get(caller, 0) + more
