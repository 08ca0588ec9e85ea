"""Cases that chance seldom finds: each with what else the house has to decide for them to matter."""

from typing import Any

from cardroom.floor import read_case
from cardroom.rules import Rulebook
from tests.decisions.ruled import ruling_by
from tests.decisions.switching import put

Also = tuple[tuple[str, Any], ...]
CHIPS = {
    "form": "no_limit", "big_blind": 100, "pot": 600, "bet_to_match": 300, "last_full_raise": 100, "in_front": 0,
    "stack": 10_000, "players_left": 4, "raises": 1, "may_raise": True,
}  # fmt: skip
LOST = {
    "how": "mixed_with_discards", "protected_by": "nothing", "in_pot": 900, "raised_to": 600, "raised_over": 200,
    "called": False, "known": False,
}  # fmt: skip
BEHIND = {"in_front": 0, "stack": 5_000}
UNLIKE: Also = (("live_betting.unlike_chips", "amount_decides"),)
CASES: tuple[tuple[Also, str, dict[str, Any], dict[str, Any]], ...] = (
    (UNLIKE, "several_chips", {"chips": [200, 200]}, CHIPS),
    (UNLIKE, "several_chips", {"chips": [250, 150]}, CHIPS),
    ((("live_betting.several_chips", "without_one_of_same_value"),), "several_chips", {"chips": [250, 150]}, CHIPS),
    ((), "wrong_burn", {"cards": "soko_card", "burned": 0, "acted": 1}, {"game": "soko", "players_left": 4}),
    ((), "accepted_action", {"stated": 500, "real": 900, "pushed": 500, "covered": 200}, BEHIND),
    ((), "joker", {"goes": "to_a_player"}, {"street": "preflop"}),
    ((("live_dealing.joker", "as_boxed"),), "joker", {"goes": "to_a_player"}, {"street": "preflop"}),
    ((("live_dealing.exposed_one", "becomes_burn"),), "exposed_in_deal", {"by": "dealer", "off_deck": 1}, {}),
    ((), "short_deck", {"deck": 3, "burns": 3, "street": "sixth"}, {"game": "stud", "players_left": 9}),
    (
        (("live_repairs.short_deck", "burns_shuffled_in"), ("live_repairs.short_deck_common_card", "one_for_all")),
        "short_deck", {"deck": 3, "burns": 3, "street": "sixth"}, {"game": "stud", "players_left": 9},
    ),
    ((), "shown_to_folded_player", {"repeated": False}, {"play": "tournament"}),
    ((), "wrong_burn", {"cards": "stud_card", "burned": 0, "acted": 1}, {"game": "stud", "players_left": 4}),
    (
        (("live_repairs.premature_stud", "taken_back"),), "premature_own_cards",
        {"game": "stud", "cards": 3, "last": True, "seen": [1]}, {"game": "stud", "players_left": 4},
    ),
    ((), "hand_lost", LOST, {}),
)  # fmt: skip
HANDS = len(CASES)


def by_hand(book: Rulebook, seed: str) -> Any:
    """The ruling on one of them."""
    also, topic, facts, situation = CASES[int(seed)]
    for point, value in also:
        book = put(book, point, value)
    return ruling_by(book, read_case({"topic": topic, "situation": situation, "facts": facts}))
