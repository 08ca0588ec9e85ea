"""Whether the deck suffices for every hand of a game, whatever its players do."""

from functools import lru_cache

from cardroom.games.game import Game, Street


def deck_shortage(game: Game, players: int, burns: int, reserve: int, fewest_for_common: int) -> str:
    """What the deck doesn't suffice for, and what would help, in words; empty where it suffices (`deck_suffices`)."""
    if deck_suffices(game, players, burns, reserve, fewest_for_common):
        return ""
    most = players
    while most > 1 and not deck_suffices(game, most, burns, reserve, fewest_for_common):
        most -= 1
    helps = f"seat {most} at most" if most > 1 else "burn fewer cards"
    if game.opener and deck_suffices(game, players, burns, reserve + 1, fewest_for_common):
        helps += f", or keep {reserve + 1} in reserve"
    return (
        f"the {len(game.deck)} cards don't suffice for {players} players of {game.name} with {burns} burned "
        f"before each deal and {reserve} in reserve: {helps}"
    )


@lru_cache(maxsize=1024)
def deck_suffices(game: Game, players: int, burns: int, reserve: int, fewest_for_common: int) -> bool:
    """Whether every hand comes to its end, whoever folds.

    `burns` cards are put aside before each deal after the first, `reserve` never go to a player of a stud game, and
    with fewer than `fewest_for_common` left the burned cards are shuffled in before a card for all. What is exchanged
    is dealt again when the deck ends (CH-6.SVI.10). In stud what is burned is, and a folded hand never is
    (CH-6.STUD.15 to CH-6.STUD.20).
    """
    use = _Use(game, burns, reserve, fewest_for_common)
    return use.suffices_for(0, players, _Cards(len(game.deck)))


class _Cards:
    """How many cards lie where while a hand is dealt."""

    def __init__(self, left: int, burned: int = 0, muck: int = 0, has_common: bool = False) -> None:
        self.left = left
        self.burned = burned
        self.muck = muck
        self.has_common = has_common

    def copy(self) -> "_Cards":
        """The same cards at the same places."""
        return _Cards(self.left, self.burned, self.muck, self.has_common)

    def take(self, count: int) -> bool:
        """Take so many from the deck, and from the muck where it ends; whether there are so many."""
        if count > self.left:
            self.left += self.muck
            self.muck = 0
        self.left -= count
        return self.left >= 0

    def shuffle_burned_in(self) -> None:
        """Put the burned cards back into the deck."""
        self.left += self.burned
        self.burned = 0


class _Use:
    """What a game takes from its deck, by a house's rules."""

    def __init__(self, game: Game, burns: int, reserve: int, fewest_for_common: int) -> None:
        self.game = game
        self.burns = burns
        self.reserve = reserve
        self.fewest_for_common = fewest_for_common

    def suffices_for(self, place: int, players: int, cards: _Cards) -> bool:
        """Whether these cards suffice for so many players from this street on, whoever folds behind it.

        Without face-up cards nobody's fold takes more from the deck. In stud it may: with fewer players each still
        gets a card of their own where otherwise there would be one for all.
        """
        if place == len(self.game.streets):
            return True
        if not self._deal(place, players, cards):
            return False
        fewest = 2 if self.game.opener else players
        return all(self.suffices_for(place + 1, left, cards.copy()) for left in range(fewest, players + 1))

    def _deal(self, place: int, players: int, cards: _Cards) -> bool:
        street = self.game.streets[place]
        own = players * (street.hole + street.up)
        burns = self.burns if place and street.burn else 0
        if place and own and self.game.opener is not None:
            return self._deal_stud(own, burns, cards) and self._exchange(players, street, cards)
        cards.burned += burns
        return cards.take(burns + own + street.board * self.game.boards) and self._exchange(
            players, street, cards
        )

    def _deal_stud(self, own: int, burns: int, cards: _Cards) -> bool:
        if not cards.has_common:
            if cards.left < own + burns + self.reserve:
                burns = self.burns  # (a street on which the deck runs short is burned for in any case)
                if cards.left < own + burns + self.reserve <= cards.left + cards.burned:
                    cards.shuffle_burned_in()
            if cards.left >= own + burns + self.reserve:
                cards.burned += burns
                return cards.take(own + burns)
        if cards.left < max(self.fewest_for_common, self.burns + 1):
            cards.shuffle_burned_in()
        cards.has_common = True
        cards.burned += self.burns
        return cards.take(self.burns + 1)

    def _exchange(self, players: int, street: Street, cards: _Cards) -> bool:
        cards.muck += players * street.discard
        if not street.draw:
            return True
        exchanged = players * street.draw
        cards.muck += exchanged
        cards.burned += self.burns
        refused = players if self.game.offers_single_draw else 0
        if not cards.take(self.burns + exchanged + refused):
            return False
        cards.muck += refused
        return True
