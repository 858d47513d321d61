"""The lab: many matches between bots, and what can honestly be said about them."""
