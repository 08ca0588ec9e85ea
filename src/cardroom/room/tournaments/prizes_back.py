"""A bust of a live tournament taken back whose prize was credited: the prize is in flight before the tournament decides."""

from __future__ import annotations

from msgspec.structs import replace

from cardroom.room.hosting.funding import Funding, Sum, Target
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.tournaments.envelopes import LiveTold
from cardroom.room.tournaments.receipts import PrizeBack, Voucher
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.room.tournaments.voucher_desk import VoucherDesk
from cardroom.rules.refused import Refused
from cardroom.tournament.live.live_acts import TakeBackLive
from cardroom.tournament.live.live_tournament import prizes_back


class PrizesBack:
    """Takes busts back that have been paid, as long as nobody has the cash: that comes back to the desk first."""

    def __init__(self, desk: TournamentDesk, vouchers: VoucherDesk, funding: Funding) -> None:
        self._desk = desk
        self._vouchers = vouchers
        self._funding = funding

    async def take_back(self, by: Person, tournament: str, act: TakeBackLive, now_ms: int) -> None:
        """Carry the counter-act out, with the prizes of its busts.

        Refuses "prize-paid-out" with the voucher that was paid in cash, "money-spent", and what the tournament refuses;
        then nothing has changed.
        """
        async with self._vouchers.one_at_a_time:
            owed = self._owed(tournament, act)
            vouchers = {player: await self._credited(tournament, player) for player in owed}
            to = Target(tournament, self._desk.terms(tournament).name)
            sums = [Sum(player, cents, "taken_back") for player, cents in owed.items()]
            try:
                async with self._funding.on_its_way(to, *sums) as funds:
                    back = [
                        PrizeBack(one.player, one.cents, one.command, vouchers[one.player]) for one in funds
                    ]
                    told = LiveTold(replace(act, by=by.id), tuple(back))
                    await self._desk.hosts[tournament].ask(told, keeping(by.id, by.asked, now_ms))
            except Refused as refused:
                if refused.code != "wallet-too-small":
                    raise
                words, amount = (
                    "That money is not in the player's wallet any more.",
                    refused.arguments["amount"],
                )
                raise Refused("money-spent", words, args={"amount": amount}) from refused

    def _owed(self, tournament: str, act: TakeBackLive) -> dict[str, int]:
        owner = self._desk.owner(tournament)
        assert owner.tournament is not None and owner.floor is not None, "its tables are live"
        return prizes_back(owner.tournament, owner.floor, act)

    async def _credited(self, tournament: str, player: str) -> tuple[Voucher, ...]:
        """The vouchers by which a player's prize was credited. Refuses "prize-paid-out"."""
        vouchers = await self._vouchers.prizes_of(tournament, player)
        for one in vouchers:
            if one.settled == "cash":
                words = f"That prize was paid in cash: take it back first (voucher {one.number})."
                args = {"number": one.number, "amount": one.cents, "player": player}
                raise Refused("prize-paid-out", words, args=args)
        return tuple(vouchers)
