"""A small play for tests: a table whose cards a person deals, and whose hands are the sum of told facts.

Facts are plain data: {"do": "act", "seat": 2, "verb": "raise", "to": 30}, {"do": "board", "cards": ["As", ...]} and
{"do": "show", "seat": 2, "cards": [...]}; {"do": "rule", "topic": ..., "facts": {...}, "seat": 2} asks for a ruling.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardroom.cards.card import UNKNOWN, card
from cardroom.cards.deck import DECK_SIZE
from cardroom.engine import events as engine
from cardroom.floor.live import LiveHand
from cardroom.rules import GameOffer, Refused, Rulebook
from cardroom.table.model.commands import Act, StartHand, TellFact
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Plan
from cardroom.table.model.running import Before, RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.poker import settling_events
from cardroom.table.poker.engine_telling import tell_fact
from cardroom.table.poker.poker_play import PokerPlay, setup_of
from cardroom.table.values.kinds import Automatic
from cardroom.table.values.stakes import Stakes

UNSEEN_DECK: Final = [UNKNOWN] * DECK_SIZE


@dataclass(slots=True)
class ToldHand(RunningHand):
    """A hand of which the table knows what was told; while it waits for a card it is nobody's turn."""

    live: LiveHand | None = None

    @property
    def told_so_far(self) -> LiveHand:
        assert self.live is not None, "set when it opens"
        return self.live

    @property
    def actor_seat(self) -> int:
        awaited = self.told_so_far.awaits
        if self.told < len(self.engine.events):
            return 0
        return self.players[awaited.players[0]].seat if awaited.kind == "act" else 0

    def held_by(self, seat: int) -> Mapping[int, int]:
        return {}

    def unseen(self) -> Mapping[int, Mapping[int, int]]:
        return {}


class ToldPlay(PokerPlay):
    """Poker whose cards a person deals."""

    @property
    def is_dealt_by_room(self) -> bool:
        return False

    def open(
        self,
        setting: Setting,
        command: StartHand,
        deck: Sequence[int],
        plan: Plan,
        now_ms: int,
        before: Before,
    ) -> ToldHand:
        hand = super().open(setting, command, UNSEEN_DECK, plan, now_ms, before)
        live = LiveHand(setup_of(setting, self.kind(setting.rotated), plan, UNSEEN_DECK), setting.book)
        return ToldHand(
            hand.hand, hand.number, "", now_ms, hand.placing, hand.players, live.hand, before, form=hand.form, live=live
        )  # fmt: skip

    def act(self, setting: Setting, hand: RunningHand, command: Act) -> None:
        raise Refused("entered-by-staff", "Staff enter what happens at this table.")

    def tell_fact(self, setting: Setting, hand: ToldHand, command: TellFact) -> bool:
        live, fact = hand.told_so_far, command.fact
        try:
            self._tell(live, hand, fact)
        except (KeyError, TypeError, ValueError) as fault:
            raise Refused("no-such-fact", f"That is no fact of a hand: {fault!r}.") from fault
        return self._now(hand)

    def _tell(self, live: LiveHand, hand: ToldHand, fact: dict[str, Any]) -> None:
        cards = [card(text) for text in fact.get("cards", ())]
        player = hand.index_of[fact["seat"]] if "seat" in fact else -1
        match fact["do"]:
            case "act":
                live.act(player, fact["verb"], fact.get("to", 0))
            case "board":
                live.tell_board(cards)
            case "show":
                live.show(player, cards)
            case "rule":
                live.irregular(fact["topic"], fact["facts"], player)
            case other:
                raise ValueError(other)

    def take_back_fact(self, setting: Setting, hand: ToldHand) -> None:
        hand.told_so_far.undo()
        self._now(hand)

    def _now(self, hand: ToldHand) -> bool:
        """Let the engine's hand be the one of the facts; whether what was told of it is another now."""
        before, after = hand.engine.events[: hand.told], hand.told_so_far.hand.events
        hand.engine = hand.told_so_far.hand
        return after[: hand.told] != before

    def tell_again(self, setting: Setting, hand: ToldHand, decided: Decided) -> None:
        hand.told = 0
        hand.shown.clear()
        self.tell(setting, hand, decided)

    def tell_start(self, setting: Setting, hand: RunningHand, decided: Decided) -> None:
        self.tell(setting, hand, decided)

    def tell(self, setting: Setting, hand: RunningHand, decided: Decided, automatic: Automatic = "") -> None:
        """Tell the new facts up to the first board that nobody has entered yet."""
        rakes: list[tuple[int, int]] = []
        for fact in hand.engine.events[hand.told :]:
            if fact[0] == engine.DEALT_BOARD and UNKNOWN in fact[-1]:
                return
            hand.told += 1
            if fact[0] == engine.RAKED:
                rakes.append(fact[1:])
                continue
            if rakes:
                decided.events += settling_events.rake_taken(setting, hand, rakes)
                rakes = []
            tell_fact(setting, hand, fact, decided)


def told_by_person(book: Rulebook, offer: GameOffer, stakes: Stakes) -> ToldPlay:
    """The play of an offer of poker in one game; see `MakesPlay`."""
    play = PokerPlay.of(book, offer, stakes)
    return ToldPlay(**{name: getattr(play, name) for name in play.__dataclass_fields__})
