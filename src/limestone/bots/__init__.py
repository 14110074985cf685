"""Opponents that see what their seat may see, and nothing else."""
