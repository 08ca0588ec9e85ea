"""The base that all of a room runs on: time, chance, settings, the way to the disk, threads, figures."""
