"""Tables in memory: who sits, what is asked of them, what is shown."""
