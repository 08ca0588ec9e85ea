"""Places of players who go out in the same hand, and what prizes they share."""

import pytest

from cardroom.table.events import PlayerLeft
from cardroom.tournament.going_out import Bust, Finish, finishes
from cardroom.tournament.results import Finished
from tests.tournament.playing import begun


@pytest.mark.clause("CO-41b", "CH-8.25", "CK-T.31", "PF-3.13.3")
def test_the_larger_stack_at_the_start_of_the_hand_has_the_better_place() -> None:
    busts = [Bust("A", 100), Bust("B", 300), Bust("C", 200)]
    found = finishes(busts, 2, None)
    assert found == (Finish(("B",), (3,)), Finish(("C",), (4,)), Finish(("A",), (5,)))


@pytest.mark.clause("CO-41b")
def test_equal_stacks_are_ranked_by_lot_where_the_house_draws() -> None:
    busts = [Bust("A", 100), Bust("B", 100), Bust("C", 200)]
    found = finishes(busts, 1, {"A": 5, "B": 9, "C": 1})
    assert found == (Finish(("C",), (2,)), Finish(("B",), (3,)), Finish(("A",), (4,)))


@pytest.mark.clause("CH-8.25", "CK-T.31")
def test_equal_stacks_take_their_places_together_where_the_house_shares() -> None:
    busts = [Bust("A", 100), Bust("B", 100), Bust("C", 200)]
    assert finishes(busts, 1, None) == (Finish(("C",), (2,)), Finish(("A", "B"), (3, 4)))


CARDS = {"A": "2c2d", "B": "KhKd", "C": "QhQd", "D": "3h3d", "E": "AhAd"}
BOARD = "5s8c9cTh4s"


def all_out_at_once(name: str, pool: int = 10_007) -> dict[str, Finished]:
    """Five with equal stacks all-in in one hand, which E wins; behind E the hands are B, C, D, A."""
    table = begun(name, players=5, pool=pool, stack=1000)
    table.deal(deck=table.deck_for(CARDS, BOARD))
    table.all_in()
    return table.places


@pytest.mark.clause("CO-41b")
def test_all_out_at_once_with_equal_stacks_are_placed_by_lot() -> None:
    found = all_out_at_once("casinohuone")
    assert {player: one.place for player, one in found.items()} == {"E": 1, "D": 2, "C": 3, "B": 4, "A": 5}
    assert {player: one.prize for player, one in found.items() if one.prize} == {"E": 6505, "D": 3502}
    assert all("CO-41b" in found[player].clauses for player in "ABCD")


@pytest.mark.clause("CK-T.31")
def test_all_out_at_once_share_their_prizes_and_the_better_hand_gets_what_cannot_be_divided() -> None:
    found = all_out_at_once("casino-kruh")
    assert {player: (one.place, one.sharing) for player, one in found.items()} == {
        "E": (1, 1), "A": (2, 4), "B": (2, 4), "C": (2, 4), "D": (2, 4),
    }  # fmt: skip
    # 35 whole crowns and 2 cents over four: the best hand first.
    assert {player: one.prize for player, one in found.items()} == {
        "E": 6505,
        "B": 902,
        "C": 900,
        "A": 800,
        "D": 900,
    }


@pytest.mark.clause("CH-8.25")
def test_all_out_at_once_share_their_prizes_and_the_lot_decides_what_cannot_be_divided() -> None:
    found = all_out_at_once("casino-helsinki")
    assert {player: one.prize for player, one in found.items()} == {
        "E": 6505,
        "D": 876,
        "C": 876,
        "A": 875,
        "B": 875,
    }
    assert all(one.sharing == 4 for player, one in found.items() if player != "E")


@pytest.mark.clause("PF-3.13.3")
def test_the_larger_stack_of_two_who_go_out_together_places_higher_whatever_they_held() -> None:
    table = begun("pokerstars-live-fi", players=3, stack=1000)
    table.deal()
    table.act("raise", 300)
    table.fold_out()
    stacks = {seat.player: seat.stack for seat in table.seats.values()}
    winner = max(stacks, key=lambda player: stacks[player])
    others = sorted((player for player in stacks if player != winner), key=lambda player: -stacks[player])
    assert stacks[others[0]] > stacks[others[1]], "the blinds made a difference"
    deck = table.deck_for({winner: "AhAd", others[0]: "7h2d", others[1]: "KhKd"}, "5s8c9cTh4s")
    table.deal(deck=deck)
    table.all_in()
    assert {player: one.place for player, one in table.places.items()} == {
        winner: 1,
        others[0]: 2,
        others[1]: 3,
    }


@pytest.mark.clause("CO-TT.4", "CK-T.21")
@pytest.mark.parametrize("name", ["casinohuone", "casino-kruh"])
def test_who_has_no_chips_left_is_out_and_leaves_the_table(name: str) -> None:
    table = begun(name, players=3, stack=1000)
    deck = table.deck_for({"A": "2c2d", "B": "KhKd", "C": "AhAd"}, BOARD)
    told = table.deal(deck=deck).events
    while table.hand is not None:
        assert table.hand.turn is not None
        player, most = table.seats[table.hand.turn.seat].player, table.hand.turn.max_raise_to
        if player == "A":
            told = table.act("fold").events
        else:
            told = (table.act("raise", most) if most else table.act("call")).events
    [left] = [event for event in told if isinstance(event, PlayerLeft)]
    assert (left.player, left.stack, left.reason) == ("B", 0, "out")
    assert left.clauses and {seat.player for seat in table.seats.values()} == {"A", "C"}


@pytest.mark.clause("CH-8.38", "CK-T.30", "PF-5.2")
@pytest.mark.parametrize("name", ["casino-helsinki", "casino-kruh", "pokerstars-live-fi"])
def test_all_in_hands_lie_open_before_the_board_is_dealt(name: str) -> None:
    table = begun(name, players=3, stack=1000)
    table.deal(deck=table.deck_for({"A": "2c2d", "B": "KhKd", "C": "AhAd"}, BOARD))
    kinds: list[str] = []
    while table.hand is not None:
        assert table.hand.turn is not None
        most = table.hand.turn.max_raise_to
        told = table.act("raise", most) if most else table.act("call")
        kinds += [type(event).__name__ for event in told.events]
    assert kinds[: kinds.index("BoardDealt")].count("HandShown") == 3
