"""The tournaments that a player has played: stored with each certain finish, and read page by page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from cardroom.room.protocol.tournament_responses import PlayedRow, PlayedRows
from cardroom.room.protocol.tournament_views import TournamentKind
from cardroom.room.runtime.page_reads import PageReads
from cardroom.room.tournaments.tournament_kind import kind_of
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, Matter
from cardroom.table.values.message import Movement
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.results import Finished, Paid, TakenBack

KIND: Final = "played"
"""The kind of the matter that stores a player's finish, by tournament and player."""
PAGE: Final = 50
LOOKED_AT: Final = 1_000
"""The most tournaments that are looked at for one page of those that fit."""


class Takings(msgspec.Struct):
    """The money that players have got from a tournament so far, in cents, and when their finishes were certain."""

    got: dict[str, int] = msgspec.field(default_factory=dict)
    at_ms: dict[str, int] = msgspec.field(default_factory=dict)


def keep(
    takings: Takings,
    tournament: Tournament,
    finished: dict[str, Finished],
    money: Iterable[Movement],
    now_ms: int,
    moved: Iterable[str] = (),
) -> list[KeepMatter]:
    """The rows of players' histories after a step that moved this ``money``, and gave others another place (`moved`).

    There is a row for each certain finish, written again when more is paid to it. In a cancelled tournament everybody
    has one, without a finishing position. Tickets count as their worth.
    """
    state, touched = tournament.state, set(moved)
    for one in money:
        if isinstance(one, Finished):
            cents = one.prize
            touched.add(one.player)
        elif isinstance(one, Paid | TakenBack):
            cents = one.cents if isinstance(one, Paid) else -one.cents
        else:
            continue
        if one.player not in state.entrants:  # one who withdrew has it all back, and has played nothing
            takings.got.pop(one.player, None)
            continue
        takings.got[one.player] = takings.got.get(one.player, 0) + cents
        if one.player in takings.at_ms:
            touched.add(one.player)
    if state.cancelled:
        touched |= state.entrants.keys() - takings.at_ms.keys()
    rows = []
    for player in sorted(touched):
        at_ms = takings.at_ms.setdefault(player, now_ms)
        rows.append(
            KeepMatter(_matter(tournament, player, finished.get(player), takings.got.get(player, 0), at_ms))
        )
    return rows


def _matter(tournament: Tournament, player: str, place: Finished | None, got: int, at_ms: int) -> Matter:
    terms, state = tournament.terms, tournament.state
    paid = sum(bought.whole for bought in state.entrants[player].bought)
    row = PlayedRow(
        tournament=terms.id,
        name=terms.name,
        house=terms.house,
        kind=kind_of(tournament),
        game=terms.game,
        form=tournament.book.game(terms.game).form,
        at_ms=at_ms,
        entries=state.entries,
        place=place.place if place is not None else 0,
        got=got,
        paid=paid,
        cancelled=state.cancelled,
    )
    return Matter(KIND, f"{terms.id}/{player}", player, at_ms, False, msgspec.to_builtins(row))


class PlayedTournaments:
    """Answers requests for a player's own history."""

    def __init__(self, pages: PageReads) -> None:
        self._pages = pages

    async def page(self, player: str, before: str, kind: TournamentKind | None, house: str) -> PlayedRows:
        """A part of a player's history, the newest first, of one kind or one house if asked. Refuses "bad-page".

        A page has those that fit among so many; more may follow a page that is short, or empty.
        """
        mark = _mark_of(before)

        def read(reader: Reader) -> list[Matter]:
            return reader.matters(KIND, player, before=mark, limit=LOOKED_AT if kind or house else PAGE)

        looked_at = await self._pages.read(player, read)
        rows: list[PlayedRow] = []
        last = None
        for matter in looked_at:
            row, last = msgspec.convert(matter.body, PlayedRow), matter
            if (kind is None or row.kind == kind) and (not house or row.house == house):
                rows.append(row)
            if len(rows) == PAGE:
                break
        all_seen = last is None or (
            last is looked_at[-1] and len(looked_at) < (LOOKED_AT if kind or house else PAGE)
        )
        return PlayedRows(tuple(rows), "" if all_seen or last is None else f"{last.at_ms}-{last.id}")


def _mark_of(before: str) -> tuple[int, str] | None:
    at_ms, _, name = before.partition("-")
    if before and not (at_ms.isdecimal() and len(at_ms) < 19 and name):
        raise Refused("bad-page", "That page does not exist.")
    return (int(at_ms), name) if before else None
