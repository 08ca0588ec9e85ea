"""Rare changes, one statement each: players, sessions, settings, tables, rulebooks, closed days.

`change` runs in the writer's transaction; the questions run on any reading connection.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable
from typing import Any, Final

import msgspec

from cardroom.store import people_rows, rows
from cardroom.store.faults import NOT_MOVED, StoreRefused
from cardroom.store.sql_connection import SqlConnection, Value

Made = tuple[str, tuple[Value, ...], tuple[str, str] | None]
"""A statement, its values, and the refusal (code, message) when it touches no row."""

_PLAYER: Final = "SELECT id, name, password_hash, role, created_ms, flags FROM players"
_SESSION: Final = (
    "SELECT token_hash, player_id, created_ms, expires_ms, id, used_ms, device, address FROM sessions"
)
_TABLE: Final = (
    "SELECT id, house, game, form, stake, name, opened_ms, terms, closed_ms, book FROM tables {where} "
    "ORDER BY opened_ms, id"
)

OLDEST_MATTERS: Final = (
    "SELECT id FROM matters WHERE kind = ? AND is_open = 1 AND at_ms < ? ORDER BY at_ms, id LIMIT ?"
)
"""The query for the matters that `ForgetMatters` erases."""


def name_key(name: str) -> str:
    """The form in which names are compared: without differences of case or of the encoding of letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def change(connection: SqlConnection, wanted: rows.Change) -> None:
    """Make one change; raises `StoreRefused` if its row is missing, the database's own exception if it breaks a law."""
    statement, values, missing = _STATEMENTS[type(wanted)](wanted)
    if missing is None:
        connection.execute(statement, values)
        if isinstance(wanted, rows.OpenTable):
            connection.execute(
                *_insert("owners", {"id": wanted.table.id, "kind": "table", "parent": wanted.parent})[:2]
            )
    elif not connection.execute(f"{statement} RETURNING 1", values).fetchall():
        raise StoreRefused(*missing)


def _insert(into: str, row: dict[str, Any], ending: str = "") -> Made:
    places = ", ".join("?" * len(row))
    return f"INSERT INTO {into} ({', '.join(row)}) VALUES ({places}){ending}", tuple(row.values()), None


def _add_player(wanted: people_rows.AddPlayer) -> Made:
    row = msgspec.structs.asdict(wanted.player)
    return _insert(
        "players", row | {"name_key": name_key(wanted.player.name), "flags": _text(wanted.player.flags)}
    )


def _update_player(player_id: str, column: str, value: str) -> Made:
    missing = "no-such-player", f"there is no player {player_id!r}"
    return f"UPDATE players SET {column} = ? WHERE id = ?", (value, player_id), missing


def _set_settings(wanted: people_rows.SetSettings) -> Made:
    row = {"player_id": wanted.player_id, "body": _text(wanted.settings)}
    return _insert("settings", row, " ON CONFLICT (player_id) DO UPDATE SET body = excluded.body")


def _know_device(wanted: people_rows.KnowDevice) -> Made:
    row = {"player_id": wanted.player_id, "token_hash": wanted.token_hash, "known_ms": wanted.at_ms}
    return _insert("devices", row, " ON CONFLICT DO NOTHING")


def _keep_rulebook(wanted: rows.KeepRulebook) -> Made:
    book = wanted.book
    if hashlib.sha256(book.text.encode()).hexdigest() != book.version:
        raise StoreRefused(
            "rulebook-version", f"the text of {book.house!r} is not that of version {book.version}"
        )
    return _insert("rulebooks", msgspec.structs.asdict(book), " ON CONFLICT (version) DO NOTHING")


def _open_table(wanted: rows.OpenTable | rows.RegisterTable) -> Made:
    return _insert("tables", msgspec.structs.asdict(wanted.table) | {"terms": _text(wanted.table.terms)})


def _adopt_table(wanted: rows.AdoptTable) -> Made:
    missing = "no-such-owner", f"there is no table {wanted.table!r} without a parent"
    update = "UPDATE owners SET parent = ? WHERE id = ? AND kind = 'table' AND parent IS NULL"
    return update, (wanted.parent, wanted.table), missing


def _keep_matter(wanted: rows.KeepMatter) -> Made:
    matter = wanted.matter
    row = msgspec.structs.asdict(matter) | {"body": _text(matter.body), "is_open": int(matter.is_open)}
    kept = ", ".join(f"{column} = excluded.{column}" for column in ("about", "at_ms", "is_open", "body"))
    statement, values, _ = _insert("matters", row, f" ON CONFLICT (kind, id) DO UPDATE SET {kept}")
    return statement, values, NOT_MOVED  # tickets and vouchers are money


def _update_table(table_id: str, column: str, value: str | int) -> Made:
    missing = "no-such-table", f"there is no open table {table_id!r}"
    return f"UPDATE tables SET {column} = ? WHERE id = ? AND closed_ms IS NULL", (value, table_id), missing


_STATEMENTS: Final[dict[type[rows.Change], Callable[[Any], Made]]] = {
    people_rows.AddPlayer: _add_player,
    people_rows.SetPassword: lambda wanted: _update_player(
        wanted.player_id, "password_hash", wanted.password_hash
    ),
    people_rows.SetRole: lambda wanted: _update_player(wanted.player_id, "role", wanted.role),
    people_rows.SetFlags: lambda wanted: _update_player(wanted.player_id, "flags", _text(wanted.flags)),
    people_rows.SetSettings: _set_settings,
    people_rows.OpenSession: lambda wanted: _insert("sessions", msgspec.structs.asdict(wanted.session)),
    people_rows.UseSession: lambda wanted: (
        "UPDATE sessions SET used_ms = ? WHERE token_hash = ?",
        (wanted.at_ms, wanted.token_hash),
        None,
    ),
    people_rows.CloseSession: lambda wanted: (
        "DELETE FROM sessions WHERE token_hash = ?",
        (wanted.token_hash,),
        None,
    ),
    people_rows.CloseSessionsOf: lambda wanted: (
        "DELETE FROM sessions WHERE player_id = ?",
        (wanted.player_id,),
        None,
    ),
    people_rows.DropExpiredSessions: lambda wanted: (
        "DELETE FROM sessions WHERE expires_ms < ?",
        (wanted.now_ms,),
        None,
    ),
    people_rows.KnowDevice: _know_device,
    people_rows.ForgetDevicesOf: lambda wanted: (
        "DELETE FROM devices WHERE player_id = ?",
        (wanted.player_id,),
        None,
    ),
    rows.KeepRulebook: _keep_rulebook,
    rows.OpenTable: _open_table,
    rows.RegisterTable: _open_table,
    rows.AdoptTable: _adopt_table,
    rows.OpenHouse: lambda wanted: _insert(
        "owners", {"id": wanted.stream, "kind": "house"}, " ON CONFLICT (id) DO NOTHING"
    ),
    rows.OpenOwner: lambda wanted: _insert("owners", msgspec.structs.asdict(wanted)),
    rows.KeepMatter: _keep_matter,
    rows.ForgetMatters: lambda wanted: (
        f"DELETE FROM matters WHERE kind = ? AND id IN ({OLDEST_MATTERS})",
        (wanted.kind, wanted.kind, wanted.before_ms, wanted.most),
        None,
    ),
    rows.CloseTable: lambda wanted: _update_table(wanted.table_id, "closed_ms", wanted.at_ms),
    rows.DealBy: lambda wanted: _update_table(wanted.table_id, "book", wanted.book),
    rows.KeepClose: lambda wanted: _insert("closes", msgspec.structs.asdict(wanted.close)),
}


def _text(body: rows.Json) -> str:
    return msgspec.json.encode(body).decode()


def _json(body: str) -> rows.Json:
    return msgspec.json.decode(body, type=rows.Json)


def _player(row: Any) -> people_rows.PlayerRecord:
    player_id, name, password_hash, role, created_ms, flags = row
    return people_rows.PlayerRecord(player_id, name, password_hash, role, created_ms, _json(flags))


def find_player(connection: SqlConnection, player_id: str) -> people_rows.PlayerRecord | None:
    """A player by id."""
    row = connection.execute(f"{_PLAYER} WHERE id = ?", (player_id,)).fetchone()
    return None if row is None else _player(row)


def find_player_named(connection: SqlConnection, name: str) -> people_rows.PlayerRecord | None:
    """A player by name, whatever its case."""
    row = connection.execute(f"{_PLAYER} WHERE name_key = ?", (name_key(name),)).fetchone()
    return None if row is None else _player(row)


def list_players_like(connection: SqlConnection, text: str, limit: int) -> list[people_rows.PlayerRecord]:
    """The player of this id, then players with the text in the name, in the order of names."""
    part = name_key(text)
    for sign in "!%_":  # the signs of a pattern are letters here
        part = part.replace(sign, f"!{sign}")
    query = (
        f"{_PLAYER} WHERE id = ? OR name_key LIKE ? ESCAPE '!' "
        "ORDER BY CASE WHEN id = ? THEN 0 ELSE 1 END, name_key LIMIT ?"
    )
    return [_player(row) for row in connection.execute(query, (text, f"%{part}%", text, limit))]


def list_players(connection: SqlConnection, after: str, limit: int) -> list[people_rows.PlayerRecord]:
    """Players in the order of their ids, after an id."""
    query = f"{_PLAYER} WHERE id > ? ORDER BY id LIMIT ?"
    return [_player(row) for row in connection.execute(query, (after, limit))]


def find_session(connection: SqlConnection, token_hash: bytes) -> people_rows.SessionRecord | None:
    """A sign-in by its token's hash."""
    row = connection.execute(f"{_SESSION} WHERE token_hash = ?", (token_hash,)).fetchone()
    return None if row is None else people_rows.SessionRecord(*row)


def list_sessions(connection: SqlConnection, player_id: str) -> list[people_rows.SessionRecord]:
    """The sign-ins of a player, oldest first."""
    query = f"{_SESSION} WHERE player_id = ? ORDER BY created_ms"
    return [people_rows.SessionRecord(*row) for row in connection.execute(query, (player_id,))]


def knows_device(connection: SqlConnection, player_id: str, token_hash: bytes) -> bool:
    """Whether a player signed in from a device before."""
    query = "SELECT 1 FROM devices WHERE player_id = ? AND token_hash = ?"
    return connection.execute(query, (player_id, token_hash)).fetchone() is not None


def find_settings(connection: SqlConnection, player_id: str) -> rows.Json:
    """The settings that a player chose; empty if there are none."""
    row = connection.execute("SELECT body FROM settings WHERE player_id = ?", (player_id,)).fetchone()
    return {} if row is None else _json(row[0])


def list_tables(connection: SqlConnection, *, with_closed: bool) -> list[rows.TableRecord]:
    """The register of tables, oldest first."""
    found = []
    query = _TABLE.format(where="" if with_closed else "WHERE closed_ms IS NULL")
    for table_id, house, game, form, stake, name, opened_ms, terms, closed_ms, book in connection.execute(
        query
    ):
        played = (house, game, form, stake, name)
        found.append(rows.TableRecord(table_id, *played, opened_ms, _json(terms), closed_ms, book))
    return found


def find_matter(connection: SqlConnection, kind: str, name: str) -> rows.Matter | None:
    """A matter by kind and id."""
    query = "SELECT kind, id, about, at_ms, is_open, body FROM matters WHERE kind = ? AND id = ?"
    row = connection.execute(query, (kind, name)).fetchone()
    if row is None:
        return None
    found_kind, found_name, about, at_ms, is_open, body = row
    return rows.Matter(found_kind, found_name, about, at_ms, bool(is_open), _json(body))


def list_matters(
    connection: SqlConnection,
    kind: str,
    about: str | None,
    open_only: bool,
    since_ms: int,
    before: tuple[int, str] | None,
    limit: int,
) -> list[rows.Matter]:
    """Matters of a kind, newest first."""
    query = "SELECT kind, id, about, at_ms, is_open, body FROM matters WHERE kind = ? AND at_ms >= ?"
    values: list[str | int] = [kind, since_ms]
    if about is not None:
        query, values = f"{query} AND about = ?", [*values, about]
    if open_only:
        query = f"{query} AND is_open = 1"
    if before is not None:
        query, values = f"{query} AND (at_ms < ? OR at_ms = ? AND id > ?)", [*values, before[0], *before]
    found = connection.execute(f"{query} ORDER BY at_ms DESC, id LIMIT ?", (*values, limit)).fetchall()
    return [
        rows.Matter(found_kind, name, subject, at_ms, bool(is_open), _json(body))
        for found_kind, name, subject, at_ms, is_open, body in found
    ]
