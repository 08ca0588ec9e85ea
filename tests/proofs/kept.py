"""Which blocks were found right, kept in a file: a line each, good as long as the sources are the same."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = (
    "src/cardroom/batch", "src/cardroom/cards", "src/cardroom/engine", "src/cardroom/env", "src/cardroom/games",
    "src/cardroom/sim", "src/cardroom/table/positions", "tests/batch", "tests/env", "tests/proofs",
)  # fmt: skip


def digest_of_sources() -> str:
    """A name for what a proof is about: the text of every file it rests on."""
    digest = sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class Kept:
    """The blocks of each law that hold for these sources."""

    def __init__(self, file: Path, sources: str) -> None:
        """Read what earlier runs have found; a line that a kill has cut short counts for nothing."""
        self._file, self._sources = file, sources
        self._found: set[tuple[str, int]] = set()
        for line in file.read_text().splitlines() if file.exists() else ():
            try:
                told = json.loads(line)
                if told["sources"] == sources:
                    self._found.add((told["law"], told["block"]))
            except (ValueError, KeyError, TypeError):
                continue

    def has(self, law: str, block: int) -> bool:
        """Whether this block was found right."""
        return (law, block) in self._found

    def count(self, law: str) -> int:
        """How many blocks of a law were found right."""
        return sum(name == law for name, _ in self._found)

    def add(self, law: str, block: int) -> None:
        """Note that a block is right."""
        self._found.add((law, block))
        self._file.parent.mkdir(parents=True, exist_ok=True)
        begins = self._file.exists() and self._file.read_bytes()[-1:] not in (b"", b"\n")
        with self._file.open("a") as file:
            file.write(
                "\n" * begins + json.dumps({"sources": self._sources, "law": law, "block": block}) + "\n"
            )
