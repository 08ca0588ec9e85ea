"""Whether the deck suffices for every hand of a game, whatever its players do."""

from cardroom.games.game import Game, Street


def deck_suffices(game: Game, players: int, burns: int, reserve: int, fewest_for_common: int) -> bool:
    """Whether a hand in which nobody folds comes to its end: no hand of the game uses more cards.

    `burns` cards are put aside before each deal after the first, `reserve` never go to a player of a stud game, and
    with fewer than `fewest_for_common` left the burned cards are shuffled in before a card for all. What is exchanged
    is dealt again when the deck ends, and what is burned is not (CH-6.SVI.10, CH-6.STUD.15 to CH-6.STUD.20).
    """
    use = _Use(game, players, burns, reserve, fewest_for_common)
    return all(use.suffices_for(place, street) for place, street in enumerate(game.streets))


class _Use:
    """How many cards lie where while a hand is dealt."""

    def __init__(self, game: Game, players: int, burns: int, reserve: int, fewest_for_common: int) -> None:
        self.game = game
        self.players = players
        self.burns = burns
        self.reserve = reserve
        self.fewest_for_common = fewest_for_common
        self.left = len(game.deck)
        self.burned = 0
        self.muck = 0
        self.has_common = False

    def suffices_for(self, place: int, street: Street) -> bool:
        own = self.players * (street.hole + street.up)
        burns = self.burns if place and street.burn else 0
        if place and own and self.game.opener is not None:
            return self._deal_stud(own, burns) and self._exchange(street)
        self.burned += burns
        return self._take(burns + own + street.board * self.game.boards) and self._exchange(street)

    def _deal_stud(self, own: int, burns: int) -> bool:
        if not self.has_common:
            if self.left < own + burns + self.reserve:
                own, burns = (
                    own,
                    self.burns,
                )  # (a street on which the deck runs short is burned for in any case)
                if self.left < own + burns + self.reserve <= self.left + self.burned:
                    self._shuffle_burned_in()
            if self.left >= own + burns + self.reserve:
                self.burned += burns
                return self._take(own + burns)
        if self.left < max(self.fewest_for_common, self.burns + 1):
            self._shuffle_burned_in()
        self.has_common = True
        self.burned += self.burns
        return self._take(self.burns + 1)

    def _exchange(self, street: Street) -> bool:
        self.muck += self.players * street.discard
        if not street.draw:
            return True
        exchanged = self.players * street.draw
        self.muck += exchanged
        self.burned += self.burns
        refused = self.players if self.game.offers_single_draw else 0
        if not self._take(self.burns + exchanged + refused):
            return False
        self.muck += refused
        return True

    def _take(self, count: int) -> bool:
        if count > self.left:
            self.left += self.muck
            self.muck = 0
        self.left -= count
        return self.left >= 0

    def _shuffle_burned_in(self) -> None:
        self.left += self.burned
        self.burned = 0
