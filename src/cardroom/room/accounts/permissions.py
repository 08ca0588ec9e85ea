"""What each kind of staff may do: one table, and the one check that every act of staff goes through."""

from __future__ import annotations

from typing import Final, Literal, get_args

from cardroom.room.accounts.person import Person
from cardroom.rules.refused import Refused
from cardroom.store.rows import Role

TableAct = Literal[
    "open_table", "close_table", "drain", "reopen", "void_hand", "thaw", "change_seat", "play_over", "charge_by_time",
    "last_round", "add_seat", "ask_all", "take_back_question", "move_player", "run_tournaments",
]  # fmt: skip
PlayerAct = Literal[
    "penalise", "end_penalty", "shut_out", "let_in", "close_account", "open_account", "reset_password", "set_role",
    "keep_apart", "let_together", "note_identity", "answer_complaint",
]  # fmt: skip
MoneyAct = Literal["credit", "debit", "withhold", "release", "pay_from_fund", "confirm_credit", "decline_credit"]
RoomAct = Literal["broadcast", "ruling", "reload_rulebooks", "invite", "withdraw_invitation"]
Reading = Literal["see_room", "see_books", "see_people", "read_hand", "read_hands"]
Act = TableAct | PlayerAct | MoneyAct | RoomAct | Reading
"""Everything that staff do, by the words the log has for it."""

STAFF: Final[tuple[Role, ...]] = ("floor", "cashier", "admin")

FLOOR: Final[frozenset[Act]] = frozenset(
    (
        *get_args(TableAct),
        *("penalise", "end_penalty", "shut_out", "let_in", "close_account", "open_account"),
        *("keep_apart", "let_together", "note_identity", "answer_complaint"),
        *("broadcast", "ruling", "see_room", "read_hand", "read_hands"),
    )
)
CASHIER: Final[frozenset[Act]] = frozenset(
    (
        *get_args(MoneyAct),
        *("note_identity", "reset_password", "invite", "withdraw_invitation", "see_room", "see_books", "see_people"),
    )
)

PERMISSIONS: Final[dict[Role, frozenset[Act]]] = {
    "player": frozenset(),
    "floor": FLOOR,
    "cashier": CASHIER,
    "admin": frozenset(act for kind in (TableAct, PlayerAct, MoneyAct, RoomAct, Reading) for act in get_args(kind)),
}
"""Who may do what. An act that is not here is nobody's."""


def is_staff(person: Person) -> bool:
    """Whether a person works here, in whatever role."""
    return person.role in STAFF


def permissions_of(role: Role) -> tuple[Act, ...]:
    """What a role may do, in the order of the words."""
    return tuple(sorted(PERMISSIONS[role]))


def check_may(person: Person, act: Act) -> None:
    """Refuse ("account-closed", "not-staff", "not-your-role") an act to whoever may not do it.

    `person` is as the room knows the person at this moment: a role that was taken away counts at once.
    """
    if person.closed:
        raise Refused("account-closed", "The house has closed this account; ask its staff.")
    if not is_staff(person):
        raise Refused("not-staff", "Only staff may do that.")
    if act not in PERMISSIONS[person.role]:
        who = ", ".join(role for role in STAFF if act in PERMISSIONS[role])
        args = {"act": act, "role": person.role}
        raise Refused("not-your-role", f"That is for {who}, and you are {person.role}.", args=args)


def check_about(by: Person, other: Person) -> None:
    """Refuse ("own-account") an act about one's own account, and ("staff-account") one about another member of staff to
    anybody but an admin: a cashier who could reset an admin's password would be one.
    """
    if by.id == other.id:
        raise Refused("own-account", "Nobody decides about an account of one's own.")
    if is_staff(other) and by.role != "admin":
        raise Refused("staff-account", "Only an admin decides about the account of a member of staff.")
