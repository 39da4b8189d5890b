"""The event log: what is written, the table folded from it, who may do what. Pure: no I/O."""
