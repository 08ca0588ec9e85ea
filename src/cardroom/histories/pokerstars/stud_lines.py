"""Streets of a game without a board as the layout has them: a title, then a line for each seat whose card lies open, or
whose cards the viewer knows.
"""

from cardroom.games import Game

TITLES = ("3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER")


class StudLines:
    """The cards of the street that is being dealt, until anything else happens or the next street begins."""

    def __init__(self, game: Game, names: dict[int, str]) -> None:
        self._sizes = [street.hole + street.up for street in game.streets]
        self._names = names
        self._street = -1
        self._held: dict[int, int] = dict.fromkeys(names, 0)
        self._ups: dict[int, list[str]] = {seat: [] for seat in names}
        self._new_ups: dict[int, str] = {}
        self._known: dict[int, tuple[str, ...]] = {}
        self._got: dict[int, int] = {}

    @property
    def title(self) -> str:
        """The name of the running street."""
        return TITLES[max(self._street, 0)]

    @property
    def street(self) -> str:
        """The same within a sentence ("4th Street")."""
        return self.title.replace("STREET", "Street").replace("RIVER", "River")

    def deal(self, seat: int, cards: int, up: str = "") -> list[str]:
        """A seat gets cards; the lines of the street before, if these are of another one."""
        ended: list[str] = []
        size = self._sizes[min(self._street + 1, len(self._sizes) - 1)]
        if self._got.get(seat, 0) + cards > size:
            ended = self.end()
        self._got[seat] = self._got.get(seat, 0) + cards
        if up:
            self._new_ups[seat] = up
        return ended

    def know(self, seat: int, cards: tuple[str, ...]) -> None:
        """All own cards of a seat, as its player knows them."""
        self._known[seat] = cards

    def end(self) -> list[str]:
        """The lines of the street, if one was being dealt."""
        if not self._got:
            return []
        self._street += 1
        lines = [f"*** {self.title} ***"]
        for seat, name in self._names.items():
            if seat in self._got and (brackets := self._brackets(seat)):
                lines.append(f"Dealt to {name} {brackets}")
        for seat, up in self._new_ups.items():
            self._ups[seat].append(up)
        for seat, cards in self._got.items():
            self._held[seat] += cards
        self._got, self._new_ups = {}, {}
        return lines

    def common(self, card: str) -> str:
        """The title of a street on which one card came for all."""
        self._street += 1
        return f"*** {self.title} *** [{card}]"

    def _brackets(self, seat: int) -> str:
        known = self._known.get(seat)
        if known is not None:
            before, new = known[: self._held[seat]], known[self._held[seat] :]
        elif seat in self._new_ups:
            before, new = tuple(self._ups[seat]), (self._new_ups[seat],)
        else:
            return ""
        return f"{f'[{chr(32).join(before)}] ' if before else ''}[{' '.join(new)}]"
