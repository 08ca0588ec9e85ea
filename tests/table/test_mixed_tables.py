"""Tables at which the game changes: in turn, or as a player chooses."""

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import load_table
from cardroom.rules import Refused, house
from cardroom.table.events import (
    AntePosted,
    BlindPosted,
    GameAnnounced,
    GameChosen,
    HandStarted,
    HoleDealt,
    HoleSeen,
    TurnStarted,
    UpCardDealt,
)
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable

BOOK = house("casino-helsinki")


@pytest.mark.clause("CH-6.HORSE.1")
def test_horse_goes_through_five_games_each_for_as_many_hands() -> None:
    table = ScriptedTable(players=3, game="horse", book=BOOK)
    for _ in range(41):
        for name in "ABC":
            if table.table.seat_of(name).sits_out:  # type: ignore[union-attr]  # they are all seated
                table.do(of_cash.TopUp(name, table.terms.min_buy_in))
                table.sit_in(name)
        table.deal()
        table.check_down()
    told = [(event.deal, event.hand) for event in table.told(GameAnnounced)]
    games = ["holdem", "omaha8", "razz", "stud", "stud8"]
    assert told == [(game, hand) for game in games for hand in range(1, 9)] + [("holdem", 1)]
    assert [event.deal for event in table.told(HandStarted)] == [game for game, _ in told]


@pytest.mark.clause("CH-6.HORSE.1")
def test_the_button_stands_still_while_a_rotation_plays_games_without_blinds() -> None:
    table = ScriptedTable(players=4, game="horse", book=BOOK)
    for _ in range(15):
        table.deal()
        table.fold_out()
    table.deal()
    before = table.positions()
    table.fold_out()
    for _ in range(24):
        table.deal()
        table.check_down()
    assert {event.dealer for event in table.told(HandStarted)[16:40]} == {table.told(HandStarted)[15].dealer}
    table.deal()
    assert table.positions()[1] == before[2], "the last big blind posts the small blind now"


def test_a_rotation_is_remembered_between_hands_and_taken_back_with_a_void_hand() -> None:
    table = ScriptedTable(players=3, game="horse", book=BOOK)
    for _ in range(9):
        table.deal()
        table.fold_out()
    again = load_table(table.terms, BOOK, table.table.dump())
    assert again.dump() == table.table.dump()
    table.deal()
    table.do(commands.VoidHand("staff"))
    table.deal()
    assert [event.hand for event in table.told(GameAnnounced)][-2:] == [2, 2]


@pytest.mark.clause("CH-6.DC.1")
def test_the_dealer_chooses_before_the_cards_are_dealt() -> None:
    table = ScriptedTable(players=3, game="dealers-choice", book=BOOK)
    table.deal(dealer="B", game="omaha")
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.actions, "omaha" in turn.games) == (2, ("choose",), True)
    assert (len(table.told(BlindPosted)), table.told(HoleDealt)) == (2, [])
    assert all(seat.cards == () for seat in table.table.view("B", 0).seats)
    table.act("B choose omaha")
    chosen = table.last(GameChosen)
    assert (chosen.seat, chosen.deal, chosen.automatic, chosen.clauses[0]) == (2, "omaha", "", "CH-6.DC.1")
    assert [len(event.places) for event in table.told(HoleDealt)] == [4, 4, 4]
    assert [len(event.cards) for event in table.private[1] if isinstance(event, HoleSeen)] == [4]
    assert (len(table.told(BlindPosted)), table.last(TurnStarted).turn) == (2, 1)


@pytest.mark.parametrize("code", ["holdem", "omaha8", "sviten", "stud", "soko"])
def test_everybody_sees_all_own_cards_of_the_game_that_was_chosen(code: str) -> None:
    table = ScriptedTable(players=3, game="dealers-choice", book=BOOK)
    table.deal(dealer="B", game=code)
    table.act(f"B choose {code}")
    for seat, player in ((1, "A"), (2, "B"), (3, "C")):
        seen = [event.cards for event in table.private[seat] if isinstance(event, HoleSeen)]
        view = table.table.view(player, 0)
        assert view.you is not None and view.you.cards and seen[-1:] == [view.you.cards], player


@pytest.mark.clause("CH-6.DC.2")
def test_a_chosen_stud_is_played_with_blinds_and_opens_behind_them() -> None:
    table = ScriptedTable(players=3, game="dealers-choice", book=BOOK)
    table.deal({"A": "2c3d4hAs", "B": "KsKhKdKc", "C": "2s3s5s6s"}, dealer="A", game="stud")
    table.act("A choose stud")
    assert (table.told(AntePosted), len(table.told(BlindPosted))) == ([], 2)
    assert table.last(TurnStarted).seat == 1
    table.act("A call", "B call", "C check")
    assert len(table.told(UpCardDealt)) == 6


@pytest.mark.clause("CH-6.PDC.1", "CH-6.PDC.2")
def test_in_st_petersburg_the_player_after_the_button_chooses_with_two_cards_in_hand() -> None:
    table = ScriptedTable(players=3, game="st-petersburg", book=BOOK)
    table.deal({"A": "AsAhKsKh", "B": "2c3c4c5c", "C": "7d8d9dTd"}, dealer="C", game="omaha")
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.actions) == (1, ("choose",))
    assert [event.cards for event in table.private[1] if isinstance(event, HoleSeen)] == [("As", "Ah")]
    assert [len(event.places) for event in table.told(HoleDealt)] == [2, 2, 2]
    table.act("A choose omaha")
    assert [len(event.places) for event in table.told(HoleDealt)] == [2, 2, 2, 2, 2, 2]
    assert [event.cards for event in table.private[1] if isinstance(event, HoleSeen)][-1] == (
        "As", "Ah", "Ks", "Kh",
    )  # fmt: skip


@pytest.mark.clause("CH-6.PDC.1")
@pytest.mark.parametrize(
    ("line", "code"),
    [("A choose whist", "game-not-offered"), ("A choose razz", "game-not-offered"), ("A fold", "must-choose"),
     ("B choose omaha", "not-your-turn")],
)  # fmt: skip
def test_a_choice_that_cannot_be_is_refused(line: str, code: str) -> None:
    table = ScriptedTable(players=3, game="st-petersburg", book=BOOK)
    table.deal(dealer="C")
    refused = table.refusal(line)
    assert (refused.code, bool(refused.clauses)) == (code, True)
    assert table.last(TurnStarted).actions == ("choose",) and table.told(GameChosen) == []


@pytest.mark.clause("CH-6.DC.1", "CH-1.45")
def test_a_chooser_who_is_late_gets_the_first_game_of_the_list() -> None:
    table = ScriptedTable(players=3, game="dealers-choice", book=BOOK)
    table.deal(dealer="B")
    table.wait(seconds=200)
    chosen = table.told(GameChosen)[0]
    assert (chosen.deal, chosen.automatic, "CH-6.DC.1" in chosen.clauses) == ("holdem", "clock", True)


def test_a_choice_answered_twice_is_stale() -> None:
    table = ScriptedTable(players=3, game="dealers-choice", book=BOOK)
    table.deal(dealer="B")
    choice = table.command_of("B choose holdem")
    table.do(choice)
    with pytest.raises(Refused, match="That turn is over"):
        table.do(choice)


def test_blinds_that_put_everybody_all_in_wait_for_the_choice_all_the_same() -> None:
    table = ScriptedTable(players=2, game="dealers-choice", book=BOOK, stacks={"A": 100, "B": 150})
    table.deal(dealer="A")
    assert table.last(TurnStarted).actions == ("choose",)
    table.act("A choose holdem")
    stacks = sum(seat.stack for seat in table.table.seats.values())
    assert table.table.hand is None and stacks + table.accounts["rake"] == 250
