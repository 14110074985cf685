"""Limestone: one table for Limes, Limits and Les Deux Limoges."""

__version__ = "0.1.0"
