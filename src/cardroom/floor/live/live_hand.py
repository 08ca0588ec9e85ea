"""The hand of a live table: cards unknown until shown, words and chips as facts, irregular ones ruled on first."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

import msgspec

from cardroom.cards.card import UNKNOWN
from cardroom.cards.deck import DECK_SIZE
from cardroom.engine import Hand, Setup
from cardroom.engine.dump import dump_setup, load_setup
from cardroom.engine.events import Event
from cardroom.engine.options import Options
from cardroom.engine.pots import Pot
from cardroom.engine.setup import Rake
from cardroom.floor.live.card_layout import Layout
from cardroom.floor.live.held_actions import Held, Narrowed, RulingQuestion
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.taking_facts import take
from cardroom.floor.live.told import (
    ActedInTurn,
    BoardTold,
    Fact,
    Irregular,
    Killed,
    Mucked,
    Shown,
    StaffDecided,
    UpTold,
    Voided,
)
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.situation import Play
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class LiveEntry:
    """One fact, the rulings it brought about and what then happened in the engine's hand, in order."""

    fact: Fact
    rulings: tuple[Ruling, ...]
    events: tuple[Event, ...]


class Awaited(NamedTuple):
    """The next input the hand waits for: "act", "decide" (staff), "cards" or "nothing".

    `players` are those to act or to show, or those whose face-up cards decide the turn and must be entered; `board` is
    how many cards of the boards nobody has entered.
    """

    kind: Literal["act", "decide", "cards", "nothing"]
    players: tuple[int, ...] = ()
    board: int = 0


class LiveHand:
    """A deal with real cards. Every fact is checked first: a refused one changes nothing.

    `setup` gives stakes, stacks and rules; its deck is put aside, for nobody knows the order of the real one. `book` is
    the house that rules. `hand` is the engine's hand to read from: stacks, bets, status, events.
    """

    def __init__(self, setup: Setup, book: Rulebook, play: Play = "cash") -> None:
        setup = replace(setup, deck=[UNKNOWN] * DECK_SIZE, second=(), waits_for_cards=True)
        self.book = book
        self.play = play
        self._states = [LiveState(setup=setup, book=book, play=play, hand=Hand(setup))]
        self._entries: list[LiveEntry] = []

    # Facts

    def act(self, player: int, verb: str, to: int = 0, cards: Sequence[int] = ()) -> None:
        """A player acts in turn: fold, check, call, bet or raise (to a total), all_in; verbs of cards as in the engine.

        A player to whom a ruling leaves it says bet_no_more, in turn or not, and plays on as if all-in.

        If two players are left and a bet out of turn stands, call and raise answer that bet, and bet is the player's
        own (CH-5.36).
        Raises Refused: not the turn ("not-your-turn"), staff must decide first ("decision-open"), a ruling has taken it
        away ("not-left-by-ruling"), or what the engine refuses.
        """
        self.tell(ActedInTurn(player=player, verb=verb, to=to, cards=tuple(cards)))

    def irregular(
        self,
        topic: str,
        facts: Mapping[str, Any] | None = None,
        player: int = -1,
        set_aside: str = "",
        other: int = -1,
    ) -> Ruling:
        """Rule on an irregularity of a player (-1: whoever is to act) and let the ruling come into the hand.

        `other` is who else it is about: of a pot pushed to the wrong player, who had won it.

        Facts that the hand knows by itself may be left out. With a reason in `set_aside` staff rule otherwise: the
        ruling is recorded and changes nothing. Raises Refused, BadCase (which names what is missing).
        """
        told = dict(facts or {})
        fact = Irregular(topic=topic, facts=told, player=player, set_aside=set_aside, other=other)
        return self.tell(fact).rulings[0]

    def decide(self, option: str = "", to: int = 0, reason: str = "") -> None:
        """Staff choose an option of the open ruling (`to` tells apart options of one name); "" is what it proposes,
        "otherwise" none of them: what staff ruled then follows as regular facts. Raises Refused.
        """
        self.tell(StaffDecided(option=option, to=to, reason=reason))

    def show(self, player: int, cards: Sequence[int]) -> None:
        """All own cards of a player; told again they replace what was told. Raises Refused."""
        self.tell(Shown(player=player, cards=tuple(cards)))

    def muck(self, player: int) -> None:
        """A player gives the hand up at the showdown. Raises Refused."""
        self.tell(Mucked(player=player))

    def tell_board(self, cards: Sequence[int], board: int = 0, first: int = -1) -> None:
        """Cards of a board from place `first` on, by default the first nobody has told. Raises Refused."""
        self.tell(BoardTold(cards=tuple(cards), board=board, first=first))

    def tell_up(self, player: int, cards: Sequence[int]) -> None:
        """A player's face-up cards nobody has told yet, or the card offered in a draw. Raises Refused."""
        self.tell(UpTold(player=player, cards=tuple(cards)))

    def kill(self, player: int, reason: str) -> None:
        """Staff declare a hand dead; its chips stay in. Raises Refused."""
        self.tell(Killed(player=player, reason=reason))

    def void(self, reason: str) -> None:
        """Staff declare a misdeal: every chip goes back. Raises Refused."""
        self.tell(Voided(reason=reason))

    def tell(self, fact: Fact) -> LiveEntry:
        """Take a fact. Raises Refused; the hand is then as it was."""
        state = self._states[-1].copy()
        before = len(state.hand.events)
        rulings = take(state, fact)
        assert _chips(state) == sum(state.setup.stacks) + state.found, "chips were lost or found"
        entry = LiveEntry(fact, tuple(rulings), tuple(state.hand.events[before:]))
        self._states.append(state)
        self._entries.append(entry)
        return entry

    def undo(self) -> Fact:
        """Take the last fact back, as if it had not been told. Raises Refused ("nothing-to-undo")."""
        if not self._entries:
            raise Refused("nothing-to-undo", "Nothing has been told about this hand yet.")
        self._states.pop()
        return self._entries.pop().fact

    # Queries

    @property
    def state(self) -> LiveState:
        """The state after the last fact; to read, not to change."""
        return self._states[-1]

    @property
    def hand(self) -> Hand:
        """The engine's hand; to read, not to change."""
        return self.state.hand

    @property
    def entries(self) -> tuple[LiveEntry, ...]:
        """Every fact with what came of it."""
        return tuple(self._entries)

    @property
    def questions(self) -> list[RulingQuestion | None]:
        """For every fact the ruling that staff had to decide before it, None where none waited."""
        return [state.question for state in self._states[:-1]]

    @property
    def facts(self) -> list[Fact]:
        """Every fact, in order."""
        return [entry.fact for entry in self._entries]

    @property
    def is_over(self) -> bool:
        """Whether the last chip has been pushed, or everything was returned."""
        return self.hand.is_over

    @property
    def stacks(self) -> list[int]:
        """Each player's chips behind, those found later included."""
        return [stack + self.state.owed.get(player, 0) for player, stack in enumerate(self.hand.stacks)]

    @property
    def held(self) -> tuple[Held, ...]:
        """The actions made out of turn that wait; their chips lie in front of players but are still their own."""
        return tuple(self.state.held)

    @property
    def narrowed(self) -> dict[int, Narrowed]:
        """The options that rulings have left to players."""
        return dict(self.state.narrowed)

    @property
    def layout(self) -> Layout:
        """The burn cards that lie there, and which cards lie otherwise than dealt, after a repair."""
        layout = self.state.layout
        return replace(layout, burns=len(self.hand.burned) + layout.burns)

    @property
    def question(self) -> RulingQuestion | None:
        """The ruling that staff must decide now."""
        return self.state.question

    @property
    def awaits(self) -> Awaited:
        """The input the hand waits for next."""
        if self.state.question is not None:
            return Awaited("decide", (self.state.question.player,))
        if self.is_over:
            return Awaited("nothing")
        blank = self.state.open_blanks()
        if blank != ((), 0):
            return Awaited("cards", *blank)
        if self.hand.actor >= 0:
            return Awaited("act", (self.hand.actor,))
        return Awaited("cards", *self.state.unknown())

    def pots(self) -> list[Pot]:
        """The pots in the middle, as in the engine."""
        return self.hand.pots()

    def options(self) -> Options:
        """The options of the player to act, as the engine gives and rulings have left them. Raises Refused."""
        options = self.hand.options()
        narrowed = self.state.narrowed.get(options.player)
        if narrowed is None:
            return options
        may = narrowed.may
        changes: dict[str, Any] = {
            "can_fold": options.can_fold and "fold" in may,
            "can_check": options.can_check and ("check" in may or "call" in may),
        }
        if not narrowed.may_raise:
            changes |= {"min_raise_to": -1, "max_raise_to": -1, "why_no_raise": narrowed.ruling.clauses}
        elif options.can_raise:
            changes["min_raise_to"] = min(
                max(options.min_raise_to, narrowed.raise_from), options.max_raise_to
            )
        return replace(options, **changes)

    # Keeping it

    def dump(self) -> dict[str, Any]:
        """The hand as plain data: setup and facts. The rake is code and handed in again."""
        return {
            "house": self.book.id,
            "play": self.play,
            "setup": dump_setup(self.state.setup),
            "facts": msgspec.to_builtins(self.facts),
        }

    @classmethod
    def load(cls, data: Mapping[str, Any], book: Rulebook, rake: Rake | None = None) -> "LiveHand":
        """The hand that `dump` gave, by the book that ruled on it. Raises Refused at the first fact it refuses."""
        if data["house"] != book.id:
            message = f"This hand was ruled on by {data['house']}, not by {book.id}."
            raise Refused("other-house", message, args={"house": data["house"]})
        facts: list[Fact] = msgspec.convert(data["facts"], list[Fact])
        return cls.replay(load_setup(data["setup"], rake), book, data["play"], facts)

    @classmethod
    def replay(cls, setup: Setup, book: Rulebook, play: Play, facts: Iterable[Fact]) -> "LiveHand":
        """The hand after these facts. Raises Refused."""
        live = cls(setup, book, play)
        for fact in facts:
            live.tell(fact)
        return live


def _chips(state: LiveState) -> int:
    """Every chip: behind, in the pots, taken as rake, and found later."""
    from cardroom.engine.events import RAKED

    hand = state.hand
    raked = sum(int(str(event[2])) for event in hand.events if event[0] == RAKED)
    return sum(hand.stacks) + hand.total + raked + sum(state.owed.values())
