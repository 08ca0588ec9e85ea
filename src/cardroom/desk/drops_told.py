"""What the house takes of a pot that was told at the depth "hands": rake and bonus drops (CH-1.67, CK-H.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardroom.cash.hand_rake import HandRake, hand_rake
from cardroom.desk.act_draft import ActDraft
from cardroom.desk.depth_commands import NoteHand
from cardroom.desk.desk_pieces import DeskTable
from cardroom.desk.desk_state import DeskState
from cardroom.desk.live_game import LiveGame
from cardroom.games import OFFERED
from cardroom.rules import Refused

RAKE: Final = ""
"""The box of the rake; those of the bonus drops are named by their funds."""


@dataclass(frozen=True, slots=True)
class DropOfPot:
    """What is taken of a pot by the house's rules, by box; of a hand that ended in its first round `first_round` in all."""

    boxes: dict[str, int]
    first_round: int
    clauses: tuple[str, ...]

    @property
    def cents(self) -> int:
        """All that is taken of a hand that went on beyond its first round."""
        return sum(self.boxes.values())


def boxes_of(game: LiveGame) -> tuple[str, ...]:
    """The boxes at a table: that of the rake, and one for each bonus drop that hands of the game, or of one of several
    games, pay.
    """
    deals = [OFFERED[part.deal] for part in game.offer.all_parts if part.deal in OFFERED]
    terms = [hand_rake(game.book, game.stake, game.seats, deal) for deal in deals]
    return tuple(dict.fromkeys((RAKE, *(fund for one in terms for fund in _funds(one)))))


def drop_of_pot(game: LiveGame, dealt: int, won: int) -> DropOfPot | None:
    """What the house takes where `won` is left for the winner, of a hand that began with `dealt` players; None where the
    desk does not know which game was dealt, or nothing is taken.
    """
    terms = _terms(game, dealt)
    if terms is None:
        return None
    whole = _before_drop(terms, won, saw_flop=True)
    parts = terms.parts([whole], True)
    boxes = {RAKE: sum(parts.rake)} | dict.fromkeys(_funds(terms), 0)
    for drop, taken in parts.drops:
        boxes[drop.fund] = sum(taken)
    clauses = terms.clauses + tuple(one for drop in terms.drops for one in drop.clauses)
    first_round = _before_drop(terms, won, saw_flop=False) - won
    return DropOfPot(boxes, first_round, tuple(dict.fromkeys(clauses)))


def proposed_drop(state: DeskState, game: LiveGame, table: DeskTable, won: int) -> DropOfPot | None:
    """The same for the next hand of a table: with the players who are there and serve no penalty."""
    seats = [
        seat for seat in state.seats(table) if seat.player and (seat.away is None or seat.over is not None)
    ]
    return drop_of_pot(game, len(seats), won)


def check_drop(draft: ActDraft, table: DeskTable, command: NoteHand, dealt: int) -> None:
    """Refuse ("drop-too-large") more than the house takes of the pot that was told (CH-1.67, CK-H.5), without a reason."""
    if command.pot <= 0 or command.drop <= 0:
        return
    game = draft.game_of(table)
    if (
        game.offer.deal not in OFFERED
    ):  # of several games the one that was dealt is not told, and Open Face has no pots
        return
    terms = _terms(game, dealt)
    most = sum(terms.take([command.pot + command.drop], True)) if terms is not None else 0
    clauses = terms.clauses if terms is not None else game.book.rake.by_stake.clauses
    draft.cite(*clauses)
    if command.drop > most and not command.why.strip():
        words = f"The house takes at most {most} of that pot."
        raise Refused("drop-too-large", words, clauses, {"most": most, "counted": command.drop})


def _terms(game: LiveGame, dealt: int) -> HandRake | None:
    dealing = OFFERED.get(game.offer.deal)
    return hand_rake(game.book, game.stake, dealt, dealing) if dealing is not None else None


def _funds(terms: HandRake | None) -> tuple[str, ...]:
    return tuple(drop.fund for drop in terms.drops) if terms is not None else ()


def _before_drop(terms: HandRake, won: int, *, saw_flop: bool) -> int:
    """The smallest pot of which `won` is left once the house has taken its part."""
    whole = won
    while (more := won + sum(terms.take([whole], saw_flop))) > whole:
        whole = more
    return whole
