"""Pairs of values whose difference no world shows: by another test, or not at all yet, each with why."""

ELSEWHERE: dict[str, tuple[str, ...]] = {
    "removals.removed_place: place_of_the_moment, as_staff_decide": (
        "tests/tournament/test_decisions_of_staff.py::"
        "test_staff_leave_a_removed_player_no_place_where_the_house_leaves_it_to_them",
    ),
    "prizes.amounts_shown: at_once, when_purchases_end": (
        "tests/room/tournaments/test_prizes_shown.py::test_a_house_tells_amounts_when_its_purchases_are_over",
    ),
    "penalties.removed_from: the_house, the_game": (
        "tests/room/test_penalties.py::test_at_helsinki_a_player_is_removed_from_the_game_for_the_time_staff_name",
        "tests/room/test_penalties.py::test_at_kruh_a_removed_player_leaves_every_game_and_comes_back_when_staff_say",
    ),
    "tournament.shared_odd_unit: better_hand, drawn": (
        "tests/tournament/test_places.py::"
        "test_all_out_at_once_share_their_prizes_and_the_better_hand_gets_what_cannot_be_divided",
        "tests/tournament/test_places.py::"
        "test_all_out_at_once_share_their_prizes_and_the_lot_decides_what_cannot_be_divided",
    ),
}
"""The tests that show them."""
NOT_SHOWN: dict[str, str] = {
    "betting.minimum_bet: big_blind, big_blind_or_ante": (
        "a fault: nothing goes by the value; a game without blinds opens for its ante in every house"
    ),
    "prizes.ladder_final: when_registration_closes, when_purchases_end": (
        "a fault: nothing goes by the value; prizes are settled when nobody buys any more in every house"
    ),
    "balancing.seat_without_blinds: drawn, last_opened": "no world yet",
    "balancing.who_moves_without_blinds: drawn, same_seat": "no world yet",
    "blinds.big_blind_seat_taken: as_any_entry, newcomer_posts_big_blind": "no world yet",
    "blinds.entry_between: barred_before_small_blind, barred_before_big_blind": "no world yet",
    "buy_in.small_top_up_from: any_chips, big_blind": "no world yet",
    "course.late_entries_early: end_when_all_left_are_paid, go_on": "no world yet",
    "course.other_tables: by_stack, shared": "no world yet",
    "open_face.cash_loss_counts: result_of_the_hand, payments": "no world yet",
    "seating.closed_table: no_priority, ahead_of_the_line_by_draw": "no world yet",
    "showdown.identical_shares: each_by_itself, whole_pot": "no world yet",
    "straddles.by_button: not_offered, if_first_does_not": "no world yet",
    "straddles.minimum_raise: what_it_added, whole_straddle": "no world yet",
    "straddles.newcomer: next_to_big_blind, any_in_turn": "no world yet",
    "tournament.equal_stacks: drawn, share_prizes": "no world yet",
    "tournament.late: checked_if_free, folded": "no world yet",
    "showdown.odd_unit_stud: clockwise_from_dealers_left, by_card_and_suit": "no world yet",
    "showdown.odd_unit_stud: clockwise_from_dealers_left, by_highest_card_and_suit": "no world yet",
    "showdown.odd_unit_stud: clockwise_from_dealers_left, by_suit_of_five": "no world yet",
    "showdown.odd_unit_stud: by_card_and_suit, by_highest_card_and_suit": "no world yet",
    "showdown.odd_unit_stud: by_card_and_suit, by_suit_of_five": "no world yet",
    "showdown.odd_unit_stud: by_highest_card_and_suit, by_suit_of_five": "no world yet",
}
"""Why they are not shown. A fault is to be wired or taken out; the list gets shorter."""
