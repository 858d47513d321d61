"""The rules of The Uncharted Seas, and everything they stand on."""
