# What the house says in English; a game's own words are in its folder.

## The rules

rules-title = { $game }: the rules
rules-contents = Contents
rules-readings = Our readings
rules-readings-why = Where the rule sheet is silent, this is what we decided.
rules-rebuilt = Rebuilt by us
rules-rebuilt-why = What we could not see and have made anew.
rules-unwritten = This game came without written rules; at the table a sentence always says what to do.
rules-unknown = We do not have this game.
rules-moment = A moment of the game, on the real table
rules-ours = The words and drawings of this page are ours. Sésame is not connected with the authors or publishers, whom we thank.
