"""Scenes by hand, at tables and in tournaments: each comes to what one decision is about."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

from cardroom.bots.bot_tournament import BotTournament
from cardroom.cash import cash_commands as of_cash
from cardroom.engine import HandRules
from cardroom.openface import OpenFaceRules
from cardroom.rules import Refused, Rulebook
from cardroom.table.model import commands
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.play.prizing import prizes_now
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import Rebuy, RemovePlayer
from cardroom.tournament.play.tournament_events import PrizesSettled
from cardroom.tournament.tournament_terms import LateChips, Rebuys
from tests.decisions.seated import uncited
from tests.decisions.switching import put
from tests.engine.test_odd_units import checked_down, won
from tests.openface.deals import deck_for, hand, play_out, setup
from tests.table.positions_of import HouseTable
from tests.tournament.playing import SitAndGo, terms
from tests.tournament.test_course import holes


def seat_of_the_big_blind(book: Rulebook, by: str = "wait") -> Any:
    """A new player takes the seat of the last big blind, who has gone: button 1, blinds 2 and 3 before."""
    table = HouseTable(book.id, book=book)
    table.hand()
    table.do(commands.LeaveTable("C"))
    table.sit_at("new", 3)
    with suppress(Refused):
        table.enter("new", by)
    table.hand()
    table.hand()
    return uncited(table.events)


def posted_there(book: Rulebook) -> Any:
    """The same, and the new player posts."""
    return seat_of_the_big_blind(put(book, "blinds.big_blind_seat_taken", "as_any_entry"), "post")


def button_straddles(book: Rulebook) -> Any:
    """The button alone wishes to straddle."""
    table = HouseTable(book.id, book=book)
    table.do(commands.Straddle("A", 2 * table.big))
    table.deal()
    return uncited(table.events)


def first_straddles(book: Rulebook) -> Any:
    """Whoever acts first straddles, and the next is told what a raise is at least."""
    table = HouseTable(book.id, book=book)
    table.do(commands.Straddle("D", 2 * table.big))
    table.deal()
    return uncited(table.events)


def straddles_in(book: Rulebook) -> Any:
    """A new player comes in by a straddle behind another: button 2, blinds 3 and 4, first to act 5, the new one 6."""
    table = HouseTable(book.id, players=6, book=put(book, "straddles.consecutive", "up_to_the_button"))
    table.hand()
    table.do(commands.LeaveTable("F"))
    table.sit_at("new", 6)
    with suppress(Refused):
        table.enter("new", "straddle")
    table.do(commands.Straddle("E", 2 * table.big))
    table.deal()
    return uncited(table.events)


def small_top_up(book: Rulebook) -> Any:
    """A stack of half a big blind is topped up by less than makes the least buy-in."""
    table = HouseTable(book.id, book=book)
    seat = table.table.seat_of("A")
    assert seat is not None
    seat.stack = table.big // 2
    try:
        table.do(of_cash.TopUp("A", 10 * table.big))
    except Refused as refused:
        return refused.code
    return uncited(table.events)


STUD = (
    ["2c3cTd9h8s7dKh", "2d3dTh9s8c7hKs", "4h5hQd6sJh9c2h"],
    ["AcKdQd9s7d2c3h", "AhKcQc9c7h2d3d", "4h5hTc6sJh8d2h"],
)
STUD8 = ["Ad2d3d4d8sKhTs", "Ac2c3c4c8hKsTh", "QhQs5c5d9cJdJs"]


def odd_chip_of_stud(book: Rulebook) -> Any:
    """Pots of stud that two share: the highest card, and the highest suit of the five, are not the same player's."""
    rules = HandRules.of(book)
    told: list[Any] = [won(checked_down("stud", holes, rules=rules)) for holes in STUD]
    return [*told, won(checked_down("stud8", STUD8, pot=10, rules=rules))]


def both_halves_alike(book: Rulebook) -> Any:
    """Two with the same high and the same low."""
    holes, board = ["Ac2cKdKh", "9s9d5c5h", "Ad2dKcKs"], "3s4d8hJsTh"
    return won(checked_down("omaha8", holes, board, pot=10, rules=HandRules.of(book)))


def open_face_loss(book: Rulebook) -> Any:
    """The second loses more than the cap to the first, and wins a little from the third, whose hand is foul."""
    hands = [
        hand("AcAdAh/9c9d9h9s2c/TsJsQsKsAs"),
        hand("2d3h5c/4c4d7h8cTd/6h6c6d5dJd"),
        hand("QcQd3s/2h4s5h7cJc/3c3d8d8hKc"),
    ]
    dealt = setup((1_000, 1_000, 1_000), deck=deck_for(*hands), rules=OpenFaceRules.of(book))
    return play_out(dealt, *hands).stacks


def world_of(book: Rulebook, **changes: Any) -> SitAndGo:
    """A tournament of a house by this book of it."""
    world = SitAndGo(terms(book.id, **changes))
    world.book, world.tournament = book, Tournament(world.terms, book)
    return world


def all_out_at_once(book: Rulebook) -> Any:
    """Five with equal stacks all-in in one hand."""
    world = world_of(book, seats=5, buy_in=0, added=10_007, stack=1_000)
    world.started(5)
    holes = {"A": "2c2d", "B": "KhKd", "C": "QhQd", "D": "3h3d", "E": "AhAd"}
    world.deal(deck=world.deck_for(holes, "5s8c9cTh4s"))
    world.all_in()
    return sorted((one.player, one.place, one.prize) for one in world.finished)


def shared_prizes(book: Rulebook) -> Any:
    """The same where they share."""
    return all_out_at_once(put(book, "tournament.equal_stacks", "share_prizes"))


def out_of_time(book: Rulebook) -> Any:
    """A player lets the clock run out; in the hands behind, all others call and check."""
    world = world_of(book, seats=3)
    world.started(3)
    told = list(world.deal().events)
    late = _turn(world).seat
    while world.table.hand is not None and _turn(world).seat == late:
        world.now_ms = world.table.due_at_ms() or world.now_ms
        told += world.table_decides(1, commands.PassTime()).events
    told += _called(world, late)
    for _ in range(3):
        told += world.deal_at(world.now_ms).events
        told += _called(world, late)
    return uncited(told)


def _turn(world: SitAndGo) -> Any:
    assert world.table.hand is not None and world.table.hand.turn is not None
    return world.table.hand.turn


def _called(world: SitAndGo, late: int) -> list[Any]:
    """All others call and check until the hand is over."""
    told: list[Any] = []
    while world.table.hand is not None:
        turn = _turn(world)
        if turn.seat == late:
            told += world.table_decides(1, commands.PassTime()).events
        else:
            told += world.act("call" if turn.call else "check").events
    return told


def all_left_are_paid(book: Rulebook) -> Any:
    """Four are left of whom four are paid, with late entries still open."""
    world = world_of(book, late_levels=5, even_prizes=4)
    world.started(5)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    return uncited(world.events)


def fewer_chips_late(book: Rulebook) -> Any:
    """A tournament announces fewer chips behind its first level."""
    try:
        world = world_of(book, late_levels=3, late_chips=(LateChips(1, 500),))
    except Refused as refused:
        return refused.code
    return world.tournament.terms.entry_chips(2)


def out_at_once(book: Rulebook) -> Any:
    """Two tables lose a player each in the same moment; the stacks differ."""
    world = world_of(book, seats=6, buy_in=0, added=1_000)
    world.started(9)
    world.deal(1)
    world.fold_out(1)
    stacks = {seat.player: seat.stack for seat in world.tables[1].seats.values()}
    poor, rich = min(stacks, key=lambda one: stacks[one]), max(stacks, key=lambda one: stacks[one])
    other, winner = world.players_at(2)[:2]
    world.deal(1, world.deck_for(holes(world, 1, poor, rich), "5s9cTsJh4s", 1))
    world.deal(2, world.deck_for(holes(world, 2, other, winner), "5s9cTsJh4s", 2))
    world.now_ms = 1_000
    world.play_knock_out(2, other, winner)
    world.play_knock_out(1, poor, rich)
    return sorted((one.player, one.place, one.sharing) for one in world.finished)


def moved_without_blinds(book: Rulebook) -> Any:
    """A tournament of stud at small tables."""
    levels = (Stakes(ante=5, bring_in=10, small_bet=20, big_bet=40, level=1),)
    played = BotTournament(terms(book.id, game="stud-fl", levels=levels, seats=4, stack=400), book, 11, 3)
    played.begin()
    played.play()
    return uncited(played.events)


def ladder_behind_rebuys(book: Rulebook) -> Any:
    """Twelve have entered, and the pool is too small for a second prize of whole hundreds until four buy more chips."""
    own = put(put(book, "prizes.prize_unit_cents", 10_000), "prizes.ladder_from_entries", 2)
    rebuys = Rebuys(chips=100, price=30_000, until_level=1, up_to=10**6)
    world = world_of(own, seats=6, buy_in=1_000, fee=0, rebuys=rebuys, level_hands=1)
    world.started(12)
    for player in world.players_at(1)[:4]:
        world.decide(Rebuy(player))
    for table in (1, 2, 1, 2):
        world.deal(table)
        world.fold_out(table)
    return [one.prizes for one in world.told(PrizesSettled)]


def told_of_prizes(book: Rulebook) -> Any:
    """What is told of prizes while chips are still bought."""
    world = world_of(book, rebuys=Rebuys(chips=100, price=300, until_level=3, up_to=10**6))
    world.started(4)
    return prizes_now(world.tournament._step(0, 0))


def removed_by_staff(book: Rulebook) -> Any:
    """Staff remove one of four and give no place for it, where they may."""
    world = world_of(book, buy_in=0, added=10_000)
    world.started(4)
    removed, one, other = world.players_at(1)[:3]
    try:
        world.decide(RemovePlayer("boss", "abuse", removed, "none"))
    except Refused as refused:
        return refused.code
    world.knock_out(one, other)
    return sorted((one.player, one.place, one.prize) for one in world.finished)


def opened_without_blinds(book: Rulebook) -> Any:
    """A rotation of Sökö and hold'em in pot limit: what is bet at least where there are no blinds."""
    name, offer = next((name, offer) for name, offer in book.games.items() if offer.deal == "rotation")
    parts = tuple([replace(offer.parts[0], deal=deal, form="pot_limit") for deal in ("soko", "holdem")])
    table = HouseTable(
        book.id, game=name, book=replace(book, games={**book.games, name: replace(offer, parts=parts)})
    )
    table.deal()
    table.check_down()
    return uncited(table.events)


SCENES = {
    one.__name__: one
    for one in (
        seat_of_the_big_blind, posted_there, button_straddles, first_straddles, straddles_in, small_top_up,
        odd_chip_of_stud, both_halves_alike, open_face_loss, all_out_at_once, shared_prizes, out_of_time,
        all_left_are_paid, fewer_chips_late, out_at_once, moved_without_blinds,
        ladder_behind_rebuys, told_of_prizes, removed_by_staff, opened_without_blinds,
    )
}  # fmt: skip


def staged(book: Rulebook, seed: str) -> Any:
    """One of them, "name.0"."""
    return SCENES[seed.partition(".")[0]](book)
