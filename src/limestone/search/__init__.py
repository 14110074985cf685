"""Looking ahead: playouts, compiled kernels and the arena."""
