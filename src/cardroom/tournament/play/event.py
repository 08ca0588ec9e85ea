"""The base of all events of a tournament."""

import re

import msgspec


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class TournamentEvent(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", tag=_tag):
    """Base of all events of a tournament. ``clauses`` are those that a decision rests on."""
