"""Messages between owners: the mailbox, the counts of each pair, and the parent of each owner."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_TABLES = """
ALTER TABLE room.owners DROP CONSTRAINT ck_owners_kind;
ALTER TABLE room.owners ADD CONSTRAINT ck_owners_kind
    CHECK (kind IN ('table', 'house', 'tournament', 'tournament_table'));
ALTER TABLE room.owners ADD COLUMN parent TEXT COLLATE "C" REFERENCES room.owners (id);
ALTER TABLE room.owners ADD COLUMN closed_ms BIGINT;
CREATE INDEX ix_owners_parent ON room.owners (parent);
CREATE TABLE room.mail (
    receiver TEXT COLLATE "C" NOT NULL,
    sender TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    sent_ms BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (receiver, sender, number),
    CONSTRAINT ck_mail_number CHECK (number >= 1),
    CONSTRAINT ck_mail_sender CHECK (sender <> receiver),
    FOREIGN KEY(receiver) REFERENCES room.owners (id),
    FOREIGN KEY(sender) REFERENCES room.owners (id)
);
CREATE TABLE room.mail_counts (
    owner TEXT COLLATE "C" NOT NULL,
    other TEXT COLLATE "C" NOT NULL,
    sent BIGINT NOT NULL,
    taken BIGINT NOT NULL,
    PRIMARY KEY (owner, other),
    CONSTRAINT ck_mail_counts_counts CHECK (sent >= 0 AND taken >= 0),
    FOREIGN KEY(owner) REFERENCES room.owners (id),
    FOREIGN KEY(other) REFERENCES room.owners (id)
) WITH (fillfactor = 70);
"""

_LAWS = """
CREATE FUNCTION room.stay_as_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a message stays as it was sent';
END $$;
CREATE FUNCTION room.between_open_owners() RETURNS trigger LANGUAGE plpgsql SET search_path = room AS $$
BEGIN
    IF EXISTS (
        SELECT 1 FROM added JOIN owners ON owners.id IN (added.sender, added.receiver) WHERE closed_ms IS NOT NULL
    ) THEN
        RAISE EXCEPTION 'the owner is closed';
    END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION room.count_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a count of messages never goes back';
END $$;
CREATE FUNCTION room.take(gone bigint, wanted bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF gone <> wanted THEN
        RAISE EXCEPTION 'a message is not there to be taken';
    END IF;
END $$;
CREATE TRIGGER mail_stays_as_sent BEFORE UPDATE ON room.mail FOR EACH STATEMENT EXECUTE FUNCTION room.stay_as_sent();
CREATE TRIGGER mail_between_open_owners AFTER INSERT ON room.mail
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION room.between_open_owners();
CREATE TRIGGER mail_counts_go_on BEFORE UPDATE ON room.mail_counts FOR EACH ROW
    WHEN (NEW.sent < OLD.sent OR NEW.taken < OLD.taken) EXECUTE FUNCTION room.count_on();
CREATE TRIGGER mail_counts_stay BEFORE DELETE OR TRUNCATE ON room.mail_counts
    FOR EACH STATEMENT EXECUTE FUNCTION room.keep_forever();
"""


def upgrade() -> None:
    """Add tables and columns for messages; existing owners have no parent."""
    op.execute(_TABLES)
    op.execute(_LAWS)
