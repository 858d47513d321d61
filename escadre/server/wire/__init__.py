"""What travels between a client and the server, and refusals in words."""
