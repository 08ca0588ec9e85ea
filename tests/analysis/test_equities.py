"""Equities beside other libraries, published figures and counting by hand."""

import random
import time
from collections.abc import Sequence
from itertools import combinations, product
from math import comb

import pytest
from phevaluator import evaluate_cards
from pokerkit import Deck, StandardHighHand, calculate_equities
from pokerkit import parse_range as peer_range

from cardroom.analysis import AnalysisFault, equity, parse_range
from cardroom.analysis.spots import WHOLE_POT, KnownCards, parts_of_pot
from cardroom.cards.card import card_text, cards_text, parse_cards
from cardroom.games import EVERY_GAME, game
from cardroom.games.game import Game


def by_another_library(
    holes: Sequence[Sequence[int]], board: Sequence[int], dead: Sequence[int]
) -> list[list[int]]:
    """[wins, ties] of each hand over all run-outs, by phevaluator (of which the smallest number is best)."""
    seen = {card for cards in (*holes, board, dead) for card in cards}
    left = [card for card in range(52) if card not in seen]
    found = [[0, 0] for _ in holes]
    for come in combinations(left, 5 - len(board)):
        laid = [card_text(card) for card in (*board, *come)]
        ranks = [evaluate_cards(*laid, *[card_text(card) for card in hole]) for hole in holes]
        best = min(ranks)
        for counts, rank in zip(found, ranks, strict=True):
            if rank == best:
                counts[ranks.count(best) > 1] += 1
    return found


def spot_of(chance: random.Random, least: int = 3) -> tuple[list[list[int]], list[int], list[int]]:
    """Two to four hands, a flop or more, and some dead cards; one suit comes often. The board has so many cards."""
    weights = [3 if card & 3 == 0 else 1 for card in range(52)]
    deck = sorted(range(52), key=lambda card: chance.random() ** (1 / weights[card]), reverse=True)
    players, laid, dead = chance.randrange(2, 5), chance.randrange(least, 6), chance.randrange(3)
    holes = [[deck.pop(0), deck.pop(0)] for _ in range(players)]
    return holes, [deck.pop(0) for _ in range(laid)], [deck.pop(0) for _ in range(dead)]


def looked_at(seed: int, least: int = 3) -> None:
    holes, board, dead = spot_of(random.Random(seed), least)
    found = equity([cards_text(hole) for hole in holes], board=cards_text(board), dead=cards_text(dead))
    assert found.exact
    assert [[hand.wins, hand.ties] for hand in found.hands] == by_another_library(holes, board, dead)
    assert sum([hand.equity for hand in found.hands]) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("first", range(0, 300, 100))
def test_hands_on_turns_and_rivers_win_as_often_as_by_another_library(first: int) -> None:
    for seed in range(first, first + 100):
        looked_at(seed, least=4)


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(0, 40_000, 5_000))
def test_a_hundred_thousand_equities_are_those_of_another_library(first: int) -> None:
    """Each spot has two to four hands: three on average."""
    for seed in range(1_000 + first, 6_000 + first):
        looked_at(seed, least=4)


@pytest.mark.parametrize("seed", range(25))
def test_hands_win_as_often_as_by_another_library(seed: int) -> None:
    looked_at(seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(25, 400))
def test_many_hands_win_as_often_as_by_another_library(seed: int) -> None:
    looked_at(seed)


@pytest.mark.exhaustive
@pytest.mark.parametrize("hands", [("AsAh", "KsKh"), ("AsKs", "2h2d"), ("AsKs", "QhQd")])
def test_a_whole_preflop_spot_is_counted_as_by_another_library(hands: tuple[str, str]) -> None:
    found = equity(hands)
    counts = by_another_library([parse_cards(hand) for hand in hands], [], [])
    assert [[hand.wins, hand.ties] for hand in found.hands] == counts


@pytest.mark.parametrize(
    ("hands", "wins", "ties"),
    [
        # 82.64 and 46.21 in a hundred are the published equities; the counts are those of
        # `test_a_whole_preflop_spot_is_counted_as_by_another_library`.
        (("AsAh", "KsKh"), 1410336, 9308),
        (("AsKs", "2h2d"), 852207, 10775),
        (("AsKs", "QhQd"), 787966, 6732),
    ],
)
def test_preflop_spots_come_to_the_counts_that_everybody_has(
    hands: tuple[str, str], wins: int, ties: int
) -> None:
    found = equity(hands)
    assert (found.exact, found.boards) == (True, 1712304)
    assert (found.hands[0].wins, found.hands[0].ties) == (wins, ties)
    assert sum([hand.wins for hand in found.hands]) + ties == 1712304


def test_ranges_are_the_sum_of_their_hands() -> None:
    board, texts = "2c7dTh9s", ("TT+;AKs:0.5", "87s,A9o:0.25,JsTs")
    known = [0, 21, 34, 31]
    wins = total = 0.0
    for (one, first), (other, second) in product(*[parse_range(text, known).hands for text in texts]):
        if not set(one) & set(other):
            spot = equity([cards_text(list(one)), cards_text(list(other))], board=board)
            wins += first * second * spot.hands[0].equity * spot.boards
            total += first * second * spot.boards
    found = equity(texts, board=board)
    assert found.exact and found.boards == pytest.approx(total)
    assert found.hands[0].equity == pytest.approx(wins / total, abs=1e-12)


def test_ranges_without_a_board_are_those_of_pokerkit_within_the_error() -> None:
    texts = ("QQ+;AKs", "99-JJ;AQo")
    ours = equity(texts)
    random.seed(1)
    theirs = calculate_equities(
        [peer_range(text) for text in texts], (), 2, 5, Deck.STANDARD, (StandardHighHand,), sample_count=2000
    )
    assert ours.exact and abs(ours.hands[0].equity - theirs[0]) < 5 * 0.5 / 2000**0.5


def test_samples_come_near_what_is_counted_and_say_how_near() -> None:
    for texts, board in ((("AsKs", "2h2d"), ""), (("AsKs", "TT+", "98s"), "2c7dTh"), (("15%", "QQ"), "")):
        whole = equity(texts, board=board, exact=True)
        told: list[int] = []
        some = equity(texts, board=board, exact=False, samples=40_000, seed=7, progress=told.append)
        assert whole.exact and not some.exact and some.boards == 40_000 and told[-1] == 40_000
        for counted, sampled in zip(whole.hands, some.hands, strict=True):
            assert sampled.standard_error is not None and 0 < sampled.standard_error < 0.0026
            assert abs(counted.equity - sampled.equity) < 5 * sampled.standard_error
    assert equity(["AA", "22"], exact=False, samples=500, seed=3) == equity(
        ["AA", "22"], exact=False, samples=500, seed=3
    )


def dealt(declared: Game, seed: int, missing: int) -> KnownCards:
    """Two hands of a game near its end: `missing` cards of everybody, or of the boards, are to come."""
    deck = list(declared.deck)
    random.Random(seed).shuffle(deck)
    size = sum([street.board for street in declared.streets])
    own = declared.shown_cards - (0 if size else missing)
    holes = tuple([tuple([deck.pop() for _ in range(own)]) for _ in range(2)])
    laid = size - missing if declared.boards == 1 else size - 1
    return KnownCards(
        declared,
        holes,
        tuple([tuple([deck.pop() for _ in range(laid)]) for _ in range(declared.boards if size else 0)]),
    )


@pytest.mark.parametrize("code", list(EVERY_GAME))
def test_every_game_is_counted_and_sampled_alike(code: str) -> None:
    """Counting by the shares alone, in every game: each way the cards can come, each share by its own ranking."""
    declared = game(code)
    spot = dealt(declared, 11, 1)
    texts = [cards_text(list(hole)) or "random" for hole in spot.holes]
    boards = [cards_text(list(board)) for board in spot.boards]
    found = equity(texts, code, boards)
    won = [0, 0]
    ways = 0
    for holes, laid in spot.ways():
        ways += 1
        for share in parts_of_pot(declared, holes, laid):
            for player, part in enumerate(share):
                won[player] += part
    assert found.exact and found.boards == ways > (30 if len(declared.deck) == 52 else 2)
    for hand, part in zip(found.hands, won, strict=True):
        assert hand.equity == pytest.approx(part / ways / WHOLE_POT, abs=1e-12)
        assert sum(hand.shares.values()) == pytest.approx(hand.equity, abs=1e-12)
    some = equity(texts, code, boards, exact=False, samples=2000, seed=2)
    for hand, sampled in zip(found.hands, some.hands, strict=True):
        assert sampled.standard_error is not None
        assert abs(hand.equity - sampled.equity) <= 5 * sampled.standard_error + 1e-9


def test_omaha_hi_lo_goes_by_high_and_low() -> None:
    """Both have the same four cards of low; the high is decided: three quarters and a quarter."""
    found = equity(["AsKs2d3d", "AhKc2h3c"], "omaha8", "4c5s9sTs8h")
    assert [hand.equity for hand in found.hands] == [0.75, 0.25]
    assert dict(found.hands[0].shares) == {"high": 0.5, "low": 0.25}
    assert (found.hands[0].wins, found.hands[0].ties) == (0, 1)


def test_a_low_that_nobody_has_goes_to_the_high() -> None:
    found = equity(["AsKs2d3d", "AhKc2h3c"], "omaha8", "JcQs9sTsTh")
    assert [hand.equity for hand in found.hands] == [1, 0]


def test_two_boards_are_two_halves() -> None:
    found = equity(["AsAh", "KsKh"], board=["AcAd2h3h4h", "KcKd5h6h7h"], boards=2)
    assert [(hand.equity, hand.wins, hand.ties) for hand in found.hands] == [(0.5, 0, 1), (0.5, 0, 1)]


def test_own_cards_that_nobody_knows_come_from_the_deck() -> None:
    found = equity(["AsAhAd", "2c7d9h", "*"], "stud", samples=1500)
    assert not found.exact and found.hands[0].equity > 0.75
    assert equity(["AsAhAdKs2c3c", "KhKdQc4d5c6d"], "stud").boards == 40 * 39


@pytest.mark.parametrize(
    ("hands", "named", "what"),
    [
        (["AsKs"], {}, "among 2 to 12 hands"),
        (["AsKs", "AsQs"], {}, "both have As"),
        (["AsKs", "QdQh"], {"board": "As2d3c"}, "has As, a card that is known to lie elsewhere"),
        (["AsKs", "QdQh"], {"board": "2d2d3c"}, "2d is there twice"),
        (["AsKs", "QdQh"], {"board": "2d3d3c4c5c6c"}, "has 5 cards; 6 are given"),
        (["AsKs", "QdQh"], {"board": "2d3d3c", "dead": "2d"}, "on the board and among the dead"),
        (["AsKs", "QdQh"], {"board": "2d3d3"}, "does not divide into cards"),
        (["AsKs", "AA"], {"board": "AhAdAc"}, "leaves no hand"),
        (["AA", "AsKs,AhKh"], {"board": "AdAc2c"}, "cannot be held together"),
        (["AsKsQs", "QdQh"], {}, "a hand has two"),
        (["AsKsQsJs", "2h2d"], {"game": "razz", "board": "3c4c5c"}, "Razz has no board"),
        (["AsKsQsJsTs", "2h2d3d3h"], {"game": "omaha"}, "is shown down with 4 cards; 5 are given"),
        (["AsKs", "QdQh"], {"boards": 3}, "not played on 3 boards"),
        (["AsKs", "QdQh"], {"samples": 1, "exact": False}, "two samples at least"),
        (["AsKs", "QdQh"], {"seed": -1}, "a seed is a whole number from 0 on, not -1"),
        (["*"] * 8, {"game": "stud"}, "56 cards have to come and 52 are left"),
    ],
)
def test_what_cannot_be_asked_is_told_in_one_line(
    hands: list[str], named: dict[str, object], what: str
) -> None:
    with pytest.raises(AnalysisFault) as fault:
        equity(hands, **named)  # type: ignore[arg-type]  # what is asked wrongly is of the right types
    assert what in str(fault.value) and "\n" not in str(fault.value)


def test_exact_counts_are_quick() -> None:
    """Far above what they take: less than 5 milliseconds for a flop, less than a tenth of a second for all boards."""
    equity(["AsKs", "2h2d"])
    began = time.process_time()
    equity(["AdKs", "2h2d"], board="2c7cTh")
    assert time.process_time() - began < 0.05
    began = time.process_time()
    equity(["AdKs", "2h2s"])
    assert time.process_time() - began < 1


@pytest.mark.parametrize(
    ("hands", "board", "dead"),
    [(["AsKs", "6c6d"], "5c7dTh", ""), (["AsKs", "6c6d"], "", "5c"), (["AsKs", "5c6d"], "", "")],
)
def test_a_card_that_the_deck_of_a_game_lacks_is_refused(hands: list[str], board: str, dead: str) -> None:
    with pytest.raises(AnalysisFault, match="5c"):
        equity(hands, "short-deck", board, dead)


def test_ranges_of_a_small_deck_have_its_cards_alone() -> None:
    exact = equity(["AsKs", "random"], "royal", "TsJsQh", exact=True).hands[0]
    sampled = equity(["AsKs", "random"], "royal", "TsJsQh", exact=False, samples=4000, seed=1).hands[0]
    assert sampled.standard_error is not None
    assert abs(exact.equity - sampled.equity) < 4 * sampled.standard_error
    assert equity(["AsAh", "KK"], "royal", "AcAdTs").hands[0].equity == 1.0


@pytest.mark.parametrize(
    ("asked", "game_code", "board", "exact", "parts"),
    [
        (["AsKs", "2h2d"], "holdem", "", None, [("hands to sort", 1), ("ways to count", 1_712_304)]),
        (["AsKs", "TT+"], "holdem", "2c7dTh", None, [("hands to sort", 21), ("ways to count", 21 * 990)]),
        (["As2s3d4dKc9c", "Ks2d3h4h5c6c"], "stud8", "", None, [("ways to count", 40 * 39)]),
        (["As2s3d", "4c5c8h"], "razz", "", None, [("samples to take", 3_000)]),
        (["As2s3d4h5h6h;As2s3d", "4c5c8h9h"], "razz", "", False, [("samples to take", 3_000)]),
    ],
)
def test_the_work_is_told_before_it_begins_and_then_as_it_goes(
    asked: list[str], game_code: str, board: str, exact: bool | None, parts: list[tuple[str, int]]
) -> None:
    told: list[tuple[str, int]] = []
    done: list[int] = []
    found = equity(
        asked, game_code, board, exact=exact, samples=3_000, progress=done.append,
        begins=lambda what, count: told.append((what, count)),
    )  # fmt: skip
    assert told == parts
    assert found.exact == (parts[-1][0] == "ways to count") == (found.ways is None)
    if not found.exact:
        assert done[-1] == 3_000
    elif game_code == "holdem":
        assert done[-1] == parts[-1][1]


def test_samples_say_how_many_ways_there_are() -> None:
    assert equity(["As2s3d", "4c5c8h"], "razz", samples=100).ways == 18_265_297_050
    # Of two hands with six and three known cards, those with three have more to come.
    some = equity(["As2s3d4h5h6h;As2s3d", "4c5c8h9h"], "razz", exact=False, samples=100).ways
    assert some == 42 * comb(41, 3) + comb(45, 4) * comb(41, 3)
