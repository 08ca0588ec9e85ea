"""Dealing and placing: whose turn it is, what that player sees and may do, and what is refused."""

import pytest

from cardroom.cards.card import parse_cards
from cardroom.openface import OpenFaceHand, OpenFaceSetup
from cardroom.openface.events import DEALT_CARD, DEALT_FIRST, ENDED, PLACED, SET_FIRST, named
from cardroom.rules import Refused
from tests.openface.deals import HELSINKI, setup


def refusal(played: OpenFaceHand, verb: str, *amounts: object) -> Refused:
    before = played.dump()
    with pytest.raises(Refused) as caught:
        played.act(verb, *amounts)
    assert played.dump() == before, "a refusal changes nothing"
    return caught.value


def set_all(played: OpenFaceHand) -> None:
    while played.sets_first:
        a, b, c, d, e = played.options().cards
        played.set_first(((a,), (b, c), (d, e)))


@pytest.mark.clause("CH-6.OFC.1", "CH-6.OFC.2")
def test_five_cards_are_dealt_one_at_a_time_clockwise_from_the_button_and_face_down() -> None:
    played = OpenFaceHand(setup())
    assert [event[1:] for event in played.events if event[0] == DEALT_FIRST] == [
        (0, (0, 3, 6, 9, 12)),
        (1, (1, 4, 7, 10, 13)),
        (2, (2, 5, 8, 11, 14)),
    ]
    for player in range(3):
        assert played.visible_to_place(player, player) == tuple(played.setup.deck[player:15:3])
        for other in {-1, 0, 1, 2} - {player}:
            assert played.visible_to_place(player, other) == (-1,) * 5


@pytest.mark.clause("CH-6.OFC.2")
def test_the_next_after_the_button_sets_all_five_first_and_then_clockwise() -> None:
    played = OpenFaceHand(setup())
    order = []
    for _ in range(3):
        order.append(played.actor)
        a, b, c, d, e = played.options().cards
        played.set_first(([a, b, c], [d], [e]))
    assert order == [0, 1, 2]
    assert [event[0] for event in played.events[3:]] == [SET_FIRST, SET_FIRST, SET_FIRST, DEALT_CARD]


@pytest.mark.clause("CH-6.OFC.2")
def test_the_five_may_be_set_as_the_player_wishes_and_lie_face_up() -> None:
    for rows in (((), (), (0, 3, 6, 9, 12)), ((0, 3, 6), (9, 12), ()), ((), (12, 0, 3, 9, 6), ())):
        played = OpenFaceHand(setup(deck=range(52)))
        played.set_first(rows)
        assert played.rows[0] == rows
        assert named(played.events[-1]) == {
            "kind": "set_first", "player": 0, "front": rows[0], "middle": rows[1], "back": rows[2], "by": 0,
        }  # fmt: skip


@pytest.mark.clause("CH-6.OFC.3")
def test_then_each_is_dealt_one_card_in_turn_until_everyone_has_three_five_five() -> None:
    played = OpenFaceHand(setup())
    set_all(played)
    turns = []
    while played.actor >= 0:
        turns.append(played.actor)
        options = played.options()
        assert len(options.cards) == 1 and not options.sets_first
        assert played.places[played.actor] == (15 + len(turns) - 1,)
        played.place(options.cards[0], options.rows[0])
    assert turns == [0, 1, 2] * 8
    assert [[len(row) for row in rows] for rows in played.rows] == [[3, 5, 5]] * 3
    assert played.is_over and played.events[-1] == (ENDED,)
    assert sum(event[0] == PLACED for event in played.events) == 24


@pytest.mark.clause("CH-6.OFC.3")
def test_a_single_card_lies_open_for_everyone_unless_the_house_deals_it_face_down() -> None:
    from dataclasses import replace

    for lies, seen in (("face_up", 15), ("face_down", -1)):
        played = OpenFaceHand(setup(deck=range(52), rules=replace(HELSINKI, later_cards=lies)))
        set_all(played)
        assert played.visible_to_place(0, 1) == (seen,)
        assert played.visible_to_place(0, 0) == (15,)
        assert played.events[-1] == (DEALT_CARD, 0, 15, seen)


@pytest.mark.clause("CH-6.OFC.10")
@pytest.mark.parametrize("form", ["cash", "tournament"])
def test_of_five_players_the_button_is_not_dealt_in(form: str) -> None:
    stakes = setup(stacks=(100, 110, 120, 130, 140), form=form)
    assert stakes.players == 4 and stakes.cards_needed == 52
    played = OpenFaceHand(stakes)
    while played.actor >= 0:
        played.place_by_house(1)
    assert len(played.rows) == 4 and played.stacks[4] == 140 and sum(played.stacks) == 600


@pytest.mark.clause("CH-6.OFC.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_players_are_all_dealt_in(players: int) -> None:
    assert setup(stacks=(100,) * players).players == players


@pytest.mark.clause("CH-6.OFC.10")
@pytest.mark.parametrize("players", [1, 6])
def test_fewer_than_two_and_more_than_five_players_are_refused(players: int) -> None:
    with pytest.raises(Refused, match="2 to 5 players"):
        setup(stacks=(100,) * players)


@pytest.mark.clause("CH-6.OFC.12")
def test_in_a_cash_game_everyone_dealt_in_has_fifty_points_on_the_table() -> None:
    assert setup(stacks=(500, 500), point_value=10).players == 2
    with pytest.raises(Refused) as caught:
        setup(stacks=(500, 499), point_value=10)
    assert caught.value.code == "too-few-points"
    assert caught.value.clauses == ("CH-6.OFC.12",)
    assert caught.value.arguments == {"player": 1, "stack": 499, "least": 500}


def test_a_tournament_has_no_least_stack_and_its_point_value_is_that_of_the_hand() -> None:
    small, large = (setup(stacks=(7, 900, 900), form="tournament", point_value=value) for value in (1, 100))
    assert (small.point_value, large.point_value) == (1, 100)


@pytest.mark.clause("CH-6.OFC.11")
@pytest.mark.parametrize("value", [0, -1, 1.5, True, "2"])
def test_a_point_is_worth_whole_chips(value: object) -> None:
    with pytest.raises(Refused, match="a point is worth"):
        setup(point_value=value)


def test_every_fault_of_a_setup_is_named_at_once() -> None:
    with pytest.raises(Refused) as caught:
        OpenFaceSetup(form="limit", stacks=(0,), point_value=0, deck=(), rules=HELSINKI)  # type: ignore[arg-type] - wrong on purpose
    assert len(caught.value.arguments["faults"]) == 4  # type: ignore[arg-type]  # the argument is a list


@pytest.mark.parametrize(
    ("deck", "words"), [(range(38), "deals 39"), ([*range(51), 0], "twice"), ([*range(51), 52], "no card")]
)
def test_a_deck_that_cannot_be_dealt_is_refused(deck: object, words: str) -> None:
    with pytest.raises(Refused, match=words):
        setup(deck=deck)  # type: ignore[arg-type] - wrong on purpose


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ([[0], [3, 6], [9]], "wrong-cards"),  # one left out
        ([[0], [3, 6], [9, 9]], "wrong-cards"),  # one twice
        ([[0], [3, 6], [9, 12, 12]], "wrong-cards"),
        ([[0], [3, 6], [9, 1]], "wrong-cards"),  # another player's
        ([[0], [3, 6], [9, 51]], "wrong-cards"),  # still in the deck
        ([[0], [3, 6], [9, "2c"]], "wrong-cards"),
        ([[0], [3, 6], [9, 12.0]], "wrong-cards"),
        ([[0, 3, 6, 9], [12], []], "row-is-full"),
        ([[0, 3, 6], [9, 12]], "not-three-rows"),
        ([0, 3, 6], "not-three-rows"),
        (7, "not-three-rows"),
    ],
)
def test_an_impossible_setting_of_the_first_five_is_refused(rows: object, code: str) -> None:
    refused = refusal(OpenFaceHand(setup(deck=range(52))), "set_first", rows)
    assert refused.code == code and refused.clauses and refused.message


@pytest.mark.clause("CH-6.OFC.3", "CH-6.OFC.9")
def test_an_impossible_placing_of_a_single_card_is_refused() -> None:
    played = OpenFaceHand(setup(deck=range(52)))
    assert refusal(played, "place", 0, 0).code == "first-cards-wait"
    for _ in range(3):
        a, b, c, d, e = played.options().cards
        played.set_first(((a, b, c), (d,), (e,)))
    assert refusal(played, "place", 15, 0).code == "row-is-full"
    assert refusal(played, "place", 15, 0).clauses == ("CH-6.OFC.3", "CH-6.OFC.9")
    for row in (3, -1, "front", None, True, 1.0):
        assert refusal(played, "place", 15, row).code == "no-such-row"
    for card in (16, 0, -1, "As", None):
        assert refusal(played, "place", card, 1).code == "wrong-cards"
    assert refusal(played, "set_first", ((), (15,), ())).code == "first-cards-are-set"
    assert refusal(played, "fold").code == "unknown-action"
    for by in (0, 3, "late", None):
        assert refusal(played, "place_by_house", by).code == "unknown-reason"


@pytest.mark.clause("CH-6.OFC.2", "CH-6.OFC.3")
def test_what_a_turn_brought_can_be_given_as_rows_on_every_turn() -> None:
    stakes = setup(stacks=(100, 100), deck=range(52))
    by_rows, by_verbs = OpenFaceHand(stakes), OpenFaceHand(stakes)
    while by_rows.actor >= 0:
        options = by_rows.options()
        if options.sets_first:
            a, b, c, d, e = options.cards
            given = [[a], [b, c], [d, e]]
            by_verbs.set_first(given)
        else:
            row = options.rows[-1]
            given = [list(options.cards) if place == row else [] for place in range(3)]
            by_verbs.place(options.cards[0], row)
            for wrong, code in (
                ([[], [], []], "wrong-cards"),
                ([[], [51], []], "wrong-cards"),
                ([], "not-three-rows"),
            ):
                assert refusal(by_rows, "place_rows", wrong).code == code
            if full := [place for place in range(3) if not options.room[place]]:
                moved = [list(options.cards) if place == full[0] else [] for place in range(3)]
                assert refusal(by_rows, "place_rows", moved).code == "row-is-full"
        by_rows.place_rows(given)
        assert by_rows.dump() == by_verbs.dump()
    assert refusal(by_rows, "place_rows", [[], [], []]).code == "hand-is-over"


def test_nothing_is_placed_once_the_hand_is_over() -> None:
    played = OpenFaceHand(setup())
    while played.actor >= 0:
        played.place_by_house(2)
    for verb, amounts in (("set_first", [()]), ("place", [0, 0]), ("place_by_house", [1])):
        refused = refusal(played, verb, *amounts)
        assert refused.code == "hand-is-over" and refused.clauses
    with pytest.raises(Refused):
        played.options()


def test_an_example_hand_is_told_by_its_events() -> None:
    from tests.openface.deals import deck_for, hand, play_out

    one = hand("KcQd2h / 3c3d9h8s7c / 4c4d5h5sAc")
    two = hand("6c6d2c / 7d7h9cTsJh / AhAs8d8h2d")
    played = play_out(setup(stacks=(100, 100), deck=[*deck_for(one, two), *parse_cards("2s3s")]), one, two)
    told = [named(event) for event in played.events[-8:]]
    assert [event["kind"] for event in told] == [
        "placed", "ranked", "ranked", "compared", "paid", "settled", "settled", "ended",
    ]  # fmt: skip
    assert told[3] == {
        "kind": "compared", "player": 0, "other": 1, "rows": (-1, -1, -1), "sweep": -3, "foul": 0,
        "bonuses": (-1, 0, 0), "points": -7,
    }  # fmt: skip
    assert told[4] == {"kind": "paid", "player": 0, "other": 1, "points": 7, "amount": 7}
    assert told[6] == {"kind": "settled", "player": 1, "points": 7, "amount": 7, "stack": 107}
    assert played.stacks == [93, 107] and played.points == [(0, -7), (7, 0)]
