"""The state of one deal and what can be read of it; `engine.hand.Hand` adds the verbs."""

from collections.abc import Sequence

from cardroom.engine.bounds import FIXED_LIMIT, Round, is_cap_lifted, is_opened_by, raise_bounds
from cardroom.engine.events import BETS_COLLECTED, Event
from cardroom.engine.posts import ACTIVE
from cardroom.engine.pots import Pot, build_pots, pot_of
from cardroom.engine.setup import Setup
from cardroom.engine.tasks import TO_BRING_IN
from cardroom.engine.terms import Terms
from cardroom.games import Share
from cardroom.games.game import shares_of_runs


class HandState(Round):
    """The state of one deal. Lists are by player, clockwise from the dealer's left.

    `actor` is the player to act, -1 when nobody is, and `asked` what that player is asked (see `engine.tasks`);
    `decision` counts the decisions made. `bets` are of this round, `collected` of the rounds before; what bounds the
    next bet is that of the `Round`, which `began_heads_up` with only two players who had chips. `status` tells who has
    folded (0), is all-in (1) or active (2). `holes` are all own cards, `ups` those of them that lie face up. `deck`
    holds the cards at their places; after place 51 lies the second deck, which a reshuffle deals from. `stub` lists
    the places left to deal after a reshuffle, `muck` those of discarded and `burned` those of burned cards.
    `dealt_again` are the players who had folded when the muck was shuffled in: their cards are in the deck. `drawing`
    is how many cards each player has put down to exchange, `offered` the place of the card on offer. `runs` is how
    often the board is run, one after the other in `boards`; `run_offer` the most that whoever is asked may agree to, 0
    when
    nobody is. `events` only grows.
    """

    __slots__ = (
        "active",
        "actor",
        "answered",
        "asked",
        "began_heads_up",
        "bets",
        "board_places",
        "boards",
        "burned",
        "collected",
        "dealt_again",
        "decision",
        "deck",
        "drawing",
        "events",
        "hole_places",
        "holes",
        "is_over",
        "is_reshuffled",
        "live",
        "muck",
        "next_place",
        "offered",
        "pending",
        "raise_epoch",
        "raises",
        "run",
        "run_offer",
        "runs",
        "setup",
        "shown",
        "stacks",
        "status",
        "street",
        "stub",
        "terms",
        "ups",
    )  # fmt: skip

    setup: Setup
    terms: Terms
    stacks: list[int]
    bets: list[int]
    collected: list[int]
    status: list[int]
    answered: list[int]
    events: list[Event]
    shown: list[int]
    drawing: list[int]
    burned: list[int]
    muck: list[int]
    dealt_again: list[int]
    stub: list[int]
    deck: list[int]
    holes: list[Sequence[int]]
    hole_places: list[tuple[int, ...]]
    ups: list[Sequence[int]]
    boards: list[Sequence[int]]
    board_places: list[tuple[int, ...]]
    active: int
    actor: int
    asked: int
    began_heads_up: bool
    decision: int
    raise_epoch: int
    is_over: bool
    is_reshuffled: bool
    live: int
    next_place: int
    offered: int
    pending: int
    raises: int
    run: int
    run_offer: int
    runs: int
    street: int

    @property
    def board(self) -> list[int]:
        """The cards of the (first) board so far."""
        return list(self.boards[0])

    @property
    def shares(self) -> tuple[Share, ...]:
        """The shares that every pot has: those of the game, for each run of the board."""
        return self.terms.shares if self.runs == 1 else shares_of_runs(self.setup.game, self.runs)

    def legal(self) -> tuple[int, int, int]:
        """(chips to call, least total to raise to, largest); 0 and -1 where that is not possible.

        In fixed limit only these two totals are allowed, which are nearly always one and the same.
        """
        player = self.actor
        if player < 0 or self.asked > TO_BRING_IN:
            return 0, -1, -1
        stack = self.stacks[player]
        bet = self.bets[player]
        due = self.price - bet
        if due >= stack:
            return stack, -1, -1
        terms = self.terms
        if self.answered[player] >= self.raise_epoch and not self.is_opened_by_amount(due):
            return due, -1, -1
        # While nobody is all-in, whoever made the price has chips behind it, if that player is in the hand at all.
        if (self.active < self.live or terms.may_lack_a_bettor) and not self._can_be_answered(player):
            return due, -1, -1
        if terms.cap and self.raises >= terms.cap and self.is_capped():
            return due, -1, -1
        least, most = raise_bounds(self, bet, stack)
        if self.asked and least == bet + stack and least <= terms.bring_in:
            return due, -1, -1
        return due, least, most

    def is_opened_by_amount(self, due: int) -> bool:
        """Whether a player who has acted may raise again because there is so much to call."""
        terms = self.terms
        return terms.by_amount_faced and is_opened_by(terms.limit_all_in, due, self.raise_size)

    def is_settled(self) -> bool:
        """Whether the round is over since the player to act has matched the bet and nobody else can bet.

        An example is a big blind who could only check against players who are all-in; a house where everyone who is
        not all-in acts at least once asks the player all the same (CO-TH.17). A player who stays in pays a forced bet
        (CH-6.STUD.22).
        """
        if self.active > 1 or self.asked or self.terms.asks_alone:
            return False
        return self.bets[self.actor] >= self.price

    def is_capped(self) -> bool:
        """Whether the cap of fixed limit holds: with two left it may be lifted, each house's way."""
        if self.live > 2 and not self.began_heads_up:
            return True  # however the house lifts it
        policy = self.terms.cap_heads_up
        return not is_cap_lifted(policy, self.began_heads_up, self.live == 2, len(self.status) == 2)

    def pots(self) -> list[Pot]:
        """The main pot and side pots in the middle: antes and bets of finished rounds. None once the hand is over."""
        if self.is_over:
            return []
        if self.active == self.live:  # nobody is all-in, so there is one pot
            players = tuple([player for player, status in enumerate(self.status) if status])
            amount = self.total
            for bet in self.bets:
                amount -= bet
            return [pot_of(amount, players)] if amount else []
        return self._pots_of(self.collected, self.status)

    def collected_pots(self, event: Event) -> list[Pot]:
        """The pots as they were after a BETS_COLLECTED event of this hand."""
        kind, contributions, statuses = event
        assert kind == BETS_COLLECTED and isinstance(contributions, tuple) and isinstance(statuses, tuple)
        return self._pots_of(contributions, statuses)

    def won_pots(self) -> list[Pot]:
        """The pots of a hand that is over, as they were divided."""
        assert self.is_over, "the pots are in the middle yet"
        return self._pots_of(self.collected, self.status)

    def visible_hole(self, player: int, viewer: int) -> list[int]:
        """A player's own cards as `viewer` (a player, or -1 for anyone else) may know them; -1 is an unknown one."""
        hole = self.holes[player]
        if player == viewer or self.shown[player]:
            return list(hole)
        ups = self.ups[player] if self.ups else ()
        return [card if card in ups else -1 for card in hole]

    def _pots_of(self, bets: Sequence[int], status: Sequence[int]) -> list[Pot]:
        opening = self.setup.opening
        return build_pots(opening.antes, bets, status, self.terms.ante_by_all, opening.dead)

    def is_for_nothing_more(self, total: int) -> bool:
        """Whether a bet or raise to `total`, which is not offered, is taken as what it is.

        Two are: a raise of a legal size over a bet that nobody still to act can match in full, an all-in say; and less
        than the least, but exactly all that the only opponent with chips has left. Chips that nobody matches come back.
        """
        player, stack = self.actor, self.stacks[self.actor]
        bet, price = self.bets[player], self.price
        rivals = [
            other_bet + other_stack
            for other, (other_bet, other_stack) in enumerate(zip(self.bets, self.stacks, strict=True))
            if other != player and self.status[other] == ACTIVE
        ]
        if not rivals or not max(price, bet) < total <= bet + stack:
            return False
        if self.answered[player] >= self.raise_epoch and not self.is_opened_by_amount(price - bet):
            return False
        if self.terms.cap and self.raises >= self.terms.cap and self.is_capped():
            return False
        if max(rivals) > price:
            return len(rivals) == 1 and total == rivals[0]
        least, most = raise_bounds(self, bet, stack)
        return least <= total <= most and (self.limit != FIXED_LIMIT or total in (least, most))

    def _can_be_answered(self, player: int) -> bool:
        """Whether anyone else could put in more than the price: a raise that nobody can answer comes back anyway."""
        for other, status in enumerate(self.status):
            if status == ACTIVE and other != player and self.bets[other] + self.stacks[other] > self.price:
                return True
        return False
