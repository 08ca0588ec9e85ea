"""Examples of docstrings in the reference (make_docs.py): lines that begin with ">>>" are code there, no quotation."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:^(?!$).*\n?)*)+", re.MULTILINE)


class DoctestFences(griffe.Extension):
    """Puts each example between fences, with what it prints."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of anything that has one."""
        if obj.docstring is not None and ">>> " in obj.docstring.value:
            obj.docstring.value = EXAMPLE.sub(
                lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", obj.docstring.value
            )
