#!/usr/bin/env bash
# Sees to a Chromium for the browser tests: root gets Debian's package, anyone else is told what will be skipped.
set -euo pipefail

there() {
    for name in "$@"; do
        if [ -n "$name" ] && command -v "$name" >/dev/null; then
            return 0
        fi
    done
    return 1
}

if there "${CARDROOM_CHROMIUM:-}" chromium-headless-shell; then
    exit 0
fi

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium (without a window) from Debian's packages for the browser tests"
    if apt-get update -qq &&
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null; then
        exit 0
    fi
    there chromium chromium-browser google-chrome && exit 0
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
    exit 0
fi

there chromium chromium-browser google-chrome && exit 0
echo "NOTE: there is no Chromium on this machine and only root can install it, so the browser tests"
echo "      (marker 'browser') will be skipped. To run them too: sudo apt-get install chromium-headless-shell"
