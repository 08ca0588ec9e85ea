"""The seats that may still have to act in a running hand of poker: to bet, or to exchange cards."""

from collections.abc import Sequence

from cardroom.engine.posts import ACTIVE, FOLDED
from cardroom.engine.tasks import TO_AGREE, TO_ANSWER, TO_BET, TO_BRING_IN, TO_DISCARD, TO_DRAW
from cardroom.games import Game
from cardroom.table.model.running import RunningHand


def may_act(hand: RunningHand, seat: int, games: Sequence[Game] | None = None) -> bool:
    """Whether a seat may still have to act, however the players before it act.

    A seat that has folded does not, nor does one for which silence answers. A seat without chips for another bet, or
    with nobody left to bet against, acts only to exchange cards: if a later street has an exchange, or the present one
    has and the seat has not had its turn in it.
    ``games`` are those to choose from while the game of the hand is not chosen.
    """
    engine = hand.engine
    index = hand.index_of[seat]
    if engine.status[index] == FOLDED or engine.asked == TO_AGREE:
        return False
    if games is not None:
        can_bet = engine.status[index] == ACTIVE
        return can_bet or seat == hand.chooser or any(_exchanges(game, 0) for game in games)
    is_betting = engine.asked in (TO_BET, TO_BRING_IN)
    if engine.status[index] == ACTIVE and (is_betting or engine.active > 1):
        return True
    game = engine.setup.game
    if _exchanges(game, engine.street + (not is_betting)):
        return True
    return not is_betting and _is_next(hand, index)


def _exchanges(game: Game, first: int) -> bool:
    """Whether cards are given up or exchanged on this street or a later one."""
    return any(street.is_exchange for street in game.streets[first:])


def _is_next(hand: RunningHand, index: int) -> bool:
    """Whether a player's turn in the present exchange is still to come, or a card may be offered to the player."""
    engine = hand.engine
    if engine.asked in (TO_DISCARD, TO_DRAW) and index >= engine.actor:
        return True
    may_be_offered = engine.setup.game.offers_single_draw and engine.asked in (TO_DRAW, TO_ANSWER)
    return index == engine.actor or (may_be_offered and engine.drawing[index] == 1)
