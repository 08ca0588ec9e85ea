"""The first schema on PostgreSQL: rows in the schema `room`, seeds in the schema `vault`, and the laws of both."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_APPEND_ONLY = (
    "journal", "hands", "hand_players", "seals", "entries", "postings", "log", "rulebooks", "register", "closes",
    "vault.seeds",
)  # fmt: skip

_TABLES = """
CREATE FUNCTION json_valid(body text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT body::json IS NOT NULL';
CREATE TABLE balances (
    account TEXT COLLATE "C" NOT NULL,
    cents BIGINT NOT NULL,
    PRIMARY KEY (account),
    CONSTRAINT ck_balances_below_zero CHECK (cents >= 0 OR account = 'mint')
) WITH (fillfactor = 70);
CREATE TABLE closes (
    day TEXT COLLATE "C" NOT NULL,
    begun_ms BIGINT NOT NULL,
    ended_ms BIGINT NOT NULL,
    last_entry BIGINT NOT NULL,
    last_hand BIGINT NOT NULL,
    drift BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (day),
    CONSTRAINT ck_closes_day CHECK (length(day) = 10)
);
CREATE TABLE entries (
    number BIGINT NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    at_ms BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    ordered_by TEXT COLLATE "C" NOT NULL,
    chain BYTEA NOT NULL,
    PRIMARY KEY (number),
    CONSTRAINT uq_entries_id UNIQUE (id),
    CONSTRAINT ck_entries_id CHECK (length(id) > 0),
    CONSTRAINT ck_entries_chain CHECK (length(chain) = 32)
);
CREATE TABLE log (
    number BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    who TEXT COLLATE "C" NOT NULL,
    what TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    details TEXT COLLATE "C" NOT NULL,
    chain BYTEA NOT NULL,
    PRIMARY KEY (number),
    CONSTRAINT ck_log_details CHECK (json_valid(details)),
    CONSTRAINT ck_log_chain CHECK (length(chain) = 32)
);
CREATE INDEX ix_log_subject ON log (subject, number);
CREATE INDEX ix_log_what ON log (what, number);
CREATE TABLE players (
    id TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    name_key TEXT COLLATE "C" NOT NULL,
    password_hash TEXT COLLATE "C" NOT NULL,
    role TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    flags TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT uq_players_name_key UNIQUE (name_key),
    CONSTRAINT ck_players_role CHECK (role IN ('player', 'floor', 'cashier', 'admin')),
    CONSTRAINT ck_players_flags CHECK (json_valid(flags))
);
CREATE TABLE postings (
    entry BIGINT NOT NULL,
    account TEXT COLLATE "C" NOT NULL,
    line BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (entry, account),
    CONSTRAINT ck_postings_amount CHECK (amount <> 0)
);
CREATE UNIQUE INDEX ix_postings_account ON postings (account, entry, amount);
CREATE TABLE register (
    number BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    digest BYTEA,
    chain BYTEA NOT NULL,
    PRIMARY KEY (number),
    CONSTRAINT ck_register_digest CHECK (length(digest) = 32),
    CONSTRAINT ck_register_chain CHECK (length(chain) = 32)
);
CREATE INDEX ix_register_kind ON register (kind, subject, number);
CREATE TABLE rulebooks (
    version TEXT COLLATE "C" NOT NULL,
    house TEXT COLLATE "C" NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (version),
    CONSTRAINT ck_rulebooks_version CHECK (length(version) = 64),
    CONSTRAINT ck_rulebooks_text CHECK (json_valid(text))
);
CREATE TABLE seals (
    hand_id TEXT COLLATE "C" NOT NULL,
    digest BYTEA NOT NULL,
    PRIMARY KEY (hand_id),
    CONSTRAINT ck_seals_digest CHECK (length(digest) = 32)
);
CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL,
    house TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    form TEXT COLLATE "C" NOT NULL,
    stake TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    opened_ms BIGINT NOT NULL,
    closed_ms BIGINT,
    terms TEXT COLLATE "C" NOT NULL,
    book TEXT COLLATE "C",
    PRIMARY KEY (id),
    CONSTRAINT ck_tables_terms CHECK (json_valid(terms))
);
CREATE TABLE owners (
    id TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT ck_owners_kind CHECK (kind IN ('table', 'house'))
);
CREATE TABLE matters (
    kind TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    about TEXT COLLATE "C" NOT NULL,
    at_ms BIGINT NOT NULL,
    is_open BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (kind, id),
    CONSTRAINT ck_matters_is_open CHECK (is_open IN (0, 1)),
    CONSTRAINT ck_matters_body CHECK (json_valid(body))
);
CREATE INDEX ix_matters_about ON matters (kind, about, at_ms);
CREATE INDEX ix_matters_open ON matters (kind, is_open, at_ms);
CREATE TABLE devices (
    player_id TEXT COLLATE "C" NOT NULL,
    token_hash BYTEA NOT NULL,
    known_ms BIGINT NOT NULL,
    PRIMARY KEY (player_id, token_hash),
    FOREIGN KEY(player_id) REFERENCES players (id)
);
CREATE TABLE hands (
    place BIGINT NOT NULL,
    hand_id TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    started_ms BIGINT NOT NULL,
    ended_ms BIGINT NOT NULL,
    outcome TEXT COLLATE "C" NOT NULL,
    players TEXT COLLATE "C" NOT NULL,
    summary BYTEA NOT NULL,
    record BYTEA NOT NULL,
    PRIMARY KEY (place),
    CONSTRAINT uq_hands_hand_id UNIQUE (hand_id),
    CONSTRAINT uq_hands_table_id UNIQUE (table_id, number),
    CONSTRAINT ck_hands_number CHECK (number >= 1),
    CONSTRAINT ck_hands_outcome CHECK (outcome IN ('complete', 'void')),
    CONSTRAINT ck_hands_players CHECK (json_valid(players)),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE journal (
    place BIGINT NOT NULL GENERATED ALWAYS AS IDENTITY,
    table_id TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    hand_id TEXT COLLATE "C",
    at_ms BIGINT NOT NULL,
    payload BYTEA NOT NULL,
    chain BYTEA NOT NULL,
    bound BYTEA,
    PRIMARY KEY (place),
    CONSTRAINT uq_journal_table_id UNIQUE (table_id, seq),
    CONSTRAINT ck_journal_seq CHECK (seq >= 1),
    CONSTRAINT ck_journal_chain CHECK (length(chain) = 32),
    FOREIGN KEY(table_id) REFERENCES owners (id)
);
CREATE TABLE sessions (
    token_hash BYTEA NOT NULL,
    player_id TEXT COLLATE "C" NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    used_ms BIGINT NOT NULL,
    device TEXT COLLATE "C" NOT NULL,
    address TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (token_hash),
    FOREIGN KEY(player_id) REFERENCES players (id)
);
CREATE INDEX ix_sessions_expires_ms ON sessions (expires_ms);
CREATE INDEX ix_sessions_player_id ON sessions (player_id);
CREATE TABLE settings (
    player_id TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (player_id),
    CONSTRAINT ck_settings_body CHECK (json_valid(body)),
    FOREIGN KEY(player_id) REFERENCES players (id)
);
CREATE TABLE snapshots (
    table_id TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    payload BYTEA NOT NULL,
    PRIMARY KEY (table_id),
    CONSTRAINT ck_snapshots_seq CHECK (seq >= 0),
    FOREIGN KEY(table_id) REFERENCES owners (id)
);
CREATE TABLE hand_players (
    player_id TEXT COLLATE "C" NOT NULL,
    place BIGINT NOT NULL,
    PRIMARY KEY (player_id, place),
    FOREIGN KEY(place) REFERENCES hands (place)
);
CREATE TABLE fences (
    stream TEXT COLLATE "C" NOT NULL,
    holder TEXT COLLATE "C" NOT NULL,
    epoch BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    PRIMARY KEY (stream),
    CONSTRAINT ck_fences_epoch CHECK (epoch >= 1),
    CONSTRAINT ck_fences_seq CHECK (seq >= 0)
) WITH (fillfactor = 50);
CREATE TABLE vault.seeds (
    hand_id TEXT COLLATE "C" NOT NULL,
    seed BYTEA NOT NULL,
    PRIMARY KEY (hand_id, seed),
    CONSTRAINT ck_seeds_seed CHECK (length(seed) = 32)
);
REVOKE ALL ON SCHEMA vault FROM PUBLIC;
"""

_LAWS = """
CREATE FUNCTION keep_forever() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION USING MESSAGE = TG_TABLE_NAME || ' is append-only';
END $$;

-- All postings of an entry come at once, with their entry, and add up to zero. On the way no account but the mint is
-- below zero, not even between two entries that were stored together.
CREATE FUNCTION post() RETURNS trigger LANGUAGE plpgsql SET search_path = room AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM added GROUP BY entry HAVING count(*) < 2 OR sum(amount) <> 0) THEN
        RAISE EXCEPTION 'the postings do not add up to zero';
    END IF;
    IF EXISTS (
        SELECT 1 FROM (SELECT entry, count(*) AS lines FROM added GROUP BY entry) AS fresh
        WHERE lines <> (SELECT count(*) FROM postings WHERE postings.entry = fresh.entry)
    ) THEN
        RAISE EXCEPTION 'the entry is sealed';
    END IF;
    IF EXISTS (SELECT 1 FROM added WHERE NOT EXISTS (SELECT 1 FROM entries WHERE number = added.entry)) THEN
        RAISE EXCEPTION 'postings come with their entry';
    END IF;
    INSERT INTO balances (account, cents) SELECT DISTINCT account, 0 FROM added ON CONFLICT DO NOTHING;
    IF EXISTS (
        SELECT 1 FROM (
            SELECT account, sum(amount) OVER (PARTITION BY account ORDER BY entry) AS moved FROM added
        ) AS step JOIN balances USING (account)
        WHERE cents + moved < 0 AND account <> 'mint'
    ) THEN
        RAISE EXCEPTION 'an account would go below zero'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ck_balances_below_zero';
    END IF;
    UPDATE balances SET cents = cents + total
        FROM (SELECT account, sum(amount)::bigint AS total FROM added GROUP BY account) AS fresh
        WHERE balances.account = fresh.account;
    RETURN NULL;
END $$;

CREATE FUNCTION has_postings() RETURNS trigger LANGUAGE plpgsql SET search_path = room AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM added WHERE NOT EXISTS (SELECT 1 FROM postings WHERE entry = added.number)) THEN
        RAISE EXCEPTION 'the postings do not add up to zero';
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION go_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a stream never goes back';
END $$;

-- What a commit asks of its streams: that each was held by who commits, and ended where the commit goes on.
CREATE FUNCTION fence(held bigint, wanted bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF held <> wanted THEN
        RAISE EXCEPTION 'another process has taken the stream over' USING ERRCODE = 'CR001';
    END IF;
END $$;

CREATE TRIGGER postings_move_balances AFTER INSERT ON postings
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post();
CREATE TRIGGER entries_have_postings AFTER INSERT ON entries
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION has_postings();
CREATE TRIGGER balances_stay BEFORE DELETE OR TRUNCATE ON balances
    FOR EACH STATEMENT EXECUTE FUNCTION keep_forever();
CREATE TRIGGER fences_stay BEFORE DELETE OR TRUNCATE ON fences FOR EACH STATEMENT EXECUTE FUNCTION keep_forever();
CREATE TRIGGER fences_go_on BEFORE UPDATE ON fences FOR EACH ROW
    WHEN (NEW.seq < OLD.seq OR NEW.epoch < OLD.epoch) EXECUTE FUNCTION go_on();
"""


def upgrade() -> None:
    """Create everything. The schemas exist already: one of them contains the version of this schema."""
    op.execute(_TABLES)
    op.execute(_LAWS)
    for table in _APPEND_ONLY:
        op.execute(
            f"CREATE TRIGGER {table.rpartition('.')[2]}_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION keep_forever()"
        )
