"""A live hand of regular facts is the engine's hand, though its cards are unknown until they are shown."""

from random import Random

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.events import WON
from cardroom.engine.posts import FOLDED as OUT
from cardroom.floor.live import LiveHand
from cardroom.games import GAMES, game
from cardroom.rules import Refused, house
from tests.floor.live.tables import next_act, play_on, random_setup, same, tell_known
from tests.floor.rulings import LIVE

EVERY_GAME = [(declared, form) for declared in GAMES.values() for form in declared.forms]
NAMES = [f"{declared.code}-{form}" for declared, form in EVERY_GAME]
HANDS = 8


def beside(seed: int, declared: object = None, form: object = None) -> tuple[LiveHand, Hand]:
    """A hand played twice: by an engine that knows the deck, and live. Returns both, over."""
    chance = Random(seed)
    book = house("casino-helsinki")
    setup = random_setup(chance, declared, form, book=book)  # type: ignore[arg-type]  # a game or None
    known, live = Hand(setup), LiveHand(setup, book)
    while not known.is_over:
        tell_known(live, known)
        same(live, known)
        player, (verb, to, cards) = known.actor, next_act(known, chance)
        known.act("raise_to" if verb == "raise" else verb, cards if verb in ("draw", "discard") else to)
        live.act(player, verb, to)
    same(live, known)
    tell_known(live, known)
    for player in live.awaits.players:
        live.show(player, list(known.holes[player]))
    return live, known


@pytest.mark.parametrize(("declared", "form"), EVERY_GAME, ids=NAMES)
def test_a_hand_told_as_facts_is_the_hand_dealt_from_a_known_deck(declared: object, form: object) -> None:
    for seed in range(HANDS):
        live, known = beside(seed, declared, form)
        assert live.is_over and live.stacks == known.stacks


def test_facts_give_the_same_hand_again() -> None:
    for seed in range(30):
        live, _ = beside(seed)
        again = LiveHand.load(live.dump(), house("casino-helsinki"))
        assert again.entries == live.entries and again.hand.dump() == live.hand.dump()
        assert LiveHand.replay(live.state.setup, live.book, live.play, live.facts).dump() == live.dump()


def test_undoing_fact_by_fact_goes_back_to_the_deal() -> None:
    live, _ = beside(5)
    before = []
    again = LiveHand(live.state.setup, live.book)
    for fact in live.facts:
        before.append(again.hand.dump())
        again.tell(fact)
    while again.entries:
        again.undo()
        assert again.hand.dump() == before.pop()
    with pytest.raises(Refused, match="Nothing has been told"):
        again.undo()


def test_at_the_showdown_a_mucked_hand_wins_nothing_and_the_last_cannot_be_mucked() -> None:
    mucked = 0
    for seed in range(200):
        chance = Random(seed)
        book = house("pokerstars-live-fi")
        live = LiveHand(random_setup(chance, book=book), book)
        while live.hand.actor >= 0:
            options = live.options()
            live.act(options.player, "call" if options.call else "check")
        stacks, players = live.hand.stacks[:], live.awaits.players
        for player in players:
            try:
                live.muck(player)
                mucked += 1
            except Refused as refused:
                assert refused.code in ("last-hand", "must-show", "does-not-fit-the-hand")
        assert live.is_over or live.awaits.players
        play_on(live, chance)
        lost = [p for p in players if live.hand.status[p] == OUT]
        assert all(live.stacks[p] == stacks[p] for p in lost)
    assert mucked > 50


def test_a_card_cannot_be_told_twice_and_nothing_changes() -> None:
    chance = Random(1)
    book = house("casino-kruh")
    live = LiveHand(random_setup(chance, book=book), book)
    live.show(0, (51, 50))
    before = live.dump()
    with pytest.raises(Refused, match="told before"):
        live.show(1, (51, 3))
    with pytest.raises(Refused, match="is no card"):
        live.show(1, (52, 3))
    with pytest.raises(Refused, match="cards were told"):
        live.show(1, (3,))
    with pytest.raises(Refused, match="cards were told"):
        live.tell_board((3, 4, 5))
    assert live.dump() == before
    live.show(0, (49, 48))
    live.show(1, (51, 3))
    assert list(live.hand.holes[0]) == [49, 48]


def test_too_many_cards_of_the_board_are_refused_with_how_many_are_still_untold() -> None:
    book = house("casino-helsinki")
    live = LiveHand(random_setup(Random(3), book=book), book)
    while live.hand.street < 2:
        options = live.options()
        live.act(options.player, "call" if options.call else "check")
    live.tell_board(parse_cards("AcKdQc"))
    with pytest.raises(Refused) as caught:
        live.tell_board(parse_cards("7s2d"))
    assert caught.value.arguments == {"count": 2, "least": 1, "most": 1}


def test_who_is_not_to_act_is_told_whose_turn_it_is() -> None:
    book = house("casino-helsinki")
    live = LiveHand(random_setup(Random(3), book=book), book)
    other = (live.hand.actor + 1) % len(live.stacks)
    with pytest.raises(Refused) as caught:
        live.act(other, "call")
    assert caught.value.code == "not-your-turn" and set(caught.value.clauses) <= set(book.clauses)
    assert caught.value.clauses and live.entries == ()


def test_a_hand_that_was_read_wrongly_is_shown_again_and_the_pot_goes_to_the_right_player() -> None:
    book = house("casino-helsinki")
    live = LiveHand(random_setup(Random(3), book=book), book)
    while live.hand.actor >= 0:
        options = live.options()
        live.act(options.player, "call" if options.call else "check")
    players = live.awaits.players
    live.tell_board(parse_cards("AcKdQc7s2d")[-live.awaits.board :])
    hands = iter(parse_cards("3c4d3d4h3h4s3s5d5h6d6h8c"))
    for player in players:
        live.show(player, (next(hands), next(hands)))
    assert live.is_over and winners(live) != {players[-1]}
    whole = sum(live.stacks)
    live.show(players[-1], parse_cards("AdAh"))
    assert live.is_over and sum(live.stacks) == whole and winners(live) == {players[-1]}


def winners(live: LiveHand) -> set[object]:
    """Who won the main pot."""
    return {event[3] for event in live.hand.events if event[0] == WON and event[1] == 0}


@pytest.mark.parametrize("name", LIVE)
def test_a_raise_over_an_all_in_over_players_who_have_less_is_what_it_is(name: str) -> None:
    setup = Setup(
        game=game("holdem"), form="no_limit", stacks=(3000, 3500, 4000, 10_000), blinds=(100, 200, 0, 0),
        minimum_bet=200, deck=range(52), rules=HandRules.of(house(name)),
    )  # fmt: skip
    live = LiveHand(setup, house(name))
    live.act(2, "all_in")
    live.act(3, "raise", 7800)
    assert live.hand.bets[3] == 7800 and live.awaits.players == (0,)
    live.act(0, "fold")
    live.act(1, "fold")
    assert live.stacks[3] == 6000 and [pot.amount for pot in live.pots()] == [8300]
    assert LiveHand.load(live.dump(), house(name)).stacks == live.stacks
