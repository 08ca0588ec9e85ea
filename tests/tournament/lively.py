"""Random tournaments in which everything happens: deals, cancellations, stops; and the laws that hold behind them."""

import random

import msgspec

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import Refused
from cardroom.rules.decisions import PenaltyKind
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    AgreeToDeal,
    CancelTournament,
    Disqualify,
    PenalisePlayer,
    ProposeDeal,
    RefuseDeal,
    Register,
    RemovePlayer,
)
from cardroom.tournament.play.tournament_events import TournamentCancelled
from cardroom.tournament.results import HouseKept, HousePaid, Paid, TakenBack, TicketBack
from tests.tournament.kinds import Troubled, of_any_kind
from tests.tournament.test_laws import check_end, check_step

PENALTIES: tuple[PenaltyKind, ...] = ("missed_hands", "missed_rounds", "time_away", "warning")
CANCEL = CancelTournament("boss", "the roof leaks")


def lively(seed: int) -> Troubled:
    """One of random kind, with what happens to it by chance."""
    return Lively(seed).played()


class Lively:
    """A tournament and what is to happen to it."""

    def __init__(self, seed: int) -> None:
        chance = self.chance = random.Random(f"lively {seed}")
        self.bots = of_any_kind(seed)
        self.deals = chance.random() < 0.25
        self.stops = chance.random() < 0.2
        self.thrown_out = chance.random() < 0.25
        self.cancelled_in = chance.randrange(400) if chance.random() < 0.15 else -1

    def played(self) -> Troubled:
        """The same, over."""
        self.bots.on_step = self.happens
        self.bots.begin()
        self.bots.play()
        while self.bots.tables:
            self.bots.step()
        return self.bots

    def happens(self, bots: BotTournament) -> None:
        """The laws of a step, and then something by chance."""
        self.check(bots)
        if self.stops and self.chance.random() < 0.05:
            again = Tournament(bots.terms, bots.book)
            text = bytes(bots.tournament.encoded())
            assert text == msgspec.json.encode(bots.tournament.dump())
            again.load(msgspec.json.decode(text))
            bots.tournament = again
        if bots.tournament.is_over:
            return
        if self.cancelled_in == 0:
            dry = bots.tournament.cancellation()
            bots.decide(CANCEL)
            told = next(event for event in bots.events if isinstance(event, TournamentCancelled))
            assert told.rows == dry.rows, "what was shown is what is done"
        self.cancelled_in -= 1
        if self.thrown_out and not bots.tournament.is_over and self.chance.random() < 0.02:
            self.throw_out(bots)
        if bots.terms.re_entries and not bots.tournament.is_over and self.chance.random() < 0.2:
            self.come_again(bots)
        if bots.terms.flights and not bots.tournament.is_over and self.chance.random() < 0.05:
            self.enter_again(bots)
        if self.deals and not bots.tournament.is_over:
            self.talk(bots)

    def check(self, bots: BotTournament) -> None:
        """The laws of a step."""
        check_step(bots)

    def throw_out(self, bots: BotTournament) -> None:
        """Staff remove, disqualify or penalise somebody, who may be in, out or paid already."""
        player = self.chance.choice(sorted(bots.tournament.state.entrants))
        act = self.chance.choice([Disqualify, RemovePlayer, None, None])
        kind = self.chance.choice(PENALTIES)
        penalty = PenalisePlayer("boss", "abuse", player, f"p{bots.tournament.state.ordered}", kind, 3, 7)
        try:
            bots.decide(act("boss", "abuse", player) if act else penalty)
        except Refused as refused:
            known = {"moving-now", "not-running", "not-in-it", "disqualified-already", "ticket-was-won"}
            known |= {"no-penalties", "no-such-penalty-kind", "no-rounds"}
            assert refused.code in known | {"between-days", "two-stacks"}, refused.code

    def enter_again(self, bots: BotTournament) -> None:
        """Somebody enters again, who is out or has a stack of a flight before."""
        player = self.chance.choice(sorted(bots.tournament.state.entrants))
        try:
            bots.decide(Register(player, 1, flight=self.chance.choice([0, 0, 1, 2])))
        except Refused as refused:
            known = {
                "entered-already",
                "entries-closed",
                "no-re-entry",
                "flight-closed",
                "disqualified",
                "bad-buy-in",
            }
            assert refused.code in known, refused.code

    def come_again(self, bots: BotTournament) -> None:
        """Somebody who is out enters again, as long as that is open."""
        out = [one.player for one in bots.tournament.state.entrants.values() if not one.is_in]
        if not out:
            return
        player = self.chance.choice(sorted(out))
        try:
            bots.decide(Register(player, self.chance.getrandbits(30)))
        except Refused as refused:
            known = {"entries-closed", "no-re-entry", "tournament-full", "disqualified"}
            assert refused.code in known, refused.code

    def talk(self, bots: BotTournament) -> None:
        """Players ask for deals now and then, and answer by chance."""
        state, chance = bots.tournament.state, self.chance
        left = [entrant.player for entrant in state.entrants.values() if entrant.is_in]
        if state.deal is None and left and chance.random() < 0.1:
            wish = ProposeDeal(
                chance.choice(left), chance.choice(["icm", "chip_chop"]), chance.choice([0, 0, 100])
            )
            try:
                bots.decide(wish)
            except Refused as refused:
                assert refused.code.startswith(("no-deal", "deal-", "too-much"))
        elif state.deal is not None and state.deal.amounts_told:
            player = chance.choice(left)
            bots.pays_deals = chance.random() < 0.8
            bots.decide(AgreeToDeal(player) if chance.random() < 0.97 else RefuseDeal(player))


def check_over(bots: Troubled) -> None:
    """What holds when it is over, cancelled or not."""
    state = bots.tournament.state
    if not state.cancelled:
        check_end(bots)
        return
    told = next(event for event in bots.events if isinstance(event, TournamentCancelled))
    if told.stage == "not_begun":
        back = {one.player: one.cents for one in bots.money if isinstance(one, Paid)}
        assert back == {player: cents for player, cents in bots.brought.items() if cents}, "as it was paid"
        assert {one.player for one in bots.money if isinstance(one, TicketBack)} == bots.tickets
        assert state.money.escrow == 0 and not state.tables and not bots.finished
        return
    assert (state.issued, state.seated, state.carried) == (0, 0, 0) and not state.tables, "all chips are gone"
    assert state.money.escrow == state.money.fees == 0
    brought = sum(one.whole for entrant in state.entrants.values() for one in entrant.bought)
    house_paid = sum(one.cents for one in bots.money if isinstance(one, HousePaid))
    house_kept = sum(one.cents for one in bots.money if isinstance(one, HouseKept))
    paid = [
        one for one in bots.money if isinstance(one, Paid) and one.why != "entry_back"
    ]  # (who withdrew before)
    players = sum(one.prize for one in bots.finished) + sum(one.cents for one in paid)
    back = sum(one.cents for one in bots.money if isinstance(one, TakenBack))
    assert brought + house_paid + back == house_kept + players
    left = {one.player for one in state.entrants.values() if one.is_in}
    told = next(event for event in bots.events if isinstance(event, TournamentCancelled))
    assert {row.player for row in told.rows} <= left, "who is left gets something, and nobody else"
    assert not left & {one.player for one in bots.finished}, "a place or a share, not both"
