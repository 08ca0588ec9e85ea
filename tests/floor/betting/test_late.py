"""Wrong amounts noticed late: until when they are put right, what callers pay, and who named them."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.floor import BadCase, Ruling, Situation, said
from cardroom.floor.model.sentence_catalogues import LANGUAGES
from cardroom.rules import house
from tests.floor.betting.test_laws import ruling_on
from tests.floor.random_hands import random_hand
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE
OVER_1200: dict[str, Any] = {"bet_to_match": 1200, "last_full_raise": 800, "pot": 1800, "raises": 2}
OPEN: dict[str, Any] = {"bet_to_match": 0, "raises": 0, "street": "flop", "pot": 1800}
CALLED = {"actions": ["call"]}


def late(name: str, to: int, told: dict[str, Any] | None = None, **situation: Any) -> Ruling:
    """A raise to `to` over 1200 that was taken for good; nobody has acted since unless the test says so."""
    return ruled(name, "late_bet", {"to": to, **(told or {})}, **{"actions": [], **OVER_1200, **situation})


def chips(ruling: Ruling, who: str) -> tuple[int, int, int]:
    """What stays in, what goes back and what is still owed."""
    found = ruling.chips_of(who)
    return found.bound, found.returned, found.owes


@pytest.mark.clause("PF-4.13", "PN-15", "CK-B.10", "CH-5.9")
@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize("by", ["chips", "number"])
def test_an_under_raise_is_put_right_while_nobody_has_answered_it(name: str, by: str) -> None:
    """At least half of the least raise is completed, less than half is a call, as if it were noticed at once."""
    half, less = late(name, 1600, {"by": by}), late(name, 1599, {"by": by})
    assert (half.outcome, stands(half), chips(half, "player")) == ("corrected", "raise 2000", (1600, 0, 400))
    assert (less.outcome, stands(less), chips(less, "player")) == ("corrected", "call 1200", (1200, 399, 0))
    assert half.sure == less.sure == "by_reading", "no document says until when"
    at_once = ruled(name, "short_raise", {"to": 1600, "by": by}, **OVER_1200)
    assert half.action == at_once.action and set(at_once.clauses) <= set(half.clauses)


@pytest.mark.parametrize("name", [PF, CH])
def test_callers_pay_the_right_amount_up_and_down(name: str) -> None:
    told = {"callers": [1700, 1700, 900], "behind": [5000, 100, 0]}
    up = late(name, 1700, told, actions=["call", "fold", "call", "call"])
    assert chips(up, "caller_1") == (1700, 0, 300)
    assert chips(up, "caller_2") == (1700, 0, 100), "no more than is left behind"
    assert chips(up, "caller_3") == (900, 0, 0), "all-in for less than either"
    assert said(up.sentence).endswith("Whoever called it is in for 2,000 too.")
    down = late(name, 1500, {"callers": [1500]}, **CALLED)
    assert stands(down) == "call 1200" and chips(down, "caller_1") == (1200, 300, 0)
    assert {PF: "PF-4.9", CH: "CH-5.25"}[name] in up.clauses and up.clauses != late(name, 1700).clauses


def test_in_norway_a_called_amount_is_made_less_and_never_more() -> None:
    more = late(PN, 1700, {"callers": [1700]}, **CALLED)
    assert (more.outcome, stands(more), chips(more, "player")) == ("stands", "raise 1700", (1700, 0, 0))
    assert "PN-11.2" in more.clauses and "is made no larger" in said(more.sentence)
    less = late(PN, 1500, {"callers": [1500]}, **CALLED)
    assert stands(less) == "call 1200" and chips(less, "caller_1") == (1200, 300, 0)
    assert stands(late(PN, 1700, actions=["fold"])) == "raise 2000", "a fold accepts nothing"


def test_in_kruh_the_window_is_that_of_a_wrong_burn_and_a_caller_acts_again() -> None:
    one = late(CK, 1700, {"callers": [1700]}, **CALLED)
    assert stands(one) == "raise 2000" and chips(one, "caller_1") == (0, 1700, 0)
    assert one.may("caller_1") == ("fold", "call", "raise")
    assert {"CK-H.11", "CK-H.21", "CK-I.10"} <= set(one.clauses)
    assert stands(late(CK, 1700, actions=["fold", "call"])) == "raise 1700", "two have acted"
    assert stands(late(CK, 1700, {"callers": [1700, 1700]})) == "raise 1700", "two have called"


@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize("to", [1700, 1500])
def test_behind_the_next_cards_the_next_hand_or_a_raise_it_stands(name: str, to: int) -> None:
    for noticed in ("next_cards_dealt", "next_hand"):
        ruling = late(name, to, {"noticed": noticed, "callers": [to]}, **CALLED)
        assert (ruling.outcome, stands(ruling), ruling.sure) == ("stands", f"raise {to}", "by_reading")
        assert chips(ruling, "player") == (to, 0, 0) and chips(ruling, "caller_1") == (0, 0, 0)
        assert "too late" in said(ruling.sentence)
    assert late(name, to, actions=["fold", "raise"]).outcome == "stands"


@pytest.mark.clause("CH-5.18")
@pytest.mark.parametrize("by", ["chips", "number"])
@pytest.mark.parametrize("name", LIVE)
def test_an_opening_bet_below_the_least_is_completed_late_too(name: str, by: str) -> None:
    ruling = late(name, 300, {"by": by}, actions=["fold"], **OPEN)
    assert (stands(ruling), chips(ruling, "player")) == ("bet 400", (300, 0, 100))


@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize("by", ["chips", "pot_said"])
def test_a_bet_of_a_pot_that_was_counted_too_large_comes_down_to_the_pot(name: str, by: str) -> None:
    """1200 to call into 1800: the pot after the call is 3000, the raise goes to 4200."""
    told = {"by": by, "misstated_by": "dealer", "callers": [5000]}
    ruling = late(name, 5000, told, form="pot_limit", **CALLED)
    assert (stands(ruling), chips(ruling, "player")) == ("raise 4200", (4200, 800, 0))
    assert chips(ruling, "caller_1") == ((0, 5000, 0) if name == CK else (4200, 800, 0))
    assert not ruling.may("staff"), "the dealer's mistake costs no player anything"


@pytest.mark.parametrize(
    ("name", "to", "owes"), [(PF, 4200, 300), (PN, 3900, 0), (CK, 4200, 300), (CH, 4200, 300)]
)
def test_a_pot_counted_too_small_is_filled_up_where_pot_was_the_word(name: str, to: int, owes: int) -> None:
    ruling = late(name, 3900, {"by": "pot_said", "callers": [3900]}, form="pot_limit", **CALLED)
    assert (stands(ruling), ruling.chips_of("player").owes) == (f"raise {to}", owes)
    in_chips = late(name, 3900, {"callers": [3900]}, form="pot_limit", **CALLED)
    assert (in_chips.outcome, in_chips.chips_of("player").owes) == ("raise", 0), (
        "chips below the pot are a raise"
    )


@pytest.mark.clause("PN-11.4")
@pytest.mark.parametrize(
    ("name", "clause"), [(PF, "PF-6.8"), (PN, "PN-11.4"), (CK, "CK-H.2"), (CH, "CH-8.51")]
)
def test_a_player_who_named_a_wrong_amount_may_be_penalised_and_a_dealer_not(name: str, clause: str) -> None:
    for topic, facts, who in (
        ("late_bet", {"to": 1700}, "misstated_by"),
        ("accepted_action", {"stated": 1000, "real": 1500, "pushed": 1000}, "stated_by"),
    ):
        situation = {"actions": [], **OVER_1200}
        player = ruled(name, topic, {**facts, who: "player"}, **situation)
        dealer = ruled(name, topic, {**facts, who: "dealer"}, **situation)
        assert player.may("staff") == ("penalise",) and clause in player.clauses
        assert not dealer.may("staff") and clause not in dealer.clauses
        assert (player.outcome, player.chips, player.options) == (
            dealer.outcome,
            dealer.chips,
            dealer.options,
        )


def count(name: str, noticed: str, play: str) -> Ruling:
    """1000 was stated, 1500 bet."""
    facts = {"stated": 1000, "real": 1500, "pushed": 1000, "noticed": noticed}
    return ruled(name, "accepted_action", facts, play=play)


@pytest.mark.clause("PN-11.2", "CH-1.66")
@pytest.mark.parametrize(
    ("name", "owes", "clause"), [(PF, 500, "PF-3.9"), (PN, 0, "PF-3.9"), (CH, 500, "CH-1.66")]
)
def test_a_wrong_count_is_put_right_until_the_next_hand(name: str, owes: int, clause: str) -> None:
    for noticed in ("in_the_round", "next_cards_dealt"):
        ruling = count(name, noticed, "tournament")
        assert chips(ruling, "caller") == (1000, 0, owes)
        assert (clause in ruling.clauses) == (noticed == "next_cards_dealt")
    over = count(name, "next_hand", "tournament")
    assert (over.outcome, stands(over), chips(over, "caller")) == ("too_late", "call 1000", (1000, 0, 0))
    assert clause in over.clauses


@pytest.mark.clause("CH-1.65")
def test_in_cash_a_benefit_of_a_wrong_count_is_paid_back_whenever_it_turns_up() -> None:
    ruling = count(CH, "next_hand", "cash")
    assert chips(ruling, "caller") == (1000, 0, 500) and "CH-1.65" in ruling.clauses


def test_in_kruh_staff_say_whether_it_is_still_heard() -> None:
    ruling = count(CK, "next_hand", "cash")
    assert [one.id for one in ruling.options] == ["dispute-heard", "dispute-not-heard"]
    assert {"CK-S.3", "CK-H.3"} <= set(ruling.clauses)


def test_what_cannot_be_is_told_all_at_once() -> None:
    told = {"to": 1200, "by": "pot_said", "callers": [1300], "behind": [1, 2]}
    with pytest.raises(BadCase) as bad:
        ruled(CH, "late_bet", told, **OVER_1200, actions=["fold"])
    assert [fault.split(":")[0] for fault in bad.value.faults] == [
        'fact "to"', 'fact "by"', 'fact "callers"', 'fact "callers"', 'fact "behind"',
    ]  # fmt: skip


@given(seed=st.integers(0, 2**48), name=st.sampled_from(LIVE))
@settings(max_examples=300, deadline=None)
def test_chips_are_kept_and_what_is_put_right_is_legal(seed: int, name: str) -> None:
    chance, book = Random(seed), house(name)
    hand = random_hand(chance, book)
    player = hand.actor
    acts = tuple(chance.choice(("fold", "call", "raise")) for _ in range(chance.randint(0, 3)))
    situation = Situation.of(hand, player)
    told = Situation(
        **{key: getattr(situation, key) for key in situation.__struct_fields__} | {"actions": acts}
    )
    to = hand.price + chance.choice((1, 7, 60, 150, 400, 5000))
    calls = [chance.randint(1, to) for _ in range(acts.count("call"))]
    facts: dict[str, Any] = {
        "to": to,
        "by": chance.choice(("chips", "number", "raise_said")),
        "noticed": chance.choice(("in_the_round", "next_cards_dealt", "next_hand")),
        "misstated_by": chance.choice(("nobody", "dealer", "player")),
        "callers": calls,
        "behind": [chance.randint(0, 1000) for _ in calls],
    }
    ruling = ruling_on(book, "late_bet", told, facts)
    assert ruling == ruling_on(book, "late_bet", told, facts)
    assert ruling.clauses and set(ruling.clauses) <= set(book.clauses)
    assert all(said(ruling.sentence, language) for language in LANGUAGES)
    assert ruling.action is not None
    bettor, whole = ruling.chips_of("player"), hand.bets[player] + hand.stacks[player]
    if ruling.action.to:
        assert bettor.bound + bettor.owes + hand.bets[player] == ruling.action.to <= whole
    for number, left in enumerate(facts["behind"], start=1):
        caller = ruling.chips_of(f"caller_{number}")
        assert caller.owes <= left and caller.bound + caller.owes <= max(ruling.action.to, hand.price)
    if ruling.outcome == "corrected" and ruling.action.verb in ("bet", "raise"):
        hand.raise_to(ruling.action.to)
