"""The faults of a rulebook file: all of them at once, each with its location."""

from dataclasses import dataclass
from typing import Self

Args = tuple[tuple[str, int | str], ...]


class Coded(str):
    """A fault as a sentence in English, with the `code` and the `args` from which other languages make theirs."""

    __slots__ = ("args", "code")
    code: str
    args: Args

    def __new__(cls, code: str, words: str, **args: int | str) -> Self:
        """Make the sentence `words`."""
        made = super().__new__(cls, words)
        made.code, made.args = code, tuple(args.items())
        return made


@dataclass(frozen=True, slots=True, order=True)
class BookFault:
    """One fault: the file, the line (0 if unknown), the entry ("seating.seats") and what to do about it.

    If clients have their own wording for the fault, `code` and `args` belong to it; `clauses` are the house's clauses
    that it rests on.
    """

    file: str
    line: int
    entry: str
    message: str
    code: str = ""
    args: Args = ()
    clauses: tuple[str, ...] = ()

    @classmethod
    def told(cls, file: str, line: int, entry: str, message: str) -> Self:
        """A fault with the code of its message if that is `Coded`."""
        if isinstance(message, Coded):
            return cls(file, line, entry, str(message), message.code, message.args)
        return cls(file, line, entry, message)

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{place}: {self.entry}: {self.message}" if self.entry else f"{place}: {self.message}"


class RulebookFaults(Exception):
    """A rulebook that cannot be used. `faults` lists all of its faults, in the order of the file."""

    def __init__(self, faults: list[BookFault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        count = len(self.faults)
        title = "1 fault" if count == 1 else f"{count} faults"
        super().__init__("\n".join([f"The rulebook has {title}:", *(f"  {fault}" for fault in self.faults)]))

    def __reduce__(self) -> tuple[type["RulebookFaults"], tuple[list[BookFault]]]:
        return type(self), (list(self.faults),)
