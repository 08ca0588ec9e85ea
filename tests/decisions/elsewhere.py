"""Pairs of values that only a running room or an act of staff tells apart, each with the tests that show it."""

ELSEWHERE: dict[str, tuple[str, ...]] = {
    "penalties.removed_from: the_house, the_game": (
        "tests/room/lobby/test_penalties.py::test_at_helsinki_a_player_is_removed_from_the_game_for_the_time_staff_name",
        "tests/room/lobby/test_penalties.py::test_at_kruh_a_removed_player_leaves_every_game_and_comes_back_when_staff_say",
    ),
    "seating.closed_table: no_priority, ahead_of_the_line_by_draw": (
        "tests/room/lobby/test_evening.py::test_players_of_a_closed_table_come_ahead_of_those_in_line",
        "tests/room/lobby/test_evening.py::test_players_of_a_closed_table_wait_like_others_where_the_house_gives_no_priority",
    ),
    "tournament.seats_drawn: at_random, at_random_but_fixed": (
        "tests/tournament/test_fixed_seats.py::test_the_seat_is_kept_at_the_start_and_on_the_next_day_and_the_reason_is_in_no_event",
        "tests/tournament/test_fixed_seats.py::test_a_house_that_draws_every_seat_fixes_none",
    ),
    "buy_in.off_the_table: only_by_leaving, for_the_restaurant_too": (
        "tests/desk/test_counted_chips.py::test_chips_at_the_restaurant_are_those_that_paid_it_and_have_not_come_back",
        "tests/desk/test_counted_chips.py::test_where_chips_leave_a_table_with_their_player_alone_the_restaurant_is_paid_otherwise",
    ),
}
