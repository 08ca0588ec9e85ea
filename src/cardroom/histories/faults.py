"""What is wrong with a hand history, said to the person who has the file."""


class BrokenHistory(ValueError):
    """A history that cannot be read, or a hand that cannot have been played.

    ``where`` is the place in the document ("actions[7]", "line 12"), ``what`` a plain sentence. Nothing is half done: a
    history that raises this has had no effect.
    """

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what
