"""The ways in which a hand may be dealt at a table: game, betting form, and what is posted."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardroom.engine import HandRules
from cardroom.games import Form, Game, game
from cardroom.games.bomb_pots import boards_for, bomb_pot_of
from cardroom.rules import GameOffer, Rulebook
from cardroom.rules.decisions import BombPots
from cardroom.table.model.hand_positions import Placing, Positions, clockwise_from
from cardroom.table.values.stakes import Stakes


@dataclass(frozen=True, slots=True)
class Kind:
    """One game under one betting form at one stake. Amounts in the smallest unit, 0 for what is not posted."""

    game: Game
    form: Form
    rules: HandRules
    small_blind: int
    big_blind: int
    ante: int
    ante_for_all: bool
    bring_in: int
    minimum_bet: int
    small_bet: int
    big_bet: int

    def blinds(self, positions: Positions, seats: Sequence[int]) -> list[int]:
        """What each seat owes as a blind; nobody but the two blinds posts one."""
        owed = {positions.small_blind: self.small_blind, positions.big_blind: self.big_blind}
        return [owed.get(seat, 0) for seat in seats]

    def dead_blind(self, placing: Placing) -> int:
        """The small blind where there are blinds and nobody owes it: not to the player who buys the button, who pays
        it into the pot."""
        positions = placing.positions
        is_dead = positions.big_blind and not positions.small_blind and not positions.owed_small
        return self.small_blind if is_dead else 0

    def posts(self, placing: Placing) -> list[int]:
        """What each seat bets because it comes in; nothing for a table where nobody does. On a blind's place that blind
        is part of it.
        """
        if not placing.entries:
            return []
        blinds = dict(zip(placing.seats, self.blinds(placing.positions, placing.seats), strict=True))
        sizes = {"": 0, "small": self.small_blind, "big": self.big_blind}
        owed = {entry.seat: max(0, sizes[entry.live] - blinds[entry.seat]) for entry in placing.entries}
        return [owed.get(seat, 0) for seat in placing.seats]

    def dead(self, placing: Placing) -> list[int]:
        """What each seat pays into the pot for a blind it missed."""
        if not placing.entries:
            return []
        owed = {entry.seat: self.small_blind for entry in placing.entries if entry.is_dead}
        return [owed.get(seat, 0) for seat in placing.seats]

    @property
    def straddle_unit(self) -> int:
        """What the first straddle is a multiple of: the big blind, else what coming in costs; 0 where a card opens."""
        if self.big_blind or self.game.opener is not None:
            return self.big_blind
        return self.bring_in or self.ante

    def straddles(self, placing: Placing, multiple: int) -> list[int]:
        """What each seat posts as a straddle; each is ``multiple`` times the one before it."""
        if not placing.straddles:
            return []
        owed = {
            seat: self.straddle_unit * multiple**step for step, seat in enumerate(placing.straddles, start=1)
        }
        return [owed.get(seat, 0) for seat in placing.seats]

    def as_bomb_pot(self, rules: BombPots, players: int) -> "Kind":
        """The same game as a bomb pot for so many: everybody posts the ante and nobody a blind. Its board is run once."""
        boards = boards_for(self.game, rules.boards.value, players, self.rules.burns)
        return replace(
            self,
            game=bomb_pot_of(self.game, boards),
            rules=replace(self.rules, board_runs=1),
            small_blind=0,
            big_blind=0,
            ante=rules.ante_big_blinds.value * self.big_blind,
            ante_for_all=False,
        )

    def opens_later(self, placing: Placing) -> int:
        """The player next after the second button, where there is one."""
        button = placing.positions.betting_button
        return placing.seats.index(clockwise_from(button, placing.seats)[0]) if button else 0

    def antes(self, positions: Positions, seats: Sequence[int]) -> list[int]:
        """What each seat owes as an ante: everybody the same, or the big blind one for all (CH-4.9)."""
        if self.ante_for_all:
            return [self.ante if seat == positions.big_blind else 0 for seat in seats]
        return [self.ante] * len(seats)


def kinds_of(book: Rulebook, offer: GameOffer, stakes: Stakes) -> tuple[Kind, ...]:
    """The hands an offer may deal; ``book`` is narrowed to the offer.

    A rotation plays its games of up-cards with ante and bring-in and the others with blinds; where the game is chosen
    there are always blinds (CH-6.DC.2).
    """
    return tuple([_kind(book, offer, stakes, game(part.deal), part.form) for part in offer.all_parts])


def _kind(book: Rulebook, offer: GameOffer, stakes: Stakes, declared: Game, form: Form) -> Kind:
    if offer.deal == "rotation":
        has_blinds = declared.opener is None
        ante = 0 if has_blinds else stakes.ante
    else:
        has_blinds = stakes.big_blind > 0
        ante = stakes.ante
    small_bet = stakes.small_bet or stakes.big_blind
    opens_for_blind = has_blinds or book.betting.minimum_bet.value == "big_blind"
    rules = HandRules.of(book)
    return Kind(
        game=declared,
        form=form,
        rules=replace(rules, pot_unit=1) if stakes.level else rules,
        small_blind=stakes.small_blind if has_blinds else 0,
        big_blind=stakes.big_blind if has_blinds else 0,
        ante=ante,
        ante_for_all=stakes.ante_for_all,
        bring_in=0 if has_blinds else stakes.bring_in,
        minimum_bet=(stakes.big_blind if opens_for_blind else 0) or ante or small_bet,
        small_bet=small_bet,
        big_bet=stakes.big_bet or 2 * small_bet,
    )
