"""Codes of staff as they are kept, and what an account is bound to after one."""

from __future__ import annotations

import msgspec

from cardroom.room.identity.person import Flags, Person, flags_of
from cardroom.room.identity.sessions import hash_of
from cardroom.rules.refused import Refused
from cardroom.store.rows import PlayerRecord


def check_not_for_all(record: PlayerRecord) -> None:
    """Refuse ("demo-account") another password for an account of a demo: whoever comes next would stand before it."""
    if flags_of(record).demo:
        raise Refused("demo-account", "This account is there for everybody; its password stays as it is.")


def code_hash(code: str) -> str:
    """What is stored of a code; small letters, spaces and dashes do not matter."""
    return hash_of(_bare(code)).hex()


def half_hash(half: str) -> str:
    """What is stored of half a code for a password."""
    return code_hash(half)


def joined_hash(first: str, second: str) -> str:
    """What is stored of a code by the hashes of its halves: nobody has to know both to make it."""
    return hash_of(f"{first} {second}").hex()


def reset_hash(code: str) -> str:
    """The same of a whole code."""
    bare = _bare(code)
    middle = len(bare) // 2
    return joined_hash(half_hash(bare[:middle]), half_hash(bare[middle:]))


def _bare(code: str) -> str:
    return "".join(code.split()).replace("-", "").upper()


def used_up(flags: Flags, by_code: bool, now_ms: int, still_ms: int) -> Flags:
    """What stands with an account that has a new password, which it may have by a code: that is good no more.

    A code of staff has let the money stand still since it was given, and goes on so; the operator's, with which an
    account is made, took no password and no session from anybody, and the first admin begins at once.
    """
    is_of_staff = by_code and flags.still_until_ms >= flags.reset_until_ms
    flags = msgspec.structs.replace(flags, reset_hash="", reset_until_ms=0)
    if not is_of_staff:
        return flags
    return msgspec.structs.replace(flags, by_code_ms=now_ms, still_until_ms=now_ms + still_ms)


def standing_still(person: Person, flags: Flags) -> Person:
    """A person whose money stands still as long as the account says."""
    still_ms, by_code_ms = flags.still_until_ms, flags.by_code_ms
    return msgspec.structs.replace(person, still_until_ms=still_ms, by_code_ms=by_code_ms)


def check_money(person: Person | None, now_ms: int) -> None:
    """Refuse ("money-stands-still") to move the money of a player whose password was given anew by a code."""
    if person is not None and now_ms < person.still_until_ms:
        words = "The password of this account was given anew by a code; its money does not move for a while."
        raise Refused("money-stands-still", words, args={"until_ms": person.still_until_ms})
