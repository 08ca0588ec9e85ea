"""Staff who play decide nothing about themselves: each act at a desk and in a tournament tried by the one whom it is about,
over random evenings. Somebody else of the staff may do the same act.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from cardroom.desk import conduct_commands as conduct
from cardroom.desk import desk_commands as desk
from cardroom.desk import money_commands as money
from cardroom.desk import people_commands as people
from cardroom.desk.depth_commands import ROOMS_OWN
from cardroom.desk.desk_commands import AnyDeskCommand
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.own_matters import DECIDES
from cardroom.rules import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live import live_acts as live
from cardroom.tournament.play import tournament_commands as of_tournament
from tests.houses import book_of
from tests.room.tournaments.played import CUP, cup_terms, enter, is_on
from tests.room.tournaments.test_live_hosted import carry_out, hall, live_room

HOUSE = "casino-helsinki"
NL = "holdem-nl/NL200"
STACK = 20_000


class Evening:
    """An open desk, at which Rita of the floor plays, and Kai of the floor has what is hers decided on."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.room, self.chance = TestRoom(folder, seed, book_of(HOUSE)), Random(seed)
        self.rita = self.room.person("Rita", role="floor")
        self.kai = self.room.person("Kai", role="floor")
        self.act(self.kai, desk.OpenGamingDay())
        self.act(self.kai, desk.OpenDeskTable(table=1, pool=NL, why="players wait"))

    def act(self, by: Person, command: AnyDeskCommand) -> int:
        return self.room.run(self.room.room.live_desks.act(by, HOUSE, command))

    def code(self, by: Person, command: AnyDeskCommand) -> str:
        """The refusal of an act, "" for one that is done."""
        try:
            self.act(by, command)
        except Refused as refused:
            return refused.code
        return ""

    def about_rita(self) -> list[AnyDeskCommand]:
        """Acts about Rita, each of which somebody else of the staff may do now, in an order that is drawn."""
        rita, kai, why = self.rita.id, self.kai, "a test"
        penalty = self.act(kai, conduct.PenaliseLive(player=rita, offence="talk", kind="warning", why=why))
        away = self.act(
            kai, conduct.PenaliseLive(player=rita, offence="talk", kind="time_away", count=10, why=why)
        )
        thing = self.act(kai, conduct.ForbidThing(player=rita, thing="device", why=why))
        held = self.act(kai, people.HoldMoney(player=rita, cents=500, why=why))
        case = self.act(kai, people.OpenCase(kind="incident", players=(rita,), what="a word", why=why))
        out = self.act(kai, people.ExcludePlayer(player=rita, scope="area", why=why))
        given, other = (
            self.act(kai, conduct.PenaliseLive(player=rita, offence="talk", kind="warning", why=why))
            for _ in range(2)
        )
        appeal = self.act(kai, people.AppealPenalty(penalty=other, what="it was another", why=why))
        acts: list[AnyDeskCommand] = [
            conduct.PenaliseLive(player=rita, offence="talk", kind="warning", why=why),
            conduct.EndLivePenalty(penalty=away, why=why),
            conduct.AllowThing(forbidden=thing, why=why),
            conduct.ForbidThing(player=rita, thing="drink", why=why),
            people.SettleMoney(held=held, goes_to="player", why=why),
            people.SeeDocument(player=rita, document="passport", age=40, why=why),
            people.LookInto(case=case, looked_at="the film", why=why),
            people.EndExclusion(exclusion=out, why=why),
            people.AppealPenalty(penalty=given, what="it was another", why=why),
            people.DecideAppeal(case=appeal, outcome="stands", beside="Bo", why=why),
            people.HoldMoney(player=rita, cents=100, why=why),
            desk.TakeBackAct(act=penalty, why=why),
        ]
        self.chance.shuffle(acts)
        return acts


@pytest.mark.parametrize("seed", range(3))
def test_nobody_of_the_staff_decides_about_themselves_at_a_desk(tmp_path: Path, seed: int) -> None:
    at = Evening(tmp_path / "room", seed)
    with at.room:
        for act in at.about_rita():
            assert at.code(at.rita, act) == "own-account", act
            assert at.code(at.kai, act) == "", act
        rita = at.rita.id
        sits = desk.SeatDown(table=1, seat=2, player=rita, stack=STACK, why="walked in")
        assert at.code(at.rita, desk.SignUp(pool=NL, player=rita)) == "", "as any player does by phone"
        assert at.code(at.rita, desk.StrikeOff(pool=NL, player=rita)) == ""
        assert (at.code(at.rita, sits), at.code(at.kai, sits)) == ("own-account", "")
        seated: list[AnyDeskCommand] = [
            desk.AddToStack(table=1, seat=2, cents=1_000, stack=STACK),
            money.PayRestaurant(player=rita, table=1, cents=1_000),
            money.ConfiscateChips(player=rita, cents=1_000, how="hidden", table=1, why="in a pocket"),
            desk.StartDeskBreak(table=1, seat=2),
            money.StoreStack(table=1, seat=2, stack=STACK - 1_000, why="the table is needed"),
        ]
        for act in seated:
            if isinstance(act, DECIDES):
                assert at.code(at.rita, act) == "own-account", act
            assert at.code(at.kai, act) == "", act
        state = at.room.room.live_desks.state_of(HOUSE)
        assert state is not None
        paid = desk.PayStored(receipt=state.number)
        assert (at.code(at.rita, paid), at.code(at.kai, paid)) == ("own-account", "")


OWN_NAMES = ("", " ", "Kai", "kai", " KAI ", "K a i", "K\u0430i", "K\u00e1i")
"""Nobody, and the own name in all ways in which somebody may write it."""


@pytest.mark.parametrize("seed", range(3))
def test_who_gave_a_penalty_neither_decides_nor_undoes_alone_what_came_of_its_appeal(
    tmp_path: Path, seed: int
) -> None:
    at = Evening(tmp_path / "room", seed)
    with at.room:
        kai, mia, why = at.kai, at.room.person("Mia", role="floor"), "a test"
        bo = at.room.run(at.room.room.live_desks.add_person(kai, HOUSE, "Bo"))
        named_kai = at.room.run(at.room.room.live_desks.add_person(kai, HOUSE, "kai"))
        for outcome in at.chance.sample(("stands", "lifted", "dropped", "sent_up"), 4):
            fine = conduct.PenaliseLive(player=bo, offence="talk", kind="warning", why=why)
            case = at.act(mia, people.AppealPenalty(penalty=at.act(kai, fine), what="not I"))
            is_final = outcome == "sent_up"
            alone = people.DecideAppeal(case=case, outcome=outcome, is_final=is_final, why=why)
            looked = at.act(mia, people.LookInto(case=case, looked_at="the film", found="it was Cid"))
            for beside in (*OWN_NAMES, kai.id, named_kai):
                assert at.code(kai, replace(alone, beside=beside)) == "own-penalty", beside
            back = desk.TakeBackAct(act=looked, why="I saw it")
            assert at.code(kai, back) == "own-penalty"
            if at.chance.random() < 0.5:
                assert at.code(mia, back) == ""
                assert at.code(kai, desk.TakeBackAct(act=case, why="it was not said")) == "own-penalty"
            by_two = replace(alone, beside=at.chance.choice((mia.id, "Mia", at.rita.id)))
            decided = at.act(at.chance.choice((kai, mia)), by_two)
            assert at.code(kai, desk.TakeBackAct(act=decided, why="I saw it")) == "own-penalty"
            counter = at.act(mia, desk.TakeBackAct(act=decided, why="the wrong film"))
            assert at.code(kai, desk.TakeBackAct(act=counter, why="the right one")) == "own-penalty"
            assert at.code(mia, desk.TakeBackAct(act=counter, why="the right one")) == ""


def test_nobody_is_the_witness_of_the_own_count(tmp_path: Path) -> None:
    at = Evening(tmp_path / "room", 1)
    with at.room:
        bo, named_kai = (
            at.room.run(at.room.room.live_desks.add_person(at.kai, HOUSE, name)) for name in ("Bo", "kai")
        )
        at.act(at.kai, desk.SeatDown(table=1, seat=1, player=bo, stack=STACK, why="walked in"))
        counted = money.CountDrop(table=1, box="7", cents=500)
        for witness in (*OWN_NAMES, at.kai.id, named_kai):
            code = "no-such-person" if witness == " " else "one-signature"
            assert at.code(at.kai, replace(counted, witness=witness)) == code, witness
        assert at.code(at.kai, replace(counted, witness=at.rita.id)) == ""


def test_each_act_of_a_desk_that_names_a_person_is_named_as_one_that_decides_or_not() -> None:
    """A new act is thought about: whoever decides by it about whom."""
    harmless = {
        "sign_up", "confirm_sign_up", "strike_off", "end_of_list", "call", "draw_for_seats", "keep_apart",
        "let_together", "run_out", "agree", "dealer_in", "dealer_out", "push", "dealer_break", "dealer_back",
        "call_clock", "ask_to_show", "ask_table",
    }  # fmt: skip
    named = {
        str(one.__struct_config__.tag)
        for one in get_args(AnyDeskCommand)
        if one not in ROOMS_OWN
        and {"player", "other", "players", "losers"} & {field.name for field in msgspec.structs.fields(one)}
    }
    decides = {str(one.__struct_config__.tag) for one in DECIDES}
    assert named - decides <= harmless, named - decides - harmless


def acts_about(player: str, by: str) -> list[Any]:
    """Each act of staff on a tournament that names a player."""
    more: dict[str, Any] = {
        "table": 0, "seat": 3, "document": "passport", "wish": "plays_on", "kind": "warning", "id": "p1", "penalty": "p1",
        "place": 0, "kept": 0, "outcome": "stands",
    }  # fmt: skip
    found = []
    for kind in get_args(of_tournament.StaffAct):
        fields = {one.name for one in msgspec.structs.fields(kind) if one.required}
        if "player" in fields:
            rest = {name: more[name] for name in fields - {"by", "reason", "player"}}
            found.append(kind(by=by, reason="a test", player=player, **rest))
    return found


def test_nobody_of_the_staff_acts_on_themselves_in_a_tournament(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "room", 1, book_of(HOUSE)) as room:
        terms = cup_terms(HOUSE, game="holdem-nl", starts_ms=room.time.now_ms() + 3_600_000)
        room.run(room.room.tournaments.announce(BOSS, terms))
        enter(room, "Rita", "Bo")
        token = room.person("Rita")
        rita = Person(token.id, token.name, "floor")
        acts = acts_about(rita.id, rita.id)
        assert len(acts) >= 9
        for act in acts:
            with pytest.raises(Refused) as refused:
                room.run(room.room.tournaments.act(rita, CUP, act))
            assert refused.value.code == "own-account", act
        end = room.room.tournament_penalties.end
        with pytest.raises(Refused) as own:
            room.run(end(rita, CUP, rita.id, "p1", "not me", in_error=True))
        assert own.value.code == "own-account"
        penalties = room.room.tournament_penalties
        for of_own in (
            penalties.appeal(rita, CUP, rita.id, "p1", "not me"),
            penalties.decide_appeal(
                rita, CUP, of_tournament.DecidePlayersAppeal("", "no", rita.id, "p1", "lifted", beside="Kai")
            ),
        ):
            with pytest.raises(Refused) as own:
                room.run(of_own)
            assert own.value.code == "own-account"
        for own_door in (
            room.room.disqualifications.carry_out(rita, CUP, rita.id, "a test", kept=500),
            room.room.registration.withdraw(rita, CUP, rita.id, "a test"),
        ):
            with pytest.raises(Refused) as by_its_own_door:
                room.run(own_door)
            assert by_its_own_door.value.code == "own-account"


ANYBODYS = {
    live.TellOut, live.CountStacks, live.Confirm, live.TellFrozen, live.TellAway, live.BagStack,
}  # fmt: skip
"""Acts at live tables that name players, and that may be of the one who tells them, as long as that one has no more by it
than the chips of who is out.
"""


def told_about(one: str, other: str) -> list[live.AnyLiveAct]:
    """Acts at live tables that decide about a player."""
    why = "seen by two"
    return [
        live.HandChipsOn(player=one, to=other, chips=100, why=why),
        live.HandChipsOn(player=other, to=one, chips=100, why=why),
        live.ChangeChips(player=one, what="found", chips=25, why=why, witness="Mia"),
        live.ChangeChips(player=one, what="confiscated", chips=25, why=why, witness="Mia"),
        live.ExchangeChips(player=one, old=25, new=100, count=4, witness="Mia"),
        live.TellServed(player=one),
        live.TellHand(table=1, serving=(one,)),
    ]


def test_every_act_at_live_tables_that_names_a_player_is_anybodys_or_not_the_own() -> None:
    named = {
        kind
        for kind in get_args(live.AnyLiveAct)
        if {"player", "to", "stacks", "serving", "outs"} & {one.name for one in msgspec.structs.fields(kind)}
    }
    assert named - ANYBODYS <= {type(one) for one in told_about("p1", "p2")}


@pytest.mark.parametrize("seed", range(4))
def test_nobody_of_the_staff_gives_themselves_chips_at_a_live_table(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    with live_room(tmp_path / "room", seats=9) as room:
        enter(room, "Rita", "Bo", "Cid", "Dan")
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        carry_out(room)
        token = room.person("Rita")
        rita, kai = Person(token.id, token.name, "floor"), room.person("Kai", role="floor")

        def code(by: Person, act: live.AnyLiveAct) -> str:
            try:
                room.run(room.room.live_tournaments.tell(by, CUP, act))
            except Refused as refused:
                return refused.code
            return ""

        done = 0
        for _ in range(12):
            for act in chance.sample(acts := told_about(rita.id, room.person("Bo").id), len(acts)):
                assert code(rita, act) == "own-account", act
                if code(kai, act):
                    continue  # the tournament has something against it, whoever tells it
                done += 1
                back = live.TakeBackLive(number=hall(room).number, why="a slip")
                assert code(rita, back) == "own-account", act
                assert code(kai, back) != "own-account"
        assert done > 20
        seat = next(seat for table in hall(room).tables for seat in table.seats if seat.player == rita.id)
        assert code(rita, live.TellOut(outs=(live.OutTold(rita.id, seat.stack),))) == "", "that one is out"
        back = live.TakeBackLive(number=hall(room).number, why="I was not")
        assert code(rita, back) == "own-account" and code(kai, back) == ""


def shifted(chance: Random, row: Any, rita: str) -> dict[str, int]:
    """Stacks of a table of which some chips went elsewhere; all are counted, or all but the stack that has more by it."""
    stacks = {seat.player: seat.stack for seat in row.seats}
    gives, takes = chance.sample(sorted(stacks), 2)
    chips = chance.randint(0, max(0, stacks[gives] - 25))
    stacks[gives] -= chips
    stacks[takes] += chips
    if chance.random() < 0.3 and len(stacks) > 2:
        del stacks[rita]
    return stacks


def told_by_chance(chance: Random, room: TestRoom, rita: str) -> live.AnyLiveAct:
    """An act that Rita's table, or its hall, may be told by somebody."""
    seen = hall(room)
    row = next(table for table in seen.tables if any(seat.player == rita for seat in table.seats))
    others = [seat for seat in row.seats if seat.player != rita]
    loser, which = chance.choice(others), chance.random()
    if which < 0.3:
        return live.CountStacks(table=row.table, stacks=shifted(chance, row, rita))
    if which < 0.5:
        return live.TellHand(table=row.table, stacks=shifted(chance, row, rita))
    if which < 0.6 and len(others) > 1:
        winners = chance.choice(((rita,), tuple(seat.player for seat in others if seat is not loser)[:1]))
        more = chance.choice((0, loser.stack, loser.stack + 500))
        return live.TellOut(outs=(live.OutTold(loser.player, more, "", winners),))
    if which < 0.7:
        return live.TellHand(table=row.table)
    return live.TakeBackLive(number=max(1, seen.acts[0].number - chance.randint(0, 3)), why="a slip")


@pytest.mark.parametrize("bounty", [0, 200])
@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_player_of_the_staff_tells_the_own_stack_grows_by_a_bust_alone_and_no_bounty_comes_of_it(
    tmp_path: Path, seed: int, bounty: int
) -> None:
    chance = Random(seed)
    with live_room(tmp_path / "room", seats=9, bounty=bounty) as room:
        enter(room, "Rita", *(f"P{number}" for number in range(8)))
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        carry_out(room)
        token = room.person("Rita")
        rita, kai = Person(token.id, token.name, "floor"), room.person("Kai", role="floor")
        done = refused = helped = 0
        for _ in range(80):
            if not is_on(room) or sum(len(table.seats) for table in hall(room).tables) < 4:
                break
            act = told_by_chance(chance, room, rita.id)
            before, wallet = stacks_of(room), room.wallet("Rita")
            try:
                room.run(room.room.live_tournaments.tell(rita, CUP, act))
            except Refused as why:
                refused += why.code == "own-account"
                if why.code == "own-account" and told(room, kai, act):
                    helped += 1
                continue
            finally:
                room.settle()
                carry_out(room)
            done += 1
            after = stacks_of(room)
            lost = sum(before[one.player] for one in act.outs) if isinstance(act, live.TellOut) else 0
            assert after.get(rita.id, 0) <= before[rita.id] + lost, act
            assert room.wallet("Rita") == wallet, act
        assert done > 5 and refused > 5 and helped, "somebody else may tell it"


def told(room: TestRoom, by: Person, act: live.AnyLiveAct) -> bool:
    """Whether somebody of the staff may tell this."""
    try:
        room.run(room.room.live_tournaments.tell(by, CUP, act))
    except Refused:
        return False
    return True


def stacks_of(room: TestRoom) -> dict[str, int]:
    """The stacks of all who sit, by player."""
    return {seat.player: seat.stack for table in hall(room).tables for seat in table.seats}
