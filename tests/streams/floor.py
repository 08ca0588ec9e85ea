"""What staff and the room itself do to a cash table while it is played at."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from cardroom.room.lobby.penalty_desk import PenaltyAsked
from cardroom.room.protocol.bodies import SeatMove, WithReason
from cardroom.room.stall import extend_clocks
from cardroom.rules import Refused
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS
from tests.streams.night import Night, Wish

REASON = "for the record"
LONG_MS = 45_000


def _staff(night: Night, work: Coroutine[Any, Any, object]) -> None:
    """An act of staff; one that comes at the wrong time is refused, and nothing has happened."""
    try:
        night.room.run(work)
    except Refused:
        return
    finally:
        night.room.settle()


def void(night: Night, client: TestClient) -> None:
    """The running hand counts for nothing."""
    _staff(night, night.room.room.staff.void(BOSS, night.table, REASON))


def move(night: Night, client: TestClient) -> None:
    """A player is put on another seat."""
    table = night.room.table(night.table)
    free = [seat for seat in range(1, table.terms.seats + 1) if seat not in table.seats]
    if free:
        seat = night.chance.choice(free)
        _staff(
            night,
            night.room.room.staff.at_table(
                BOSS, night.table, "change_seat", SeatMove(REASON, client.player, seat)
            ),
        )


def add_seat(night: Night, client: TestClient) -> None:
    """One more may sit."""
    _staff(night, night.room.room.staff.at_table(BOSS, night.table, "add_seat", WithReason(REASON)))


def last_round(night: Night, client: TestClient) -> None:
    """The last round is announced."""
    _staff(night, night.room.room.staff.at_table(BOSS, night.table, "last_round", WithReason(REASON)))


def drain(night: Night, client: TestClient) -> None:
    """No more hands; if anybody would still have one, dealing goes on."""
    staff = night.room.room.staff
    _staff(night, staff.at_table(BOSS, night.table, "drain", WithReason(REASON)))
    _staff(night, staff.at_table(BOSS, night.table, "reopen", WithReason(REASON)))


def reopen(night: Night, client: TestClient) -> None:
    """Dealing goes on behind a last round."""
    if night.room.table(night.table).hand is None:
        _staff(night, night.room.room.staff.at_table(BOSS, night.table, "reopen", WithReason(REASON)))


def ask_all(night: Night, client: TestClient) -> None:
    """All are asked whether one may buy in for less; they agree, or one does not, or staff ask no longer."""
    staff = night.room.room.staff
    player = night.room.person("Olga").id
    _staff(night, staff.agree_buy_in(BOSS, night.table, player, 1_234, REASON))
    _answers(night)


def charge(night: Night, client: TestClient) -> None:
    """The rake is paid by the time, or from the pots again; the same of the jackpot's drop, where all agree."""
    staff, what = night.room.room.staff, night.chance.choice(("rake", "jackpot"))
    seconds = night.chance.choice((3_600, 0))
    _staff(night, staff.charge_by_time(BOSS, night.table, what, seconds, REASON))  # type: ignore[arg-type]  # of the two
    _answers(night)


def _answers(night: Night) -> None:
    outcome = night.chance.choice(("agreed", "agreed", "declined", "taken back"))
    for one in [one for one in night.room.clients if one.name]:
        one.ask(one.answer(night.table, outcome != "declined"))
        if outcome == "taken back":
            break
    _staff(night, night.room.room.staff.at_table(BOSS, night.table, "take_back_question", WithReason(REASON)))


def penalise(night: Night, client: TestClient) -> None:
    """A player misses hands, or is away for a while."""
    hands = night.chance.choice((1, 2, 0))
    night.penalties += 1
    wish = PenaltyAsked(
        id=f"penalty-{night.penalties}", table=night.table, player=client.player, reason=REASON,
        kind="missed_hands" if hands else "time_away", count=hands, minutes=0 if hands else 2,
    )  # fmt: skip
    _staff(night, night.room.room.penalties.give(BOSS, wish))


def play_over(night: Night, client: TestClient) -> None:
    """A player in line uses the seat of one who is away."""
    table = night.room.table(night.table)
    seats = [seat for seat in table.seats.values() if seat.number <= table.terms.seats]
    away = [seat for seat in seats if seat.sits_out and not seat.home]
    if away:
        waits = night.room.client("Vera")
        night.room.give("Vera", 2 * table.terms.max_buy_in)
        waits.ask(waits.join(night.plan.pool, table.terms.max_buy_in))
        seat = night.chance.choice(away).number
        _staff(night, night.room.room.staff.play_over(BOSS, night.table, waits.player, seat, REASON))


def restart(night: Night, client: TestClient) -> None:
    """The server is gone and comes back; all connect again, one a while later."""
    room = night.room
    names = [one.name for one in room.clients if one.name]
    with room.unseen():
        room.restart()
    for viewer in room.viewers:
        if not viewer.client.name:
            with room.unseen():
                viewer.follow(room.connect(), night.table)
    for number, name in enumerate(names):
        if number == len(names) - 1:
            room.wait(seconds=5)
        night.come_back(name)


def stand_still(night: Night, client: TestClient) -> None:
    """The process stood still for a while: every clock ends later."""
    room = night.room
    room.do(lambda: extend_clocks(room.room.hosted, room.room.lines, LONG_MS))


ACTS: dict[str, Wish] = {
    one.__name__: one
    for one in (
        void, move, add_seat, last_round, drain, reopen, ask_all, charge, penalise, play_over, restart, stand_still,
    )
}  # fmt: skip
STAFF = (*ACTS, "void", "penalise")
