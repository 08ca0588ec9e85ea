"""The state of a live hand: the engine's hand, the cards that are known, and the actions that wait."""

from dataclasses import dataclass, field, replace

from cardroom.cards.card import UNKNOWN, card_text
from cardroom.cards.deck import DECK_SIZE
from cardroom.engine import Hand, Setup
from cardroom.engine.events import BET, DEALT_UP, RAISED
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.tasks import TO_SHOW
from cardroom.floor.live.card_layout import Layout
from cardroom.floor.live.engine_moves import Move, acts, made, make
from cardroom.floor.live.held_actions import Held, Narrowed, RulingQuestion
from cardroom.floor.model.situation import Act, Play
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook


@dataclass(slots=True)
class LiveState:
    """`known` are cards by their place in the deck. `raise_move` is which move of this round made the bet to match, -1
    if none did. `found` are chips found behind an all-in, `owed` what each player gets or pays of them once the hand
    is over. `layout` is how cards lie otherwise than dealt. `forfeits` are bets that players lose by a penalty even if
    the hand is void; `may_stay_out` are players who may bet no more and play on.
    `said` are the players who said "pot", once for each time. `decided` are the places of cards that
    have decided whose turn it was, in games where open cards do.
    """

    setup: Setup
    book: Rulebook
    play: Play
    hand: Hand
    moves: list[Move] = field(default_factory=list)
    known: dict[int, int] = field(default_factory=dict)
    held: list[Held] = field(default_factory=list)
    narrowed: dict[int, Narrowed] = field(default_factory=dict)
    question: RulingQuestion | None = None
    raise_move: int = -1
    found: int = 0
    owed: dict[int, int] = field(default_factory=dict)
    forfeits: dict[int, int] = field(default_factory=dict)
    said: tuple[int, ...] = ()
    decided: frozenset[int] = frozenset()
    may_stay_out: frozenset[int] = frozenset()
    layout: Layout = field(default_factory=Layout)

    def copy(self) -> "LiveState":
        """An independent state."""
        return replace(
            self,
            hand=self.hand.copy(),
            moves=self.moves[:],
            known=self.known.copy(),
            held=self.held[:],
            narrowed=self.narrowed.copy(),
            owed=self.owed.copy(),
        )

    def do(self, *move: object) -> None:
        """Make a move in the engine. Raises Refused; the state is then of no further use."""
        before, street, burned = len(self.hand.events), self.hand.street, len(self.hand.burned)
        told: Move = move  # type: ignore[assignment]  # the first is its name
        make(self.hand, told)
        if any(event[0] in (BET, RAISED) for event in self.hand.events[before:]):
            self.raise_move = len(self.moves)
        if self.hand.street != street:
            for dealt in range(street + 1, self.hand.street + 1):
                self.layout = self.layout.dealt(self.hand.terms.burns[dealt])
        if len(self.hand.burned) < burned:  # all burn cards went back into the deck
            self.layout = replace(self.layout, burns=0)
        if self.hand.street != street or told[0] == "raise_back":
            self.raise_move = -1
        self.moves.append(told)

    def act(self, verb: str, amount: int | tuple[int, ...] = 0) -> None:
        """The player to act does this; players who wait out of turn take note. Raises Refused."""
        self.check_cards_told()
        self.decided = self.decided | self.deciding()
        player, before = self.hand.actor, len(self.hand.events)
        self.do("act", verb, amount)
        self.note(player, acts(self.hand.events[before:])[:1])

    def note(self, player: int, done: tuple[Act, ...]) -> None:
        """An action of a player: those who wait remember it, and a right for one action is used up."""
        self.held = [
            one if one.player == player else replace(one, since=(*one.since, *done)) for one in self.held
        ]
        self.narrowed = {who: one for who, one in self.narrowed.items() if self._holds(who, one, player)}
        self.may_stay_out = self.may_stay_out - {player}

    def _holds(self, who: int, narrowed: Narrowed, player: int) -> bool:
        """Whether what a ruling left to `who` still holds now that `player` has acted."""
        if self.hand.is_over or narrowed.until == "hand":
            return not self.hand.is_over
        return who != player if narrowed.until == "action" else narrowed.street == self.hand.street

    def deal_again(self) -> None:
        """The same hand with the cards known by now."""
        self.hand = self.replayed(len(self.moves))

    def begin_anew(self) -> None:
        """The betting of this street has not begun: its chips go back. Hands that are dead stay dead."""
        street = self.hand.street
        count = next(count for count in range(len(self.moves) + 1) if self.replayed(count).street == street)
        dropped, self.moves, self.raise_move = self.moves[count:], self.moves[:count], -1
        self.held = []
        self.narrowed = {who: one for who, one in self.narrowed.items() if one.until == "hand"}
        self.deal_again()
        for move in dropped:
            if move[0] == "kill" and move[-1] == "kill":
                self.do(*move)

    def replayed(self, count: int) -> Hand:
        """The hand after its first so many moves."""
        deck = [self.known.get(place, UNKNOWN) for place in range(DECK_SIZE)]
        last = max(self.known, default=0)
        second = [self.known.get(place, UNKNOWN) for place in range(DECK_SIZE, last + 1)]
        return made(self.setup.with_deck(deck, second), self.moves[:count])

    def deciding(self) -> frozenset[int]:
        """The places of the cards that lie open where these decide whose turn it is: players' own, and one for all."""
        hand = self.hand
        if hand.setup.game.opener is None:
            return frozenset()
        dealt = [event[2] for event in hand.events if event[0] == DEALT_UP]
        up = [place for places in dealt if isinstance(places, tuple) for place in places]
        return frozenset(up).union(*hand.board_places)

    def open_blanks(self) -> tuple[tuple[int, ...], int]:
        """The cards to enter before the player to act can: (players with such face-up cards, number of board cards)."""
        hand = self.hand
        if hand.setup.game.opener is None or hand.actor < 0:
            return (), 0
        blank = [
            player for player, ups in enumerate(hand.ups) if UNKNOWN in ups and hand.status[player] != OUT
        ]
        return tuple(blank), list(hand.boards[0]).count(UNKNOWN)

    def check_cards_told(self) -> None:
        """Raises Refused while a card lies open that decides the turn and nobody has told it."""
        players, common = self.open_blanks()
        if players or common:
            whose = f"face-up card of player {players[0]}" if players else "card that is for all"
            args = {"player": players[0]} if players else {}
            raise Refused("cards-not-told", f"Tell the {whose} first: the turn depends on it.", args=args)

    def learn(self, cards: dict[int, int]) -> None:
        """Cards at their places, in place of what was told of these.

        Raises Refused ("card-twice", "not-a-card", "not-in-this-deck"; "card-decided" for an open card by which somebody
        has acted).
        """
        others = {card: place for place, card in self.known.items() if place not in cards}
        seen: set[int] = set()
        for card in cards.values():
            if type(card) is not int or not 0 <= card < DECK_SIZE:
                raise Refused("not-a-card", f"{card!r} is no card; cards are 0 to 51.")
            if card not in self.setup.known_cards:
                text = card_text(card)
                message = f"{self.setup.game.name} is played without the {text}."
                raise Refused("not-in-this-deck", message, args={"card": text})
            if card in seen or card in others:
                text = card_text(card)
                message = f"{text} has been told before. If it lies there twice, the deck is fouled: ask for a ruling."
                dealing = self.book.live_dealing
                raise Refused(
                    "card-twice", message, dealing.duplicate_card.clauses if dealing else (), {"card": text}
                )
            seen.add(card)
        for place, card in cards.items():
            if place in self.decided and self.known.get(place, UNKNOWN) != card:
                message = "Somebody has acted by the open cards as they were told: take the facts back as far as there."
                raise Refused("card-decided", message, args={"card": card_text(card)})
        self.known |= cards
        self.deal_again()

    @property
    def waits_for_show(self) -> bool:
        """Whether the betting is over and hands are to be shown."""
        return self.hand.asked == TO_SHOW and not self.hand.is_over

    def unknown(self) -> tuple[tuple[int, ...], int]:
        """(players still in whose own cards are not known, how many cards of the boards are not)."""
        hand = self.hand
        players = [
            player
            for player, status in enumerate(hand.status)
            if status != OUT and UNKNOWN in hand.holes[player]
        ]
        return tuple(players), sum(list(board).count(UNKNOWN) for board in hand.boards)

    def settle(self) -> None:
        """Show down once everything is known that decides."""
        if self.waits_for_show and self.unknown() == ((), 0):
            self.do("settle")
