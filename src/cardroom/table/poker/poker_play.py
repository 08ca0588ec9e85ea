"""Poker as a table plays it: see `table.model.play.Play`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from cardroom.engine import Hand, Setup
from cardroom.engine.board_runs import ONCE
from cardroom.engine.posts import ACTIVE, FOLDED
from cardroom.engine.refusals import why_its_turn
from cardroom.engine.tasks import TO_AGREE, TO_ANSWER, TO_BET, TO_BRING_IN, TO_DISCARD, TO_DRAW
from cardroom.games import Game
from cardroom.games.bomb_pots import has_bomb_pots
from cardroom.games.small_decks import places_for
from cardroom.rules import GameOffer, Rulebook
from cardroom.table.events import GameAnnounced, SeatInHand, TurnStarted
from cardroom.table.model.commands import Act, StartHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Plan
from cardroom.table.model.running import Before, RunningHand
from cardroom.table.model.seat import Seat
from cardroom.table.model.setting import Setting
from cardroom.table.model.turn_clock import TurnClock
from cardroom.table.model.view import HandView, YourView
from cardroom.table.poker import choosing
from cardroom.table.poker import poker_view as showing
from cardroom.table.poker.engine_telling import tell_hand
from cardroom.table.poker.hand_kinds import Kind, kinds_of
from cardroom.table.poker.player_turn import act, turn_told
from cardroom.table.poker.seated_pots import main_pot_sharers
from cardroom.table.poker.settling_events import rules_of
from cardroom.table.values.kinds import Automatic
from cardroom.table.values.stakes import Stakes


def may_act(hand: RunningHand, seat: int, games: Sequence[Game] | None = None) -> bool:
    """Whether a seat may still have to act, however the players before it act.

    A seat that has folded does not, nor does one for which silence answers. A seat without chips for another bet, or
    with nobody left to bet against, acts only to exchange cards: if a later street has an exchange, or the present one
    has and the seat has not had its turn in it.
    ``games`` are those to choose from while the game of the hand is not chosen.
    """
    engine = hand.engine
    index = hand.index_of[seat]
    if engine.status[index] == FOLDED or engine.asked == TO_AGREE:
        return False
    if games is not None:
        can_bet = engine.status[index] == ACTIVE
        return can_bet or seat == hand.chooser or any(_exchanges(game, 0) for game in games)
    is_betting = engine.asked in (TO_BET, TO_BRING_IN)
    if engine.status[index] == ACTIVE and (is_betting or engine.active > 1):
        return True
    game = engine.setup.game
    if _exchanges(game, engine.street + (not is_betting)):
        return True
    return not is_betting and _is_next(hand, index)


def _exchanges(game: Game, first: int) -> bool:
    """Whether cards are given up or exchanged on this street or a later one."""
    return any(street.is_exchange for street in game.streets[first:])


def _is_next(hand: RunningHand, index: int) -> bool:
    """Whether a player's turn in the present exchange is still to come, or a card may be offered to the player."""
    engine = hand.engine
    if engine.asked in (TO_DISCARD, TO_DRAW) and index >= engine.actor:
        return True
    may_be_offered = engine.setup.game.offers_single_draw and engine.asked in (TO_DRAW, TO_ANSWER)
    return index == engine.actor or (may_be_offered and engine.drawing[index] == 1)


def folds_at_once(book: Rulebook, seat: Seat) -> bool:
    """Whether the hand is folded even if a check is free: for a player who chose to sit out (CO-40a), and in some
    houses also for one who let the clock run out or lost the connection (CO-28b, CO-48c, reading C5).
    """
    if not seat.sits_out:
        return False
    is_late = seat.out_reason in ("clock", "disconnected")
    return not (is_late and book.tournament is not None and book.tournament.late.value == "checked_if_free")


@dataclass(frozen=True, slots=True)
class PokerPlay:
    """The games of a table. ``changes`` says how one game follows another: never, in turn, or by a player's choice.

    In turn, each game is played for ``rotation_hands`` hands; before a choice, ``looks_at`` cards are dealt.
    """

    kinds: tuple[Kind, ...]
    changes: Literal["never", "in_turn", "by_choice"] = "never"
    rotation_hands: int = 0
    looks_at: int = 0
    chooses_first: bool = False

    @classmethod
    def of(cls, book: Rulebook, offer: GameOffer, stakes: Stakes) -> "PokerPlay":
        """The play of an offer; ``book`` is narrowed to it."""
        kinds = kinds_of(book, offer, stakes)
        if offer.form != "mixed":
            return cls(kinds)
        choice = book.choice
        assert choice is not None, "loading checks that a book with mixed games has this section"
        if offer.deal == "rotation":
            return cls(kinds, "in_turn", rotation_hands=choice.rotation_hands.value)
        return cls(
            kinds,
            "by_choice",
            looks_at=2 if choice.chosen.value == "after_two_cards" else 0,
            chooses_first=choice.chooser.value == "dealers_left",
        )

    @property
    def is_dealt_by_room(self) -> bool:
        """See `Play`."""
        return True

    @property
    def enters_by_blind(self) -> bool:
        """See `Play`."""
        return any(kind.big_blind for kind in self.kinds)

    @property
    def keeps_dealer(self) -> bool:
        """See `Play`."""
        return self.changes != "never"

    @property
    def least_stack(self) -> int:
        """See `Play`."""
        return 1

    def kind(self, rotated: int) -> Kind:
        """The next hand's kind; if it is to be chosen, the kind that is played by default."""
        if self.changes != "in_turn":
            return self.kinds[0]
        return self.kinds[rotated // self.rotation_hands % len(self.kinds)]

    def choices(self, hand: RunningHand) -> tuple[Kind, ...]:
        """The kinds from which the chooser of a hand may choose."""
        return choosing.for_players(self.kinds, len(hand.players))

    def has_blinds(self, rotated: int) -> bool:
        """See `Play`."""
        return self.kind(rotated).big_blind > 0

    def straddle_unit(self, rotated: int) -> int:
        """See `Play`."""
        return self.kind(rotated).straddle_unit

    def has_bomb_pots(self, rotated: int) -> bool:
        """See `Play`."""
        kind = self.kind(rotated)
        return self.changes != "by_choice" and kind.big_blind > 0 and has_bomb_pots(kind.game)

    def passed_over(self, seats: tuple[int, ...], rotated: int) -> int:
        """See `Play`: the cutoff, in a game that seats one more player than it deals in (CH-6.SVI.12)."""
        game = self.kind(rotated).game
        if self.changes == "by_choice" or game.sits_out != "cutoff" or len(seats) <= game.most_players:
            return 0
        return seats[-2]

    def open(
        self,
        setting: Setting,
        command: StartHand,
        deck: Sequence[int],
        plan: Plan,
        now_ms: int,
        before: Before,
    ) -> RunningHand:
        """See `Play`."""
        placing = plan.placing
        seats = [setting.seats[number] for number in placing.seats]
        players = tuple([SeatInHand(seat.number, seat.player, seat.stack) for seat in seats])
        kind = self.kind(setting.rotated)
        chooser = 0
        if placing.is_bomb_pot:
            assert setting.book.bomb_pots is not None, "all have agreed to one"
            kind = kind.as_bomb_pot(setting.book.bomb_pots, len(seats))
        if self.changes == "by_choice":
            kind = choosing.look(kind, self.looks_at)
            chooser = placing.seats[0] if self.chooses_first else placing.positions.dealer
        places = places_for(kind.game, deck) if self.is_dealt_by_room else ()
        dealt = [deck[place] for place in places] or deck
        setup = setup_of(setting, kind, plan, dealt, waits_for_cards=not self.is_dealt_by_room)
        return RunningHand(
            command.hand,
            setting.hand_count + 1,
            command.seal,
            now_ms,
            placing,
            players,
            Hand(setup),
            before,
            chooser=chooser,
            form="" if chooser else kind.form,
            lies_at=places,
        )

    def deal_of(self, hand: RunningHand) -> tuple[str, str]:
        """See `Play`."""
        return ("", "mixed") if hand.chooser else (hand.engine.setup.game.code, hand.form)

    def start_clauses(self, setting: Setting, hand: RunningHand) -> tuple[str, ...]:
        """See `Play`."""
        if hand.placing.is_bomb_pot and (rules := setting.book.bomb_pots) is not None:
            return rules.begun.clauses + rules.first_bets.clauses + rules.button.clauses
        if hand.placing.passed_over:
            return hand.engine.setup.rules.citing_game(hand.engine.setup.game)
        return ()

    def turn_clauses(self, hand: RunningHand) -> tuple[str, ...]:
        """See `Play`."""
        return () if hand.chooser else why_its_turn(hand.engine)

    def tell_start(self, setting: Setting, hand: RunningHand, decided: Decided) -> None:
        """See `Play`."""
        self.announce_game(setting, hand, decided)
        if hand.chooser:
            choosing.tell_posts(setting, hand, decided)
        else:
            tell_hand(setting, hand, decided)

    def announce_game(self, setting: Setting, hand: RunningHand, decided: Decided) -> None:
        """Tell the game of a hand, where games change in turn."""
        if self.changes == "in_turn":
            choice = setting.book.choice
            assert choice is not None, "a rotation has this section"
            clauses = choice.rotation_hands.clauses
            decided.tell(GameAnnounced(*self.deal_of(hand), *self._hand_of_its_game(hand), clauses))

    def _hand_of_its_game(self, hand: RunningHand) -> tuple[int, int]:
        """The number of this hand in its game's turn, and the hands of a turn; zeros if games do not change in turn."""
        if self.changes != "in_turn":
            return 0, 0
        return hand.before.rotated % self.rotation_hands + 1, self.rotation_hands

    def sharers(self, hand: RunningHand) -> frozenset[int]:
        """See `Play`."""
        return main_pot_sharers(hand)

    def may_act(self, hand: RunningHand, seat: int) -> bool:
        """See `Play`: until the game is chosen, any game on offer may be played."""
        games = [kind.game for kind in self.choices(hand)] if hand.chooser else None
        return may_act(hand, seat, games)

    def act(self, setting: Setting, hand: RunningHand, command: Act) -> None:
        """See `Play`."""
        if hand.chooser:
            choosing.choose(setting, hand, self.choices(hand), command)
        else:
            act(setting, hand, command)

    def act_by_clock(self, setting: Setting, hand: RunningHand, absent: bool) -> None:
        """See `Play`: check if that is free and the house allows it, else fold (CO-TH.41, PF-3.11); post a forced bet,
        stand pat, accept an offered card, run the board once; discard the last cards dealt, if some must be given up;
        choose the first game.
        """
        engine = hand.engine
        if hand.chooser:
            choosing.begin(setting, hand, self.choices(hand)[0])
            return
        asked = engine.asked
        if asked == TO_BET:
            checks = setting.book.connection.automatic_decision.value == "check_or_fold"
            is_folded = folds_at_once(setting.book, setting.seats[hand.actor_seat])
            if checks and not is_folded and engine.bets[engine.actor] >= engine.price:
                engine.check()
            else:
                engine.fold()
        elif asked == TO_BRING_IN:
            if engine.options().can_fold:
                engine.fold()
            else:
                engine.bring_in()
        elif asked == TO_DISCARD:
            count = engine.setup.game.streets[engine.street].discard
            engine.discard(list(engine.holes[engine.actor])[-count:])
        elif asked == TO_AGREE:
            engine.run_board(ONCE)
        elif asked == TO_ANSWER:
            engine.accept()
        else:
            engine.draw(())

    def tell(self, setting: Setting, hand: RunningHand, decided: Decided, automatic: Automatic = "") -> None:
        """See `Play`."""
        if hand.chosen and hand.told < 0:
            choosing.tell_choice(setting, hand, decided, automatic)
            automatic = ""
        tell_hand(setting, hand, decided, automatic)

    def turn(self, setting: Setting, hand: RunningHand, clock: TurnClock, seat: int) -> TurnStarted:
        """See `Play`."""
        if hand.chooser:
            return choosing.turn_told(self.choices(hand), clock, seat)
        return turn_told(setting, hand, clock, seat)

    def asks_consent(self, hand: RunningHand) -> bool:
        """See `Play`."""
        return hand.engine.asked == TO_AGREE

    def act_ms(self, setting: Setting, hand: RunningHand) -> int:
        """See `Play`."""
        if hand.engine.asked == TO_AGREE:
            return rules_of(setting).answer_seconds.value * 1000
        if hand.chooser and setting.book.choice is not None:
            return setting.book.choice.choice_seconds.value * 1000
        return setting.book.time_bank.act_seconds.value * 1000

    def show_seat(self, hand: RunningHand, seat: Seat, is_own: bool) -> dict[str, Any]:
        """See `Play`."""
        return showing.show_seat(hand, seat, is_own)

    def show_hand(self, hand: RunningHand) -> HandView:
        """See `Play`."""
        return showing.show_hand(hand, *self.deal_of(hand), *self._hand_of_its_game(hand))

    def show_own(self, hand: RunningHand, seat: Seat) -> YourView:
        """See `Play`."""
        return showing.show_own(hand, seat)


def setup_of(
    setting: Setting, kind: Kind, plan: Plan, deck: Sequence[int], *, waits_for_cards: bool = False
) -> Setup:
    """The engine's setup of a hand of ``kind``; it ``waits_for_cards`` where a person deals."""
    placing = plan.placing
    seats = placing.seats
    return Setup(
        game=kind.game,
        form=kind.form,
        stacks=[setting.seats[number].stack for number in seats],
        blinds=kind.blinds(placing.positions, seats),
        antes=kind.antes(placing.positions, seats),
        posts=kind.posts(placing),
        dead=kind.dead(placing),
        straddles=kind.straddles(
            placing, setting.book.straddles.multiple.value if setting.book.straddles else 0
        ),
        opens_later=kind.opens_later(placing),
        dead_blind=kind.dead_blind(placing),
        minimum_bet=kind.minimum_bet,
        deck=deck,
        small_bet=kind.small_bet,
        big_bet=kind.big_bet,
        bring_in=kind.bring_in,
        rules=kind.rules,
        rake=setting.economy.taken(kind.game, len(seats)),
        waits_for_cards=waits_for_cards,
    )
