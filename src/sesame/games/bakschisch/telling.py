"""What came of the fists that were opened last, and how a game ended."""

from sesame.core.words import Words
from sesame.games.bakschisch import rules
from sesame.games.bakschisch.names import SEAT_NAMES, coins, named
from sesame.games.bakschisch.state import NOT_YET, ROUNDS, THIEF_IN_FIST, State


def joined(sentences: list[Words]) -> Words:
    """Several sentences as one paragraph."""
    return Words(*(" ".join(said) for said in zip(*sentences, strict=True)))


def news(s: State) -> list[Words]:
    """Who stole, who moved, and whether the round is over; nothing before the first bribe."""
    seats = range(int(s.seats))
    if any(s.fist[seat] == NOT_YET for seat in seats):
        return []
    said = _thefts(s)
    moves = [_move(s, seat) for seat in seats if s.came[seat] != s.pawn[seat]]
    said += moves or [Words("Personne ne bouge.", "Nobody moves.")]
    if s.up == 0:
        said.append(_round_end(s))
    return said


def _thefts(s: State) -> list[Words]:
    """BK-11: what the thieves brought home."""
    fists = s.fist[: int(s.seats)].tolist()
    thieves = [seat for seat, fist in enumerate(fists) if fist == THIEF_IN_FIST]
    if not thieves:
        return []
    each = sum(rules.coins_in(fist) for fist in fists) // len(thieves)
    who = named(thieves)
    if each == 0:
        return [Words(f"{who.fr} : rien à voler.", f"{who.en}: nothing to steal.")]
    several, gold = len(thieves) > 1, coins(each)
    return [
        Words(
            f"{who.fr} {'volent' if several else 'vole'} {gold.fr}{' par voleur' * several}.",
            f"{who.en} {'steal' if several else 'steals'} {gold.en}{' each' * several}.",
        )
    ]


def _move(s: State, seat: int) -> Words:
    who, start, goal = SEAT_NAMES[seat], int(s.came[seat]), int(s.pawn[seat])
    if goal == s.throne:
        return Words(f"{who} monte sur le trône.", f"{who} climbs onto the throne.")
    if goal == 0:
        return Words(f"{who} retourne au départ.", f"{who} goes back to the start.")
    french, english = ("avance", "moves ahead") if goal > start else ("recule", "goes back")
    return Words(f"{who} {french} de {start} à {goal}.", f"{who} {english} from {start} to {goal}.")


def _round_end(s: State) -> Words:
    """BK-18: the pot is shared."""
    number, rest = int(s.rounds) - 1, int(s.pot)
    left = coins(rest)
    kept = Words(f" (reste {left.fr})", f" ({left.en} left over)") if rest else Words("", "")
    return Words(
        f"Fin du tour {number} : le pot est partagé{kept.fr}.",
        f"End of round {number}: the pot is shared{kept.en}.",
    )


def ending(s: State) -> Words:
    """Who won and why (BK-20, BK-21)."""
    seats = range(int(s.seats))
    winners = [seat for seat in seats if s.winners >> seat & 1]
    rivals = [seat for seat in seats if s.pawn[seat] == s.pawn[winners[0]]]
    if rules.has_caliph(s):
        return _caliph(s, winners, rivals)
    return _furthest(s, winners, rivals)


def _caliph(s: State, winners: list[int], rivals: list[int]) -> Words:
    number, who, all_there = int(s.rounds), named(winners), named(rivals)
    if len(rivals) == 1:
        return Words(
            f"{who.fr} est sur le trône à la fin du tour {number} et devient calife.",
            f"{who.en} is on the throne at the end of round {number} and becomes Caliph.",
        )
    french = f"{all_there.fr} sont sur le trône à la fin du tour {number}"
    english = f"{all_there.en} are on the throne at the end of round {number}"
    if winners == rivals:
        return Words(f"{french} et partagent la victoire.", f"{english} and share the win.")
    if len(winners) > 1:
        return Words(
            f"{french} ; {who.fr} partagent la victoire.", f"{english}; {who.en} share the win."
        )
    gold = [int(s.gold[seat]) for seat in rivals]
    if gold.count(max(gold)) == 1:
        return Words(
            f"{french} ; {who.fr} a le plus d'or et devient calife.",
            f"{english}; {who.en} has the most gold and becomes Caliph.",
        )
    return Words(
        f"{french} ; à or égal, {who.fr} y était avant et devient calife.",
        f"{english}; with equal gold, {who.en} was there before and becomes Caliph.",
    )


def _furthest(s: State, winners: list[int], rivals: list[int]) -> Words:
    """BK-18, BK-21: no Caliph after sixty rounds, or no gold left."""
    who, square = named(winners), int(s.pawn[winners[0]])
    why = Words(f"Après {ROUNDS} tours sans calife", f"After {ROUNDS} rounds without a Caliph")
    if s.rounds < ROUNDS:
        why = Words("Il n'y a plus d'or en jeu", "No gold is left in play")
    if len(winners) > 1:
        return Words(
            f"{why.fr}, {who.fr} partagent la victoire, à la case {square}.",
            f"{why.en}, {who.en} share the win, on square {square}.",
        )
    by_gold = Words(" et avec le plus d'or", " with the most gold")
    more = by_gold if len(rivals) > 1 else Words("", "")
    return Words(
        f"{why.fr}, {who.fr} l'emporte, à la case {square}{more.fr}.",
        f"{why.en}, {who.en} wins, on square {square}{more.en}.",
    )
