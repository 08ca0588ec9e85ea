"""Messages of processes to one another that may be lost: subjects, subscriptions, questions with a deadline.

Nothing here is kept. Anything that must not be lost is a commit in the store (`cardroom.store`); the bus wakes and shows.
"""
