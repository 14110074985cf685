"""The games in a terminal: pictures in text, moves in notation."""
