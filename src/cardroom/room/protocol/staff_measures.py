"""The messages by which people hear of what staff decided about them: penalties, roles, the end of a session."""

from cardroom.room.protocol.message_bases import ServerMessage
from cardroom.rules.decisions import PenaltyKind


class PenaltyGiven(ServerMessage, frozen=True):
    """Staff gave you a penalty: ``hands`` to miss at ``table``, or no return before ``until_ms``; 0 for neither."""

    table: str
    house: str
    kind: PenaltyKind
    hands: int
    until_ms: int
    reason: str
    clauses: tuple[str, ...]


class PenaltyEnded(ServerMessage, frozen=True):
    """Staff ended a penalty of yours early."""

    table: str
    kind: PenaltyKind
    reason: str


class PlayerReturned(ServerMessage, frozen=True):
    """To staff: a player has come back from a served penalty."""

    table: str
    player: str
    name: str


class RoleChanged(ServerMessage, frozen=True):
    """What you may do here has changed: ask again who you are."""


class SignedOut(ServerMessage, frozen=True):
    """Your session ended; the socket closes now."""

    reason: str
