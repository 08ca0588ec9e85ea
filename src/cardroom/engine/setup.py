"""Everything that fixes a hand before its first action: game, stakes, stacks, rules and the deck."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

from cardroom.engine.hand_rules import HandRules
from cardroom.engine.opening import Opening
from cardroom.games import Game
from cardroom.rules.refused import Refused

NO_LIMIT: Final = 0
POT_LIMIT: Final = 1
FIXED_LIMIT: Final = 2

Form = Literal["no_limit", "pot_limit", "fixed_limit"]
FORMS: Final[dict[str, int]] = {"no_limit": NO_LIMIT, "pot_limit": POT_LIMIT, "fixed_limit": FIXED_LIMIT}


class Rake(Protocol):
    """The house's share of a hand, worked out by whoever runs the table."""

    def take(self, pots: list[int], saw_flop: bool) -> list[int]:
        """How much to take from each pot; `saw_flop` says that cards were dealt to a board."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A hand about to be dealt. Lists are by player: 0 is on the dealer's left, the last one is the dealer; heads-up
    0 is the big blind and 1 the dealer and small blind (CO-TH.10).

    `game` is a declaration, as `games.game("holdem")` gives. `blinds` and `antes` are what each player owes; a short
    stack posts what it has. `minimum_bet` is the big blind. `small_bet` and `big_bet` size the rounds of fixed limit.
    `deck` holds at least the cards the hand may need, the first to be dealt first, -1 for a card nobody knows. Chips
    are whole numbers of the smallest unit. Raises Refused ("bad-setup") naming every fault.
    """

    game: Game
    form: Form
    stacks: Sequence[int]
    blinds: Sequence[int]
    minimum_bet: int
    deck: Sequence[int]
    antes: Sequence[int] = ()
    small_bet: int = 0
    big_bet: int = 0
    rules: HandRules = field(default_factory=HandRules)
    rake: Rake | None = None
    opening: Opening = field(init=False, repr=False, compare=False)
    limit: int = field(init=False, repr=False, compare=False)
    cards_needed: int = field(init=False, repr=False, compare=False)
    cap: int = field(init=False, repr=False, compare=False)
    runs_reopen: bool = field(init=False, repr=False, compare=False)
    by_amount_faced: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        for name in ("stacks", "blinds", "antes"):
            put(self, name, tuple(getattr(self, name)))
        put(self, "antes", self.antes or (0,) * len(self.stacks))
        put(self, "deck", list(self.deck))
        put(self, "cards_needed", self.game.cards_needed(len(self.stacks), self.rules.burns))
        faults = stake_faults(self) or deck_faults(self.deck, self.cards_needed)
        if faults:
            raise Refused(
                "bad-setup", "the hand cannot be dealt: " + "; ".join(faults), args={"faults": faults}
            )
        # The decisions that every turn asks for, as numbers.
        put(self, "limit", FORMS[self.form])
        put(self, "cap", self.rules.raise_cap if self.form == "fixed_limit" else 0)
        put(self, "runs_reopen", self.rules.reopening == "run_of_short_all_ins")
        put(self, "by_amount_faced", self.rules.reopening == "amount_faced")
        ante_first = self.rules.short_post_order == "ante_first"
        hole = self.game.streets[0].hole
        put(self, "opening", Opening(self.stacks, self.antes, self.blinds, hole, ante_first))

    def with_deck(self, deck: Sequence[int]) -> "Setup":
        """The same hand dealt from another deck. Raises Refused ("bad-setup")."""
        faults = deck_faults(deck, self.cards_needed)
        if faults:
            raise Refused(
                "bad-setup", "the hand cannot be dealt: " + "; ".join(faults), args={"faults": faults}
            )
        other: Setup = object.__new__(Setup)
        for name in _FIELDS:
            object.__setattr__(other, name, getattr(self, name))
        object.__setattr__(other, "deck", list(deck))
        return other


_FIELDS: Final = tuple(Setup.__slots__)


def stake_faults(setup: Setup) -> list[str]:
    """What is wrong with the numbers of a setup, all of it, in words."""
    players = len(setup.stacks)
    faults: list[str] = []
    if setup.form not in FORMS:
        faults.append(f"the form {setup.form!r} is none of {', '.join(FORMS)}")
    if not 2 <= players <= setup.game.most_players:
        faults.append(f"{setup.game.name} takes 2 to {setup.game.most_players} players, not {players}")
    for name, amounts, least in (
        ("stacks", setup.stacks, 1),
        ("blinds", setup.blinds, 0),
        ("antes", setup.antes, 0),
    ):
        if len(amounts) != players:
            faults.append(f"there are {len(amounts)} {name} for {players} players")
        wrong = [amount for amount in amounts if not is_whole(amount) or amount < least]
        if wrong:
            faults.append(f"{name} must be whole numbers, at least {least}, not {wrong[0]!r}")
    sizes = {"minimum_bet": setup.minimum_bet}
    if setup.form == "fixed_limit":
        sizes |= {"small_bet": setup.small_bet, "big_bet": setup.big_bet}
    for name, size in sizes.items():
        if not is_whole(size) or size < 1:
            faults.append(f"{name} must be a whole number of at least 1, not {size!r}")
    return faults


def deck_faults(deck: Sequence[int], needed: int) -> list[str]:
    """What is wrong with a deck of which `needed` cards may be dealt, in words."""
    if len(deck) < needed:
        return [f"the deck has {len(deck)} cards, the hand may need {needed}"]
    if len(set(deck)) == len(deck) and min(deck, default=0) >= 0 and max(deck, default=0) < 52:
        return []
    known = [card for card in deck if card != -1]
    strange = [card for card in known if not is_whole(card) or not 0 <= card < 52]
    if strange:
        return [f"{strange[0]!r} is no card; cards are 0 to 51, -1 for an unknown one"]
    if len(set(known)) < len(known):
        return ["the deck holds a card twice"]
    return []


def is_whole(amount: Any) -> bool:
    """Whether this is a whole number and not a bool, which Python counts as one."""
    return type(amount) is int
