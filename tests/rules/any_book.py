"""Random rulebooks of allowed values, and hands played by them with everything forced that a book has."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec.structs import replace

from cardroom.bots.bot_tournament import BotTournament
from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import open_table
from cardroom.cash.jackpot.payout import shares_of
from cardroom.cash.money_moves import (
    BoughtIn,
    CashedOut,
    Charged,
    HandSettled,
    JackpotWon,
    StackToppedUp,
    TopUpReturned,
)
from cardroom.cash.table_terms import table_terms
from cardroom.games.offers import load_house
from cardroom.rules import Refused, Rulebook, RulebookFaults, house
from cardroom.rules.decisions import PayoutRow
from cardroom.rules.decisions.decision import IntRange
from cardroom.rules.rulebook import ALL_SECTIONS
from cardroom.rules.typed_values import hints
from cardroom.table.events import BlindPosted, JackpotHit
from cardroom.table.model import commands
from cardroom.table.model.decided import Decided
from cardroom.testing import shuffled
from cardroom.testing.scripted import NAMES, ScriptedTable
from cardroom.tournament.levels import house_levels
from cardroom.tournament.play.tournament_commands import CancelTournament
from cardroom.tournament.play.tournament_events import ChipsRaced
from cardroom.tournament.tables.tournament_table import check_terms, most_seats
from cardroom.tournament.tournament_terms import ColourUp, TournamentTerms
from tests.table.playing import random_act
from tests.table.witness import chips_on

HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")
MAX_ACTS = 3_000
"""More decisions than a hand of any game has."""
FUND = 1_234_567


@cache
def canonical(name: str) -> str:
    """A house's book as plain values."""
    return house(name).canonical


def any_book(seed: int) -> Rulebook | None:
    """A house whose book says something else in a few decisions, each of them a value that it may have by itself; None
    where the check refuses them together.
    """
    chance = random.Random(f"book {seed}")
    data = json.loads(canonical(chance.choice(HOUSES)))
    places = [(name, one.name) for name in ALL_SECTIONS if name in data for one in fields(ALL_SECTIONS[name])]
    wished = "jackpot" if "jackpot" in data and chance.random() < 0.5 else ""
    places = [place for place in places if not wished or wished in place]
    for name, key in chance.sample(places, k=chance.randint(1, 6)):
        if key in data[name]:
            kind = get_args(hints(ALL_SECTIONS[name])[key])[0]
            data[name][key]["value"] = any_value(kind, data[name][key]["value"], chance)
    try:
        return load_house(data)
    except RulebookFaults:
        return None


def any_value(kind: Any, now: Any, chance: random.Random) -> Any:
    """A value of a type, near the one there is or at the ends of what is allowed."""
    origin = get_origin(kind)
    if origin is Literal:
        return chance.choice(get_args(kind))
    if origin is Annotated:
        [bounds] = [one for one in get_args(kind) if isinstance(one, IntRange)]
        near = [now - 1, now + 1, now * 2, now // 2, chance.randint(0, 12)]
        inside = [one for one in near if bounds.least <= one <= bounds.most]
        return chance.choice([*inside, *inside, bounds.least, bounds.most])
    if kind is bool:
        return chance.random() < 0.5
    if origin is tuple:
        return _any_rows(get_args(kind)[0], list(now), chance)
    if is_dataclass(kind):
        column = chance.choice([one.name for one in fields(kind) if one.name in now])
        return {**now, column: any_value(hints(kind)[column], now[column], chance)}
    return now  # a text: what else it may say nobody can guess


def _any_rows(kind: Any, rows: list[Any], chance: random.Random) -> list[Any]:
    """Rows of which one is missing, one stands twice or says something else; or none at all."""
    if not rows or chance.random() < 0.1:
        return []
    place = chance.randrange(len(rows))
    what = chance.choice(["drop", "twice", "change", "change", "change"])
    if what == "drop":
        return rows[:place] + rows[place + 1 :]
    if what == "twice":
        return [*rows, rows[place]]
    return [*rows[:place], any_value(kind, rows[place], chance), *rows[place + 1 :]]


# ---------------------------------------------------------------------- cash


def play_cash(book: Rulebook, chance: random.Random, hands: int, seen: Counter[str]) -> None:
    """Hands at a table of a game by chance: chips are neither made nor lost, and each hand comes to its end."""
    offer = book.games[chance.choice(sorted(book.games))]
    terms = table_terms(book, offer.id, chance.choice(offer.stakes).name, "t1", "Any table")
    table, now_ms, number = open_table(terms, book), 0, 0
    brought = out = 0

    def do(command: commands.Command, deck: list[int] | None = None) -> Decided | None:
        nonlocal out
        try:
            decided = table.decide(command, now_ms, deck)
        except Refused:
            return None
        posted = [event.blind for event in decided.events if isinstance(event, BlindPosted)]
        seen["straddles"] += posted.count("straddle")
        for movement in decided.money:
            out += _left(movement)
        return decided

    for number in range(chance.randint(2, terms.seats)):
        if do(of_cash.TakeSeat(f"p{number}", terms.max_buy_in, chance.randint(0, 99))) is None:
            assert do(of_cash.TakeSeat(f"p{number}", terms.min_buy_in, chance.randint(0, 99))), (
                "nobody may sit"
            )
    for number in range(hands):
        for seat in list(table.seats.values()):
            if terms.straddles:
                do(commands.Straddle(seat.player, chance.choice(terms.straddles)))
            if seat.stack < terms.min_buy_in:
                do(of_cash.TopUp(seat.player, terms.min_buy_in - seat.stack))
            do(commands.SitIn(seat.player))
        now_ms += 60_000
        do(commands.PassTime())
        brought = chips_on(table)
        out = 0
        started = do(
            commands.StartHand(f"h{number}", "seal", chance.randint(0, 99)), shuffled(chance.getrandbits(30))
        )
        seen["hands"] += started is not None
        if chance.random() < 0.05 and table.hand is not None:
            do(commands.VoidHand("staff"))
            seen["void"] += 1
        for _ in range(MAX_ACTS):
            if table.hand is None:
                break
            now_ms += 500
            if chance.random() < 0.05 or table.hand.turn is None:
                now_ms = max(now_ms, table.due_at_ms() or now_ms)
                do(commands.PassTime())
            else:
                assert do(random_act(table, chance, now_ms)) is not None, "what is offered is taken"
        assert table.hand is None, "the hand comes to its end"
        assert chips_on(table) + out == brought, "chips are neither made nor lost"


def _left(movement: Any) -> int:
    """What a movement takes off the table."""
    match movement:
        case HandSettled():
            return movement.rake + sum(movement.drops.values())
        case BoughtIn() | StackToppedUp():
            return -movement.amount
        case CashedOut() | TopUpReturned() | Charged():
            return movement.amount
    return 0


def hit_jackpot(book: Rulebook, chance: random.Random, seen: Counter[str]) -> None:
    """Aces full of kings beaten by four twos, with each number of players: it is paid, and no more than there is."""
    if book.jackpot is None or "holdem-nl" not in book.games:
        return
    offer = book.game("holdem-nl")
    seats = table_terms(book, offer.id, offer.stakes[0].name, "t1", "Any table").seats
    for players in range(2, seats + 1):
        held = ScriptedTable(players, offer.id, chance.choice(offer.stakes).name, book=book)
        holes = {"A": "AhKd", "B": "2c2s"}
        if players > 3 and chance.random() < 0.5:
            holes |= {"C": "AdKh"} if chance.random() < 0.7 else {"C": "QdQs"}
        held.deal(holes, "AcAsKc2d2h", dealer=chance.choice(NAMES[:players]))
        held.check_down()
        for hit in held.told(JackpotHit):
            row = PayoutRow(
                hit.players,
                len(hit.losers),
                len(hit.winners),
                len(hit.others),
                hit.loser,
                hit.winner,
                hit.other,
            )
            assert 0 <= shares_of(row, FUND).total <= FUND
            assert any(isinstance(one, JackpotWon) for one in held.money)
            seen["jackpots"] += 1


# ---------------------------------------------------------------------- tournaments


def play_tournament(book: Rulebook, chance: random.Random, seen: Counter[str]) -> None:
    """A tournament of the house, with chips raced off behind its second level; now and then it is cancelled."""
    rules = book.tournament
    if rules is None:
        return
    game = "holdem" if "holdem" in book.games else "holdem-nl"
    if game not in book.games:
        return
    terms = TournamentTerms(
        id="t1", name="Any", house=book.id, game=game, seats=min(6, most_seats(book, game)),
        stack=rules.starting_stack.value, levels=house_levels(rules), buy_in=1_000, fee=100, level_hands=4,
        players=2, late_levels=1, guarantee=chance.choice([0, 50_000]),
    )  # fmt: skip
    if book.chip_race is not None and chance.random() < 0.5:
        terms = terms_with_race(terms)
    try:
        check_terms(book, terms)
        bots = BotTournament(terms, book, chance.randint(6, 14), chance.randrange(1000))
        bots.begin()
    except Refused:
        return
    stop_after = chance.choice([0, 3, 8, 10_000, 10_000, 10_000])

    def cancelled(_: BotTournament) -> None:
        nonlocal stop_after
        stop_after -= 1
        if stop_after == 0 and not bots.tournament.is_over:
            bots.decide(CancelTournament("boss", "the roof leaks"))
            seen["cancelled"] += 1

    bots.on_step = cancelled
    bots.play()
    while bots.tables:
        bots.step()
    seen["tournaments"] += 1
    seen["hands"] += bots.hands
    seen["races"] += sum(isinstance(event, ChipsRaced) for event in bots.events)
    assert bots.tournament.is_over and not bots.tournament.state.money.escrow


def terms_with_race(terms: TournamentTerms) -> TournamentTerms:
    """The same, in which the smallest chips are raced off behind the second level."""
    return replace(terms, colour_ups=(ColourUp(2, 25, 100),))


def play(seed: int, hands: int, seen: Counter[str]) -> None:
    """All of it by the book of a seed, if the check lets it through."""
    book = any_book(seed)
    seen["books" if book is not None else "refused"] += 1
    if book is None:
        return
    chance = random.Random(f"play {seed}")
    hit_jackpot(book, chance, seen)
    play_tournament(book, chance, seen)
    for _ in range(2):
        play_cash(book, chance, -(-hands // 2), seen)
