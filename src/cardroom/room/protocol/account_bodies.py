"""The bodies of accounts: signing up and in, passwords, sign-ins, roles, invitations, credits by two."""

from typing import Annotated, Literal

import msgspec

from cardroom.floor.model.sentence_catalogues import Language
from cardroom.room.identity.drawings import Avatar
from cardroom.room.identity.permissions import Act
from cardroom.room.identity.scopes import Scope
from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.responses import CreditOutcome
from cardroom.room.runtime.settings import SignUp
from cardroom.store.people_rows import Role

PlayerName = Annotated[str, msgspec.Meta(min_length=3, max_length=20, pattern=r"^\w+([ .\-]\w+)*(?![\s\S])")]
"""Letters and digits with single spaces, dots or hyphens between: names that differ also look different on a page.
The end is a look-ahead because `$` would let a line's end through."""
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=256)]
Code = Annotated[str, msgspec.Meta(max_length=64)]
"""What staff gave out; small letters, spaces and dashes do not matter."""
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""The largest number that a browser holds exactly."""
SettingName = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SettingText = Annotated[str, msgspec.Meta(max_length=4096)]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """Sign-in."""

    name: PlayerName
    password: Password


class SecondWanted(msgspec.Struct):
    """The password fits, and the account has a second factor: it is proved under this ticket within five minutes. Also
    whether it has an app, and a passkey for this address of the room; a recovery code always does.
    """

    ticket: str
    app: bool
    passkey: bool


Ticket = Annotated[str, msgspec.Meta(max_length=64)]
Credential = Annotated[str, msgspec.Meta(max_length=16_384)]
"""The answer of a device to the browser, as JSON."""


class SecondShown(msgspec.Struct, forbid_unknown_fields=True):
    """A second factor: a code of the app or for recovery, or what a passkey has signed."""

    code: Code = ""
    passkey: Credential = ""


class SecondOfSignIn(SecondShown):
    """The second half of a sign-in."""

    ticket: Ticket = ""


class TicketOnly(msgspec.Struct, forbid_unknown_fields=True):
    """A sign-in that waits for its second factor."""

    ticket: Ticket


class PasswordShown(msgspec.Struct, forbid_unknown_fields=True):
    """The own password, where the account has no second factor yet."""

    password: Annotated[str, msgspec.Meta(max_length=256)] = ""


class CodeShown(msgspec.Struct, forbid_unknown_fields=True):
    """The first code of an app."""

    code: Code


class PasskeyMade(msgspec.Struct, forbid_unknown_fields=True):
    """A key that a device has made, and what the player calls it."""

    name: Annotated[str, msgspec.Meta(max_length=60)]
    credential: Credential


class FactorGone(msgspec.Struct, forbid_unknown_fields=True):
    """The factor that is removed."""

    factor: Annotated[str, msgspec.Meta(max_length=2048)]


class NewAccount(Credentials):
    """Sign-up. ``of_age``: the player says to be as old as the room's houses ask (`Me.least_age`); ``invitation`` is
    the code staff gave out, where the house lets in who was invited.
    """

    of_age: bool = False
    invitation: Code = ""


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """Another password for the one before."""

    old: Annotated[str, msgspec.Meta(max_length=256)]
    new: Password


class PasswordByCode(Credentials):
    """A new password for a code that staff gave out."""

    code: Code


class Me(msgspec.Struct):
    """The signed-in player; ``player`` is empty when nobody is."""

    player: str
    name: str
    role: Role | Literal[""]
    permissions: tuple[Act, ...]
    """The acts that this member of staff may do."""
    balance: int
    currency: str
    house: str
    demo: bool
    sign_up: SignUp
    settings: dict[str, str | int | bool]
    guest: str = ""
    """The table of the private game that this is a guest of, "" for whoever has an account or is not signed in."""
    least_age: int = 0
    """The years that signing up asks for, 0 where it does not."""
    avatar: Avatar | None = None
    """The drawing the player is seen by."""
    by_code_ms: int = 0
    """When the password was set by a code of staff, while ``still_until_ms`` is to come: whoever signs in is told."""
    still_until_ms: int = 0
    """So long the player's money stands still because of that, 0 where it does not."""


class ChosenAvatar(msgspec.Struct, forbid_unknown_fields=True):
    """The drawing to be seen by, null for initials."""

    avatar: Avatar | None


class OwnSettings(msgspec.Struct, forbid_unknown_fields=True):
    """A player's own settings, stored whole (language, muted players, presets, animation ...)."""

    settings: Annotated[dict[SettingName, SettingText | Whole | bool], msgspec.Meta(max_length=200)]


Endpoint = Annotated[str, msgspec.Meta(min_length=9, max_length=1024)]
KeyText = Annotated[str, msgspec.Meta(max_length=128)]


class PushKey(msgspec.Struct):
    """The room's key for push services, as `applicationServerKey` takes it; empty where it calls nobody."""

    key: str


class NewPush(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's push subscription; ``language`` is what calls are read in, ``expires_ms`` its own end (0: none)."""

    endpoint: Endpoint
    p256dh: KeyText
    auth: KeyText
    language: Language
    expires_ms: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class PushEnded(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that is to be called no more."""

    endpoint: Endpoint


class NewRole(WithReason):
    """The role that somebody has here from now on."""

    role: Role


class HandsOf(WithReason):
    """Which page of a player's hands staff read, and why."""

    before: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{0,18}(?![\s\S])")] = ""


class MoneyMoved(msgspec.Struct):
    """Whether the money was moved, or waits for a second member of staff."""

    outcome: CreditOutcome


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """An API token to be made: what its owner calls it, what it may do, for how many days."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    scopes: Annotated[tuple[Scope, ...], msgspec.Meta(min_length=1, max_length=3)]
    days: Annotated[int, msgspec.Meta(ge=1, le=365)] = 90
    password: Annotated[str, msgspec.Meta(max_length=256)] = ""
