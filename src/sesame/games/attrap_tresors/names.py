"""What seats are called, and the signs of colours."""

from sesame.games.attrap_tresors.state import BLUE, GREEN, ORANGE, RED, VIOLET, YELLOW

# The initials are the seats' letters in records and drawings.
SEAT_NAMES = ("Aziz", "Badia", "Chadi", "Dalila", "Emir", "Farah")

# A die reads without colours too (AT-02).
SIGNS = {RED: "♥", ORANGE: "●", YELLOW: "★", GREEN: "♣", BLUE: "◆", VIOLET: "☾"}
