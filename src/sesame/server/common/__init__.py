"""What every storey may use, and that knows none of them: limits, the clock, a client's line."""
