#!/usr/bin/env bash
# Where memory has no room for the tests' data (a container's /dev/shm is often 64 MB), they lie on a disk, and waiting for it
# is half of their time. Debian's eatmydata lets a program go on without waiting; what a killed process wrote outlives it still.
set -euo pipefail

room=$(df --output=avail -B1M /dev/shm 2>/dev/null | tail -n 1 || true)
if [ "${room:-0}" -ge 2048 ] || command -v eatmydata >/dev/null; then
    exit 0
fi

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing eatmydata from Debian's packages: the tests' data lie on a disk here"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends eatmydata >/dev/null || true
    exit 0
fi

echo "NOTE: /dev/shm has no 2 GB for the tests' data, so they lie on a disk and take up to twice as long."
echo "      To wait for the disk no more: sudo apt-get install eatmydata"
