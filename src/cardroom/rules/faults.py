"""What is wrong with a rulebook file: every fault at once, each with its place."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class BookFault:
    """One fault: the file, the line (0 if unknown), the entry ("seating.seats") and what to do about it."""

    file: str
    line: int
    entry: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{place}: {self.entry}: {self.message}" if self.entry else f"{place}: {self.message}"


class RulebookFaults(Exception):
    """A rulebook that cannot be used. `faults` has them all, in the order of the file."""

    def __init__(self, faults: list[BookFault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        count = len(self.faults)
        title = "1 fault" if count == 1 else f"{count} faults"
        super().__init__("\n".join([f"The rulebook has {title}:", *(f"  {fault}" for fault in self.faults)]))

    def __reduce__(self) -> tuple[type["RulebookFaults"], tuple[list[BookFault]]]:
        return type(self), (list(self.faults),)
