"""One hand from a code: dealt by a seed, and played to its end by anybody who can choose."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from cardroom.engine import Hand, Setup
from cardroom.rules.refused import Refused
from cardroom.sim.benchmark_stakes import bases
from cardroom.sim.playing import Policy, draw
from cardroom.sim.policies import POLICIES


def setup(
    game: str = "nlhe",
    seats: int = 2,
    form: str = "",
    *,
    stacks: Sequence[int] = (),
    blinds: Sequence[int] = (),
    antes: Sequence[int] = (),
) -> Setup:
    """The setup of a game, by the codes of `cardroom games`: the stakes of `cardroom simulate`, or others.

    With `blinds` the largest one is the least bet, and the small bet of fixed limit. A mix is played game by game: name
    one of its games.
    Raises Refused ("unknown-game", "bad-form", "bad-setup").
    """
    setups = bases(game, seats, form)
    if len(setups) > 1:
        codes = ", ".join(one.game.code for one in setups)
        raise Refused("unknown-game", f"{game!r} is a mix; name one of its games: {codes}")
    (found,) = setups
    changes: dict[str, object] = {}
    if stacks:
        changes["stacks"] = tuple(stacks)
    if antes:
        changes["antes"] = tuple(antes)
    if blinds:
        changes["blinds"] = tuple(blinds)
        least = max(blinds)
        changes["minimum_bet"] = least
        if found.form == "fixed_limit" and found.small_bet:
            changes["small_bet"], changes["big_bet"] = least, least * found.big_bet // found.small_bet
    return replace(found, **changes) if changes else found  # type: ignore[arg-type]  # checked by the setup itself


def deal(
    game: str | Setup = "nlhe",
    seats: int = 2,
    form: str = "",
    *,
    seed: int | None = None,
    stacks: Sequence[int] = (),
    blinds: Sequence[int] = (),
    antes: Sequence[int] = (),
) -> Hand:
    """A hand whose first player is to act, from a shuffled deck: of a code and its stakes (see `setup`), or a Setup.

    The same seed deals the same cards; without one they are new each time. Raises Refused as `setup` does.
    """
    if isinstance(game, str):
        game = setup(game, seats, form, stacks=stacks, blinds=blinds, antes=antes)
    elif form or stacks or blinds or antes:
        raise Refused("bad-setup", "a Setup has its form and stakes already; change it before it is dealt")
    return Hand(game.with_deck(draw(sorted(game.deck), len(game.deck), Random(seed).random)))


def play(
    hand: Hand, policy: str | Policy | Sequence[str | Policy] = "uniform", seed: int | None = None
) -> Hand:
    """Play a hand from where it is to its end and give it back.

    A policy is "uniform" (any legal choice), "passive" (check and call) or a function of the hand and of chance that
    calls one of the hand's verbs; a list has one for each player, by their numbers. The same seed makes the same
    choices. Raises Refused ("unknown-policy"), and ("no-decision") for a policy that leaves the hand as it was.
    """
    count = len(hand.stacks)
    named = [policy] * count if isinstance(policy, str) or callable(policy) else list(policy)
    if len(named) != count:
        raise Refused("unknown-policy", f"there are {len(named)} policies for {count} players")
    policies = [POLICIES[one] if isinstance(one, str) and one in POLICIES else one for one in named]
    chance = Random(seed).random
    while (player := hand.actor) >= 0:
        act = policies[player]
        if isinstance(act, str):
            raise Refused("unknown-policy", f"no policy {act!r}; there are {', '.join(POLICIES)}")
        before = hand.decision
        act(hand, chance)
        if hand.decision == before:
            raise Refused("no-decision", f"the policy of player {player} did nothing")
    return hand
