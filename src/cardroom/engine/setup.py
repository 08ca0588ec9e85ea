"""Everything that fixes a hand before its first action: game, stakes, stacks, rules and the deck."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from cardroom.cards.card import UNKNOWN, card_text
from cardroom.cards.deck import DECK_SIZE, second_deck
from cardroom.engine.bounds import FORMS
from cardroom.engine.hand_rules import HandRules
from cardroom.engine.posts import Posts, ToPost
from cardroom.engine.terms import BetSizes, Terms
from cardroom.games import Form, Game
from cardroom.games.deck_use import deck_shortage
from cardroom.rules.refused import Refused

ALL_CARDS = frozenset(range(DECK_SIZE))


class Rake(Protocol):
    """The house's share of a hand, worked out by whoever runs the table."""

    def take(self, pots: list[int], saw_flop: bool) -> list[int]:
        """How much to take from each pot; `saw_flop` says that cards were dealt after the first betting round."""
        ...


@dataclass(frozen=True, kw_only=True)
class Setup:
    """A hand about to be dealt. Lists are by player: 0 is on the dealer's left, the last one is the dealer; heads-up
    0 is the big blind and 1 the dealer and small blind (CO-TH.10).

    `game` is a declaration, as `games.game("holdem")` gives. `blinds` and `antes` are what each player owes; a short
    stack posts what it has. `posts` are bets of players who come in out of position: like blinds, but the betting does
    not begin behind them. `dead` is posted into the pot and is nobody's bet. `straddles` are raises posted before the
    cards by players who owe no blind: the first round begins behind the last one in the order of posting, who has the
    largest. The betting of later rounds begins with the first active player from `opens_later` on, where a second
    button says so (CH-4.13). `dead_blind` is a blind of these stakes that nobody owes in this hand.

    `minimum_bet` is the big blind, without blinds the ante. `small_bet` and `big_bet`
    size the rounds of fixed limit. `bring_in` is the forced bet of a game with neither blinds nor position; without
    face-up cards it is what coming in costs (CH-6.TH.6). `deck` holds at least the cards the hand may need, the first
    to be dealt first, -1 for a card nobody knows. `second` is another order of the 52 cards, dealt from should cards be
    reshuffled; if it is left out it grows from the deck. `waits_for_cards`: the cards come in as facts, as at a live
    table, so the hand stops before the showdown until `engine.intervening.settle`; `second` is then what is known of
    the cards dealt again. Chips are whole numbers of the smallest unit. Raises Refused ("bad-setup") naming every
    fault, also where a known deck is too small for a hand in which certain players fold (`games.deck_use`).
    """

    game: Game
    form: Form
    stacks: Sequence[int]
    minimum_bet: int
    deck: Sequence[int]
    blinds: Sequence[int] = ()
    antes: Sequence[int] = ()
    posts: Sequence[int] = ()
    dead: Sequence[int] = ()
    straddles: Sequence[int] = ()
    opens_later: int = 0
    dead_blind: int = 0
    small_bet: int = 0
    big_bet: int = 0
    bring_in: int = 0
    rules: HandRules = field(default_factory=HandRules)
    rake: Rake | None = None
    second: Sequence[int] = ()
    waits_for_cards: bool = False
    opening: Posts = field(init=False, repr=False, compare=False)
    cards_needed: int = field(init=False, repr=False, compare=False)
    known_cards: frozenset[int] = field(init=False, repr=False, compare=False)
    is_written: bool = field(init=False, repr=False, compare=False)
    terms: Terms = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        rules, game = self.rules, self.game
        for name in ("stacks", "blinds", "antes"):
            put(self, name, tuple(getattr(self, name)))
        for name in ("blinds", "antes"):
            put(self, name, getattr(self, name) or (0,) * len(self.stacks))
        for name in ("posts", "dead", "straddles"):
            put(self, name, tuple(getattr(self, name)))
        put(self, "known_cards", ALL_CARDS if len(game.deck) == DECK_SIZE else frozenset(game.deck))
        put(self, "deck", list(self.deck))
        put(self, "second", list(self.second))
        put(self, "is_written", UNKNOWN in self.deck)
        put(self, "cards_needed", game.cards_needed(len(self.stacks), rules.burns, rules.deck_reserve))
        faults = (
            stake_faults(self)
            or self._shortage(self.deck)
            or deck_faults(self.deck, self.cards_needed, self.known_cards)
        )
        if (
            not faults
            and self.second
            and not self.waits_for_cards
            and sorted(self.second) != sorted(self.deck)
        ):
            faults = ["the second deck must hold the 52 cards of the first"]
        if faults:
            raise Refused(
                "bad-setup", "the hand cannot be dealt: " + "; ".join(faults), args={"faults": faults}
            )
        put(self, "opening", self._posts())
        put(self, "terms", self._terms())

    def _shortage(self, deck: Sequence[int]) -> list[str]:
        """Why there are too few cards for a hand in which certain players fold. Nothing is told of a deck with unknown
        cards (`is_written`): a written hand says which ones came.
        """
        if self.cards_needed < len(self.game.deck) or UNKNOWN in deck:
            return []
        rules = self.rules
        told = deck_shortage(
            self.game, len(self.stacks), rules.burns, rules.deck_reserve, rules.fewest_for_common_card
        )
        return [told] if told else []

    def _posts(self) -> Posts:
        owed = ToPost(self.antes, self.blinds, self.posts, self.dead, self.straddles)
        ante_first = self.rules.short_post_order == "ante_first"
        return Posts(self.stacks, owed, self.game.streets[0].hole, ante_first, self.bring_in)

    def _terms(self) -> Terms:
        return Terms(
            self.rules,
            self.game,
            self.form,
            opening=self.opening,
            blinds_short=self.blinds_short,
            sizes=BetSizes(self.minimum_bet, self.small_bet, self.big_bet, self.bring_in),
            opens_later=self.opens_later,
            waits_for_cards=self.waits_for_cards,
        )

    @property
    def both_decks(self) -> list[int]:
        """The deck, and at the places from 52 on the second one. The deck must have all 52 cards."""
        assert len(self.deck) == DECK_SIZE, "only a whole deck can be reshuffled"
        return [*self.deck, *(self.second or second_deck(self.deck))]

    @property
    def blinds_short(self) -> int:
        """The chips missing from the blinds, because players who posted them were short or nobody posted them."""
        short = sum([max(blind - bet, 0) for blind, bet in zip(self.blinds, self.opening.bets, strict=True)])
        return short + self.dead_blind

    def with_deck(self, deck: Sequence[int], second: Sequence[int] = ()) -> "Setup":
        """The same hand dealt from another deck. Raises Refused ("bad-setup")."""
        faults = deck_faults(deck, self.cards_needed, self.known_cards)
        if not faults and self.is_written:
            faults = self._shortage(deck)
        if faults:
            raise Refused(
                "bad-setup", "the hand cannot be dealt: " + "; ".join(faults), args={"faults": faults}
            )
        other: Setup = object.__new__(Setup)
        # Copied for every hand of a simulation, and this is the quick way.
        copied = self.__dict__.copy()
        copied["deck"] = list(deck)
        copied["second"] = list(second)
        object.__setattr__(other, "__dict__", copied)
        return other

    def without_posts(self, player: int) -> "Setup":
        """The same hand after its first action, this player's antes and dead money gone back out of the pot."""
        other: Setup = object.__new__(Setup)
        # Made again, not copied: the compiled build has no copies of what is made with arguments.
        opening, terms = self._posts(), self._terms()
        for one in (*self.opening.refunded, player):
            opening.take_out(one)
        other.__dict__.update(self.__dict__, opening=opening, terms=terms)
        terms.uncounted = min(self.terms.uncounted, sum(opening.antes))
        return other


def stake_faults(setup: Setup) -> list[str]:
    """All faults in the numbers of a setup, in words."""
    players = len(setup.stacks)
    faults: list[str] = []
    if setup.form not in FORMS:
        faults.append(f"the form {setup.form!r} is none of {', '.join(FORMS)}")
    elif setup.form not in setup.game.forms:
        faults.append(f"{setup.game.name} is played {' or '.join(setup.game.forms)}, not {setup.form}")
    if not 2 <= players <= setup.game.most_players:
        faults.append(f"{setup.game.name} takes 2 to {setup.game.most_players} players, not {players}")
    for name, amounts, least in (
        ("stacks", setup.stacks, 1),
        ("blinds", setup.blinds, 0),
        ("antes", setup.antes, 0),
        ("posts", setup.posts, 0),
        ("dead", setup.dead, 0),
        ("straddles", setup.straddles, 0),
    ):
        if len(amounts) != players and (amounts or name not in ("posts", "dead", "straddles")):
            faults.append(f"there are {len(amounts)} {name} for {players} players")
        wrong = [amount for amount in amounts if not is_whole(amount) or amount < least]
        if wrong:
            faults.append(f"{name} must be whole numbers, at least {least}, not {wrong[0]!r}")
    if len(setup.straddles) == players == len(setup.blinds):
        faults += straddle_faults(setup)
    if not is_whole(setup.opens_later) or not 0 <= setup.opens_later < max(players, 1):
        faults.append(f"opens_later must be one of the {players} players, not {setup.opens_later!r}")
    if not is_whole(setup.dead_blind) or setup.dead_blind < 0:
        faults.append(f"dead_blind must be a whole number, at least 0, not {setup.dead_blind!r}")
    if not is_whole(setup.bring_in) or setup.bring_in < 0:
        faults.append(f"bring_in must be a whole number, at least 0, not {setup.bring_in!r}")
    elif setup.bring_in and any(setup.blinds):
        faults.append("a game with blinds has no bring-in")
    sizes = {"minimum_bet": setup.minimum_bet}
    if setup.form == "fixed_limit":
        sizes |= {"small_bet": setup.small_bet, "big_bet": setup.big_bet}
    for name, size in sizes.items():
        if not is_whole(size) or size < 1:
            faults.append(f"{name} must be a whole number of at least 1, not {size!r}")
    return faults


def straddle_faults(setup: Setup) -> list[str]:
    """The faults in straddles, of which there is one for each player, in words."""
    faults = []
    straddles = [amount for amount in setup.straddles if amount]
    if any(blind and straddle for blind, straddle in zip(setup.blinds, setup.straddles, strict=True)):
        faults.append("a player who owes a blind posts no straddle")
    if straddles and setup.game.opener is not None and not any(setup.blinds):
        faults.append("a game that a card opens has no straddles")
    if straddles and (straddles != sorted(set(straddles)) or straddles[0] <= max(setup.blinds)):
        faults.append("each straddle must be larger than what was posted before it")
    return faults


def deck_faults(deck: Sequence[int], needed: int, cards: frozenset[int]) -> list[str]:
    """The faults in a deck of these cards, of which `needed` may be dealt, in words."""
    if len(deck) < needed:
        return [f"the deck has {len(deck)} cards, the hand may need {needed}"]
    if len(cards.intersection(deck)) == len(deck):  # each there once, and none that is not
        return []
    known = [card for card in deck if card != -1]
    strange = [card for card in known if not is_whole(card) or not 0 <= card < 52]
    if strange:
        return [f"{strange[0]!r} is no card; cards are 0 to 51, -1 for an unknown one"]
    if apart := [card for card in known if card not in cards]:
        return [f"{card_text(apart[0])} is not in the deck of this game"]
    if len(set(known)) < len(known):
        return ["the deck holds a card twice"]
    return []


def is_whole(amount: Any) -> bool:
    """Whether this is a whole number and not a bool, which Python counts as one."""
    return type(amount) is int
