"""Penalties: for what, which, how they are counted and served. Only a book of a live room has them."""

from dataclasses import dataclass, field
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle
from cardroom.rules.layers.schema_versions import since

PenaltyKind = Literal[
    "warning",
    "missed_hands",
    "missed_rounds",
    "time_away",
    "dead_hand",
    "lost_bets",
    "no_raising",
    "device_forbidden",
    "removal",
    "disqualification",
    "ban",
]


@dataclass(frozen=True, slots=True)
class Sanction:
    """One kind of penalty that staff may choose for an offence; "any" stands for each of the house's `kinds`.

    `when`: only for one who does it again and again, only where it was clearly on purpose, or only where both are so.
    """

    kind: Literal["any", PenaltyKind]
    when: Literal["always", "repeated", "on_purpose", "repeated_on_purpose"] = "always"


Sanctions = tuple[Sanction, ...]


@dataclass(frozen=True, slots=True)
class Penalties:
    """What staff may impose on whom. No penalty comes by itself: the lists are what they choose from."""

    # Kinds
    kinds: Decision[tuple[PenaltyKind, ...]]
    """What staff may choose from for most offences; some offences have penalties of their own."""
    escalation: Principle[Literal["staff_choose"]]
    """Penalties need not rise step by step: a first offence may bring the hardest."""
    round_length: Decision[Literal["players_at_table", "no_rounds"]]
    """How many hands a round is: one for every player at the table of the penalised player."""
    round_counted: Principle[Literal["when_given"]]
    """Which players are counted: those of the moment at which the penalty is given, wherever it is served."""
    lost_hand: Decision[Literal["first_of_penalty", "not_counted"]]
    """The hand that the offence itself made dead, in the count of the hands to miss."""
    served: Decision[Literal["away_from_the_area", "away_from_the_table"]]
    """Where the player is meanwhile."""
    return_told: Principle[Literal["to_staff"]]
    """Whom the dealer tells when the player is back."""
    dealt: Principle[Literal["as_absent"]]
    """Cards and forced bets of a player who serves a penalty: as those of any player who is away."""
    carried: Principle[Literal["with_the_player"]]
    """What is left to serve, when the day ends, the table breaks or the seat changes."""

    removed_from: Decision[Literal["the_house", "the_game"]]
    """Which cash games a removed player leaves and may not come back to, before the time that staff name or, where they
    name none, before they end it."""

    # Out of the tournament
    removal: Decision[Literal["place_of_the_moment", "staff_decide"]]
    """The place of a player who is removed."""
    removed_chips: Principle[Literal["out_of_play"]]
    disqualification: Decision[Literal["no_prize", "staff_decide"]]
    """The prize money of a player who is disqualified."""
    disqualified_buy_in: Principle[Literal["stays_in_the_pool"]]
    places_below: Decision[Literal["rise", "staff_decide"]]
    """The places of those below a disqualified player."""

    # Offences
    etiquette: Decision[Sanctions]
    """Touching what is another's, splashing chips, betting out of reach, delay, chatter, acting out of turn."""
    misconduct: Decision[Sanctions]
    """Behaviour that disturbs: celebrating without measure, gestures, drunkenness, damage."""
    abuse: Decision[Sanctions]
    """Insults to players or staff, and berating how somebody plays."""
    foul_language: Decision[Sanctions]
    """Foul language to nobody in particular, over and over."""
    one_player_to_a_hand: Decision[Sanctions]
    """Playing together with others: advice, help, asking for it."""
    talk: Decision[Sanctions]
    """Speaking of live or folded hands while somebody may still act."""
    collusion: Decision[Sanctions]
    """Soft play, chip dumping, signals, playing together."""
    cheating: Decision[Sanctions]
    thrown_cards: Decision[Sanctions]
    """Cards thrown off the table, or mucked so hard that they turn."""
    card_handling: Decision[Sanctions]
    """Own cards out of view, or looked at so that others see them."""
    shown_cards: Decision[Sanctions]
    """Own cards exposed too early: the penalty beside what the hand may still do."""
    device: Decision[Sanctions]
    """A telephone or another device used while holding cards."""
    faulty_deck: Decision[Sanctions]
    """Trying to profit from a deck known to be faulty."""
    false_information: Decision[Sanctions]
    """Telling the dealer or others a wrong amount."""
    pot_misuse: Decision[Sanctions] = field(metadata=since(3, [], "Nobody is penalised for the word."))
    """Saying "pot" where the betting is not pot limit."""
    chips_moved: Decision[Sanctions]
    """Chips carried away from the table, or over to another player or event."""
    disobedience: Decision[Sanctions]
    """Not doing what staff say."""
    other: Decision[Sanctions]
    """Whatever else is against the rules or the interest of the game."""
