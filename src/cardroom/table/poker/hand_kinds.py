"""The ways in which a hand may be dealt at a table: game, betting form, and posts."""

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
    """One game with one betting form at one stake. Amounts are in the smallest unit, 0 for a post there is not."""

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
        """The blind that each seat owes: 0 for all but the two blinds."""
        owed = {positions.small_blind: self.small_blind, positions.big_blind: self.big_blind}
        return [owed.get(seat, 0) for seat in seats]

    def dead_blind(self, placing: Placing) -> int:
        """The small blind if there are blinds and nobody owes it; 0 if a player buys the button, who pays it into the
        pot."""
        positions = placing.positions
        is_dead = positions.big_blind and not positions.small_blind and not positions.owed_small
        return self.small_blind if is_dead else 0

    def posts(self, placing: Placing) -> list[int]:
        """The bet that each seat posts to come in, less the blind that it owes; an empty list if nobody comes in."""
        if not placing.entries:
            return []
        blinds = dict(zip(placing.seats, self.blinds(placing.positions, placing.seats), strict=True))
        sizes = {"": 0, "small": self.small_blind, "big": self.big_blind}
        owed = {entry.seat: max(0, sizes[entry.live] - blinds[entry.seat]) for entry in placing.entries}
        return [owed.get(seat, 0) for seat in placing.seats]

    def dead(self, placing: Placing) -> list[int]:
        """The dead blind that each seat pays into the pot for a missed blind, an empty list if nobody comes in."""
        if not placing.entries:
            return []
        owed = {entry.seat: self.small_blind for entry in placing.entries if entry.is_dead}
        return [owed.get(seat, 0) for seat in placing.seats]

    @property
    def straddle_unit(self) -> int:
        """The unit of the first straddle: the big blind, else the bring-in or ante; 0 if a card decides who opens."""
        if self.big_blind or self.game.opener is not None:
            return self.big_blind
        return self.bring_in or self.ante

    def straddles(self, placing: Placing, multiple: int) -> list[int]:
        """The straddle that each seat posts; each is ``multiple`` times the one before it."""
        if not placing.straddles:
            return []
        owed = {
            seat: self.straddle_unit * multiple**step for step, seat in enumerate(placing.straddles, start=1)
        }
        return [owed.get(seat, 0) for seat in placing.seats]

    def as_bomb_pot(self, rules: BombPots, players: int) -> "Kind":
        """The same game as a bomb pot for ``players``: all post the ante, nobody a blind, and the board is run once."""
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
        """The index of the player next after the second button, 0 without one."""
        button = placing.positions.betting_button
        return placing.seats.index(clockwise_from(button, placing.seats)[0]) if button else 0

    def antes(self, positions: Positions, seats: Sequence[int]) -> list[int]:
        """The ante that each seat owes: the same for everybody, or one from the big blind for all (CH-4.9)."""
        if self.ante_for_all:
            return [self.ante if seat == positions.big_blind else 0 for seat in seats]
        return [self.ante] * len(seats)


def kinds_of(book: Rulebook, offer: GameOffer, stakes: Stakes) -> tuple[Kind, ...]:
    """The kinds of hands that an offer may deal; ``book`` is narrowed to the offer.

    A rotation plays its games with up-cards with ante and bring-in, and the others with blinds; where the game is
    chosen there are always blinds (CH-6.DC.2).
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
