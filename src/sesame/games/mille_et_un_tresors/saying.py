"""What Python alone says of Mille et un trésors: options, figures, why a text is refused."""

from pathlib import Path

from sesame.core.messages import messages

say = messages(Path(__file__).with_name("sayings"))
