"""What a command shows while long work goes on: how much is done, and how long the rest takes, on standard error."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final

from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import Progress

LOOK_FOR: Final = 1.0
"""Seconds of work after which its speed is known well enough to tell how long the rest takes."""
LONG: Final = 10.0
"""Work of more seconds than this is told of before its end."""
UNITS: Final = ((1, "s"), (60, "min"), (3_600, "h"), (86_400, "days"), (31_557_600, "years"))


class LongWork:
    """Work whose parts begin one by one, and which tells how much of a part is done in all.

    A terminal shows a bar. Elsewhere a line says how it goes, each time after twice as long, so that a log stays short.
    """

    _what: str
    _total: int | None
    _first: tuple[float, int] | None
    """When something was told of this part first, and how much was done."""
    _next: float
    """How many seconds after that it is looked at again."""
    _is_told: bool

    def __init__(
        self, bar: "Progress", what: str, total: int | None, hint: str, now: Callable[[], float]
    ) -> None:
        """Begin with a first part; `hint` says what to do where it takes too long."""
        self._bar = bar
        self._task = bar.add_task(what, total=total)
        self._hint = hint
        self._now = now
        self._begins(what, total)

    def begin(self, what: str, total: int | None) -> None:
        """Go on to the next part of the work."""
        self._bar.reset(self._task, description=what, total=total)
        self._begins(what, total)

    def __call__(self, done: int, /) -> None:
        """Tell how much of this part is done."""
        self._bar.update(self._task, completed=done)
        now = self._now()
        if self._first is None:
            self._first = (now, done)
            return
        began, before = self._first
        spent = now - began
        if spent < self._next or done <= before:
            return
        left = LONG if self._total is None else spent / (done - before) * max(0, self._total - done)
        if self._is_told:
            self._next = 2 * spent
            if not self._bar.console.is_terminal:
                self._say(done, left)
        elif spent + left < LONG:
            self._next = spent + LOOK_FOR
        else:
            self._is_told, self._next = True, max(LONG, 2 * spent)
            self._say_how_long(left)

    def _begins(self, what: str, total: int | None) -> None:
        self._what, self._total = what, total
        self._first = None
        self._next = LOOK_FOR
        self._is_told = False

    def _say_how_long(self, left: float) -> None:
        if self._total is not None:
            hint = f" ({self._hint})" if self._hint else ""
            self._print(f"cardroom: {self._what}: {self._total:,}, in {in_words(left)}{hint}")

    def _say(self, done: int, left: float) -> None:
        if self._total is None:
            self._print(f"cardroom: {self._what}: {done:,} so far")
        else:
            self._print(f"cardroom: {self._what}: {done / self._total:.0%}, {in_words(left)} left")

    def _print(self, line: str) -> None:
        self._bar.console.print(line, soft_wrap=True, highlight=False, markup=False)


def in_words(seconds: float) -> str:
    """Return a length of time in the largest unit that there are two of: "about 40 s", "about 3 days"."""
    size, unit = next((pair for pair in reversed(UNITS) if seconds >= 2 * pair[0]), UNITS[0])
    return f"about {max(1, round(seconds / size)):,} {unit}"


@contextmanager
def progress(
    what: str, total: int | None, *, hint: str = "", now: Callable[[], float] = monotonic
) -> Iterator[LongWork]:
    """Show long work on standard error: a bar on a terminal, else a line after ten seconds and now and then."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        yield LongWork(bar, what, total, hint, now)
