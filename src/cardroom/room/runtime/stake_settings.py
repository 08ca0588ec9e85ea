"""Settings of the tables of a stake: their names, their seats, the languages spoken at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Annotated

import msgspec

from cardroom.floor.model.sentence_catalogues import Language

NUMBER = "{number}"
TableName = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^[^\s](.*[^\s])?(?![\s\S])")]
StakeSeats = Annotated[int, msgspec.Meta(ge=0, le=12)]


class StakeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The operator's wishes for the tables of a game, or of one stake of it. What is left out is as at other tables."""

    game: str
    """The game as its house's rulebook calls it, like "holdem"."""
    stake: str = ""
    """The stake, like "NL25"; "" for all stakes of the game."""
    house: str = ""
    """The house that offers the game, by the id of its rulebook; "" for the main house."""
    names: tuple[TableName, ...] = ()
    """Names of these tables, as `table_names` has them for all others."""
    seats: StakeSeats = 0
    """Seats of a table: no fewer than the house needs to begin, no more than house and game allow; 0 for these."""
    languages: tuple[Language, ...] = ()
    """The languages spoken at these tables, told in the lobby and at the table."""

    def __post_init__(self) -> None:
        """Raises ValueError for names that no tables can have."""
        check_names(self.names)


def check_names(names: tuple[str, ...]) -> None:
    """Raise ValueError for a name that stands twice, and for a brace that is not part of `{number}`."""
    for name in names:
        if {"{", "}"} & set(name.replace(NUMBER, "")):
            raise ValueError(f"the name of a table may have {NUMBER} in it, no other braces: {name!r}")
        if names.count(name) > 1:
            raise ValueError(f"the name {name!r} stands twice")


def free_name(names: tuple[str, ...], taken: Iterable[str]) -> str:
    """The first of the names that no open table has.

    When all are taken the list begins again: a name with `{number}` in it counts up, any other has the round behind it
    ("Red", "Blue", "Red 2").
    """
    open_now = set(taken)
    return next(name for name in _in_order(names) if name not in open_now)


def _in_order(names: tuple[str, ...]) -> Iterator[str]:
    for number in count(1):
        for name in names:
            if NUMBER in name:
                yield name.replace(NUMBER, str(number))
            else:
                yield name if number == 1 else f"{name} {number}"


class StakesAsWished:
    """The operator's wishes by stake: those for one stake come before those for all stakes of its game."""

    def __init__(
        self,
        wishes: tuple[StakeSettings, ...] = (),
        names: tuple[str, ...] = (),
        languages: tuple[Language, ...] = (),
    ) -> None:
        """`names` and `languages` are those of tables that have none of their own."""
        self._wishes = {(one.house, one.game, one.stake): one for one in wishes}
        self._names, self._languages = names, languages

    def of(self, house: str, game: str, stake: str, is_main: bool) -> StakeSettings:
        """The wishes for the tables of a stake, field by field; what no wish names is as at other tables."""
        houses = (house, "") if is_main else (house,)
        found = [
            self._wishes[own, game, named]
            for named in (stake, "")
            for own in houses
            if (own, game, named) in self._wishes
        ]
        return StakeSettings(
            game,
            stake,
            house,
            names=next((one.names for one in found if one.names), self._names),
            seats=next((one.seats for one in found if one.seats), 0),
            languages=next((one.languages for one in found if one.languages), self._languages),
        )
