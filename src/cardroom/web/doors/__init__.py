"""What stands before every handler: who may connect, how fast they may ask, and how long they may take."""
