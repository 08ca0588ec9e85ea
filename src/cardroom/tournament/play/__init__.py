"""The tournament itself, the owner of its tables: ``tournament`` decides, ``state`` is what it knows. What it does
lies in a file each: ``entering``, ``starting``, ``buying`` (rebuys), ``hands`` (what tables report),
``balancing``, ``plans`` and ``moving`` (who goes where), ``redrawing`` (the final table), ``rounds`` (hand-for-
hand), ``pausing`` (breaks), ``placing`` (places and prizes), ``ordering`` (which tables deal). Pure: time and
chance are values.
"""
