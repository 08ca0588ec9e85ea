"""The one exception by which engine, table and room refuse a command."""

from collections.abc import Mapping


class Refused(Exception):
    """A command that the rules do not allow, refused before anything changed.

    `code` is a stable message id ("raise-too-small") that clients translate; `message` is the same in plain English;
    `clauses` are the ids of the rulebook clauses it rests on; `args`, saved as `arguments`, are the numbers in the
    message, by name, so that a translation can print them.
    """

    def __init__(
        self,
        code: str,
        message: str,
        clauses: tuple[str, ...] = (),
        args: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.clauses = clauses
        self.arguments: dict[str, object] = dict(args or {})  # `args` itself is a tuple on every exception

    def __str__(self) -> str:
        return f"{self.message} ({', '.join(self.clauses)})" if self.clauses else self.message

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str, tuple[str, ...], dict[str, object]]]:
        # The default rebuilds an exception from `args`, which here holds the message alone.
        return type(self), (self.code, self.message, self.clauses, self.arguments)
