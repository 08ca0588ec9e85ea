"""Laws of every ruling on betting, tried on random hands and facts.

Chips are kept, clauses are the house's, the same facts give the same ruling, and the hand plays on to its end.
"""

from random import Random
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.engine import Hand, HandRules, Setup
from cardroom.floor import BadCase, Ruling, Situation, rule, said, topic
from cardroom.floor.catalogues import LANGUAGES
from cardroom.floor.situation import lacking
from cardroom.games import game
from cardroom.rules import Rulebook, house
from tests.floor.rulings import LIVE

seeds = st.integers(0, 2**48)
IN_TURN = (
    "single_chip",
    "several_chips",
    "spoken",
    "ambiguous_amount",
    "pot_said",
    "short_raise",
    "undercall",
    "string_bet",
    "raise_then_motions",
)
"""Topics that give the player to act an action."""


def random_hand(chance: Random, book: Rulebook) -> Hand:
    """A hand by the house's rules, some way into its betting, somebody to act."""
    while True:
        count = chance.randint(2, 6)
        big = chance.choice((100, 400))
        blinds = [big // 2, big, *[0] * (count - 2)] if count > 2 else [big, big // 2]
        setup = Setup(
            game=game("holdem"),
            form=chance.choice(("no_limit", "pot_limit", "fixed_limit")),
            stacks=[chance.randint(1, chance.choice((3, 30, 200)) * big) for _ in range(count)],
            blinds=blinds,
            minimum_bet=big,
            small_bet=big,
            big_bet=2 * big,
            deck=chance.sample(range(52), 52),
            rules=HandRules.of(book),
        )
        hand = Hand(setup)
        for _ in range(chance.randint(0, 10)):
            if not hand.is_over:
                play(hand, chance)
        if not hand.is_over:
            return hand


def play(hand: Hand, chance: Random) -> None:
    """One legal action."""
    call, least, most = hand.legal()
    kind = chance.choice("ccccf" + "rr" * (least >= 0))
    if kind == "r":
        hand.raise_to(chance.choice((least, most, least + (most - least) // 3)) if most > least else least)
    elif kind == "c" or not call:
        hand.call() if call else hand.check()
    else:
        hand.fold()


def random_facts(chance: Random, name: str, hand: Hand) -> dict[str, Any]:
    """Facts that may happen to the player to act: chips the player has, words of all kinds."""
    player = hand.actor
    stack, due = hand.stacks[player], hand.price - hand.bets[player]

    def chips(least: int = 1) -> list[int]:
        """Chips out of the stack, at least so many where it is large enough."""
        amount = min(stack, max(chance.choice((1, due, due + 1, 2 * due + 3, 4 * due + 50, stack)), 1))
        parts = min(max(least, chance.randint(1, 4)), amount)
        cuts = sorted(chance.sample(range(1, amount), parts - 1)) if amount > parts else []
        return [b - a for a, b in zip([0, *cuts], [*cuts, amount], strict=True)]

    if name == "single_chip":
        return {
            "chip": chance.choice((25, 100, 500, 1000, 5000, 50_000)),
            "said": chance.choice(("nothing", "raise")),
        }
    if name == "several_chips":
        many = chips(2)
        return {"chips": many if len(many) > 1 else [*many, 1]}
    if name == "spoken":
        words = ("fold", "call", "bet", "raise", "all_in", "number")
        facts = {"said": chance.choice(words), "amount": chance.choice((0, 1, due + 7, 3 * due + 500, 10**6))}
        return {
            **facts,
            "chips": chips() if chance.random() < 0.5 else [],
            "first": chance.choice(("word", "chips")),
        }
    if name == "ambiguous_amount":
        return {"number": chance.randint(1, 30)}
    if name == "short_raise":
        return {
            "to": chance.randint(1, hand.bets[player] + stack + 5),
            "by": chance.choice(("chips", "number", "raise_said")),
        }
    if name == "undercall":
        return {
            "chips": chance.randint(1, max(min(due - 1, stack), 1)),
            "said": chance.choice(("nothing", "call")),
        }
    if name == "pot_said":
        return {}
    if name == "string_bet":
        many = chips(2)
        return {"motions": many if len(many) > 1 else [*many, 1]}
    return {"motions": chips()}


def ruling_on(book: Rulebook, name: str, situation: Situation, facts: dict[str, Any]) -> Ruling:
    """The ruling; the situation read out of a hand lacks nothing."""
    import msgspec

    found = topic(name)
    assert lacking(situation, found.needs) == []
    return rule(book, name, situation, msgspec.convert(facts, found.facts))


@pytest.mark.parametrize("name", IN_TURN)
@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=150, deadline=None)
def test_a_ruling_keeps_the_chips_cites_the_house_and_lets_the_hand_play_on(
    name: str, seed: int, house_name: str
) -> None:
    chance, book = Random(seed), house(house_name)
    hand = random_hand(chance, book)
    player = hand.actor
    situation = Situation.of(hand, player, chance.choice((None, "cash", "tournament")))
    facts = random_facts(chance, name, hand)
    ruling = ruling_on(book, name, situation, facts)

    assert ruling == ruling_on(book, name, situation, facts)
    assert ruling.clauses and set(ruling.clauses) <= set(book.clauses)
    assert (ruling.sure == "discretion") == bool(ruling.options)
    assert (ruling.sure == "decided") == (not ruling.options and not ruling.reading) or ruling.options
    assert all(said(ruling.sentence, language) for language in LANGUAGES)
    for chips in ruling.chips:
        assert chips.bound + chips.returned == chips.put_in and chips.owes >= 0
    if ruling.action is None or ruling.action.verb == "none":
        return
    chips = ruling.chips_of("player")
    if ruling.action.to:
        assert chips.bound + chips.owes + hand.bets[player] == ruling.action.to
    carry_out(hand, ruling)
    while not hand.is_over:
        play(hand, chance)
    assert sum(hand.stacks) == sum(hand.setup.stacks)


def carry_out(hand: Hand, ruling: Ruling) -> None:
    """The ruling's action, played; the engine refuses what is illegal."""
    assert ruling.action is not None
    match ruling.action.verb:
        case "fold":
            hand.fold()
        case "check":
            hand.check()
        case "call":
            assert ruling.action.to == min(hand.price, hand.bets[hand.actor] + hand.stacks[hand.actor])
            hand.call()
        case _:
            hand.raise_to(ruling.action.to)


@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=300, deadline=None)
def test_the_bounds_of_a_bet_are_those_of_the_engine(seed: int, house_name: str) -> None:
    chance, book = Random(seed), house(house_name)
    hand = random_hand(chance, book)
    ruling = ruling_on(book, "bet_limits", Situation.of(hand, hand.actor), {})
    _, least, most = hand.legal()
    right = ruling.rights[0]
    if least < 0:
        assert "raise" not in right.may and "bet" not in right.may
    else:
        assert (right.raise_from, right.raise_up_to) == (least, most)


@given(seed=seeds, house_name=st.sampled_from(LIVE))
@settings(max_examples=300, deadline=None)
def test_action_out_of_turn_keeps_the_chips(seed: int, house_name: str) -> None:
    chance, book = Random(seed), house(house_name)
    did = chance.choice(("fold", "check", "call", "bet", "raise"))
    price = chance.choice((0, 200))
    acts = [chance.choice(("fold", "check", "call", "bet", "raise")) for _ in range(chance.randint(0, 4))]
    situation = Situation(
        bet_to_match=price,
        in_front=chance.choice((0, 50, 200)),
        stack=chance.randint(1, 2000),
        players_left=chance.randint(2, 6),
        actions=tuple(acts),  # type: ignore[arg-type]  # chosen among the acts there are
    )
    facts = {
        "did": did,
        "to": chance.randint(201, 3000),
        "by": chance.choice(("chips", "word")),
        "skipped": 2,
    }
    if did == "check" and price > (situation.in_front or 0) and not {"bet", "raise"} & set(acts):
        with pytest.raises(BadCase, match="cannot have been a check"):
            ruling_on(book, "out_of_turn", situation, facts)
        return
    ruling = ruling_on(book, "out_of_turn", situation, facts)
    chips = ruling.chips_of("player")
    assert chips.bound + chips.returned == chips.put_in
    assert ruling.clauses and set(ruling.clauses) <= set(book.clauses)
    assert any(act in ("bet", "raise") for act in acts) <= (
        ruling.outcome in ("returned", "stands", "no_raise")
    )


def test_a_ruling_takes_less_than_a_millisecond() -> None:
    chance = Random(7)
    asked = []
    for name in IN_TURN:
        for house_name in LIVE:
            hand = random_hand(chance, house(house_name))
            asked.append(
                (house(house_name), name, Situation.of(hand, hand.actor), random_facts(chance, name, hand))
            )
    best = min(_seconds(asked) for _ in range(5))
    assert best / len(asked) < 0.001


def _seconds(asked: list[tuple[Rulebook, str, Situation, dict[str, Any]]]) -> float:
    start = perf_counter()
    for book, name, situation, facts in asked:
        ruling_on(book, name, situation, facts)
    return perf_counter() - start
