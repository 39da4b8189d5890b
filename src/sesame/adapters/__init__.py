"""Every game in the shape other libraries know: PettingZoo, OpenSpiel, Gymnasium.

One adapter a library, none a game. `pip install "sesame-games[research]"` brings the libraries.

Where seats choose at once they are asked one after the other and none sees what another has
sealed. Attrap'trésors, a race in real time, becomes the same race with equally quick hands: every
seat that may grab says, in secret, what it goes for, or that it waits (the clock's own action).
Of those that go for something chance picks the hand that is first, each as likely, and it alone
takes; then everybody is asked anew. If all wait, time runs out.
"""
