"""Reset codes of staff as they are stored, and what an account is bound to after one."""

from __future__ import annotations

import msgspec

from cardroom.room.identity.person import Flags, Person, flags_of
from cardroom.room.identity.sessions import hash_of
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import PlayerRecord


def check_not_for_all(record: PlayerRecord) -> None:
    """Refuse ("demo-account") another password for an account of a demo: it would lock out the next visitor."""
    if flags_of(record).demo:
        raise Refused("demo-account", "Everybody shares this account; nobody can change its password.")


def code_hash(code: str) -> str:
    """The hash that is stored for a code; case, spaces and dashes do not matter."""
    return hash_of(_bare(code)).hex()


def half_hash(half: str) -> str:
    """The hash that is stored for half a reset code."""
    return code_hash(half)


def joined_hash(first: str, second: str) -> str:
    """The hash that is stored for a reset code, from the hashes of its halves: nobody has to know both to make it."""
    return hash_of(f"{first} {second}").hex()


def reset_hash(code: str) -> str:
    """The same hash from a whole code."""
    bare = _bare(code)
    middle = len(bare) // 2
    return joined_hash(half_hash(bare[:middle]), half_hash(bare[middle:]))


def _bare(code: str) -> str:
    return "".join(code.split()).replace("-", "").upper()


def used_up(flags: Flags, by_code: bool, now_ms: int, still_ms: int) -> Flags:
    """The flags of an account after a new password, which it may have got by a code: the code is no longer valid.

    A code of staff has frozen the money since it was given, and the money stays frozen for a while. The operator's code
    makes an account and took no password and no session from anybody: the first admin can begin at once.
    """
    is_of_staff = by_code and flags.still_until_ms >= flags.reset_until_ms
    flags = msgspec.structs.replace(flags, reset_hash="", reset_until_ms=0)
    if not is_of_staff:
        return flags
    return msgspec.structs.replace(flags, by_code_ms=now_ms, still_until_ms=now_ms + still_ms)


def standing_still(person: Person, flags: Flags) -> Person:
    """Return the person with the time until which the account's money does not move."""
    still_ms, by_code_ms = flags.still_until_ms, flags.by_code_ms
    return msgspec.structs.replace(person, still_until_ms=still_ms, by_code_ms=by_code_ms)


def check_money(person: Person | None, now_ms: int) -> None:
    """Refuse ("money-stands-still") to move the money of a player whose password was reset by a code."""
    if person is not None and now_ms < person.still_until_ms:
        words = "A code reset this account's password; the room moves none of its money for a while."
        raise Refused("money-stands-still", words, args={"until_ms": person.still_until_ms})
