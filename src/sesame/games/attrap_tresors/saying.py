"""What Python alone says of Attrap'trésors: options, figures, why a text is refused, and what
people around one keyboard read.
"""

from pathlib import Path

from sesame.core.messages import messages

say = messages(Path(__file__).with_name("sayings"))
