"""What a player says again and again is counted within the hand."""

import pytest

from cardroom.floor.live import LiveHand
from tests.floor.live.test_hardest import PN, act, table


def on_the_flop() -> LiveHand:
    """Nobody has bet."""
    live = table(PN)
    act(live, "A:call B:call C:call D:check")
    live.tell_board([0, 5, 10])
    return live


@pytest.mark.clause("PN-7.1")
def test_the_hand_counts_how_often_each_player_says_pot() -> None:
    live = on_the_flop()
    assert live.irregular("pot_said").may("staff") == ()
    again = live.irregular("pot_said")
    assert again.may("staff") == ("penalise",) and again.sentence.args["times"] == 2
    live.act(live.hand.actor, "bet", live.hand.legal()[1])
    assert live.irregular("pot_said").may("staff") == (), "another player, who said it once"
    told = live.irregular("pot_said", {"earlier": 4})
    assert told.sentence.args["times"] == 5, "what somebody tells goes before what the hand knows"


@pytest.mark.clause("PN-7.1")
def test_pot_that_was_taken_back_or_set_aside_is_not_counted() -> None:
    live = on_the_flop()
    live.irregular("pot_said")
    live.undo()
    live.irregular("pot_said", set_aside="the dealer heard it wrongly")
    assert live.irregular("pot_said").may("staff") == ()
