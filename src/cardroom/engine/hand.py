"""One deal, from the posts to the last chip pushed: whose turn it is, what that player may do, and what follows.

Pure and deterministic: the same setup and the same actions give the same events. Each verb checks first and refuses
before anything has changed.
"""

from collections.abc import Iterable, Sequence
from typing import Any, SupportsIndex

from cardroom.cards.card import cards_text
from cardroom.engine import board_runs, drawing, dump, refusals
from cardroom.engine.bounds import FIXED_LIMIT, is_opened_by, raise_measured
from cardroom.engine.events import BET, BROUGHT_IN, CALLED, CHECKS, FOLDS, RAISED
from cardroom.engine.first_round import begin_betting
from cardroom.engine.openers import owes_bring_in
from cardroom.engine.options import Options
from cardroom.engine.posts import ACTIVE, ALL_IN
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.replay import Action
from cardroom.engine.rounds import end_round, go_on, run_out, win_uncontested
from cardroom.engine.setup import Rake, Setup
from cardroom.engine.state import HandState
from cardroom.engine.streets import begin_dealing
from cardroom.engine.tasks import TO_AGREE, TO_ANSWER, TO_BET, TO_BRING_IN, TO_DISCARD, TO_DRAW

VERBS = ("fold", "check", "call", "all_in", "bring_in", "accept", "refuse")
CARD_VERBS = ("discard", "draw")


class Hand(HandState):
    """One deal. Read its attributes freely (see `engine.state`); change it by its verbs only."""

    __slots__ = ()

    def __init__(self, setup: Setup, deals: bool = True) -> None:
        """Post and deal; with `deals` off the state is left for `engine.dump` to fill in."""
        self.setup = setup
        self.terms = setup.terms
        self.limit = setup.terms.limit
        if not deals:
            return
        opening = setup.opening
        count = len(opening.stacks)
        self.stacks = opening.stacks[:]
        self.bets = opening.bets[:]
        self.collected = [0] * count
        self.status = opening.status[:]
        self.answered = [-1] * count
        self.events = opening.events[:]
        self.live = count
        self.active = opening.active
        self.total = opening.total
        self.street = 0
        self.decision = 0
        self.is_over = False
        self.shown = [0] * count
        self.actor = -1
        self.asked = TO_BET
        self.runs = 1
        self.run_offer = 0
        begin_dealing(self, opening.places)
        begin_betting(self, opening)

    # Reading

    def __repr__(self) -> str:
        """What everybody sees, in one line."""
        setup = self.setup
        board = "".join([f", board {cards_text(list(cards))}" for cards in self.boards if cards])
        turn = "over" if self.is_over else f"player {self.actor} to act, pot {self.total}"
        return f"<{setup.game.name}, {setup.form.replace('_', ' ')}: {turn}{board}, stacks {self.stacks}>"

    def options(self) -> Options:
        """The options of the player to act. Raises Refused ("hand-is-over")."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        asked = self.asked
        bets = asked == TO_BET
        call, least, most = self.legal()
        street = self.setup.game.streets[self.street]
        bring_in = 0
        if asked == TO_BRING_IN:
            bring_in = min(self.setup.bring_in, self.stacks[player])
        return Options(
            player=player,
            can_fold=bets or (asked == TO_BRING_IN and not owes_bring_in(self)),
            can_check=bets and call == 0,
            call=call,
            call_all_in=bets and call == self.stacks[player],
            min_raise_to=least,
            max_raise_to=most,
            is_bet=self.price == 0,
            why_no_raise=() if least >= 0 or asked > TO_BRING_IN else refusals.no_raise(self).clauses,
            only_limits=self.terms.limit == FIXED_LIMIT,
            bring_in=bring_in,
            discard=street.discard if asked == TO_DISCARD else 0,
            draw=street.draw if asked == TO_DRAW else -1,
            offered=self.deck[self.offered] if asked == TO_ANSWER else -1,
            runs=self.run_offer if asked == TO_AGREE else 0,
        )

    # Verbs of betting

    def fold(self) -> None:
        """Give the hand up; allowed even when a check is free. Raises Refused ("hand-is-over", "must-bring-in" ...)."""
        player = self.actor
        if player < 0 or (self.asked and (self.asked != TO_BRING_IN or owes_bring_in(self))):
            raise refusals.not_now(self, "fold")
        self.decision += 1
        self.status[player] = OUT
        self.active -= 1
        self.live -= 1
        self.events.append(FOLDS[player])
        if self.live == 1:
            win_uncontested(self)
        else:
            self.pass_on(player)

    def check(self) -> None:
        """Decline to bet. Raises Refused ("hand-is-over", "not-to-bet", "cannot-check")."""
        player = self.actor
        if player < 0 or self.asked:
            raise refusals.not_now(self, "check")
        if self.bets[player] < self.price:
            raise refusals.cannot_check(self)
        self.decision += 1
        self.answered[player] = self.raise_epoch
        self.events.append(CHECKS[player])
        self.pass_on(player)

    def call(self) -> None:
        """Match the bet, or put in the whole stack if less. Raises Refused ("hand-is-over", "nothing-to-call" ...)."""
        player = self.actor
        if player < 0 or self.asked:
            raise refusals.not_now(self, "call")
        bets = self.bets
        amount = self.price - bets[player]
        if amount == 0:
            raise refusals.nothing_to_call(self)
        stack = self.stacks[player]
        if amount >= stack:
            amount = stack
            self.status[player] = ALL_IN
            self.active -= 1
        self.decision += 1
        self.stacks[player] = stack = stack - amount
        bet = bets[player] = bets[player] + amount
        self.total += amount
        self.answered[player] = self.raise_epoch
        self.run = 0
        self.events.append((CALLED, player, amount, bet, stack))
        self.pass_on(player)

    def raise_to(self, total: SupportsIndex) -> None:
        """Bet, raise, or complete a forced bet, to `total` chips of this round. Raises Refused, saying what is.

        An int; declared more widely, so that what is none comes as far as a refusal in a compiled build too. Taken is
        also what no options offer, but puts nothing more at stake (`is_for_nothing_more`).
        """
        player = self.actor
        if player < 0 or self.asked > TO_BRING_IN:
            raise refusals.not_now(self, "raise_to")
        _, least, most = self.legal()
        if type(total) is not int:
            raise refusals.wrong_raise(self, total)
        is_offered = 0 <= least <= total <= most and not (self.limit == FIXED_LIMIT and least < total < most)
        if not is_offered and not self.is_for_nothing_more(total):
            raise refusals.wrong_raise(self, total)
        self.decision += 1
        self.asked = TO_BET
        bets = self.bets
        amount = total - bets[player]
        stack = self.stacks[player] - amount
        terms = self.terms
        size = self.raise_size
        is_short = total < self.base + size
        completes = terms.completes and not self.street and not self.raises
        counts, self.base, self.raise_size = raise_measured(self, terms.limit_all_in, completes, total)
        if self.raise_size != size:
            self.larger_bet = 0
        reopens = counts
        if is_short and terms.limit_all_in != "more_than_half_raises":
            reopens = self._reopen_by_run(total)
        if counts or reopens:
            self.raises += 1
        if reopens:
            self.run = 0
            self.raise_epoch += 1
        if self.price:
            self.events.append((RAISED, player, amount, total, stack, is_short, reopens))
        else:
            self.events.append((BET, player, amount, total, stack, is_short))
        self.answered[player] = self.raise_epoch
        self.price = bets[player] = total
        self.stacks[player] = stack
        self.total += amount
        if stack:
            self.pending = self.active
        else:
            self.status[player] = ALL_IN
            self.active -= 1
            self.pending = self.active + 1
        self.pass_on(player)

    def all_in(self) -> None:
        """Put in the whole stack, as a raise where that is allowed, else as a call for less. Raises Refused."""
        player = self.actor
        if player < 0 or self.asked > TO_BRING_IN:
            raise refusals.not_now(self, "all_in")
        stack = self.stacks[player]
        if self.asked and stack <= self.terms.bring_in:
            self.bring_in()
        elif self.legal()[0] == stack:
            self.call()
        else:
            self.raise_to(self.bets[player] + stack)

    def bring_in(self) -> None:
        """Post the forced bet, or what is left of the stack. Raises Refused ("no-bring-in", "hand-is-over")."""
        player = self.actor
        if player < 0 or self.asked != TO_BRING_IN:
            raise refusals.not_now(self, "bring_in")
        terms = self.terms
        stack = self.stacks[player]
        amount = min(terms.bring_in, stack)
        self.decision += 1
        self.asked = TO_BET
        self.stacks[player] = stack - amount
        self.bets[player] = amount
        self.total += amount
        self.price = terms.bring_in  # in full, however short the post was (CH-6.STUD.22)
        if not terms.completes:
            self.base = terms.bring_in
            self.raise_size = max(self.raise_size, terms.bring_in)
            self.raises = 1
        self.answered[player] = self.raise_epoch
        if amount == stack:
            self.status[player] = ALL_IN
            self.active -= 1
            self.pending = self.active + 1
        self.events.append((BROUGHT_IN, player, amount, amount, stack - amount))
        self.pass_on(player)

    # Verbs of cards

    def discard(self, cards: Sequence[int]) -> None:
        """Give up as many own cards as the street asks. Raises Refused ("not-to-discard", "not-your-card" ...)."""
        if drawing.discard(self, cards):
            go_on(self)

    def draw(self, cards: Sequence[int]) -> None:
        """Put own cards down to get as many new ones; none to stand pat. Raises Refused ("not-to-draw", ...)."""
        if drawing.draw(self, cards):
            go_on(self)

    def accept(self) -> None:
        """Keep the card offered face up. Raises Refused ("nothing-offered", "hand-is-over")."""
        if drawing.accept(self):
            go_on(self)

    def refuse(self) -> None:
        """Have a face-down card in place of the one offered. Raises Refused ("nothing-offered", "hand-is-over")."""
        if drawing.refuse(self):
            go_on(self)

    def run_board(self, times: SupportsIndex) -> None:
        """Let the board be run so often at most, now that nobody can bet. Raises Refused ("no-run-asked" ...)."""
        if board_runs.answer(self, times):
            run_out(self)

    def act(self, verb: str, amount: int | Sequence[int] = 0) -> None:
        """Do an action by the name of its verb; "raise_to" with its total, "discard" and "draw" with their cards,
        "run_board" with the times. Raises Refused.
        """
        if verb == "raise_to":
            self.raise_to(amount)  # type: ignore[arg-type]  # it refuses what is no whole number
        elif verb == "run_board":
            self.run_board(amount)  # type: ignore[arg-type]  # likewise
        elif verb in VERBS:
            getattr(self, verb)()
        elif verb in CARD_VERBS:
            getattr(self, verb)(() if amount == 0 else amount)
        else:
            raise refusals.unknown_action(verb)

    # Copies

    def copy(self) -> "Hand":
        """An independent hand in the same state. The lists inside `holes` and `boards` are never changed, so shared."""
        other = Hand(self.setup, deals=False)
        dump.copy_state(self, other)
        return other

    def dump(self) -> dict[str, Any]:
        """The whole state as plain data, see `engine.dump`."""
        return dump.dump_hand(self)

    @staticmethod
    def load(data: dict[str, Any], rake: Rake | None = None) -> "Hand":
        """A hand out of what `dump` gave. A rake is code, not data: it is handed in again."""
        hand = Hand(dump.setup_of(data, rake), deals=False)
        dump.load_state(data["state"], hand)
        return hand

    @staticmethod
    def replay(setup: Setup, actions: Iterable[Action]) -> "Hand":
        """The hand dealt from `setup` after these actions. Raises Refused at the first illegal one."""
        hand = Hand(setup)
        for verb, amount in actions:
            hand.act(verb, amount)
        return hand

    # The course of a round

    def _reopen_by_run(self, total: int) -> bool:
        """Whether short all-ins up to `total`, counted together until somebody calls, open the betting (CO-TH.32)."""
        terms = self.terms
        if terms.limit_all_in == "completed_to_full_bet":
            return False
        self.run += total - self.price
        return terms.runs_reopen and is_opened_by(terms.limit_all_in, self.run, self.raise_size)

    def pass_on(self, player: int) -> None:
        """`player` has acted: the turn goes on clockwise, or the round is over."""
        self.pending -= 1
        if self.pending == 0:
            end_round(self)
            return
        status = self.status
        # From the next player to the last and on from the first: places below 0 count from the end of the list.
        count = len(status)
        player -= count - 1
        while status[player] != ACTIVE:
            player += 1
        self.actor = player if player >= 0 else player + count
        if self.active < 2 and self.is_settled():
            end_round(self)
