"""Games that no house of ours has: how they are dealt, drawn and bet, by examples; and that no rulebook can offer them."""

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import Hand, HandRules, Setup
from cardroom.games import EVERY_GAME, GAMES, OFFERED, Form, game
from cardroom.games.offers import unplayable
from cardroom.games.small_decks import places_for
from cardroom.rules import Refused
from cardroom.rules.house_games import GameInTurn, GameOffer
from cardroom.sim import deal, setup, stakes
from cardroom.testing import shuffled

BESIDE = [code for code in EVERY_GAME if code not in GAMES]


def hand_of(code: str, form: Form, cards: str, players: int = 2, antes: int = 0) -> Hand:
    """A hand of 100 chips each whose deck begins with these cards."""
    declared = game(code)
    top = parse_cards(cards)
    blinds = (2, 1) if players == 2 else (1, 2, *(0,) * (players - 2))
    return Hand(
        Setup(
            game=declared, form=form, stacks=(100,) * players, blinds=blinds, antes=(antes,) * players, minimum_bet=2,
            small_bet=2, big_bet=4, deck=[*top, *(card for card in declared.deck if card not in top)],
        )
    )  # fmt: skip


def mix_of(deal: str, *parts: GameInTurn) -> GameOffer:
    """A table at which these games change."""
    return GameOffer("mix", "Mix", deal, "mixed", "mix", (), (), (), (), parts=parts)


def test_they_are_in_the_whole_catalogue_and_not_among_those_of_houses() -> None:
    assert list(EVERY_GAME)[: len(GAMES)] == list(GAMES)
    assert set(BESIDE) == {
        "omaha6", "five-card-draw", "single-draw", "triple-draw", "badugi", "short-deck", "short-deck-trips", "royal",
        "kuhn", "leduc", "rhode-island",
    }  # fmt: skip


@pytest.mark.parametrize("code", [code for code in BESIDE if code in OFFERED])
def test_a_rulebook_may_offer_some(code: str) -> None:
    assert not list(unplayable({}, {}, [code]))


@pytest.mark.parametrize("code", [code for code in BESIDE if code not in OFFERED])
def test_a_rulebook_that_offers_another_is_refused(code: str) -> None:
    ((path, words),) = unplayable({}, {}, [code])
    assert path == ("deals", code)
    assert words == f"{game(code).name} is for simulation and study; a room doesn't deal it"


@pytest.mark.parametrize("code", ["short-deck", "royal", "badugi"])
def test_a_game_of_a_small_deck_is_none_to_choose_behind_the_cards(code: str) -> None:
    holdem, other = GameInTurn("holdem", "no_limit"), GameInTurn(code, "fixed_limit")
    for turns in ("choice", "rotation"):
        faults = list(unplayable({}, {"mix": mix_of(turns, holdem, other)}))
        if turns == "choice" and code != "badugi":
            words = "is dealt from a deck of its own: its cards can't be dealt before the game is chosen"
            assert faults == [(("games", "mix", "parts"), f"{game(code).name} {words}")]
        else:
            assert not faults


@pytest.mark.parametrize("code", ["short-deck", "royal", "holdem"])
def test_a_whole_deck_without_the_cards_that_a_game_lacks(code: str) -> None:
    deck = shuffled(7)
    places, declared = places_for(game(code), deck), game(code)
    if code == "holdem":
        assert not places
        return
    assert list(places) == sorted(places)
    assert sorted(deck[place] for place in places) == list(declared.deck)


def test_a_card_that_the_deck_lacks_is_refused() -> None:
    base = setup("short-deck", 3)
    with pytest.raises(Refused, match="5c is not in the deck of this game"):
        base.with_deck([parse_cards("5c")[0], *base.game.deck[1:]])
    with pytest.raises(Refused, match="holds a card twice"):
        base.with_deck([base.game.deck[0], *base.game.deck[:-1]])


@pytest.mark.parametrize(
    ("code", "cards"), [("short-deck", 36), ("short-deck-trips", 36), ("royal", 20), ("kuhn", 3)]
)
def test_a_small_deck_is_enough_for_a_full_table_with_burn_cards(code: str, cards: int) -> None:
    declared = game(code)
    assert len(declared.deck) == cards
    streets = declared.streets
    most = declared.most_players * declared.hole_cards + sum(one.board for one in streets) + len(streets[1:])
    assert most <= cards


def test_new_cards_come_to_all_in_turn_once_everybody_has_chosen() -> None:
    hand = hand_of("five-card-draw", "no_limit", "AcKcAdKdAhKh2c3c7d8d" + "TsJsQs")
    hand.call()
    hand.check()
    hand.draw(parse_cards("2c7d"))
    assert [len(hole) for hole in hand.holes] == [3, 5] and hand.actor == 1
    hand.draw(parse_cards("8d"))
    assert hand.holes[0][3:] == parse_cards("TsJs") and hand.holes[1][4:] == parse_cards("Qs")
    assert (hand.street, hand.actor, hand.legal()) == (1, 0, (0, 2, 98))
    hand.check()
    hand.check()
    assert hand.stacks == [102, 98], "three aces beat three kings"


def test_triple_draw_has_three_draws_and_the_larger_bet_from_the_second_on() -> None:
    hand = hand_of("triple-draw", "fixed_limit", "7c2c5d2d4h3h3s4s2h5h")
    sizes = []
    for street in range(4):
        while hand.actor >= 0 and not hand.asked and hand.street == street:
            if hand.street and hand.options().can_check and hand.actor == 0:
                sizes.append(hand.legal()[1])
            hand.act("call" if hand.legal()[0] else "check")
        while hand.asked:
            hand.draw([])
    assert sizes == [2, 4, 4]
    assert hand.is_over and hand.stacks == [102, 98], "seven-five beats a straight"


def test_badugi_is_won_by_the_most_cards_that_differ() -> None:
    hand = hand_of("badugi", "fixed_limit", "KcAcQdAdJhAhTs2s")
    while hand.actor >= 0:
        if hand.asked:
            hand.draw([])
        else:
            hand.act("call" if hand.legal()[0] else "check")
    assert hand.stacks == [102, 98], "K-Q-J-T of four suits beats two cards"


def test_the_dealer_posts_and_the_next_player_opens_in_short_deck() -> None:
    hand = deal("short-deck", 4, seed=1)
    assert (hand.bets, hand.stacks, hand.actor) == ([0, 0, 0, 2], [199, 199, 199, 197], 0)
    for _ in range(3):
        hand.call()
    assert hand.actor == 3 and hand.options().can_check


@pytest.mark.parametrize(("code", "wins"), [("short-deck", 0), ("short-deck-trips", 1)])
def test_only_the_order_of_straight_and_three_of_a_kind_parts_the_two(code: str, wins: int) -> None:
    hand = hand_of(code, "no_limit", "8c7d6d7h" + "7c9dTc" + "AhKs")
    hand.call()
    while hand.actor >= 0:
        hand.check()
    assert hand.stacks[wins] == 102


def test_kuhn_has_one_bet_of_one_above_an_ante_of_one() -> None:
    hand = deal("kuhn", seed=1)
    assert hand.setup.rules == HandRules(raise_cap=1, raise_cap_heads_up="kept")
    assert (hand.stacks, hand.actor, hand.legal()) == ([1, 1], 0, (0, 1, 1))
    hand.check()
    hand.raise_to(1)
    assert hand.legal() == (1, -1, -1)


def test_leduc_has_two_bets_a_round_of_two_and_then_four_and_a_pair_wins() -> None:
    base = stakes("leduc").setup(2)
    hand = Hand(base.with_deck(parse_cards("JhKhJs") + parse_cards("QhQsKs")))
    assert hand.legal() == (0, 2, 2)
    hand.raise_to(2)
    hand.raise_to(4)
    assert hand.legal() == (2, -1, -1)
    hand.call()
    assert hand.legal() == (0, 4, 4)
    hand.raise_to(4)
    hand.call()
    assert [stack - 13 for stack in hand.stacks] == [9, -9], "the jack pairs"


def test_rhode_island_has_three_bets_a_round_of_ten_and_then_twenty() -> None:
    base = stakes("rhode-island").setup(2)
    hand = Hand(base.with_deck([*parse_cards("AhKh2d3d"), *range(4)][:4]))
    assert (hand.stacks, hand.legal()) == ([150, 150], (0, 10, 10))
    for total in (10, 20, 30):
        hand.raise_to(total)
    assert hand.legal()[1] == -1
    hand.call()
    assert hand.legal() == (0, 20, 20)
    while hand.actor >= 0:
        hand.check()
    assert [stack - 155 for stack in hand.stacks] == [35, -35], "A-2-3 is a straight"
