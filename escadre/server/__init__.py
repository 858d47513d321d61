"""The table for many: HTTP and WebSocket around matches that are kept in a store."""
