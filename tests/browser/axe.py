"""axe-core in a page: taken in once a page, and asked for nothing but what is wrong.

What the library does by itself takes half as long again: it hands the program over at every look, and brings back a
page of what is in order.
"""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

ONLY_VIOLATIONS = {"resultTypes": ["violations"]}
LOOK = "(options) => axe.run(options).then(({ violations }) => ({ violations }))"


class Looking(Axe):
    """axe, quicker, and not at all where the looks of pages are left out (tools/looks.py)."""

    left_out = False
    """Whether this run leaves the looks out."""
    marked = True
    """Whether the test that runs is gone through with the looks."""

    def is_left_out(self) -> bool:
        """Whether nothing is looked at. A test that would be looked at in no run of looks fails, in every run."""
        assert self.marked, "axe looks at it: mark it `axe`, so that it is gone through with the looks"
        return self.left_out

    def run(
        self, page: Page, context: object = None, options: dict[str, Any] | None = ONLY_VIOLATIONS
    ) -> AxeResults:
        """What is wrong with the whole page, as `response["violations"]`."""
        assert context is None, "pages are looked at as a whole"
        if self.is_left_out():
            return AxeResults({"violations": []})
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(self.axe_script)
        return AxeResults(page.evaluate(LOOK, options))


axe = Looking()
