"""A tournament as anybody may see it: built from its own and its tables' news, and from no card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Final

from cardroom.room.identity.naming import Names
from cardroom.room.protocol.tournament_views import (
    ChipsOnSale,
    DealShare,
    DealView,
    DrawView,
    LateChipsRow,
    LevelRow,
    NextPrize,
    OddsRow,
    PrizeRow,
    Purchase,
    RuleInForce,
    TournamentNow,
    TournamentPage,
    TournamentRow,
    TournamentStatus,
    TournamentTable,
)
from cardroom.room.tournaments.days_view import day_rows, flight_open, next_day_ms, shootout_view
from cardroom.room.tournaments.envelopes import table_name
from cardroom.room.tournaments.money_told import money_terms
from cardroom.room.tournaments.standings import Standings
from cardroom.room.tournaments.tournament_kind import kind_of
from cardroom.rules.rulebook import Rulebook
from cardroom.tournament.hexapro.prize_draw import CHANCES, pool_for
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.seeded_chance import number_of, seal_of
from cardroom.tournament.structures.structure_of_terms import structure_of
from cardroom.tournament.structures.structure_pairs import announced_options
from cardroom.tournament.tournament_terms import NOBODY_WITHDRAWS, TournamentTerms

LEADERS: Final = 20
RULES: Final = (
    "tournament",
    "balancing",
    "course",
    "prizes",
    "bounties",
    "hexapro",
    "prize_deals",
    "cancellation",
)
"""The sections of the rulebook that a tournament is run by."""


def status_of(tournament: Tournament) -> TournamentStatus:
    """The status of a tournament."""
    state = tournament.state
    if state.phase == "announced":
        return "announced"
    if state.phase == "over":
        return "cancelled" if state.cancelled else "over"
    if state.day == "night":
        return "night"
    if state.stopped == "on":
        return "paused"
    if state.pause == "on":
        return "break"
    return "running" if state.closed else "late"


def row_of(tournament: Tournament) -> TournamentRow:
    """The line of a tournament in the lobby."""
    terms, state = tournament.terms, tournament.state
    offer = tournament.book.game(terms.game)
    late, entry = tournament.late_levels, sale_of(terms, "entry")
    is_open = not (state.closed or state.flight_closed or state.day)
    return TournamentRow(
        tournament=terms.id,
        name=terms.name,
        house=terms.house,
        kind=kind_of(tournament),
        game=terms.game,
        form=offer.form,
        deal=offer.deal,
        games=tuple([part.deal for part in offer.all_parts]),
        seats=terms.seats,
        currency=tournament.book.currency,
        status=status_of(tournament),
        entries=state.entries,
        left=state.left,
        least=terms.players,
        most=terms.most,
        stack=terms.stack,
        buy_in=terms.buy_in,
        fee=entry.fee,
        staff=entry.staff,
        added=terms.added,
        pool=tournament.prize_pool(),
        starts_ms=_starts_ms(tournament),
        no_withdrawal=terms.withdrawal_seconds == NOBODY_WITHDRAWS,
        withdraws_until_ms=tournament.withdraws_until_ms or 0,
        level=state.level if state.phase != "announced" else 0,
        level_ms=_first_level_ms(terms),
        late_levels=late,
        late_until_ms=state.levels_ms[late] if is_open and 0 < late < len(state.levels_ms) else 0,
        re_entries=terms.re_entries,
        rebuys=terms.rebuys is not None,
        add_on=terms.add_on is not None,
        bounty=terms.bounty,
        price=sale_of(terms, "entry").whole,
        guarantee=terms.guarantee,
        days=max(1, len(terms.days)),
        flights=tuple([one.name for one in terms.flights]),
        flight_open=flight_open(tournament),
        shootout=terms.shootout is not None,
        multiplier_tenths=state.drawn.multiplier_tenths if state.drawn is not None else 0,
        most_buy_in=terms.most_buy_in,
        ticket=terms.ticket,
        target=terms.target,
        condition=terms.condition,
        invited=bool(terms.invited),
        code=bool(terms.code_hash),
        entry_chips=_entry_chips(tournament),
        live=terms.live,
    )


def _entry_chips(tournament: Tournament) -> int:
    """The chips of an entry now; 0 where they are as many as at the start, or nobody enters any more."""
    state, chips = tournament.state, tournament.entry_chips
    return 0 if state.closed or state.phase == "over" or chips == tournament.terms.stack else chips


def _first_level_ms(terms: TournamentTerms) -> int:
    if terms.level_hands:
        return 0
    return terms.lengths_ms[0] if terms.lengths_ms else terms.level_ms


def _starts_ms(tournament: Tournament) -> int:
    """When it begins as planned, or began, also where staff let it begin earlier; 0 where its seats decide."""
    planned = tournament.starts_ms
    return 0 if planned is None else tournament.state.began_ms or planned


def level_row(tournament: Tournament, level: int) -> LevelRow:
    """One level of the structure as it is now; after the last one it goes on by the house's rule."""
    terms, stakes = tournament.terms, tournament.stakes(level)
    return LevelRow(
        level=level,
        big_blind=stakes.big_blind,
        small_blind=stakes.small_blind,
        ante=stakes.ante,
        ante_for_all=stakes.ante_for_all,
        bring_in=stakes.bring_in,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        point=stakes.point,
        seconds=tournament.level_seconds(level),
        hands=terms.level_hands,
        break_seconds=next((one.seconds for one in terms.breaks if one.level == level), 0),
    )


def page_of(tournament: Tournament, version: str) -> TournamentPage:
    """The unchanging part of a tournament from its announcement on, with the house's decisions and their clauses."""
    terms = tournament.terms
    return TournamentPage(
        tournament=terms.id,
        book=version,
        structure=tuple([level_row(tournament, level) for level in range(1, len(tournament.levels) + 1)]),
        sales=tuple(_sales(tournament)),
        hourly_breaks=terms.hourly_breaks,
        even_prizes=terms.even_prizes,
        rules=tuple(_rules(tournament.book)),
        odds=tuple(_odds(tournament)),
        days=day_rows(terms, tournament.starts_ms),
        announced={} if terms.hexapro else announced_options(structure_of(terms)),
        draws_hands=tournament.book.end_of_day is not None,
        all_ins_wait=all_ins_wait(tournament.book),
        shootout=shootout_view(terms),
        deals=tournament.book.prize_deals is not None,
        places_by_staff=places_by_staff(tournament.book),
        late_chips=tuple([LateChipsRow(row.after_level + 1, row.chips) for row in terms.late_chips]),
        money=money_terms(tournament),
    )


def all_ins_wait(book: Rulebook) -> bool:
    """Whether the house lets a table with an all-in wait for the others in a round of hand-for-hand."""
    return book.course is not None and book.course.all_ins_in_rounds.value == "frozen"


def places_by_staff(book: Rulebook) -> bool:
    """Whether staff decide the finishing position of a player whom they remove."""
    return book.removals is not None and book.removals.removed_place.value == "as_staff_decide"


def _odds(tournament: Tournament) -> Iterator[OddsRow]:
    """The printed odds of a drawn pool."""
    rules, terms = tournament.book.hexapro, tournament.terms
    if terms.hexapro and rules is not None:
        for row in rules.multipliers.value:
            pool = pool_for(rules, sale_of(terms, "entry").whole, row.multiplier_tenths)
            yield OddsRow(row.multiplier_tenths, row.per_100000, pool.prizes)


def _deal(tournament: Tournament, called: Names) -> DealView | None:
    """The deal that a player has proposed, if any."""
    deal = tournament.state.deal
    if deal is None:
        return None
    shares = [
        DealShare(player, called(player), cents, deal.by_chips.get(player, 0), deal.by_icm.get(player, 0))
        for player, cents in deal.amounts_told.items()
    ]
    agreed = tuple(deal.agreeing)
    return DealView(deal.method, deal.by, deal.for_winner, tuple(shares), agreed, deal.until_ms, deal.waits)


def _draw(tournament: Tournament) -> DrawView | None:
    """The draw of a pool: sealed, or opened."""
    state, context = tournament.state, tournament.terms.id.encode()
    if not state.seed:
        return None
    seed = bytes.fromhex(state.seed)
    seal = seal_of(seed, context)
    return (
        DrawView(seal)
        if state.drawn is None
        else DrawView(seal, state.seed, number_of(seed, context, CHANCES))
    )


def _sales(tournament: Tournament) -> Iterator[ChipsOnSale]:
    terms = tournament.terms
    if (rebuys := terms.rebuys) is not None:
        yield _sale(terms, "rebuy", rebuys.chips, rebuys.until_level, rebuys.most, rebuys.up_to)
    if (add_on := terms.add_on) is not None:
        yield _sale(terms, "add_on", add_on.chips, most=1)
    if terms.re_entries:
        yield _sale(terms, "re_entry", tournament.entry_chips, tournament.late_levels, terms.re_entries)


def _sale(
    terms: TournamentTerms, kind: Purchase, chips: int, until_level: int = 0, most: int = 0, up_to: int = 0
) -> ChipsOnSale:
    price = sale_of(terms, kind)
    return ChipsOnSale(
        kind, chips, price.whole, price.bounty, price.fee, until_level, most, up_to, price.staff
    )


def _rules(book: Rulebook) -> Iterator[RuleInForce]:
    sections = book.sections()
    for name in RULES:
        section = sections.get(name)
        if section is None:
            continue
        for field in fields(section):
            yield RuleInForce(name, field.name, getattr(section, field.name).clauses)


def prize_rows(prizes: Sequence[int], *, in_money: bool = True) -> tuple[PrizeRow, ...]:
    """Prizes by finishing position, equal ones together; as millionths where the house shows no amounts yet."""
    rows: list[PrizeRow] = []
    for prize, group in groupby(prizes):
        first = rows[-1].last + 1 if rows else 1
        last = first + len(list(group)) - 1
        rows.append(PrizeRow(first, last, prize) if in_money else PrizeRow(first, last, 0, millionths=prize))
    return tuple(rows)


def now_of(tournament: Tournament, standings: Standings, now_ms: int) -> TournamentNow:
    """The state of a tournament at this moment."""
    terms, state = tournament.terms, tournament.state
    is_running = state.phase == "running"
    level = max(1, state.level)
    prizes, shown = tournament.prizes(), tournament.prizes_now()
    stacks = standings.stacks
    goes_by_time = is_running and not (terms.level_hands or state.day) and level < len(state.levels_ms)
    until_ms = state.levels_ms[level] if goes_by_time else 0
    break_ms = (state.pause_ms or 0) if is_running and state.pause != "on" and not state.day else 0
    paid = prizes if is_running and state.money.settled else ()
    unplaced = state.unplaced if is_running else 0
    by_hands = is_running and terms.level_hands and state.day != "night"
    hands = max([table.hands for table in state.tables.values()], default=0)
    return TournamentNow(
        row=row_of(tournament),
        now_ms=now_ms,
        level=level_row(tournament, level),
        next_level=level_row(tournament, level + 1) if tournament.has_level(level + 1) else None,
        level_until_ms=until_ms,
        level_hands_left=terms.level_hands * (level - state.levels_ahead) - hands if by_hands else 0,
        break_ms=break_ms,
        break_until_ms=state.resume_ms if state.pause == "on" else 0,
        break_least_ms=tournament.break_least_ms if state.pause == "on" else 0,
        break_left_ms=_break_left_ms(tournament, break_ms),
        hand_for_hand=state.hand_for_hand,
        chips=state.issued,
        average=state.issued // max(1, len(stacks)) if is_running else 0,
        largest=max(stacks, default=0),
        smallest=min(stacks, default=0),
        paid_places=len(prizes),
        undecided=max(0, unplaced - state.left),
        to_money=max(0, unplaced - len(prizes)),
        sure=paid[unplaced - 1] if 0 < unplaced <= len(paid) else 0,
        next_prize=next_prize(paid, unplaced),
        prizes=prize_rows(shown.prizes, in_money=shown.in_money),
        prizes_final=state.money.settled,
        prizes_next=prize_rows(shown.one_more, in_money=shown.in_money),
        tables=tuple(_tables(tournament)),
        breaking_order=breaking_order(tournament),
        extra_tables=state.extra_tables,
        leaders=standings.page(0, LEADERS),
        session=state.session,
        last_hands=state.last_hands,
        last_rebuys=tournament.last_rebuys,
        last_rebuys_next=tournament.last_rebuys_next,
        day_ends=state.day == "ending",
        next_day_ms=next_day_ms(tournament),
        deal=_deal(tournament, standings.called),
        draw=_draw(tournament),
        books_open=standings.books_open,
    )


def _break_left_ms(tournament: Tournament, break_ms: int) -> int:
    """How long the clock runs to the next break, once staff let it go on; 0 where breaks go by the hour."""
    state, rules = tournament.state, tournament.book.course
    by_structure = rules is not None and rules.breaks.value == "by_structure"
    if state.stopped != "on" or not break_ms or not by_structure:
        return 0
    return max(0, break_ms - max(state.stopped_ms, state.stood_until_ms))


def next_prize(prizes: Sequence[int], left: int) -> NextPrize | None:
    """When the certain prize of the ``left`` players rises next, None where it rises no more."""
    sure = prizes[left - 1] if 0 < left <= len(prizes) else 0
    place = next((place for place in range(min(left - 1, len(prizes)), 0, -1) if prizes[place - 1] > sure), 0)
    return NextPrize(left - place, prizes[place - 1]) if place else None


def breaking_order(tournament: Tournament) -> tuple[int, ...]:
    """The tables in the order in which they will be broken, once nobody enters any more (PF-2.4).

    A shootout breaks none.
    """
    state = tournament.state
    is_known = state.phase == "running" and state.closed and len(state.order) > 1
    return tuple(reversed(state.order)) if is_known and tournament.terms.shootout is None else ()


def _tables(tournament: Tournament) -> Iterator[TournamentTable]:
    state = tournament.state
    if state.phase != "running":
        return
    for number in sorted(state.tables):
        table = state.tables[number]
        stacks = table.players.values()
        if stacks:
            yield TournamentTable(
                table_name(tournament.terms.id, number),
                number,
                len(stacks),
                min(stacks),
                max(stacks),
                final=len(stacks) == state.left,
            )
