"""The table server: play with anybody, anywhere, and lose nothing."""
