"""The shared vocabulary: what every game answers, and the doors through which it is asked."""
