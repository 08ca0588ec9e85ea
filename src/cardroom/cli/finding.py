"""What `cardroom doctor` has found out about one thing."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DoctorFinding:
    """One thing looked at. ``state`` is ``fine``, ``note`` (works, but you should know) or ``fault``."""

    what: str
    state: str
    says: str
