"""Hold'em and Omaha dealt and played by the book of Casino Kruh, clause by clause."""

from typing import Any

import pytest

from cardroom.engine import Hand, HandRules
from cardroom.engine.events import named
from cardroom.rules import house
from tests.engine.deals import deal, facts, play, refusal

BOOK = house("casino-kruh")
CHECKED_DOWN = " check check check check check check"


def rules(game_id: str) -> HandRules:
    return HandRules.of(BOOK.for_game(game_id))


def holdem(seats: int = 3, **more: Any) -> Hand:
    """Blinds 10/20, A the small blind, the last player on the button (heads-up A is on it)."""
    blinds = (20, 10) if seats == 2 else (10, 20)
    return deal([1000] * seats, blinds, rules=rules("holdem-nl"), **more)


def omaha(form: str, seats: int = 3, **more: Any) -> Hand:
    """Blinds 10/20; limit bets 20 and 40."""
    codes = {"no_limit": "omaha-nl", "pot_limit": "omaha-pl", "fixed_limit": "omaha-fl"}
    return deal([1000] * seats, (10, 20), variant="omaha", form=form, rules=rules(codes[form]), **more)


# ---------------------------------------------------------------- Hold'em


@pytest.mark.clause("CK-TH.1", "CK-TH.3", "CK-BB.0.3")
def test_two_blinds_are_posted_before_the_cards_are_dealt() -> None:
    hand = holdem()
    assert list(hand.bets) == [10, 20, 0]
    kinds = [str(named(event)["kind"]) for event in hand.events]
    posted = max(place for place, kind in enumerate(kinds) if "post" in kind)
    assert posted < min(place for place, kind in enumerate(kinds) if "dealt" in kind)
    for offer in BOOK.games.values():
        assert all(2 * stake.small_blind_cents == stake.big_blind_cents for stake in offer.stakes)


@pytest.mark.clause("CK-TH.4", "CK-TH.17", "CK-BB.0.1")
def test_two_cards_each_one_at_a_time_the_small_blind_first_and_the_button_last() -> None:
    deck = list(range(52))
    hand = deal([1000] * 3, (10, 20), rules=rules("holdem-nl"), deck=deck)
    assert [list(hand.holes[player]) for player in range(3)] == [[0, 3], [1, 4], [2, 5]]


@pytest.mark.clause("CK-TH.5", "CK-BB.0.3", "CK-OM.4")
def test_left_of_the_big_blind_opens_and_may_fold_call_or_raise() -> None:
    for hand in (holdem(4), omaha("pot_limit", 4)):
        assert hand.actor == 2
        assert hand.legal()[:2] == (20, 40)
        assert set(refusal(hand, "check").clauses) & {"CK-TH.5", "CK-TH.11", "CK-OM.5"}
    assert list(play(holdem(4), "C:fold D:call A:60").bets) == [60, 20, 0, 20]


@pytest.mark.clause("CK-TH.6")
def test_who_raised_and_was_only_called_cannot_raise_again() -> None:
    hand = play(holdem(4), "C:60 D:call A:fold B:call")
    assert hand.street == 1 and hand.total == 190
    assert play(holdem(), "C:60 A:fold B:fold").is_over


@pytest.mark.clause("CK-TH.7", "CK-BB.7", "CK-OM.6")
def test_the_big_blind_may_still_raise_when_all_have_called() -> None:
    for hand in (holdem(), omaha("no_limit")):
        play(hand, "C:call A:call")
        assert hand.actor == 1 and hand.street == 0
        play(hand, "B:60")
        assert hand.actor == 2


@pytest.mark.clause("CK-TH.8", "CK-B.6")
def test_the_printed_round_of_holdem() -> None:
    """Blinds 10/20, clockwise small blind, big blind and four more: the round is over, two players go on."""
    hand = play(holdem(6), "C:fold D:call E:fold F:80 A:fold B:fold D:call")
    assert hand.street == 1 and hand.total == 80 + 80 + 10 + 20
    play(hand, "D:check F:check D:check")


@pytest.mark.clause("CK-TH.10", "CK-TH.12", "CK-TH.13", "CK-BB.0.4")
def test_a_card_is_burned_before_the_flop_the_turn_and_the_river() -> None:
    deck = list(range(52))
    hand = deal([1000] * 3, (10, 20), rules=rules("holdem-nl"), deck=deck)
    play(hand, "C:call A:call B:check A:check B:check C:check A:check B:check C:check")
    assert list(hand.board) == [7, 8, 9, 11, 13], "cards 6, 10 and 12 are burned"
    assert hand.actor == 0


@pytest.mark.clause("CK-TH.11", "CK-B.1")
def test_behind_the_flop_one_checks_or_bets_at_least_the_big_blind() -> None:
    hand = play(holdem(), "C:call A:call B:check A:check")
    assert hand.actor == 1 and hand.legal()[:2] == (0, 20)
    refusal(hand, "19")
    play(hand, "B:20")
    assert hand.legal()[:2] == (20, 40) and "CK-TH.11" in refusal(hand, "check").clauses


@pytest.mark.clause("CK-TH.15", "CK-S.2")
def test_the_best_five_of_seven_win_the_board_alone_among_them() -> None:
    hand = holdem(holes=("AsKd", "QsQd", "7c2d"), board="AhKhQh5c4c")
    play(hand, "C:call A:call B:check" + " check" * 9)
    assert winners(hand) == {1: 60}
    hand = holdem(holes=("AsKd", "QsQd", "7c2d"), board="ThJhQhKhAh")
    play(hand, "C:call A:call B:check" + " check" * 9)
    assert winners(hand) == {0: 20, 1: 20, 2: 20}


def winners(hand: Hand) -> dict[object, int]:
    """What each winner gets out of the pots."""
    won: dict[object, int] = {}
    for award in facts(hand, "won"):
        won[award["player"]] = won.get(award["player"], 0) + int(str(award["amount"]))
    return won


# ---------------------------------------------------------------- Omaha


@pytest.mark.clause("CK-OM.1", "CK-OM.4")
def test_omaha_has_two_blinds_and_four_cards_each() -> None:
    hand = omaha("pot_limit")
    assert list(hand.bets) == [10, 20, 0] and [len(hand.holes[player]) for player in range(3)] == [4, 4, 4]


@pytest.mark.clause("CK-OM.5")
def test_omaha_offers_check_and_bet_then_fold_call_and_raise() -> None:
    hand = play(omaha("no_limit"), "C:call A:call B:check")
    play(hand, "A:check B:50 C:100")
    assert list(hand.bets) == [0, 50, 100]
    play(hand, "A:fold B:call")
    assert hand.street == 2


@pytest.mark.clause("CK-OM.6", "CK-OM.22")
def test_a_call_of_the_big_blind_is_20_and_a_raise_at_least_40() -> None:
    assert omaha("no_limit").legal()[:2] == (20, 40)


@pytest.mark.clause("CK-OM.7")
def test_a_round_goes_on_until_all_have_put_in_the_same() -> None:
    hand = play(omaha("no_limit"), "C:60 A:call")
    assert hand.street == 0 and hand.actor == 1
    assert play(hand, "B:call").street == 1


@pytest.mark.clause("CK-OM.8", "CK-OM.9", "CK-OM.10", "CK-OM.16")
def test_limit_omaha_bets_20_up_to_the_flop_and_40_from_the_turn() -> None:
    hand = play(omaha("fixed_limit"), "C:40 A:call B:call")
    sizes = []
    for _ in range(3):
        assert hand.actor == 0, "the first behind the button"
        sizes.append(hand.legal()[1:])
        play(hand, "A:check B:check C:check")
    assert sizes == [(20, 20), (40, 40), (40, 40)]


@pytest.mark.clause("CK-OM.17", "CK-B.3", "CK-B.2")
def test_limit_omaha_has_four_bets_a_round() -> None:
    hand = play(omaha("fixed_limit"), "C:40 A:60 B:80")
    assert "CK-OM.17" in refusal(hand, "100").clauses
    play(hand, "C:call A:call")
    assert hand.street == 1


@pytest.mark.clause("CK-B.5", "CK-OM.17")
def test_with_two_left_in_the_hand_limit_raises_have_no_end() -> None:
    hand = play(omaha("fixed_limit"), "C:call A:call B:check A:check B:20 C:fold A:call")
    play(hand, "A:40 B:80 A:120 B:160 A:200 B:240")
    assert list(hand.bets) == [200, 240, 0]


@pytest.mark.clause("CK-B.2", "CK-B.5")
def test_the_cap_of_a_round_ends_as_soon_as_two_remain_in_the_hand() -> None:
    hand = play(omaha("fixed_limit"), "C:40 A:60 B:80")
    assert refusal(hand, "100").code == "raises-capped", "three in the hand"
    play(hand, "C:fold A:100 B:120 A:140")
    assert hand.street == 0 and list(hand.bets) == [140, 120, 40]


@pytest.mark.clause("CK-B.2", "CK-B.5")
def test_a_third_player_all_in_remains_in_the_hand_and_keeps_the_cap() -> None:
    hand = deal(
        [1000, 1000, 20], (10, 20), variant="omaha", form="fixed_limit", rules=rules("omaha-fl")
    )  # fmt: skip
    play(hand, "C:call A:call B:check A:20 B:40 A:60 B:80")
    assert hand.street == 1 and hand.active == 2
    assert refusal(hand, "100").code == "raises-capped"
    left = deal([1000, 1000], (20, 10), variant="omaha", form="fixed_limit", rules=rules("omaha-fl"))
    play(left, "B:40 A:60 B:80 A:100 B:120")
    assert left.options().can_raise, "two from the start"


@pytest.mark.clause("CK-OM.11", "CK-S.6")
def test_omaha_shows_from_the_last_bet_of_the_last_round() -> None:
    hand = play(omaha("no_limit"), "C:60 A:call B:call" + " check" * 9)
    assert facts(hand, "shown")[0]["player"] == 0, "the raise of the first round does not count"
    river = "C:call A:call B:check" + CHECKED_DOWN + " A:check B:20 C:call A:call"
    assert facts(play(omaha("no_limit"), river), "shown")[0]["player"] == 1


@pytest.mark.clause("CK-OM.12")
def test_exactly_two_own_cards_and_three_of_the_board() -> None:
    hand = omaha("no_limit", holes=("AsKdQd2c", "7c7d3h3s", "8h9hTd6d"), board="AhKhQhJh2d")
    play(hand, "C:call A:call B:check" + " check" * 9)
    assert winners(hand) == {2: 60}, "two own hearts make the flush, B's one does not"


@pytest.mark.clause("CK-OM.13", "CK-TIE.0.2")
def test_equal_hands_share_the_pot_equally() -> None:
    hand = omaha("no_limit", holes=("AsKs3c4d", "AdKd3h4h", "6c6d9c9d"), board="AcKcQhJd2s")
    play(hand, "C:call A:call B:check" + " check" * 9)
    assert winners(hand) == {0: 30, 1: 30}


@pytest.mark.clause("CK-OM.18", "CK-OM.20", "CK-OM.21", "CK-B.2")
def test_pot_limit_bets_from_the_big_blind_to_the_pot_without_a_cap() -> None:
    hand = play(omaha("pot_limit"), "C:call A:call B:check")
    assert hand.legal() == (0, 20, 60)
    play(hand, "A:20 B:40 C:60 A:80 B:100 C:120")
    assert hand.actor == 0 and hand.legal()[1] == 140


@pytest.mark.clause("CK-OM.22", "CK-OM.23", "CK-OM.24", "CK-OM.25", "CK-B.2")
def test_no_limit_omaha_is_raised_to_the_last_chip_without_a_cap() -> None:
    hand = play(omaha("no_limit"), "C:call A:call B:check")
    for to in range(20, 981, 20):
        assert hand.legal()[1:] == (to, 980), "the big blind, then the last increase again; up to the stack"
        assert to == 980 or refusal(hand, str(to - 1)).clauses
        play(hand, str(to))
    assert len(facts(hand, "raised")) == 48, "behind the bet"


@pytest.mark.clause("CK-OM.20")
def test_the_printed_pot_of_100_is_bet_and_raised_to_400() -> None:
    hand = deal([1000] * 5, (20, 20), variant="omaha", form="pot_limit", rules=rules("omaha-pl"))
    play(hand, "call call call check check")
    assert hand.total == 100 and hand.legal() == (0, 20, 100)
    play(hand, "100")
    assert hand.legal() == (100, 200, 400) and refusal(hand, "401").clauses
    play(hand, "400")
    assert hand.bets[:2] == [100, 400]


@pytest.mark.clause("CK-OM.19", "CK-OM.23", "CK-N.2")
def test_a_raise_is_at_least_the_bet_before_it() -> None:
    for form in ("pot_limit", "no_limit"):
        hand = play(omaha(form), "C:call A:call B:check A:50")
        assert hand.legal()[1] == 100
    deep = deal([9000] * 3, (100, 200), rules=rules("holdem-nl"))
    assert play(deep, "C:500").legal()[1] == 800
    deep = deal([9000] * 4, (100, 200), rules=rules("holdem-nl"))
    play(deep, "C:call D:call A:call B:check A:300 B:call C:1100 D:call")
    assert deep.legal()[1] == 1900


@pytest.mark.clause("CK-OM.24")
def test_no_limit_omaha_bets_up_to_the_whole_stack() -> None:
    hand = omaha("no_limit")
    assert hand.legal()[2] == 1000
    assert list(play(hand, "C:1000").bets) == [10, 20, 1000]


@pytest.mark.clause("CK-BB.1")
def test_in_pot_limit_the_others_play_as_if_short_blinds_were_full() -> None:
    """Blinds 500/1000, the big one all-in for 700: the call is 1000, the pot raise over it what lies in full blinds."""
    told = {"variant": "omaha", "form": "pot_limit", "rules": rules("omaha-pl")}
    hand = deal([90_000, 700, 90_000, 90_000], (500, 1000), **told)
    full = deal([90_000] * 4, (500, 1000), **told)
    assert hand.legal() == full.legal() == (1000, 2000, 3500)
    both = deal([200, 700, 90_000, 90_000], (500, 1000), **told)
    assert both.legal() == (1000, 2000, 3500)
    play(hand, "C:call D:fold A:call")
    assert hand.street == 1 and hand.legal()[2] == hand.total == 2700, (
        "on the flop the pot is what lies there"
    )


@pytest.mark.clause("CK-B.6", "CK-OM.16")
@pytest.mark.parametrize(("short", "bets"), [(29, (40, 60, 80)), (30, (50, 70)), (39, (59, 79))])
def test_in_limit_an_all_in_of_half_a_bet_is_one_of_the_four_and_a_smaller_one_is_completed(
    short: int, bets: tuple[int, ...]
) -> None:
    told = {"variant": "omaha", "form": "fixed_limit", "rules": rules("omaha-fl")}
    hand = play(deal([1000, 1000, short, 1000], (10, 20), **told), "C:all-in")
    for total in bets:
        assert hand.legal()[1:] == (total, total)
        play(hand, str(total))
    assert refusal(hand, str(bets[-1] + 20)).code == "raises-capped"
    opened = deal([1000, 1000, short + 20], (10, 20), **told)
    play(opened, "C:call A:call B:check A:20 B:call C:all-in")
    assert opened.actor == 0 and refusal(opened, "40").code == "betting-not-reopened"
