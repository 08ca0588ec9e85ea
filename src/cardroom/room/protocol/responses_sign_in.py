"""The answers of the room about second factors and API tokens."""

from typing import Literal

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


class OneFactor(msgspec.Struct):
    """One second factor of an account; ``used_ms`` is 0 where it was not used yet, or where nobody counts."""

    id: str
    kind: Literal["app", "passkey"]
    name: str
    made_ms: int
    used_ms: int


class SecondFactor(msgspec.Struct):
    """The second factor of one's own account: what proves it, and how many recovery codes are left."""

    factors: tuple[OneFactor, ...]
    recovery_left: int


class AppToSetUp(msgspec.Struct):
    """What an authenticator app is set up with, told this once: the secret, the same as an address, and as a picture of
    that address (a `data:` address).
    """

    secret: str
    address: str
    picture: str


class RecoveryCodes(msgspec.Struct):
    """Codes that each prove the second factor once, told this once; none where the ones before stay."""

    codes: tuple[str, ...]


class PasskeyOptions(msgspec.Struct):
    """What the browser asks a device with: JSON as `PublicKeyCredential.parse...OptionsFromJSON` takes it."""

    options: str


class SecondReset(msgspec.Struct):
    """Whether the second factor is reset, or waits until then for a second member of staff."""

    outcome: Literal["waits", "reset"]
    until_ms: int


__all__ = [
    "AppToSetUp", "MyToken", "MyTokens", "OneFactor", "PasskeyOptions", "RecoveryCodes", "SecondFactor", "SecondReset",
    "TokenMade",
]  # fmt: skip
