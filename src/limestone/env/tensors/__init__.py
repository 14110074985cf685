"""What a seat knows, as text and as numbers: made of its view and its own words, nothing else."""
