"""Disqualifying a player in a room: a dry run, and carrying it out with the prize that comes back."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardroom.ledger import accounts
from cardroom.room.cashier.house_money import named
from cardroom.room.hosting.funding import Sum, Target
from cardroom.room.identity.permissions import check_may, check_proof
from cardroom.room.identity.person import Person
from cardroom.room.tournaments.envelopes import TournamentAsk
from cardroom.room.tournaments.tournament_desk import TournamentDesk, TournamentMoney
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.rules.refused import Refused
from cardroom.tournament.play.busts_taken_back import check_not_certain
from cardroom.tournament.play.tournament_commands import Disqualify
from cardroom.tournament.removals.disqualified_prizes import Corrected

ASKED_MOST: Final = 5
"""How often a prize is asked for again, since it may change while hands end."""


class LostPrize(NamedTuple):
    """The effect that a disqualification would have now.

    These are the corrected finishing positions and prizes, the player's loss, the part of it that is on the wallet, and
    the rest, which the house brings.
    """

    corrected: Corrected
    lost: int
    from_wallet: int

    @property
    def from_house(self) -> int:
        """The money that others are to be paid although the player no longer has it."""
        return self.lost - self.from_wallet


class Disqualifications:
    """Shows the effect of a disqualification, and carries it out with the money in flight first."""

    def __init__(self, desk: TournamentDesk, money: TournamentMoney) -> None:
        self._desk = desk
        self._ledger = money.ledger
        self._funding = money.funding
        self._house_money = money.house_money

    async def look(self, by: Person, tournament: str, player: str, kept: int = 0) -> LostPrize:
        """A dry run. Refuses as `carry_out` does."""
        check_may(by, RUN_TOURNAMENTS)
        await self._check_not_over(tournament)
        found = self._desk.owner(tournament).tournament
        assert found is not None, "it is announced"
        wish = Disqualify(by.id, "a look", player, kept)
        lost = found.lost_prize(wish)
        return LostPrize(found.disqualification(wish), lost, min(lost, self._wallet(player)))

    async def _check_not_over(self, tournament: str) -> None:
        """Refuse a tournament whose books are closed, and say what staff do about a prize of it."""
        if tournament in self._desk.hosts:
            return
        past = await self._desk.past.find(tournament)
        if past is None or past.tournament is None:
            return
        if past.floor is not None:
            check_not_certain(past.tournament.state, past.tournament.terms, past.floor.rules)
        rules = past.tournament.book.removals
        clauses = rules.disqualified_prize.clauses if rules is not None else ()
        raise Refused("tournament-over", "The tournament is over: its prizes stand.", clauses)

    def _wallet(self, player: str) -> int:
        return self._ledger.balance(accounts.wallet(player))

    async def carry_out(self, by: Person, tournament: str, player: str, reason: str, kept: int = 0) -> None:
        """Disqualify a player, with the prize in flight before the tournament decides.

        The house brings what the wallet does not hold of it, so that the players who move up are paid. Refuses as
        `Tournament` does, and ("event-over", "tournament-over") once all prizes are paid and the books are closed.
        """
        check_may(by, RUN_TOURNAMENTS)
        check_proof(by)
        await self._check_not_over(tournament)
        to = Target(tournament, self._desk.terms(tournament).name)
        wish = Disqualify(by.id, reason, player, kept)
        for _ in range(ASKED_MOST):
            lost = self._desk.owner(tournament).price(wish)
            paid = min(lost, self._wallet(player))
            sums = Sum(player, paid, "taken_back"), Sum(by.id, lost - paid, "added", accounts.MINT)
            aside = self._house_money.allowed(by, named(tournament, wish), tournament, lost - paid, reason)
            try:
                async with aside as rows, self._funding.on_its_way(to, *sums) as (fund, house):
                    ask = TournamentAsk(wish, fund.command, paid, house.command, lost - paid)
                    await self._desk.ask(by, tournament, ask, rows)
            except Refused as refused:
                if refused.code != "wrong-price":
                    raise
            else:
                return
        raise Refused("owner-fault", "The room met a fault and did not do that; ask its staff.")
