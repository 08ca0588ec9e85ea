"""What the room shows of second factors. Times in milliseconds since 1970 (UTC)."""

from typing import Literal

import msgspec


class OneFactor(msgspec.Struct):
    """One second factor of an account; ``used_ms`` is 0 where it was not used yet, or where nobody counts."""

    id: str
    kind: Literal["app", "passkey"]
    name: str
    made_ms: int
    used_ms: int


class SecondFactor(msgspec.Struct):
    """The second factor of the own account: what proves it, and how many recovery codes are left."""

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


__all__ = ["AppToSetUp", "OneFactor", "PasskeyOptions", "RecoveryCodes", "SecondFactor", "SecondReset"]
