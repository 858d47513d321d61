"""Scenario files: how they are read and checked (TF-3.7, FACTS 7)."""
