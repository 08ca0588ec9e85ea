#!/usr/bin/env bash
# Sees to a Chromium for the browser tests: root gets Debian's package, anyone else is told what will be skipped.
set -euo pipefail

for name in "${CARDROOM_CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name" >/dev/null; then
        exit 0
    fi
done

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium from Debian's packages for the browser tests"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
    exit 0
fi

echo "NOTE: there is no Chromium on this machine and only root can install it, so the browser tests"
echo "      (marker 'browser') will be skipped. To run them too: sudo apt-get install chromium"
