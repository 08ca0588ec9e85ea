"""The bad beat jackpot: its hits, its payouts from the fund, and the drops that hands pay into it (chapter CH-7)."""
