"""Tournaments of one table: every chip and every prize goes to somebody, places and buttons are the rules'."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from cardroom.engine import Hand
from cardroom.env.freezeout import Freezeout, FreezeoutLevel, OneTable, doubling
from cardroom.env.freezeout_views import freezeout_pieces, freezeout_text, observe_freezeout
from cardroom.env.observing import observe
from cardroom.env.pieces import flat, size_of
from cardroom.games import EVERY_GAME
from cardroom.rules import Refused
from cardroom.sim.policies import POLICIES

Watch = Callable[[OneTable, Hand], None]


def played(terms: Freezeout, chance: Random, watch: Watch | None = None) -> OneTable:
    """A tournament by chance."""
    table = OneTable(terms, chance.randrange(terms.players))
    while not table.is_over:
        hand = Hand(table.setup.with_deck(chance.sample(table.setup.deck, len(table.setup.deck))))
        while hand.actor >= 0:
            if watch is not None:
                watch(table, hand)
            POLICIES["uniform"](hand, chance.random)
        table.end_hand(hand)
    return table


def any_terms(chance: Random) -> Freezeout:
    """A tournament by chance: game, form, players, stakes, prizes and the way of the button."""
    declared = chance.choice(list(EVERY_GAME.values()))
    players = chance.randint(2, min(declared.most_players, 7))
    return Freezeout(
        declared.code,
        players,
        chance.choice(declared.forms),
        stack=chance.choice((5, 20, 50)),
        levels=(FreezeoutLevel(1, 2), FreezeoutLevel(2, 4, 1), FreezeoutLevel(5, 10, 1))
        if chance.random() < 0.7
        else (),
        hands_a_level=chance.randint(1, 6),
        prizes=tuple(
            sorted([chance.randint(0, 100) for _ in range(chance.randint(1, players))], reverse=True)
        ),
        most_hands=chance.choice((500, 12)),
        button=chance.choice(("dead_button", "before_small_blind")),
    )


def adds_up(count: int, seed: int) -> None:
    chance = Random(seed)
    for _ in range(count):
        terms = any_terms(chance)
        table = played(terms, chance)
        assert sum(table.stacks) == terms.chips
        prizes = [prize for prize in table.prizes if prize is not None]
        assert (len(prizes), sum(prizes)) == (terms.players, sum(terms.prizes)), terms
        if table.hands < terms.most_hands:
            assert table.prizes[table.stacks.index(terms.chips)] == terms.prizes[0]


def test_prizes_add_up_in_random_tournaments() -> None:
    adds_up(150, seed=1)


def dealt_with(table: OneTable, deck_top: list[int]) -> Hand:
    return Hand(table.setup.with_deck([*deck_top, *[card for card in range(52) if card not in deck_top]]))


def all_in(hand: Hand) -> None:
    while hand.actor >= 0:
        _, least, most = hand.legal()
        hand.raise_to(most) if least >= 0 else hand.call()


def test_those_who_go_out_together_are_placed_by_their_chips_and_share_what_is_equal() -> None:
    table = OneTable(Freezeout(players=4, stack=20, prizes=(100, 50, 31, 20)), dealer=3)
    table.stacks = [40, 10, 15, 15]
    table._prepare()
    # Aces for player 0, who has everybody else's chips covered; the other three hold less.
    hand = dealt_with(table, [51, 0, 8, 16, 50, 5, 13, 21, 2, 10, 22, 31, 39])
    all_in(hand)
    table.end_hand(hand)
    assert table.prizes == [100, 20, 41, 40]  # the odd unit to the first from the dealer's left
    assert table.is_over and table.stacks == [80, 0, 0, 0]


def test_the_button_may_be_dead() -> None:
    """Who had the big blind goes out: nobody posts the small blind next, and then the button lies before nobody."""
    table = OneTable(Freezeout(players=4, stack=100, levels=(FreezeoutLevel(1, 2),)), dealer=3)
    assert (table.order, table.setup.blinds) == ((0, 1, 2, 3), (1, 2, 0, 0))
    table.prizes[1] = 0
    table.stacks = [200, 0, 100, 100]
    table._move()
    table._prepare()
    assert (table.order, table.setup.blinds, table.setup.dead_blind) == ((2, 3, 0), (2, 0, 0), 1)
    table._move()
    table._prepare()
    assert (table.order, table.setup.blinds, table.setup.dead_blind) == ((2, 3, 0), (1, 2, 0), 0)
    assert table.placing.positions.dealer == 2  # seat 2, where player 1 sat


def test_the_last_two_have_button_and_small_blind_in_one() -> None:
    table = OneTable(Freezeout(players=3, stack=100), dealer=2)
    table.prizes[0], table.stacks = 0, [0, 150, 150]
    table._move()
    table._prepare()
    assert (table.order, table.setup.blinds) == ((2, 1), (2, 1))


def test_levels_rise_and_the_last_one_stays() -> None:
    terms = Freezeout(stack=50, hands_a_level=4)
    assert (
        terms.levels
        == doubling(150)
        == (
            FreezeoutLevel(1, 2),
            FreezeoutLevel(2, 4),
            FreezeoutLevel(4, 8),
            FreezeoutLevel(8, 16),
            FreezeoutLevel(16, 32),
            FreezeoutLevel(32, 64),
        )
    )
    assert [terms.level_of(hand).big for hand in (0, 3, 4, 19, 20, 400)] == [2, 2, 4, 32, 64, 64]


def test_games_without_blinds_have_antes_of_the_level() -> None:
    table = OneTable(Freezeout("razz", 3, stack=100, levels=(FreezeoutLevel(2, 4, 1),)))
    assert (table.setup.antes, table.setup.blinds, table.setup.bring_in) == ((1, 1, 1), (0, 0, 0), 1)
    table = OneTable(Freezeout("short-deck", 3, stack=100, levels=(FreezeoutLevel(2, 4),)))
    assert (table.setup.antes, table.setup.blinds) == ((2, 2, 2), (0, 0, 4))


def test_an_observation_numbers_players_as_the_tournament_does() -> None:
    def watch(table: OneTable, hand: Hand) -> None:
        for viewer in range(table.terms.players):
            seen = observe_freezeout(table, hand, viewer)
            assert [(piece.name, piece.shape) for piece in freezeout_pieces(table.terms)] == [
                (name, array.shape) for name, array in seen.items()
            ]
            row = flat(seen)
            assert len(row) == size_of(freezeout_pieces(table.terms)) and row.min() >= 0 and row.max() <= 1
            assert seen["alive"].tolist() == [prize is None for prize in table.prizes]
            assert np.nonzero(seen["actor"])[0].tolist() == [table.order[hand.actor]]
            assert seen["stacks"].sum() + seen["pot"].sum() == pytest.approx(1, abs=1e-5)
            own = observe(hand, table.order.index(viewer) if viewer in table.order else -1)["own_cards"]
            assert (seen["own_cards"] == own).all() and (viewer in table.order or not own.any())
            assert f"hand {table.hands + 1} | " in freezeout_text(table, hand, viewer)

    for code in ("holdem", "stud8", "five-card-draw"):
        played(
            Freezeout(
                code, 4, stack=20, levels=(FreezeoutLevel(2, 4), FreezeoutLevel(4, 8, 1)), hands_a_level=2
            ),
            Random(3),
            watch,
        )


def test_what_a_player_cannot_know_is_not_in_an_observation() -> None:
    table = OneTable(Freezeout(players=3))
    deck = list(range(52))
    other = [
        deck[place]
        for place in (30, 1, 40, 31, 4, 41, *range(6, 30), 0, 3, *range(32, 40), 2, 5, *range(42, 52))
    ]
    one, two = Hand(table.setup.with_deck(deck)), Hand(table.setup.with_deck(other))
    assert (flat(observe_freezeout(table, one, 1)) == flat(observe_freezeout(table, two, 1))).all()
    assert freezeout_text(table, one, 1) == freezeout_text(table, two, 1)
    assert not (flat(observe_freezeout(table, one, 0)) == flat(observe_freezeout(table, two, 0))).all()


def test_a_copy_goes_on_by_itself() -> None:
    table = OneTable(Freezeout(players=3, stack=10, levels=(FreezeoutLevel(2, 4),)), dealer=0)
    other = table.copy()
    hand = dealt_with(table, [51, 0, 8, 50, 5, 13])
    all_in(hand)
    table.end_hand(hand)
    assert (other.stacks, other.hands, other.prizes) == ([10, 10, 10], 0, [None, None, None])
    assert table.hands == 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"players": 1}, "2"),
        ({"stack": 0}, "from 1 on"),
        ({"prizes": (1, 2)}, "fall from place to place"),
        ({"prizes": (1, -2)}, "none below 0"),
        ({"levels": (FreezeoutLevel(0, 2),)}, "a small blind above 0"),
        ({"levels": (FreezeoutLevel(1, 2, -1),)}, "an ante from 0 on"),
        ({"button": "dead"}, "there are before_small_blind, dead_button"),
        ({"game": "holdm"}, "did you mean"),
        ({"form": "fixed"}, "form"),
    ],
)
def test_terms_that_cannot_be_are_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(Refused, match=words):
        Freezeout(**change)  # type: ignore[arg-type]  # what is wrong is for it to tell


def test_nobody_deals_who_is_not_there() -> None:
    with pytest.raises(Refused, match="no player 3"):
        OneTable(Freezeout(players=3), dealer=3)
