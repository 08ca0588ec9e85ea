"""Rotations and choices: which game comes next, who chooses, what may be chosen."""

import pytest

from cardroom.engine import Hand
from cardroom.games import GAMES
from cardroom.games.mixes import DEALERS_CHOICE, HORSE, MIXES, ST_PETERSBURG
from cardroom.sim.benchmark_stakes import bases


@pytest.mark.clause("CH-6.HORSE.1")
def test_horse_goes_round_five_games_each_for_so_many_hands() -> None:
    names = [HORSE.part_of(hand, 6).declared.name for hand in range(0, 36, 6)]
    assert names == ["Texas Hold'em", "Omaha Hi-Lo", "Razz", "Seven Card Stud", "Stud Hi-Lo", "Texas Hold'em"]
    assert HORSE.part_of(5, 6) == HORSE.part_of(0, 6) and {part.form for part in HORSE.parts} == {
        "fixed_limit"
    }
    assert HORSE.chooser_of(5) == -1


@pytest.mark.clause("CH-6.DC.1")
def test_at_dealers_choice_the_button_chooses_before_the_deal() -> None:
    assert DEALERS_CHOICE.chooser_of(6) == 5 and DEALERS_CHOICE.look == 0 and DEALERS_CHOICE.seats == 8
    assert {part.game for part in DEALERS_CHOICE.parts} == set(GAMES)


@pytest.mark.clause("CH-6.PDC.1", "CH-6.PDC.2")
def test_at_st_petersburg_the_next_player_chooses_behind_two_cards() -> None:
    assert ST_PETERSBURG.chooser_of(6) == 0 and ST_PETERSBURG.look == 2
    for part in ST_PETERSBURG.parts:
        assert part.declared.streets[0].hole >= 2, "the cards looked at are the first the game deals"


@pytest.mark.clause("CH-6.DC.2")
@pytest.mark.parametrize("code", ["dealers-choice", "st-petersburg"])
def test_where_players_choose_every_game_has_blinds(code: str) -> None:
    for setup in bases(code, 5):
        hand = Hand(setup)
        assert hand.bets[:2] == [1, 2] and hand.actor == 2 and not hand.asked


@pytest.mark.parametrize("mix", MIXES.values(), ids=list(MIXES))
def test_every_part_of_a_mix_is_a_game_in_a_form_it_has(mix: object) -> None:
    assert isinstance(mix, type(HORSE))
    assert mix.most_players <= mix.seats
    for part in mix.parts:
        assert part.form in part.declared.forms


def test_a_choice_is_no_rotation() -> None:
    with pytest.raises(AssertionError, match="chosen"):
        DEALERS_CHOICE.part_of(0, 6)
