"""Cards put right by a ruling: the live hand forgets what went back, counts burn cards as they lie, and plays on."""

from collections.abc import Sequence
from random import Random

import pytest

from cardroom.cards.card import UNKNOWN, parse_cards
from cardroom.engine import HandRules, Setup
from cardroom.floor.live import LiveHand
from cardroom.floor.model.steps import Step
from cardroom.floor.piles import Piles, apply
from cardroom.games import game
from cardroom.rules import Refused, house
from tests.floor.live.tables import play_on, tell_ups
from tests.floor.live.test_hardest import CH, CK, PF, PN, act, bet, seat, table, to_flop
from tests.floor.rulings import LIVE

STREETS = ("preflop", "flop", "turn", "river")


def check_round(live: LiveHand) -> None:
    """Everybody checks or calls to the end of the round."""
    street = live.hand.street
    while live.hand.street == street and live.hand.actor >= 0 and not live.hand.asked:
        options = live.options()
        live.act(options.player, "call" if options.call else "check")


def at(name: str, street: str) -> LiveHand:
    """A hand on this street, its board told."""
    live = table(name)
    for _ in range(STREETS.index(street)):
        check_round(live)
    if live.awaits.board or live.hand.street:
        live.tell_board(parse_cards("AcKdQh7s2d")[: len(live.hand.board)])
    return live


def lies(live: LiveHand) -> tuple[int, int, int, int]:
    """(cards of the board, burn cards, cards set aside, cards that lie there early)."""
    layout = live.layout
    return len(live.hand.board), layout.burns, layout.aside, layout.early


@pytest.mark.clause("CH-3.35")
def test_an_early_flop_goes_back_and_comes_again_without_a_burn() -> None:
    live = table(CH)
    act(live, "A:raise=1200")
    live.irregular("premature_board", {"street": "flop"})
    assert lies(live) == (0, 1, 0, 0) and live.hand.actor == seat(live, "B")
    act(live, "B:call C:fold D:fold")
    assert lies(live) == (3, 1, 0, 0) and live.hand.board == [UNKNOWN] * 3
    check_round(live)
    assert lies(live) == (4, 2, 0, 0), "the turn is dealt as always"


@pytest.mark.clause("CH-3.37")
def test_an_early_turn_is_kept_apart_and_may_still_be_the_river() -> None:
    live = at(CH, "flop")
    act(live, "C:bet=800")
    live.irregular("premature_board", {"street": "turn"})
    assert lies(live) == (3, 2, 1, 0)
    act(live, "D:call A:fold B:fold")
    assert lies(live) == (4, 3, 1, 0)
    live.tell_board(parse_cards("7s"))
    check_round(live)
    assert lies(live) == (5, 3, 0, 0)


@pytest.mark.clause("CH-3.38")
def test_an_early_river_is_shuffled_in_and_the_river_dealt_without_a_burn() -> None:
    live = at(CH, "turn")
    live.irregular("premature_board", {"street": "river"})
    assert lies(live) == (4, 3, 0, 0)
    check_round(live)
    assert lies(live) == (5, 3, 0, 0)


@pytest.mark.parametrize("name", [PF, PN])
def test_early_cards_that_staff_let_stand_are_those_of_the_street(name: str) -> None:
    live = table(name)
    live.irregular("premature_board", {"street": "flop"})
    live.decide("cards-stand", reason="nobody had anything to add")
    assert lies(live) == (0, 1, 0, 3)
    to_flop(live)
    assert lies(live) == (3, 1, 0, 0)
    live.undo()
    assert lies(live) == (0, 1, 0, 3)


@pytest.mark.clause("CH-3.34", "CK-M.9")
@pytest.mark.parametrize("name", [CH, CK])
def test_a_flop_that_is_dealt_again_is_told_again(name: str) -> None:
    live = at(name, "flop")
    ruling = live.irregular("extra_community_cards", {"street": "flop", "extra": 2})
    assert ruling.outcome == "dealt_again"
    assert live.hand.board == [UNKNOWN] * 3 and lies(live) == (3, 1, 0, 0)
    live.tell_board(parse_cards("2cAcKd"))
    assert live.hand.board == parse_cards("2cAcKd"), "a card that went back may come again"
    assert live.stacks == [20_000 - 400] * 4 and live.hand.actor == seat(live, "C")


@pytest.mark.clause("CH-3.33")
def test_of_four_mixed_cards_three_stay_and_are_told_when_it_is_known_which() -> None:
    live = at(CH, "turn")
    ruling = live.irregular("extra_community_cards", {"street": "turn"})
    assert ruling.outcome == "drawn"
    assert live.hand.board == [*parse_cards("AcKdQh"), UNKNOWN]


def test_what_was_told_of_a_street_stays_where_only_the_extra_card_goes() -> None:
    live = at(PF, "flop")
    live.irregular("extra_community_cards", {"street": "flop", "known": True})
    live.decide("extra-card-goes")
    assert live.hand.board == parse_cards("AcKdQh")
    live.irregular("extra_community_cards", {"street": "flop", "known": True})
    live.decide("deal-again")
    assert live.hand.board == [UNKNOWN] * 3


@pytest.mark.clause("CH-3.10")
def test_a_wrong_burn_is_put_right_before_the_betting_and_counted_as_it_lies_later() -> None:
    live = at(CH, "flop")
    ruling = live.irregular("wrong_burn", {"cards": "flop", "burned": 2})
    assert ruling.outcome == "corrected"
    assert lies(live) == (3, 1, 0, 0) and live.hand.board == [UNKNOWN] * 3
    live.tell_board(parse_cards("AcKd2h"))
    act(live, "C:check")
    ruling = live.irregular("wrong_burn", {"cards": "flop", "burned": 0})
    assert ruling.outcome == "stands" and lies(live) == (3, 0, 0, 0)
    assert live.hand.board == parse_cards("AcKd2h"), "the cards are community cards as they lie"
    check_round(live)
    assert lies(live) == (4, 1, 0, 0)


@pytest.mark.clause("CK-I.10")
def test_what_one_player_has_done_on_wrong_cards_does_not_count() -> None:
    live = at(CK, "flop")
    act(live, "C:bet=800")
    live.kill(seat(live, "A"), "the player has left the table")
    ruling = live.irregular("wrong_burn", {"cards": "flop", "burned": 0})
    assert ruling.outcome == "corrected"
    assert bet(live, "C") == (0, 20_000 - 400) and live.hand.price == 0 and live.hand.street == 1
    assert live.hand.actor == seat(live, "C") and live.hand.board == [UNKNOWN] * 3
    assert live.hand.status[seat(live, "A")] == 0, "a dead hand stays dead"
    assert [pot.amount for pot in live.pots()] == [1600]
    act(live, "C:bet=400 D:call B:call")
    assert live.hand.street == 2 and live.hand.total == 2800


@pytest.mark.clause("CK-I.10")
def test_behind_two_actions_the_cards_and_the_bets_stay() -> None:
    live = at(CK, "flop")
    act(live, "C:bet=800 D:call")
    assert live.irregular("wrong_burn", {"cards": "flop", "burned": 0}).outcome == "stands"
    assert bet(live, "C") == (800, 20_000 - 1200) and live.hand.board == parse_cards("AcKdQh")


@pytest.mark.parametrize(
    ("topic", "facts"),
    [
        ("premature_board", {"street": "flop"}),
        ("premature_board", {"street": "river"}),
        ("extra_community_cards", {"street": "turn"}),
        ("wrong_burn", {"cards": "turn", "burned": 0}),
        ("wrong_burn", {"cards": "stud_card", "burned": 0}),
        ("premature_own_cards", {"game": "stud", "cards": 1}),
    ],
)
@pytest.mark.parametrize("name", LIVE)
def test_a_repair_that_does_not_fit_the_street_is_refused(
    name: str, topic: str, facts: dict[str, object]
) -> None:
    live = at(name, "flop")
    before = live.dump()
    with pytest.raises(Refused) as caught:
        live.irregular(topic, facts)
    assert caught.value.code in ("does-not-fit-the-hand", "bad-case") and live.dump() == before


def test_cards_under_those_of_a_later_street_stay() -> None:
    live = at(CH, "turn")
    live.irregular("wrong_burn", {"cards": "flop", "burned": 2, "acted": 4})
    with pytest.raises(Refused, match="later street"):
        live.irregular("wrong_burn", {"cards": "flop", "burned": 2, "acted": 0})


def laid(live: LiveHand, early: int, steps: Sequence[Step]) -> Piles:
    """The table as cards: behind an early street with its burn, and behind these steps."""
    board, burns = len(live.hand.board) + early, live.hand.street + 1
    piles = Piles(
        board=tuple(range(board)),
        burns=tuple(range(board, board + burns)),
        deck=tuple(range(board + burns, 52)),
    )
    return apply(piles, steps, lambda cards: cards)


@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize("street", STREETS[1:])
@pytest.mark.parametrize("way", [0, 1, 2])
def test_the_count_is_the_one_of_the_cards_that_the_steps_move(name: str, street: str, way: int) -> None:
    live = at(name, STREETS[STREETS.index(street) - 1])
    ruling = live.irregular("premature_board", {"street": street})
    options = ruling.options
    steps = options[way % len(options)].steps if options else ruling.steps
    cards = laid(at(name, STREETS[STREETS.index(street) - 1]), 3 if street == "flop" else 1, steps)
    if options:
        live.decide(options[way % len(options)].id)
    for _ in range(max(sum(step.do in ("finish_round", "play_round") for step in steps), 1)):
        check_round(live)
    assert lies(live) == (len(cards.board), len(cards.burns), len(cards.aside), 0)
    play_on(live, Random(7))
    assert sum(live.stacks) == 80_000


def stud() -> LiveHand:
    """Four players of stud on sixth street, their open cards told."""
    book = house(CH)
    setup = Setup(
        game=game("stud"), form="fixed_limit", stacks=[20_000] * 4, antes=[50] * 4, bring_in=100, minimum_bet=200,
        small_bet=200, big_bet=400, deck=range(52), rules=HandRules.of(book),
    )  # fmt: skip
    live, chance = LiveHand(setup, book), Random(4)
    tell_ups(live, chance)
    live.act(live.hand.actor, "bring_in")
    check_round(live)
    while live.hand.street < 3:
        tell_ups(live, chance)
        check_round(live)
    tell_ups(live, chance)
    return live


@pytest.mark.clause("CH-6.STUD.26")
def test_who_keeps_an_early_last_card_may_not_raise_on_the_round_that_is_still_on() -> None:
    live = stud()
    burned = live.layout.burns
    facts = {"game": "stud", "cards": 2, "last": True, "seen": [2]}
    ruling = live.irregular("premature_own_cards", facts)
    assert ruling.outcome == "kept" and live.layout.burns == burned + 1 and live.layout.early == 1
    while live.hand.actor != 1:
        live.act(live.hand.actor, "check")
    assert not live.options().can_raise and live.options().why_no_raise == ruling.clauses
    check_round(live)
    assert live.hand.street == 4 and (live.layout.burns, live.layout.early) == (burned + 1, 0)
    while live.hand.actor != 1:
        live.act(live.hand.actor, "check")
    assert live.options().can_raise, "only on the round that was not over"


@pytest.mark.clause("CH-6.STUD.24")
def test_open_cards_that_go_back_are_told_again_before_the_turn_is_known() -> None:
    live = stud()
    ups = [list(cards) for cards in live.hand.ups]
    live.irregular("wrong_burn", {"cards": "stud_card", "burned": 0})
    assert [list(cards) for cards in live.hand.ups] == [[*cards[:3], UNKNOWN] for cards in ups]
    with pytest.raises(Refused, match="Tell the face-up card"):
        live.act(live.hand.actor, "check")


@pytest.mark.clause("CH-6.STUD.22")
def test_behind_an_opener_whom_the_ante_put_all_in_the_next_may_fold_bring_in_or_complete() -> None:
    book = house(CH)
    setup = Setup(
        game=game("stud"), form="fixed_limit", stacks=(5000, 5000, 10, 5000), antes=(10,) * 4, minimum_bet=100,
        small_bet=100, big_bet=200, bring_in=50, deck=range(52), rules=HandRules.of(book),
    )  # fmt: skip
    live = LiveHand(setup, book, "cash")
    for player, card in enumerate(("Ks", "Tc", "2h", "9d")):
        live.tell_up(player, parse_cards(card))
    options = live.options()
    assert (options.player, options.can_fold, options.bring_in, options.min_raise_to) == (3, True, 50, 100)
    live.act(3, "fold")
    live.act(0, "bring_in")
    assert live.hand.bets == [50, 0, 0, 0]
    live.act(1, "raise", 100)
    live.undo()
    live.undo()
    assert live.hand.actor == 0 and live.options().can_fold
