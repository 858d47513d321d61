"""How fast it is, each figure as a ratio to a peer that runs in the same process on the same core: `make bench`."""
