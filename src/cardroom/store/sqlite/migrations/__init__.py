"""The schema's history: each file in versions/ takes a room's file one step on; `migrating` takes them."""
