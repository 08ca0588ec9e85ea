"""Players, sessions, settings, tables, rulebooks, closed days: SQLAlchemy Core, for what is rare and may wait 0.1 ms.

`change` runs in the writer's transaction; the questions run on any reading connection.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.sql.dml import Delete, Insert, Update

from cardroom.store import rows
from cardroom.store.faults import StoreRefused
from cardroom.store.schema import closes, devices, players, rulebooks, sessions, settings, tables

Statement = Insert | Update | Delete


def name_key(name: str) -> str:
    """What makes two names the same: neither case nor the way a letter is encoded tells them apart."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def change(connection: Connection, wanted: rows.Change) -> None:
    """Make one change; `StoreRefused` when it names nobody, `IntegrityError` when it breaks a constraint."""
    statement, missing = _STATEMENTS[type(wanted)](wanted)
    result = connection.execute(statement)
    if missing is not None and result.rowcount == 0:
        raise StoreRefused(*missing)


Made = tuple[Statement, tuple[str, str] | None]
"""A statement, and the refusal (code, message) when it touches no row."""


def _no_player(player_id: str) -> tuple[str, str]:
    return "no-such-player", f"there is no player {player_id!r}"


def _add_player(wanted: rows.AddPlayer) -> Made:
    player = wanted.player
    statement = insert(players).values(
        id=player.id,
        name=player.name,
        name_key=name_key(player.name),
        password_hash=player.password_hash,
        role=player.role,
        created_ms=player.created_ms,
        flags=_text(player.flags),
    )
    return statement, None


def _update_player(player_id: str, **columns: str) -> Made:
    return update(players).where(players.c.id == player_id).values(**columns), _no_player(player_id)


def _set_settings(wanted: rows.SetSettings) -> Made:
    body = _text(wanted.settings)
    statement = upsert(settings).values(player_id=wanted.player_id, body=body)
    return statement.on_conflict_do_update(index_elements=["player_id"], set_={"body": body}), None


def _open_session(wanted: rows.OpenSession) -> Made:
    return insert(sessions).values(**msgspec.structs.asdict(wanted.session)), None


def _know_device(wanted: rows.KnowDevice) -> Made:
    columns = {"player_id": wanted.player_id, "token_hash": wanted.token_hash, "known_ms": wanted.at_ms}
    return upsert(devices).values(**columns).on_conflict_do_nothing(), None


def _keep_rulebook(wanted: rows.KeepRulebook) -> Made:
    book = wanted.book
    if hashlib.sha256(book.text.encode()).hexdigest() != book.version:
        raise StoreRefused("rulebook-version", f"the text of {book.house!r} is not that of version {book.version}")
    statement = upsert(rulebooks).values(**msgspec.structs.asdict(book))
    return statement.on_conflict_do_nothing(index_elements=["version"]), None


def _open_table(wanted: rows.OpenTable) -> Made:
    columns = msgspec.structs.asdict(wanted.table)
    return insert(tables).values(**columns | {"terms": _text(wanted.table.terms)}), None


def _close_table(wanted: rows.CloseTable) -> Made:
    statement = update(tables).where(tables.c.id == wanted.table_id, tables.c.closed_ms.is_(None))
    missing = "no-such-table", f"there is no open table {wanted.table_id!r}"
    return statement.values(closed_ms=wanted.at_ms), missing


def _deal_by(wanted: rows.DealBy) -> Made:
    statement = update(tables).where(tables.c.id == wanted.table_id, tables.c.closed_ms.is_(None))
    missing = "no-such-table", f"there is no open table {wanted.table_id!r}"
    return statement.values(book=wanted.book), missing


_STATEMENTS: Final[dict[type[rows.Change], Callable[[Any], Made]]] = {
    rows.AddPlayer: _add_player,
    rows.SetPassword: lambda wanted: _update_player(wanted.player_id, password_hash=wanted.password_hash),
    rows.SetRole: lambda wanted: _update_player(wanted.player_id, role=wanted.role),
    rows.SetFlags: lambda wanted: _update_player(wanted.player_id, flags=_text(wanted.flags)),
    rows.SetSettings: _set_settings,
    rows.OpenSession: _open_session,
    rows.UseSession: lambda wanted: (
        update(sessions).where(sessions.c.token_hash == wanted.token_hash).values(used_ms=wanted.at_ms),
        None,
    ),
    rows.CloseSession: lambda wanted: (
        delete(sessions).where(sessions.c.token_hash == wanted.token_hash),
        None,
    ),
    rows.CloseSessionsOf: lambda wanted: (
        delete(sessions).where(sessions.c.player_id == wanted.player_id),
        None,
    ),
    rows.DropExpiredSessions: lambda wanted: (
        delete(sessions).where(sessions.c.expires_ms < wanted.now_ms),
        None,
    ),
    rows.KnowDevice: _know_device,
    rows.ForgetDevicesOf: lambda wanted: (
        delete(devices).where(devices.c.player_id == wanted.player_id),
        None,
    ),
    rows.KeepRulebook: _keep_rulebook,
    rows.OpenTable: _open_table,
    rows.CloseTable: _close_table,
    rows.DealBy: _deal_by,
    rows.KeepClose: lambda wanted: (insert(closes).values(**msgspec.structs.asdict(wanted.close)), None),
}


def _text(body: rows.Json) -> str:
    return msgspec.json.encode(body).decode()


def _json(body: str) -> rows.Json:
    return msgspec.json.decode(body, type=rows.Json)


def _player(row: Row[Any]) -> rows.PlayerRecord:
    return rows.PlayerRecord(row.id, row.name, row.password_hash, row.role, row.created_ms, _json(row.flags))


def find_player(connection: Connection, player_id: str) -> rows.PlayerRecord | None:
    """A player by id."""
    row = connection.execute(select(players).where(players.c.id == player_id)).one_or_none()
    return None if row is None else _player(row)


def find_player_named(connection: Connection, name: str) -> rows.PlayerRecord | None:
    """A player by name, whatever its case."""
    row = connection.execute(select(players).where(players.c.name_key == name_key(name))).one_or_none()
    return None if row is None else _player(row)


def list_players(connection: Connection, after: str, limit: int) -> list[rows.PlayerRecord]:
    """Players in the order of their ids, after an id."""
    query = select(players).where(players.c.id > after).order_by(players.c.id).limit(limit)
    return [_player(row) for row in connection.execute(query)]


def find_session(connection: Connection, token_hash: bytes) -> rows.SessionRecord | None:
    """A sign-in by its token's hash."""
    row = connection.execute(select(sessions).where(sessions.c.token_hash == token_hash)).one_or_none()
    return None if row is None else rows.SessionRecord(*row)


def list_sessions(connection: Connection, player_id: str) -> list[rows.SessionRecord]:
    """The sign-ins of a player, oldest first."""
    query = select(sessions).where(sessions.c.player_id == player_id).order_by(sessions.c.created_ms)
    return [rows.SessionRecord(*row) for row in connection.execute(query)]


def knows_device(connection: Connection, player_id: str, token_hash: bytes) -> bool:
    """Whether a player signed in from a device before."""
    mine = devices.c.player_id == player_id, devices.c.token_hash == token_hash
    return connection.execute(select(devices.c.known_ms).where(*mine)).one_or_none() is not None


def find_settings(connection: Connection, player_id: str) -> rows.Json:
    """What the player chose; empty when nothing was."""
    body = connection.execute(select(settings.c.body).where(settings.c.player_id == player_id)).scalar()
    return {} if body is None else _json(body)


def list_tables(connection: Connection, *, with_closed: bool) -> list[rows.TableRecord]:
    """The register of tables, oldest first."""
    query = select(tables).order_by(tables.c.opened_ms, tables.c.id)
    if not with_closed:
        query = query.where(tables.c.closed_ms.is_(None))
    found = []
    for row in connection.execute(query):
        columns = dict(row._mapping) | {"terms": _json(row.terms)}
        found.append(rows.TableRecord(**columns))
    return found
