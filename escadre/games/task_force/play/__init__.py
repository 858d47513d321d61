"""The rules of Task Force, and everything they stand on."""
