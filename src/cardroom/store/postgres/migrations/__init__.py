"""The schema's history on PostgreSQL: each file in versions/ is one step; `migrating` runs them."""
