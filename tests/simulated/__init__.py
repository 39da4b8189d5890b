"""The simulated house: servers, databases, lines and people in one deterministic process."""
