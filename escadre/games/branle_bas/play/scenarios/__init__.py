"""Scenario files: how they are read, what they put on the sea, and what they change."""
