"""Scenario files: how they are read, and the records they become."""
