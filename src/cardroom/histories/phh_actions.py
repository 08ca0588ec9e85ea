"""The actions of a PHH document: one line of text each, typed here and written back the same.

The grammar is PHH 0.0.2 (uoftcprg/phh-std): ``[actor verb [argument]] [# commentary]``, words separated by blanks.
Players are indices from 0 here (``p1`` is 0). Cards stay texts of two letters; ``??`` is an unknown card.
"""

import re
from dataclasses import dataclass

from cardroom.histories.history_amounts import Amount, amount_text, parse_amount
from cardroom.histories.history_faults import BrokenHistory, told


@dataclass(frozen=True, slots=True)
class DealHole:
    """Cards to one player (``d dh p1 AsKd``)."""

    player: int
    cards: tuple[str, ...]

    def text(self) -> str:
        return f"d dh p{self.player + 1} {''.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class DealBoard:
    """Community cards (``d db 2c3c4c``)."""

    cards: tuple[str, ...]

    def text(self) -> str:
        return f"d db {''.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class Fold:
    """``p2 f``."""

    player: int

    def text(self) -> str:
        return f"p{self.player + 1} f"


@dataclass(frozen=True, slots=True)
class CheckOrCall:
    """``p2 cc``."""

    player: int

    def text(self) -> str:
        return f"p{self.player + 1} cc"


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """A bet, raise or completion to a total (``p2 cbr 600``)."""

    player: int
    amount: Amount

    def text(self) -> str:
        return f"p{self.player + 1} cbr {amount_text(self.amount)}"


@dataclass(frozen=True, slots=True)
class BringIn:
    """The forced opening of a stud game (``p2 pb``)."""

    player: int

    def text(self) -> str:
        return f"p{self.player + 1} pb"


@dataclass(frozen=True, slots=True)
class Discard:
    """Cards thrown away in a draw, none when standing pat (``p2 sd AsQs``)."""

    player: int
    cards: tuple[str, ...]

    def text(self) -> str:
        return f"p{self.player + 1} sd {''.join(self.cards)}".rstrip()


@dataclass(frozen=True, slots=True)
class ShowOrMuck:
    """At the showdown: the cards shown, ``None`` for a muck; ``as_dealt`` shows what was dealt (``-``)."""

    player: int
    cards: tuple[str, ...] | None
    as_dealt: bool = False

    def text(self) -> str:
        shown = "-" if self.as_dealt else "".join(self.cards or ())
        return f"p{self.player + 1} sm {shown}".rstrip()


Action = DealHole | DealBoard | Fold | CheckOrCall | RaiseTo | BringIn | Discard | ShowOrMuck

_BARE_VERBS: dict[str, type[Fold] | type[CheckOrCall] | type[BringIn]] = {
    "f": Fold,
    "cc": CheckOrCall,
    "pb": BringIn,
}
CARD = re.compile(r"(?:[2-9TJQKA][cdhs]|\?\?)")
_PLAYER = re.compile(r"p([1-9][0-9]?)")


def parse_action(text: str, players: int, where: str) -> Action | None:
    """The action a line of the document stands for; ``None`` for an empty line or a mere comment.

    Raises:
        BrokenHistory: the line is not in the grammar or names a player who is not there.
    """
    words = text.partition("#")[0].split()
    if not words:
        return None
    if words[0] == "d":
        return _parse_dealing(words, players, where, text)
    player = _player(words[0], players, where)
    verb = words[1] if len(words) > 1 else ""
    arguments = words[2:]
    if verb in _BARE_VERBS and not arguments:
        return _BARE_VERBS[verb](player)
    if verb == "cbr" and len(arguments) == 1:
        return RaiseTo(player, parse_amount(arguments[0], where))
    if verb == "sd" and len(arguments) <= 1:
        return Discard(player, _cards(arguments[0], where) if arguments else ())
    if verb == "sm" and len(arguments) <= 1:
        if arguments == ["-"]:
            return ShowOrMuck(player, None, as_dealt=True)
        return ShowOrMuck(player, _cards(arguments[0], where) if arguments else None)
    raise BrokenHistory(where, f"{told(repr(text.strip()))} is not an action of a hand history")


def _parse_dealing(words: list[str], players: int, where: str, text: str) -> Action:
    if len(words) == 4 and words[1] == "dh":
        return DealHole(_player(words[2], players, where), _cards(words[3], where))
    if len(words) == 3 and words[1] == "db":
        return DealBoard(_cards(words[2], where))
    raise BrokenHistory(where, f"{told(repr(text.strip()))} is not a dealing of cards")


def _player(word: str, players: int, where: str) -> int:
    match = _PLAYER.fullmatch(word)
    if match is None:
        raise BrokenHistory(
            where, f"{told(repr(word))} is neither the dealer (d) nor a player (p1 to p{players})"
        )
    player = int(match[1]) - 1
    if player >= players:
        raise BrokenHistory(where, f"{word} acts, but the hand has {players} players")
    return player


def _cards(word: str, where: str) -> tuple[str, ...]:
    cards = tuple(word[place : place + 2] for place in range(0, len(word), 2))
    for text in cards:
        if not CARD.fullmatch(text):
            raise BrokenHistory(where, f"{text!r} in {told(repr(word))} is not a card")
    return cards
