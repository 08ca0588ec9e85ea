"""Owners at work: tables, houses and tournaments decide, commit, tell, and are brought back from the store.

The modules to begin with, by what is hosted:

- any owner: `owner` (what a host asks of it), `owner_stream` (decides, commits, restores), `owner_step`, `mail`;
- a tournament and its tables (`room/tournaments`): `owner_host`, and `owner_hosts` for all of them;
- a house: `house` with `house_commands` and its books; `house_writer`, and `house_opening` at a start;
- a cash table: `table_writer`, made by `table_writers`; `journal` and `stored_table`; `open_tables`; `table_subscribers`;
- a hand, at any table: `shuffling`, `running_hand`, `own_cards`, `shown_cards`, `hand_counts`, `foresight`, `pauses`;
- who looks at a table: `audience`, `step_texts`, `recent`;
- money: `funding` brings it, `table_entries` books it, `balances` tells it;
- requests: `step_context`, `repeats`, `later_answers`.
"""
