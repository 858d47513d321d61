"""What is counted of a match, and what a learner is told."""
