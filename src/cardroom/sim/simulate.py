"""Play many hands as fast as one process can, checking the chips of each."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from cardroom.games.mixes import MIXES
from cardroom.openface import OpenFaceSetup
from cardroom.rules.refused import Refused
from cardroom.sim.benchmark_stakes import bases, usual_seats, wrong_form
from cardroom.sim.open_face_hands import (
    OPEN_FACE,
    OPEN_FACE_NAME,
    OPEN_FACE_POLICIES,
    POINTS,
    open_face_setup,
    play_open_face,
)
from cardroom.sim.playing import play_hand
from cardroom.sim.policies import POLICIES

HANDS_BETWEEN_REPORTS = 1000
HANDS_EACH = 8
"""How long a simulated rotation stays with one game: a round of a full table."""


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """The result of a simulation and its speed; `seconds` is the time of the loop alone."""

    game: str
    hands: int
    decisions: int
    seconds: float
    hands_per_second: float


def simulate(
    game_code: str,
    seats: int | None = None,
    hands: int = 10_000,
    seed: int = 0,
    policy: str = "uniform",
    progress: Callable[[int], None] | None = None,
    form: str = "",
) -> SimulationResult:
    """Deal `hands` hands of a game ("nlhe") or a mix ("horse"), each with fresh stacks, and play them by a policy.

    Left out, `seats` are six or as many as the game takes, and `form` ("pot_limit") is the usual one of the game.
    Policies are "uniform" and "passive". A rotation stays with each game for HANDS_EACH hands; where players choose,
    chance chooses among what may be chosen. The same seed gives the same hands. `progress` is told now and then how
    many have been played. Raises Refused for an unknown game, form or policy, and for a number of seats or hands
    that cannot be.
    """
    if policy not in POLICIES:
        raise Refused(
            "unknown-policy",
            f"no policy {policy!r}; there are {', '.join(POLICIES)}",
            args={"policy": policy},
        )
    if hands < 1:
        raise Refused("bad-amount", f"cannot play {hands} hands; at least 1", args={"hands": hands})
    is_open_face = game_code == OPEN_FACE
    dealt: tuple[Any, ...] = (open_face_base(seats, form),) if is_open_face else bases(game_code, seats, form)
    play: Callable[..., int] = play_open_face if is_open_face else play_hand
    act = OPEN_FACE_POLICIES[policy] if is_open_face else POLICIES[policy]
    is_choice = game_code in MIXES and MIXES[game_code].chooser != "nobody"
    chance = Random(seed).random
    deck = list(dealt[0].deck)
    decisions = 0
    start = perf_counter()
    for played in range(hands):
        turn = int(chance() * len(dealt)) if is_choice else played // HANDS_EACH % len(dealt)
        decisions += play(dealt[turn], act, deck, chance)
        if progress is not None and played % HANDS_BETWEEN_REPORTS == 0:
            progress(played)
    seconds = perf_counter() - start
    return SimulationResult(game_code, hands, decisions, seconds, hands / seconds)


def open_face_base(seats: int | None, form: str) -> OpenFaceSetup:
    """The hand of Open Face Chinese that is dealt again and again. Raises Refused."""
    if form not in ("", POINTS):
        raise wrong_form(OPEN_FACE_NAME, (POINTS,), form)
    if seats is not None:
        return open_face_setup(seats)
    rules = open_face_setup(2).rules
    return open_face_setup(usual_seats(rules.dealt_in(rules.players_most)))
