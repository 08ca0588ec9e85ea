"""Showing hands at a live table: who first, who must, what a hand needs to win, who may ask to see one."""

import pytest

from cardroom.engine import HandRules
from cardroom.floor import BadCase
from cardroom.rules import house
from tests.engine.deals import deal, facts, play
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE


@pytest.mark.clause("PF-5.3", "CK-S.7", "CK-S.6", "CH-1.30", "CK-TH.14")
def test_the_last_to_bet_shows_first_of_the_round_or_of_the_hand() -> None:
    checked_river = {"left": [3, 5, 8], "bet_last": 5, "bet_last_in_round": 0}
    assert {name: ruled(name, "show_order", checked_river).sentence.args["order"] for name in LIVE} == {
        PF: "3, 5, 8", PN: "3, 5, 8", CK: "5, 8, 3", CH: "5, 8, 3",
    }  # fmt: skip
    river_bet = {"left": [3, 5, 8], "bet_last": 8, "bet_last_in_round": 8}
    assert {ruled(name, "show_order", river_bet).sentence.args["order"] for name in LIVE} == {"8, 3, 5"}
    nobody = {"left": [3, 5, 8], "bet_last": 0}
    assert {ruled(name, "show_order", nobody).sentence.args["order"] for name in LIVE} == {"3, 5, 8"}


@pytest.mark.clause("CK-OM.11")
def test_omaha_at_kruh_goes_by_the_last_round_holdem_by_the_whole_hand() -> None:
    told = {"left": [3, 5, 8], "bet_last": 5, "bet_last_in_round": 0}
    omaha, holdem = (ruled(CK, "show_order", told, game=game) for game in ("omaha", "holdem"))
    assert (omaha.sentence.args["first"], holdem.sentence.args["first"]) == (3, 5)
    assert "CK-OM.11" in omaha.clauses and "CK-OM.11" not in holdem.clauses


@pytest.mark.clause("PF-5.3", "CH-1.30")
@pytest.mark.parametrize("house_name", [PF, CH])
def test_without_a_bet_the_best_open_cards_of_stud_show_first(house_name: str) -> None:
    ruling = ruled(house_name, "show_order", {"left": [2, 4, 7], "bet_last": 0, "best_open_cards": 7})
    assert ruling.sentence.args["order"] == "7, 2, 4"


@pytest.mark.clause("CH-1.32", "CK-S.5")
def test_those_in_the_latest_side_pot_show_before_the_others_where_the_house_says_so() -> None:
    told = {"left": [2, 4, 7], "bet_last": 2, "bet_last_in_round": 2, "side_pot": [4, 7]}
    assert {name: ruled(name, "show_order", told).sentence.args["order"] for name in LIVE} == {
        PF: "2, 4, 7", PN: "2, 4, 7", CK: "4, 7, 2", CH: "4, 7, 2",
    }  # fmt: skip


def test_nobody_may_fold_in_the_order_of_showing_where_all_in_hands_are_turned_up() -> None:
    told = {"left": [2, 5], "bet_last": 0, "all_in": True}
    may = {name: ruled(name, "show_order", told, play="tournament").may("seat_2") for name in LIVE}
    assert may == dict.fromkeys(LIVE, ("show",))
    assert ruled(CH, "show_order", told, play="cash").may("seat_2") == ("show", "fold")


@pytest.mark.clause("PF-5.3", "CK-OM.11", "CH-1.30")
def test_who_bet_last_is_asked_where_it_decides_and_was_not_told() -> None:
    """A bet of the turn says nothing of the river, and silence does not say that nobody bet."""
    turn = {"left": [3, 5, 8], "bet_last": 5}
    for name, game in ((PF, "holdem"), (PN, "holdem"), (CK, "omaha")):
        with pytest.raises(BadCase, match='"bet_last_in_round" is missing'):
            ruled(name, "show_order", turn, game=game)
    for name in (CH, CK):
        assert ruled(name, "show_order", turn, game="holdem").sentence.args["first"] == 5
        with pytest.raises(BadCase, match='"bet_last" is missing'):
            ruled(name, "show_order", {"left": [3, 5, 8], "bet_last_in_round": 0}, game="holdem")
    with pytest.raises(BadCase, match="whoever bet last in the last betting round"):
        ruled(CH, "show_order", {"left": [3, 5, 8], "bet_last": 0, "bet_last_in_round": 5})


@pytest.mark.clause("CH-1.30")
def test_where_the_last_bettor_is_gone_the_place_decides_and_the_table_is_told_so() -> None:
    """The hand of seat 6, who bet last, was killed: "there was no bet" would not be true."""
    ruling = ruled(CH, "show_order", {"left": [3, 5], "bet_last": 6}, game="holdem")
    assert ruling.sentence.args["order"] == "3, 5" and ruling.sentence.id == "show-order-bettor-gone"


@pytest.mark.clause("CK-T.30", "CH-8.38")
def test_all_in_in_a_cash_game_cites_what_holds_there_and_asks_which_play_it_is() -> None:
    told = {"left": [2, 5], "bet_last": 5, "all_in": True}
    for name, tournament_only in ((CK, "CK-T.30"), (CH, "CH-8.38")):
        cash = ruled(name, "show_order", told, play="cash", game="holdem")
        assert tournament_only not in cash.clauses and cash.sure == "by_reading"
        assert tournament_only in ruled(name, "show_order", told, play="tournament", game="holdem").clauses
        with pytest.raises(BadCase, match='"play" is missing'):
            ruled(name, "show_order", told, game="holdem")
    assert ruled(CH, "all_in_hands", {"may_bet": False}, play="tournament").sure == "decided"


@pytest.mark.clause("CH-1.29")
def test_two_or_more_players_make_a_showdown_one_does_not() -> None:
    alone = ruled(CH, "show_order", {"left": [4]})
    assert alone.outcome == "no_showdown" and alone.rights == () and alone.clauses == ("CH-1.31",)
    assert ruled(CK, "show_order", {"left": [4]}).sure == "by_reading", (
        "the document speaks of showdowns only"
    )
    two = ruled(CH, "show_order", {"left": [4, 6], "bet_last": 0})
    assert [right.who for right in two.rights] == ["seat_4", "seat_6"] and "CH-1.29" in two.clauses
    hand = play(deal((100, 100), (1, 2), rules=HandRules.of(house(CH))), "call check" + " check" * 6)
    assert hand.is_over and facts(hand, "shown")


def test_a_seat_cannot_be_left_twice_nor_play_for_a_side_pot_after_folding() -> None:
    with pytest.raises(BadCase) as told:
        ruled(PF, "show_order", {"left": [3, 3], "side_pot": [9]})
    assert len(told.value.faults) == 2


@pytest.mark.clause("PF-5.4", "CH-1.31")
@pytest.mark.parametrize("house_name", LIVE)
def test_who_alone_holds_cards_wins_without_showing(house_name: str) -> None:
    """B bets the river, A calls, B mucks: A is the only player with cards."""
    for does in ("neither", "shows_part"):
        ruling = ruled(house_name, "refuses_to_show", {"does": does, "alone": True}, play="tournament")
        assert ruling.outcome == "wins_unshown" and ruling.action is None


@pytest.mark.clause("PF-5.3.1", "CH-1.31", "CK-S.1")
@pytest.mark.parametrize("house_name", LIVE)
def test_declining_to_show_is_folding(house_name: str) -> None:
    ruling = ruled(house_name, "refuses_to_show", {"does": "folds"}, play="tournament")
    assert ruling.action is not None and ruling.action.verb == "fold" and ruling.sure != "discretion"


@pytest.mark.clause("PF-5.4.2", "PF-5.3.2")
@pytest.mark.parametrize("house_name", [PF, PN])
@pytest.mark.parametrize("does", ["shows_part", "neither"])
def test_who_refuses_has_five_seconds_then_the_hand_is_dead(house_name: str, does: str) -> None:
    for seconds in (0, 4):
        asked = ruled(house_name, "refuses_to_show", {"does": does, "seconds": seconds}, play="tournament")
        assert asked.outcome == "floor_asks" and asked.may("player") == ("show", "fold")
        assert asked.sentence.args["seconds"] == 5
    dead = ruled(house_name, "refuses_to_show", {"does": does, "seconds": 5}, play="tournament")
    assert dead.action is not None and (dead.outcome, dead.action.verb) == ("hand_dead", "fold")


@pytest.mark.clause("CK-S.1", "CH-1.31")
@pytest.mark.parametrize("house_name", [CK, CH])
def test_elsewhere_a_hand_shown_in_part_simply_cannot_win(house_name: str) -> None:
    ruling = ruled(house_name, "refuses_to_show", {"does": "shows_part", "seconds": 60}, play="cash")
    assert ruling.outcome == "cannot_win" and ruling.may("player") == ("show", "fold")


@pytest.mark.clause("CH-1.31")
def test_a_part_that_made_others_fold_obliges_to_show_the_rest_at_helsinki() -> None:
    told = {"does": "shows_part", "made_others_fold": True, "alone": True}
    assert ruled(CH, "refuses_to_show", told, play="cash").outcome == "shows_all"
    assert {ruled(name, "refuses_to_show", told, play="cash").outcome for name in (PF, CK)} == {
        "wins_unshown"
    }


@pytest.mark.clause("PF-5.4.1", "PF-5.4", "CK-S.1", "CH-1.31")
@pytest.mark.parametrize("house_name", LIVE)
def test_a_hand_is_tabled_with_every_card_face_up_on_the_table(house_name: str) -> None:
    assert ruled(house_name, "tabled", {"cards": 2, "face_up": 2}).outcome == "tabled"
    for face_up in (0, 1):
        flashed = ruled(house_name, "tabled", {"cards": 2, "face_up": face_up})
        assert flashed.outcome == "not_tabled" and flashed.sentence.args["missing"] == 2 - face_up
    with pytest.raises(BadCase, match="more cards lie face up"):
        ruled(house_name, "tabled", {"cards": 2, "face_up": 3})


@pytest.mark.clause("PF-5.4.2")
def test_cards_turned_up_by_another_player_are_live_and_that_player_may_be_penalised() -> None:
    ruling = ruled(PF, "turned_by_another")
    assert ruling.outcome == "live" and ruling.may("staff") == ("penalise",)
    assert ruling.sure == "decided" and not ruling.options, "only the penalty is staff's to decide"
    assert {ruled(name, "turned_by_another").outcome for name in (CK, CH)} == {"staff_decide"}


@pytest.mark.clause("PF-5.1", "PN-L.3", "CK-S.2", "CH-1.34")
def test_cards_speak_and_players_help_to_read_them() -> None:
    found = {name: ruled(name, "miscalled_hand") for name in LIVE}
    assert {ruling.outcome for ruling in found.values()} == {"cards_speak"}
    assert {name: ruling.sentence.id for name, ruling in found.items()} == {
        PF: "cards-speak-urged", PN: "cards-speak-urged", CK: "cards-speak-duty", CH: "cards-speak-duty",
    }  # fmt: skip
    assert "PN-L.3" in found[PN].clauses and "CH-1.34" in found[CH].clauses
    on_purpose = ruled(PF, "miscalled_hand", {"on_purpose": True})
    assert on_purpose.sure == "decided" and "PF-5.1" in on_purpose.clauses
    assert on_purpose.may("staff") == ("penalise",)


@pytest.mark.clause("PF-3.9.1", "CH-1.33")
@pytest.mark.parametrize("house_name", LIVE)
def test_the_dealer_cannot_kill_a_winning_hand_that_was_tabled(house_name: str) -> None:
    def outcome(**told: bool) -> str:
        return ruled(house_name, "tabled_hand_killed", told).outcome

    assert outcome(tabled=True, wins=True) == "stands"
    assert outcome(tabled=True, wins=False) == "loses"
    assert outcome(tabled=False, wins=True) == "not_tabled"


@pytest.mark.clause("CH-1.35")
@pytest.mark.parametrize("house_name", LIVE)
def test_who_could_not_win_gets_no_bet_back(house_name: str) -> None:
    chips = ruled(house_name, "drawing_dead", {"put_in": 700}).chips_of("player")
    assert (chips.put_in, chips.bound, chips.returned) == (700, 700, 0)


@pytest.mark.clause("PF-5.2", "CK-T.30", "CH-8.38", "CH-8.41")
def test_all_in_hands_are_turned_up_once_the_betting_is_over() -> None:
    def outcomes(play: str, may_bet: bool) -> dict[str, str]:
        return {name: ruled(name, "all_in_hands", {"may_bet": may_bet}, play=play).outcome for name in LIVE}

    assert set(outcomes("tournament", False).values()) == {"turned_up"}
    assert set(outcomes("tournament", True).values()) == {"later"}
    assert outcomes("cash", False) == {PF: "turned_up", PN: "turned_up", CK: "at_showdown", CH: "at_showdown"}


@pytest.mark.clause("PF-5.2.1", "CH-8.39")
def test_nobody_in_a_side_pot_may_fold_at_the_showdown_of_an_all_in() -> None:
    for does in ("folds", "neither", "shows_part"):
        told = {"does": does, "all_in": True}
        assert {ruled(name, "refuses_to_show", told, play="tournament").outcome for name in LIVE} == {
            "turned_up"
        }
    cash = {"does": "folds", "all_in": True}
    assert ruled(CH, "refuses_to_show", cash, play="cash").outcome == "folded"


@pytest.mark.clause("PF-5.2.1")
@pytest.mark.parametrize("house_name", [PF, PN])
def test_what_part_was_shown_does_not_matter_where_the_dealer_turns_all_up(house_name: str) -> None:
    told = {"does": "shows_part", "made_others_fold": True, "all_in": True}
    ruling = ruled(house_name, "refuses_to_show", told, play="tournament")
    assert (ruling.outcome, ruling.sure, ruling.clauses) == ("turned_up", "decided", ("PF-5.2", "PF-5.2.1"))


@pytest.mark.clause("PF-5.2", "PF-5.2.1", "CH-8.39", "CH-8.40")
def test_a_hand_folded_in_an_all_in_comes_back_if_its_cards_are_known() -> None:
    def outcomes(**told: object) -> dict[str, str]:
        facts = {"folded": "by_mistake", "identifiable": True, **told}
        return {name: ruled(name, "folded_in_all_in", facts, play="tournament").outcome for name in LIVE}

    assert outcomes() == {PF: "staff_decide", PN: "staff_decide", CK: "staff_decide", CH: "live"}
    assert outcomes(side_pot=True) == {PF: "live", PN: "live", CK: "staff_decide", CH: "live"}
    assert set(outcomes(identifiable=False).values()) == {"hand_dead"}
    on_purpose = ruled(
        CH, "folded_in_all_in", {"folded": "on_purpose", "identifiable": True}, play="tournament"
    )
    assert on_purpose.outcome == "live" and "CH-8.40" in on_purpose.clauses
    assert on_purpose.sure == "decided" and on_purpose.may("staff") == ("penalise",)
    cash = ruled(CK, "folded_in_all_in", {"folded": "by_mistake", "identifiable": True}, play="cash")
    assert cash.action is not None and cash.action.verb == "fold"


@pytest.mark.clause("PF-5.5")
@pytest.mark.parametrize("house_name", [PF, PN])
def test_whoever_kept_cards_at_the_showdown_may_see_a_hand_of_it_and_it_is_live(house_name: str) -> None:
    def outcome(**told: str) -> str:
        return ruled(house_name, "asked_to_see", told).outcome

    assert outcome(asker="holds_cards") == "turned_up_live"
    assert outcome(asker="gave_cards_away") == "no_right"
    assert outcome(asker="not_in_showdown") == "no_right"
    assert outcome(asker="holds_cards", hand="folded_before") == "no_right"


@pytest.mark.clause("CH-1.61", "CH-1.38")
def test_elsewhere_staff_decide_whether_a_hand_is_looked_at() -> None:
    ruling = ruled(CH, "asked_to_see", {"asker": "holds_cards"}, play="cash")
    assert ruling.sure == "discretion" and "CH-8.52" not in ruling.clauses
    assert ruled(CK, "asked_to_see", {"asker": "holds_cards"}).outcome == "staff_decide"


@pytest.mark.clause("PF-5.5.1")
def test_cards_of_players_suspected_to_play_together_are_set_aside_for_the_floor() -> None:
    ruling = ruled(PF, "asked_to_see", {"asker": "not_in_showdown", "collusion": True})
    assert ruling.outcome == "set_aside" and "PF-5.5.1" in ruling.clauses and ruling.options


@pytest.mark.clause("CH-1.39", "CK-S.4")
def test_cards_shown_to_one_are_shown_to_all() -> None:
    def outcomes(play: str, **told: bool) -> dict[str, str]:
        return {name: ruled(name, "shown_to_one", told, play=play).outcome for name in (PF, CK, CH)}

    out = {"still_in": False}
    assert outcomes("tournament", **out) == {PF: "at_once", CK: "after_the_betting", CH: "after_the_hand"}
    assert outcomes("tournament", **out, betting_over=True)[CK] == "at_once"
    assert outcomes("tournament", still_in=True) == {PF: "at_once", CK: "at_once", CH: "after_the_hand"}
    assert outcomes("cash", still_in=True) == {PF: "at_once", CK: "not_shown", CH: "after_the_hand"}
