"""Documents at the start: a seat waits until staff have seen its player's document (PF-2.2)."""

import pytest

from cardroom.rules import Refused, house
from cardroom.table.model import commands as of_tables
from cardroom.table.model.seat import Seat
from cardroom.tournament.play.tournament_commands import (
    BeginDay,
    EndDay,
    MovePlayer,
    NoteContact,
    NoteDocument,
    PassTournamentTime,
    PenalisePlayer,
    Register,
    StartTournament,
)
from cardroom.tournament.play.tournament_events import StaffActed
from cardroom.tournament.play.tournament_state import Contact
from cardroom.tournament.tournament_terms import Day, Flight
from tests.tournament.playing import World, terms
from tests.tournament.test_staff import refused

PF = "pokerstars-live-fi"
WHY = ("Kari", "at the desk")
SIX = ("A", "B", "C", "D", "E", "F")


def seat_of(world: World, player: str) -> Seat:
    return next(
        seat for table in world.tables.values() for seat in table.seats.values() if seat.player == player
    )


def note(world: World, *players: str) -> None:
    for player in players:
        world.decide(NoteDocument(*WHY, player, "passport"))


def waiting(world: World) -> set[str]:
    """Whose seats wait, as their tables have it; the tournament tells the same."""
    there = {seat.player: seat for table in world.tables.values() for seat in table.seats.values()}
    found = {player for player, seat in there.items() if seat.waits_for_document}
    assert found == {player for player in there if world.tournament.awaits_document(player)}
    return found


@pytest.mark.clause("PF-2.2")
def test_a_seat_at_the_start_waits_until_staff_have_seen_the_document() -> None:
    assert (
        house(PF)
        .clauses["PF-2.2"]
        .text.startswith("Every player must hold valid photo identification to get the")
    )
    world = World(terms(PF, documents=True))
    for number, player in enumerate(SIX):
        world.decide(Register(player, number))
    note(world, "A", "B", "C", "D")
    world.decide(StartTournament())
    assert waiting(world) == {"E", "F"}, "who showed one before the start sits"
    assert {seat_of(world, one).out_reason for one in "ABCD"} == {""}
    seat = seat_of(world, "E")
    assert seat.out_reason == "document" and seat.stack == world.terms.stack, (
        "the seat and its chips are kept"
    )
    with pytest.raises(Refused) as why:
        world.table_decides(1, of_tables.SitIn("E"))
    assert (why.value.code, why.value.clauses) == ("document-not-seen", ("PF-2.2",))
    note(world, "E")
    assert waiting(world) == {"F"} and seat_of(world, "E").out_reason == ""
    assert refused(world, NoteDocument(*WHY, "E", "passport")) == "document-seen-already"
    assert refused(world, NoteDocument(*WHY, "Z", "passport")) == "not-in-it"
    assert refused(world, NoteDocument("Kari", "", "F", "passport")) == "no-reason"
    told = world.told(StaffActed)[-1]
    assert (told.act, told.by, told.reason, told.player, told.clauses) == (
        "note_document", "Kari", "at the desk", "E", ("PF-2.2",),
    )  # fmt: skip


@pytest.mark.clause("PF-2.2")
def test_every_later_restart_asks_anew_and_a_document_shown_overnight_counts_for_the_morning() -> None:
    world = World(terms(PF, documents=True, days=(Day(level=9), Day())))
    for number, player in enumerate(SIX):
        world.decide(Register(player, number))
    note(world, *SIX)
    world.decide(StartTournament())
    assert not waiting(world)
    world.decide(EndDay(*WHY))
    assert world.tournament.state.day == "night"
    note(world, "A", "B")
    world.decide(BeginDay(*WHY))
    assert waiting(world) == {"C", "D", "E", "F"}
    note(world, "C", "D", "E", "F")
    assert not waiting(world)


@pytest.mark.clause("PF-2.2")
def test_each_flight_is_a_start_of_its_own() -> None:
    flights = (Flight("1A"), Flight("1B"))
    world = World(terms(PF, documents=True, days=(Day(level=9), Day()), flights=flights))
    for number, player in enumerate(SIX):
        world.decide(Register(player, number, flight=1 if player < "D" else 2))
    note(world, *SIX)
    world.decide(StartTournament())
    assert not waiting(world)
    world.decide(EndDay(*WHY))
    world.decide(BeginDay(*WHY))
    assert {seat.player for table in world.tables.values() for seat in table.seats.values()} == {
        "D",
        "E",
        "F",
    }
    assert not waiting(world), "theirs was shown for this flight"
    note(world, "A")
    world.decide(EndDay(*WHY))
    note(world, "D")
    world.decide(BeginDay(*WHY))
    assert waiting(world) == {"B", "C", "E", "F"}


@pytest.mark.clause("PF-2.2")
def test_a_seat_waits_wherever_its_player_is_moved_and_whatever_else_keeps_the_player_away() -> None:
    world = World(terms(PF, documents=True, seats=5, level_ms=600_000))
    for number in range(8):
        world.decide(Register(chr(ord("A") + number), number))
    world.decide(StartTournament())
    assert len(waiting(world)) == 8
    mover = next(one for one in world.players_at(1))
    note(world, *[one for one in "ABCDEFGH" if one != mover])
    other = next(number for number in world.tables if number != 1)
    world.decide(PenalisePlayer(*WHY, mover, "pen", "missed_hands", 2))
    world.decide(MovePlayer(*WHY, mover, other))
    world.decide(PassTournamentTime())
    assert waiting(world) == {mover} and mover in world.players_at(other)
    note(world, mover)
    assert seat_of(world, mover).out_reason == "penalty", "the penalty is served all the same"


@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki", "casino-kruh"])
def test_no_seat_waits_in_a_tournament_that_asks_for_nothing(name: str) -> None:
    world = World(terms(name)).started(6)
    assert not waiting(world)
    assert refused(world, NoteDocument(*WHY, "A", "passport")) == "no-documents"


@pytest.mark.clause("CK-T.5")
def test_who_tried_to_reach_an_absent_player_and_what_the_player_wants_is_kept() -> None:
    text = house("casino-kruh").clauses["CK-T.5"].text
    assert "make some effort to contact the player" in text and "asks for the chips to stay in play" in text
    world = World(terms("casino-kruh")).started(6)
    assert refused(world, NoteContact("Kari", " ", "A", "not_reached")) == "no-reason"
    assert refused(world, NoteContact(*WHY, "Z", "not_reached")) == "not-in-it"
    world.now_ms = 60_000
    world.decide(NoteContact("Kari", "rang twice", "A", "not_reached"))
    world.now_ms = 120_000
    world.decide(NoteContact("Olli", "wrote, and A rang back", "A", "keep_in_play"))
    expected = (
        Contact("Kari", 60_000, "rang twice", "not_reached"),
        Contact("Olli", 120_000, "wrote, and A rang back", "keep_in_play"),
    )
    assert world.tournament.state.entrants["A"].contacts == expected
    told = world.told(StaffActed)[-1]
    assert (told.act, told.by, told.reason, told.player) == (
        "note_contact",
        "Olli",
        "wrote, and A rang back",
        "A",
    )
    world.tournament.load(world.tournament.dump())
    assert world.tournament.state.entrants["A"].contacts == expected, "also behind a stop"
