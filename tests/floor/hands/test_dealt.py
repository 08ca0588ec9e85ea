"""Who gets cards, who has to be there for a live hand, and hands of a wrong number of cards."""

import pytest

from cardroom.floor import BadCase, Ruling
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE


def dealt(house: str, play: str, seats: int, present: int, forced_bet: bool = False) -> tuple[str, object]:
    """Whether all seats or those present get cards, and how many they are."""
    facts = {"seats": seats, "present": present, "forced_bet": forced_bet}
    ruling = ruled(house, "seats_dealt", facts, play=play)
    return ruling.outcome, ruling.sentence.args["seats"]


def absent(
    house: str,
    first: str,
    last: str,
    play: str = "tournament",
    brings_in: bool = False,
    own: str | None = None,
) -> Ruling:
    """The ruling on a player who was in these places at the first and the last card, and at the first at the own place
    (like at the first of all unless told).
    """
    facts = {"first_card": first, "last_card": last, "brings_in": brings_in, "own_first_card": own or first}
    return ruled(house, "absent_at_deal", facts, play=play)


@pytest.mark.clause("CH-1.44", "CH-3.22", "CK-M.10")
@pytest.mark.parametrize("cards", [1, 3])
@pytest.mark.parametrize("house", [CH, CK])
def test_a_hand_of_a_wrong_number_of_cards_is_dead_and_its_chips_stay(house: str, cards: int) -> None:
    ruling = ruled(house, "wrong_number_of_cards", {"cards": cards, "should_be": 2, "in_pot": 700})
    assert (ruling.outcome, stands(ruling)) == ("dead", "fold")
    assert (ruling.chips_of("player").bound, ruling.chips_of("player").returned) == (700, 0)


@pytest.mark.parametrize("house", [PF, PN])
def test_elsewhere_staff_decide_on_a_wrong_number_of_cards(house: str) -> None:
    facts = {"cards": 5, "should_be": 4, "in_pot": 700}
    assert ruled(house, "wrong_number_of_cards", facts).outcome == "staff_decide"


@pytest.mark.parametrize("house", LIVE)
def test_the_right_number_of_cards_is_a_live_hand(house: str) -> None:
    facts = {"cards": 4, "should_be": 4, "in_pot": 700}
    assert ruled(house, "wrong_number_of_cards", facts).outcome == "live"


@pytest.mark.clause("CH-1.6", "CH-8.31")
def test_a_player_alone_at_a_tournament_table_gets_all_seats_dealt() -> None:
    """The printed case: nine seats with chips, one player back from the break."""
    assert dealt(CH, "tournament", 9, 1) == ("all_seats", 9)
    assert dealt(CH, "tournament", 9, 2) == ("players_present", 2)
    assert dealt(CH, "cash", 9, 1) == ("players_present", 1)


@pytest.mark.clause("CH-1.7", "CH-8.32")
def test_where_the_cards_decide_who_opens_all_seats_of_a_tournament_are_dealt() -> None:
    assert dealt(CH, "tournament", 8, 5, forced_bet=True) == ("all_seats", 8)
    assert dealt(CH, "tournament", 8, 5) == ("players_present", 5)
    assert dealt(CH, "cash", 8, 5, forced_bet=True) == ("players_present", 5)
    told = {"seats": 8, "present": 5, "forced_bet": True}
    cash = ruled(CH, "seats_dealt", told, play="cash")
    assert "CH-1.7" in cash.clauses and cash.sure == "by_reading", "the clause names no kind of play"


@pytest.mark.clause("CH-8.31", "CH-8.32")
def test_whether_the_cards_decide_who_opens_comes_from_the_game_or_is_asked() -> None:
    told = {"seats": 8, "present": 5}
    assert ruled(CH, "seats_dealt", told, play="tournament", game="holdem").outcome == "players_present"
    for game in ("stud", None):
        with pytest.raises(BadCase, match='"forced_bet" is missing'):
            ruled(CH, "seats_dealt", told, play="tournament", game=game)
    assert ruled(PF, "seats_dealt", told, play="tournament", game="stud").outcome == "all_seats"
    assert ruled(CH, "seats_dealt", told, play="cash", game="stud").outcome == "players_present"


def test_more_players_than_seats_cannot_be() -> None:
    with pytest.raises(BadCase, match="at most 3"):
        dealt(CH, "tournament", 3, 4)


@pytest.mark.clause("CK-T.13")
def test_at_kruh_the_first_card_at_the_own_place_counts() -> None:
    """In seat 8 the first card comes when seven others have theirs."""
    assert absent(CK, "away", "at_seat", own="at_seat").outcome == "live", "back before the own card"
    assert absent(CK, "at_seat", "away", own="away").outcome == "dead", "gone before it"
    assert absent(CK, "at_seat", "at_seat", own="away").outcome == "dead"
    assert absent(CH, "away", "at_seat", own="at_seat").outcome == "dead", "CH-1.46: the deal's first card"
    told = {"first_card": "away", "last_card": "at_seat"}
    with pytest.raises(BadCase, match='"own_first_card" is missing'):
        ruled(CK, "absent_at_deal", told, play="tournament")
    same = {"first_card": "away", "last_card": "away"}
    assert ruled(CK, "absent_at_deal", same, play="tournament").outcome == "dead"


@pytest.mark.clause("PF-4.2", "PN-2", "CK-T.7")
@pytest.mark.parametrize("house", [PF, PN, CK])
def test_elsewhere_everybody_with_chips_is_dealt_in_a_tournament(house: str) -> None:
    assert dealt(house, "tournament", 9, 4) == ("all_seats", 9)


@pytest.mark.clause("CH-1.5", "CK-H.14")
@pytest.mark.parametrize("house", [CH, CK])
def test_who_is_away_gets_no_cards_in_a_cash_game(house: str) -> None:
    assert absent(house, "away", "at_seat", play="cash").outcome == "not_dealt"
    assert absent(house, "at_seat", "at_seat", play="cash").outcome == "live"


@pytest.mark.clause("CH-1.46", "PF-4.2", "PN-2", "CK-T.7", "CK-T.13")
@pytest.mark.parametrize(
    ("house", "came_late", "left_early"),
    [
        (PF, "live", "dead"),
        (PN, "dead", "penalty_possible"),
        (CK, "dead", "staff_decide"),
        (CH, "dead", "staff_may_restore"),
    ],
)
def test_a_tournament_hand_is_live_if_its_player_is_there_at_the_houses_card(
    house: str, came_late: str, left_early: str
) -> None:
    assert absent(house, "away", "at_seat").outcome == came_late
    assert absent(house, "at_seat", "away").outcome == left_early
    assert absent(house, "at_seat", "at_seat").outcome == "live"
    gone = absent(house, "away", "away")
    assert (gone.outcome, gone.may("player")) == ("dead", ())


@pytest.mark.clause("CH-1.8", "CH-1.41", "PF-4.3", "PN-4")
def test_who_leaves_the_seat_with_a_live_hand() -> None:
    """Dead by default at Helsinki, also of a player who was there at the first card; a penalty at PokerStars."""
    left = {house: ruled(house, "left_during_hand", in_front=400) for house in LIVE}
    assert stands(left[CH]) == "fold" and left[CH].chips_of("player").bound == 400
    assert [option.id for option in left[CH].options] == ["hand-dead", "hand-restored"]
    for house, clause in ((PF, "PF-4.3"), (PN, "PN-4")):
        assert stands(left[house]) == "none" and left[house].may("staff") == ("penalise",)
        assert clause in left[house].clauses and left[house].sure == "by_reading"
    assert left[CK].sure == "discretion" and "CK-N.5" not in left[CK].clauses
    assert {"CH-1.46", "CH-1.41"} <= set(absent(CH, "at_seat", "away").clauses)
    assert absent(CH, "at_seat", "away", play="cash").outcome == "staff_may_restore"


@pytest.mark.clause("PF-4.2", "PN-2", "CK-T.7")
@pytest.mark.parametrize(
    ("house", "outcome"), [(PF, "live"), (PN, "live"), (CK, "dead"), (CH, "staff_decide")]
)
def test_within_reach_of_the_chair(house: str, outcome: str) -> None:
    assert absent(house, "beside_seat", "beside_seat").outcome == outcome


@pytest.mark.clause("PF-4.2.1", "PN-2.1")
@pytest.mark.parametrize("house", [PF, PN, CH])
def test_a_dead_hand_in_stud_brings_in_and_is_dealt_on(house: str) -> None:
    ruling = absent(house, "away", "away", brings_in=True)
    assert (ruling.outcome, ruling.may("player")) == ("dead_brings_in", ("bring_in",))


def test_kruh_deals_no_stud() -> None:
    assert absent(CK, "away", "away", brings_in=True).sure == "discretion"
