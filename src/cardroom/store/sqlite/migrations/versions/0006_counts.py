"""The counts of hands by player: the search columns of each hand, and the sums of each day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_LAWS = (
    *(
        f"CREATE TRIGGER hand_players_no_{act.lower()} BEFORE {act} ON hand_players "
        "BEGIN SELECT RAISE(ABORT, 'hand_players is append-only'); END"
        for act in ("UPDATE", "DELETE")
    ),
    "CREATE TRIGGER player_days_go_on BEFORE UPDATE ON player_days WHEN NEW.hands < OLD.hands "
    "BEGIN SELECT RAISE(ABORT, 'a sum of hands never goes back'); END",
    "CREATE TRIGGER player_days_stay BEFORE DELETE ON player_days "
    "BEGIN SELECT RAISE(ABORT, 'a sum of hands is never deleted'); END",
)


def upgrade() -> None:
    """Add tables and columns for counts. Existing hands are found by table and time; they have no counts and no result."""
    op.execute("CREATE TEMP TABLE known AS SELECT * FROM hand_players")
    op.drop_table("hand_players")
    op.create_table(
        "hand_players",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("ended_ms", sa.Integer(), nullable=False),
        sa.Column("net", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["place"], ["hands.place"]),
        sa.PrimaryKeyConstraint("player_id", "place"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO hand_players SELECT known.player_id, known.place, hands.table_id, hands.ended_ms, NULL "
        "FROM known JOIN hands ON hands.place = known.place"
    )
    op.execute("DROP TABLE known")
    op.create_index("ix_tables_played", "tables", ["game", "stake", "house"], unique=False)
    op.create_table(
        "player_days",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("house", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("stake", sa.Text(), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("net", sa.Integer(), nullable=False),
        sa.Column("decided", sa.Integer(), nullable=False),
        sa.Column("entered", sa.Integer(), nullable=False),
        sa.Column("raised", sa.Integer(), nullable=False),
        sa.Column("went_on", sa.Integer(), nullable=False),
        sa.Column("showdowns", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.CheckConstraint("hands >= 1", name=op.f("ck_player_days_hands")),
        sa.PrimaryKeyConstraint("player_id", "day", "house", "game", "stake"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    for law in _LAWS:
        op.execute(law)
