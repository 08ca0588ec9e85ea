#!/usr/bin/env bash
# Sees to a NATS server for the tests of the bus: root gets Debian's package, anyone else is told what is skipped.
set -euo pipefail

if command -v nats-server >/dev/null; then
    exit 0
fi

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing a NATS server from Debian's packages for the tests of the bus"
    # Its own service is not wanted: the tests start servers of their own.
    export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends nats-server >/dev/null
    exit 0
fi

echo "NOTE: there is no NATS server on this machine and only root can install it, so the tests of a bus over NATS"
echo "      will be skipped. To run them too: sudo apt-get install nats-server"
