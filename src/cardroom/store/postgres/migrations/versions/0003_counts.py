"""The counts of hands by player: the search columns of each hand, and the sums of each day."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_TABLES = """
ALTER TABLE room.hand_players RENAME TO hand_players_known;
CREATE TABLE room.hand_players (
    player_id TEXT COLLATE "C" NOT NULL,
    place BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    ended_ms BIGINT NOT NULL,
    net BIGINT
);
INSERT INTO room.hand_players SELECT known.player_id, known.place, hands.table_id, hands.ended_ms, NULL
    FROM room.hand_players_known AS known JOIN room.hands ON hands.place = known.place;
DROP TABLE room.hand_players_known;
ALTER TABLE room.hand_players ADD PRIMARY KEY (player_id, place);
ALTER TABLE room.hand_players ADD FOREIGN KEY (place) REFERENCES room.hands (place);
CREATE INDEX ix_tables_played ON room.tables (game, stake, house);
CREATE TABLE room.player_days (
    player_id TEXT COLLATE "C" NOT NULL,
    day BIGINT NOT NULL,
    house TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    stake TEXT COLLATE "C" NOT NULL,
    hands BIGINT NOT NULL,
    net BIGINT NOT NULL,
    decided BIGINT NOT NULL,
    entered BIGINT NOT NULL,
    raised BIGINT NOT NULL,
    went_on BIGINT NOT NULL,
    showdowns BIGINT NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (player_id, day, house, game, stake),
    CONSTRAINT ck_player_days_hands CHECK (hands >= 1)
) WITH (fillfactor = 70);
"""

_LAWS = """
CREATE FUNCTION room.sum_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a sum of hands never goes back';
END $$;
CREATE TRIGGER hand_players_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON room.hand_players
    FOR EACH STATEMENT EXECUTE FUNCTION room.keep_forever();
CREATE TRIGGER player_days_go_on BEFORE UPDATE ON room.player_days FOR EACH ROW
    WHEN (NEW.hands < OLD.hands) EXECUTE FUNCTION room.sum_on();
CREATE TRIGGER player_days_stay BEFORE DELETE OR TRUNCATE ON room.player_days
    FOR EACH STATEMENT EXECUTE FUNCTION room.keep_forever();
"""


def upgrade() -> None:
    """Add tables and columns for counts. Existing hands are found by table and time; they have no counts and no result."""
    op.execute(_TABLES)
    op.execute(_LAWS)
