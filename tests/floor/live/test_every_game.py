"""Live hands of every kind of game, with antes, straddles, exchanges and open cards: what is ruled is played."""

from random import Random
from typing import Any

import pytest

from cardroom.cards.card import UNKNOWN
from cardroom.engine import HandRules, Setup
from cardroom.engine.tasks import TO_ANSWER, TO_BET, TO_BRING_IN
from cardroom.floor.live import LiveHand
from cardroom.games import game
from cardroom.rules import Refused, Rulebook, house
from tests.floor.betting.test_bounds_of_hands import GAMES, posts
from tests.floor.live.tables import next_act, show_all, step, tell_ups
from tests.floor.live.test_every_topic import OTHERS, happens
from tests.floor.live.test_laws import NAMES, decide, facts_of
from tests.floor.rulings import LIVE


def live_hand(chance: Random, book: Rulebook, code: str) -> LiveHand:
    declared = game(code)
    count = chance.randint(2, min(6, declared.most_players))
    stacks = [
        chance.choice((chance.randint(1, 1500), chance.randint(500, 6000), 20_000)) for _ in range(count)
    ]
    setup = Setup(
        game=declared, form=chance.choice(declared.forms), stacks=stacks, minimum_bet=400, small_bet=400, big_bet=800,
        deck=range(52), rules=HandRules.of(book), **posts(chance, code, count),
    )  # fmt: skip
    return LiveHand(setup, book, chance.choice(("cash", "tournament")))


def exchange(live: LiveHand, chance: Random) -> None:
    """The player asked for cards draws, discards, or answers."""
    hand = live.hand
    verb, amount, _ = next_act(hand, chance)
    if hand.asked == TO_ANSWER and hand.deck[hand.offered] == UNKNOWN:
        known = live.state.known.values()
        live.tell_up(hand.actor, chance.sample([card for card in range(52) if card not in known], 1))
    live.act(hand.actor, verb, 0 if hand.asked == TO_ANSWER else amount)


def of_the_betting(live: LiveHand, chance: Random) -> None:
    """Something irregular in the betting; refused is only what cannot have happened."""
    name = chance.choice(NAMES)
    facts, player = facts_of(chance, name, live)
    try:
        live.irregular(name, facts, player)
    except Refused as refused:
        possible: dict[str, Any] = {"code": refused.code, "topic": name, "facts": facts}
        fits = ("does-not-fit-the-hand", "more-than-the-stack", "not-your-turn")
        assert refused.code in fits or name == "accepted_action", possible


@pytest.mark.parametrize("code", [*GAMES, "crazy-pineapple"])
@pytest.mark.parametrize("house_name", LIVE)
def test_whatever_is_ruled_can_be_played_and_every_hand_ends(house_name: str, code: str) -> None:
    book = house(house_name)
    for seed in range(12):
        chance = Random(f"{house_name} {code} {seed}")
        live = live_hand(chance, book, code)
        for _ in range(300):
            if live.is_over:
                break
            if live.question is not None:
                decide(live, chance)
                continue
            tell_ups(live, chance)
            asked, is_turn = live.hand.asked, live.hand.actor >= 0
            if is_turn and chance.random() < 0.2:
                happens(live, chance, chance.choice([one for one in OTHERS if one.id != "clock_expired"]))
            elif is_turn and asked == TO_BET and chance.random() < 0.3:
                of_the_betting(live, chance)
            elif not is_turn:
                show_all(live, chance)
            elif asked in (TO_BET, TO_BRING_IN):
                step(live, chance)
            else:
                exchange(live, chance)
        assert live.is_over and sum(live.stacks) == sum(live.state.setup.stacks)
        assert LiveHand.load(live.dump(), book).stacks == live.stacks
