"""Owners at work: tables, houses and tournaments decide, commit, tell, and are brought back from the store.

The modules to begin with, by what is hosted:

- every table, by its id and by player: `hosted_tables`;
- any owner: `owner` (what a host asks of it), `owner_stream` (decides, commits, restores), `owner_step`, `mail`;
- any table: `table_owner`, wherever its chips come from (`chip_sources`), with its `hand_log`;
- a tournament and its tables (`room/tournaments`): `owner_host`, and `owner_hosts` for all of them;
- a house: `house` with `house_commands` and its books; `house_writer`, and `house_opening` at a start;
- a cash table: `table_writer`, made and found by `open_tables`; `journal`, `stored_table`; `table_subscribers`;
- a hand, at any table: `shuffling`, `own_cards`, `shown_cards`, `hand_counts`, `foresight`, `pauses`;
- who looks at a table: `watched_table` with its `audience` and `recent` steps;
- money: `funding` brings it, `table_entries` books it, `balances` tells it;
- requests: `step_context`, `repeats`, `client_answers`.
"""
