"""Penalties in a tournament: missed hands and rounds, time away; served wherever the player sits next."""

from typing import Any

import msgspec
import pytest

from cardroom.rules import Refused, house
from cardroom.table.events import BlindPosted, Folded, PenaltyCounted, SatIn, SatOut
from cardroom.table.model import commands
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    BeginDay,
    EndDay,
    EndPlayersPenalty,
    MovePlayer,
    PenalisePlayer,
    Rebuy,
    Register,
    RemovePlayer,
)
from cardroom.tournament.play.tournament_events import (
    PlayerPenalised,
    PlayersPenaltyEnded,
    StaffActed,
)
from cardroom.tournament.tournament_terms import Day, Rebuys
from tests.tournament.playing import World, begun, terms

LIVE = ("casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")
ROUNDS = ("pokerstars-live-fi", "pokerstars-live-no")
MINUTE_MS = 60_000


def penalty(player: str, kind: Any = "missed_hands", count: int = 0, **more: Any) -> PenalisePlayer:
    return PenalisePlayer("boss", "foul language", player, more.pop("id", "p1"), kind, count, **more)


def left(world: World, player: str) -> int:
    """Hands left to serve, which the tournament and the seat know alike."""
    known = world.tournament.state.entrants[player].penalties.left
    seat = world.tables[world.table_of(player)].seat_of(player) if world.table_of(player) else None
    assert seat is None or seat.penalty_hands == known
    return known


def play(world: World, number: int) -> list[Any]:
    """A hand in which everybody calls; who is away is folded for."""
    told: list[Any] = list(world.deal(number).events)
    while number in world.tables and (hand := world.tables[number].hand) is not None:
        assert hand.turn is not None
        if world.tables[number].seats[hand.turn.seat].sits_out:
            told += world.table_decides(number, commands.PassTime()).events
        else:
            told += world.act("call" if hand.turn.call else "check", number=number).events
    return told


def refused(world: World, command: Any) -> Refused:
    before = world.tournament.dump()
    with pytest.raises(Refused) as found:
        world.decide(command)
    assert world.tournament.dump() == before, "what is refused has changed nothing"
    return found.value


@pytest.mark.clause("PF-6.9.3", "PF-4.2", "PN-2", "CH-8.33")
@pytest.mark.parametrize("name", ROUNDS)
def test_a_player_misses_hands_dealt_in_blinded_off_and_folded_at_once(name: str) -> None:
    world = begun(name, 6)
    world.decide(penalty("B", count=3))
    seat = world.table.seat_of("B")
    assert seat is not None and seat.out_reason == "penalty" and left(world, "B") == 3
    stack, posted = seat.stack, 0
    for missed in range(1, 4):
        told = play(world, 1)
        posted += sum(one.amount for one in told if isinstance(one, BlindPosted) and one.seat == seat.number)
        [folded] = [one for one in told if isinstance(one, Folded) and one.seat == seat.number] or [None]
        assert folded is None or (folded.automatic == "away" and folded.clauses)
        [counted] = [one for one in told if isinstance(one, PenaltyCounted)]
        assert (counted.seat, counted.hands, counted.removed_at_ms) == (seat.number, 3 - missed, 0)
        if missed < 3:
            with pytest.raises(Refused) as early:
                world.table_decides(1, commands.SitIn("B"))
            assert early.value.code == "under-penalty" and early.value.clauses
    assert seat.stack == stack - posted and left(world, "B") == 0
    [back] = [one for one in world.table_decides(1, commands.SitIn("B")).events if isinstance(one, SatIn)]
    assert back.from_penalty and not seat.sits_out


@pytest.mark.clause("PF-6.9.1")
@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_is_one_hand_for_every_player_at_the_table(name: str) -> None:
    world = begun(name, 6)
    world.decide(penalty("C", "missed_rounds", 1))
    [told] = world.told(PlayerPenalised)
    assert told.hands == left(world, "C") == 6 and told.clauses and told.table == 1
    world.knock_out("A", "B")
    assert left(world, "C") == 5, "they do not change with the players of the table"


@pytest.mark.clause("PF-6.9.4")
@pytest.mark.parametrize("name", ROUNDS)
def test_sixteen_hands_of_which_five_are_served_are_eleven_the_next_day(name: str) -> None:
    days = (Day(level=1), Day(begins_seconds=86_400))
    world = World(terms(name, seats=8, days=days, level_ms=60 * MINUTE_MS)).started(8)
    world.decide(penalty("A", "missed_rounds", 2))
    assert left(world, "A") == 16
    for _ in range(5):
        play(world, 1)
    world.decide(EndDay("boss", "the room closes"))
    assert world.tournament.state.day == "night" and left(world, "A") == 11
    again = Tournament(world.terms, world.book)
    again.load(msgspec.json.decode(msgspec.json.encode(world.tournament.dump())))
    world.tournament = again
    world.decide(BeginDay("boss", "all are here"))
    number = world.table_of("A")
    seat = world.tables[number].seat_of("A")
    assert seat is not None and seat.out_reason == "penalty" and left(world, "A") == 11
    for _ in range(11):
        play(world, number)
    assert left(world, "A") == 0
    world.table_decides(number, commands.SitIn("A"))


@pytest.mark.clause("PF-6.9.4")
@pytest.mark.parametrize("name", LIVE)
def test_what_is_left_goes_to_another_table_with_the_player(name: str) -> None:
    world = World(terms(name, seats=5)).started(9)
    one = world.players_at(1)[0]
    has_hands = "missed_hands" in house(name).penalties.kinds.value  # type: ignore[union-attr]  # (these have some)
    kind = "missed_hands" if has_hands else "time_away"
    world.decide(penalty(one, kind, 4, minutes=10))
    play(world, 1)
    world.decide(MovePlayer("boss", "needs", one, 2))
    seat = world.tables[2].seat_of(one)
    assert seat is not None and world.table_of(one) == 2 and seat.out_reason == "penalty"
    if has_hands:
        assert left(world, one) == 3
        told = play(world, 2)
        assert left(world, one) == 2 and any(isinstance(event, PenaltyCounted) for event in told)
    else:
        assert seat.penalty_until_ms == 10 * MINUTE_MS
        with pytest.raises(Refused):
            world.table_decides(2, commands.SitIn(one))
        world.now_ms = 10 * MINUTE_MS
        world.table_decides(2, commands.SitIn(one))


@pytest.mark.clause("PF-6.9.4")
def test_who_loses_the_seat_to_a_broken_table_and_who_enters_again_serves_on() -> None:
    world = World(terms("pokerstars-live-fi", seats=4, late_levels=9, re_entries=1)).started(9)
    broken = world.players_at(max(world.tables))[0]
    world.decide(penalty(broken, count=7))
    busted, other = world.players_at(1)[:2]
    world.deal(
        1, world.deck_for({busted: "QhQd", other: "AhAd", world.players_at(1)[2]: "2c7d"}, "5s9cTsJh4s", 1)
    )
    world.decide(penalty(busted, count=5, id="p2"))
    world.play_knock_out(1, busted, other)
    assert len(world.tables) == 2 and world.table_of(broken) in world.tables and left(world, broken) == 7
    world.decide(Register(busted, 9))
    assert left(world, busted) == 5, "the hand in which the stack went was played"


@pytest.mark.clause("CH-8.51")
def test_a_penalty_by_the_time_is_served_when_it_is_over() -> None:
    world = begun("casino-helsinki", 4)
    world.decide(penalty("B", "time_away", minutes=20))
    [told] = world.told(PlayerPenalised)
    assert (told.hands, told.until_ms, told.kind) == (
        0,
        20 * MINUTE_MS,
        "time_away",
    ) and "CH-8.51" in told.clauses
    play(world, 1)
    world.now_ms = 20 * MINUTE_MS - 1
    with pytest.raises(Refused) as early:
        world.table_decides(1, commands.SitIn("B"))
    assert early.value.code == "under-penalty"
    world.now_ms += 1
    world.table_decides(1, commands.SitIn("B"))
    for kind in ("missed_hands", "missed_rounds"):
        assert refused(world, penalty("C", kind, 2)).code in ("no-such-penalty-kind", "no-rounds")


@pytest.mark.clause("CK-T.26", "CK-T.22")
def test_unsuitable_behaviour_has_the_penalties_of_its_house() -> None:
    world = begun("casino-kruh", 4)
    kinds = house("casino-kruh").penalties
    assert kinds is not None
    here = [kind for kind in kinds.kinds.value if kind not in ("removal", "disqualification", "ban")]
    for number, kind in enumerate(here):
        world.decide(penalty("B", kind, 2, minutes=1, clause="CK-T.22", id=f"k{number}"))
    assert here and [told.clauses for told in world.told(PlayerPenalised)] == [("CK-T.22",)] * len(here)
    for kind in ("removal", "disqualification", "ban"):
        assert refused(world, penalty("C", kind)).code in ("penalty-of-its-own", "no-such-penalty-kind")


@pytest.mark.clause("PF-6.9.3")
def test_a_hand_ruled_dead_for_it_is_the_first_of_the_penalty() -> None:
    world = begun("pokerstars-live-fi", 6)
    world.deal()
    assert world.table.hand is not None
    world.decide(penalty("B", count=3, hand_lost=True))
    seat = world.table.seat_of("B")
    assert seat is not None and not seat.sits_out and left(world, "B") == 2
    told: list[Any] = []
    while world.table.hand is not None:
        told += world.act("fold").events
    assert seat.out_reason == "penalty" and left(world, "B") == 2, (
        "the hand that runs is not one of those to come"
    )
    assert [one.reason for one in told if isinstance(one, SatOut)] == ["penalty"]


def test_staff_end_a_penalty_and_the_others_are_served_on() -> None:
    world = begun("pokerstars-live-fi", 6)
    world.decide(penalty("B", count=3))
    world.decide(penalty("B", "missed_rounds", 1, id="p2"))
    assert left(world, "B") == 9
    play(world, 1)
    world.decide(EndPlayersPenalty("boss", "a mistake", "B", "p1"))
    assert left(world, "B") == 6
    [told] = world.told(PlayersPenaltyEnded)
    assert (told.penalty, told.reason, told.table) == ("p1", "a mistake", 1)
    assert refused(world, EndPlayersPenalty("boss", "again", "B", "p1")).code == "penalty-over"
    assert refused(world, EndPlayersPenalty("boss", "none", "B", "p9")).code == "no-such-penalty"
    world.decide(EndPlayersPenalty("boss", "enough", "B", "p2"))
    world.table_decides(1, commands.SitIn("B"))
    assert [told.act for told in world.told(StaffActed)].count("end_players_penalty") == 2


def test_a_penalty_is_ended_overnight() -> None:
    days = (Day(level=1), Day(begins_seconds=86_400))
    world = World(terms("pokerstars-live-fi", days=days, level_ms=60 * MINUTE_MS)).started(6)
    world.decide(penalty("A", count=9))
    world.decide(EndDay("boss", "the room closes"))
    assert refused(world, penalty("B", count=1, id="p2")).code == "between-days"
    world.decide(EndPlayersPenalty("boss", "slept on it", "A", "p1"))
    world.decide(BeginDay("boss", "all are here"))
    seat = world.tables[world.table_of("A")].seat_of("A")
    assert seat is not None and seat.penalty_hands == 0


def test_the_same_penalty_is_given_once_and_nobody_who_is_not_there_gets_one() -> None:
    world = begun("pokerstars-live-fi", 6)
    for _ in range(2):
        world.decide(penalty("B", count=2))
    assert len(world.told(PlayerPenalised)) == 1 and left(world, "B") == 2
    assert refused(world, penalty("Z", count=2)).code == "not-in-it"
    assert refused(world, penalty("C", count=0, id="p2")).code == "penalty-needs-hands"
    assert refused(world, penalty("C", "time_away", id="p2")).code in (
        "penalty-needs-minutes",
        "no-such-penalty-kind",
    )
    assert refused(world, penalty("C", count=1, clause="PF-99", id="p2")).code == "no-such-clause"
    nobody = PenalisePlayer("", "no name", "C", "p2", "warning")
    assert (
        refused(world, nobody).code
        == refused(world, msgspec.structs.replace(nobody, by="boss", reason=" ")).code
    )
    world.decide(penalty("C", "warning", id="p3"))
    seat = world.table.seat_of("C")
    assert seat is not None and not seat.sits_out, "a warning is served by being given"
    world.decide(RemovePlayer("boss", "enough", "B"))
    assert refused(world, penalty("B", count=2, id="p4")).code == "not-in-it"


def test_a_house_without_penalties_removes_or_disqualifies() -> None:
    assert refused(begun("casinohuone", 4), penalty("B", count=1)).code == "no-penalties"


def test_a_void_hand_counts_for_nobody_and_is_dealt_anew_to_who_serves() -> None:
    world = begun("pokerstars-live-fi", 4)
    world.decide(penalty("B", count=2))
    world.deal()
    world.table_decides(1, commands.VoidHand("fault"))
    assert left(world, "B") == 2
    play(world, 1)
    assert left(world, "B") == 1


def test_chips_bought_under_a_penalty_end_no_penalty() -> None:
    world = begun("pokerstars-live-fi", 4, rebuys=Rebuys(500, 300, 3, up_to=10**6))
    loser, winner = world.players_at(1)[:2]
    holes = dict(zip(world.players_at(1), ("QhQd", "AhAd", "2c7d", "2d7s"), strict=True))
    world.deal(1, world.deck_for(holes, "5s9cTsJh4s", 1))
    world.decide(penalty(loser, count=50))
    world.play_knock_out(1, loser, winner)
    assert loser in world.tournament.state.offers
    world.decide(Rebuy(loser))
    seat = world.table.seat_of(loser)
    assert seat is not None and (seat.stack, seat.out_reason) == (500, "penalty") and left(world, loser) == 50
