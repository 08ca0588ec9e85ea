"""Where the house puts the cards of a player who is absent or late."""

from itertools import combinations
from random import Random

import pytest

from cardroom.cards.card import parse_cards
from cardroom.openface import OpenFaceHand
from cardroom.openface.events import BY_ABSENCE, BY_TIME, PLACED, SET_FIRST
from cardroom.openface.hand import first_rows, row_for
from cardroom.openface.prospects import can_become_legal
from cardroom.openface.rows import NO_ROWS, ROW_SIZES, Rows, is_legal, row_strengths, with_card
from tests.openface.deals import HELSINKI, hand, setup, step


@pytest.mark.clause("CH-6.OFC.20")
@pytest.mark.parametrize(
    ("cards", "front", "middle", "back"),
    [
        ("9c8c7c6c5c", "", "", "9c8c7c6c5c"),
        ("AcKcQcJcTc", "", "", "AcKcQcJcTc"),
        ("9c9d9h6c6d", "", "", "9c9d9h6c6d"),
        ("Kc9c7c4c2c", "", "", "Kc9c7c4c2c"),
        ("9c8d7h6s5c", "", "", "9c8d7h6s5c"),
        ("Ac2d3h4s5c", "", "", "Ac2d3h4s5c"),
        ("9c9d9h9sKc", "", "Kc", "9c9d9h9s"),
        ("9c9d9h9s2c", "", "2c", "9c9d9h9s"),
        ("4c4d4hKs9c", "9c", "Ks", "4c4d4h"),
        ("4c4d9h9sAc", "Ac", "4c4d", "9h9s"),
        ("4c4dAhKs9c", "9c", "AhKs", "4c4d"),
        ("KcJd9h7s2c", "2c", "9h7s", "KcJd"),
        ("AcKdQhJs9c", "9c", "QhJs", "AcKd"),
    ],
)
def test_the_first_five_go_where_the_printed_table_says(
    cards: str, front: str, middle: str, back: str
) -> None:
    dealt = parse_cards(cards)
    for seed in range(5):
        Random(seed).shuffle(dealt)
        rows = first_rows(dealt, HELSINKI)
        assert [set(row) for row in rows] == [set(parse_cards(row)) for row in (front, middle, back)]


@pytest.mark.clause("CH-6.OFC.20")
def test_every_first_five_are_placed_once_and_can_become_legal() -> None:
    chance = Random(8)
    for _ in range(150):
        dealt = chance.sample(range(52), 5)
        rows = first_rows(dealt, HELSINKI)
        assert sorted(card for row in rows for card in row) == sorted(dealt)
        assert all(len(row) <= size for row, size in zip(rows, ROW_SIZES, strict=True))
        assert can_become_legal(rows)


@pytest.mark.clause("CH-6.OFC.21")
@pytest.mark.parametrize(
    ("rows", "card", "row"),
    [
        ("9c / KsQd / 4c4d", "Ah", 0),  # nothing is lost yet
        ("9c2d / KsQd / 4c4d", "9h", 0),
        # Aces in front would need better in the middle, which has one card to come: no, so the middle.
        ("AcKd / KsQd9h2c / 4c4d4h", "Ah", 1),
        # Four deuces would be too good in the middle for any back: the front again.
        ("AcKd / 2d2h2s9c / 4c4d5h6h", "2c", 0),
        # The front is full; the back could not beat a pair of aces in the middle any more.
        ("4c3d2h / AsQd9h8c / KcTd7h5s", "Ad", 2),
        # It is illegal whatever happens: the first row with room.
        ("AcAd / 7c5d4h3s2h / JcTd7h5s", "9h", 0),
    ],
)
def test_later_cards_go_to_the_first_row_from_the_front_that_keeps_a_legal_hand_possible(
    rows: str, card: str, row: int
) -> None:
    assert row_for(hand(rows), *parse_cards(card)) == row


@pytest.mark.clause("CH-6.OFC.21")
def test_cards_in_other_players_hands_are_not_taken_into_account() -> None:
    """The back needs the last ace; it lies in the neighbour's hand, and that changes nothing."""
    stakes = setup(stacks=(100, 100))
    played, other = OpenFaceHand(stakes), OpenFaceHand(stakes)
    rows = hand("4c3d2h / KsKd9h8c / AcAd7h5s")
    for which in (played, other):
        which.rows[0] = rows
        which.to_place = [(parse_cards("Kh")[0],), ()]
    other.rows[1] = hand("AhAs / / ")
    for which in (played, other):
        which.place_by_house(BY_ABSENCE)
    assert played.rows[0] == other.rows[0]


def brute_force(rows: Rows) -> bool:
    """Whether any cards outside this hand complete it legally, trying all of them."""
    own = {card for row in rows for card in row}
    free = [card for card in range(52) if card not in own]

    def complete(rows: Rows) -> bool:
        for row, size in enumerate(ROW_SIZES):
            if lacking := size - len(rows[row]):
                used = {card for one in rows for card in one}
                for more in combinations([card for card in free if card not in used], lacking):
                    filled = rows
                    for card in more:
                        filled = with_card(filled, row, card)
                    if complete(filled):
                        return True
                return False
        return is_legal(row_strengths(rows))

    return complete(rows)


def random_rows(chance: Random, lacking: int) -> Rows:
    rows = NO_ROWS
    for card in chance.sample(range(52), 13 - lacking):
        rows = with_card(rows, chance.choice([r for r in range(3) if len(rows[r]) < ROW_SIZES[r]]), card)
    return rows


@pytest.mark.clause("CH-6.OFC.21")
def test_trying_every_card_agrees_on_whether_a_hand_can_become_legal() -> None:
    chance = Random(21)
    answers = []
    for lacking, count in ((1, 150), (2, 100), (3, 12)):
        for _ in range(count):
            rows = random_rows(chance, lacking)
            answers.append(can_become_legal(rows))
            assert answers[-1] == brute_force(rows), rows
    assert 20 < sum(answers) < len(answers) - 20, "both answers are common"


@pytest.mark.clause("CH-6.OFC.21")
def test_two_rows_cannot_use_the_same_card() -> None:
    """Above three sevens the middle and the back both need a straight, and both the last seven for it."""
    needed_twice = hand("7c7d7h / 5c6d8h9s / 5h6h8d9d")
    assert can_become_legal(needed_twice) is brute_force(needed_twice) is False
    open_ended = hand("7c7d7h / 5c6d8h9s / 8c9dTcJd")
    assert can_become_legal(open_ended) is brute_force(open_ended) is True


@pytest.mark.clause("CH-6.OFC.21")
def test_where_the_middle_lacks_three_cards_and_legal_is_held_possible_such_cards_are_found() -> None:
    """For each yes a completion is looked for among random ones; hands that start so loosely have many."""
    chance = Random(33)
    for _ in range(60):
        rows = random_rows(chance, 8)
        while ROW_SIZES[1] - len(rows[1]) < 3:
            rows = random_rows(chance, 8)
        if can_become_legal(rows):
            assert any(is_legal(row_strengths(likely(rows, chance))) for _ in range(3000)), rows


def likely(rows: Rows, chance: Random) -> Rows:
    """The rows completed at random, with a liking for equal ranks behind and low cards in front."""
    own = {card for row in rows for card in row}
    free = [card for card in range(52) if card not in own]
    for row in (2, 1, 0):
        liking = chance.choice((0, 0, 1, 3, 20))
        while len(rows[row]) < ROW_SIZES[row]:
            held = [card >> 2 for card in rows[row]]
            weights = [1 + liking * (card >> 2 in held) if row else 1 / (1 + (card >> 2)) for card in free]
            card = chance.choices(free, weights)[0]
            free.remove(card)
            rows = with_card(rows, row, card)
    return rows


@pytest.mark.clause("CH-6.OFC.22")
def test_a_late_player_is_treated_as_an_absent_one() -> None:
    absent, late = (OpenFaceHand(setup()) for _ in range(2))
    while absent.actor >= 0:
        absent.place_by_house(BY_ABSENCE)
        late.place_by_house(BY_TIME)
    assert absent.rows == late.rows and absent.stacks == late.stacks
    assert {event[-1] for event in late.events if event[0] in (SET_FIRST, PLACED)} == {BY_TIME}
    assert HELSINKI.citing("late", "absent_later_cards") == ("CH-6.OFC.22", "CH-6.OFC.21")


@pytest.mark.clause("CH-6.OFC.21")
def test_the_house_makes_a_hand_illegal_only_with_cards_that_leave_no_choice() -> None:
    """Each card the house places keeps a legal hand possible, or no row did."""
    chance = Random(5)
    for seed in range(6):
        played = OpenFaceHand(setup(stacks=(100, 100), seed=seed))
        while played.actor >= 0:
            player = played.actor
            if player == 0 and not played.sets_first:
                rows, (card,) = played.rows[0], played.options().cards
                possible = [
                    row for row in played.options().rows if can_become_legal(with_card(rows, row, card))
                ]
                played.place_by_house(BY_ABSENCE)
                (placed,) = (
                    [row for row in range(3) if played.rows[0][row] != rows[row]]
                    if not played.is_over
                    else [-1]
                )
                assert placed == -1 or placed == (possible or [placed])[0]
            elif player == 0:
                played.place_by_house(BY_ABSENCE)
            else:
                step(played, chance)
