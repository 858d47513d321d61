"""The table in the terminal: drawn in characters, played in typed orders."""
