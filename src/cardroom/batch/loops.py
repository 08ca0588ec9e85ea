"""The loop over hands, which Python calls: for a run of hands by their numbers, on the core it is called on."""

import numpy as np

from cardroom.batch.array_layout import DECISION, EACH, HAND_SIZE, KEY, STACK, START_STACK
from cardroom.batch.compiling import from_python
from cardroom.batch.counted_chance import key_of
from cardroom.batch.kernel_bets import everyone
from cardroom.batch.kernel_cards import draw, highest_card
from cardroom.batch.one_hand import play_hand
from cardroom.batch.ranks import place_of


@from_python
def some_hands(game, start, policy, seed, first, count, results, told, record):
    """Hands number `first` to `first + count`; the last one is left as it ended, to be looked at.

    `told` adds up decisions, hands whose chips are wrong, and what each seat won. `results` has a row for what each
    seat won in each hand, or none; `record` one for each decision of the last hand, or none.
    """
    hand = np.zeros(HAND_SIZE, np.int64)
    for number in range(first, first + count):
        if not play_hand(game, start, policy, key_of(seed, number), hand, record):
            told[1] += 1
        told[0] += hand[DECISION]
        players = everyone(game)
        while players:
            player = place_of(players)
            players &= players - 1
            won = hand[STACK + EACH * player] - game[START_STACK + player]
            told[2 + player] += won
            if results.shape[0]:
                results[number - first, player] = won


@from_python
def deck_of(seed, number, deck):
    """The cards of a hand in the order in which they leave the deck, as numbers 0..51."""
    hand = np.zeros(HAND_SIZE, np.int64)
    hand[KEY] = key_of(seed, number)
    for place in range(deck.shape[0]):
        deck[place] = highest_card(draw(hand))
