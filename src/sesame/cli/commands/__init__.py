"""One file a command: from what was typed to an exit code."""
