"""Six-handed no limit hold'em beside every engine that plays it: PokerKit, OpenSpiel's universal_poker, pokerfast.

    python benchmarks/holdem.py [--rounds 5] [--seconds 1.0] [--json]

The work and the policies are those of `hands.py`, in interleaved rounds of one run; read the ratios. The engines do not
do the same: PokerKit and Cardroom keep a record of each hand and know many games by the rules of a house; OpenSpiel's
(C++) lets a caller raise again behind a short all-in, keeps no record and is dealt its cards by the caller; pokerfast
knows this one game. An engine that is not installed has a line that says so.
"""

import argparse
import json
import platform
import random
import statistics
import sys
from collections.abc import Callable

import pokerkit
from rich.console import Console
from rich.table import Table

from cardroom.cards.ranking import prepare
from cardroom.cli.build import build
from hands import AUTOMATIC, our_hands, rate, their_hands

SEATS = 6
STACK = 200
POLICIES = ("uniform", "passive")
Play = Callable[[], int]

SPIEL_GAME = (
    "universal_poker(betting=nolimit,bettingAbstraction=fullgame,numPlayers=6,numRounds=4,blind=1 2 0 0 0 0,"
    "firstPlayer=3 1 1 1,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,stack=200 200 200 200 200 200)"
)
SPIEL_FOLD, SPIEL_CALL = 0, 1


def open_spiel(policy: str) -> Play:
    """One hand a call; the caller draws its cards. Actions are fold, call, and a total to raise to."""
    import pyspiel

    game = pyspiel.load_game(SPIEL_GAME)
    chance = random.Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        while (player := state.current_player()) != pyspiel.PlayerId.TERMINAL:
            if player >= 0 and policy == "passive":
                state.apply_action(SPIEL_CALL)
                continue
            legal = state.legal_actions()
            if player < 0:
                state.apply_action(legal[int(chance() * len(legal))])
                continue
            first_raise = legal.index(SPIEL_CALL) + 1
            kinds = [SPIEL_CALL]
            if legal[0] == SPIEL_FOLD:
                kinds.append(SPIEL_FOLD)
            if first_raise < len(legal):
                kinds.append(legal[first_raise + int(chance() * (len(legal) - first_raise))])
            state.apply_action(kinds[int(chance() * len(kinds))])
        assert abs(sum(state.returns())) < 0.001  # it divides pots into fractions of chips
        return 1

    return play


def pokerfast(policy: str) -> Play:
    """One hand a call."""
    from pokerfast import FastHand

    source = random.Random(1)
    chance = source.random

    def play() -> int:
        hand = FastHand(
            player_count=SEATS, small_blind=1, big_blind=2, min_stack=STACK, max_stack=STACK, rng=source
        )
        while not hand.done:
            if policy == "passive":
                hand.call()
                continue
            space = hand.get_action_space()
            kinds = ["call"]
            if "fold" in space:
                kinds.append("fold")
            if "min_bet" in space:
                kinds.append("raise")
            kind = kinds[int(chance() * len(kinds))]
            if kind == "raise":
                least, most = space["min_bet"], space["max_bet"]
                hand.bet_or_raise(least + int(chance() * (most - least + 1)))
            elif kind == "fold":
                hand.fold()
            elif "call" in space:
                hand.call()
            else:
                hand.check()
        assert sum(hand.state.stacks) == SEATS * STACK
        return 1

    return play


def pokerkits(policy: str) -> Play:
    """One hand a call."""
    game = pokerkit.NoLimitTexasHoldem(AUTOMATIC, True, 0, (1, 2), 2)
    return their_hands(game, SEATS, policy, 1)


ENGINES: dict[str, Callable[[str], Play]] = {
    "PokerKit": pokerkits,
    "OpenSpiel": open_spiel,
    "pokerfast": pokerfast,
}


def measure(rounds: int, seconds: float) -> list[dict[str, object]]:
    """One row a policy and engine, median of the rounds; `per_second` is missing of one that is not installed."""
    prepare()
    rows: list[dict[str, object]] = []
    for policy in POLICIES:
        plays: dict[str, Play] = {f"Cardroom, {build()}": our_hands("nlhe", SEATS, policy, 1, 200)}
        missing = []
        for name, make in ENGINES.items():
            try:
                plays[name] = make(policy)
            except ImportError:
                missing.append(name)
        samples: dict[str, list[float]] = {name: [] for name in plays}
        for _ in range(rounds):
            for name, play in plays.items():
                samples[name].append(rate(play, seconds))
        ours, *_ = samples.values()
        for name, rates in samples.items():
            ratio = statistics.median(mine / other for mine, other in zip(ours, rates, strict=True))
            found = {"per_second": round(statistics.median(rates)), "cardroom_is_times": round(ratio, 1)}
            rows.append({"policy": policy, "engine": name, **found})
        rows += [{"policy": policy, "engine": name} for name in missing]
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time a sample")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = measure(asked.rounds, asked.seconds)
    if asked.json:
        json.dump({"python": platform.python_version(), "build": build(), "rows": rows}, sys.stdout, indent=2)
        print()
        return
    title = f"No limit hold'em, 6 seats, Python {platform.python_version()}"
    table = Table("policy", "engine", "hands /s", "Cardroom is", title=title)
    for row in rows:
        if "per_second" in row:
            figures = (f"{row['per_second']:,}", f"{row['cardroom_is_times']} ×")
        else:
            figures = ("not installed", "")
        table.add_row(str(row["policy"]), str(row["engine"]), *figures)
    Console().print(table)


if __name__ == "__main__":
    main()
