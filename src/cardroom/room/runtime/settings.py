"""How an operator runs a room: everything that is neither a rule of the house nor a secret."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from cardroom.desk.desk_commands import AnyDeskCommand
from cardroom.floor.model.sentence_catalogues import Language
from cardroom.room.runtime.network_addresses import Venues
from cardroom.room.runtime.stake_settings import StakeSettings, TableName, check_names

SignUp = Literal["open", "invitation", "closed"]
"""Who may have an account: anybody, who brings a code that staff gave out, or nobody new."""
PrivateGamesAllowed = Literal["off", "play", "settle_up"]
"""Which private games players may open: none, for chips that are worth nothing, or also for debts among friends."""
Count = Annotated[int, msgspec.Meta(ge=1, le=10**6)]
Cents = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
"""At most what staff may move at once: what no account can hold would stop the room at the first who gets it."""
Wait = Annotated[int, msgspec.Meta(ge=0, le=86_400_000)]
Days = Annotated[int, msgspec.Meta(ge=1, le=400)]
"""Browsers keep no cookie longer (RFC 6265bis)."""

Contact = Annotated[
    str, msgspec.Meta(pattern=r"^(mailto:[^@\s]+@[^@\s]+|https://\S+)?(?![\s\S])", max_length=200)
]
PagerUrl = Annotated[
    str, msgspec.Meta(pattern=r"^(https?://[^\s/?#@\\]+(/[^\s#\\]*)?)?(?![\s\S])", max_length=500)
]
"""Without a name and a password: a key lies in a file of its own."""
PushService = Annotated[
    str, msgspec.Meta(pattern=r"^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?(?![\s\S])")
]


StaffRole = Literal["dealer", "desk", "director", "floor", "cashier", "admin"]
RightRole = Literal["dealer", "desk", "director"]
"""The roles whose acts at a live desk are the house's decision."""


ACTS: Final = frozenset(str(one.__struct_config__.tag) for one in get_args(AnyDeskCommand))
"""The acts of a live desk, by their names."""


class DeskRight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The acts that a role may do at the live desk of a house."""

    role: RightRole
    """The role: dealers, the desk where people register and buy chips, or the director of tournaments."""
    acts: tuple[str, ...]
    """The acts by their names in the interface, as "confirm_seat" or "penalty"."""
    house: str = ""
    """The house, by the id of its rulebook; "" for all."""

    def __post_init__(self) -> None:
        """Raises ValueError for an act that a desk does not have."""
        if unknown := set(self.acts) - ACTS:
            raise ValueError(f"a desk has no act {sorted(unknown)[0]!r}")


class PasswordCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """argon2id's parameters; the default is RFC 9106's second recommended option (64 MiB, three passes)."""

    memory_kib: Annotated[int, msgspec.Meta(ge=8, le=4_194_304)] = 65536
    """Memory that one check takes."""
    passes: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 3
    """How often it is gone over."""
    lanes: Annotated[int, msgspec.Meta(ge=1, le=256)] = 4
    """How many threads one check takes."""

    def __post_init__(self) -> None:
        """Raises ValueError for less memory than the lanes need (RFC 9106, section 3.1)."""
        if self.memory_kib < 8 * self.lanes:
            raise ValueError(f"memory_kib of {self.lanes} lanes is {8 * self.lanes} at least")


class RoomSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values an operator may set. Amounts in cents, times in milliseconds."""

    welcome_cents: Cents = 0
    """Play money a new player is given from the mint; a demo gives some, any other room what is set here."""
    sign_up: SignUp = "open"
    """Who may have an account: anybody, who brings a code that staff gave out, or nobody new."""
    accounts_a_day: Count = 20
    """New accounts from one address (of IPv6 a /64) within 24 hours."""
    venues: tuple[str, ...] = ()
    """Addresses or networks of places where many people play behind one address, like "203.0.113.7": what is limited by
    address is so many times as much there."""
    venue_times: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 10
    """So many times as much as of any other address."""
    one_of_household: bool = False
    """Whether no two players of one household, as staff have noted it, sit at one table."""
    one_of_address: bool = False
    """Whether no two players who came from one address within a day sit at one table; of venues they do."""
    invitation_days: Count = 14
    """So long an invitation is good."""
    reset_code_hours: Count = 24
    """So long a code for a new password is good."""
    lines_a_player: Count = 6
    """Waiting lists one player may be in at a time: a place there can keep a seat from others."""
    credit_alone_cents: Cents = 100_000
    """What staff may put into one player's wallet within 24 hours without a second member of staff."""
    giver_alone_cents: Cents = 500_000
    """What one member of staff may give all players together within 24 hours without a second one."""
    room_alone_cents: Cents = 2_000_000
    """What all staff together may give within 24 hours without a second one."""
    role_held_hours: Annotated[int, msgspec.Meta(ge=0, le=720)] = 24
    """So long two members of staff must have had their roles before they decide something together."""
    code_still_hours: Annotated[int, msgspec.Meta(ge=0, le=720)] = 24
    """So long a player's money stands still after a password was set by a code of staff."""
    credit_waits_hours: Count = 24
    """So long a credit waits for the second; then it is over."""
    pause_after_hand_ms: Wait = 3_000
    """How long a finished hand stays on the table before the next one, so that people can see who won."""
    pause_after_fold_ms: Wait = 2_000
    """The same when all but one folded and there was nothing to look at: time to show one's cards for who wants to."""
    pause_waits_for_pages: bool = True
    """Whether these pauses begin when pages have shown the end of the hand (cards of a run-out, hands, pots one by
    one); without it they begin when the room has decided it, which is enough where only programs play."""
    pause_before_first_hand_ms: Wait = 2_000
    """From the moment enough players sit until the first deal."""
    empty_table_closes_after_ms: Wait = 600_000
    """So long a table at which nobody sits stays open."""
    table_names: tuple[TableName, ...] = ()
    """Names of cash tables in the order of opening, like ["Red", "Blue"]; `{number}` in a name counts: "Table {number}".
    A table takes the first that no open table has, and a list that ends begins again with a count. Without any: Finnish
    lakes."""
    table_languages: tuple[Language, ...] = ()
    """The languages spoken at the tables, told in the lobby and at the table; none tells nothing."""
    chat_paused_at_all_in: tuple[str, ...] = ()
    """Houses, by the ids of their rulebooks, at whose tables nobody writes or reacts while an all-in is run, until pages
    have shown how it ends. Messages of the house are told all the same."""
    stakes: tuple[StakeSettings, ...] = ()
    """What tables of one game or stake have of their own: names, seats, languages."""
    lobby_every_ms: Annotated[int, msgspec.Meta(ge=1, le=86_400_000)] = 1_000
    """The lobby's changes are gathered and told this often."""
    tables_followed: Count = 12
    """How many tables one connection may follow; of those who are not signed in, a third of it."""
    spectators_a_table: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 50
    """Who sits at a table is told first and always; each spectator costs the room as much as a player does."""
    session_days: Days = 30
    """So long somebody stays signed in on a browser."""
    second_factor_of: tuple[StaffRole, ...] = ()
    """Of which staff a second factor is asked: "dealer", "desk", "director", "floor", "cashier", "admin". Whoever lacks one
    sets it up before any act of staff."""
    second_factor_minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 10
    """Money moves, rights change and passwords are given only so long after a second factor was last proved."""
    desk_rights: tuple[DeskRight, ...] = ()
    """The acts of a live desk that dealers, the desk (registration, cage) and the director may do, in place of those of the
    program."""
    programs_play: bool = False
    """Whether players may let programs of theirs play, by API tokens: reading what is theirs they may always."""
    day_begins: str = ""
    """The time of day at which the books of a day are closed and the next begins, like "06:00"; "" for the main house's
    gaming day, and midnight where it has none."""
    reconcile_seconds: Annotated[int, msgspec.Meta(ge=1, le=86_400)] = 60
    """The room counts its books again so often; a difference pauses payouts."""
    time_zone: str = ""
    """The zone of `day_begins`, like "Europe/Helsinki"; "" for UTC."""
    heads_file: str = ""
    """A file that the room adds a line to each day: the head of every chain. Keep it where nobody who can write the
    data folder can write; "" for none."""
    tournament_templates: str = ""
    """A folder of structures (`*.toml`) that staff let tournaments come by, again and again; "" for none."""
    law_permits_deals: bool = True
    """Whether the law of the place lets players share prizes: a house that lets them where it does asks for it."""
    private_games: PrivateGamesAllowed = "off"
    """Which private games players may open: none, for chips that are worth nothing, or also for debts among friends."""
    private_games_a_player: Annotated[int, msgspec.Meta(ge=1, le=100)] = 2
    """Private games one player may have open at a time."""
    private_games_a_day: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 20
    """Private games one player may open within a day: each keeps a rulebook of its own for good."""
    private_games_open: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 200
    """Private games that may be open in the room at a time."""
    private_chips_cents: Annotated[int, msgspec.Meta(ge=1, le=10**12)] = 10**10
    """All the chips that one private game may lend; nobody buys in there for more than a seat's share of them."""
    private_people: Annotated[int, msgspec.Meta(ge=2, le=100)] = 24
    """So many people may be at one private game, host and guests counted, whoever was removed not."""
    private_link_hours: Annotated[int, msgspec.Meta(ge=1, le=720)] = 24
    """So long an invitation link is good; the host makes a new one at any time."""
    private_empty_hours: Annotated[int, msgspec.Meta(ge=1, le=720)] = 12
    """A private game at which nobody sits is closed after so long, and settled."""
    guest_days: Days = 7
    """So long a guest's browser may look at the game it was at; then the guest's account is closed."""
    push_contact: Contact = ""
    """Whom push services may write to about this room's calls, "mailto:..." or "https://..."; "" calls nobody whose
    page is closed."""
    push_services: tuple[PushService, ...] = (
        "fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", "*.push.apple.com",
        "*.notify.windows.com",
    )  # fmt: skip
    """Hosts that calls may be sent to, those of the browsers' makers; "*.host" is every name below that host."""
    push_a_player: Count = 5
    """Browsers one player is called on; one more ends the oldest."""
    pager_url: PagerUrl = ""
    """The address to which each call of a live desk to a seat, and its end, is posted as JSON, for the house's own messages
    or pager, "http://..." or "https://..."; "" for none."""
    pager_key_file: str = ""
    """A file with the key that goes along, as "Authorization: Bearer ..."; "" for none."""
    bots_allowed: bool = False
    """Whether the room may have accounts that are programs: for a demo or a load test, never in a house's room."""
    password: PasswordCost = PasswordCost()
    """What a password costs to check, and so to guess."""

    def __post_init__(self) -> None:
        """Raises ValueError for a venue that is neither an address nor a network, and for names of no tables."""
        Venues(self.venues)
        check_names(self.table_names)
