"""Where rows, cards and people are kept: SQLite or PostgreSQL, asked through one interface."""
