"""The schema's history: each file in versions/ is one step of the room's file; `migrating` runs them."""
