"""Every way in which a request can move money, each brought to where it can be asked for; what moves none, and why."""

from __future__ import annotations

from typing import Final

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import tournament_client as of_cups
from cardroom.room.protocol.staff_acts import ACTS
from cardroom.room.protocol.table_requests import TABLE_REQUESTS
from cardroom.table.model import commands
from tests.crash.asking import Row
from tests.crash.money_at_live_desks import AT_LIVE_DESKS
from tests.crash.money_at_live_tables import AT_LIVE_TABLES
from tests.crash.money_at_registration import AT_REGISTRATION
from tests.crash.money_at_tables import AT_TABLES
from tests.crash.money_by_staff import BY_STAFF
from tests.crash.money_in_tournaments import IN_TOURNAMENTS

ROWS: Final[tuple[Row, ...]] = (
    *AT_TABLES, *AT_LIVE_TABLES, *AT_LIVE_DESKS, *AT_REGISTRATION, *IN_TOURNAMENTS, *BY_STAFF
)  # fmt: skip

LOOKS = "it only looks, or is about who is told what"
BY_HAND = "what it comes to is paid by a hand, once by the hand's number"
STANDING = "it says how a player or a table stands from now on"
WORDS = "it says something"
ACCOUNT = "it is about an account, a session or a setting"
COURSE = "it changes how a tournament goes, and pays nobody"
LIVE = "a bust at a live table pays its prize once: told again, it is refused"
FAULT = "a start of the room does the same; a void hand moves nothing"
ONCE = "the name is the account's, so another one of that name is refused: see `test_an_account_is_welcomed_once`"

NO_MONEY: Final[dict[type[from_client.ClientMessage] | str, str]] = {
    **dict.fromkeys(
        (
            from_client.WatchLobby, from_client.UnwatchLobby, from_client.WatchTable, from_client.UnwatchTable,
            from_client.WatchFloor, from_client.UnwatchFloor,
            from_client.Ping,
            of_cups.WatchTournaments, of_cups.UnwatchTournaments, of_cups.WatchTournament,
            of_cups.UnwatchTournament, TABLE_REQUESTS[commands.ShowCards],
        ),
        LOOKS,
    ),
    **dict.fromkeys((from_client.Say, from_client.React), WORDS),
    **dict.fromkeys((TABLE_REQUESTS[commands.Straddle], TABLE_REQUESTS[commands.Enter]), BY_HAND),
    from_client.LeaveQueue: STANDING,
    **{
        TABLE_REQUESTS[command]: STANDING
        for command in (
            commands.SitOut, commands.SitIn, commands.SkipNextBigBlind, commands.KeepTimeBank, commands.UseTimeBank,
            commands.ChangeSeat, commands.StayAtTable,
        )
    },
    "POST /api/sign-up": ONCE,
    "POST /api/desk/{house:str}/people": ACCOUNT,
    **dict.fromkeys(
        (
            "POST /api/sign-in", "POST /api/sign-out", "POST /api/password-by-code", "PUT /api/me/settings",
            "POST /api/me/password", "POST /api/me/sessions/{session:str}/end", "POST /api/me/sign-out-everywhere",
            "PUT /api/me/avatar", "PUT /api/me/push", "POST /api/me/push/end",
            "POST /api/staff/players/{player:str}/open", "POST /api/staff/players/{player:str}/let-in",
            "POST /api/staff/players/{player:str}/role", "POST /api/staff/players/{player:str}/reset-password",
            "POST /api/staff/players/{player:str}/identity", "POST /api/staff/players/{player:str}/keep-apart",
            "POST /api/staff/players/{player:str}/let-together", "POST /api/staff/invitations",
            "POST /api/staff/invitations/{invitation:str}/withdraw",
            "POST /api/sign-in/second",
            "POST /api/sign-in/passkey",
            "POST /api/me/second/app",
            "POST /api/me/tokens",
            "POST /api/me/tokens/{token:str}/end",
            "POST /api/staff/players/{player:str}/end-tokens",
            "POST /api/me/second/app/confirm",
            "POST /api/me/second/passkeys",
            "POST /api/me/second/passkeys/confirm",
            "POST /api/me/second/recovery",
            "POST /api/me/second/remove",
            "POST /api/me/second/passkey",
            "POST /api/me/second/prove",
            "POST /api/staff/players/{player:str}/reset-second-factor",
            "POST /api/staff/bans",
            "POST /api/staff/players/{player:str}/household",
            "POST /api/staff/players/{player:str}/leave-household",
            "POST /api/staff/mutes",
            "POST /api/staff/mutes/{mute:str}/undo",
            "POST /api/staff/bans/covers",
            "POST /api/staff/bans/{ban:str}/lift",
        ),
        ACCOUNT,
    ),
    **dict.fromkeys(
        (
            "POST /api/hands/{hand:str}/share", "POST /api/me/shares/{share:str}/end",
            "POST /api/staff/players/{player:str}/hands", "POST /api/staff/hands/{hand:str}/read",
            "POST /api/private/invitation", "POST /api/staff/tournaments/check", "POST /api/staff/tournaments/suggest",
            "POST /api/rulings",
        ),
        LOOKS,
    ),
    **dict.fromkeys(
        (
            "POST /api/complaints", "POST /api/staff/complaints/{complaint:str}/answer", "POST /api/staff/broadcast",
            "POST /api/staff/tables/{table:str}/broadcast", "POST /api/staff/tournaments/{tournament:str}/broadcast",
            "POST /api/rulings/log",
        ),
        WORDS,
    ),
    **dict.fromkeys(
        (
            "POST /api/private/games", "POST /api/private/enter", "POST /api/private/games/{table:str}/pause",
            "POST /api/private/games/{table:str}/resume", "POST /api/private/games/{table:str}/let-back",
            "POST /api/private/games/{table:str}/hand-over", "POST /api/private/games/{table:str}/link",
            "POST /api/staff/tables", "POST /api/staff/rulebooks/reload",
            "POST /api/staff/payouts/resume",
            "POST /api/staff/tables/{table:str}/buy-in",
            "POST /api/staff/penalties/{penalty:str}/end", "POST /api/staff/live",
            "POST /api/staff/live/{table:str}/dealer", "POST /api/staff/live/{table:str}/reader",
            "POST /api/staff/live/{table:str}/stream", "POST /api/staff/tables-templates",
            "POST /api/staff/tables-templates/{template:str}/open",
            "POST /api/staff/tables-templates/{template:str}/delete",
        ),
        STANDING,
    ),
    **{f"POST /api/staff/tables/{{table:str}}/{one.path}": STANDING for one in ACTS},
    "POST /api/staff/tables/{table:str}/time-charge": BY_HAND,
    **dict.fromkeys(
        (f"POST /api/live/{{table:str}}/{what}" for what in ("hand", "facts", "take-back", "reader")), BY_HAND
    ),
    "POST /api/staff/tournaments/{tournament:str}/live": LIVE,
    **dict.fromkeys(("POST /api/staff/tables/{table:str}/void", "POST /api/staff/tables/{table:str}/thaw"), FAULT),
    **dict.fromkeys(
        (
            *[
                f"POST /api/staff/tournaments/{{tournament:str}}/{act}"
                for act in (
                    "pause", "resume", "colour-up", "end-day", "begin-day", "last-hands", "time", "level", "start-time",
                    "levels", "entries", "breaking-order", "fee", "end-break", "extra-table", "close-books",
                    "fewer-tables", "kept-seat", "last-rebuys", "no-last-rebuys",
                )
            ],
            "POST /api/staff/tournaments/{tournament:str}/players/{player:str}/move",
            "POST /api/staff/tournaments/{tournament:str}/players/{player:str}/document",
            "POST /api/staff/tournaments/{tournament:str}/players/{player:str}/contact",
            "POST /api/staff/tournaments/{tournament:str}/players/{player:str}/fix-seat",
            "POST /api/staff/tournaments/{tournament:str}/players/{player:str}/penalise",
            "POST /api/staff/tournaments/{tournament:str}/players/{player:str}/penalties/{penalty:str}/end",
            "POST /api/staff/tournaments/{tournament:str}/players/{player:str}/penalties/{penalty:str}/appeal",
            "POST /api/staff/tournaments/{tournament:str}/players/{player:str}/penalties/{penalty:str}/decide-appeal",
            "POST /api/staff/tournaments-to-come/{line:str}/stop",
            "POST /api/staff/tournaments-templates",
            "POST /api/staff/tournaments-templates/{template:str}/delete",
        ),
        COURSE,
    ),
}  # fmt: skip
"""What moves no money by itself, with the reason. A message or an address that stands neither here nor among the rows
fails `test_answered_once.py`.
"""
