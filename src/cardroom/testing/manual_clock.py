"""A clock that a test moves."""


class FakeClock:
    """Milliseconds from ``start_ms`` on; ``pass_seconds`` and ``pass_ms`` move it and return the new time."""

    def __init__(self, start_ms: int = 0) -> None:
        self.now_ms = start_ms

    def pass_ms(self, milliseconds: int) -> int:
        """Move on by milliseconds. A clock never goes backwards: raises ValueError for less than nothing."""
        if milliseconds < 0:
            raise ValueError("a clock does not go backwards")
        self.now_ms += milliseconds
        return self.now_ms

    def pass_seconds(self, seconds: int) -> int:
        """Move on by whole seconds."""
        return self.pass_ms(seconds * 1000)
