"""The tournament itself, the owner of its tables: ``tournament`` decides, ``tournament_state`` holds its state.

Each task has a file: ``entries``, ``start``, ``buying`` (rebuys), ``hand_reports`` (reports of tables),
``table_balance``, ``plans`` and ``players_moving`` (moves), ``redrawing`` (the final table), ``hand_for_hand``,
``pausing`` (breaks), ``finishing_places`` (places and prizes), ``ordering`` (which tables deal). Pure: time and chance
are values.
"""
