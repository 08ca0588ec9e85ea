"""What every event of a table has in common: a tag, whole numbers, and the clauses it rests on."""

import re

import msgspec


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="kind", tag=_tag):
    """A fact about a table, in the past tense, as anyone at or beside the table may know it.

    Amounts are in the table's smallest unit (a cent); seats are numbered from 1 as people number them; cards are
    two-letter texts ("As"). Fields named ``bet`` and ``stack`` are the values *after* the event, so that a reader only
    assigns and never computes. ``clauses`` name the rules behind an automatic decision.

    What only one seat may know is never a field of such an event: it is a private event of its own (``private.py``),
    added to the messages of that seat alone.
    """
