"""The rulebooks of a room: one in force for each house, and older versions that running tables still use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.room.runtime.stake_settings import StakesAsWished, StakeSettings
from cardroom.rules.book_loading import book_from_text
from cardroom.rules.rulebook import Rulebook
from cardroom.store.rows import Change, KeepRulebook, RulebookRecord


class Books(Mapping[str, Rulebook]):
    """The books in force by house, the main house's first: its rules are those of the room as a whole.

    One room has one money, the main house's. A room for play money takes houses of any currency and plays their
    amounts in its own, amount for amount (docs/decisions/0012); a room for real money refuses them.
    """

    def __init__(
        self, books: Iterable[Rulebook], play_money: bool = False, wishes: StakesAsWished | None = None
    ) -> None:
        """Take the books of a demo, which plays for `play_money`, or of a room. Raises `RoomUnusable` for no book, a
        house twice, or a currency that the room does not have. `wishes` are the operator's, for their tables.
        """
        self._wishes = wishes or StakesAsWished()
        self._in_force: dict[str, Rulebook] = {}
        self._versions: dict[str, Rulebook] = {}
        self._kept: set[str] = set()
        self.is_demo = play_money
        for book in books:
            if book.id in self._in_force:
                raise RoomUnusable("house-twice", f"The house {book.id!r} is named twice; once is enough.")
            self._put(book)
        if not self._in_force:
            raise RoomUnusable("no-house", "A room plays by at least one house's rulebook; name one.")
        if not play_money:
            self._check_currencies()

    def _check_currencies(self) -> None:
        others = [book for book in self.values() if book.currency != self.currency]
        if others:
            named = " and ".join(f"{book.name} ({book.id}) in {book.currency}" for book in others)
            raise RoomUnusable(
                "houses-of-other-currencies",
                f"This room's money is {self.currency}, that of {self.main.name}, but {named} cannot be played in it: "
                "leave that house out, or give it a room of its own with --data. "
                "Only a demo room plays all amounts in one money.",
            )

    def __getitem__(self, house: str) -> Rulebook:
        return self._in_force[house]

    def __iter__(self) -> Iterator[str]:
        return iter(self._in_force)

    def __len__(self) -> int:
        return len(self._in_force)

    @property
    def main(self) -> Rulebook:
        """The first house's book."""
        return next(iter(self._in_force.values()))

    @property
    def currency(self) -> str:
        """The room's one money."""
        return self.main.currency

    def wishes(self, house: str, game: str, stake: str) -> StakeSettings:
        """The operator's wishes for the tables of a stake."""
        return self._wishes.of(house, game, stake, house == self.main.id)

    def put_in_force(self, book: Rulebook) -> None:
        """Put a new version of a house's book in force; tables opened from now on are dealt by it."""
        assert book.id in self._in_force, "a room takes up no house while it runs"
        self._put(book)

    def of_version(
        self, version: str, record: RulebookRecord | None, is_one_games: bool = False
    ) -> Rulebook | None:
        """Return the book of the version a table was opened with, from its `record`; None when the store does not have
        one. A private game's book `is_one_games`: it goes with its table.

        Raises RulebookFaults when the book was written for a program with other decision points.
        """
        if version not in self._versions:
            if record is None:
                return None
            if is_one_games:
                return book_from_text(record.text)
            self._versions[version] = book_from_text(record.text)
            self._kept.add(version)
        return self._versions[version]

    def loaded(self, house: str, version: str) -> Rulebook:
        """Return the book of a house in a version. Raises `RoomUnusable`, which freezes the owner that goes by it, if it
        is not loaded.
        """
        if version not in self._versions:
            raise RoomUnusable("book-gone", f"Version {version} of the book of {house} is not loaded.")
        return self._versions[version]

    def keeping(self, book: Rulebook) -> tuple[Change, ...]:
        """Return the change that stores this version; commits include it until one of them `was_kept`."""
        if book.version in self._kept:
            return ()
        return (KeepRulebook(RulebookRecord(book.version, book.id, book.canonical)),)

    def was_kept(self, book: Rulebook) -> None:
        """Note that a commit has stored this version. The own book of a private game is not remembered."""
        if book.version in self._versions:
            self._kept.add(book.version)

    def _put(self, book: Rulebook) -> None:
        self._in_force[book.id] = self._versions[book.version] = book
