"""Pots at a live table: side pots and their order, odd chips, disputes and pots that went to the wrong player."""

from itertools import product

import pytest

from cardroom.engine import HandRules
from cardroom.floor import BadCase, Ruling
from cardroom.rules import house
from tests.engine.deals import deal, facts, play
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE


def wins(ruling: Ruling) -> dict[str, int]:
    return {chips.who.removeprefix("seat_"): chips.wins for chips in ruling.chips}


def split(
    house_name: str,
    pot: int,
    high: list[int],
    low: list[int] | None = None,
    game: str = "omaha8",
    **more: object,
) -> dict[str, int]:
    told = {"pot": pot, "smallest_chip": 25, "high": high, "low": low or [], **more}
    return wins(ruled(house_name, "odd_chip", told, game=game))


@pytest.mark.clause("PF-3.4")
@pytest.mark.parametrize("house_name", [PF, PN])
def test_in_omaha_hi_lo_the_odd_chip_of_the_first_split_is_the_high_hands(house_name: str) -> None:
    """Chip 25, pot 1075: A has the high, B nearest left of the button ties with C for the low."""
    assert split(house_name, 1075, [7], [2, 5]) == {"7": 550, "2": 275, "5": 250}


@pytest.mark.clause("PF-3.4", "CH-5.42")
@pytest.mark.parametrize("house_name", [PF, PN, CH])
def test_two_who_tie_for_high_and_low_divide_the_whole_pot_evenly(house_name: str) -> None:
    assert split(house_name, 1050, [2, 5], [2, 5]) == {"2": 525, "5": 525}


@pytest.mark.clause("CK-TIE.1", "CK-TIE.2", "PF-3.4")
@pytest.mark.parametrize("house_name", LIVE)
def test_a_pot_is_broken_down_to_the_smallest_chip_whose_last_one_goes_first_behind_the_button(
    house_name: str,
) -> None:
    assert split(house_name, 1025, [3, 6]) == {"3": 525, "6": 500}
    assert split(house_name, 1000, [3, 6]) == {"3": 500, "6": 500}
    assert split(house_name, 1050, [3, 6, 9]) == {"3": 350, "6": 350, "9": 350}
    assert split(house_name, 1100, [3, 6, 9]) == {"3": 375, "6": 375, "9": 350}


STUD = {"game": "stud", "high_cards": "Kd9h8s7c2d / Kh9s8c7d2c"}


@pytest.mark.clause("PF-3.4", "CK-TIE.2", "CH-5.40")
def test_in_stud_the_odd_chip_goes_by_card_and_suit_or_by_the_highest_suit() -> None:
    """Seat 3 holds the king of diamonds and the eight of spades, seat 6 the king of hearts and the nine of spades."""
    assert {name: split(name, 1025, [3, 6], **STUD) for name in LIVE} == {
        name: {"3": 500, "6": 525} for name in LIVE
    }
    spade = {"game": "stud", "high_cards": "Kd9h8s7c2d / Kh9c8c7d2c"}
    by_suit = {name: split(name, 1025, [3, 6], **spade) for name in LIVE}
    assert by_suit[CK] == {"3": 525, "6": 500}, "the only spade among the five"
    assert by_suit[PF] == by_suit[CH] == {"3": 500, "6": 525}, "the king of hearts"


@pytest.mark.clause("PF-3.4", "CH-5.41")
def test_the_low_half_of_stud_goes_by_the_lowest_card_at_helsinki_by_the_highest_at_pokerstars() -> None:
    told = {"game": "stud8", "low_cards": "Ad2c3h4s8dKcTs / Ac2d3s4h8cKhTc"}
    assert split(CH, 1050, [7], [2, 5], **told) == {"7": 525, "2": 250, "5": 275}, (
        "the ace of clubs is lowest"
    )
    assert split(PF, 1050, [7], [2, 5], **told) == {"7": 525, "2": 275, "5": 250}, (
        "the ace of diamonds is highest"
    )


@pytest.mark.clause("CH-5.40")
def test_in_razz_the_lowest_card_gets_the_odd_chip() -> None:
    told = {"game": "razz", "low_cards": "2d3d4d6s8hKhKs / Ac2c3c4c8cQhQs"}
    assert split(CH, 1025, [], [2, 5], **told) == {"2": 500, "5": 525}


@pytest.mark.clause("CH-5.44", "CH-6.SVI.13")
def test_in_sviten_the_better_five_own_cards_get_the_odd_chip() -> None:
    told = {"game": "sviten", "low_cards": "Tc2c4d6h9s / Td2d5s7h9d"}
    assert split(CH, 1050, [7], [2, 5], **told) == {"7": 525, "2": 250, "5": 275}
    equal = {"game": "sviten", "low_cards": "Tc2c4d6h9s / Td2d4s6d9d"}
    assert split(CH, 1050, [7], [2, 5], **equal) == {"7": 525, "2": 275, "5": 250}


@pytest.mark.clause("CH-5.40")
def test_the_winners_of_razz_are_told_as_those_of_the_pot_and_the_lowest_card_decides_all_the_same() -> None:
    told = {"game": "razz", "high_cards": "2d3d4d6s8hKhKs / Ac2c3c4c8cQhQs"}
    assert split(CH, 1025, [2, 5], **told) == {"2": 500, "5": 525}


@pytest.mark.clause("CH-5.44", "CH-5.39")
def test_what_decides_an_odd_chip_comes_from_the_game_and_is_asked_where_nobody_tells() -> None:
    with pytest.raises(BadCase, match='"high_cards" is missing'):
        split(CH, 1025, [3, 6], game="sviten")
    with pytest.raises(BadCase, match='in Texas Hold\'em it is "place", not "card"'):
        split(CH, 1025, [3, 6], game="holdem", odd_chip_by="card")
    with pytest.raises(BadCase, match="has no halves"):
        split(CH, 1025, [3], [6], game="holdem")
    told = {"pot": 1025, "smallest_chip": 25, "high": [3, 6]}
    with pytest.raises(BadCase, match='"odd_chip_by" is missing'):
        ruled(CH, "odd_chip", told)
    assert wins(ruled(CH, "odd_chip", {**told, "odd_chip_by": "place"})) == {"3": 525, "6": 500}
    cards = {**told, "odd_chip_by": "card", "high_cards": "Kd9h8s7c2d / Kh9s8c7d2c"}
    with pytest.raises(BadCase, match='"game" is missing'):
        ruled(CH, "odd_chip", cards)
    assert wins(ruled(PF, "odd_chip", cards)) == {"3": 500, "6": 525}, "the highest card in every game"


@pytest.mark.clause("CH-5.41", "CH-5.44", "CH-6.DFH.3")
def test_an_odd_chip_between_halves_cites_the_clause_of_its_game() -> None:
    def grounds(game: str) -> tuple[tuple[str, ...], bool]:
        told = {"pot": 1025, "smallest_chip": 25, "high": [3], "low": [6]}
        ruling = ruled(CH, "odd_chip", told, game=game)
        return ruling.clauses, "two boards" in ruling.reading

    hi_lo, sviten, boards = grounds("omaha8"), grounds("sviten"), grounds("double-flop")
    assert "CH-5.41" in hi_lo[0] and "CH-5.44" not in hi_lo[0] and not hi_lo[1]
    assert {"CH-5.44", "CH-6.SVI.13"} <= set(sviten[0]) and "CH-5.41" not in sviten[0] and not sviten[1]
    assert boards[1] and "CH-5.41" not in boards[0]
    one_pot = ruled(CH, "odd_chip", {"pot": 1025, "smallest_chip": 25, "high": [3, 6]}, game="holdem")
    assert "CH-5.39" in one_pot.clauses and "CH-5.41" not in one_pot.clauses


def test_cards_are_asked_for_only_where_a_chip_is_left_over_and_told_apart_when_wrong() -> None:
    stud = {"game": "stud"}
    assert split(PF, 1000, [3, 6], **stud) == {"3": 500, "6": 500}
    with pytest.raises(BadCase, match='"high_cards" is missing'):
        split(PF, 1025, [3, 6], **stud)
    for cards in (
        "AsKd",
        "AsKd9h8c2c",
        "AsKd9h8c2c / AsQd9c8h2d",
        "AsKd9h8c2x / QsJd9c8h2d",
        "AsKd9h8c2c / ??Jd9c8h2d",
    ):
        with pytest.raises(BadCase, match='fact "high_cards"'):
            split(PF, 1025, [3, 6], **stud, high_cards=cards)
    with pytest.raises(BadCase) as told:
        split(PF, 1030, [3, 3])
    assert len(told.value.faults) == 2
    with pytest.raises(BadCase, match='"high" is missing'):
        split(PF, 1025, [])


@pytest.mark.parametrize("house_name", LIVE)
def test_every_split_adds_up_in_whole_chips_and_nobody_of_equal_claims_gets_two_more(house_name: str) -> None:
    winners: tuple[list[int], ...] = ([], [1], [2, 5], [1, 4, 7])
    for units, high, low in product(range(1, 14), winners, winners):
        if not high and not low:
            continue
        told = {"pot": units * 5, "smallest_chip": 5, "high": high, "low": low}
        found = wins(ruled(house_name, "odd_chip", told, game="omaha8"))
        assert sum(found.values()) == units * 5 and all(amount % 5 == 0 for amount in found.values())
        for half in (high, low) if high != low else (high,):
            own = [found[str(place)] for place in half if not (set(high) & set(low)) or high == low]
            assert not own or max(own) - min(own) <= 5


@pytest.mark.clause("CK-TIE.0.1", "CK-TIE.0.2")
def test_suits_rank_no_hand_so_equal_ones_share_the_pot() -> None:
    hand = deal((100, 100), (1, 2), holes=["AsKs", "AcKc"], board="QhJdTh2c3d", rules=HandRules.of(house(CK)))
    play(hand, "call check" + " check" * 6)
    assert [award["amount"] for award in facts(hand, "won")] == [2, 2]
    assert "CK-TIE.0.2" in ruled(CK, "odd_chip", {"pot": 50, "smallest_chip": 25, "high": [1, 2]}).clauses


@pytest.mark.clause("CK-S.5", "PF-3.10", "CH-5.43")
@pytest.mark.parametrize("house_name", LIVE)
def test_side_pots_are_decided_before_the_main_pot_each_by_itself(house_name: str) -> None:
    ruling = ruled(house_name, "side_pots", {"put_in": [100, 300, 500, 500, 40], "folded": [5]})
    assert [(chips.who, chips.put_in) for chips in ruling.chips] == [
        ("side_pot_2", 400), ("side_pot_1", 600), ("main_pot", 440),
    ]  # fmt: skip
    assert ruling.sentence.args["sides"] == "400 (3, 4); 600 (2, 3, 4)"
    assert sum(chips.put_in for chips in ruling.chips) == 1440


@pytest.mark.clause("CH-1.57")
def test_an_all_in_player_stays_to_the_end_and_what_it_cannot_match_is_a_side_pot() -> None:
    ruling = ruled(CH, "side_pots", {"put_in": [40, 100, 100]})
    assert ruling.sentence.args["sides"] == "120 (2, 3)" and ruling.sentence.args["main"] == 120
    hand = deal(
        (40, 100, 100),
        (1, 2),
        holes=["AsAd", "KsKd", "QsQd"],
        board="2c3d7h8s9c",
        rules=HandRules.of(house(CH)),
    )
    play(hand, "C:100 A:call B:call")
    assert hand.is_over and hand.stacks == [120, 120, 0], "dealt to the end, and no betting of its own"


def test_what_nobody_called_goes_back_before_the_pots_are_made() -> None:
    ruling = ruled(PF, "side_pots", {"put_in": [100, 250, 900]})
    back = ruling.chips_of("player_3")
    assert (back.put_in, back.bound, back.returned) == (900, 250, 650)
    assert [chips.put_in for chips in ruling.chips if chips.who.endswith(("pot", "_1"))] == [300, 300]
    assert ruled(PF, "side_pots", {"put_in": [100, 100]}).outcome == "one_pot"
    folded = ruled(PF, "side_pots", {"put_in": [100, 100, 400], "folded": [3]})
    assert folded.sentence.args["main"] == 600, "who folds gets nothing back"
    for told in (
        {"put_in": [10, 10], "folded": [3]},
        {"put_in": [10, 10], "folded": [1, 2]},
        {"put_in": [0, 9]},
    ):
        with pytest.raises(BadCase):
            ruled(PF, "side_pots", told)


@pytest.mark.clause("PF-3.9", "CH-1.66")
def test_a_hand_is_disputed_until_the_first_riffle_or_the_release_of_the_deck() -> None:
    def outcome(name: str, next_hand: str, play: str = "tournament") -> str:
        return ruled(name, "dispute", {"next_hand": next_hand}, play=play).outcome

    for name in LIVE:
        assert outcome(name, "not_begun") == outcome(name, "washed") == "heard"
    for begun in ("riffled", "deck_released"):
        assert {name: outcome(name, begun) for name in LIVE} == {
            PF: "too_late", PN: "too_late", CK: "staff_decide", CH: "too_late",
        }  # fmt: skip
        assert outcome(CH, begun, "cash") == "heard"


@pytest.mark.clause("CH-1.65", "CH-1.66", "PF-3.9")
def test_a_pot_pushed_wrongly_is_repaid_in_cash_games_and_stands_in_tournaments_from_the_next_hand() -> None:
    def ruling(name: str, next_hand: str, play: str) -> Ruling:
        return ruled(name, "wrong_pot", {"amount": 800, "next_hand": next_hand}, play=play)

    for name in LIVE:
        in_time = ruling(name, "washed", "tournament")
        assert in_time.chips_of("wrong_winner").returned == in_time.chips_of("right_winner").wins == 800
    late = ruling(CH, "riffled", "tournament")
    assert late.outcome == "stands" and late.chips_of("wrong_winner").bound == 800
    assert (
        ruling(CH, "riffled", "cash").outcome == "repaid"
        and "CH-1.65" in ruling(CH, "riffled", "cash").clauses
    )
    assert ruling(PF, "deck_released", "tournament").outcome == "stands"
    kruh = ruling(CK, "riffled", "cash")
    assert kruh.sure == "discretion" and [option.id for option in kruh.options] == [
        "pot-repaid",
        "pot-stands",
    ]


@pytest.mark.clause("CH-1.65")
def test_what_is_not_there_any_more_stays_owed() -> None:
    told = {"amount": 800, "next_hand": "riffled", "has": 300}
    ruling = ruled(CH, "wrong_pot", told, play="cash")
    wrong = ruling.chips_of("wrong_winner")
    assert (wrong.returned, wrong.owes, ruling.chips_of("right_winner").wins) == (300, 500, 300)


@pytest.mark.clause("PF-3.9", "CH-1.65", "CH-1.66")
def test_a_wrong_pot_cites_what_holds_at_its_moment() -> None:
    early = ruled(PF, "wrong_pot", {"amount": 500, "next_hand": "not_begun"}, play="tournament")
    late = ruled(PF, "wrong_pot", {"amount": 500, "next_hand": "riffled"}, play="tournament")
    assert (early.outcome, early.sure) == ("repaid", "decided"), "what may be disputed is corrected"
    assert (late.outcome, late.sure) == ("stands", "by_reading"), (
        "that it stands is a reading of the same clause"
    )
    cash = ruled(CH, "wrong_pot", {"amount": 500, "next_hand": "riffled"}, play="cash")
    assert cash.clauses == ("CH-1.65",)


@pytest.mark.parametrize("house_name", LIVE)
@pytest.mark.parametrize(("chips", "outcome"), [(3, "even"), (4, "odd_chip"), (6, "even")])
def test_a_pot_of_one_share_divides_evenly_where_its_chips_do(
    house_name: str, chips: int, outcome: str
) -> None:
    told = {"pot": 25 * chips, "smallest_chip": 25, "high": [1, 2, 3]}
    assert ruled(house_name, "odd_chip", told, game="holdem").outcome == outcome
