"""Disqualifying a player in a room: a dry run, and carrying it out with the prize that comes back."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from cardroom.floor.conduct.offences import Offended
from cardroom.ledger import accounts
from cardroom.room.cashier.house_money import named
from cardroom.room.hosting.funding import Sum, Target
from cardroom.room.identity.permissions import check_may, check_not_self, check_proof
from cardroom.room.identity.person import Person
from cardroom.room.tournaments.envelopes import DisqualifiedAtDesk, TournamentAsk
from cardroom.room.tournaments.tournament_desk import TournamentDesk, TournamentMoney
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.room.tournaments.tournament_penalties import TournamentPenalties
from cardroom.room.tournaments.voided import Lost, lost_of
from cardroom.room.tournaments.voucher_desk import VoucherDesk
from cardroom.rules.refused import Refused
from cardroom.tournament.play.tournament_commands import Disqualify
from cardroom.tournament.removals.disqualified_prizes import Corrected

ASKED_MOST: Final = 5
"""How often a prize is asked for again, since it may change while hands end."""


class LostPrize(NamedTuple):
    """The effect that a disqualification would have now.

    These are the corrected finishing positions and prizes, the player's loss, the part of it that is on the wallet, the
    part that was paid in `cash` at the desk, and the rest, which the house brings.
    """

    corrected: Corrected
    lost: int
    from_wallet: int
    cash: int = 0

    @property
    def from_house(self) -> int:
        """The money that others are to be paid although the player no longer has it."""
        return self.lost - self.from_wallet


class Disqualifications:
    """Shows the effect of a disqualification, and carries it out with the money in flight first."""

    def __init__(
        self,
        desk: TournamentDesk,
        money: TournamentMoney,
        vouchers: VoucherDesk,
        penalties: TournamentPenalties,
    ) -> None:
        self._desk = desk
        self._ledger = money.ledger
        self._funding = money.funding
        self._house_money = money.house_money
        self._vouchers = vouchers
        self._penalties = penalties

    async def look(self, by: Person, tournament: str, player: str, kept: int = 0) -> LostPrize:
        """A dry run. Refuses as `carry_out` does."""
        check_may(by, RUN_TOURNAMENTS)
        await self._check_not_over(tournament)
        found = self._desk.owner(tournament).tournament
        assert found is not None, "it is announced"
        wish = Disqualify(by.id, "a look", player, kept)
        lost = found.lost_prize(wish)
        gone = (await self._lost(tournament, player, lost, cash_gone=True)).gone
        return LostPrize(found.disqualification(wish), lost, min(lost - gone, self._wallet(player)), gone)

    async def _check_not_over(self, tournament: str) -> None:
        """Refuse a tournament whose books are closed."""
        if tournament in self._desk.hosts:
            return
        past = await self._desk.past.find(tournament)
        if past is None or past.tournament is None:
            return
        rules = past.tournament.book.removals
        clauses = rules.disqualified_prize.clauses if rules is not None else ()
        if past.floor is not None and not past.tournament.state.cancelled:
            words = "The books of this event are closed: its prizes stand."
            raise Refused("books-closed", words, clauses)
        raise Refused("tournament-over", "The tournament is over: its prizes stand.", clauses)

    async def _lost(self, tournament: str, player: str, cents: int, *, cash_gone: bool) -> Lost:
        """The vouchers of a lost prize of a live tournament; online none."""
        if not cents or self._desk.owner(tournament).floor is None:
            return Lost((), 0)
        vouchers = await self._vouchers.prizes_of(tournament, player)
        return lost_of(vouchers, cents, cash_gone=cash_gone)

    def _wallet(self, player: str) -> int:
        return self._ledger.balance(accounts.wallet(player))

    async def carry_out(
        self, by: Person, tournament: str, player: str, reason: str, kept: int = 0, *, cash_gone: bool = False,
        offended: Offended | None = None,
    ) -> None:  # fmt: skip
        """Disqualify a player, with the prize in flight before the tournament decides. What the player has `offended`
        against counts with the penalties of desk and tournaments.

        The house brings what the wallet does not hold of it, so that the players who move up are paid. Vouchers of the
        prize are void; cash that was paid for it comes back to the desk first, or is `cash_gone` and the house brings it.
        Refuses as `Tournament` does, "own-account", "prize-paid-out", and ("books-closed", "tournament-over") once the
        books are closed.
        """
        check_may(by, RUN_TOURNAMENTS)
        check_not_self(by, player)
        check_proof(by)
        async with self._vouchers.one_at_a_time:
            await self._check_not_over(tournament)
            wish = Disqualify(by.id, reason, player, kept)
            if offended is not None:
                wish = replace(
                    wish,
                    offence=offended.what,
                    is_repeated=offended.repeated,
                    is_on_purpose=offended.on_purpose,
                )
            for _ in range(ASKED_MOST):
                try:
                    async with self._penalties.counting(tournament, wish) as counted:
                        await self._tried(by, tournament, counted, cash_gone=cash_gone)
                except Refused as refused:
                    if refused.code != "wrong-price":
                        raise
                else:
                    return
        raise Refused("owner-fault", "The room met a fault and did not do that; ask its staff.")

    async def _tried(self, by: Person, tournament: str, wish: Disqualify, *, cash_gone: bool) -> None:
        """Carry it out for the prize as it is now. Refuses "wrong-price" where that has changed meanwhile."""
        player, owner = wish.player, self._desk.owner(tournament)
        lost = owner.price(wish)
        found = await self._lost(tournament, player, lost, cash_gone=cash_gone)
        paid = min(lost - found.gone, self._wallet(player))
        to = Target(tournament, self._desk.terms(tournament).name)
        sums = Sum(player, paid, "taken_back"), Sum(by.id, lost - paid, "added", accounts.MINT)
        same = replace(wish, before=0, penalty="")  # what two people agree on is not which time it is
        aside = self._house_money.allowed(by, named(tournament, same), tournament, lost - paid, wish.reason)
        async with aside as rows, self._funding.on_its_way(to, *sums) as (fund, house):
            ask = TournamentAsk(wish, fund.command, paid, house.command, lost - paid)
            if owner.floor is None:
                await self._desk.ask(by, tournament, ask, rows)
            else:
                told = DisqualifiedAtDesk(ask, found.vouchers, found.gone)
                await self._desk.ask(by, tournament, told, rows)
