"""Workers that share the houses of a room by load: what each carries, who takes a free house, and moves in mid-hand."""
