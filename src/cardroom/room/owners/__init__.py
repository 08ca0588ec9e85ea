"""Owners that speak by messages alone: each decides about its own state, hosted one by one, frozen one by one."""
