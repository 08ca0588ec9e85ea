"""Stakes, waiting lists, the draw of a table, and the lobby everybody looks at."""
