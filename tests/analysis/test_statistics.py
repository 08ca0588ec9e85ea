"""Figures of played hands: a hand counted by hand, and random hands of every game beside the room's own counting."""

import pytest

from cardroom.analysis import AnalysisFault
from cardroom.analysis.counted_hands import PlayedHand, from_phh, from_record, positions_of
from cardroom.analysis.player_statistics import ratio, share, statistics
from cardroom.histories.phh import read_phh
from cardroom.histories.phh_record import to_phh
from cardroom.room.hosting.hand_counts import counts_of
from cardroom.table.events import HoleSeen
from tests.histories.test_recorded_games import GAMES, played

HAND = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = [
  "d dh p1 AsKd", "d dh p2 7c7d", "d dh p3 QhQs",
  "p3 cbr 6", "p1 cbr 20", "p2 f", "p3 cc",
  "d db 2c3c9h", "p1 cbr 20", "p3 cc",
  "d db 4d", "p1 cc", "p3 cbr 40", "p1 cc",
  "d db 8s", "p1 cc", "p3 cc",
  "p3 sm QhQs", "p1 sm AsKd",
]
players = ["Ann", "Bob", "Cid"]
"""


def hand() -> PlayedHand:
    return from_phh(read_phh(HAND))


def counted(by: str, name: str) -> dict[str, tuple[float, int]]:
    (row,) = [row for row in statistics([hand()], by) if row.name == name]  # type: ignore[arg-type]  # one of three
    return {figure: (found.count, found.of) for figure, found in row.figures().items()}


def test_a_hand_is_counted_as_by_hand() -> None:
    assert counted("player", "Ann") == {
        "vpip": (1, 1), "pfr": (1, 1), "three_bet": (1, 1), "c_bet": (1, 1), "wtsd": (1, 1), "wsd": (0, 1),
        "af": (1, 1), "net": (-40, 1), "red": (0, 1), "blue": (-40, 1),
    }  # fmt: skip
    assert counted("player", "Bob") == {
        "vpip": (0, 1), "pfr": (0, 1), "three_bet": (0, 0), "c_bet": (0, 0), "wtsd": (0, 0), "wsd": (0, 0),
        "af": (0, 0), "net": (-1, 1), "red": (-1, 1), "blue": (0, 1),
    }  # fmt: skip
    cid = counted("player", "Cid")
    assert (cid["three_bet"], cid["c_bet"], cid["wsd"], cid["af"]) == ((0, 0), (0, 0), (1, 1), (1, 1))
    assert counted("position", "BTN") == cid
    assert (counted("street", "flop")["af"], counted("street", "turn")["af"]) == ((1, 1), (1, 1))
    assert counted("street", "preflop")["vpip"] == (2, 3)


@pytest.mark.parametrize("game", GAMES)
def test_hands_count_as_the_room_counts_them_and_alike_in_every_format(game: str) -> None:
    compared = 0
    for seed in range(6):
        told = played(game, seed)
        record = told.seen_by(0)
        events = tuple([event for event in told.events if not isinstance(event, HoleSeen)])
        room = counts_of(told.terms, events, {})  # type: ignore[arg-type]  # what is left is public
        ours = from_record(record)
        for row in statistics([ours]):
            theirs = room.shares[row.name]
            figures = row.figures()
            assert (figures["vpip"].of, figures["vpip"].count, figures["pfr"].count) == (
                theirs.decided, theirs.entered, theirs.raised,
            )  # fmt: skip
            assert figures["wsd"].count == theirs.won and figures["wsd"].of == theirs.showdown
            compared += 1
        document = to_phh(told.seen_by(1))
        if len(ours.still_in) == 1:  # nobody has to show cards that this viewer does not know
            again = from_phh(document)
            assert again.acts == ours.acts and again.won == ours.won
            assert again.nets == pytest.approx(ours.nets, abs=1e-9)
    assert compared >= 12


def test_positions_have_their_names() -> None:
    assert positions_of(2, True) == ("BB", "BTN")
    assert positions_of(3, True) == ("SB", "BB", "BTN")
    assert positions_of(6, True) == ("SB", "BB", "LJ", "HJ", "CO", "BTN")
    assert positions_of(9, True) == ("SB", "BB", "UTG", "UTG+1", "UTG+2", "LJ", "HJ", "CO", "BTN")
    assert positions_of(4, False) == ("", "", "", "")


def test_intervals_are_the_published_ones() -> None:
    """Wilson's interval of 15 in 50: 0.1910 to 0.4375 (Newcombe 1998 prints such; worked out by the formula)."""
    found = share(15, 50)
    assert (found.value, found.low, found.high) == (
        0.3, pytest.approx(0.1910, abs=5e-5), pytest.approx(0.4375, abs=5e-5),
    )  # fmt: skip
    assert share(0, 0).value is None and ratio(3, 0).value is None


def test_a_player_who_is_not_there_is_told() -> None:
    with pytest.raises(AnalysisFault, match="plays in none of these hands"):
        statistics([hand()], player="Dan")


def test_figures_by_what_is_not_counted_are_told() -> None:
    with pytest.raises(AnalysisFault, match="not by 'seat'"):
        statistics([hand()], by="seat")  # type: ignore[arg-type]  # as somebody may write it
