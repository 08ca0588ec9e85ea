"""Whole tournaments of bots, of random houses, sizes and absences: the laws hold at every step."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import Refused, Rulebook, house
from cardroom.rules.decisions import Payout
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.play.table_balance import allowed_apart
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    AddTime,
    AppealPlayersPenalty,
    BeginDay,
    ChangeBreakingOrder,
    ChangeEntries,
    ChangeLevel,
    CloseExtraTable,
    DecidePlayersAppeal,
    Disqualify,
    DrawLastHands,
    EndBreak,
    EndDay,
    EndPlayersPenalty,
    GiveSeatAgain,
    KeepSeatFree,
    MovePlayer,
    OpenExtraTable,
    PauseTournament,
    PenalisePlayer,
    RemovePlayer,
    ResumeTournament,
)
from cardroom.tournament.play.tournament_state import TournamentState
from cardroom.tournament.prizes.fees import StaffPart
from cardroom.tournament.prizes.prize_pool import SpecialPrize
from cardroom.tournament.seating.table_sizes import filled
from cardroom.tournament.tournament_terms import (
    AddOn,
    BreakAfter,
    ColourUp,
    Day,
    Flight,
    Rebuys,
    Shootout,
)
from tests.tournament.books_checked import check_books, check_money
from tests.tournament.playing import HOUSES, terms


def check_step(tournament: BotTournament) -> None:
    """What holds at every moment between two steps."""
    state = tournament.tournament.state
    for number, played in tournament.tables.items():
        is_still = not played.reports and not played.inbox and played.until_ms <= tournament.now_ms
        if is_still and played.table.hand is None:  # (A hand may be frozen until the other tables are done.)
            there = {seat.player: seat.stack for seat in played.table.seats.values()}
            assert not any(seat.waiting_top_up for seat in played.table.seats.values()), (
                "chips come in behind a hand"
            )
            assert there == state.tables[number].players, "a table is as its tournament knows it"
            serve = {seat.player: seat.penalty_hands for seat in played.table.seats.values()}
            assert serve == {player: state.entrants[player].penalties.left for player in serve}, "to the hand"
    seated = sum(sum(table.players.values()) for table in state.tables.values())
    carried = sum(way.moved.stack for way in state.on_the_way.values()) + sum(
        one.stack for one in state.gathered
    )
    carried += sum(one.chips for one in state.adding.values()) + sum(state.behind.values())
    carried += sum(bag.chips for bag in state.bags.values())
    assert (seated, carried) == (state.seated, state.carried) and seated + carried == state.issued
    players = [player for table in state.tables.values() for player in table.players]
    players += [way.moved.player for way in state.on_the_way.values()] + [
        one.player for one in state.gathered
    ]
    assert len(players) == len(set(players)), "everybody is in one place"
    if state.phase == "running":
        check_resting(tournament, players)
    if state.phase != "running" or state.redrawing or state.seating_all or state.ending or state.gathering:
        return
    if state.day or state.opens or state.dealing or tournament.terms.shootout is not None:
        return  # nobody changes tables in the last hands of a day, or in a round
    step = tournament.tournament._step(tournament.now_ms, 0)
    if len(state.sizes) > 1:
        to_come = sum(
            len(table.players) for table in state.tables.values() if table.breaking and not table.closing
        )
        sizes = filled([state.sizes[number] for number in state.order], to_come)
        even = min(max(sizes) - min(sizes), state.sizes.apart)
        assert even <= allowed_apart(step), "tables are even, or what makes them so is ordered or on its way"
    for number in state.order:
        table = state.tables[number]
        planned = len(state.moves.get(number, ()))
        counted = len(table.players) - planned - table.lifting + table.expected + table.coming
        assert state.sizes[number] == counted, (
            "the sizes are those of the tables when all orders are carried out"
        )
        assert len(table.players) + table.coming - table.lifting <= tournament.terms.seats, (
            "nobody finds a table full"
        )


def check_resting(tournament: BotTournament, playing: list[str]) -> None:
    """Who is in plays, or has a bag or a flight to come; both at once only where the best stack goes on."""
    state, terms = tournament.tournament.state, tournament.terms
    inside = {entrant.player for entrant in state.entrants.values() if entrant.is_in}
    assert set(state.bags) <= inside and len(inside) == state.left
    both = set(playing) & set(state.bags)
    assert terms.best_stack or not both, "a player has one stack"
    night = state.day == "night"
    assert not (night and playing), "nobody plays between two days"
    if not state.offers and not state.seating_all:
        assert state.resting == len(inside - set(playing)), "who is in and does not play waits"


def check_end(tournament: BotTournament) -> None:
    """What holds when it is over."""
    state, finished = tournament.tournament.state, tournament.finished
    assert (state.issued, state.seated, state.carried) == (0, 0, 0) and not tournament.tables, (
        "all chips are gone"
    )
    assert len({one.player for one in finished}) == len(finished), "nobody is paid a place twice"
    out = {one.player for one in state.entrants.values() if one.disqualified}
    placed = [one for one in state.placed.values() if one.place]
    assert {one.player for one in placed} | out == set(state.entrants), (
        "everybody has one place, or none for good"
    )
    assert sorted(one.own for one in placed) == list(range(1, len(placed) + 1)), "places are a permutation"
    together = Counter(one.place for one in placed)
    assert all(one.place == min(two.own for two in placed if two.place == one.place) for one in placed)
    if not out:
        assert {one.player: (one.place, one.prize) for one in finished} == {
            one.player: (one.place, one.prize) for one in placed
        }
        assert all(together[one.place] == one.sharing for one in finished)
    assert all(one.clauses for one in finished), "each place is given by a clause"
    check_money(tournament)
    check_books(tournament)


def random_money(chance: random.Random, book: Rulebook, entries: int) -> dict[str, Any]:
    """What is announced of a tournament's money, as far as the house has it."""
    rules = book.prizes
    assert rules is not None
    changes: dict[str, Any] = {"fee": chance.choice([0, 100]), "added": chance.choice([0, 3_001])}
    if chance.random() < 0.3:
        changes["guarantee"] = chance.choice([2_000, entries * 1_100])
    if rules.special_prizes.value == "announced" and chance.random() < 0.4:
        changes["special"] = (
            SpecialPrize("first_out", 150),
            SpecialPrize("first_to_reach_chips", 0, 333, 2_500),
        )
    if rules.carried_share.value == "announced" and chance.random() < 0.3:
        changes["carried"] = chance.choice([1, 777])
    if chance.random() < 0.3:
        changes |= {
            "bounty": 700,
            "bounty_chip": chance.choice([1, 100]),
            "progressive": chance.random() < 0.5,
        }
    kind = chance.random()
    if kind < 0.2:
        changes |= {"ticket": chance.choice([1_500, 2_999]), "target": "main"}
    elif kind < 0.3:
        changes |= {"most_buy_in": 2_500, "buy_in": 1_000}
    elif kind < 0.5:
        changes["payouts"] = (Payout(2, (10_000,)), Payout(4, (6_667, 3_333)))
    return changes


def random_staff(chance: random.Random) -> StaffPart | None:
    """What the staff have of each price, of some."""
    part = StaffPart(
        chance.choice((1, 333, 5_000, 10_000)),
        chance.choice(("fee", "pool")),
        chance.choice(("within_fee", "beside_fee")),
        chance.choice(("house", "staff")),
    )
    return chance.choice((None, part, part))


def random_days(chance: random.Random, changes: dict[str, Any], entries: int) -> dict[str, Any]:
    """Several days for some, flights for some of these, and shootouts."""
    kind = chance.random()
    if kind < 0.1:
        for name in ("late_levels", "re_entries", "rebuys", "add_on", "ticket", "target"):
            changes.pop(name, None)
        return {
            "shootout": Shootout(
                chance.choice([0, 2_500, 10_000]), chance.choice([(10_000,), (7_500, 2_500)])
            )
        }
    if kind > 0.4:
        return {}
    first = Day(level=chance.choice([1, 2])) if kind > 0.2 else Day(seconds=chance.choice([200, 900]))
    hours = chance.choice([0, 20 * 3_600])
    days = (first, Day(level=4, begins_seconds=2 * hours), Day(begins_seconds=3 * hours))
    first_flight = max(1, entries * 3 // 4 // 3)  # with who comes late
    if kind > 0.2 and chance.random() < 0.6 and first_flight // -(-first_flight // changes["seats"]) >= 3:
        changes.pop("add_on", None)
        again = bool(changes.get("re_entries")) and not changes.get("bounty")
        flights = tuple([Flight("ABC"[place], place * hours // 2) for place in range(chance.choice([2, 3]))])
        return {"days": days, "flights": flights, "best_stack": again and chance.random() < 0.7}
    return {"days": days}


def random_tournament(seed: int, of: type[BotTournament] = BotTournament) -> BotTournament:
    """One of random kind, played by ``of``."""
    chance = random.Random(f"laws {seed}")
    name = chance.choice(HOUSES)
    entries = chance.choice([3, 5, 9, 14, 20, 33, 50])
    seats = chance.choice([3, 4, 6])
    changes: dict[str, Any] = {"seats": seats, "buy_in": chance.choice([0, 999, 1_000]), "stack": 800}
    if chance.random() < 0.5:
        changes |= {"level_ms": chance.choice([60_000, 180_000])}
    if chance.random() < 0.4:
        changes |= {"late_levels": 2, "re_entries": chance.choice([0, 1])}
    if chance.random() < 0.3:
        changes |= {
            "rebuys": Rebuys(800, 1_000, 2, most=chance.choice([0, 1]), up_to=chance.choice([0, 800]), fee=25)
        }
        if chance.random() < 0.7:
            changes |= {"add_on": AddOn(1_600, 1_500, fee=10)}
    if chance.random() < 0.5:
        changes |= {"colour_ups": (ColourUp(1, 5, 25), ColourUp(2, 25, 100), ColourUp(2, 100, 500))}
    if chance.random() < 0.5:
        changes |= {"hourly_breaks": True, "breaks": (BreakAfter(2, 120), BreakAfter(4, 90))}
    changes |= random_money(chance, house(name), entries)
    if not changes["buy_in"] and not changes["added"]:
        changes.pop("special", None)  # of nothing nobody is promised anything
    if entries // -(-entries // seats) < 3:
        entries = seats * 3
    changes |= random_days(chance, changes, entries)
    late = chance.choice([0, entries // 4]) if "late_levels" in changes else 0
    if (entries - late) // -(-(entries - late) // seats) < 3:
        late = 0
    if flights := len(changes.get("flights", ())):
        parts = ((entries - late) // flights, -(-(entries - late) // flights))
        if min([part // -(-part // seats) for part in parts]) < 3:  # too few at a table for some houses
            changes |= {"flights": (), "days": (), "best_stack": False}
    changes["staff"] = random_staff(random.Random(f"a part {seed}"))
    return of(terms(name, **changes), house(name), entries, seed, late=late, away=chance.choice([0.0, 0.05]))


@pytest.mark.parametrize("seed", range(10))
def test_the_laws_hold_at_every_step_of_a_random_tournament(seed: int) -> None:
    tournament = random_tournament(seed)
    tournament.on_step = check_step
    tournament.begin()
    tournament.play()
    check_end(tournament)


def a_penalty(state: TournamentState, player: str) -> str:
    """The id of the first penalty of a player."""
    return next((one.id for one in state.entrants[player].penalties.penalties), "none")


def staff_at_random(seed: int) -> Callable[[BotTournament], None]:
    """Staff who do something every now and then; what is refused changes nothing, and a stop ends some time."""
    chance = random.Random(f"staff {seed}")

    def act(bots: BotTournament) -> None:
        state = bots.tournament.state
        if state.stopped == "on" and (not bots._queue or chance.random() < 0.2):
            if not bots._queue:
                bots.now_ms += chance.randrange(600_000)
            bots.decide(ResumeTournament("S", "on again"))
        elif state.phase == "running" and chance.random() < 0.04:
            player = chance.choice(sorted(state.entrants))
            tables = chance.sample(state.order, len(state.order))
            command = chance.choice([
                PauseTournament("S", "stop"), AddTime("S", "time", 60), ChangeLevel("S", "level", state.level + 1),
                EndBreak("S", "early"), OpenExtraTable("S", "more room"),
                *[KeepSeatFree("S", "broken", chance.choice(state.order or [1]), chance.randint(1, 9)) for _ in range(2)],
                GiveSeatAgain("S", "mended", chance.choice(state.order or [1]), chance.randint(1, 9)),
                CloseExtraTable("S", "enough"),
                ChangeBreakingOrder("S", "order", tuple(tables)), RemovePlayer("S", "out", player),
                MovePlayer("S", "there", player, chance.choice([*state.order, 99]), chance.choice([0, 1, 2])),
                ChangeEntries("S", "longer", state.level + 1),
                EndDay("S", "late"), DrawLastHands("S", "late"), BeginDay("S", "early"),
                Disqualify("S", "abuse", player),
                PenalisePlayer("S", "abuse", player, f"p{state.ordered}", "missed_hands", chance.choice([0, 1, 7])),
                PenalisePlayer("S", "late", player, f"t{state.ordered}", "time_away", minutes=chance.choice([0, 5])),
                EndPlayersPenalty("S", "enough", player, a_penalty(state, player)),
                AppealPlayersPenalty("S", "it was the neighbour", player, a_penalty(state, player)),
                DecidePlayersAppeal(
                    chance.choice("ST"), "the film", player, a_penalty(state, player),
                    chance.choice(("stands", "lifted", "sent_up", "dropped")), beside=chance.choice(("", "T")),
                ),
            ])  # fmt: skip
            before = bots.tournament.dump()
            try:
                bots.decide(command)
            except Refused:
                assert bots.tournament.dump() == before
        check_step(bots)

    return act


@pytest.mark.parametrize("seed", range(200, 220))
def test_the_laws_hold_whatever_staff_do(seed: int) -> None:
    tournament = random_tournament(seed)
    tournament.on_step = staff_at_random(seed)
    tournament.begin()
    tournament.play()
    check_end(tournament)


@pytest.mark.parametrize("seed", [1, 6, 11, 14])
def test_a_tournament_read_back_at_any_step_goes_on_as_it_was(seed: int) -> None:
    first, again = random_tournament(seed), random_tournament(seed)
    first.begin()
    first.play()

    def read_back(bots: BotTournament) -> None:
        if bots.hands % 5 == 0:
            read = Tournament(bots.terms, bots.book)
            read.load(msgspec.json.decode(msgspec.json.encode(bots.tournament.dump())))
            assert read.dump() == bots.tournament.dump()
            bots.tournament = read

    again.on_step = read_back
    again.begin()
    again.play()
    assert (again.finished, again.hands, again.now_ms) == (first.finished, first.hands, first.now_ms)


@pytest.mark.parametrize(
    ("name", "game"),
    [("casino-helsinki", "stud-fl"), ("pokerstars-live-fi", "stud8-fl"), ("casino-helsinki", "soko-pl")],
)
@pytest.mark.clause("CH-8.45")
def test_games_with_antes_are_played_by_levels_that_have_them(name: str, game: str) -> None:
    levels = tuple([
        Stakes(ante=5 * 2**step, bring_in=10 * 2**step, small_bet=20 * 2**step, big_bet=40 * 2**step, level=step + 1)
        for step in range(12)
    ])  # fmt: skip
    tournament = BotTournament(
        terms(name, game=game, levels=levels, stack=600, level_hands=6),
        house(name),
        14,
        1,
        on_step=check_step,
    )
    tournament.begin()
    tournament.play()
    check_end(tournament)
