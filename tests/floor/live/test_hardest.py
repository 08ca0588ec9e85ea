"""The hardest rules of the houses, played through in a live hand to the chip.

A to E are players in the order of their turn on the first round; each starts with 20,000 unless a test says otherwise.
"""

from typing import Any

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import HandRules, Setup
from cardroom.floor.live import LiveHand
from cardroom.games import game
from cardroom.rules import Refused, house
from tests.floor.rulings import LIVE

PF, PN, CK, CH = LIVE
STACK = 20_000


def table(name: str, players: int = 4, big: int = 400, small: int | None = None, **told: Any) -> LiveHand:
    """A hand before its first action: the last two players to act are the small and the big blind."""
    book = house(name)
    blinds = [big // 2 if small is None else small, big, *[0] * (players - 2)]
    stacks = told.pop("stacks", None) or [STACK] * players
    return LiveHand(
        Setup(
            game=game(told.pop("variant", "holdem")),
            form=told.pop("form", "no_limit"),
            stacks=[*stacks[-2:], *stacks[:-2]],
            blinds=blinds,
            minimum_bet=big,
            deck=range(52),
            rules=HandRules.of(book),
            **told,
        ),
        book,
        "tournament",
    )


def seat(live: LiveHand, letter: str) -> int:
    """The player of a letter: A is the first to act on the first round."""
    return ("ABCDEFGHI".index(letter) + 2) % len(live.stacks)


def act(live: LiveHand, script: str) -> None:
    """ "A:raise=1200 B:fold": actions in turn."""
    for word in script.split():
        who, _, what = word.partition(":")
        verb, _, to = what.partition("=")
        live.act(seat(live, who), verb.replace("-", "_"), int(to or 0))


def bet(live: LiveHand, who: str) -> tuple[int, int]:
    """(chips in front on this round, chips behind)."""
    player = seat(live, who)
    return live.hand.bets[player], live.hand.stacks[player]


def to_flop(live: LiveHand) -> None:
    """Everybody calls the blind; the hand is at its flop, the small blind to act."""
    while live.hand.street == 0:
        options = live.options()
        live.act(options.player, "call" if options.call else "check")


def finish(live: LiveHand, winner: str) -> None:
    """Check or fold to the showdown, which this player wins with aces."""
    while live.hand.actor >= 0:
        options = live.options()
        live.act(options.player, "call" if options.call else "check")
    if live.is_over:
        return
    live.tell_board(parse_cards("AcKdQh7s2d")[-live.awaits.board :])
    low = iter(parse_cards("3c4c 3d4d 3h4h 5c6c 5d6d 5h6h".replace(" ", "")))
    for player in live.awaits.players:
        cards = parse_cards("AdAh") if player == seat(live, winner) else [next(low), next(low)]
        live.show(player, cards)
    assert live.is_over


# A: half a raise


@pytest.mark.clause("PF-4.13", "PN-15", "CK-B.10")
@pytest.mark.parametrize("name", [PF, PN, CK])
def test_a_silent_push_of_half_a_raise_is_a_raise_and_the_next_one_goes_on_from_it(name: str) -> None:
    live = table(name)
    act(live, "A:raise=1200")
    live.irregular("several_chips", {"chips": [1000, 500, 200]})
    assert bet(live, "B") == (2000, STACK - 2000)
    assert (live.options().call, live.options().min_raise_to) == (2000 - 200, 2800)
    act(live, "C:fold D:fold A:call")
    assert [pot.amount for pot in live.pots()] == [2000 + 2000 + 200 + 400]
    finish(live, "B")
    assert live.stacks[seat(live, "B")] == STACK + 2600


@pytest.mark.clause("PF-4.13", "CK-B.10")
@pytest.mark.parametrize("name", [PF, PN, CK])
def test_a_silent_push_of_less_than_half_a_raise_is_a_call(name: str) -> None:
    live = table(name)
    act(live, "A:raise=1200")
    ruling = live.irregular("several_chips", {"chips": [1000, 500]})
    assert ruling.chips_of("player").returned == 300 and bet(live, "B") == (1200, STACK - 1200)
    assert live.options().min_raise_to == 2000


# B: counting chips


@pytest.mark.clause("PF-4.11", "PN-13", "CK-N.3")
@pytest.mark.parametrize(("name", "stands"), [(PF, 1200), (PN, 1200), (CK, 2000)])
def test_two_chips_of_a_thousand(name: str, stands: int) -> None:
    live = table(name)
    act(live, "A:raise=1200")
    live.irregular("several_chips", {"chips": [1000, 1000]})
    assert bet(live, "B") == (stands, STACK - stands)
    act(live, "C:fold D:fold")
    assert live.is_over is False and live.hand.street == (1 if stands == 1200 else 0)


@pytest.mark.clause("PF-4.10", "PF-4.11", "CK-N.3")
@pytest.mark.parametrize("name", [PF, CK])
def test_three_chips_of_five_hundred_are_a_call(name: str) -> None:
    live = table(name)
    act(live, "A:raise=1200")
    live.irregular("several_chips", {"chips": [500] * 3})
    assert bet(live, "B") == (1200, STACK - 1200)


@pytest.mark.clause("PF-4.10", "PN-12")
@pytest.mark.parametrize("name", [PF, PN])
def test_raise_and_one_chip_of_5000_in_pot_limit_is_a_pot_raise(name: str) -> None:
    live = table(name, form="pot_limit", variant="omaha")
    act(live, "A:raise=1200")
    assert live.options().max_raise_to == 4200
    live.irregular("single_chip", {"chip": 5000, "said": "raise"})
    assert bet(live, "B") == (4200, STACK - 4200)
    assert live.options().min_raise_to == 7200


# C: out of turn


def out_of_turn(name: str) -> LiveHand:
    """100-200, nine players, A to act; D (seat 6 of the notes) raises to 600, E calls it behind."""
    live = table(name, players=9, big=200)
    ruling = live.irregular("out_of_turn", {"did": "raise", "to": 600}, seat(live, "D"))
    assert ruling.outcome == "waits" and live.hand.bets[seat(live, "D")] == 0
    return live


@pytest.mark.clause("PF-4.8", "PN-10", "CK-H.11")
@pytest.mark.parametrize("name", [PF, PN, CK])
def test_a_raise_out_of_turn_binds_when_the_skipped_players_call_and_fold(name: str) -> None:
    live = out_of_turn(name)
    reacted = live.irregular("reacted", {"chips": 600}, seat(live, "E"))
    if name == CK:
        assert reacted.chips_of("player").returned == 600 and live.question is None
    else:
        live.decide("take-back")
    act(live, "A:call B:fold C:fold")
    assert live.entries[-1].rulings[0].outcome == "stands" and live.held == ()
    assert bet(live, "D") == (600, STACK - 600) and live.hand.actor == seat(live, "E")
    assert (live.options().call, live.options().min_raise_to) == (600, 1000)


@pytest.mark.clause("PF-4.8", "CK-H.11")
@pytest.mark.parametrize("name", [PF, PN])
def test_where_staff_let_it_stand_the_call_behind_binds_with_the_raise(name: str) -> None:
    live = out_of_turn(name)
    live.irregular("reacted", {"chips": 600}, seat(live, "E"))
    live.decide("stands", reason="E had seen the raise and did not look round")
    act(live, "A:call B:fold C:fold")
    assert bet(live, "D") == bet(live, "E") == (600, STACK - 600)
    assert live.hand.actor == seat(live, "F")


@pytest.mark.clause("PF-4.8", "CK-H.11")
@pytest.mark.parametrize("name", [PF, PN, CK])
def test_a_raise_out_of_turn_lapses_when_a_skipped_player_raises(name: str) -> None:
    live = out_of_turn(name)
    live.irregular("reacted", {"chips": 600}, seat(live, "E"))
    if live.question:
        live.decide("stands")
    act(live, "A:raise=500 B:fold C:fold")
    ruling = live.entries[-1].rulings[0]
    assert ruling.outcome == "returned" and ruling.chips_of("player").returned == 600
    assert bet(live, "D") == (0, STACK) and live.hand.actor == seat(live, "D")
    options = live.options()
    assert (options.can_fold, options.call, options.min_raise_to) == (True, 500, 800)
    act(live, "D:fold")
    assert live.hand.actor == seat(live, "E") and bet(live, "E") == (0, STACK)


# E: short all-ins


@pytest.mark.clause("PF-4.14", "PN-16")
@pytest.mark.parametrize("name", [PF, PN])
@pytest.mark.parametrize(("all_in", "may_raise"), [(1600, False), (2000, True)])
def test_behind_a_short_all_in_the_bettor_may_only_call(name: str, all_in: int, may_raise: bool) -> None:
    # On the flop the blinds, C and D here, act first; A bets, B calls, C is all-in.
    live = table(name, players=4, stacks=[STACK, STACK, all_in + 400, STACK])
    to_flop(live)
    act(live, "C:check D:check A:bet=1000 B:call C:all-in D:fold")
    assert live.options().call == all_in - 1000 and live.options().can_raise is may_raise
    if may_raise:
        assert live.options().min_raise_to == 3000
    else:
        assert set(live.options().why_no_raise) <= set(live.book.clauses) and live.options().why_no_raise
    act(live, "A:call")
    assert live.options().can_raise is may_raise
    act(live, "B:call")
    assert [pot.amount for pot in live.pots()] == [4 * 400 + 3 * all_in]
    finish(live, "C")
    assert live.stacks[seat(live, "C")] == 1600 + 3 * all_in


@pytest.mark.clause("PF-4.14", "PN-16")
@pytest.mark.parametrize("name", [PF, PN])
def test_two_short_all_ins_reopen_nothing(name: str) -> None:
    live = table(name, players=4, stacks=[STACK, STACK, 2000, 2600])
    to_flop(live)
    act(live, "C:check D:check A:bet=1000 B:call C:all-in D:all-in")
    assert live.hand.price == 2200 and not live.options().can_raise
    act(live, "A:call B:call")
    assert [pot.amount for pot in live.pots()] == [4 * 400 + 4 * 1600, 3 * 600]


# F: a wrong count


@pytest.mark.clause("PF-4.9", "PN-11.2")
@pytest.mark.parametrize(("name", "pays"), [(PF, 150_000), (PN, 100_000)])
def test_a_call_of_an_all_in_counted_too_low(name: str, pays: int) -> None:
    live = table(name, players=3, stacks=[150_000, 200_000, 200_000])
    act(live, "A:all-in")
    ruling = live.irregular("accepted_action", {"stated": 100_000, "pushed": 100_000})
    assert ruling.outcome == ("real_amount" if name == PF else "stated_amount")
    assert bet(live, "B") == (pays, 200_000 - pays) and bet(live, "A") == (pays, 150_000 - pays)
    assert live.options().call == pays - 400
    act(live, "C:fold")
    assert [pot.amount for pot in live.pots()] == [2 * pays + 400]
    finish(live, "B")
    assert live.stacks[seat(live, "A")] == 150_000 - pays, "the bettor keeps what was not accepted"


@pytest.mark.clause("PF-4.9", "PN-11.1")
@pytest.mark.parametrize("name", [PF, PN])
def test_a_call_of_an_all_in_counted_too_high(name: str) -> None:
    live = table(name, players=3, stacks=[50_000, 200_000, 200_000])
    act(live, "A:all-in")
    live.irregular("accepted_action", {"stated": 80_000})
    assert bet(live, "B") == (50_000, 150_000) and bet(live, "A") == (50_000, 0)


@pytest.mark.clause("PN-11.2")
@pytest.mark.parametrize(
    ("bettor", "verb", "bets_on"), [(20_000, "A:raise=5000", True), (5000, "A:all-in", False)]
)
def test_a_bet_that_is_counted_anew_is_all_in_only_if_the_bettor_was(
    bettor: int, verb: str, bets_on: bool
) -> None:
    live = table(PN, players=3, stacks=[bettor, STACK, STACK])
    act(live, verb)
    live.irregular("accepted_action", {"stated": 4000, "pushed": 4000})
    assert bet(live, "A") == (4000, bettor - 4000) and bet(live, "B") == (4000, 16_000)
    act(live, "C:call")
    assert live.hand.street == 1
    act(live, "B:check C:check")
    assert live.hand.actor == seat(live, "A" if bets_on else "B"), (
        "on the flop A bets on, or B opens the turn"
    )


def test_a_count_of_more_than_the_bettor_has_is_none_whoever_has_called_it() -> None:
    live = table(CK, players=3, stacks=[50_000, 200_000, 200_000])
    act(live, "A:all-in B:call")
    ruling = live.irregular("accepted_action", {"stated": 50_400, "pushed": 0})
    with pytest.raises(Refused, match="has no more than 50000"):
        live.decide("the-amount", 50_400)
    assert ruling.options and bet(live, "A") == (50_000, 0), "nothing has changed"


# Helsinki's own


@pytest.mark.clause("CH-5.10")
@pytest.mark.parametrize(("all_in", "least"), [(900, -1), (1000, 1500)])
def test_helsinki_3_an_all_in_of_less_than_a_raise(all_in: int, least: int) -> None:
    live = table(CH, players=3, big=100, stacks=[all_in + 100, STACK, STACK])
    to_flop(live)
    act(live, "B:check C:bet=500 A:all-in")
    assert live.options().min_raise_to == max(1400, least)
    act(live, "B:call")
    assert live.hand.actor == seat(live, "C") and live.options().min_raise_to == least


@pytest.mark.clause("CH-5.3", "CH-5.5", "CH-5.6")
@pytest.mark.parametrize(("all_in", "next_raise", "last"), [(150, 200, 400), (170, 270, 370)])
def test_helsinki_4_half_a_bet_in_limit(all_in: int, next_raise: int, last: int) -> None:
    limit = {"form": "fixed_limit", "small_bet": 100, "big_bet": 200}
    live = table(CH, players=4, big=100, stacks=[STACK, all_in + 100, STACK, STACK], **limit)
    to_flop(live)
    act(live, "C:check D:bet=100 A:call B:all-in")
    assert live.options().min_raise_to == live.options().max_raise_to == next_raise
    act(live, f"C:raise={next_raise}")
    while live.options().can_raise:
        options = live.options()
        top = options.max_raise_to
        live.act(options.player, "raise", top)
    assert live.hand.price == last


@pytest.mark.clause("CH-5.24")
def test_helsinki_5_two_chips_of_500_from_the_small_blind() -> None:
    live = table(CH, players=3)
    act(live, "A:raise=800")
    ruling = live.irregular("several_chips", {"chips": [500, 500]})
    assert ruling.chips_of("player").returned == 400
    assert bet(live, "B") == (800, STACK - 800)


@pytest.mark.clause("CH-5.9")
@pytest.mark.parametrize(("big", "put_in", "stands"), [(400, 600, 800), (600, 800, 600)])
def test_helsinki_5_a_short_raise_of_the_blind(big: int, put_in: int, stands: int) -> None:
    live = table(CH, players=4, big=big)
    live.irregular("short_raise", {"to": put_in})
    assert bet(live, "A") == (stands, STACK - stands)
    least = 2 * big if stands == big else stands + big
    assert live.options().min_raise_to == least


@pytest.mark.clause("CH-5.33", "CH-5.34", "CH-5.35")
@pytest.mark.parametrize(
    ("skipped", "in_front", "actor"), [("call", 200, "D"), ("raise=600", 0, "C"), ("fold", 1000, "D")]
)
def test_helsinki_6_a_raise_out_of_turn(skipped: str, in_front: int, actor: str) -> None:
    # A bets 200 on the flop, C makes it 1000 before B has acted.
    live = table(CH, players=5, big=100)
    to_flop(live)
    act(live, "D:check E:check A:bet=200")
    live.irregular("out_of_turn", {"did": "raise", "to": 1000}, seat(live, "C"))
    act(live, f"B:{skipped}")
    assert bet(live, "C") == (in_front, STACK - 100 - in_front)
    assert live.hand.actor == seat(live, actor)
    if actor == "C":
        options = live.options()
        assert (options.can_fold, options.call, options.min_raise_to) == (True, 600, 1000)


@pytest.mark.clause("CH-5.36")
@pytest.mark.parametrize("answer", ["call", "raise=1500", "fold", "bet=300"])
def test_helsinki_6_heads_up_a_bet_out_of_turn_stands_unless_the_skipped_player_bets(answer: str) -> None:
    live = table(CH, players=3, big=100)
    act(live, "A:call B:fold C:check")
    live.irregular("out_of_turn", {"did": "bet", "to": 500}, seat(live, "A"))
    act(live, f"C:{answer}")
    if answer == "call":
        assert [pot.amount for pot in live.pots()] == [1250] and live.hand.street == 2
    elif answer == "raise=1500":
        assert bet(live, "C")[0] == 1500 and bet(live, "A")[0] == 500 and live.hand.actor == seat(live, "A")
    elif answer == "fold":
        assert live.is_over and live.stacks[seat(live, "A")] == STACK + 150
    else:
        assert bet(live, "A") == (0, STACK - 100) and live.options().min_raise_to == 600


@pytest.mark.clause("CH-5.32")
def test_who_checked_out_of_turn_at_helsinki_may_not_raise_on_this_round() -> None:
    live = table(CH, players=4, big=100)
    to_flop(live)
    live.irregular("out_of_turn", {"did": "check"}, seat(live, "A"))
    act(live, "C:bet=200 D:fold")
    options = live.options()
    assert options.player == seat(live, "A") and not options.can_raise
    assert "CH-5.32" in options.why_no_raise
    with pytest.raises(Refused) as caught:
        act(live, "A:raise=400")
    assert caught.value.code == "not-left-by-ruling" and "CH-5.32" in caught.value.clauses
    act(live, "A:call B:call C:bet=100")
    assert live.hand.street == 2


@pytest.mark.clause("CH-4.10", "CH-5.11")
@pytest.mark.parametrize("name", LIVE)
def test_a_ruling_knows_the_ante_for_all_as_the_hand_does(name: str) -> None:
    live = table(name, form="pot_limit", antes=[0, 400, 0, 0])
    most = live.options().max_raise_to
    assert most == (1400 if name == CH else 1800)
    assert live.irregular("bet_limits").rights[0].raise_up_to == most
    live.irregular("spoken", {"said": "all_in"})
    assert bet(live, "A") == (most, STACK - most)
