"""Tables that are open: where a log grows and is told from, and what happens there by itself."""
