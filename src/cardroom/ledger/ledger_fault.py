"""The one exception of the ledger: an entry that cannot be posted."""

from __future__ import annotations


class LedgerFault(Exception):
    """An entry was refused and nothing changed.

    `code` is a stable message id ("below-zero"), the text says what was wrong and where, `args_by_name` has the numbers
    and names for translated messages.
    """

    def __init__(self, code: str, message: str, **args_by_name: object) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.args_by_name = args_by_name
