"""Hands on record: dealt from a seed by the engine at a live table's stakes, and told again fact by fact."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from cardroom.cards.card import card_text
from cardroom.engine import Hand
from cardroom.engine.tasks import TO_BET, TO_BRING_IN
from cardroom.openface.hand import OpenFaceHand, first_rows, row_for
from cardroom.openface.setup import OpenFaceSetup
from cardroom.table.open_face.open_face_play import DEAL as OPEN_FACE
from cardroom.table.told.dealers_view import DealersHand
from cardroom.table.told.told_hand import ToldHand
from tests.floor.live.tables import next_act
from tests.table.entered_tables import EnteredTable, LiveGame

FLOP = 3
WHOLE = 100
"""Bets are whole chips of a unit of the currency, as people bet; the ends of what is allowed are what they are."""


@dataclass
class RecordedHand:
    """A hand as its record has it: acts by seat in order, all cards, the end, and the chips on the table behind each act
    (-1 where the hand is over). In Open Face ``laid`` has the rows that each turn added.
    """

    of: LiveGame
    known: Hand | OpenFaceHand
    seats: tuple[int, ...]
    game: str = ""
    acts: list[tuple[int, str, int]] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    laid: list[list[list[str]]] = field(default_factory=list)

    @property
    def stacks(self) -> dict[int, int]:
        """The stacks at the end, by seat."""
        return dict(zip(self.seats, self.known.stacks, strict=True))

    def next_fact(self, shown: DealersHand, done: int) -> dict[str, Any]:
        """The fact of the record that the hand waits for, behind so many acts."""
        if isinstance(self.known, OpenFaceHand):
            return {"do": "place", "seat": self.acts[done][0], "rows": self.laid[done]}
        for seat in shown.seats:
            if seat.blank_up:
                ups = [card_text(card) for card in self.known.ups[self.seats.index(seat.seat)]]
                blank = [place for place, card in enumerate(seat.up) if card == "??"]
                return {"do": "up", "seat": seat.seat, "cards": [ups[place] for place in blank]}
        for number, board in enumerate(shown.boards):
            if blank := [place for place, card in enumerate(board) if card == "??"]:
                cards = [card_text(self.known.boards[number][place]) for place in blank]
                street = FLOP if len(blank) == len(board) >= FLOP else 1  # a street at a time, as it is dealt
                return {"do": "board", "board": number, "cards": cards[:street]}
        match shown.awaits:
            case "choose":
                return {"do": "choose", "game": self.game}
            case "push":
                return {"do": "pushed"}
            case "cards":
                seat_number = shown.awaits_seats[0]
                own = self.known.holes[self.seats.index(seat_number)]
                return {"do": "show", "seat": seat_number, "cards": [card_text(card) for card in own]}
        seat_number, verb, to = self.acts[done]
        return {"do": "act", "seat": seat_number, "verb": verb, "to": to}


def record(of: LiveGame, players: str, seed: int, dealer: int = 0) -> RecordedHand:
    """Deal a hand to so many players who bought in for the least, and play it; the button at seat `dealer`, if one is
    given.
    """
    chance = Random(f"{of} {seed}")
    table = next(
        one
        for place in range(200)
        if (one := EnteredTable(of, players, place)) and dealer in (0, one.shown.dealer)
    )
    if of.game == OPEN_FACE:
        return _open_face(of, table, chance)
    game = ""
    if table.shown.awaits == "choose":
        game = chance.choice(table.shown.games)
        table.enter(do="choose", game=game)
    assert isinstance(table.hand, ToldHand)
    setup = replace(table.hand.engine.setup, deck=chance.sample(range(52), 52), waits_for_cards=False)
    known = Hand(setup)
    found = RecordedHand(of, known, tuple([one.seat for one in table.hand.players]), game)
    while not known.is_over:
        player, (verb, to, cards) = known.actor, next_act(known, chance)
        if verb == "raise" and known.asked in (TO_BET, TO_BRING_IN):
            to = _to(known, chance)
        known.act("raise_to" if verb == "raise" else verb, cards if verb in ("draw", "discard") else to)
        found.acts.append((found.seats[player], verb, to))
        found.totals.append(-1 if known.is_over else known.total)
    return found


def _open_face(of: LiveGame, table: EnteredTable, chance: Random) -> RecordedHand:
    setup = table.hand.engine.setup
    assert isinstance(setup, OpenFaceSetup)
    known = OpenFaceHand(replace(setup, deck=chance.sample(range(52), 52), waits_for_cards=False))
    found = RecordedHand(of, known, tuple([one.seat for one in table.hand.players]))
    while not known.is_over:
        options = known.options()
        rows: list[list[int]] = [[], [], []]
        careless = options.player == 0
        if options.sets_first and not careless:
            rows = [list(row) for row in first_rows(options.cards, setup.rules)]
        for card in () if any(rows) else options.cards:
            with_room = [at for at in range(3) if len(rows[at]) < options.room[at]]
            row = chance.choice(with_room) if careless else row_for(known.rows[options.player], card)
            rows[row].append(card)
        known.place_rows(rows)
        found.acts.append((found.seats[options.player], "place", 0))
        found.totals.append(-1)
        found.laid.append([[card_text(card) for card in row] for row in rows])
    return found


def _to(hand: Hand, chance: Random) -> int:
    """A bet as people make them: the least, the most, or whole units between that three keys enter."""
    _, least, most = hand.legal()
    between = chance.randint(least, min(most, max(least, 4 * least))) // WHOLE * WHOLE
    return chance.choice([least, most, between if least <= between <= most else least])
