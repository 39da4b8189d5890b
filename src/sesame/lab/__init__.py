"""The laboratory: simulation and measurement over the same rules."""
