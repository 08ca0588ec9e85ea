"""The faults of a hand history, in words for the person who has the file."""


class BrokenHistory(ValueError):
    """A history that cannot be read, or a hand that cannot have been played.

    ``where`` is the place in the document ("actions[7]", "line 12"), ``what`` a plain sentence. Nothing is half done: a
    history that raises this has had no effect.
    """

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what


LONGEST = 40


def told(value: object) -> str:
    """A value as a fault quotes it: on one line, and cut short where it is long."""
    if isinstance(value, int) and abs(value) >= 10**LONGEST:
        return f"a number of {value.bit_length() * 3 // 10} digits or more"  # too long for Python itself to write
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 16]}... ({len(text)} characters)"
