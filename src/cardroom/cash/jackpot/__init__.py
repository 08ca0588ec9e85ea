"""The bad beat jackpot: who has hit it, what each gets of the fund, what hands pay into it (chapter CH-7)."""
