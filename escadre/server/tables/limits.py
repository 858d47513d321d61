"""How much one table may have."""

LONGEST = 20_000  # acts of a match: ten times what any game needs; nobody fills the disk by choosing and undoing
PAGE = 50  # lines of chat that are told at once
