#!/usr/bin/env bash
# Makes .venv with the newest suitable Python of this machine. Debian keeps the means to do so in a package of its own.
set -euo pipefail

suitable() { "$1" -c 'import sys; raise SystemExit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

python=""
for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11; do
    if [ -n "$candidate" ] && command -v "$candidate" >/dev/null && suitable "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "Cardroom needs Python 3.11 or newer, and none was found. On Debian: apt-get install python3 python3-venv" >&2
    exit 1
fi

if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    version=$("$python" -c 'import sys; print(f"{sys.version_info[0]}.{sys.version_info[1]}")')
    if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
        echo "This Python cannot make a virtual environment. Install the package python${version}-venv, then try again:" >&2
        echo "    sudo apt-get install python${version}-venv" >&2
        exit 1
    fi
    echo "Installing python${version}-venv from Debian's packages"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "python${version}-venv" >/dev/null
fi

echo "Making the virtual environment .venv with $("$python" --version)"
rm -rf .venv
"$python" -m venv .venv
