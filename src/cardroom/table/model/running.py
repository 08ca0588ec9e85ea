"""The running hand as the table sees it: the seats of the engine's players, the clock, and the state to restore."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from cardroom.engine import Hand
from cardroom.openface.hand import OpenFaceHand
from cardroom.table.events import BombPot, DropTaken, HandEvent, HandShown, SeatInHand, TurnStarted
from cardroom.table.model.hand_positions import Placing, Positions
from cardroom.table.model.turn_clock import TurnClock
from cardroom.table.values.kinds import ChosenEntry, Missed


@dataclass(frozen=True, slots=True)
class Before:
    """The table's state before a hand, restored if the hand becomes void; ``owed`` is by player's id.

    ``entering`` has each player's missed blind, the chosen way to come in, and whether the player may not have the
    button yet. ``serving`` are the players who had hands to miss by a penalty.
    """

    last: Positions | None
    stopped: bool
    heads_up_hands: int
    owed: dict[str, bool]
    rotated: int = 0
    entering: dict[str, tuple[Missed, ChosenEntry, bool]] = field(default_factory=dict)
    last_poster: str = ""
    serving: tuple[str, ...] = ()


class ShuffledDeal(Protocol):
    """The setup of a deal, which includes the deck."""

    @property
    def deck(self) -> Sequence[int]:
        """The whole deck as shuffled."""
        ...


class Deal(Protocol):
    """The part of an engine that a table needs for any game: players by index, whole chips."""

    @property
    def setup(self) -> ShuffledDeal:
        """The setup with which the deal began."""
        ...

    actor: int
    decision: int
    is_over: bool
    stacks: list[int]


@dataclass(slots=True)
class RunningDeal:
    """One deal at the table. ``players`` are in the engine's order: from the dealer's left, the dealer last.

    ``told`` counts the engine's events already turned into the table's. ``gone`` are players who folded and left before
    the hand was over: what they put in is settled with the hand, or returned if it becomes void. ``opening`` are the
    events that announced a hand dealt by a person, for when it is told again.
    """

    hand: str
    number: int
    seal: str
    started_ms: int
    placing: Placing
    players: tuple[SeatInHand, ...]
    engine: Deal
    before: Before
    index_of: dict[int, int] = field(default_factory=dict)
    told: int = 0
    turn: TurnStarted | None = None
    clock: TurnClock | None = None
    gone: dict[int, str] = field(default_factory=dict)
    opening: tuple[HandEvent, ...] = ()

    def __post_init__(self) -> None:
        self.index_of = {player.seat: index for index, player in enumerate(self.players)}

    @property
    def decision(self) -> int:
        """The token of the running turn: how many decisions have been made."""
        return self.engine.decision

    @property
    def actor_seat(self) -> int:
        """The seat to act, 0 when there is none."""
        actor = self.engine.actor
        return self.players[actor].seat if actor >= 0 else 0

    @property
    def is_over(self) -> bool:
        """Whether the hand is to be closed."""
        return self.engine.is_over

    @property
    def is_void(self) -> bool:
        """Whether a hand to be closed is void: no chip has moved, and it is dealt again."""
        return False

    @property
    def told_drops(self) -> tuple[DropTaken, ...]:
        """The drops of the pots that were told in a step before the one that closes the hand."""
        return ()

    @property
    def bomb_pot(self) -> BombPot | None:
        """The terms of the bomb pot that the hand is, None for any other hand."""
        return None

    def has_folded(self, seat: int) -> bool:
        """Whether this seat, dealt into the hand, has folded."""
        return False

    def held_by(self, seat: int) -> Mapping[int, int]:
        """The cards this seat could give up, each with its position in the deck: for the room, never for a viewer."""
        return {}

    def unseen(self) -> Mapping[int, Mapping[int, int]]:
        """By seat, the cards that nobody else has seen, each with its position in the deck: for the table alone."""
        return {}


@dataclass(slots=True)
class RunningHand(RunningDeal):
    """A hand of poker. ``chooser`` is the seat that has yet to choose its game, 0 once it is chosen.

    Until then the engine has only the posts and the cards that the chooser may see first; the hand is dealt again from
    the same deck when the game is known. ``chosen`` counts the turn of the choice, ``looked`` the cards each player had
    before it. ``asked_for`` is the amount that the player named for a bet just rounded, 0 without one. ``lies_at`` has
    the place in the sealed deck of each card that the engine deals from, where a game is dealt without some of them;
    it is empty where the engine has the whole deck.
    """

    engine: Hand
    shown: dict[int, HandShown] = field(default_factory=dict)
    chooser: int = 0
    chosen: int = 0
    looked: int = 0
    form: str = ""
    asked_for: int = 0
    lies_at: tuple[int, ...] = ()

    def sealed(self, places: tuple[int, ...]) -> tuple[int, ...]:
        """The places in the sealed deck of these places of the engine's deck."""
        return tuple([self.lies_at[place] for place in places]) if self.lies_at else places

    @property
    def decision(self) -> int:
        """The token of the running turn: how many decisions have been made."""
        return self.engine.decision + self.chosen

    @property
    def actor_seat(self) -> int:
        """The seat to act, 0 when there is none."""
        if self.chooser:
            return self.chooser
        actor = self.engine.actor
        return self.players[actor].seat if actor >= 0 else 0

    @property
    def bomb_pot(self) -> BombPot | None:
        """See `RunningDeal`."""
        setup = self.engine.setup
        return BombPot(setup.antes[0], setup.game.boards) if self.placing.is_bomb_pot else None

    @property
    def street(self) -> str:
        """The name of the street the hand is on ("preflop", "flop", ...)."""
        return self.engine.setup.game.streets[self.engine.street].name

    def has_folded(self, seat: int) -> bool:
        """Whether this seat, dealt into the hand, has folded."""
        return self.engine.status[self.index_of[seat]] == 0

    def held_by(self, seat: int) -> Mapping[int, int]:
        """See `RunningDeal`."""
        index = self.index_of.get(seat)
        if index is None or self.has_folded(seat):
            return {}
        return dict(zip(self.engine.holes[index], self.sealed(self.engine.hole_places[index]), strict=True))

    def unseen(self) -> Mapping[int, Mapping[int, int]]:
        """See `RunningDeal`; the cards of players who have folded are included."""
        engine = self.engine
        found = {}
        for seat, index in self.index_of.items():
            if engine.shown[index] or self.chooser:
                continue
            open_ = engine.ups[index] if engine.ups else ()
            own = zip(engine.holes[index], self.sealed(engine.hole_places[index]), strict=True)
            found[seat] = {card: place for card, place in own if card not in open_}
        return found


@dataclass(slots=True)
class RunningOpenFace(RunningDeal):
    """A hand of Open Face Chinese: nobody folds, everybody places to the end."""

    engine: OpenFaceHand
