"""Acts of staff that move money at tables and on accounts."""

from __future__ import annotations

from typing import Any, Final

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.store.people_rows import Role
from cardroom.store.rows import Commit
from tests.crash.asking import MAX_ALONE, AskedRoom, Request, Row

POOL: Final = "holdem-nl10"
WHY: Final = "for a test"
HELSINKI: Final = "casino-helsinki"


def act(room: AskedRoom, path: str, by: str = "Boss", role: Role = "admin", **body: Any) -> Request:
    """An act of a member of staff."""
    room.person(by, 0, role)
    return Request(by, path=path, body={"reason": WHY} | body)


def credited(room: AskedRoom) -> Request:
    return act(room, "/api/staff/money", player=room.person("A", 0).id, amount=500, id="credit")


def debited(room: AskedRoom) -> Request:
    return act(room, "/api/staff/money", player=room.person("A").id, amount=-500, id="debit")


def much(room: AskedRoom) -> Request:
    """More than one member of staff gives alone."""
    body = {"player": room.person("A", 0).id, "amount": MAX_ALONE + 1, "id": "much"}
    return act(room, "/api/staff/money", "Cash", "cashier", **body)


def proposed(room: AskedRoom) -> str:
    request = much(room)
    assert room.asks(request).what["body"] == {"outcome": "waits"}
    return "much"


def confirmed(room: AskedRoom) -> Request:
    return act(room, f"/api/staff/credits/{proposed(room)}/confirm")


def declined(room: AskedRoom) -> Request:
    return act(room, f"/api/staff/credits/{proposed(room)}/decline")


def paid_from_a_fund(room: AskedRoom) -> Request:
    fund = accounts.fund("casino-kruh", "straight-flush")
    entry = Entry(
        "dropped", room.time.now_ms(), "hand", WHY, ((accounts.MINT, -5_000), (fund, 5_000)), "table"
    )
    room.run(room.stored.commit(Commit(entries=(entry,))))
    room.restart()
    body = {"house": "casino-kruh", "fund": "straight-flush", "player": room.person("A", 0).id, "amount": 500}
    return act(room, "/api/staff/funds", id="bonus", **body)


def withheld(room: AskedRoom) -> Request:
    return act(room, f"/api/staff/players/{room.person('A').id}/withhold", amount=500, id="hold")


def released(room: AskedRoom) -> Request:
    room.asks(withheld(room))
    return act(room, f"/api/staff/players/{room.person('A').id}/release", amount=500, id="let-go")


def account_closed(room: AskedRoom) -> Request:
    room.seat(POOL, "A", "B", "C")
    return act(room, f"/api/staff/players/{room.person('A').id}/close")


def shut_out(room: AskedRoom) -> Request:
    room.seat(POOL, "A", "B", "C")
    return act(room, f"/api/staff/players/{room.person('A').id}/shut-out", family="holdem")


def sent_from_the_table(room: AskedRoom) -> Request:
    pool = "holdem-nl-nl200"
    table = room.seat(pool, "A", "B", "C")
    body = {
        "id": "gone",
        "table": table,
        "player": room.person("A").id,
        "kind": "removal",
        "count": 0,
        "minutes": 60,
    }
    return act(room, "/api/staff/penalties", clause="", hand_lost=False, **body)


def table_closed(room: AskedRoom) -> Request:
    return act(room, f"/api/staff/tables/{room.seat(POOL, 'A', 'B', 'C')}/close")


def moved(room: AskedRoom) -> Request:
    table, stake = room.seat(POOL, "A", "B", "C"), room.room.pools[POOL]
    boss = room.person("Boss", 0, "admin")
    to = room.run(room.room.staff.open_table(boss, stake.house, stake.offer.id, stake.stake.name, WHY))
    room.settle()
    return act(room, f"/api/staff/tables/{table}/move", player=room.person("A").id, to=to)


def plays_over(room: AskedRoom) -> Request:
    """A table is full, X waits, and A is away."""
    pool, names = "holdem-nl-nl200", "ABCDEFGHIJ"
    table = room.seat(pool, *names[:3])
    for name in names[3:]:
        client = room.client(name)
        client.done(client.join(pool, room.room.pools[pool].terms("", "").max_buy_in))
        room.take_offers()
    assert room.table(table).free_seats == 0
    x, a = room.client("X"), room.client("A")
    x.done(x.join(pool, room.room.pools[pool].terms("", "").max_buy_in))
    a.done(a.sit_out(table))
    seat = room.table(table).seat_of(a.player)
    assert seat is not None
    return act(room, f"/api/staff/tables/{table}/play-over", player=x.player, seat=seat.number)


PLAYERS: Final = "POST /api/staff/players/{player:str}"
TABLES: Final = "POST /api/staff/tables/{table:str}"
BY_STAFF: Final = (
    Row("POST /api/staff/money", credited, "credit"),
    Row("POST /api/staff/money", debited, "debit"),
    Row("POST /api/staff/money", much, "by two", moves=False),
    Row("POST /api/staff/credits/{proposal:str}/confirm", confirmed),
    Row("POST /api/staff/credits/{proposal:str}/decline", declined, moves=False),
    Row("POST /api/staff/funds", paid_from_a_fund, houses=("casino-kruh",)),
    Row(f"{PLAYERS}/withhold", withheld),
    Row(f"{PLAYERS}/release", released),
    Row(f"{PLAYERS}/close", account_closed),
    Row(f"{PLAYERS}/shut-out", shut_out),
    Row("POST /api/staff/penalties", sent_from_the_table, houses=(HELSINKI,)),
    Row(f"{TABLES}/close", table_closed),
    Row(f"{TABLES}/move", moved, by_player=True),
    Row(f"{TABLES}/play-over", plays_over, houses=(HELSINKI,)),
)
