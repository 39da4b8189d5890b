"""Processes beside the server: robots that think, studies of finished games, compilation."""
