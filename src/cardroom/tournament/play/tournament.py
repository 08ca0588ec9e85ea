"""A tournament: commands and its tables' reports in, events, money and orders out. Time and chance are values."""

from typing import Any, Final

from msgspec import Raw

from cardroom.rules import Rulebook
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.book import announced_book, tournament_book
from cardroom.tournament.cancelling.cancelled_shares import Settlement
from cardroom.tournament.deals.prize_deal import Method, PrizeDeal
from cardroom.tournament.levels import level_of
from cardroom.tournament.play import (
    add_ons,
    cancelling,
    disqualifying,
    documents,
    last_rebuys,
    pausing,
    shootout,
    staff_clock,
    staff_terms,
)
from cardroom.tournament.play import (
    between_days as days,
)
from cardroom.tournament.play import (
    deal_proposals as dealing,
)
from cardroom.tournament.play import (
    entries as entering,
)
from cardroom.tournament.play import (
    start as starting,
)
from cardroom.tournament.play import (
    tournament_commands as commands,
)
from cardroom.tournament.play import (
    tournament_snapshot as snapshot,
)
from cardroom.tournament.play.command_handlers import HANDLERS
from cardroom.tournament.play.day_end import advance_day, next_begins_ms
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.feats import pay_feats
from cardroom.tournament.play.finishing_places import (
    clear_away,
    clear_until,
    end_if_over,
    settle,
)
from cardroom.tournament.play.hand_for_hand import advance_rounds, drop_idle
from cardroom.tournament.play.ordering import reconcile
from cardroom.tournament.play.prices import price_of
from cardroom.tournament.play.prizing import PrizesNow, places_foreseen, pool, prizes, prizes_now
from cardroom.tournament.play.redrawing import redraw
from cardroom.tournament.play.table_balance import carry_out, rebalance
from cardroom.tournament.play.tournament_decided import TournamentDecided
from cardroom.tournament.play.tournament_state import TournamentState
from cardroom.tournament.removals.disqualified_prizes import Corrected
from cardroom.tournament.tables.tournament_table import check_terms
from cardroom.tournament.tournament_terms import TournamentTerms


class Tournament:
    """One tournament of a house, of any number of tables. It knows its tables by what they report, and they know it by
    its orders: ids and numbers pass, never an object.

    ``decide`` is the only way to change it; equal commands at equal times with equal chance give equal answers.
    """

    def __init__(self, terms: TournamentTerms, book: Rulebook, *, stands: bool = False) -> None:
        """An announced tournament that nobody has entered. Refuses what `check_terms` refuses; one that `stands` was
        announced before, by a program that may have asked less of it.
        """
        if not stands:
            check_terms(book, terms)
        self.terms = terms
        """As announced, with the fee and the guarantee as staff have changed them."""
        self._announced: Final = terms
        self.book: Final = announced_book(tournament_book(book, terms.game), terms)
        self.state = TournamentState()
        self._ladders: dict[tuple[int, int, int, bool], tuple[int, ...]] = {}

    def decide(self, command: Any, now_ms: int, chance: int = 0) -> TournamentDecided:
        """Carry out a command or take a table's report (`commands.AnyTournamentCommand`).

        ``chance`` is the source of every draw of this step, a fresh number each time.

        Raises `Refused`, and then nothing has changed. A clock that went backwards counts as not having moved.
        """
        state = self.state
        step = self._step(max(now_ms, state.now_ms), chance)
        HANDLERS[type(command)](step, command)
        state.now_ms, self.terms = step.now_ms, step.terms
        if step.touched or step.uneven or step.decided.events:
            self._conclude(step)
        elif state.gone:  # a table has reported, and it may have been the last one awaited
            settle(step)
            end_if_over(step)
        assert state.issued == state.seated + state.carried, "chips issued are at the tables or on the way"
        return step.decided

    def _conclude(self, step: DecisionStep) -> None:
        """Carry out the consequences of the step, until there are no more."""
        state = step.state
        starting.begin_if_seated(step)
        days.open_session(step)
        drop_idle(step)
        while True:
            step.uneven = False
            rebalance(step)
            for number in sorted(step.touched):
                if number in state.tables:
                    carry_out(step, state.tables[number])
            if not step.uneven:
                break
        if state.redrawing:
            redraw(step)
        settle(step)
        advance_rounds(step)
        settle(step)
        shootout.advance_shootout(step)
        advance_day(step)
        if state.gathering:
            days.bag_chips(step)
            shootout.begin_round(step)
        if state.money.feats:
            pay_feats(step, clear_until(step))
        dealing.open_deal(step)
        end_if_over(step)
        if state.ending and state.dealing:  # wait no longer for tables that have not dealt yet
            advance_rounds(step)
            settle(step)
            end_if_over(step)
        add_ons.begin_add_ons(step)
        pausing.begin_pause(step)
        staff_clock.begin_stop(step)
        if state.phase == "over":
            clear_away(step)
            return
        for number in sorted(step.touched):
            if number in state.tables:
                reconcile(step, state.tables[number])

    def _step(self, now_ms: int, chance: int) -> DecisionStep:
        return DecisionStep(self.state, self.terms, self.book, now_ms, chance, self._ladders)

    def stakes(self, level: int) -> Stakes:
        """The stakes of a level, counted from 1: as announced, as staff have changed them, or after the last level."""
        step = self._step(self.state.now_ms, 0)
        return level_of(step.levels, level, rises=step.rises)

    def level_seconds(self, level: int) -> int:
        """How long a level lasts, as announced, drawn or changed by staff; 0 where levels go by hands."""
        step = self._step(self.state.now_ms, 0)
        return 0 if self.terms.level_hands else pausing.lasts_ms(step, level) // 1000

    @property
    def levels(self) -> tuple[Stakes, ...]:
        """The structure, as staff have changed it."""
        return self.state.levels or self.terms.levels

    def has_level(self, level: int) -> bool:
        """Whether there is such a level: one of the structure, or a later one where levels go on to rise."""
        return level <= len(self.levels) or self._step(self.state.now_ms, 0).rises

    @property
    def late_levels(self) -> int:
        """The level until whose end players may enter, as announced or as staff have changed it."""
        return self._step(self.state.now_ms, 0).late_levels

    @property
    def starts_ms(self) -> int | None:
        """When the tournament begins, as announced or as staff have changed it; None: when its seats are taken."""
        return self._step(self.state.now_ms, 0).starts_ms

    @property
    def withdraws_until_ms(self) -> int | None:
        """The latest time to withdraw; None where that is the start, or nobody can withdraw at all."""
        return entering.withdraws_until_ms(self._step(self.state.now_ms, 0))

    def has_way_out(self, player: str) -> bool:
        """Whether a player may withdraw until the start, whatever was announced: staff have changed the terms since."""
        entrant = self.state.entrants.get(player)
        return self.state.phase == "announced" and entrant is not None and entrant.way_out

    def due_ms(self) -> int | None:
        """When `PassTournamentTime` is next needed, None while nothing goes by time."""
        return pausing.next_due_ms(self._step(self.state.now_ms, 0))

    @property
    def is_over(self) -> bool:
        """Whether all places are taken."""
        return self.state.phase == "over"

    def prizes(self) -> tuple[int, ...]:
        """The prizes by place for the entries so far, in cents."""
        return prizes(self._step(self.state.now_ms, 0))

    def prizes_now(self) -> PrizesNow:
        """The prizes as the house shows them, and as they would be with one more entry."""
        return prizes_now(self._step(self.state.now_ms, 0))

    def places_foreseen(self, entries: int) -> tuple[int, int]:
        """How many places the pool of this many entries pays, and how many a larger one would pay."""
        return places_foreseen(self._step(self.state.now_ms, 0), entries)

    def prize_pool(self) -> int:
        """The prize money for the entries so far, in cents."""
        return pool(self._step(self.state.now_ms, 0))

    def cancellation(self) -> Settlement:
        """The settlement, with its reasons, if the tournament were cancelled now: a dry run, which changes nothing.

        Refuses "no-cancellation", "already-cancelled", "tournament-over".
        """
        return cancelling.cancellation(self._step(self.state.now_ms, 0))

    def ticket_worth(self) -> dict[str, int]:
        """The cents of the tickets that have paid entries, by ticket."""
        return cancelling.ticket_worth(self.state)

    def deal(self, method: Method, for_winner: int = 0) -> PrizeDeal:
        """The amounts of everybody who is left by a deal now, by ICM or by chips: a dry run, which changes nothing.

        Refuses as `ProposeDeal`.
        """
        return dealing.deal_now(self._step(self.state.now_ms, 0), method, for_winner)

    def awaits_document(self, player: str) -> bool:
        """Whether staff have yet to see a document of an entered player, for the seat at this start or the next one."""
        entrant = self.state.entrants.get(player)
        step = self._step(self.state.now_ms, 0)
        return entrant is not None and entrant.is_in and documents.is_missing(step, entrant)

    def may_propose_again(self, player: str) -> bool:
        """Whether a player whose earlier deal came to nothing may propose another; True for a player who has proposed
        none.
        """
        return dealing.may_propose_again(self._step(self.state.now_ms, 0), player)

    def disqualification(self, wish: commands.Disqualify) -> Corrected:
        """The places and prizes after that disqualification: a dry run.

        For a player without a place nothing changes. Refuses as the command does.
        """
        found = disqualifying.corrected(self._step(self.state.now_ms, 0), wish)
        rules = self.book.removals
        clauses = rules.disqualified_prize.clauses if rules is not None else ()
        return found or Corrected(tuple(self.state.placed.values()), {}, 0, clauses)

    def lost_prize(self, wish: commands.Disqualify) -> int:
        """The paid prize that the player would have to give back, in cents. Refuses as the command does."""
        held = any(one.player == wish.player for one in self.state.money.held)
        return 0 if held else max(0, -self.disqualification(wish).changes.get(wish.player, 0))

    def price(self, wish: object) -> int:
        """The price of a wish in cents, to be paid with it. Refuses "bad-buy-in"."""
        return price_of(self.terms, self.book, wish)

    def flight_open(self) -> int:
        """The first flight that can be entered now; 0 where there are none, or all are over."""
        return entering.flight_to_enter(self._step(self.state.now_ms, 0), 0)

    @property
    def entry_chips(self) -> int:
        """The chips of an entry now, at the least price; for the first flight that can be entered, where there are some."""
        step = self._step(self.state.now_ms, 0)
        return self.terms.entry_chips(entering.entry_level(step, entering.flight_to_enter(step, 0)))

    @property
    def last_rebuys(self) -> int:
        """The last hands with rebuys while they are played, as announced; 0 before and after."""
        return last_rebuys.left_to_play(self._step(self.state.now_ms, 0))

    @property
    def last_rebuys_next(self) -> int:
        """The last hands with rebuys that staff may announce in this level, the last one with rebuys; else 0."""
        return last_rebuys.next_to_announce(self._step(self.state.now_ms, 0))

    @property
    def break_least_ms(self) -> int:
        """From when on staff may end the break that is on."""
        return staff_clock.break_least_ms(self._step(self.state.now_ms, 0))

    def next_day_ms(self) -> int:
        """When the next day or flight begins, 0 where staff say when. Only between two days."""
        return next_begins_ms(self._step(self.state.now_ms, 0))

    def dump(self) -> dict[str, Any]:
        """The tournament as plain data."""
        return snapshot.dump(self.terms, self.state)

    def encoded(self) -> Raw:
        """The same as JSON."""
        return snapshot.encoded(self.terms, self.state)

    def load(self, data: dict[str, Any]) -> None:
        """Restore the tournament from data that `dump` gave.

        Raises ValueError or msgspec.ValidationError for other data.
        """
        self.state = snapshot.load(self._announced, data)
        self.terms = staff_terms.as_changed(self._announced, self.state)
