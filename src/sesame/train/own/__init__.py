"""What is made for one game alone: a file or a folder each."""
