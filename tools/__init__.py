"""What writes documents and types from the sources; not part of the package."""
