"""Compiled twins of the rules, held to them by differential tests."""
