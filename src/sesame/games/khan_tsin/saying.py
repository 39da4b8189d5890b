"""What Python alone says of Khan Tsin: options, figures, and why a text is not understood."""

from pathlib import Path

from sesame.core.messages import messages

say = messages(Path(__file__).with_name("sayings"))
