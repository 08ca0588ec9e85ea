"""What the room shows of API tokens. Times in milliseconds since 1970 (UTC)."""

import msgspec

from cardroom.room.identity.scopes import Scope


class MyToken(msgspec.Struct):
    """A token of yours; ``used_ms`` is 0 where it was not used since the room began."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    made_ms: int
    until_ms: int
    used_ms: int


class MyTokens(msgspec.Struct):
    """Your tokens, at most so many, and whether the room lets programs play."""

    tokens: tuple[MyToken, ...]
    most: int
    programs_play: bool


class TokenMade(msgspec.Struct):
    """A new token, told this once."""

    id: str
    token: str

    def __repr__(self) -> str:
        return f"TokenMade({self.id!r})"


__all__ = ["MyToken", "MyTokens", "TokenMade"]
