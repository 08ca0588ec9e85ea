#!/usr/bin/env bash
# Sees to a PostgreSQL for the tests of stores on a server: root gets Debian's package, anyone else is told what is skipped.
set -euo pipefail

if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { command -v postgres >/dev/null && command -v initdb >/dev/null; }; then
    exit 0
fi

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing PostgreSQL from Debian's packages for the tests of stores on a server"
    # Its own service and its first cluster are not wanted: the tests start a server of their own.
    export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends postgresql >/dev/null
    exit 0
fi

echo "NOTE: there is no PostgreSQL on this machine and only root can install it, so the tests of rooms on a server"
echo "      will be skipped. To run them too: sudo apt-get install postgresql"
