"""Deals on the prizes of a live tournament: staff put one to the players, who agree by their signatures at the desk."""

from __future__ import annotations

from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.protocol.registration_bodies import DealPut, DealSigned
from cardroom.room.runtime.clock import Clock
from cardroom.room.tournaments.deals_view import check_may_deal
from cardroom.room.tournaments.envelopes import SoldAtDesk, TournamentAsk
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.rules.refused import Refused
from cardroom.tournament.play.tournament_commands import AgreeToDeal, ProposeDeal, RefuseDeal


class SignedDeals:
    """Puts deals and takes answers for players who are at the tables, whether they have an account or not."""

    def __init__(self, desk: TournamentDesk, clock: Clock) -> None:
        self._desk = desk
        self._clock = clock

    async def put(self, by: Person, tournament: str, deal: DealPut) -> None:
        """Put a deal to all who are left, in the name of who wants it and has signed: that is the first of those who agree.

        Refuses "not-live", "not-signed", "own-account" and as `ProposeDeal`.
        """
        check_may(by, RUN_TOURNAMENTS)
        check_may_deal(self._desk.owner(tournament).live()[0])
        _check_signed(by, deal.player, deal.signed)
        wish = ProposeDeal(deal.player, deal.method, deal.for_winner, deal.amounts)
        await self._ask(by, tournament, wish, deal.signed.strip())

    async def sign(self, by: Person, tournament: str, answer: DealSigned) -> None:
        """Note that a player agrees, who has `signed`, or does not. Refuses "not-signed", "own-account" and as
        `AgreeToDeal`.
        """
        check_may(by, RUN_TOURNAMENTS)
        found = self._desk.owner(tournament).live()[0]
        until_ms = found.state.deal.until_ms if found.state.deal is not None else 0
        if not answer.agrees:
            if answer.player == by.id:
                raise Refused("own-account", "Somebody else takes your answer.")
            await self._ask(by, tournament, RefuseDeal(answer.player, until_ms))
            return
        _check_signed(by, answer.player, answer.signed)
        await self._ask(by, tournament, AgreeToDeal(answer.player, until_ms), answer.signed.strip())

    async def _ask(
        self, by: Person, tournament: str, wish: ProposeDeal | AgreeToDeal | RefuseDeal, signed: str = ""
    ) -> None:
        ask = SoldAtDesk(TournamentAsk(wish), by.id, reason=signed)
        await self._desk.hosts[tournament].ask(ask, keeping(by.id, by.asked, self._clock.now_ms()))


def _check_signed(by: Person, player: str, signed: str) -> None:
    if player == by.id:
        raise Refused("own-account", "Somebody else takes your signature.")
    if not signed.strip():
        raise Refused("not-signed", "Whoever agrees signs for it.")
