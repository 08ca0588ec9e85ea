"""Players who open a round by a ruling, and players who take no more part in the betting though they have chips."""

from typing import Any

from cardroom.engine.posts import ACTIVE
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.tasks import TO_BRING_IN
from cardroom.floor.live.held_actions import RulingQuestion
from cardroom.floor.live.live_acting import let_turn_come
from cardroom.floor.live.live_refusals import not_possible
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.model.ruling import Ruling
from cardroom.rules.refused import Refused

BET_NO_MORE = "bet_no_more"
"""The announcement of a player to play on as if all-in, if a ruling allows it."""
LEAVE_IT = ("bet_no_more", "stay_out")
"""The rights by which rulings say so."""


def wrong_opener(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """The wrong player has opened: the opening stands, or the right player is asked as before. Raises Refused."""
    hand = state.hand
    is_open = hand.actor >= 0 and hand.asked <= TO_BRING_IN and hand.pending == hand.active
    if not is_open or state.setup.game.opener is None:
        raise not_possible("nobody-opens", "Nobody is to open a round now.", ruling.clauses)
    if player == hand.actor or hand.status[player] != ACTIVE:
        raise not_possible(
            "right-opener",
            f"Player {player} cannot have been the wrong one to open.",
            ruling.clauses,
            player=player,
        )
    if ruling.options or ruling.outcome == "stands":
        try:
            open_wrongly(state.copy(), player, facts)
        except Refused as refused:
            raise not_possible(
                "opening-amount",
                f"The opening cannot have been {facts.get('chips', 0)}: {refused.message}",
                amount=facts.get("chips", 0),
            ) from None
    if ruling.options:
        state.question = RulingQuestion(player, ruling, facts)
        return []
    return open_wrongly(state, player, facts) if ruling.outcome == "stands" else let_turn_come(state)


def open_wrongly(state: LiveState, player: int, facts: dict[str, Any]) -> list[Ruling]:
    """The round goes on after the wrong player's action: a check, the forced bet, or a bet. Raises Refused."""
    chips = facts.get("chips", 0)
    state.do("open_at", player)
    if not chips:
        state.act("check")
    elif state.hand.asked == TO_BRING_IN and chips <= state.setup.bring_in:
        state.act("bring_in")
    else:
        state.act("raise_to", chips)
    return let_turn_come(state)


def leave_it(state: LiveState, player: int, ruling: Ruling) -> None:
    """Remember a player to whom the ruling leaves it to bet no more."""
    if any(may in LEAVE_IT for right in ruling.rights for may in right.may):
        state.may_stay_out = state.may_stay_out | {player}


def place_of(state: LiveState, place: int) -> int:
    """The player at a place of the deal, 1 the first to get a card. Raises Refused."""
    still_in = [player for player, status in enumerate(state.hand.status) if status != OUT]
    if place > len(still_in):
        raise not_possible(
            "still-in", f"Only {len(still_in)} players are still in the hand.", count=len(still_in)
        )
    return still_in[place - 1]


def stay_out(state: LiveState, player: int) -> list[Ruling]:
    """The player announces to bet no more. Raises Refused where no ruling leaves it, or a bet must be answered."""
    hand = state.hand
    if player not in state.may_stay_out or hand.status[player] != ACTIVE:
        raise not_possible(
            "may-not-stay-out",
            f"No ruling leaves it to player {player} to stay out of the betting.",
            player=player,
        )
    if hand.bets[player] < hand.price:
        raise not_possible(
            "faces-bet",
            f"Player {player} faces a bet of {hand.price}: that is answered or folded to.",
            player=player,
            price=hand.price,
        )
    state.may_stay_out = state.may_stay_out - {player}
    state.do(BET_NO_MORE, player)
    return let_turn_come(state)
