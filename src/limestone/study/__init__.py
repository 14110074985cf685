"""What a decision was worth, from what its seat could know: for hints, reviews and puzzles."""
