"""A club night as pure values: pairing, standings, and the entries of its log."""
