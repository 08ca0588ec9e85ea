"""What everything in a room runs on: time, chance, settings, the way to the disk, threads, figures."""
