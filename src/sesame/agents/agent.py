"""What a decider is: asked for a seat's next action, it answers with an id."""

from typing import Protocol

from sesame.core.match import Match


class Agent(Protocol):
    """One seat's decider for one match. It uses nothing that its seat may not know."""

    def act(self, match: Match, seat: int) -> int:
        """The id of an action that is legal for the seat now."""
        ...
