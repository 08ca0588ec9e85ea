"""Web push: letters sealed for one browser, and the way they take to its push service."""
