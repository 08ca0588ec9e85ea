#!/usr/bin/env bash
# All checks one after the other, the tests last; a fault in one does not hide the next. Ends with status 1 if any failed.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

failed=()
check() {
    local name=$1
    shift
    echo "== $name"
    "$@" || failed+=("$name")
}
in_client() { (cd client && bash ../tools/with_node.sh "$@"); }

check "style" .venv/bin/ruff check .
check "types" .venv/bin/mypy
check "client: types and accessibility" in_client npm run --silent check
check "client: tests" in_client npm test --silent
check "clauses" .venv/bin/python tools/clauses.py
check "tests" .venv/bin/python -m pytest

if [ ${#failed[@]} -gt 0 ]; then
    printf 'FAILED: %s\n' "${failed[@]}"
    exit 1
fi
