"""Misdeals: what makes one, until when, what comes back, and how the hand is dealt again."""

from typing import Any

import pytest

from cardroom.floor import BadCase, Chips, Ruling, Step, said
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE
BLINDS = [0, 200, 400, 0]
FOLDS = ["fold", "fold"]
FOLD_CALL = ["fold", "call"]


def asked(name: str, topic: str, *actions: str, game: str | None = None, **facts: Any) -> Ruling:
    """The house's ruling with blinds of 200 and 400 on seats 2 and 3 and these actions in turn."""
    told = {"actions": list(actions), "bets": BLINDS, **facts}
    return ruled(name, topic, told, game=game)


def is_misdeal(ruling: Ruling) -> bool:
    """Whether it is one; then every seat has its chips back, and all cards are dealt anew."""
    if ruling.outcome == "misdeal":
        assert ruling.chips == (Chips("seat_2", 200, 0, 200), Chips("seat_3", 400, 0, 400))
        assert ruling.steps == (Step("gather"), Step("deal_anew"))
        return True
    assert ruling.chips == ()
    return False


@pytest.mark.clause("CH-3.5")
@pytest.mark.parametrize("house_name", LIVE)
def test_a_hand_begins_with_the_first_riffle_or_when_the_machine_gives_the_deck_out(house_name: str) -> None:
    def begun(done: str) -> bool:
        return ruled(house_name, "hand_begins", {"done": done}).outcome == "begun"

    assert [begun(done) for done in ("not_begun", "washed", "riffled", "deck_released")] == [
        False,
        False,
        True,
        True,
    ]


def test_a_house_says_with_what_a_hand_begins_in_its_own_words() -> None:
    def sentence(name: str) -> str:
        return ruled(name, "hand_begins", {"done": "washed"}).sentence.id

    assert [sentence(name) for name in LIVE] == [
        "hand-not-begun",
        "hand-not-begun",
        "hand-not-begun-shuffle",
        "hand-not-begun",
    ]


@pytest.mark.clause("CH-3.12")
def test_an_unshuffled_deck_is_a_misdeal() -> None:
    assert is_misdeal(asked(CH, "unshuffled_deck"))
    assert asked(CK, "unshuffled_deck").sure == asked(PF, "unshuffled_deck").sure == "discretion"


@pytest.mark.clause("CH-3.13")
def test_a_deal_from_the_wrong_player_is_put_right_while_nobody_has_looked() -> None:
    looked = asked(CH, "wrong_dealing_order", first_card=True, may_be_seen=True)
    unseen = asked(CH, "wrong_dealing_order", first_card=True, may_be_seen=False)
    assert is_misdeal(looked) and looked.sure == "decided"
    assert (unseen.outcome, unseen.clauses[0]) == ("cards_moved", "CH-3.13")
    assert asked(CH, "wrong_dealing_order", first_card=False, may_be_seen=False).sure == "by_reading"


@pytest.mark.clause("CK-M.5")
def test_any_card_out_of_order_is_a_misdeal() -> None:
    for first_card in (True, False):
        for may_be_seen in (True, False):
            ruling = asked(CK, "wrong_dealing_order", first_card=first_card, may_be_seen=may_be_seen)
            assert is_misdeal(ruling) and "CK-M.5" in ruling.clauses


@pytest.mark.clause("CH-3.14")
def test_too_few_cards_are_a_misdeal_unless_the_next_card_is_the_last_players() -> None:
    assert is_misdeal(asked(CH, "wrong_number_dealt", too="few", next_card_is_theirs=False))
    with pytest.raises(BadCase, match='fact "next_card_is_theirs" is missing'):
        asked(CH, "wrong_number_dealt", too="few")
    assert asked(CH, "wrong_number_dealt", too="few", next_card_is_theirs=True).outcome == "next_card"
    assert is_misdeal(asked(CH, "wrong_number_dealt", too="few", cards=2, next_card_is_theirs=True))
    assert is_misdeal(asked(CH, "player_left_out"))


@pytest.mark.clause("CH-3.14", "CH-3.22")
def test_the_last_player_gets_the_card_that_is_still_on_the_deck_by_reading() -> None:
    """It is no misdeal (CH-3.14), and without a redeal a wrong number of cards would be a dead hand (CH-3.22)."""
    ruling = asked(CH, "wrong_number_dealt", too="few", next_card_is_theirs=True)
    assert (ruling.outcome, ruling.sure) == ("next_card", "by_reading")
    assert {"CH-3.14", "CH-3.22"} <= set(ruling.clauses)
    misdeal = asked(CH, "wrong_number_dealt", too="few", next_card_is_theirs=False)
    assert misdeal.sure == "decided" and "CH-3.22" not in misdeal.clauses
    late = asked(CH, "wrong_number_dealt", "call", "fold", too="few", next_card_is_theirs=True)
    assert late.outcome == "hand_dead" and "CH-3.22" in late.clauses


@pytest.mark.clause("CK-M.5")
def test_a_missing_card_is_out_of_order_where_it_went_elsewhere_and_not_while_it_is_on_the_deck() -> None:
    elsewhere = asked(CK, "wrong_number_dealt", too="few", next_card_is_theirs=False)
    assert is_misdeal(elsewhere) and elsewhere.sure == "by_reading" and "CK-M.5" in elsewhere.clauses
    on_the_deck = asked(CK, "wrong_number_dealt", too="few", next_card_is_theirs=True)
    assert on_the_deck.outcome == "next_card" and "CK-M.5" in on_the_deck.clauses


@pytest.mark.clause("CH-3.15")
def test_too_many_cards_are_a_misdeal_unless_they_can_go_back_to_their_place() -> None:
    assert is_misdeal(asked(CH, "wrong_number_dealt", too="many", returnable=False))
    with pytest.raises(BadCase, match='fact "returnable" is missing'):
        asked(CH, "wrong_number_dealt", too="many")
    back = asked(CH, "wrong_number_dealt", too="many", cards=2, returnable=True)
    assert (back.outcome, back.sentence.args) == ("card_returned", {"cards": 2})


@pytest.mark.clause("CK-M.4")
def test_two_extra_cards_are_a_misdeal_and_one_is_left_to_staff() -> None:
    assert is_misdeal(asked(CK, "wrong_number_dealt", too="many", cards=2))
    one = asked(CK, "wrong_number_dealt", too="many", cards=1)
    assert {option.id for option in one.options} == {"misdeal", "card-goes-back", "play-on"}


@pytest.mark.clause("CH-3.19", "CK-M.7")
@pytest.mark.parametrize("seat", ["empty", "not_entitled"])
def test_cards_for_a_wrong_seat(seat: str) -> None:
    taken = asked(CH, "wrong_seat", seat=seat)
    assert (taken.outcome, taken.clauses) == ("cards_removed", ("CH-3.19",))
    assert asked(CH, "wrong_seat", *FOLD_CALL, seat=seat).outcome == "cards_removed"
    assert is_misdeal(asked(CK, "wrong_seat", seat=seat))


@pytest.mark.clause("CK-M.7", "CK-M.10")
@pytest.mark.parametrize("house_name", [PF, PN, CK])
def test_too_late_for_a_misdeal_cards_of_an_empty_seat_go_and_those_of_a_wrong_player_are_staffs(
    house_name: str,
) -> None:
    empty = asked(house_name, "wrong_seat", *FOLD_CALL, seat="empty")
    assert (empty.outcome, empty.sentence.id) == ("plays_on", "wrong-seat-empty-too-late")
    player = asked(house_name, "wrong_seat", *FOLD_CALL, seat="not_entitled")
    assert [option.id for option in player.options] == ["cards-out-of-play", "play-on"]
    assert house_name != CK or "CK-M.10" in player.clauses


@pytest.mark.clause("CH-3.21")
def test_it_is_actions_that_make_it_too_late_and_two_players_may_have_made_three() -> None:
    ruling = asked(CH, "player_left_out", "call", "raise", "call")
    assert said(ruling.sentence, "en").startswith(
        "It is too late for a misdeal: there have been 3 actions in turn."
    )


@pytest.mark.clause("CK-M.8")
def test_a_player_left_out_makes_a_misdeal() -> None:
    assert is_misdeal(asked(CK, "player_left_out"))
    assert asked(CK, "player_left_out", *FOLDS).outcome == "plays_on"


@pytest.mark.clause("CH-3.20", "CH-3.21")
def test_a_deal_can_be_voided_until_two_have_acted_and_one_of_them_with_chips() -> None:
    late = asked(CH, "player_left_out", *FOLD_CALL)
    assert (late.outcome, late.sure) == ("plays_on", "decided") and "CH-3.21" in late.clauses
    assert is_misdeal(asked(CH, "player_left_out", *FOLDS))
    assert is_misdeal(asked(CH, "player_left_out", "raise"))
    assert "CH-3.20" in asked(CH, "player_left_out").clauses


@pytest.mark.clause("CH-3.22", "CH-1.44")
def test_too_late_for_a_misdeal_a_wrong_number_of_cards_is_a_dead_hand() -> None:
    for too in ("few", "many"):
        dead = asked(CH, "wrong_number_dealt", *FOLD_CALL, too=too, returnable=True, next_card_is_theirs=True)
        assert (dead.outcome, dead.action and dead.action.verb) == ("hand_dead", "fold")
        assert {"CH-3.21", "CH-3.22"} <= set(dead.clauses) and dead.chips == ()
    assert asked(CK, "wrong_number_dealt", *FOLDS, too="few").outcome == "hand_dead"
    assert asked(PF, "wrong_number_dealt", *FOLD_CALL, too="few").sure == "discretion"


def test_no_house_calls_a_misdeal_behind_substantial_action() -> None:
    topics: dict[str, dict[str, Any]] = {
        "unshuffled_deck": {},
        "wrong_dealing_order": {"first_card": True, "may_be_seen": True},
        "player_left_out": {},
        "wrong_seat": {"seat": "not_entitled"},
        "wrong_number_dealt": {"too": "many", "cards": 2},
        "exposed_in_deal": {"by": "dealer", "off_deck": 1, "cards": 3},
        "boxed_card": {"cards": 3},
        "wrong_button": {},
    }
    for name in LIVE:
        for topic, facts in topics.items():
            ruling = asked(name, topic, "raise", "call", "fold", **facts)
            assert ruling.outcome != "misdeal" and "misdeal" not in {option.id for option in ruling.options}


@pytest.mark.clause("PF-3.1.3", "CK-M.6", "CK-I.1")
def test_a_wrong_button_is_a_misdeal_until_substantial_action() -> None:
    def outcome(name: str, *actions: str) -> str:
        return asked(name, "wrong_button", *actions).outcome

    assert outcome(PF, *FOLDS) == "misdeal" and outcome(CK, *FOLDS) == "every_position_once"
    assert (outcome(PF, *FOLD_CALL), outcome(CK, *FOLD_CALL)) == ("moves_on", "every_position_once")
    assert outcome(PF, "call") == outcome(PN, "call") == outcome(CK, "call") == "misdeal"
    assert asked(PN, "wrong_button", *FOLD_CALL).clauses == ("PN-9", "PF-3.1.3")


def test_helsinki_moves_the_cards_of_a_wrong_button_while_nobody_has_looked() -> None:
    assert asked(CH, "wrong_button", may_be_seen=False).outcome == "cards_moved"
    assert is_misdeal(asked(CH, "wrong_button", may_be_seen=True))
    assert asked(CH, "wrong_button", *FOLD_CALL).outcome == "by_the_big_blind"


@pytest.mark.clause("CH-3.13")
def test_only_where_it_matters_a_wrong_button_needs_to_know_whether_anybody_has_looked() -> None:
    with pytest.raises(BadCase, match='fact "may_be_seen" is missing'):
        asked(CH, "wrong_button")
    assert is_misdeal(asked(CK, "wrong_button")) and is_misdeal(asked(PN, "wrong_button"))


@pytest.mark.clause("PN-3")
def test_the_new_deal_is_an_exact_replay() -> None:
    def replay(about: str, **facts: Any) -> Ruling:
        return ruled(PN, "redeal", {"about": about, **facts})

    assert replay("button").outcome == "stays" and replay("button").sure == "decided"
    assert replay("new_players").outcome == "not_seated"
    assert replay("absent_players").outcome == "dealt_and_killed"
    assert {replay(about).clauses for about in ("button", "new_players", "absent_players")} == {("PN-3",)}
    corrected = replay("button", wrong_button=True)
    assert (corrected.outcome, corrected.clauses) == ("corrected", ("PF-3.1.3", "PN-3"))


@pytest.mark.clause("CH-4.4")
def test_blinds_of_a_redealt_hand_stay_as_they_were() -> None:
    ruling = ruled(CH, "redeal", {"about": "opening_bets"}, play="tournament")
    assert (ruling.outcome, ruling.clauses) == ("same", ("CH-4.4", "CH-3.20"))
    cash = ruled(CH, "redeal", {"about": "opening_bets"}, play="cash")
    assert (cash.outcome, cash.clauses) == ("same", ("CH-3.20",)), "CH-4.4 is a rule of tournaments"
    assert ruled(PF, "redeal", {"about": "opening_bets"}).sure == "discretion"


@pytest.mark.clause("CH-4.32")
def test_a_waiting_player_dealt_in_pays_before_looking_or_loses_the_cards() -> None:
    def waiting(looked: bool, wants: bool) -> Ruling:
        return ruled(
            CH, "waiting_player_dealt_in", {"looked": looked, "wants_to_play": wants, "owes": 5}, play="cash"
        )

    pays = waiting(looked=False, wants=True)
    assert (pays.outcome, pays.chips_of("player").owes, pays.may("player")) == ("may_pay", 5, ("pay", "fold"))
    assert waiting(looked=True, wants=True).outcome == "cards_removed"
    assert waiting(looked=False, wants=False).outcome == "cards_removed"
    with pytest.raises(BadCase, match='fact "owes" is missing'):
        ruled(CH, "waiting_player_dealt_in", {"looked": False, "wants_to_play": True})
