"""What dealers and the desk may do at a live desk: the house's decision, as data; a refusal says whose it is."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import dealing_commands as of_dealers
from cardroom.desk import desk_commands as do
from cardroom.desk import people_commands as of_people
from cardroom.room.identity.permissions import PERMISSIONS, is_staff
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.desk_rights import BY_RIGHT, DeskRights, shipped_rights
from cardroom.room.live_desk.seat_calls import may_call
from cardroom.room.runtime.settings import ACTS, DeskRight
from cardroom.rules import Refused, house, shipped
from tests.room.live_desk.test_live_desks import HOUSE, NL, DeskRoom

DEALER = Person("d", "Dee", "dealer")
DESK = Person("r", "Rita", "desk")


def deals(at: DeskRoom, dealer: Person, table: int = 1) -> None:
    """The floor pushes a dealer to a table."""
    at.act(of_dealers.DealerIn(dealer=dealer.id))
    at.act(of_dealers.PushDealer(table=table, dealer=dealer.id))


def refused(rights: DeskRights, person: Person, where: str, act: str) -> dict[str, Any]:
    with pytest.raises(Refused) as why:
        rights.check(person, where, act)
    assert why.value.code == "not-your-act"
    return why.value.arguments


def test_the_programs_rights_name_acts_roles_and_clauses_that_there_are() -> None:
    for one in shipped_rights():
        assert set(one.acts) <= ACTS
        assert not one.house or set(one.clauses) <= set(house(one.house).clauses)
        assert not one.house or one.house in shipped()


@pytest.mark.clause("CK-H.2", "CK-H.12")
def test_dealers_sanction_at_kruh_and_nowhere_else() -> None:
    rights = DeskRights(())
    rights.check(DEALER, "casino-kruh", "penalty")
    assert refused(rights, DEALER, "casino-helsinki", "penalty")["may"] == "director, floor, admin"
    assert refused(rights, DESK, "casino-kruh", "penalty")["may"] == "dealer, director, floor, admin"


def test_a_house_decides_otherwise_by_the_rooms_settings() -> None:
    own = DeskRight("dealer", ("penalty", "count"), "casino-helsinki")
    rights = DeskRights((own, DeskRight("desk", ("sign_up",))))
    rights.check(DEALER, "casino-helsinki", "penalty")
    refused(rights, DEALER, "casino-helsinki", "confirm_seat")
    rights.check(DEALER, "casino-kruh", "confirm_seat")
    assert refused(rights, DESK, "casino-kruh", "seat")["may"] == "floor, admin"
    with pytest.raises(ValueError, match="has no act 'fly'"):
        DeskRight("dealer", ("fly",))


def test_floor_and_admin_do_every_act() -> None:
    rights = DeskRights(())
    for role in ("floor", "admin"):
        for act in ACTS:
            rights.check(Person("x", "X", role), "casino-helsinki", act)
    refused(rights, Person("x", "X", "cashier"), "casino-helsinki", "seat")


def test_dealers_and_the_desk_are_staff_of_the_live_floor_alone() -> None:
    assert all(is_staff(Person("x", "X", role)) for role in ("dealer", "desk"))
    assert PERMISSIONS["dealer"] == {"run_desk"}
    assert PERMISSIONS["desk"] == {"run_desk", "sell_entries"}, "the cage sells entries of tournaments too"


def test_the_director_runs_tournaments_and_what_concerns_people_and_no_cash_table() -> None:
    rights, director = DeskRights(()), Person("t", "Tuula", "director")
    assert is_staff(director) and {"run_tournaments", "sell_entries", "ruling"} <= PERMISSIONS["director"]
    assert not PERMISSIONS["director"] & {"open_table", "close_table", "void_hand", "credit", "close_account"}
    assert PERMISSIONS["director"] < PERMISSIONS["floor"], "floor may do all that a director may"
    for name in ("casino-helsinki", "casino-kruh"):
        for act in ("penalty", "exclude", "see_document", "confiscate", "agree"):
            rights.check(director, name, act)
        for act in ("seat", "open_table", "close_day", "claim_jackpot"):
            assert "director" not in refused(rights, director, name, act)["may"]
    assert refused(rights, DESK, "casino-helsinki", "penalty")["may"] == "director, floor, admin"
    own = DeskRights((DeskRight("director", ("call_clock",), "casino-kruh"),))
    own.check(director, "casino-kruh", "call_clock")
    refused(own, director, "casino-kruh", "penalty")


def test_a_dealer_acts_by_role_and_sees_no_files_of_people(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    dee, rita = at.test.person("Dee", 0, "dealer"), at.test.person("Rita", 0, "desk")
    aino = at.named("Aino")
    at.act(of_people.OpenCase(kind="suspicion", players=(aino,), what="soft play"))
    at.act(of_conduct.PenaliseLive(player=aino, offence="etiquette", kind="time_away", count=5, why="slow"))
    at.act(do.SeatDown(table=1, seat=1, player=aino, stack=20_000), rita)
    deals(at, dee)
    at.act(do.ConfirmDeskSeat(table=1, seat=1), dee)
    for act, by in (
        (do.SeatDown(table=1, seat=2, player=aino, stack=20_000), dee),
        (do.OpenDeskTable(table=2, pool=NL, why="x"), rita),
        (do.TakeBackAct(act=1, why="x"), dee),
        (do.CloseGamingDay(), rita),
    ):
        why = at.refused(act, by)
        assert (why.code, why.arguments["role"]) == ("not-your-act", by.role), act
    seen, all_of_it = at.view(dee).office, at.view(rita).office
    assert seen is not None and all_of_it is not None
    assert {one.kind for one in seen.records} == {"penalty", "dealer"}
    assert {one.kind for one in all_of_it.records} == {"penalty", "case", "dealer"}
    assert seen.allowed is not None and "confirm_seat" in seen.allowed and "seat" not in seen.allowed
    office = at.view(at.floor).office
    assert office is not None and office.allowed is None
    at.test.close()


def test_whatever_rights_a_house_gives_a_role_sees_no_more_than_they_ask_for(tmp_path: Path) -> None:
    """Also where it gives none at all: files of people and numbers to call are for those whose acts need them."""
    at, chance = DeskRoom(tmp_path / "data"), Random(1)
    at.open()
    aino, told = at.named("Aino"), at.test.room.live_desks
    at.act(of_people.OpenCase(kind="suspicion", players=(aino,), what="soft play"))
    at.act(of_conduct.PenaliseLive(player=aino, offence="etiquette", kind="time_away", count=5, why="slow"))
    people = {role: at.test.person(f"The {role}", 0, role) for role in BY_RIGHT}
    acts = sorted(ACTS)
    for turn in range(40):
        rights = DeskRights(
            tuple([
                DeskRight(role, tuple(chance.sample(acts, 0 if turn % 4 == 0 else chance.randrange(len(acts)))))
                for role in BY_RIGHT
            ])
        )  # fmt: skip
        told.rights = rights
        for role, person in people.items():
            mine, office = rights.acts(role, HOUSE), at.view(person).office
            assert office is not None and office.allowed == tuple(sorted(mine))
            assert ("case" in {one.kind for one in office.records}) == ("see_document" in mine)
            assert may_call(rights.of(person, HOUSE)) == ("call" in mine)
    at.test.close()


def test_a_director_takes_back_what_a_director_may_do_and_nothing_else(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    tuula, dee = at.test.person("Tuula", 0, "director"), at.test.person("Dee", 0, "dealer")
    aino = at.named("Aino")
    given = at.act(of_conduct.PenaliseLive(player=aino, offence="talk", kind="warning", why="loud"), tuula)
    seated = at.act(do.SeatDown(table=1, seat=1, player=aino, stack=20_000))
    deals(at, dee)
    counted = at.act(do.CountStack(table=1, seat=1, stack=20_000), dee)
    for act, by, of in ((seated, tuula, "seat"), (counted, tuula, "count"), (counted, dee, "take_back")):
        why = at.refused(do.TakeBackAct(act=act, why="a slip"), by)
        assert (why.code, why.arguments["act"]) == ("not-your-act", of)
    at.act(do.TakeBackAct(act=given, why="it was somebody else"), tuula)
    again = at.refused(do.TakeBackAct(act=given, why="once more"), tuula)
    assert again.code == "taken-back-already"
    office = at.view(tuula).office
    assert office is not None and {"take_back", "penalty"} <= set(office.allowed)
    assert not any(one.kind == "penalty" for one in office.records)
    at.test.close()


@pytest.mark.parametrize("seed", range(8))
def test_nobody_does_an_act_again_by_taking_back_its_counter_act_that_is_not_theirs_to_do(
    tmp_path: Path, seed: int
) -> None:
    """Acts, counter-acts, counter-acts of those: whoever takes one back has the right to every act in the line."""
    chance, at = Random(seed), DeskRoom(tmp_path / "data")
    at.open()
    staff = [at.test.person(f"The {role}", 0, role) for role in BY_RIGHT]
    players, rights = [at.named(name) for name in ("Aino", "Bo", "Cai")], at.test.room.live_desks.rights
    line: dict[int, set[str]] = {}
    again = 0
    for _ in range(80):
        player, seat = chance.choice(players), chance.randint(1, 3)
        acts: tuple[do.AnyDeskCommand, ...] = (
            of_conduct.PenaliseLive(player=player, offence="talk", kind="warning", why="loud"),
            do.SeatDown(table=1, seat=seat, player=player, stack=20_000, why="walked in"),
            do.SignUp(player=player, pool=NL),
        )
        command, by, asks = chance.choice(acts), at.floor, set[str]()
        if line and chance.random() < 0.7:
            taken = chance.choice(list(line)[-6:])
            command, by = do.TakeBackAct(act=taken, why="a slip"), chance.choice((*staff, at.floor))
            asks = line[taken] | {"take_back"}
        mine = rights.of(by, HOUSE)
        allowed = mine is None or asks <= set(mine)
        try:
            number = at.act(command, by)
        except Refused as refused:
            assert (refused.code == "not-your-act") != allowed, (by.role, asks, refused.code)
            continue
        assert allowed, (by.role, asks)
        line[number] = asks or {str(type(command).__struct_config__.tag)}
        again += by is not at.floor
    assert again, "a director takes back what is a director's"
    at.test.close()
