"""Hands that staff find by an id: who may read hands finds them, without a card and without a name."""

from __future__ import annotations

from pathlib import Path

from cardroom.testing.whole_room import TestRoom

POOL = "holdem-nl10"


def test_hands_are_found_by_their_id_and_by_their_tables(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, "A", "B", "C")
        for _ in range(3):
            room.deal(table)
            while room.table(table).hand is not None:
                options = room.hand(table).engine.options()
                room.act(table, "check" if options.can_check else "fold")
        floor, cashier = room.person("Flo", 0, role="floor"), room.person("Cas", 0, role="cashier")
        search = room.room.staff_pages.search
        [hand] = room.run(search.find(floor, f"{table}-2")).hands
        assert (hand.hand, hand.table, hand.outcome) == (f"{table}-2", table, "complete")
        assert [one.hand for one in room.run(search.find(floor, table)).hands] == [
            f"{table}-{number}" for number in (3, 2, 1)
        ]
        assert not room.run(search.find(floor, f"{table}-4")).hands
        assert not room.run(search.find(cashier, f"{table}-2")).hands, "a cashier reads no hands"
        money = room.run(search.find(cashier, f"{table}-2")).money
        assert not room.run(search.find(floor, f"{table}-2")).money
        assert not money or all(one.state == "booked" for one in money)
        room.run(room.room.people.set_role(room.person("Adm", 0, role="admin"), floor.id, "player", "gone"))
        assert room.refused(search.find(floor, table)).code == "not-staff", "it counts at once"
