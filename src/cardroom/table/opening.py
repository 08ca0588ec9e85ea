"""The right kind of table for what a house offers."""

from typing import Any

from cardroom.rules import Rulebook
from cardroom.table.cash_table import CashTable
from cardroom.table.open_face_table import OpenFaceTable
from cardroom.table.table import Table
from cardroom.table.view import TableTerms

OPEN_FACE = "open-face"


def open_table(terms: TableTerms, book: Rulebook) -> Table:
    """An empty table. Raises KeyError for a game or a stake the house does not offer."""
    return _kind(terms, book)(terms, book)


def load_table(terms: TableTerms, book: Rulebook, data: dict[str, Any]) -> Table:
    """The table that ``dump`` gave as data. Raises ValueError or msgspec.ValidationError for anything else."""
    return _kind(terms, book).load(terms, book, data)


def _kind(terms: TableTerms, book: Rulebook) -> type[Table]:
    return OpenFaceTable if book.game(terms.game).deal == OPEN_FACE else CashTable
