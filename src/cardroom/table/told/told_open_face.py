"""Open Face Chinese that a person deals: each placement is entered with its cards, in turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from cardroom.cards.card import UNKNOWN, CardFault, card
from cardroom.cards.deck import DECK_SIZE
from cardroom.openface.events import BY_ABSENCE, BY_TIME
from cardroom.openface.hand import OpenFaceHand
from cardroom.rules import Refused
from cardroom.table.model.commands import Act, StartHand, TakeBackFact, TellFact
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Plan
from cardroom.table.model.running import Before, RunningOpenFace
from cardroom.table.model.setting import Setting
from cardroom.table.open_face.open_face_play import OpenFacePlay
from cardroom.table.open_face.open_face_telling import tell_hand
from cardroom.table.told import told_facts as told
from cardroom.table.told.dealers_open_face import dealers_open_face
from cardroom.table.told.dealers_view import DealersHand
from cardroom.table.told.told_hand import EnteredLine
from cardroom.table.values.kinds import Automatic

UNSEEN: Final = [UNKNOWN] * DECK_SIZE


@dataclass(slots=True)
class ToldOpenFace(RunningOpenFace):
    """A hand of Open Face that a person deals; ``lines`` and ``standing`` as in `ToldHand`.

    ``pushed``: the points are paid and the hand is closed. ``misdealt``: staff declared a misdeal.
    """

    pushed: bool = False
    misdealt: bool = False
    lines: list[EnteredLine] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)

    @property
    def actor_seat(self) -> int:
        """See `RunningDeal`: nobody's turn behind a misdeal."""
        actor = -1 if self.misdealt else self.engine.actor
        return self.players[actor].seat if actor >= 0 else 0

    @property
    def acts(self) -> int:
        """How many facts were entered or taken back in this hand."""
        return 2 * len(self.lines) - len(self.standing)

    @property
    def is_decided(self) -> bool:
        """Whether all is placed and paid, or dealt wrongly; the hand may still be put right."""
        return self.misdealt or self.engine.is_over

    @property
    def is_over(self) -> bool:
        """See `RunningDeal`: a hand is over when it is closed."""
        return self.pushed and self.is_decided

    @property
    def is_void(self) -> bool:
        """See `RunningDeal`."""
        return self.misdealt


class ToldOpenFacePlay(OpenFacePlay):
    """Open Face whose cards a person deals: see `DealtByPerson`."""

    @property
    def is_dealt_by_room(self) -> bool:
        """See `Play`."""
        return False

    def open(
        self,
        setting: Setting,
        command: StartHand,
        deck: Sequence[int],
        plan: Plan,
        now_ms: int,
        before: Before,
    ) -> ToldOpenFace:
        """See `Play`."""
        hand = self.opened(setting, command, UNSEEN, plan, now_ms, before, waits_for_cards=True)
        return ToldOpenFace(
            hand.hand, hand.number, hand.seal, now_ms, hand.placing, hand.players, hand.engine, before
        )

    def act(self, setting: Setting, hand: RunningOpenFace, command: Act) -> None:
        """Refuses ("entered-by-staff"): at this table nobody acts on their own screen."""
        raise Refused("entered-by-staff", "Staff enter what happens at this table.")

    # Facts

    def tell_fact(self, setting: Setting, hand: ToldOpenFace, command: TellFact) -> bool:
        """See `DealtByPerson`. Refuses "not-in-open-face", "hand-undecided", "hand-is-over", "not-on-turn", and whatever
        the game refuses.
        """
        fact = told.entered(command.fact)
        if isinstance(fact, told.EnterPushed):
            if not hand.is_decided:
                raise Refused("hand-undecided", "Cards are still to be placed.", self.rules.citing("turns"))
            hand.pushed = True
        elif hand.is_decided:
            raise Refused("hand-is-over", "The hand is over.", self.rules.citing("turns"))
        elif isinstance(fact, told.EnterMisdeal):
            hand.misdealt = True
        elif isinstance(fact, told.EnterPlaced):
            self._place(hand, fact)
        else:
            words = "In Open Face cards are laid and points counted: anything else is noted in the desk's records."
            raise Refused("not-in-open-face", words, self.rules.citing("turns"))
        hand.standing.append(len(hand.lines))
        hand.lines.append(EnteredLine(fact, command.by))
        return False

    def take_back_fact(self, setting: Setting, hand: ToldOpenFace, command: TakeBackFact) -> None:
        """See `DealtByPerson`."""
        if not hand.standing:
            raise Refused("nothing-to-undo", "Nothing has been told about this hand yet.")
        place = hand.standing.pop()
        hand.lines[place] = replace(hand.lines[place], taken_back_by=command.by)
        hand.misdealt = False
        hand.engine = OpenFaceHand(hand.engine.setup)
        for standing in hand.standing:
            fact = hand.lines[standing].fact
            assert isinstance(fact, told.EnterPlaced), "a misdeal and a push come last"
            self._place(hand, fact)

    def _place(self, hand: ToldOpenFace, fact: told.EnterPlaced) -> None:
        clauses = self.rules.citing("turns")
        if fact.seat not in hand.index_of:
            words = f"Seat {fact.seat} is not dealt into this hand."
            raise Refused("not-in-the-hand", words, clauses, {"seat": fact.seat})
        if fact.seat != hand.actor_seat:
            words = f"Seat {hand.actor_seat} is to place first, not seat {fact.seat}."
            raise Refused("not-on-turn", words, clauses, {"seat": hand.actor_seat})
        try:
            rows = [[card(text) for text in row] for row in fact.rows]
            cards = [card(text) for text in fact.cards]
        except CardFault as fault:
            raise Refused("no-such-card", str(fault), clauses) from None
        if fact.by_house:
            hand.engine.place_by_house(BY_ABSENCE if fact.by_house == "absent" else BY_TIME, cards)
        else:
            hand.engine.place_rows(rows)

    # What the dealer sees

    def dealers_hand(self, hand: ToldOpenFace) -> DealersHand:
        """The hand as the person who deals it sees it."""
        return dealers_open_face(hand, hand.lines, len(hand.standing), is_decided=hand.is_decided)

    # Telling

    def tell_again(self, setting: Setting, hand: ToldOpenFace, decided: Decided) -> None:
        """See `DealtByPerson`."""
        hand.told = 0
        self.tell_start(setting, hand, decided)

    def tell_start(self, setting: Setting, hand: RunningOpenFace, decided: Decided) -> None:
        """See `Play`."""
        self.tell(setting, hand, decided)

    def tell(
        self, setting: Setting, hand: RunningOpenFace, decided: Decided, automatic: Automatic = ""
    ) -> None:
        """See `Play`; nobody is told cards of their own, which nobody knows."""
        aside = Decided()
        tell_hand(hand, aside, automatic)
        decided.events += aside.events
