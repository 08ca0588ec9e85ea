"""Open Face Chinese as a table plays it: see `table.model.play.Play`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardroom.cards.card import CardFault, card
from cardroom.openface.events import BY_ABSENCE, BY_TIME
from cardroom.openface.hand import OpenFaceHand
from cardroom.openface.rows import HAND_CARDS
from cardroom.openface.rules import OpenFaceRules
from cardroom.openface.setup import Form, OpenFaceSetup
from cardroom.rules import Refused, Rulebook
from cardroom.table.events import SeatInHand, TurnStarted
from cardroom.table.model.commands import Act, StartHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Plan
from cardroom.table.model.running import Before, RunningOpenFace
from cardroom.table.model.seat import Seat
from cardroom.table.model.setting import Setting
from cardroom.table.model.turn_clock import TurnClock
from cardroom.table.model.view import HandView, YourView
from cardroom.table.open_face import open_face_view as showing
from cardroom.table.open_face.open_face_telling import tell_hand
from cardroom.table.values.kinds import Automatic
from cardroom.table.values.stakes import Stakes

DEAL = "open-face"
FORM = "points"


@dataclass(frozen=True, slots=True)
class OpenFacePlay:
    """The game at one value of a point, in the smallest unit; a tournament has a settlement of its own."""

    rules: OpenFaceRules
    point: int
    form: Form = "cash"

    @classmethod
    def of(cls, book: Rulebook, stakes: Stakes) -> "OpenFacePlay":
        """The play at these stakes."""
        return cls(OpenFaceRules.of(book), stakes.point, "tournament" if stakes.level else "cash")

    @property
    def is_dealt_by_room(self) -> bool:
        """See `Play`."""
        return True

    @property
    def enters_by_blind(self) -> bool:
        """See `Play`: there are no blinds."""
        return False

    @property
    def keeps_dealer(self) -> bool:
        """See `Play`: the button moves after every hand (CH-6.OFC.1)."""
        return False

    @property
    def least_stack(self) -> int:
        """See `Play` (CH-6.OFC.12); in a tournament any player with chips plays."""
        return 1 if self.form == "tournament" else self.rules.cash_least_points * self.point

    def has_blinds(self, rotated: int) -> bool:
        """See `Play`."""
        return False

    def straddle_unit(self, rotated: int) -> int:
        """See `Play`."""
        return 0

    def has_bomb_pots(self, rotated: int) -> bool:
        """See `Play`: nobody bets."""
        return False

    def passed_over(self, seats: tuple[int, ...], rotated: int) -> int:
        """See `Play`: with five players, the player on the button gets no cards (CH-6.OFC.10)."""
        return seats[-1] if self.rules.dealt_in(len(seats)) < len(seats) else 0

    def open(
        self,
        setting: Setting,
        command: StartHand,
        deck: Sequence[int],
        plan: Plan,
        now_ms: int,
        before: Before,
    ) -> RunningOpenFace:
        """See `Play`."""
        return self.opened(setting, command, deck, plan, now_ms, before)

    def opened(
        self,
        setting: Setting,
        command: StartHand,
        deck: Sequence[int],
        plan: Plan,
        now_ms: int,
        before: Before,
        waits_for_cards: bool = False,
    ) -> RunningOpenFace:
        """A hand set up, from a deck, or without one where a person deals it."""
        seats = [setting.seats[number] for number in plan.placing.seats]
        players = tuple([SeatInHand(seat.number, seat.player, seat.stack) for seat in seats])
        stacks = [seat.stack for seat in seats]
        setup = OpenFaceSetup(
            form=self.form, stacks=stacks, point_value=self.point, deck=deck, rules=self.rules,
            waits_for_cards=waits_for_cards,
        )  # fmt: skip
        number, engine = setting.hand_count + 1, OpenFaceHand(setup)
        return RunningOpenFace(
            command.hand, number, command.seal, now_ms, plan.placing, players, engine, before
        )

    def deal_of(self, hand: RunningOpenFace) -> tuple[str, str]:
        """See `Play`."""
        return DEAL, FORM

    def start_clauses(self, setting: Setting, hand: RunningOpenFace) -> tuple[str, ...]:
        """See `Play`."""
        passed = ("button_sits_out_at",) if hand.placing.passed_over else ()
        return self.rules.citing("turns", *passed)

    def turn_clauses(self, hand: RunningOpenFace) -> tuple[str, ...]:
        """See `Play`."""
        return self.rules.citing("turns")

    def tell_start(self, setting: Setting, hand: RunningOpenFace, decided: Decided) -> None:
        """See `Play`."""
        tell_hand(hand, decided)

    def sharers(self, hand: RunningOpenFace) -> frozenset[int]:
        """See `Play`."""
        return frozenset()

    def may_act(self, hand: RunningOpenFace, seat: int) -> bool:
        """See `Play`: a player who has not placed the last card."""
        return sum(map(len, hand.engine.rows[hand.index_of[seat]])) < HAND_CARDS

    def act(self, setting: Setting, hand: RunningOpenFace, command: Act) -> None:
        """See `Play`. Refuses "unknown-action", "no-such-card" and whatever the game refuses."""
        if command.action != "place":
            message = f"There is no action {command.action!r}; there is place."
            clauses = self.rules.citing("turns")
            raise Refused("unknown-action", message, clauses, {"action": command.action})
        try:
            rows = [[card(text) for text in row] for row in command.rows]
        except CardFault as fault:
            raise Refused("no-such-card", str(fault), self.rules.citing("rows")) from None
        hand.engine.place_rows(rows)

    def act_by_clock(self, setting: Setting, hand: RunningOpenFace, absent: bool) -> None:
        """See `Play` (CH-6.OFC.20 to CH-6.OFC.22)."""
        hand.engine.place_by_house(BY_ABSENCE if absent else BY_TIME)

    def tell(
        self, setting: Setting, hand: RunningOpenFace, decided: Decided, automatic: Automatic = ""
    ) -> None:
        """See `Play`."""
        tell_hand(hand, decided, automatic)

    def turn(self, setting: Setting, hand: RunningOpenFace, clock: TurnClock, seat: int) -> TurnStarted:
        """See `Play`."""
        options = hand.engine.options()
        return TurnStarted(
            seat=seat,
            turn=hand.decision,
            call=0,
            until_ms=clock.due_ms,
            time_bank_ms=clock.bank_ms if clock.connected else 0,
            actions=("place",),
            place=len(options.cards),
            room=options.room,
        )

    def asks_consent(self, hand: RunningOpenFace) -> bool:
        """See `Play`."""
        return False

    def act_ms(self, setting: Setting, hand: RunningOpenFace) -> int:
        """See `Play`: the first five cards have a time of their own (CH-6.OFC.22), and nobody waits again for a
        disconnected player whose cards the house already places.
        """
        seat = setting.seats[hand.actor_seat]
        if seat.decided_by_clock == "disconnected" and seat.broke_ms is not None:
            return 0
        section = setting.book.open_face
        assert section is not None, "a house without the game offers no table of it"
        seconds = section.first_cards_seconds if hand.engine.sets_first else section.later_card_seconds
        return seconds.value * 1000

    def show_seat(self, hand: RunningOpenFace, seat: Seat, is_own: bool) -> dict[str, Any]:
        """See `Play`."""
        return showing.show_seat(hand, seat, is_own)

    def show_hand(self, hand: RunningOpenFace) -> HandView:
        """See `Play`."""
        return showing.show_hand(hand, DEAL, FORM)

    def show_own(self, hand: RunningOpenFace, seat: Seat) -> YourView:
        """See `Play`."""
        return showing.show_own(hand, seat)
