"""The games that can be simulated, at the stakes of the usual engine benchmark: 200 chips each, blinds 1 and 2.

Games without blinds have an ante of 1 and, in fixed limit, a bring-in of 1 below bets of 2 and 4. In short deck
everybody has an ante of 1 and the dealer alone a blind of 2. Games made to be solved have the stakes they are known by.
Nothing is burned, and the last card of a stud deck is never dealt to a player, so that one is left for all.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final, Literal

from cardroom.engine import HandRules, Setup
from cardroom.games import EVERY_GAME, Form, game
from cardroom.games.mixes import MIXES
from cardroom.rules.refused import Refused
from cardroom.sim.open_face_hands import OPEN_FACE


@dataclass(frozen=True, slots=True)
class BenchmarkStakes:
    """A game with its betting form, under a code people write: "nlhe", "stud".

    `posts` says who posts: the blinds; everybody an ante; or everybody an ante and the dealer ("button") a big blind.
    In fixed limit the bets are `big_blind` and twice as much.
    """

    code: str
    game: str
    form: Form
    rules: HandRules = field(default_factory=HandRules)
    stack: int = 200
    small_blind: int = 1
    big_blind: int = 2
    ante: int = 1
    posts: Literal["blinds", "antes", "button"] = "blinds"

    def setup(self, seats: int, with_blinds: bool = False) -> Setup:
        """A hand for so many players, all with the same stack; `with_blinds` even where the game has none of its own.

        Raises Refused ("bad-setup").
        """
        declared = game(self.game)
        if seats not in range(2, declared.most_players + 1):
            told = f"{declared.name} takes 2 to {declared.most_players} players, not {seats}"
            raise Refused("bad-setup", f"the hand cannot be dealt: {told}", args={"faults": [told]})
        by_card = declared.opener is not None and not with_blinds
        kind = "antes" if by_card else self.posts
        posts: tuple[int, ...] = ()
        if kind == "button":
            posts = (*(0,) * (seats - 1), self.big_blind)
        elif kind == "blinds":
            both = (self.big_blind, self.small_blind) if seats == 2 else (self.small_blind, self.big_blind)
            posts = (*both, *(0,) * (seats - 2))
        ante = 0 if kind == "blinds" else self.ante
        is_fixed = self.form == "fixed_limit"
        return Setup(
            game=declared,
            form=self.form,
            stacks=(self.stack,) * seats,
            blinds=posts,
            antes=(ante,) * seats,
            bring_in=self.ante if by_card and is_fixed else 0,
            minimum_bet=self.ante if kind == "antes" else self.big_blind,
            small_bet=self.big_blind,
            big_bet=2 * self.big_blind,
            deck=declared.deck,
            rules=self.rules if declared.opener is None else replace(self.rules, deck_reserve=1),
        )


USUAL_SEATS: Final = 6

# One bet and three raises, as fixed limit is played nearly everywhere.
FOUR_BETS = HandRules(raise_cap=4)


def up_to(bets: int) -> HandRules:
    """So many bets a round at most, between two players too."""
    return HandRules(raise_cap=bets, raise_cap_heads_up="kept")


STAKES: Mapping[str, BenchmarkStakes] = MappingProxyType(
    {
        stake.code: stake
        for stake in (
            BenchmarkStakes("nlhe", "holdem", "no_limit"),
            BenchmarkStakes("plhe", "holdem", "pot_limit"),
            BenchmarkStakes("flhe", "holdem", "fixed_limit", FOUR_BETS),
            BenchmarkStakes("plo", "omaha", "pot_limit"),
            BenchmarkStakes("plo5", "omaha5", "pot_limit"),
            BenchmarkStakes("po8", "omaha8", "pot_limit"),
            BenchmarkStakes("fo8", "omaha8", "fixed_limit", FOUR_BETS),
            BenchmarkStakes("courchevel", "courchevel", "pot_limit"),
            BenchmarkStakes("pineapple", "pineapple", "no_limit"),
            BenchmarkStakes("crazy-pineapple", "crazy-pineapple", "no_limit"),
            BenchmarkStakes("helsinki", "helsinki", "no_limit"),
            BenchmarkStakes("double-flop", "double-flop", "no_limit"),
            BenchmarkStakes("sviten", "sviten", "pot_limit"),
            BenchmarkStakes("soko", "soko", "pot_limit"),
            BenchmarkStakes("stud", "stud", "fixed_limit", FOUR_BETS),
            BenchmarkStakes("stud8", "stud8", "fixed_limit", FOUR_BETS),
            BenchmarkStakes("razz", "razz", "fixed_limit", FOUR_BETS),
        )
    }
)
BESIDE: Mapping[str, BenchmarkStakes] = MappingProxyType(
    {
        stake.code: stake
        for stake in (
            BenchmarkStakes("plo6", "omaha6", "pot_limit"),
            BenchmarkStakes("triple-draw", "triple-draw", "fixed_limit", FOUR_BETS),
            BenchmarkStakes("badugi", "badugi", "fixed_limit", FOUR_BETS),
            BenchmarkStakes("short-deck", "short-deck", "no_limit", posts="button"),
            BenchmarkStakes("short-deck-trips", "short-deck-trips", "no_limit", posts="button"),
            BenchmarkStakes("kuhn", "kuhn", "fixed_limit", up_to(1), stack=2, big_blind=1, posts="antes"),
            BenchmarkStakes("leduc", "leduc", "fixed_limit", up_to(2), stack=13, posts="antes"),
            BenchmarkStakes(
                "rhode-island",
                "rhode-island",
                "fixed_limit",
                up_to(3),
                155,
                big_blind=10,
                ante=5,
                posts="antes",
            ),
        )
    }
)
"""Of the games that the library alone has."""
ALL_STAKES: Mapping[str, BenchmarkStakes] = MappingProxyType({**STAKES, **BESIDE})


MIXED: Final = "mixed"


def codes() -> tuple[str, ...]:
    """Everything that can be simulated: games, games with their forms ("nlhe"), mixes, and Open Face Chinese."""
    return tuple(dict.fromkeys((*EVERY_GAME, *ALL_STAKES, *MIXES, OPEN_FACE)))


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
    parts = [BenchmarkStakes(part.game, part.game, part.form, FOUR_BETS) for part in mix.parts]
    return tuple([part.setup(seats, mix.has_blinds) for part in parts])


def stakes(code: str, form: str = "") -> BenchmarkStakes:
    """The stakes with this code; a game's own code takes any of its forms, if left out the first in STAKES, else the
    game's first.

    Raises Refused ("unknown-game") naming the nearest code or all of them, and "bad-form".
    """
    declared = EVERY_GAME.get(code)
    known = {**STAKES, **BESIDE}
    usual = known.get(code) or next((stake for stake in known.values() if stake.game == code), None)
    if usual is None and declared is not None:
        usual = BenchmarkStakes(code, code, declared.forms[0])
    if usual is None and code in MIXES:
        told = ", ".join(dict.fromkeys(part.game for part in MIXES[code].parts))
        message = f"{MIXES[code].name} is a mix; name one of its games: {told}"
        raise Refused("unknown-game", message, args={"game": code})
    if usual is None and code == OPEN_FACE:
        message = "Open Face Chinese is played for points and has no stakes"
        raise Refused("unknown-game", message, args={"game": code})
    if usual is None:
        near = get_close_matches(code, codes(), n=1)
        advice = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(codes())}"
        raise Refused("unknown-game", f"no game {code!r} to simulate; {advice}", args={"game": code})
    forms = declared.forms if declared else (usual.form,)
    asked = [known for known in forms if known == (form or usual.form)]
    if not asked:
        raise wrong_form(declared.name if declared else code, forms, form)
    usual_rules = FOUR_BETS if asked[0] == "fixed_limit" else HandRules()
    rules = usual.rules if asked[0] == usual.form else usual_rules
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
