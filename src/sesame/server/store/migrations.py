"""How the database came to look as it does: numbered steps, from the first release on.

A step that was released is never changed; what comes later is a new step at the end. Both
dialects take the same steps: what they spell differently stands in braces.
"""

from typing import Final

from sesame.server.saying import say
from sesame.server.store.interface import NewerSchema

Step = tuple[str, ...]  # statements
Steps = tuple[Step, ...]

SQLITE: Final = {
    "bytes": "BLOB",
    "flag": "INTEGER",
    "number": "INTEGER",
    "now": "1000 * CAST(strftime('%s', 'now') AS INTEGER)",
    "by": "json_extract(CAST(body AS TEXT), '$.by')",
    "named": "json_extract(CAST(body AS TEXT), '$.event.person')",
}
# By patterns: its JSON refuses what ours may hold. In a string every quote has its backslash.
POSTGRES: Final = {
    "bytes": "BYTEA",
    "flag": "BOOLEAN",
    "number": "BIGINT",
    "now": "CAST(1000 * extract(epoch FROM now()) AS BIGINT)",
    "by": """substring(convert_from(body, 'UTF8')
        FROM '[}],"by":"([^"]+)"(?:,"id":"(?:[^"\\\\]|\\\\.)*")?[}]$')""",
    "named": """substring(convert_from(body, 'UTF8')
        FROM '^[{]"event":[{]"type":"(?:seated|muted)",[^}]*"person":"([^"]+)"')""",
}
_QUARTER = 90 * 24 * 3600 * 1000  # milliseconds

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
    (
        """CREATE TABLE sessions (
            id TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, at {number} NOT NULL,
            generation {number} NOT NULL, rotated {number} NOT NULL, used {number} NOT NULL,
            until {number} NOT NULL, device TEXT NOT NULL)""",
        "CREATE INDEX sessions_by_person ON sessions (person)",
        # Cookies from before are good for a while, and can be ended: they count as one session
        f"""INSERT INTO sessions (id, person, at, generation, rotated, used, until, device)
            SELECT 'old.' || id, id, at, 0, at, {{now}}, {{now}} + {_QUARTER}, '' FROM people""",
        "ALTER TABLE tokens ADD COLUMN scopes TEXT NOT NULL DEFAULT 'play read'",
        "ALTER TABLE tokens ADD COLUMN until {number}",
        "ALTER TABLE tokens ADD COLUMN used {number}",
        """CREATE TABLE traces (
            person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))""",
        """INSERT INTO traces (person, table_id)
            SELECT {by}, table_id FROM events WHERE {by} IS NOT NULL
            UNION SELECT {named}, table_id FROM events WHERE {named} IS NOT NULL
            UNION SELECT person, table_id FROM card_people""",
    ),
    (
        "ALTER TABLE cards ADD COLUMN due {number}",
        "ALTER TABLE cards ADD COLUMN mark TEXT",
        # Whatever was open or running is looked at once, and then when it says so
        "UPDATE cards SET due = at WHERE status IN ('open', 'playing')",
        "CREATE INDEX cards_by_due ON cards (due)",
        "CREATE INDEX cards_by_mark ON cards (mark)",
        "CREATE INDEX cards_in_lobby ON cards (public, at)",
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
        raise NewerSchema(say("newer-schema", version=str(version), known=str(len(steps))))
    statements = []
    for number, step in enumerate(steps[version:], version + 1):
        statements += [statement.format_map(dialect) for statement in step]
        statements.append(f"INSERT INTO schema (version) VALUES ({number})")
    return statements
