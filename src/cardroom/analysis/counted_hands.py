"""Hands that were played, as figures count them: who did what in which round, who showed down, who won what."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from cardroom.engine import events as engine_events
from cardroom.engine.events import UNCONTESTED
from cardroom.games import EVERY_GAME
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.named_rules import rules_named
from cardroom.histories.phh import UNKNOWN_STACK, PhhHand
from cardroom.histories.phh_replay import NO_HOUSE, follow
from cardroom.histories.record import RecordedHand
from cardroom.histories.variants import VARIANTS
from cardroom.table import events as table_events

Act = Literal["fold", "check", "call", "raise"]
"""An action of a player; a bet, a raise and a completion are all "raise"."""

_ENGINE_ACTS: Final[dict[object, Act]] = {
    engine_events.FOLDED: "fold", engine_events.CHECKED: "check", engine_events.CALLED: "call",
    engine_events.BET: "raise", engine_events.RAISED: "raise",
}  # fmt: skip
_ENGINE_DEALS: Final = frozenset({
    engine_events.DEALT_BOARD, engine_events.DEALT_HOLE, engine_events.DEALT_UP, engine_events.DREW,
    engine_events.DISCARDED, engine_events.STOOD_PAT,
})  # fmt: skip
_TABLE_ACTS: Final[dict[type, Act]] = {
    table_events.Folded: "fold", table_events.Checked: "check", table_events.Called: "call",
    table_events.Bet: "raise", table_events.Raised: "raise", table_events.Completed: "raise",
}  # fmt: skip
_TABLE_DEALS: Final[frozenset[type]] = frozenset({
    table_events.BoardDealt, table_events.CommunityCardDealt, table_events.HoleDealt, table_events.UpCardDealt,
    table_events.Drew, table_events.Discarded, table_events.StoodPat,
})  # fmt: skip


@dataclass(slots=True)
class PlayedHand:
    """One hand. Players are counted in the order of dealing; `acts` are (round from 0, player, act).

    `won` has who got a part of a pot that was contested, `nets` what each player won or lost in big blinds (where
    there is none, in the smaller bets of fixed limit, else the least bet): nothing is rounded.
    """

    players: tuple[str, ...]
    positions: tuple[str, ...]
    streets: tuple[str, ...]
    acts: list[tuple[int, int, Act]] = field(default_factory=list)
    won: set[int] = field(default_factory=set)
    nets: tuple[float, ...] = ()
    round: int = 0
    is_fresh: bool = True
    """Whether nobody has decided anything in this round yet."""

    def deal(self) -> None:
        """Cards came: after a decision another round begins."""
        if not self.is_fresh:
            self.round, self.is_fresh = self.round + 1, True

    def act(self, player: int, act: Act) -> None:
        """A player decided."""
        self.acts.append((self.round, player, act))
        self.is_fresh = False

    @property
    def still_in(self) -> set[int]:
        """The players who had not folded at the end."""
        return set(range(len(self.players))) - {player for _, player, act in self.acts if act == "fold"}


def positions_of(players: int, has_button: bool) -> tuple[str, ...]:
    """The names of the positions, in the order of dealing: "SB", "BB", "UTG" ... "CO", "BTN"; "" where cards open."""
    if not has_button:
        return ("",) * players
    if players == 2:
        return ("BB", "BTN")
    late = ["BTN", "CO", "HJ", "LJ"][: players - 2]
    early = ["UTG" if not place else f"UTG+{place}" for place in range(players - 2 - len(late))]
    return ("SB", "BB", *early, *reversed(late))


def from_phh(document: PhhHand) -> PlayedHand:
    """A document's hand, played by the rules it names. Raises BrokenHistory."""
    if document.variant not in VARIANTS:
        raise BrokenHistory("variant", f"{document.variant} is not played here; {', '.join(VARIANTS)} are")
    if UNKNOWN_STACK in document.starting_stacks:
        raise BrokenHistory("starting_stacks", "a stack is not known (inf), so the hand cannot be settled")
    following = follow(document, rules_named(document) or NO_HOUSE)
    hand = following.run()
    names = document.other.get("players")
    count = len(document.starting_stacks)
    known = (
        names
        if isinstance(names, list) and len(names) == count
        else [f"p{place + 1}" for place in range(count)]
    )
    played = _begun(
        [str(name) for name in known], VARIANTS[document.variant][0], following.game.skips_first_bets
    )
    for kind, *rest in hand.events:
        if kind in _ENGINE_DEALS:
            played.deal()
        elif kind in _ENGINE_ACTS and isinstance(rest[0], int):
            played.act(rest[0], _ENGINE_ACTS[kind])
        elif kind == engine_events.WON and rest[1] != UNCONTESTED and isinstance(rest[2], int):
            played.won.add(rest[2])
    bet = float(document.amounts.get("min_bet", document.amounts.get("small_bet", 1)))
    told = document.amounts_of("finishing_stacks") if "finishing_stacks" in document.other else None
    ends = [float(stack) for stack in told] if told else [stack / following.scale for stack in hand.stacks]
    starts = [float(stack) for stack in document.starting_stacks]
    played.nets = tuple([(end - start) / bet for start, end in zip(starts, ends, strict=True)])
    return played


def from_record(hand: RecordedHand) -> PlayedHand:
    """A hand of a site's text, or of a table's events; it is over and was not made void."""
    seats = hand.players
    names = hand.names
    played = _begun([names[seat] for seat in seats], hand.game[0], hand.start.bomb_pot is not None)
    for event in hand.events:
        kind = type(event)
        if kind in _TABLE_DEALS:
            played.deal()
        elif kind in _TABLE_ACTS:
            played.act(seats[event.seat], _TABLE_ACTS[kind])  # type: ignore[union-attr]  # every decision is a seat's
        elif isinstance(event, table_events.PotAwarded) and event.share != "uncontested":
            played.won.add(seats[event.seat])
    bet = hand.table.big_blind or hand.table.small_bet or hand.table.minimum_bet or 1
    ends = hand.stacks_at_end
    played.nets = tuple([(ends[seat.seat] - seat.stack) / bet for seat in hand.start.seats])
    return played


def _begun(players: Sequence[str], code: str, skips_first: bool) -> PlayedHand:
    game = EVERY_GAME[code]
    positions = positions_of(len(players), game.opener is None)
    played = PlayedHand(tuple(players), positions, tuple([street.name for street in game.streets]))
    played.round = 1 if skips_first else 0
    return played
