"""The bases of what a command at a table asks of others: messages to its owner, movements of money."""

import re

import msgspec


class Movement(msgspec.Struct, frozen=True, gc=False, tag_field="money"):
    """A movement of chips into, out of or between seats, in the table's smallest unit; amounts are never negative.

    What movements there are, and what they mean outside the table, the economy says: see `cash.money_moves`.
    """


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class TableMessage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="says", tag=_tag):
    """Base of what an economy reports to whoever its table belongs to; what there is, the economy says."""
