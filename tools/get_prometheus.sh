#!/usr/bin/env bash
# Sees to a Prometheus for the tests of the monitoring page: root gets Debian's package, anyone else is told what is skipped.
set -euo pipefail

if command -v promtool >/dev/null && command -v prometheus >/dev/null; then
    exit 0
fi

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Prometheus from Debian's packages for the tests of docs/monitoring.md"
    # Its own service is not wanted: the tests start one for themselves.
    export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends prometheus >/dev/null
    exit 0
fi

echo "NOTE: there is no Prometheus on this machine and only root can install it, so the tests that load the example"
echo "      of docs/monitoring.md into one will be skipped. To run them too: sudo apt-get install prometheus"
