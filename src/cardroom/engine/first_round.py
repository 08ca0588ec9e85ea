"""The first betting round: what there is to call after the posts, and whose card or position opens."""

from cardroom.engine.bounds import FIXED_LIMIT
from cardroom.engine.openers import next_active, opener_by_card
from cardroom.engine.posts import ACTIVE, ALL_IN, Posts
from cardroom.engine.rounds import end_round
from cardroom.engine.state import HandState
from cardroom.engine.tasks import TO_BRING_IN


def begin_betting(hand: HandState, opening: Posts) -> None:
    """Set the bet to match and the first turn behind these posts, or end the round where nobody can bet."""
    terms = hand.terms
    full = opening.full_price
    hand.price = opening.price if terms.short_blind_counts else full
    hand.base = full
    hand.raise_size = terms.first_bet
    if full > hand.raise_size and terms.limit != FIXED_LIMIT:
        adds = opening.straddled and terms.straddles_add
        hand.raise_size = max(hand.raise_size, opening.least_raise) if adds else full
    if terms.costs_to_come_in and full <= terms.bring_in:
        hand.price = terms.bring_in  # nobody posts it, but whoever comes in pays it (CH-6.TH.6)
        if not terms.completes:
            hand.base = terms.bring_in
    hand.raises = (1 if hand.base else 0) + opening.straddled
    # This decides who may raise: players who have answered since the betting was last (re)opened may not.
    hand.raise_epoch = 0
    hand.run = 0
    hand.larger_bet = 0
    hand.uncounted = terms.uncounted
    hand.began_heads_up = hand.active == 2
    hand.pending = hand.active
    if terms.skips_first_bets:
        end_round(hand)
        return
    if hand.active == 0 or (hand.active == 1 and last_is_settled(hand)):
        end_round(hand)
        return
    player = opener_by_card(hand) if terms.opens_by_card else opening.opener
    hand.actor = next_active(hand, player)
    if terms.opens_by_card and terms.bring_in:
        hand.asked = TO_BRING_IN


def last_is_settled(hand: HandState) -> bool:
    """Whether the one active player has matched everyone else by the posts: then no betting begins."""
    player = hand.status.index(ACTIVE)
    mine = hand.bets[player]
    return all(bet <= mine for bet, status in zip(hand.bets, hand.status, strict=True) if status == ALL_IN)
