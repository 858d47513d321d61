"""Who comes in, as whom, and how much anybody may ask."""
