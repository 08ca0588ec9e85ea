"""The hand that each player's cards make, sent to that player alone."""

from collections.abc import Iterable, Sequence

from cardroom.cards.ranking.histogram import HandFault
from cardroom.games import Share
from cardroom.table.events import HoldingNamed
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningHand
from cardroom.table.poker.hand_naming import cards_of_a_hand, words_of

NOTHING = "nothing"


def name_holdings(hand: RunningHand, players: Iterable[int], decided: Decided) -> None:
    """Send these players, and nobody else, the hand that their cards make."""
    for player in players:
        seat = hand.players[player].seat
        for holding in holdings_of(hand, seat):
            decided.whisper(seat, holding)


def holdings_of(hand: RunningHand, seat: int) -> tuple[HoldingNamed, ...]:
    """The hand that a seat's cards make so far, share by share; none with too few cards or after a fold."""
    engine = hand.engine
    index = hand.index_of[seat]
    if engine.status[index] == 0 or hand.chooser:
        return ()
    shares = engine.setup.game.shares
    own = engine.holes[index]
    found = []
    several = len(shares) > 1
    for share in shares:
        name = share.name if several else ""
        strength = _strength(share, own, engine.boards[share.board])
        if strength is None:
            continue
        if strength < 0:
            found.append(HoldingNamed(seat, NOTHING, (), name, share.run))
        else:
            words = words_of(share, strength)
            found.append(HoldingNamed(seat, words.category, words.ranks, name, share.run))
    return tuple(found)


def _strength(share: Share, own: Sequence[int], board: Sequence[int]) -> int | None:
    if len(own) + len(board) < cards_of_a_hand(share):
        return None
    try:
        return share.rank([own], board)[0]
    except HandFault:
        # There are too few board cards so far for a game that requires some of them.
        return None
