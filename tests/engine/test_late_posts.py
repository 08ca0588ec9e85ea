"""Posts of players who come in: bets out of position, and blinds paid into the pot."""

import pytest
from pokerkit import Automation, NoLimitTexasHoldem

from cardroom.engine import Hand, Setup
from cardroom.engine import events as engine
from cardroom.engine.intervening import kill, refund
from cardroom.games import game
from cardroom.histories.phh import read_phh, write_phh
from cardroom.histories.phh_hand import phh_of
from cardroom.histories.phh_replay import replay
from cardroom.rules import Refused

STACKS = (1000, 1000, 1000, 1000, 1000)


def hand(posts: tuple[int, ...] = (), dead: tuple[int, ...] = (), stacks: tuple[int, ...] = STACKS) -> Hand:
    """Small blind 2, big blind 5, dealt to five."""
    return Hand(
        Setup(
            game=game("holdem"), form="no_limit", stacks=stacks, blinds=(2, 5, 0, 0, 0), posts=posts, dead=dead,
            minimum_bet=5, deck=list(range(52)),
        )
    )  # fmt: skip


@pytest.mark.clause("CH-4.26", "CK-BB.7")
def test_the_betting_begins_behind_the_big_blind_whoever_posts_elsewhere() -> None:
    dealt = hand(posts=(0, 0, 5, 0, 0))
    assert dealt.actor == 2 and dealt.legal() == (0, 10, 1000)
    dealt.check()
    assert dealt.actor == 3 and dealt.legal()[0] == 5


@pytest.mark.clause("CH-4.28", "CH-4.29")
def test_a_dead_blind_is_in_the_pot_and_nobodys_bet() -> None:
    """Test 7 of the notes: 5 live and 2 dead; only the small blind: 2 live and 3 more to call."""
    dealt = hand(posts=(0, 0, 0, 5, 2), dead=(0, 0, 0, 2, 0))
    assert dealt.bets == [2, 5, 0, 5, 2] and dealt.stacks[3] == 993 and dealt.total == 16
    assert [pot.amount for pot in dealt.pots()] == [2]
    dealt.fold()
    assert dealt.legal()[0] == 0
    dealt.check()
    assert dealt.legal()[0] == 3
    while not dealt.is_over:
        dealt.fold()
    assert sum(dealt.stacks) == sum(STACKS)


def test_a_dead_blind_goes_to_the_main_pot_that_a_short_stack_can_win() -> None:
    dealt = hand(posts=(0, 0, 0, 5, 0), dead=(0, 0, 0, 2, 0), stacks=(1000, 1000, 3, 1000, 1000))
    dealt.call()  # all-in for 3
    dealt.check()
    dealt.fold()
    dealt.call()
    dealt.check()
    main, side = dealt.pots()
    assert (main.amount, side.amount) == (4 * 3 + 2, 3 * 2)
    assert main.players == (0, 1, 2, 3) and side.players == (0, 1, 3)


def test_a_short_stack_posts_the_bet_first() -> None:
    dealt = hand(posts=(0, 0, 0, 5, 0), dead=(0, 0, 0, 2, 0), stacks=(1000, 1000, 1000, 6, 1000))
    assert dealt.bets[3] == 5 and dealt.setup.opening.dead == 1 and dealt.status[3] == 1
    kinds = [event[0] for event in dealt.events]
    assert kinds.index(engine.POSTED_LATE) < kinds.index(engine.POSTED_DEAD)


def test_posts_that_fit_no_player_are_refused() -> None:
    with pytest.raises(Refused, match="3 posts for 5 players"):
        hand(posts=(0, 0, 5))
    with pytest.raises(Refused, match="dead must be whole numbers"):
        hand(dead=(0, 0, 0, -2, 0))


def test_a_dumped_hand_keeps_its_posts() -> None:
    dealt = hand(posts=(0, 0, 5, 0, 0), dead=(0, 0, 2, 0, 0))
    again = Hand.load(dealt.dump())
    assert again.setup.posts == (0, 0, 5, 0, 0) and again.dump() == dealt.dump()


def test_a_history_writes_posts_as_pokerkit_reads_them_and_replays() -> None:
    dealt = hand(posts=(0, 0, 5, 0, 0), dead=(0, 0, 2, 0, 0))
    for verb, amount in (("check", 0), ("raise_to", 20), ("fold", 0), ("fold", 0), ("fold", 0), ("call", 0)):
        dealt.act(verb, amount)
    while not dealt.is_over:
        dealt.check()
    document = phh_of(dealt)
    assert document.blinds_or_straddles == (2, 5, -5, 0, 0) and document.antes == (0, 0, 2, 0, 0)
    text = write_phh(document)
    assert "-5" in text
    again = replay(read_phh(text))
    assert list(again.final_stacks) == dealt.stacks
    state = NoLimitTexasHoldem.create_state(
        (Automation.ANTE_POSTING, Automation.BLIND_OR_STRADDLE_POSTING, Automation.BET_COLLECTION),
        False, (0, 0, 2, 0, 0), (2, 5, -5, 0, 0), 5, STACKS, 5,
    )  # fmt: skip
    for _ in range(10):
        state.deal_hole("??")
    assert state.actor_index == 2 and state.total_pot_amount == 14


def test_antes_and_dead_blinds_go_back_to_the_player_who_put_them_in_and_to_nobody_else() -> None:
    setup = Setup(
        game=game("holdem"), form="no_limit", stacks=STACKS, blinds=(2, 5, 0, 0, 0), antes=(1,) * 5,
        posts=(0, 0, 0, 5, 5), dead=(0, 0, 0, 2, 3), minimum_bet=5, deck=list(range(52)),
    )  # fmt: skip
    dealt = Hand(setup)
    refund(dealt, 3)
    assert dealt.stacks == [997, 994, 999, 1000, 991] and dealt.total == 19
    assert dealt.setup.opening.dead == 3 and dealt.setup.opening.antes == [1, 1, 1, 0, 1]
    kill(dealt, 3)
    for verb in ("fold", "check", "fold", "check"):
        dealt.act(verb)
    assert [pot.amount for pot in dealt.pots()] == [4 + 3 + 2 + 5 + 5]


def test_what_two_players_put_in_goes_back_to_both() -> None:
    setup = Setup(
        game=game("holdem"), form="no_limit", stacks=STACKS, blinds=(2, 5, 0, 0, 0), antes=(1,) * 5,
        posts=(0, 0, 0, 5, 5), dead=(0, 0, 0, 2, 3), minimum_bet=5, deck=list(range(52)),
    )  # fmt: skip
    dealt = Hand(setup)
    refund(dealt, 3)
    refund(dealt, 4)
    assert dealt.stacks == [997, 994, 999, 1000, 1000] and dealt.total == 3 + 6 + 1
    assert dealt.setup.opening.dead == 0 and dealt.setup.opening.antes == [1, 1, 1, 0, 0]
