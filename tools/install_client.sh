#!/usr/bin/env bash
# Installs the libraries of the browser client, those of the lock file exactly. What fails says why, on standard error.
set -euo pipefail

tools=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "${1:-$tools/../client}"
status=0
bash "$tools/with_node.sh" npm ci --loglevel=error --no-progress --no-audit --no-fund >/dev/null || status=$?
if [ "$status" -ne 0 ]; then
    echo "The libraries of the browser client could not be installed; npm says why above." >&2
    echo "They come from the registry that \`npm config get registry\` names: is it reached from this machine?" >&2
fi
exit "$status"
