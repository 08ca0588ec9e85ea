"""Double-entry accounts in whole cents. The ledger knows no poker, no clock and no disk.

accounts.py names accounts, entry.py is one movement of money, ledger.py posts entries, auditor.py counts them again.
"""

from cardroom.ledger.accounts import (
    CHARITY,
    HOUSE,
    MINT,
    fund,
    held,
    kind_of,
    may_go_below_zero,
    rake,
    stack,
    wallet,
)
from cardroom.ledger.auditor import Drift, audit
from cardroom.ledger.entry import MAX_CENTS, Entry, Posting
from cardroom.ledger.ledger import Ledger
from cardroom.ledger.ledger_fault import LedgerFault

__all__ = [
    "CHARITY",
    "HOUSE",
    "MINT",
    "MAX_CENTS",
    "Drift",
    "Entry",
    "Ledger",
    "LedgerFault",
    "Posting",
    "audit",
    "fund",
    "held",
    "kind_of",
    "may_go_below_zero",
    "rake",
    "stack",
    "wallet",
]
