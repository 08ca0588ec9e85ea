"""The rows that a change of people and tables touches, so that the register can be updated after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardroom.store import people_rows, rows
from cardroom.store.bound import Kind, subject_of
from cardroom.store.row_changes import OLDEST_MATTERS
from cardroom.store.sql_connection import SqlConnection

Touched = list[tuple[Kind, str]]


def _sessions(connection: SqlConnection, where: str, value: str | int) -> Touched:
    found = connection.execute(f"SELECT token_hash FROM sessions WHERE {where}", (value,))
    return [("sessions", subject_of(token_hash)) for (token_hash,) in found]


def _devices(connection: SqlConnection, player_id: str) -> Touched:
    found = connection.execute("SELECT player_id, token_hash FROM devices WHERE player_id = ?", (player_id,))
    return [("devices", subject_of(*names)) for names in found]


def _matters(connection: SqlConnection, wanted: rows.ForgetMatters) -> Touched:
    found = connection.execute(OLDEST_MATTERS, (wanted.kind, wanted.before_ms, wanted.most))
    return [("matters", subject_of(wanted.kind, name)) for (name,) in found]


_TOUCHED: Final[dict[type[rows.Change], Callable[[Any, SqlConnection], Touched]]] = {
    people_rows.AddPlayer: lambda wanted, _: [("players", wanted.player.id)],
    people_rows.SetPassword: lambda wanted, _: [("players", wanted.player_id)],
    people_rows.SetRole: lambda wanted, _: [("players", wanted.player_id)],
    people_rows.SetFlags: lambda wanted, _: [("players", wanted.player_id)],
    people_rows.SetSettings: lambda wanted, _: [("settings", wanted.player_id)],
    people_rows.OpenSession: lambda wanted, _: [("sessions", subject_of(wanted.session.token_hash))],
    people_rows.CloseSession: lambda wanted, _: [("sessions", subject_of(wanted.token_hash))],
    people_rows.UseSession: lambda wanted, _: [("sessions", subject_of(wanted.token_hash))],
    people_rows.KnowDevice: lambda wanted, _: [("devices", subject_of(wanted.player_id, wanted.token_hash))],
    people_rows.ForgetDevicesOf: lambda wanted, file: _devices(file, wanted.player_id),
    people_rows.CloseSessionsOf: lambda wanted, file: _sessions(file, "player_id = ?", wanted.player_id),
    people_rows.DropExpiredSessions: lambda wanted, file: _sessions(file, "expires_ms < ?", wanted.now_ms),
    rows.KeepRulebook: lambda wanted, _: [("rulebooks", wanted.book.version)],
    rows.OpenTable: lambda wanted, _: [("tables", wanted.table.id), ("owners", wanted.table.id)],
    rows.AdoptTable: lambda wanted, _: [("owners", wanted.table)],
    rows.RegisterTable: lambda wanted, _: [("tables", wanted.table.id)],
    rows.KeepMatter: lambda wanted, _: [("matters", subject_of(wanted.matter.kind, wanted.matter.id))],
    rows.ForgetMatters: lambda wanted, file: _matters(file, wanted),
    rows.OpenHouse: lambda wanted, _: [("owners", wanted.stream)],
    rows.OpenOwner: lambda wanted, _: [("owners", wanted.id)],
    rows.CloseTable: lambda wanted, _: [("tables", wanted.table_id)],
    rows.DealBy: lambda wanted, _: [("tables", wanted.table_id)],
    rows.KeepClose: lambda wanted, _: [("closes", wanted.close.day)],
}


def touched(connection: SqlConnection, wanted: rows.Change) -> Touched:
    """The rows that a change will touch; called before the change is made."""
    return _TOUCHED[type(wanted)](wanted, connection)
