"""A dealer's acts at a desk hold at the dealer's own table: a law over every act, whatever the house gives dealers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import dealing_commands as of_dealers
from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk.depth_commands import ROOMS_OWN, SetTableDepth
from cardroom.desk.kept_records import ClockOnSeat, DeckReport, LivePenalty, ThingForbidden
from cardroom.desk.record_parts import KeptRecord
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.desk_rights import DeskRights
from cardroom.room.runtime.settings import ACTS, DeskRight
from cardroom.rules import Refused
from tests.room.live_desk.test_live_desks import HOUSE, NL, DeskRoom

TABLES = (1, 2, 3)
NOT_OWN = {"not-your-table", "another-dealer"}
NAMES_A_RECORD: dict[str, type[KeptRecord]] = {
    "tick_penalty": LivePenalty, "end_penalty": LivePenalty, "allow": ThingForbidden, "end_clock": ClockOnSeat,
    "settle_deck": DeckReport, "appeal": LivePenalty,
}  # fmt: skip
"""Acts that name a record of a table or of a player who sits there, and nothing else."""
BY_ANOTHER_RECORD = {
    "look_into", "close_case", "end_exclusion", "settle_money", "sign_agreement", "approve_claim", "reject_claim",
    "pay_share", "settle_reclaim", "end_consent", "decide_appeal",
}  # fmt: skip
"""Acts that name records which no act of this test makes: the desk has none, so no dealer's table is among them."""
OF_NO_TABLE = {
    "open_day", "close_day", "sign_up", "confirm_sign_up", "strike_off", "end_of_list", "pay_stored", "keep_apart",
    "let_together", "see_document", "disclose", "top_up_jackpot", "restaurant_brings", "arrange_screens",
    "remove_layout",
}  # fmt: skip
"""Acts about the house, its lists and its people: a house may give them to dealers, and no table is asked."""

FOR_THEMSELVES = {"answer_consent"}
"""Acts of who plays, also of staff, about nobody else."""


class ThreeTables(DeskRoom):
    """A desk of three tables with a player each, a dealer each at the first two, and rights to everything."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.test.room.live_desks.rights = DeskRights((DeskRight("dealer", tuple(sorted(ACTS))),))
        self.act(do.OpenGamingDay())
        self.players = {}
        for table in TABLES:
            self.act(do.OpenDeskTable(table=table, pool=NL, why="players wait"))
            self.players[table] = self.named(f"P{table}")
            self.act(do.SeatDown(table=table, seat=1, player=self.players[table], stack=20_000))
        self.dealers = {table: self.test.person(f"Dealer {table}", 0, "dealer") for table in (1, 2)}
        self.free = self.test.person("Free dealer", 0, "dealer")
        for person in (*self.dealers.values(), self.free):
            self.act(of_dealers.DealerIn(dealer=person.id))
        for table, dealer in self.dealers.items():
            self.act(of_dealers.PushDealer(table=table, dealer=dealer.id))

    def records(self, table: int) -> dict[type[KeptRecord], int]:
        """The numbers of records about a table or its player."""
        player = self.players[table]
        return {
            LivePenalty: self.act(
                of_conduct.PenaliseLive(player=player, offence="talk", kind="time_away", count=2, why="x")
            ),
            ThingForbidden: self.act(of_conduct.ForbidThing(player=player, thing="device", why="x")),
            ClockOnSeat: self.act(of_conduct.CallClock(table=table, seat=1)),
            DeckReport: self.act(of_dealers.ReportDeck(table=table, fault="a card is bent")),
        }

    def command(self, act: type[Any], table: int, records: dict[type[KeptRecord], int]) -> do.AnyDeskCommand:
        """The act at a table, with values that fit it."""
        tag, values = str(act.__struct_config__.tag), {"why": "a test"}
        for one in msgspec.structs.fields(act):
            if one.name in ("table", "to_table", "seat", "to_seat"):
                values[one.name] = table if "table" in one.name else 1
            elif one.name == "player":
                values["player"] = self.players[table]
            elif one.required:
                values[one.name] = value_of(one.type)
        if tag in NAMES_A_RECORD:
            kind = NAMES_A_RECORD[tag]
            field = next(
                name for name in act.__struct_fields__ if name in ("penalty", "forbidden", "clock", "report")
            )
            values[field] = records[kind]
        return act(**values)


def value_of(kind: Any) -> Any:
    """A value of a field's type."""
    if kind is int or kind is bool:
        return 1
    if kind is str:
        return "x"
    origin = getattr(kind, "__origin__", None)
    if origin is dict:
        return {}
    if origin is tuple:
        return (value_of(get_args(kind)[0]),)
    if hasattr(kind, "__metadata__"):
        return value_of(kind.__origin__)
    inner = get_args(kind)
    return inner[0] if inner and isinstance(inner[0], str) else value_of(inner[0]) if inner else "x"


def acts() -> list[type[Any]]:
    """Every act that staff send."""
    own = (*ROOMS_OWN, do.LapseCalls)
    return [one for one in get_args(do.AnyDeskCommand) if one not in own]


@pytest.fixture(name="at")
def three_tables(tmp_path: Path) -> Any:
    at = ThreeTables(tmp_path / "data")
    yield at
    at.test.close()


def code_of(at: ThreeTables, command: do.AnyDeskCommand, by: Person) -> str:
    """The refusal of an act before the desk decides it; "" where it would come to the desk."""
    try:
        at.test.room.live_desks.checked(by, HOUSE, command)
    except Refused as refused:
        return refused.code
    return ""


def test_every_act_of_a_dealer_holds_at_the_own_table_and_at_no_other(at: ThreeTables) -> None:
    records = {table: at.records(table) for table in TABLES}
    asked = 0
    for act in acts():
        tag = str(act.__struct_config__.tag)
        for table in TABLES:
            command = at.command(act, table, records[table])
            for home, dealer in (*at.dealers.items(), (0, at.free)):
                code = code_of(at, command, dealer)
                if hasattr(command, "dealer"):
                    own = msgspec.structs.replace(command, dealer=dealer.id)
                    assert code == "another-dealer"
                    code = code_of(at, own, dealer)
                    if not hasattr(command, "table"):
                        assert code == "", tag
                        continue
                if tag in OF_NO_TABLE | FOR_THEMSELVES or tag == "take_back":
                    assert code not in NOT_OWN, tag
                elif tag in BY_ANOTHER_RECORD or home != table:
                    assert code == "not-your-table", (tag, table, home)
                else:
                    assert code not in NOT_OWN, (tag, table, home)
                asked += 1
            for anybody in (at.floor, at.test.person("Admin", 0, "admin")):
                assert code_of(at, command, anybody) not in NOT_OWN
    assert asked > 400


def test_what_a_dealer_may_not_do_changes_nothing_and_says_at_which_table(at: ThreeTables) -> None:
    before = msgspec.json.encode(at.owner.state)
    counted = do.CountStack(table=2, seat=1, stack=20_000)
    why = at.refused(counted, at.dealers[1])
    assert (why.code, why.arguments["table"]) == ("not-your-table", 2)
    assert at.refused(counted, at.free).code == "not-your-table"
    assert msgspec.json.encode(at.owner.state) == before
    at.act(counted, at.dealers[2])
    at.act(of_dealers.PushDealer(table=2, dealer=at.free.id))
    assert at.refused(counted, at.dealers[2]).code == "not-your-table", "a push ends it at once"
    at.act(counted, at.free)


def test_the_floor_puts_a_dealer_on_duty_by_the_name_of_the_account(at: ThreeTables) -> None:
    named = at.named("free  dealer")
    assert named != at.free.id
    at.act(of_dealers.DealerIn(dealer=named))
    away = do.StartDeskBreak(table=3, seat=1)
    assert at.refused(away, at.free).code == "not-your-table"
    at.act(of_dealers.PushDealer(table=3, dealer=named))
    at.act(away, at.free)
    assert at.refused(of_dealers.DealerBreak(dealer=at.dealers[1].id), at.free).code == "another-dealer"
    at.act(of_dealers.PushDealer(table=3, dealer=at.free.id))
    at.act(of_dealers.DealerBreak(dealer=named), at.free)


def test_an_act_is_taken_back_by_the_dealer_of_its_table_alone(at: ThreeTables) -> None:
    number = at.act(do.StartDeskBreak(table=1, seat=1), at.dealers[1])
    slip = do.TakeBackAct(act=number, why="the wrong seat")
    assert at.refused(slip, at.dealers[2]).code == "not-your-table"
    at.act(slip, at.dealers[1])


def test_a_penalty_goes_with_its_player_from_table_to_table(at: ThreeTables) -> None:
    given = of_conduct.PenaliseLive(
        player=at.players[1], offence="talk", kind="time_away", count=3, why="loud", table=1
    )
    number = at.act(given, at.dealers[1])
    at.act(do.MoveToTable(table=1, seat=1, to_table=2, to_seat=3, stack=20_000, by_house=True, why="balance"))
    served = of_conduct.EndLivePenalty(penalty=number, why="it is over")
    assert at.refused(served, at.dealers[1]).code == "not-your-table"
    at.act(served, at.dealers[2])
    lie = msgspec.structs.replace(given, table=1)
    assert at.refused(lie, at.dealers[1]).code == "not-your-table", "the player sits elsewhere"


def test_who_enters_the_hands_of_a_table_deals_there(at: ThreeTables) -> None:
    at.act(do.CountStack(table=3, seat=1, stack=20_000))
    room = at.test.room
    at.test.run(room.desk_tables.act(at.floor, HOUSE, SetTableDepth(table=3, depth="play")))
    told = at.owner.state.table(3)
    assert told is not None and told.told
    away = do.StartDeskBreak(table=3, seat=1)
    assert code_of(at, away, at.free) == "not-your-table"
    at.test.run(room.live_desk.opening.name_dealer(at.floor, told.told, at.free.id, "deals"))
    assert code_of(at, away, at.free) == ""


@pytest.mark.clause("CK-TH.2")
def test_pushes_at_random_and_each_dealer_acts_where_the_last_push_was(at: ThreeTables) -> None:
    chance = Random(7)
    people = [*at.dealers.values(), at.free]
    where: dict[str, int] = {dealer.id: table for table, dealer in at.dealers.items()}
    for _ in range(60):
        dealer, table = chance.choice(people), chance.choice(TABLES)
        if dealer.id not in where:
            at.act(of_dealers.PushDealer(table=table, dealer=dealer.id))
            where = {one: home for one, home in where.items() if home != table} | {dealer.id: table}
        for person in people:
            for other in TABLES:
                agrees = of_money.TableConsents(table=other, player="x", cents=5_000, seats=(1,))
                own = where.get(person.id) == other
                assert (code_of(at, agrees, person) == "not-your-table") != own
