"""The runner of proofs: what was proved is not done again, until a source changes; a fault is told and not noted."""

import json
import sys
from pathlib import Path

import pytest

from tests.proofs import __main__ as runner
from tests.proofs import laws
from tests.proofs.kept import Kept, digest_of_sources
from tests.proofs.laws import BLOCKS, LAWS, Law, batch_law


def run(monkeypatch: pytest.MonkeyPatch, kept: Path, law: Law, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["proofs", "--kept", str(kept), *arguments])
    monkeypatch.setattr(runner, "LAWS", (law,))
    return runner.main()


def test_a_run_goes_on_where_the_last_one_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, seen = tmp_path / "build" / "proofs.jsonl", list[int]()
    patience = [30]

    def find(seed: int) -> str:
        if len(seen) == patience[0]:
            raise KeyboardInterrupt
        seen.append(seed)
        return ""

    law = Law("sums", "sums", 5, find)
    with pytest.raises(KeyboardInterrupt):
        run(monkeypatch, kept, law)
    kept.write_text(kept.read_text() + '{"sources": "')  # a kill cuts a line short
    assert run(monkeypatch, kept, law, "--list") == 0
    assert capsys.readouterr().out.endswith("sums: 150 of 500 sums\n")
    patience[0] = BLOCKS
    assert run(monkeypatch, kept, law) == 0
    assert seen == list(range(BLOCKS))
    assert run(monkeypatch, kept, law) == 0 and len(seen) == BLOCKS
    assert Kept(kept, "other sources").count("sums") == 0


def test_a_fault_is_told_with_its_seed_and_is_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    law = Law("sums", "sums", 1, lambda seed: "three and three are seven" if seed == 3 else "")
    for _ in range(2):
        assert run(monkeypatch, tmp_path / "kept", law) == 1
        out = capsys.readouterr().out
        assert "sums, seed 3: three and three are seven\nsums: 3 of 100 sums\n" in out


def test_a_share_of_each_law_can_be_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, tmp_path / "kept", Law("sums", "sums", 5, lambda seed: ""), "--blocks", "3") == 0
    assert capsys.readouterr().out.endswith("sums: 15 of 500 sums\n")


def test_no_time_is_no_proof(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept"
    assert run(monkeypatch, kept, Law("sums", "sums", 1, lambda seed: ""), "--minutes", "0") == 0
    assert not kept.exists()
    assert run(monkeypatch, kept, Law("sums", "sums", 1, lambda seed: ""), "--only", "x") == 2


def test_each_law_stands_for_what_the_issue_of_it_asks_and_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = {law.name: law.block * BLOCKS for law in LAWS}
    assert sizes.pop("tournaments") == 100_000
    assert len(sizes) == 23 and set(sizes.values()) == {1_000_000}
    monkeypatch.setattr(laws, "HANDS", 20)
    monkeypatch.setattr(laws, "TOURNAMENTS", 2)
    assert laws.prizes_add_up(1) == "" and batch_law("razz", "fixed_limit").find(1) == ""
    assert len(digest_of_sources()) == 16


def test_what_is_kept_is_a_line_a_block(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    Kept(file, "now").add("sums", 4)
    assert json.loads(file.read_text()) == {"sources": "now", "law": "sums", "block": 4}
    assert Kept(file, "now").has("sums", 4) and not Kept(file, "now").has("sums", 5)
