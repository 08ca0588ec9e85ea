#!/usr/bin/env bash
# All checks, the tests last; a fault in one does not hide the next. Ends with status 1 if any failed.
#     run_checks.sh [client]    `client`: those of a change that touches the browser client alone
# What needs no room runs beside the tests, which take every core but leave gaps while they wait.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

lane=${1:-all}
case $lane in
    all) tests=(tests) ;;
    client) tests=(tests/browser tests/web/test_pages.py tests/test_documents.py tests/test_tidy.py) ;;
    *) echo "run_checks.sh [client]" >&2 && exit 2 ;;
esac

beside=$(mktemp -d)
# Data folders of the tests lie in memory where there is room: what they kill are processes, and what a process has written
# outlives it there as it does on a disk.
room=$(df --output=avail -B1M /dev/shm 2>/dev/null | tail -n 1 || true)
without_waiting=()
if [ "${room:-0}" -ge 2048 ]; then
    PYTEST_DEBUG_TEMPROOT=$(mktemp -d -p /dev/shm)
    export PYTEST_DEBUG_TEMPROOT
    data="in memory"
    if [ "$room" -ge 6144 ]; then # the folders of PostgreSQL and of browsers too; PostgreSQL is another user
        chmod 711 "$PYTEST_DEBUG_TEMPROOT"
        export TMPDIR=$PYTEST_DEBUG_TEMPROOT
    fi
elif command -v eatmydata >/dev/null; then
    without_waiting=(eatmydata)
    data="on a disk that nobody waits for"
else
    data="on a disk"
fi
# Every worker reads all tests, and tests start the room as a program a hundred times and more: modules are compiled once,
# beside the tree, and kept for the next run.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX="$PWD/.venv/compiled"
compiled_before=$([ -d "$PYTHONPYCACHEPREFIX" ] && echo yes || echo no)
uncached=() # a first run, on a clean clone, is most often the only one: what it would keep for the next is a sixth of the work
[ "$compiled_before" = yes ] || uncached=(--cache-dir /dev/null)
trap 'rm -rf "$beside" ${PYTEST_DEBUG_TEMPROOT:+"$PYTEST_DEBUG_TEMPROOT"}' EXIT
failed=()

# check NAME COMMAND...: runs it, keeping what it prints in a file of its own.
check() {
    local name=$1
    shift
    { echo "== $name"; "$@"; } >"$beside/$name" 2>&1 || touch "$beside/$name.failed"
}

{
    check "style" .venv/bin/ruff check .
    check "layout" .venv/bin/ruff format --check .
    [ "$lane" = client ] || check "types" .venv/bin/mypy "${uncached[@]}"
    check "client: types and accessibility" .venv/bin/python tools/client_checks.py check
    check "client: tests" .venv/bin/python tools/client_checks.py test
    [ "$lane" = client ] || check "clauses" .venv/bin/python tools/clauses.py
} &

# The modules of the program, beside the first checks, which need none of them compiled.
.venv/bin/python -m compileall -q src

# How pages look is looked at where something of it has changed. What is left out is said here and at the end.
chosen="not exhaustive"
.venv/bin/python tools/looks.py changed >"$beside/looks"
[ $? -ne 3 ] || chosen="not exhaustive and not looks"
cat "$beside/looks"

# Workers that compile the tests do it at the same time, each for itself: the first time one process does it for all.
[ "$compiled_before" = yes ] || .venv/bin/python -m pytest "${tests[@]}" --collect-only --quiet >/dev/null 2>&1 || true

# Two workers for each core: one whose tests wait as much as they work (browsers, killed rooms, servers), one whose tests
# only work. tests/pools.py says which files each takes, and in which order.
workers=${WORKERS:-$(($(nproc) * 2))}
# A share of the rooms, that of the commit's day, lies on PostgreSQL and has a gateway and NATS before it: see tests/sides.py.
sides=()
[ "$lane" = client ] || sides=(--side share --bus share)
echo "== tests"
rm -f .pytest_cache/v/cache/lastfailed
"${without_waiting[@]}" .venv/bin/python -m pytest "${tests[@]}" -m "$chosen" --numprocesses "$workers" --dist loadfile \
    "${sides[@]}" -p tests.pools -p tests.costs --durations 20 2>&1 | tee "$beside/tests" || touch "$beside/tests.failed"
wait
grep '^SIDES' "$beside/tests" >"$beside/sides" || true
# What failed on a busy machine is run once more on a quiet one: see tools/run_again.py, which says what may be.
if [ -e "$beside/tests.failed" ]; then
    .venv/bin/python tools/run_again.py "$beside/tests" "${sides[@]}" 2>&1 | tee "$beside/again"
    if [ "${PIPESTATUS[0]}" = 0 ]; then
        rm "$beside/tests.failed"
        cp "$beside/again" "$beside/tests"
    fi
fi

for name in "style" "layout" "types" "client: types and accessibility" "client: tests" "clauses"; do
    [ ! -e "$beside/$name" ] || cat "$beside/$name"
    [ ! -e "$beside/$name.failed" ] || failed+=("$name")
done
[ ! -e "$beside/tests.failed" ] || failed+=("tests")
[ ! -e "$beside/again" ] || sed -n 's/^  \(tests\/\)/A FAULT TO MEND, failed the first time: \1/p' "$beside/again"
cat "$beside/looks"
grep -h "LEFT OUT" "$beside/client: types and accessibility" "$beside/client: tests" || true
cat "$beside/sides"
echo "The tests' data lay $data; $(nproc) cores, $workers workers, $((SECONDS / 60)) minutes."
[ "$lane" = all ] || echo "The lane \"$lane\" alone: ${tests[*]}; \`make test\` runs everything."
grep -E '(passed|failed|error).* in [0-9.]+s' "$beside/tests" | tail -n 1

if [ ${#failed[@]} -gt 0 ]; then
    printf 'FAILED: %s\n' "${failed[@]}"
    exit 1
fi
