# The rules of Khan Tsin, in our words.

aim = The aim
aim-1 = Thirty-six barons share a dragon. They climb onto one another until a pile has nine of them: three red, three black, three white. Whoever completes that pile becomes Emperor and wins at once.
aim-2 = No colour is yours, none is the other's. It does not matter who built the rest of the pile: only who lays its last storey.

dragon = The dragon
dragon-1 = The dragon is a single line of 36 squares, from tail to head. South sits at the tail (square 1), North at the head (square 36).
dragon-2 = One, two or three claws are drawn on each square, twelve times each. They matter only in the two-speeds variant.

laying = Laying the barons
laying-1 = South lays the twelve red barons where he likes, one a square. North then lays the twelve black ones on free squares. White fills the rest.
laying-2 = To be quick, sweep over several scales, or leave it to “At random”. When the table is opened you may also choose to lay barons in turn, or to have them all drawn by lot.

your-turn = Your turn
your-turn-1 = South begins. On your turn take the top baron, the suzerain, of one of the four piles nearest your own end of the dragon. A ring of light shows them. A single baron is a pile of one.
your-turn-2 = It flies to any other occupied square, forwards or backwards, as far as it likes. It never lands on an empty square.
your-turn-3 = It goes alone or takes along the barons right under it, as many as you like. They keep their order and land on top of the pile they reach.

forbidden = Two things forbidden
forbidden-1 = A suzerain never falls: after its flight it must stand higher than before. From a pile of three, a baron alone may not join a pile of two (it would stay on the third storey); a pile of three, it may.
forbidden-2 = Harmony: never more than three barons of one colour in a pile. The little tag above a pile counts the red (triangles), the black (squares) and the white (circles).

passing = Passing, and ending without an Emperor
passing-1 = Without a possible move you pass. If you can move, you must.
passing-2 = If nobody can move any more, the game is a draw. That happens only with two speeds.

variants = Variants
variants-1 = Turned piles: you may turn over the part that flies before it lands, or the whole pile once it has landed, or both, as the table allows. For the ban on falling only heights count.
variants-2 = Two speeds: count the occupied squares from here to there. You hop as many occupied squares as your starting square has claws, or you fly to five and more. Any other distance is closed, four among them.

fairness = For a fair game
fairness-1 = Between strong players it is an advantage to begin. When the table is opened you may agree that North has the choice: after South's first move, North answers it, or turns the dragon round. What lay before South then lies before North, claws with it, and South moves next.
fairness-2 = So it pays South to open with a move that favours nobody. This rule is ours; it is not in the box.

## Our readings

reading-1 = The sheet does not say how the barons are laid one by one. Each is laid in any order, and the table offers two other ways to set up (KT-05).
reading-2 = The sheet does not say who begins: South does (KT-06).
reading-3 = If both players have to pass, we call the game a draw (KT-14).
reading-4 = Must a turned pile still lift its suzerain? We compare heights, nothing else. A turn that changes nothing is not offered (KT-30, KT-31).
reading-5 = “Beyond four barons”: we count occupied squares and read five or more. A hop does not turn back half-way (KT-32).

## Rebuilt by us

rebuilt-1 = The order of the claws on the dragon. We know that there are twelve squares of each kind and how the two ends begin, not what was printed. Ours repeats two, one, three claws from South's end (KT-02).
rebuilt-2 = The dragon, the barons and the box are drawn by us.
