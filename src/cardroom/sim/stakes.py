"""The games that can be simulated, at the stakes of the usual engine benchmark: 200 chips each, blinds 1 and 2."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from types import MappingProxyType

from cardroom.engine import HandRules, Setup
from cardroom.engine.setup import Form
from cardroom.games import game
from cardroom.rules.refused import Refused


@dataclass(frozen=True, slots=True)
class Stakes:
    """A game with its betting form, under the code people write: "nlhe"."""

    code: str
    game: str
    form: Form
    rules: HandRules = field(default_factory=HandRules)
    stack: int = 200
    small_blind: int = 1
    big_blind: int = 2

    def setup(self, seats: int) -> Setup:
        """A hand for so many players, all with the same stack. Raises Refused ("bad-setup")."""
        declared = game(self.game)
        heads_up = seats == 2
        posts = (self.big_blind, self.small_blind) if heads_up else (self.small_blind, self.big_blind)
        return Setup(
            game=declared,
            form=self.form,
            stacks=(self.stack,) * seats,
            blinds=(*posts, *(0,) * (seats - 2)),
            minimum_bet=self.big_blind,
            small_bet=self.big_blind,
            big_bet=2 * self.big_blind,
            deck=range(52),
            rules=self.rules,
        )


STAKES: Mapping[str, Stakes] = MappingProxyType(
    {
        "nlhe": Stakes("nlhe", "holdem", "no_limit"),
        "plo": Stakes("plo", "omaha", "pot_limit"),
        # One bet and three raises, as fixed limit is played nearly everywhere.
        "flhe": Stakes("flhe", "holdem", "fixed_limit", HandRules(raise_cap=4)),
    }
)


def stakes(code: str) -> Stakes:
    """The stakes with this code. Raises Refused ("unknown-game") naming the nearest code or all of them."""
    found = STAKES.get(code)
    if found is None:
        near = get_close_matches(code, STAKES, n=1)
        advice = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(STAKES)}"
        raise Refused("unknown-game", f"no game {code!r} to simulate; {advice}", args={"game": code})
    return found
