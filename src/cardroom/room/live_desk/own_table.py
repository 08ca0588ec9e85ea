"""A dealer's acts at a desk hold at the dealer's own table alone: where the floor has pushed the dealer, or has named the
dealer who enters the hands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from cardroom.desk.act_fields import DeskCommand
from cardroom.desk.conduct_commands import ForbidThing, PenaliseLive
from cardroom.desk.dealers_and_decks import on_longest
from cardroom.desk.desk_commands import TakeBackAct
from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import (
    BuyInConsent,
    DeckReport,
    LivePenalty,
    PlayersAgreement,
    record_key,
)
from cardroom.desk.record_parts import KeptRecord
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.own_matters import RECORDS
from cardroom.room.live_desk.stacks_in_play import TableInPlay
from cardroom.rules.refused import Refused

AT_THE_SEAT: Final = (PenaliseLive, ForbidThing)
"""Acts about a player's conduct: they are about the table where the player sits, whatever table they name."""
BY_NUMBER: Final[dict[str, type[KeptRecord]]] = RECORDS | {
    "agreement": PlayersAgreement,
    "report": DeckReport,
    "consent": BuyInConsent,
}
"""The kinds of records that an act names by their numbers, by its field."""
Place = tuple[int, str]
"""A table by its number: of the desk, or of a live tournament, by that one's id."""
NOWHERE: Final[Place] = (0, "")
"""No table: of an act about one that names none, or about a player who sits nowhere."""
ANYWHERE: Final = -1
"""Whatever table of a tournament, for an act that is about no table: a document is seen where its player sits."""


def check_own_table(
    by: Person,
    command: DeskCommand,
    state: DeskState | None,
    known: Callable[[str], TableInPlay],
    called: Callable[[str], str],
) -> None:
    """Refuse ("not-your-table") a dealer's act about another table, and ("another-dealer") one about another dealer.

    An act that is about no table, as a sign-up to a list, is the house's to give. `known` tells of a table whose hands are
    entered, `called` the name of a person: the floor puts dealers on duty by their names.
    """
    if by.role != "dealer" or state is None:
        return
    dealer = getattr(command, "dealer", by.id)
    if not _is(by, dealer, called):
        raise Refused(
            "another-dealer", "That is about another dealer: ask the floor.", (), {"player": dealer}
        )
    own = own_tables(by, state, known, called)
    for place in tables_of(command, state):
        if place not in own:
            words = "You don't deal at that table: ask the floor."
            raise Refused("not-your-table", words, (), {"table": place[0], "event": place[1]})


def own_tables(
    by: Person, state: DeskState, known: Callable[[str], TableInPlay], called: Callable[[str], str]
) -> set[Place]:
    """The tables at which a person deals."""
    told = {(one.number, "") for one in state.tables() if one.told and known(one.told).dealer == by.id}
    dealt = {(one.table, one.event) for one in on_longest(state) if _is(by, one.dealer, called)}
    return told | dealt | {(ANYWHERE, event) for _, event in dealt if event}


def _is(by: Person, dealer: str, called: Callable[[str], str]) -> bool:
    """Whether a dealer is this member of staff: by the account, or by its name, which nobody else on duty has."""
    return dealer == by.id or called(dealer).casefold() == by.name.casefold()


def tables_of(command: DeskCommand, state: DeskState) -> Iterator[Place]:
    """The tables that an act is about; `NOWHERE` where it is about a table, and says not at which."""
    if isinstance(command, TakeBackAct):
        act = state.act(command.act)
        if act is not None:
            yield from tables_of(act.command, state)
        return
    if isinstance(command, AT_THE_SEAT) and (seat := state.seat_of(command.player)) is not None:
        yield (seat.table, "")
        return
    if isinstance(command, AT_THE_SEAT):
        yield (getattr(command, "table", 0), "")
        return
    for field, kind in BY_NUMBER.items():
        if number := getattr(command, field, 0):  # 0 is none, or nothing that the desk has
            yield from _of_record(state.records.get(record_key(kind, number)), state)
    if (event := getattr(command, "event", "")) and not hasattr(command, "table"):
        yield (ANYWHERE, event)
    for field in ("table", "to_table"):
        if hasattr(command, field):
            yield (getattr(command, field), getattr(command, "event", ""))


def _of_record(record: object, state: DeskState) -> list[Place]:
    """The tables that a record is about: its own, else those where its players sit. What is served goes with the player."""
    if record is None:
        return [NOWHERE]
    table, event = getattr(record, "table", 0), getattr(record, "event", "")
    follows = isinstance(record, LivePenalty) and not event
    if table and not (follows and state.seat_of(getattr(record, "player", "")) is not None):
        return [(table, event)]
    players = getattr(record, "players", None) or (getattr(record, "player", ""),)
    seats = [state.seat_of(player) for player in players]
    return [(seat.table, "") for seat in seats if seat is not None] or [NOWHERE]
