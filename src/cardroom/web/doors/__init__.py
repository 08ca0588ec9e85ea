"""The checks before every handler: who may connect, at what rate they may ask, and how long they may take."""
