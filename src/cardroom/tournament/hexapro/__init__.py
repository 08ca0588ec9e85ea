"""HexaPro: the draw of the pool and its prizes, its levels, lost connections and unfinished games. Pure."""
