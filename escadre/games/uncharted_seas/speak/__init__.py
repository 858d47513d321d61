"""Verbs and names; the words are in `text/`."""
