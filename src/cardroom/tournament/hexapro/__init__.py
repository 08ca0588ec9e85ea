"""HexaPro: the draw of the pool and what it pays, its levels, lost connections and unfinished games. Pure."""
