"""Naval combat (TF-4.2): who fights whom, battles by day and night, bombardments."""
