"""Files of hands as Parquet tables, and figures and pictures of very many hands.

It needs the extra `data` (`pip install "cardroom-poker[data]"`); without it `cardroom.analysis` counts hands in memory.
"""

from cardroom.data.hand_tables import HandTables, HandTablesWriter, open_hand_tables
from cardroom.data.result_lines import draw_results, results_of
from cardroom.data.table_figures import table_statistics

__all__ = [
    "HandTables",
    "HandTablesWriter",
    "draw_results",
    "open_hand_tables",
    "results_of",
    "table_statistics",
]
