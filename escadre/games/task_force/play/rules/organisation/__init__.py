"""The organisation of fleets at the start of a movement phase and of the air operations phase (TF-3.6)."""
