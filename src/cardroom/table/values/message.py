"""The messages of a table to its owner, beside what its players are told."""

import re

import msgspec


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class TableMessage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="says", tag=_tag):
    """Base of what an economy reports to whoever its table belongs to; what there is, the economy says."""
