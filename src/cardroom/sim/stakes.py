"""The games that can be simulated, at the stakes of the usual engine benchmark: 200 chips each, blinds 1 and 2.

Games without blinds have an ante of 1 and, in fixed limit, a bring-in of 1 below bets of 2 and 4.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

from cardroom.engine import HandRules, Setup
from cardroom.games import GAMES, Form, game
from cardroom.games.mixes import MIXES
from cardroom.rules.refused import Refused
from cardroom.sim.open_face import OPEN_FACE


@dataclass(frozen=True, slots=True)
class Stakes:
    """A game with its betting form, under a code people write: "nlhe", "stud"."""

    code: str
    game: str
    form: Form
    rules: HandRules = field(default_factory=HandRules)
    stack: int = 200
    small_blind: int = 1
    big_blind: int = 2
    ante: int = 1

    def setup(self, seats: int, with_blinds: bool = False) -> Setup:
        """A hand for so many players, all with the same stack; `with_blinds` even where the game has none of its own.

        Raises Refused ("bad-setup").
        """
        declared = game(self.game)
        by_card = declared.opener is not None and not with_blinds
        posts: tuple[int, ...] = ()
        if not by_card:
            both = (self.big_blind, self.small_blind) if seats == 2 else (self.small_blind, self.big_blind)
            posts = (*both, *(0,) * (seats - 2))
        ante = self.ante if by_card else 0
        is_fixed = self.form == "fixed_limit"
        return Setup(
            game=declared,
            form=self.form,
            stacks=(self.stack,) * seats,
            blinds=posts,
            antes=(ante,) * seats,
            bring_in=self.ante if by_card and is_fixed else 0,
            minimum_bet=self.ante if by_card else self.big_blind,
            small_bet=self.big_blind,
            big_bet=2 * self.big_blind,
            deck=range(52),
            rules=self.rules,
        )


USUAL_SEATS: Final = 6

# One bet and three raises, as fixed limit is played nearly everywhere.
FOUR_BETS = HandRules(raise_cap=4)
STAKES: Mapping[str, Stakes] = MappingProxyType(
    {
        stake.code: stake
        for stake in (
            Stakes("nlhe", "holdem", "no_limit"),
            Stakes("plhe", "holdem", "pot_limit"),
            Stakes("flhe", "holdem", "fixed_limit", FOUR_BETS),
            Stakes("plo", "omaha", "pot_limit"),
            Stakes("plo5", "omaha5", "pot_limit"),
            Stakes("po8", "omaha8", "pot_limit"),
            Stakes("fo8", "omaha8", "fixed_limit", FOUR_BETS),
            Stakes("courchevel", "courchevel", "pot_limit"),
            Stakes("pineapple", "pineapple", "no_limit"),
            Stakes("crazy-pineapple", "crazy-pineapple", "no_limit"),
            Stakes("helsinki", "helsinki", "no_limit"),
            Stakes("double-flop", "double-flop", "no_limit"),
            Stakes("sviten", "sviten", "pot_limit"),
            Stakes("soko", "soko", "pot_limit"),
            Stakes("stud", "stud", "fixed_limit", FOUR_BETS),
            Stakes("stud8", "stud8", "fixed_limit", FOUR_BETS),
            Stakes("razz", "razz", "fixed_limit", FOUR_BETS),
        )
    }
)


MIXED: Final = "mixed"


def codes() -> tuple[str, ...]:
    """Everything that can be simulated: games, games with their forms ("nlhe"), mixes, and Open Face Chinese."""
    return tuple(dict.fromkeys((*GAMES, *STAKES, *MIXES, OPEN_FACE)))


def bases(code: str, seats: int | None = None, form: str = "") -> tuple[Setup, ...]:
    """The hands that a game (one) or a mix (one for each of its games) deals. Raises Refused.

    Without a number of seats there are USUAL_SEATS, or fewer where the game takes no more.
    """
    mix = MIXES.get(code)
    if mix is None:
        found = stakes(code, form)
        return (found.setup(usual_seats(game(found.game).most_players) if seats is None else seats),)
    if form not in ("", MIXED):
        raise wrong_form(mix.name, (MIXED,), form)
    seats = usual_seats(mix.most_players) if seats is None else seats
    if not 2 <= seats <= mix.most_players:
        message = f"{mix.name} takes 2 to {mix.most_players} players, not {seats}"
        raise Refused("bad-setup", message, args={"seats": seats})
    parts = [Stakes(part.game, part.game, part.form, FOUR_BETS) for part in mix.parts]
    return tuple([part.setup(seats, mix.has_blinds) for part in parts])


def stakes(code: str, form: str = "") -> Stakes:
    """The stakes with this code; a game's own code takes any of its forms, if left out the first in STAKES, else the
    game's first.

    Raises Refused ("unknown-game") naming the nearest code or all of them, and "bad-form".
    """
    declared = GAMES.get(code)
    usual = STAKES.get(code) or next((stake for stake in STAKES.values() if stake.game == code), None)
    if usual is None and declared is not None:
        usual = Stakes(code, code, declared.forms[0])
    if usual is None:
        near = get_close_matches(code, codes(), n=1)
        advice = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(codes())}"
        raise Refused("unknown-game", f"no game {code!r} to simulate; {advice}", args={"game": code})
    forms = declared.forms if declared else (usual.form,)
    asked = [known for known in forms if known == (form or usual.form)]
    if not asked:
        raise wrong_form(declared.name if declared else code, forms, form)
    rules = FOUR_BETS if asked[0] == "fixed_limit" else HandRules()
    return replace(usual, code=code, form=asked[0], rules=rules)


def usual_seats(most: int) -> int:
    """How many players there are when nobody says."""
    return min(USUAL_SEATS, most)


def wrong_form(name: str, forms: Sequence[str], form: str) -> Refused:
    """The refusal of a betting form that a game or a mix does not have."""
    return Refused(
        "bad-form",
        f"{name} is not played {form!r}; its betting forms: {', '.join(forms)}".replace("_", " "),
        args={"form": form, "forms": list(forms)},
    )
