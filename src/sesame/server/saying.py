"""What the server says: the messages of `words/`, by their names."""

from pathlib import Path

from sesame.core.messages import messages

say = messages(Path(__file__).parent / "words")
