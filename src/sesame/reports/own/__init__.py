"""What is asked about one game alone: a file a game.

`facts(match)` notes what is needed of each game. `CARDS` names what is shown: a function from all
notes to rows of figures, its title, and a sentence on how to read it. `SECTION` is the heading.
"""
