"""Pairs of values that only a running room tells apart, each with the tests that show it."""

ELSEWHERE: dict[str, tuple[str, ...]] = {
    "penalties.removed_from: the_house, the_game": (
        "tests/room/lobby/test_penalties.py::test_at_helsinki_a_player_is_removed_from_the_game_for_the_time_staff_name",
        "tests/room/lobby/test_penalties.py::test_at_kruh_a_removed_player_leaves_every_game_and_comes_back_when_staff_say",
    ),
    "seating.closed_table: no_priority, ahead_of_the_line_by_draw": (
        "tests/room/lobby/test_evening.py::test_players_of_a_closed_table_come_ahead_of_those_in_line",
        "tests/room/lobby/test_evening.py::test_players_of_a_closed_table_wait_like_others_where_the_house_gives_no_priority",
    ),
}
