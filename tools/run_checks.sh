#!/usr/bin/env bash
# All checks, the tests last; a fault in one does not hide the next. Ends with status 1 if any failed.
# What needs no room runs beside the tests, which take every core but leave gaps while they wait.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

beside=$(mktemp -d)
trap 'rm -rf "$beside"' EXIT
failed=()

# check NAME COMMAND...: runs it, keeping what it prints in a file of its own.
check() {
    local name=$1
    shift
    { echo "== $name"; "$@"; } >"$beside/$name" 2>&1 || touch "$beside/$name.failed"
}
in_client() { (cd client && bash ../tools/with_node.sh "$@"); }

{
    check "style" .venv/bin/ruff check .
    check "types" .venv/bin/mypy
    check "client: types and accessibility" in_client npm run --silent check
    check "client: tests" in_client npm test --silent
    check "clauses" .venv/bin/python tools/clauses.py
} &

echo "== tests"
.venv/bin/python -m pytest --numprocesses "${WORKERS:-auto}" --dist loadfile --durations 20 2>&1 | tee "$beside/tests" || touch "$beside/tests.failed"
wait

for name in "style" "types" "client: types and accessibility" "client: tests" "clauses"; do
    cat "$beside/$name"
    [ ! -e "$beside/$name.failed" ] || failed+=("$name")
done
[ ! -e "$beside/tests.failed" ] || failed+=("tests")
grep -E '(passed|failed|error).* in [0-9.]+s' "$beside/tests" | tail -n 1

if [ ${#failed[@]} -gt 0 ]; then
    printf 'FAILED: %s\n' "${failed[@]}"
    exit 1
fi
