"""Random hands by a house's rules, and random facts that fit them, for the laws of rulings."""

from random import Random
from typing import Any

from cardroom.engine import Hand, HandRules, Setup
from cardroom.floor import Ruling
from cardroom.games import game
from cardroom.rules import Rulebook

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
            "chip": min(chance.choice((25, 100, 500, 1000, 5000, 50_000)), stack),
            "said": chance.choice(("nothing", "raise")),
        }
    if name == "several_chips":
        many = chips(2)
        return {"chips": many if len(many) > 1 else [1, 1]}
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
            "to": chance.randint(max(hand.bets[player], 1), hand.bets[player] + stack),
            "by": chance.choice(("chips", "number", "raise_said")),
        }
    if name == "undercall":
        return {
            "chips": chance.randint(1, max(min(due - 1, stack), 1)),
            "said": chance.choice(("nothing", "call")),
        }
    if name == "pot_said":
        return chance.choice(({}, {"earlier": chance.randint(0, 3)}))
    if name == "string_bet":
        many = chips(2)
        return {"motions": many if len(many) > 1 else [1, 1]}
    return {"motions": chips()}


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
