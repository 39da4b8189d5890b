"""How the database came to look as it does: numbered steps, from the first release on.

A step that was released is never changed; what comes later is a new step at the end. Both
dialects take the same steps: what they spell differently stands in braces.
"""

from typing import Final

from sesame.server.store import NewerSchema

Step = tuple[str, ...]  # statements
Steps = tuple[Step, ...]

SQLITE: Final = {"bytes": "BLOB", "flag": "INTEGER", "number": "INTEGER"}
POSTGRES: Final = {"bytes": "BYTEA", "flag": "BOOLEAN", "number": "BIGINT"}

STEPS: Final[Steps] = (
    (
        """CREATE TABLE events (
            table_id TEXT NOT NULL, version {number} NOT NULL, at {number} NOT NULL,
            body {bytes} NOT NULL, PRIMARY KEY (table_id, version))""",
        """CREATE TABLE cards (
            table_id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL,
            public {flag} NOT NULL, at {number} NOT NULL, people TEXT NOT NULL,
            body {bytes} NOT NULL)""",
        "CREATE INDEX cards_by_status ON cards (status)",
        """CREATE TABLE card_people (
            person TEXT NOT NULL, table_id TEXT NOT NULL,
            PRIMARY KEY (person, table_id))""",
        "CREATE INDEX card_people_by_table ON card_people (table_id)",
        """CREATE TABLE people (
            id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, avatar TEXT NOT NULL,
            at {number} NOT NULL)""",
        """CREATE TABLE tokens (
            hash TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, label TEXT NOT NULL,
            at {number} NOT NULL)""",
        "CREATE INDEX tokens_by_person ON tokens (person)",
        """CREATE TABLE codes (
            name TEXT NOT NULL PRIMARY KEY, hash TEXT NOT NULL, person TEXT NOT NULL,
            until {number} NOT NULL)""",
        """CREATE TABLE secrets (
            name TEXT NOT NULL PRIMARY KEY, body {bytes} NOT NULL)""",
    ),
    (  # the last sign of life of any server, and when there was none before that
        """CREATE TABLE life (
            name TEXT NOT NULL PRIMARY KEY, at {number} NOT NULL,
            since {number} NOT NULL, until {number} NOT NULL)""",
    ),
)

# The version a database has is the highest number in this table; none: it is empty.
NUMBERS: Final = "CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL PRIMARY KEY)"
VERSION: Final = "SELECT coalesce(max(version), 0) FROM schema"


def missing(version: int, steps: Steps, dialect: dict[str, str]) -> list[str]:
    """The statements that bring a database of that version up to date."""
    if version > len(steps):
        raise NewerSchema(
            f"la base de données a la version {version}, cette version de Sésame ne connaît que "
            f"la {len(steps)} : mettez Sésame à jour",
            f"the database has version {version}, this release of Sésame knows only up to "
            f"{len(steps)}: upgrade Sésame",
        )
    statements = []
    for number, step in enumerate(steps[version:], version + 1):
        statements += [statement.format_map(dialect) for statement in step]
        statements.append(f"INSERT INTO schema (version) VALUES ({number})")
    return statements
