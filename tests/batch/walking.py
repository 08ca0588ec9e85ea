"""A hand of a batch played again by the engine: the same deck and the same choices."""

from random import Random

import numpy as np

from cardroom.batch import array_layout as at
from cardroom.batch.game_numbers import Numbers
from cardroom.batch.loops import deck_of, some_hands
from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.tasks import TO_BRING_IN
from cardroom.games import Form, game

MAX_DECISIONS = 4000
RECORD = np.zeros((MAX_DECISIONS, at.RECORD), np.int64)
RESULTS = np.zeros((1, at.MAX_SEATS), np.int64)


def walk(setup: Setup, known: tuple[Numbers, Numbers], policy: int, seed: int, number: int) -> str:
    """What is otherwise in the engine, in words; empty where every turn and every stack is the same.

    `known` is what `numbers_of` makes of the setup.
    """
    numbers, start = known
    told = np.zeros(2 + at.MAX_SEATS, np.int64)
    some_hands(numbers, start, policy, seed, number, 1, RESULTS, told, RECORD)
    deck = np.zeros(52, np.int64)
    deck_of(seed, number, deck)
    hand = Hand(setup.with_deck(deck.tolist()))
    decisions = int(told[0])
    assert decisions < MAX_DECISIONS
    if told[1]:
        return "the batch lost or made chips"
    turns = RECORD[:decisions].tolist()
    RECORD[:decisions] = -9
    for turn, row in enumerate(turns):
        player, asked, call, least, most, choice, total, street = row
        here = (hand.actor, hand.asked, *hand.legal(), hand.street)
        if here != (player, asked, call, least, most, street):
            return f"turn {turn}: engine {here}, batch {(player, asked, call, least, most, street)}"
        if choice == at.FOLD:
            hand.fold()
        elif choice == at.RAISE:
            hand.raise_to(total)
        elif hand.asked == TO_BRING_IN:
            hand.bring_in()
        elif hand.bets[hand.actor] < hand.price:
            hand.call()
        else:
            hand.check()
    if not hand.is_over:
        return "the engine's hand goes on"
    won = [end - begin for begin, end in zip(setup.stacks, hand.stacks, strict=True)]
    batch = RESULTS[0, : len(won)].tolist()
    return "" if won == batch else f"engine {won}, batch {batch}"


def random_setup(code: str, form: Form, chance: Random) -> Setup:
    """A hand of this game with stacks, antes and rules by chance, so that short all-ins and side pots are common."""
    declared = game(code)
    count = chance.randint(2, min(declared.most_players, 9))
    deep = chance.choice((8, 12, 40, 200))
    by_card = declared.opener is not None
    ante = chance.choice((1, 2)) if by_card else chance.choice((0, 0, 1))
    antes = [ante] * count
    if not by_card and chance.random() < 0.2:
        antes = [0] * (count - 1) + [2]  # one player's ante for all
    rules = HandRules(
        raise_cap=chance.choice((0, 3, 4)),
        raise_cap_heads_up=chance.choice(
            ("lifted", "lifted_while_two_remain", "lifted_for_last_two", "kept")
        ),
        reopening=chance.choice(("run_of_short_all_ins", "full_raise_only", "amount_faced")),
        limit_all_in=chance.choice(
            ("as_other_forms", "half_is_full_bet", "more_than_half_raises", "completed_to_full_bet")
        ),
        lone_player=chance.choice(("acts_once", "board_runs_out")),
        identical_shares=chance.choice(("each_by_itself", "whole_pot")),
        odd_unit_stud=chance.choice(
            ("clockwise_from_dealers_left", "by_card_and_suit", "by_highest_card_and_suit")
        ),
        burns=0 if by_card else chance.choice((0, 1)),
        deck_reserve=1 if by_card and count == 9 else 0,
        ante_for_all=chance.choice(("counted", "from_second_round")),
    )
    stacks = [chance.randint(1, deep) for _ in range(count)]
    for player in chance.sample(range(count), 2):  # two at least have chips behind the posts
        stacks[player] += 4
    blinds = () if by_card else ((2, 1) if count == 2 else (1, 2, *(0,) * (count - 2)))
    return Setup(
        game=declared, form=form, stacks=stacks, antes=antes, blinds=blinds,
        bring_in=chance.choice((1, 2)) if by_card and form == "fixed_limit" else 0, minimum_bet=2,
        small_bet=2, big_bet=4, deck=range(52), rules=rules,
    )  # fmt: skip
