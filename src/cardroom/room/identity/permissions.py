"""The permissions of staff: one table, and the one check that every act of staff goes through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, get_args

from cardroom.room.identity.confusable_names import bare
from cardroom.room.identity.person import Person
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import Role

TableAct = Literal[
    "open_table", "close_table", "drain", "reopen", "void_hand", "thaw", "change_seat", "play_over", "charge_by_time",
    "last_round", "add_seat", "ask_all", "take_back_question", "move_player", "run_tournaments",
    "deal_live", "run_desk", "sell_entries",
]  # fmt: skip
PlayerAct = Literal[
    "penalise", "end_penalty", "shut_out", "let_in", "close_account", "open_account", "reset_password", "set_role",
    "keep_apart", "let_together", "note_identity", "answer_complaint", "reset_second", "ban", "lift_ban",
    "mute", "unmute", "note_household", "end_household", "end_tokens",
]  # fmt: skip
MoneyAct = Literal[
    "credit", "debit", "withhold", "release", "pay_from_fund", "confirm_credit", "decline_credit"
]
RoomAct = Literal[
    "broadcast", "ruling", "reload_rulebooks", "invite", "withdraw_invitation", "resume_payouts"
]
Reading = Literal["see_room", "see_books", "see_people", "read_hand", "read_hands"]
Act = TableAct | PlayerAct | MoneyAct | RoomAct | Reading
"""Everything that staff do, by the words of the log."""

GameRole = Literal["host", "player", "removed", "stranger"]
"""A person's role in one private game: its host, a player who came by its link, a removed player, anybody else."""
HostAct = Literal["pause", "resume", "remove", "let_back", "close", "renew_link", "hand_over"]
"""Acts of the host of a private game; each is in the log with its reason."""
GameAct = Literal["see_game", "see_result", "sit"] | HostAct

GAME_PERMISSIONS: Final[dict[GameRole, frozenset[GameAct]]] = {
    "host": frozenset(("see_game", "see_result", "sit", *get_args(HostAct))),
    "player": frozenset(("see_game", "see_result", "sit")),
    "removed": frozenset(("see_result",)),
    "stranger": frozenset(),
}
"""The acts that each role has at a private game. Staff of the house have their own acts at any table, not these."""

GUEST_PLACES: Final[tuple[str, ...]] = ("/api/private/", "/api/hands", "/api/me/settings", "/api/me/avatar")
"""Paths behind sign-in that a guest may request over HTTP: their game, hands, settings and drawing."""

STAFF: Final[tuple[Role, ...]] = ("dealer", "desk", "director", "floor", "cashier", "admin")

FLOOR: Final[frozenset[Act]] = frozenset(
    (
        *get_args(TableAct),
        *("penalise", "end_penalty", "shut_out", "let_in", "close_account", "open_account"),
        *(
            "keep_apart",
            "let_together",
            "note_identity",
            "answer_complaint",
            "ban",
            "lift_ban",
            "mute",
            "unmute",
        ),
        *("note_household", "end_household", "end_tokens"),
        *("broadcast", "ruling", "see_room", "read_hand", "read_hands"),
    )
)
DIRECTOR: Final[frozenset[Act]] = frozenset(
    (
        *("run_tournaments", "sell_entries", "run_desk", "penalise", "end_penalty"),
        *("keep_apart", "let_together", "note_identity", "broadcast", "ruling", "see_room"),
    )
)
"""Tournaments, and what their course asks for: no tables of cash games, no accounts, no money but that of entries."""
CASHIER: Final[frozenset[Act]] = frozenset(
    (
        *get_args(MoneyAct),
        *("note_identity", "reset_password", "reset_second", "invite", "withdraw_invitation", "sell_entries"),
        *("see_room", "see_books", "see_people"),
    )
)

PERMISSIONS: Final[dict[Role, frozenset[Act]]] = {
    "player": frozenset(),
    "dealer": frozenset(("run_desk",)),
    "desk": frozenset(("run_desk", "sell_entries")),
    "director": DIRECTOR,
    "floor": FLOOR,
    "cashier": CASHIER,
    "admin": frozenset(
        act for kind in (TableAct, PlayerAct, MoneyAct, RoomAct, Reading) for act in get_args(kind)
    ),
}
"""The acts that each role may do. An act that is not listed is allowed to nobody. Of the acts of a live desk, dealers,
the desk and the director do those that the room's settings give them (`room.live_desk.desk_rights`).
"""


ASKED_AGAIN: Final[frozenset[Act]] = frozenset(
    (*get_args(MoneyAct), "set_role", "reset_password", "reset_second", "invite", "resume_payouts")
)
"""Acts that need a recent proof of the second factor, if the account has one; an invitation may bring money."""


def is_staff(person: Person) -> bool:
    """Whether a person is on the staff, in whatever role."""
    return person.role in STAFF


def permissions_of(role: Role) -> tuple[Act, ...]:
    """Return the acts that a role may do, in alphabetical order."""
    return tuple(sorted(PERMISSIONS[role]))


def check_may(person: Person, act: Act) -> None:
    """Refuse ("account-closed", "not-staff", "not-your-role") an act that the person may not do. Refuse as well a
    person who lacks a second factor that the role needs, or, before money moves or rights change, a recent proof of it.

    `person` is as the room knows the person at this moment: a role that was taken away counts at once.
    """
    if person.closed:
        raise Refused("account-closed", "The house has closed this account; ask its staff.")
    if not is_staff(person):
        raise Refused("not-staff", "Only staff may do that.")
    check_has_second(person)
    if act in ASKED_AGAIN:
        check_proof(person)
    if act not in PERMISSIONS[person.role]:
        who = ", ".join(role for role in STAFF if act in PERMISSIONS[role])
        args = {"act": act, "role": person.role}
        raise Refused("not-your-role", f"That is for {who}, and you are {person.role}.", args=args)


def check_has_second(person: Person) -> None:
    """Refuse ("second-factor-missing") a person without the second factor that the operator requires of the role."""
    if person.lacks == "factor":
        words = "The operator requires a second factor for your role; set one up on your account's page."
        raise Refused("second-factor-missing", words, args={"role": person.role})


def check_proof(person: Person) -> None:
    """Refuse ("second-factor-again") a person who has a second factor and has not proved it recently."""
    if person.lacks == "proof":
        raise Refused("second-factor-again", "Prove your second factor again before you do this.")


def check_game(role: GameRole, act: GameAct) -> None:
    """Refuse ("no-such-game", "private-removed", "not-the-host") an act at a private game that the role may not do.
    A stranger learns nothing: not even that there is a game.
    """
    if act in GAME_PERMISSIONS[role]:
        return
    if role == "stranger":
        raise Refused(
            "no-such-game", "There is no such private game; it may be over, or the address mistyped."
        )
    if role == "removed":
        raise removed_from_game()
    raise Refused("not-the-host", "Only the host of this game can do that.")


def removed_from_game() -> Refused:
    """The refusal to a player whom the host has removed from a private game."""
    words = (
        "The host has removed you from this game. What you won or lost is kept; ask the host to let you back."
    )
    return Refused("private-removed", words)


def check_not_self(by: Person, player: str) -> None:
    """Refuse ("own-account") an act about one's own account."""
    if by.id == player:
        raise Refused("own-account", "You can't decide about your own account.")


def own_id(by: Person, said: str, called: Callable[[str], str] = str) -> str:
    """Who is named as the second person where two decide or count: the own id for the own name, or one that looks the same.
    `called` gives the name of an id.
    """
    named = bare(called(said.strip()))
    return by.id if named and named == bare(by.name) else said


def check_about(by: Person, other: Person) -> None:
    """Refuse ("own-account") an act about one's own account, and ("staff-account") one about another member of staff to
    anybody but an admin: a cashier who could reset an admin's password would be one.
    """
    check_not_self(by, other.id)
    if is_staff(other) and by.role != "admin":
        raise Refused("staff-account", "Only an admin decides about the account of a member of staff.")


def check_no_guest(person: Person) -> None:
    """Refuse ("guest-has-none") a guest of a private game what takes an account: a password, a role."""
    if person.guest:
        raise Refused("guest-has-none", "A guest of a private game has no password and no role.")
