"""Rulings on cards and hands: a hand dies, a deal is void, a player may bet no more, chips go back."""

from collections.abc import Sequence
from typing import Any

from cardroom.engine.intervening import is_to_act, round_of
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.pots import divide
from cardroom.engine.tasks import TO_BET
from cardroom.floor.live.held_actions import Narrowed, RulingQuestion
from cardroom.floor.live.live_acting import PASSIVE, PLAYER, let_turn_come
from cardroom.floor.live.live_refusals import not_possible
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.situations import standing_raise
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.situation import Act
from cardroom.floor.topics import topic

VOIDS = ("misdeal", "void")
FOLDS = ("folded", "fold")
"""Outcomes by which a hand is folded, not killed."""


def leave(state: LiveState, player: int, how: str) -> None:
    """A hand leaves the deal, in turn or not; to those who wait it is a fold."""
    hand = state.hand
    if state.waits_for_show and any(pot.players == (player,) for pot in hand.pots()):
        message = f"Nobody else can win what player {player} has a claim to: that hand stays."
        raise not_possible(
            "claims-alone", message, state.setup.rules.citing("showdown", "reveal"), player=player
        )
    done: tuple[Act, ...] = ("fold",) if is_to_act(hand, player) else ()
    state.held = [one for one in state.held if one.player != player]
    state.do("kill", player, how)
    state.note(player, done)


def void(state: LiveState) -> None:
    """A misdeal: everything goes back, and nothing waits any more."""
    if state.hand.is_over:
        raise not_possible("over-no-misdeal", "The hand is over: it can be no misdeal any more.")
    still_in = [player for player, status in enumerate(state.hand.status) if status != OUT]
    state.do("void")
    for player in state.forfeits:
        forfeit(state, player, still_in)
    state.held, state.narrowed, state.question = [], {}, None


def forfeit(state: LiveState, player: int, still_in: Sequence[int]) -> None:
    """Bets that a penalty took from a player of a void hand: those who were still in share them, clockwise from the
    dealer's left. Nobody does who lost bets too; where that leaves nobody, nothing is lost."""
    others = [other for other in still_in if other not in state.forfeits]
    for _, other, part, _ in divide(state.forfeits[player], [others]) if others else ():
        state.owed[player] = state.owed.get(player, 0) - part
        state.owed[other] = state.owed.get(other, 0) + part


def on_hands(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """The effect of a ruling on cards or hands; where staff have a choice it is theirs."""
    if ruling.options:
        state.question = RulingQuestion(player, ruling, facts)
        return []
    apply(state, player, ruling)
    return let_turn_come(state)


def apply(state: LiveState, player: int, ruling: Ruling) -> None:
    """Let a ruling without options, or as it proposes, come into the hand."""
    if ruling.outcome in VOIDS:
        void(state)
    elif ruling.action is not None and ruling.action.verb == "fold":
        die(state, player, ruling)
    elif ruling.action is not None and ruling.action.verb == "check":
        state.act("check")
    else:
        make_passive(state, player, ruling)


def make_passive(state: LiveState, player: int, ruling: Ruling) -> None:
    """The player may check, call and fold for the rest of the hand, where the ruling says so."""
    may = ruling.may(PLAYER)
    if may and set(may) <= set(PASSIVE) and _is_for_the_hand(state, ruling) and not state.hand.is_over:
        state.narrowed[player] = Narrowed(PASSIVE, 0, ruling, "hand")


def _is_for_the_hand(state: LiveState, ruling: Ruling) -> bool:
    """Whether the ruling itself takes the right to bet, not the betting that is closed to the player anyway."""
    if ruling.outcome == "staff_may_kill":
        hands = state.book.live_hands
        return hands is not None and hands.exposed_own_cards.value == "passive_play"
    return ruling.outcome in ("passive_play", "stays_face_up")


def die(state: LiveState, player: int, ruling: Ruling) -> None:
    """The player's hand is dead or folded; what the ruling gives back goes back."""
    hand = state.hand
    if hand.is_over or hand.status[player] == OUT:
        if topic(ruling.topic).takes_folded:
            return
        raise not_possible("no-hand", f"Player {player} has no hand any more.", ruling.clauses, player=player)
    back = ruling.chips_of(PLAYER).returned
    if ruling.outcome == "raise_back":
        raise_back(state, player, back)
    elif back:
        chips_back(state, player)
    elif state.waits_for_show:
        leave(state, player, "muck" if ruling.outcome in FOLDS else "kill")
    elif hand.actor == player and hand.asked == TO_BET and ruling.outcome in FOLDS:
        state.act("fold")
    else:
        leave(state, player, "fold_early" if ruling.outcome in FOLDS else "kill")


def raise_back(state: LiveState, player: int, amount: int) -> None:
    """The hand is dead; of its raise, which nobody called, what lies above the call goes back."""
    total, over, called = standing_raise(state, player)
    if called or not total or amount != total - over:
        message = f"Player {player} has no bet or raise of {amount} that nobody called."
        raise not_possible("no-uncalled-raise", message, player=player, amount=amount)
    undo_raise(state, player)


def undo_raise(state: LiveState, player: int) -> None:
    """The hand is dead, and its raise is none."""
    before = state.replayed(state.raise_move)
    state.held = [one for one in state.held if one.player != player]
    state.do("raise_back", player, round_of(before))
    state.note(player, ())


def chips_back(state: LiveState, player: int) -> None:
    """The hand is dead and all it has in the pot goes back. A bet nobody called is then no bet any more."""
    total, _, called = standing_raise(state, player)
    state.do("refund", player)
    if total and not called:
        undo_raise(state, player)
    else:
        leave(state, player, "kill")
