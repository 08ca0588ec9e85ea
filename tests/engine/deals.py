"""Short ways to deal a hand and play it, for tests of the engine."""

from collections.abc import Mapping, Sequence
from functools import cache

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.events import named
from cardroom.engine.setup import Rake
from cardroom.games import Game, game
from cardroom.rules import Refused, house

LETTERS = "ABCDEFGHIJ"


@cache
def casinohuone(game_id: str = "holdem") -> HandRules:
    """How Casinohuone plays a hand of a game."""
    return HandRules.of(house("casinohuone").for_game(game_id))


def deal(
    stacks: Sequence[int],
    blinds: Sequence[int] = (),
    *,
    variant: str | Game = "holdem",
    form: str = "",
    antes: Sequence[int] = (),
    bet: int = 0,
    holes: Sequence[str] = (),
    board: str = "",
    drawn: str = "",
    bring_in: int = 0,
    rules: HandRules | None = None,
    rake: Rake | None = None,
    deck: Sequence[int] | None = None,
) -> Hand:
    """A hand as Casinohuone plays it, with the cards that are given and any others behind them."""
    declared = game(variant) if isinstance(variant, str) else variant
    blinds = [*blinds, *[0] * (len(stacks) - len(blinds))]
    size = bet or max(blinds)
    rules = casinohuone("omaha" if declared.code == "omaha" else "holdem") if rules is None else rules
    return Hand(
        Setup(
            game=declared,
            form=form or ("pot_limit" if declared.code == "omaha" else declared.forms[0]),
            stacks=stacks,
            blinds=blinds,
            antes=antes,
            minimum_bet=size,
            small_bet=size,
            big_bet=2 * size,
            bring_in=bring_in,
            deck=stacked(len(stacks), declared, holes, board, drawn, rules.burns) if deck is None else deck,
            rules=rules,
            rake=rake,
        )
    )


def stacked(
    players: int, declared: Game, holes: Sequence[str] = (), board: str = "", drawn: str = "", burns: int = 0
) -> list[int]:
    """A whole deck that deals these own cards and this board if nobody folds; `drawn` go to who exchanges cards."""
    own = [parse_cards(text) for text in holes] + [[] for _ in range(players - len(holes))]
    common = parse_cards(board)
    order: list[int | None] = []
    for number, street in enumerate(declared.streets):
        order += [None] * (burns if number and street.burn else 0)
        for _ in range(street.hole + street.up):
            order += [cards.pop(0) if cards else None for cards in own]
        for _ in range(street.board * declared.boards):
            order.append(common.pop(0) if common else None)
        if street.draw:
            order += [*[None] * burns, *parse_cards(drawn)]
    known = {card for card in order if card is not None}
    rest = iter([card for card in range(52) if card not in known])
    return [next(rest) if card is None else card for card in order[:52]] + list(rest)


def play(hand: Hand, script: str) -> Hand:
    """Do actions written as words: "fold", "check", "call", "all-in", "25" (bet or raise to 25), "bring-in", "accept",
    "refuse", "discard=As", "draw=AsKd" and "draw=" for none.

    A letter before a colon says whose turn it must be, A being player 0: "C:call D:25".
    """
    for word in script.split():
        who, _, verb = word.rpartition(":")
        if who:
            assert hand.actor == LETTERS.index(who), f"{word}: it is {LETTERS[hand.actor]}'s turn"
        if verb.isdigit():
            hand.raise_to(int(verb))
        elif "=" in verb:
            verb, _, cards = verb.partition("=")
            hand.act(verb, parse_cards(cards))
        else:
            hand.act(verb.replace("-", "_"))
    return hand


def facts(hand: Hand, kind: str) -> list[Mapping[str, object]]:
    """The events of one kind, by their fields."""
    return [event for event in map(named, hand.events) if event["kind"] == kind]


def refusal(hand: Hand, script: str) -> Refused:
    """The refusal that an action meets; the hand must be as it was."""
    before = hand.dump()
    with pytest.raises(Refused) as caught:
        play(hand, script)
    assert hand.dump() == before, "a refused action changed the hand"
    return caught.value
