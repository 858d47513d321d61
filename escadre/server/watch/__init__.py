"""Whether all is well, for those who run a server."""
